"""Players as a user would write them: a function in a module."""

from random import Random

from scopa.moves import AnyMove, legal_moves
from scopa.observation import Observation


def lowest(observation: Observation) -> AnyMove:
    return legal_moves(observation)[0]


def any_of_them(observation: Observation, chance: Random) -> AnyMove:
    return chance.choice(legal_moves(observation))


def unlucky(observation: Observation) -> AnyMove:
    if len(observation.hand) == 1:
        raise ZeroDivisionError("a bad day")
    return lowest(observation)


def dishonest(observation: Observation) -> AnyMove:
    """Play a card of nobody's hand."""
    return type(legal_moves(observation)[0]).read("7D" if "7D" not in observation.hand else "6D")


def lazy() -> None:
    """Take nothing to look at."""


NOT_A_FUNCTION = 7
