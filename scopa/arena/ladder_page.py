"""The tables of the ladder in ``docs/players.md``, written from the results that are kept beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from scopa.arena.faults import ArenaError
from scopa.arena.ladder import Rung

BEGIN, END = "<!-- the ladder begins -->", "<!-- the ladder ends -->"
"""The lines between which the tables stand; what is before and after is written by hand."""

Result = Mapping[str, Any]
"""What `scopa.arena.report.Report.data` gives."""

_HEAD = (
    "| game | player | against | pairs | points a deal, 95 % interval | won / drawn / lost % | goal | ms a move: "
    "mean, p95, most | seed | on |\n"
    "|---|---|---|---:|---|---|---|---|---|---|"
)


def write_page(path: Path, found: Sequence[tuple[Rung, Result]]) -> None:
    """Put the tables in their place in the page. Raises `ArenaError` if it has none."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ArenaError("file", path=str(path), why=error.strerror or str(error)) from error
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ArenaError("no-marks", path=str(path), begin=BEGIN, end=END)
    path.write_text(f"{before}{BEGIN}\n\n{tables(found)}\n{END}{after}", encoding="utf-8")


def tables(found: Sequence[tuple[Rung, Result]]) -> str:
    """One table a section, and the machines that they were played on."""
    machines = list(dict.fromkeys(result["machine"] for _, result in found))
    parts = []
    for section, rows in groupby(found, key=lambda row: row[0].section):
        lines = [_line(rung, result, machines) for rung, result in rows]
        parts.append("\n".join([f"### {section}", "", _HEAD, *lines, ""]))
    parts.append("\n".join(f"Machine {number}: {machine}." for number, machine in enumerate(machines, 1)) + "\n")
    return "\n".join(parts)


def is_reached(rung: Rung, result: Result) -> bool | None:
    """Whether the goal of a row is reached; None where there is none."""
    if rung.goal is None:
        return None
    least: float = result["share_interval" if rung.matches else "margin_interval"][0]
    return least >= rung.goal - rung.slack


def _line(rung: Rung, result: Result, machines: Sequence[str]) -> str:
    least, most = result["margin_interval"]
    time = result["milliseconds"][0]
    return _row(
        f"`{rung.game}`{', matches' if rung.matches else ''}",
        _player(rung.first, result["worlds"][0]),
        _player(rung.second, result["worlds"][1]),
        f"{result['pairs']}",
        f"{result['margin']:+.2f} ({least:+.2f} to {most:+.2f})",
        _results(rung, result),
        _goal(rung, result),
        f"{time['mean']:.3g}, {time['p95']:.3g}, {time['max']:.3g}",
        result["seed"],
        f"{result['date']}, machine {machines.index(result['machine']) + 1}",
    )


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _player(name: str, worlds: int) -> str:
    return f"{name}, {worlds} worlds" if worlds else name


def _results(rung: Rung, result: Result) -> str:
    playings = result["won"] + result["drawn"] + result["lost"]
    won, drawn, lost = (100 * result[name] / playings for name in ("won", "drawn", "lost"))
    if not rung.matches:
        return f"{won:.0f} / {drawn:.0f} / {lost:.0f}"
    least, most = (100 * end for end in result["share_interval"])
    return f"{won:.1f} ({least:.1f} to {most:.1f})"


def _goal(rung: Rung, result: Result) -> str:
    reached = is_reached(rung, result)
    if rung.goal is None:
        return ""
    told = f"{100 * rung.goal:.0f} %" if rung.matches else f"{rung.goal:+.2f}"
    return f"{told}: {'reached' if reached else 'not reached'}"
