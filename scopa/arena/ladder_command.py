"""``python -m scopa ladder``: play every row of the ladder that has no result yet, and write the tables."""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scopa.arena.command import STOPPED, crew_of, play
from scopa.arena.faults import ArenaError
from scopa.arena.ladder import LADDER, Rung
from scopa.arena.ladder_page import is_reached, write_page
from scopa.arena.players import find_player
from scopa.arena.report import Report
from scopa.arena.run import Crew

Results = dict[str, Any]
"""The result of each row that has one, by its title."""

DESCRIPTION = """\
Play the ladder: every row that has no result yet, for which the pairs already played are kept. The results and the
tables are written after every row, so that it can be stopped at any time and gone on with by the same command.
"""


def main(arguments: list[str]) -> int:
    """Play what the arguments ask for. Answers 1 if a goal is not reached.

    Raises `scopa.errors.ScopaError` for what cannot be done.
    """
    asked = _parser().parse_args(arguments)
    if asked.pairs is not None and asked.pairs < 2:
        raise ArenaError("too-few-pairs")
    rungs = _chosen(asked.only)
    results = _read(asked.results)
    if asked.again:
        for rung in rungs:
            results.pop(rung.title, None)
            _record(rung, asked).unlink(missing_ok=True)
        _write(asked.results, results)
    with crew_of(asked.workers, asked.dask) as crew:
        for rung in rungs:
            pairs = asked.pairs or rung.pairs
            if _is_played(results.get(rung.title), pairs, asked.seed):
                print(f"Has its result already: {rung.title}")
                continue
            result = _play(rung, crew, pairs, asked)
            if result is None:
                print("Stopped; the same command goes on.")
                return STOPPED
            results[rung.title] = result
            _write(asked.results, results)
            write_page(asked.page, [(each, results[each.title]) for each in LADDER if each.title in results])
    missed = [rung.title for rung in rungs if is_reached(rung, results[rung.title]) is False]
    for title in missed:
        print(f"Not reached: {title}")
    return 1 if missed else 0


def _play(rung: Rung, crew: Crew, pairs: int, asked: argparse.Namespace) -> Results | None:
    """One row played: its result, or None if it was stopped."""
    contest = rung.contest(asked.seed)
    tally, finished = play(contest, crew, pairs, _record(rung, asked))
    if not finished:
        return None
    report = Report(contest, tally)
    print(report.text(), end="", flush=True)
    return report.data()


def _record(rung: Rung, asked: argparse.Namespace) -> Path:
    """The file that keeps the pairs of a row."""
    name = re.sub(r"[^a-z0-9]+", "-", f"{rung.title} {asked.seed}".lower())
    folder: Path = asked.records
    return folder / f"{name}.jsonl"


def _is_played(result: Results | None, pairs: int, seed: str) -> bool:
    return result is not None and result["pairs"] == pairs and result["seed"] == seed


def _chosen(only: str | None) -> Sequence[Rung]:
    """The rows whose title has this text in it, or all; their players are there. Raises `ArenaError`."""
    rungs = [rung for rung in LADDER if only is None or only in rung.title]
    if not rungs:
        raise ArenaError("no-such-rung", only=only)
    for rung in rungs:
        find_player(rung.first)
        find_player(rung.second)
    return rungs


def _read(path: Path) -> Results:
    """The results kept so far. Raises `ArenaError` for a file that holds something else."""
    if not path.exists():
        return {}
    try:
        results: Results = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ArenaError("file", path=str(path), why="it holds no results of the ladder") from error
    return results


def _write(path: Path, results: Results) -> None:
    """Keep the results, in the order of the ladder; those of rows that are no more are dropped."""
    kept = {rung.title: results[rung.title] for rung in LADDER if rung.title in results}
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m scopa ladder", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--only", metavar="TEXT", help='only the rows that have this in them: "maestro", "against greedy, scopone"')
    add("--again", action="store_true", help="forget the results and pairs of these rows first: after a player changed")
    add("--pairs", type=int, help="so many pairs in every row, in place of what the row says")
    add("--seed", default="ladder", help="which deals (default: %(default)s)")
    add("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a core, %(default)s)")
    add("--dask", metavar="ADDRESS", help="play on the workers of this Dask scheduler in place of this machine's cores")
    add("--page", type=Path, default=Path("docs/players.md"), help="the page with the tables (default: %(default)s)")
    add("--results", type=Path, default=Path("docs/ladder.json"), help="the results (default: %(default)s)")
    add("--records", type=Path, default=Path(".ladder"), help="a folder for the pairs (default: %(default)s)")
    return parser
