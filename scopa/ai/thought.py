"""What a player thinks of its moves, and how a thought is asked for: in steps, so that it can be cut off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from scopa.moves import AnyMove


@dataclass(frozen=True, slots=True)
class Estimate:
    """A legal move and what it is thought to bring, in points of a deal.

    ``points`` is the expected margin of what is still to be decided and of what has been scored: the side of the seat
    that plays, less the best of the others. ``errors`` has, for each other move that was tried in the same worlds, the
    standard error of the difference in points to it; nothing where nothing was sampled. ``categories`` splits
    ``points`` by the names of awards (``sweeps``, ``accusi``, ``cards`` and so on); a search that stops before the end
    of the deal adds ``next``, what the next player may be expected to take there, and a player that does not search
    the terms of `scopa.ai.heuristic`. ``exact``: no card that matters is hidden, and no better play is possible against
    best play. ``preference`` is what the moves are ordered by: ``points``, and what the player adds to them.
    """

    move: AnyMove
    points: float
    errors: Mapping[AnyMove, float]
    categories: Mapping[str, float]
    exact: bool
    preference: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player thinks of every legal move, the one it prefers first.

    ``worlds`` is how many ways for the hidden cards to lie it has looked at: 0 if it did not search. ``exact``: so are
    all its estimates.
    """

    estimates: tuple[Estimate, ...]
    worlds: int
    exact: bool

    @property
    def best(self) -> Estimate:
        """The move preferred."""
        return self.estimates[0]


class Thinking(Protocol):
    """A thought in the making. It has one before its first step, and a better one after every other."""

    def step(self) -> bool:
        """Work on for a few thousandths of a second; answer whether there is more to do."""
        ...

    def thought(self) -> Thought:
        """What is thought so far."""
        ...


class Settled:
    """A thought that takes no time."""

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def step(self) -> bool:
        """Nothing is left to do."""
        return False

    def thought(self) -> Thought:
        """What is thought."""
        return self._thought


def ordered(estimates: list[Estimate], worlds: int = 0) -> Thought:
    """A thought of some estimates, the one preferred first; of equals the first given."""
    best_first = tuple(sorted(estimates, key=lambda estimate: -estimate.preference))
    return Thought(best_first, worlds, all(estimate.exact for estimate in estimates))


def finished(thinking: Thinking) -> Thought:
    """The thought at its end."""
    while thinking.step():
        pass
    return thinking.thought()
