"""The ladder: who is measured against whom, at what, and what is asked of it. `make ladder` plays every row."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from scopa.arena.contest import Contest

SCOPA, SCOPONE, NINE, ESCOBA, CIRULLA = "scopa", "scopone", "scopone-nove", "escoba", "cirulla"
PAIRS, ESCOBA_PAIRS = "scopa seats=4 teams=2x2", "escoba seats=4 teams=2x2"
THREE = "scopa-ventuno seats=3"
"""The games of the ladder, as texts of rules."""

SLACK = 0.1
"""How far below its goal the lower end of the 95 % interval may lie, in points a deal or as a part of the matches."""


@dataclass(frozen=True)
class Rung:
    """One row of the ladder.

    ``goal`` is the margin that is asked for, in points a deal, or with ``matches`` the part of the matches to be won;
    None where nothing is asked. It is reached if the 95 % interval does not begin more than ``slack`` below it.
    """

    section: str
    game: str
    first: str
    second: str
    pairs: int
    goal: float | None = None
    matches: bool = False
    slack: float = SLACK

    def contest(self, seed: str) -> Contest:
        """The contest that measures it."""
        return Contest(self.first, self.second, self.game, seed, self.matches)

    @property
    def title(self) -> str:
        """What tells it from every other row, on one line."""
        return f"{self.first} against {self.second}, {self.game}{', matches' if self.matches else ''}"


_ORDER = "Each level and the one below it"
_MAESTRO = "What is asked of Maestro"
_BASELINES = "The baselines among themselves"

_LEVELS = ("principiante", "intermedio", "esperto", "maestro")
_DEALS = {SCOPA: 800, ESCOBA: 800, CIRULLA: 800}
_DEALS_AT_FOUR = 300


def _order(game: str) -> tuple[Rung, ...]:
    """Each level against the one below it: the whole interval above nothing."""
    pairs = _DEALS.get(game, _DEALS_AT_FOUR)
    return tuple(Rung(_ORDER, game, better, worse, pairs, 0.0, slack=0.0) for worse, better in pairwise(_LEVELS))


def _maestro(game: str, second: str, goal: float) -> Rung:
    return Rung(_MAESTRO, game, "maestro", second, _DEALS.get(game, _DEALS_AT_FOUR), goal)


LADDER: tuple[Rung, ...] = (
    *(rung for game in (SCOPA, PAIRS, SCOPONE, NINE, ESCOBA, ESCOBA_PAIRS, CIRULLA) for rung in _order(game)),
    Rung(_ORDER, SCOPA, "greedy", "principiante", 800, 0.5),
    _maestro(SCOPA, "greedy", 1.05),
    _maestro(SCOPA, "heuristic", 0.55),
    # Four times the pairs, for here the usual interval is as wide as what is asked.
    Rung(_MAESTRO, SCOPA, "maestro", "esperto-type", 3200, 0.4),
    _maestro(SCOPA, "pimc-12x5", 0.28),
    Rung(_MAESTRO, SCOPA, "maestro", "greedy", 300, 0.75, matches=True),
    _maestro(SCOPONE, "greedy", 5.0),
    _maestro(SCOPONE, "safe-greedy", 1.6),
    _maestro(SCOPONE, "heuristic", 0.95),
    _maestro(NINE, "safe-greedy", 1.2),
    _maestro(NINE, "heuristic", 0.5),
    _maestro(ESCOBA, "greedy", 1.1),
    _maestro(ESCOBA, "heuristic", 0.25),
    _maestro(PAIRS, "greedy", 0.6),
    _maestro(PAIRS, "heuristic", 0.3),
    _maestro(CIRULLA, "greedy", 1.0),
    _maestro(CIRULLA, "heuristic", 0.3),
    _maestro(THREE, "greedy", 0.6),
    # Here too the usual interval is as wide as what is asked.
    Rung(_MAESTRO, THREE, "maestro", "heuristic", 1200, 0.3),
    Rung(_BASELINES, SCOPA, "greedy", "random", 5000),
    Rung(_BASELINES, SCOPA, "safe-greedy", "greedy", 5000),
    Rung(_BASELINES, SCOPA, "heuristic", "greedy", 2000, 0.55),
    Rung(_BASELINES, SCOPA, "esperto-type", "greedy", 1000),
    Rung(_BASELINES, SCOPA, "pimc-12x5", "greedy", 1000),
    Rung(_BASELINES, SCOPA, "pimc-12x5", "esperto-type", 1000),
    Rung(_BASELINES, SCOPA, "cheat", "pimc-12x5", 400),
    Rung(_BASELINES, SCOPONE, "greedy", "random", 1000),
    Rung(_BASELINES, SCOPONE, "safe-greedy", "greedy", 1500),
    Rung(_BASELINES, SCOPONE, "heuristic", "safe-greedy", 1000),
    Rung(_BASELINES, NINE, "safe-greedy", "greedy", 1500),
    Rung(_BASELINES, NINE, "heuristic", "safe-greedy", 1000),
    Rung(_BASELINES, ESCOBA, "greedy", "random", 1500),
    Rung(_BASELINES, ESCOBA, "heuristic", "greedy", 1500),
    Rung(_BASELINES, PAIRS, "greedy", "random", 1500),
    Rung(_BASELINES, PAIRS, "heuristic", "greedy", 1500),
    Rung(_BASELINES, CIRULLA, "heuristic", "greedy", 1000),
    Rung(_BASELINES, SCOPA, "heuristic", "greedy", 300, None, matches=True),
)
"""Every row, in the order of the page."""
