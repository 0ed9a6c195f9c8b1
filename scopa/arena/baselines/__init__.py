"""What the players are measured against: known kinds of play, from chance to a cheat.

Each is a function of what its seat may know and of a source of chance, ``choose(observation, chance)``; the cheat alone
is given the State.
"""
