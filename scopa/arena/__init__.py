"""Measure players against one another, honestly: every deal is played with the sides changed over.

What luck the cards bring, they bring to both players, so that far fewer deals tell who plays better. The page needs
nothing of this and is not given it. ``python -m scopa arena --help`` says what it does from a terminal.
"""

from scopa.arena.contest import Contest, Pair, play_pair
from scopa.arena.players import PLAYERS, Player, find_player
from scopa.arena.run import hold
from scopa.arena.tally import Sprt, Tally

__all__ = ["PLAYERS", "Contest", "Pair", "Player", "Sprt", "Tally", "find_player", "hold", "play_pair"]
