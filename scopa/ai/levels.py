"""The four levels at which the computer plays, for every game and every number of seats.

A level is given what its seat may know, and thinks in steps; the same observation, seed and number of worlds always
give the same thought. The weaker ones are weak as people are: they see less far and forget.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scopa.ai import heuristic
from scopa.ai.search import Manner, Search
from scopa.ai.thought import Estimate, Settled, Thinking, Thought, ordered
from scopa.declarations import declarations, declared_points
from scopa.moves import AnyMove
from scopa.observation import Observation

Begin = Callable[[Observation, str, int], Thinking]
"""Begins to think about the move of the seat that observes, from a seed and with at most so many worlds."""


@dataclass(frozen=True)
class Level:
    """One level: its name, how many worlds it looks at when nothing stops it (0: it does not search), and how it
    thinks.
    """

    name: str
    worlds: int
    _begin: Begin

    def begin(self, observation: Observation, seed: str = "", worlds: int | None = None) -> Thinking:
        """Begin to think about the move of the seat that observes; whoever asked takes the steps, and stops at will."""
        return self._begin(observation, seed, self.worlds if worlds is None else worlds)

    def think(
        self, observation: Observation, seed: str = "", worlds: int | None = None, seconds: float | None = None
    ) -> Thought:
        """The thought at the end, or as far as it is after *seconds* by the clock."""
        thinking = self.begin(observation, seed, worlds)
        stop = None if seconds is None else time.perf_counter() + seconds
        while thinking.step() and (stop is None or time.perf_counter() < stop):
            pass
        return thinking.thought()

    def choose(self, observation: Observation) -> AnyMove:
        """The move preferred after as many worlds as the level looks at: a function of the observation alone."""
        return self.think(observation).best.move


def _by_heuristic(observation: Observation, _seed: str, _worlds: int) -> Thinking:
    return Settled(heuristic.thought(heuristic.judge(observation)))


def _by_search(manner: Manner) -> Begin:
    def begin(observation: Observation, seed: str, worlds: int) -> Thinking:
        if observation.declaring:
            return Settled(_declaring(observation))
        return Search(observation, seed, worlds, manner)

    return begin


def _declaring(observation: Observation) -> Thought:
    found = []
    for declaration in declarations(observation.rules, observation.hand):
        worth = heuristic.worth_of_declaring(observation, declaration)
        points = declared_points(observation.rules, declaration)
        found.append(Estimate(declaration, worth, 0.0, {"accusi": points, "next": worth - points}, exact=False, preference=worth))
    return ordered(found)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("principiante", 0, _by_heuristic),
            Level("intermedio", 0, _by_heuristic),
            Level("esperto", 30, _by_search(Manner())),
            Level("maestro", 120, _by_search(Manner(infers=True))),
        )
    }
)
"""The levels by name, the weakest first."""
