"""The four levels at which the computer plays, for every game and every number of seats.

A level is given what its seat may know, and thinks in steps; the same observation, seed and number of worlds always
give the same thought. The weaker ones are weak as people are: they see less far and forget.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log
from types import MappingProxyType

from scopa.ai import heuristic
from scopa.ai.memory import chance_of, unseen_by_memory
from scopa.ai.thought import Settled, Thinking, Thought
from scopa.ai.weights import BEGINNER, BEGINNER_WAVERS
from scopa.moves import AnyMove
from scopa.observation import Observation

Begin = Callable[[Observation, str, int], Thinking]
"""Begins to think about the move of the seat that observes, from a seed and with at most so many worlds."""


@dataclass(frozen=True)
class Level:
    """One level: its name, how many worlds it looks at when nothing stops it, with two players and with more (0: it
    does not search), how many ``seconds`` it may take where a person waits, and how it thinks.
    """

    name: str
    worlds: tuple[int, int]
    seconds: float
    _begin: Begin

    def begin(self, observation: Observation, seed: str = "", worlds: int | None = None) -> Thinking:
        """Begin to think about the move of the seat that observes; whoever asked takes the steps, and stops at will."""
        if worlds is None:
            worlds = self.worlds[observation.rules.seats > 2]
        return self._begin(observation, seed, worlds)

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


def _beginner(observation: Observation, seed: str, _worlds: int) -> Thinking:
    """Sees what a move takes and not what it leaves, remembers nothing, and wavers between moves that look alike."""
    if observation.declaring:
        return Settled(heuristic.declaring(observation))
    chance = chance_of(observation, seed)
    judged = heuristic.judge(observation, BEGINNER)
    return Settled(heuristic.thought(judged, [-BEGINNER_WAVERS * log(-log(1 - chance.random())) for _ in judged]))


def _forgetful(observation: Observation, _seed: str, _worlds: int) -> Thinking:
    """Looks one move ahead, and of the cards gone remembers the coins, the sevens and the last trick."""
    if observation.declaring:
        return Settled(heuristic.declaring(observation))
    return Settled(heuristic.thought(heuristic.judge(observation, unseen=unseen_by_memory(observation))))


def _by_search(*, infers: bool) -> Begin:
    def begin(observation: Observation, seed: str, worlds: int) -> Thinking:
        from scopa.ai.search import Manner, Search

        if observation.declaring:
            return Settled(heuristic.declaring(observation))
        return Search(observation, seed, worlds, Manner(infers=infers))

    return begin


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("principiante", (0, 0), 0.1, _beginner),
            Level("intermedio", (0, 0), 0.1, _forgetful),
            Level("esperto", (10, 16), 0.25, _by_search(infers=False)),
            Level("maestro", (300, 200), 0.8, _by_search(infers=True)),
        )
    }
)
"""The levels by name, the weakest first."""
