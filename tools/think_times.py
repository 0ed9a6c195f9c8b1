"""How long each level thinks about a move, and how many worlds it looks at: `make think-times`.

In seeded deals the level plays one seat and Intermedio the others. The time of a move is that of the clock, from the
question to the thought, with the pauses and the deadline of `scopa.slices`: what a person waits for. The first move
counts too, when nothing is remembered yet. `python -m tools.think_times browser` measures in Chromium; games that are
named after that, "escoba seats=6" for one, are measured alone.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import ceil
from typing import TypeVar

from scopa import slices
from scopa.ai.levels import LEVELS, Level
from scopa.ai.thought import Thinking, Thought
from scopa.notation import read_rules
from scopa.observation import observe
from scopa.state import deal, play

GAMES = (
    "scopa",
    "escoba",
    "cirulla",
    "scopa-ventuno seats=3",
    "scopa seats=4 teams=2x2",
    "scopone",
    "scopone-nove",
    "escoba seats=4 teams=2x2",
    "escoba seats=6",
)
OTHERS = "intermedio"
FILE = "tools/think_times.py"
PROGRAM = """
import json
from dataclasses import asdict
from tools import think_times
json.dumps([asdict(times) for times in await think_times.measure(%r)])
"""

T = TypeVar("T")

MOVES = 60
"""How many moves of a level are timed in a game, and those that the last deal has left."""

LONGEST = 1.0
"""Seconds within which every move is made."""

LONGEST_STEP = 0.05
"""Seconds within which a thought can be cut off."""


@dataclass(frozen=True)
class Goal:
    """Seconds within which some of the moves are made: this ``part`` of them, with two players and with more."""

    part: float
    seconds: tuple[float, float]


GOALS: Mapping[str, Goal] = {
    "principiante": Goal(0.95, (0.1, 0.1)),
    "intermedio": Goal(0.95, (0.1, 0.1)),
    "esperto": Goal(0.95, (0.3, 0.3)),
    "maestro": Goal(0.5, (0.15, 0.8)),
}


@dataclass(frozen=True)
class Times:
    """What one level took in one game: by move the ``seconds`` and the ``worlds`` looked at, and in all the longest
    time in which the thought could not be cut off.
    """

    game: str
    level: str
    seconds: list[float]
    worlds: list[int]
    longest_step: float

    def within(self, part: float) -> float:
        """The seconds that this part of the moves did not take longer than."""
        return sorted(self.seconds)[ceil(part * len(self.seconds)) - 1]

    def missed(self) -> list[str]:
        """The goals that were not reached, as sentences."""
        goal = GOALS[self.level]
        at_most = goal.seconds[read_rules(self.game).seats > 2]
        found = [
            (f"{goal.part:.0%} of the moves", self.within(goal.part), at_most),
            ("the slowest move", max(self.seconds), LONGEST),
            ("the longest step", self.longest_step, LONGEST_STEP),
        ]
        return [
            f"{self.game}, {self.level}: {what} took {taken * 1000:.0f} ms, not {wanted * 1000:.0f}"
            for what, taken, wanted in found
            if taken > wanted
        ]

    def told(self) -> str:
        """The times in milliseconds: p50, p95, most; the longest step; the worlds of a move on an average."""
        times = " / ".join(map(_milliseconds, (self.within(0.5), self.within(0.95), max(self.seconds))))
        worlds = sum(self.worlds) / len(self.worlds)
        return f"{times}; {_milliseconds(self.longest_step)}" + (f"; {worlds:.0f}" if worlds else "")


class _Watched:
    """A thought whose longest step is noted."""

    def __init__(self, begin: Callable[[], Thinking]) -> None:
        self.longest_step = 0.0
        self._thinking = self._timed(begin)

    def step(self) -> bool:
        return self._timed(self._thinking.step)

    def thought(self) -> Thought:
        return self._thinking.thought()

    def _timed(self, work: Callable[[], T]) -> T:
        started = time.perf_counter()
        done = work()
        self.longest_step = max(self.longest_step, time.perf_counter() - started)
        return done


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.{0 if seconds >= 0.01 else 1}f}"


def main() -> int:
    """Measure, print the table and the goals that were missed; exit 1 if there are any."""
    asked = sys.argv[1:]
    in_browser = asked[:1] == ["browser"]
    only = asked[in_browser:]
    games = [game for game in GAMES if not only or game in only]
    if in_browser:
        where, told = import_module("tools.in_chromium").run(PROGRAM % (games,), [FILE])
        measured = [Times(**each) for each in told]
    else:
        where = f"CPython {sys.version.split()[0]}"
        measured = asyncio.run(measure(games))
    show(where, measured)
    missed = [sentence for times in measured for sentence in times.missed()]
    print(*missed, sep="\n")
    return 1 if missed else 0


def show(where: str, measured: Sequence[Times]) -> None:
    """Print what was measured as a table, a row a game."""
    print(f"{where}, load {os.getloadavg()[0]:.1f}; milliseconds a move: p50 / p95 / most; longest step; worlds")
    print("| game |", *(f" {level} |" for level in LEVELS), sep="")
    print("|---|", "---|" * len(LEVELS), sep="")
    by_game: dict[str, list[Times]] = {}
    for times in measured:
        by_game.setdefault(times.game, []).append(times)
    for game, row in by_game.items():
        print(f"| `{game}` |", *(f" {times.told()} |" for times in row), sep="")


async def measure(games: Sequence[str] = GAMES, moves: int = MOVES) -> list[Times]:
    """The times of every level in some games, each over at least so many moves."""
    return [await times_of(level, game, moves) for game in games for level in LEVELS.values()]


async def times_of(level: Level, game: str, moves: int) -> Times:
    """The times of one level in one game. Each deal it has the next seat, and after a round of those deals the next."""
    rules = read_rules(game)
    seconds: list[float] = []
    worlds: list[int] = []
    longest_step = 0.0
    number = 0
    while len(seconds) < moves:
        seat, dealer = number % rules.seats, number // rules.seats % rules.seats
        state = deal(rules, seed=f"think-times.{number}", dealer=dealer)
        number += 1
        while state.turn is not None:
            seen = observe(state, state.turn)
            if state.turn != seat or state.declaring:
                state = play(state, LEVELS[OTHERS].choose(seen))
                continue
            started = time.perf_counter()
            watched = _Watched(partial(level.begin, seen))
            thought = await slices.think(watched, level.seconds)
            seconds.append(time.perf_counter() - started)
            worlds.append(thought.worlds)
            longest_step = max(longest_step, watched.longest_step)
            state = play(state, thought.best.move)
    return Times(game, level.name, seconds, worlds, longest_step)


if __name__ == "__main__":
    sys.exit(main())
