"""The ladder: who is measured against whom, at what, and what is asked of it. `make ladder` plays every row."""

from __future__ import annotations

from dataclasses import dataclass

from scopa.arena.contest import Contest

SCOPA, SCOPONE, NINE, ESCOBA, CIRULLA = "scopa", "scopone", "scopone-nove", "escoba", "cirulla"
PAIRS = "scopa seats=4 teams=2x2"
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


_BASELINES = "The baselines among themselves"

LADDER: tuple[Rung, ...] = (
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
