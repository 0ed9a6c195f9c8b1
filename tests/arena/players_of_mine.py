"""Players as a user would write them: a function in a module."""

import os
import sys
from random import Random

from scopa.moves import AnyMove, Move, legal_moves
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


def silent(observation: Observation) -> None:
    """Say nothing."""


async def late(observation: Observation) -> AnyMove:
    return lowest(observation)


class Pensive:
    """A player that is asked twice: it keeps what it saw."""

    def __init__(self, observation: Observation) -> None:
        self.seen = observation


def kind_of_move(observation: Observation) -> type[Move]:
    return Move


def foreign(observation: Observation) -> str:
    return "the seven of coins"


def leaving(observation: Observation) -> AnyMove:
    sys.exit(3)


def dying(observation: Observation) -> AnyMove:
    os._exit(3)


def interrupted(observation: Observation) -> AnyMove:
    """Play while Ctrl-C is pressed."""
    raise KeyboardInterrupt


def lazy() -> None:
    """Take nothing to look at."""


NOT_A_FUNCTION = 7
