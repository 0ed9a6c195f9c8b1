"""How far a run has come, on the terminal: a bar where tqdm is installed, else a plain count."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from scopa.arena.extras import load
from scopa.arena.faults import MissingExtra

Tell = Callable[[str], None]
"""Told after every pair what the pairs so far say."""


@contextmanager
def progress(done: int, of: int) -> Iterator[Tell]:
    """Show how many pairs are *done*, and count one more at every call; where nobody watches it shows nothing."""
    if not sys.stderr.isatty():
        yield lambda _said: None
        return
    try:
        tqdm = load("tqdm", what="A progress bar", extra="arena").tqdm
    except MissingExtra:
        with _counting(done, of) as tell:
            yield tell
        return
    with tqdm(total=of, initial=done, unit=" pairs", dynamic_ncols=True, leave=False) as bar:

        def tell(said: str) -> None:
            bar.set_postfix_str(said, refresh=False)
            bar.update()

        yield tell


@contextmanager
def _counting(done: int, of: int) -> Iterator[Tell]:
    counted = done

    def tell(said: str) -> None:
        nonlocal counted
        counted += 1
        sys.stderr.write(f"\r{counted} of {of} pairs  {said}  ")
        sys.stderr.flush()

    yield tell
    sys.stderr.write("\n")
