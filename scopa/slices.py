"""Work that takes long, in slices: other questions are answered in between, and whoever will not wait ends it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from scopa.ai.thought import Thinking, Thought

SLICE = 0.03
"""Seconds that the work goes on before other questions are let in."""


class _Person:
    """Whether the person will not wait for the work that goes on."""

    hurried = False


def hurry() -> None:
    """End the work that goes on with the step that is being taken."""
    _Person.hurried = True


async def think(thinking: Thinking, seconds: float) -> Thought:
    """The thought at its end, after *seconds*, or when the person will not wait."""
    await steps_of(thinking.step, seconds)
    return thinking.thought()


async def steps_of(step: Callable[[], bool], seconds: float) -> None:
    """Take steps to the end, for some *seconds*, or until the person will not wait; other questions come in between."""
    _Person.hurried = False
    _spare_what_is_remembered()
    paused = time.perf_counter()
    stop = paused + seconds
    while not _Person.hurried and step():
        now = time.perf_counter()
        if now > stop:
            break
        if now - paused > SLICE:
            await asyncio.sleep(0)
            paused = time.perf_counter()


def _spare_what_is_remembered() -> None:
    """Keep Python's garbage collector from what is remembered from one thought to the next: to go through all of that
    in the middle of a thought would stop it for tenths of a second. What is garbage by now is collected first.
    """
    gc.collect()
    gc.freeze()
