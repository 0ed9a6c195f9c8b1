"""``python -m scopa arena``: one player against another."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from math import inf, isfinite
from pathlib import Path

from scopa.arena import plot
from scopa.arena.contest import Contest
from scopa.arena.faults import ArenaError
from scopa.arena.players import PLAYERS, find_player
from scopa.arena.progress import progress
from scopa.arena.record import Record
from scopa.arena.report import Report
from scopa.arena.run import Crew, hold, on_a_cluster, on_this_machine
from scopa.arena.tally import SURE, Sprt, Tally
from scopa.notation import read_rules, write_rules

STOPPED = 130
"""What a command answers that Ctrl-C has stopped."""

DESCRIPTION = f"""\
Measure one player against another over duplicate pairs: every deal is played once from each side, with the same cards.
Among more than two sides the first player has each side in turn, the second all the others, and the margin is its
points less the mean of theirs.

Players: {", ".join(PLAYERS)}, or a function of your own as module:function. It takes an observation (and a source of
chance, if it has two parameters) and gives a legal move. The cheat alone is given every card.
"""


def main(arguments: list[str]) -> int:
    """Hold the contest that the arguments ask for and print what it says.

    Answers 1 if the first player does not reach what was asked. Raises `scopa.errors.ScopaError` for what cannot be
    done.
    """
    asked = _parser().parse_args(arguments)
    _check(asked)
    contest = Contest(asked.first, asked.second, write_rules(read_rules(asked.game)), asked.seed, asked.match)
    test = None if asked.sprt is None else Sprt(asked.sprt)
    with crew_of(asked.workers, asked.dask) as crew:
        tally, finished = play(contest, crew, asked.pairs, asked.resume, test)
    if tally.pairs < 2:
        print(f"Stopped before two pairs were played, which say nothing yet; {_to_go_on(asked.resume)}")
        return STOPPED
    report = Report(contest, tally, test)
    print(report.text(), end="")
    if asked.json is not None:
        asked.json.write_text(json.dumps(report.data(), indent=1) + "\n", encoding="utf-8")
    if asked.plot is not None:
        plot.draw(report, asked.plot)
    if not finished:
        print(f"Stopped; {_to_go_on(asked.resume)}")
        return STOPPED
    return _judged(asked, tally)


def play(
    contest: Contest, crew: Crew, pairs: int, record: Path | None = None, test: Sprt | None = None
) -> tuple[Tally, bool]:
    """Play *pairs* pairs, or until the test is decided: what they say, and whether that was the end.

    With a *record* the pairs in it are not played again, and every new one is added to it. Ctrl-C stops it early.
    """
    tally = Tally()

    def decided() -> bool:
        return test is not None and test.verdict(tally.margin) is not None

    with ExitStack() as stack:
        kept = None if record is None else stack.enter_context(Record(record, contest))
        for held in kept.pairs if kept else ():
            if tally.pairs < pairs and not decided():
                tally.add(held)
        tell = stack.enter_context(progress(tally.pairs, pairs))
        played = stack.enter_context(closing(hold(contest, crew, tally.pairs, pairs)))
        try:
            while not decided() and (pair := next(played, None)) is not None:
                if kept:
                    kept.add(pair)
                tally.add(pair)
                tell(_so_far(tally))
        except KeyboardInterrupt:
            crew.stop()
            return tally, False
    return tally, True


@contextmanager
def crew_of(workers: int, address: str | None) -> Iterator[Crew]:
    """So many processes of this machine, or the Dask cluster whose scheduler is at *address*."""
    with on_this_machine(workers) if address is None else on_a_cluster(address) as crew:
        yield crew


def _so_far(tally: Tally) -> str:
    """The margin so far, as a progress bar tells it."""
    return f"{tally.margin.mean:+.2f} ± {SURE * tally.margin.standard_error:.2f}" if tally.pairs > 1 else ""


def _to_go_on(record: Path | None) -> str:
    """How a run that was stopped is gone on with."""
    if record is None:
        return "a run with --resume FILE keeps its pairs, and can be gone on with"
    return f"to go on: the same command with --resume {record}"


def _judged(asked: argparse.Namespace, tally: Tally) -> int:
    """0 if the first player reaches what was asked, else 1 and a line that says so."""
    if tally.margin.mean >= asked.margin and tally.margin.interval[0] >= asked.least:
        return 0
    print(f"Not reached: a margin of {asked.margin:+.2f} with the interval above {asked.least:+.2f}")
    return 1


def _check(asked: argparse.Namespace) -> None:
    """Raise at once what would be raised after a long run."""
    find_player(asked.first)
    find_player(asked.second)
    if asked.pairs < 2:
        raise ArenaError("too-few-pairs")
    if any(least != -inf and not isfinite(least) for least in (asked.margin, asked.least)):
        raise ArenaError("no-number")
    if asked.sprt is not None and not 0 < asked.sprt < inf:
        raise ArenaError("sprt-difference")
    if asked.sprt is not None and asked.match:
        raise ArenaError("sprt-of-matches")
    if asked.plot is not None:
        plot.check(asked.plot)
    for path in (asked.json, asked.plot):
        if path is not None:
            _check_written(path)


def _check_written(path: Path) -> None:
    """Raise what writing to a file will raise, which only opening it tells; what it holds is left as it is."""
    if not path.parent.is_dir():
        raise ArenaError("file", path=str(path), why="there is no such folder")
    was_there = path.exists()
    path.open("ab").close()
    if not was_there:
        path.unlink()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m scopa arena", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("first", help="the player to be measured")
    add("second", help="the player that it is measured against")
    add("--game", default="scopa", help='a game, or one with options: "scopone-nove target=21" (default: %(default)s)')
    add("--pairs", type=int, default=2000, help="how many deals, each played from every side (default: %(default)s)")
    add("--seed", default="arena", help="which deals; use one that nothing was tuned on (default: %(default)s)")
    add("--match", action="store_true", help="play whole matches, to the target of the game, in place of single deals")
    add(
        "--sprt",
        type=float,
        metavar="POINTS",
        help="stop as soon as it is decided, with 5 %% of error each way, whether "
        "the first is better by so many points a deal or not better; --pairs is then the most that are played",
    )
    add("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a core, %(default)s)")
    add("--dask", metavar="ADDRESS", help="play on the workers of this Dask scheduler in place of this machine's cores")
    add(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep every pair in this file, and go on from those it holds already",
    )
    add("--json", type=Path, metavar="FILE", help="write what was found to this file")
    add("--plot", type=Path, metavar="FILE", help="draw what was found: an .svg or a .png")
    add("--margin", type=float, default=-inf, help="the least margin that is good enough; else the answer is 1")
    add("--least", type=float, default=-inf, help="the least lower end of the interval, likewise")
    return parser
