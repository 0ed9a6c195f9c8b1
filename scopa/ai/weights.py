"""What the players hold things to be worth: data, apart from the code that uses it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The weights of the one-ply heuristic, in points of a deal.

    ``card``, ``coin`` and ``settebello`` are for each such card taken, ``primiera`` by rank, A to K. ``reply``,
    ``follow_up`` and ``laying`` are shares: of what the next player may be expected to take, of one's own best capture
    next, of the worth of a card laid. ``showing`` is what a hand shown by a declaration loses. ``majority`` is for each
    card of a rank whose most scores (four of them), ``single`` and ``together`` are shares of the points for one card,
    and for cards that score together.
    """

    sweep: float = 1.0
    card: float = 0.055
    coin: float = 0.15
    settebello: float = 0.8
    primiera: tuple[float, ...] = (0.05, 0.01, 0.015, 0.02, 0.03, 0.09, 0.22, 0.0, 0.0, 0.0)
    reply: float = 1.0
    follow_up: float = 0.5
    laying: float = 0.35
    showing: float = 0.5
    majority: float = 0.25
    single: float = 0.8
    together: float = 0.6


HEURISTIC = Weights()

BEGINNER = Weights(primiera=(0.0,) * 10, settebello=0.4, reply=0.0, follow_up=0.0)
"""A beginner sees what a move takes, but for the primiera, and not what it leaves."""

BEGINNER_WAVERS = 0.14
"""By how many points, more or less, a beginner misjudges a move: the temperature of a softmax."""
