"""A picture of a run: how the margin settles, and of which categories it is made."""

from __future__ import annotations

from math import nan
from pathlib import Path
from typing import Any

from scopa.arena.extras import load
from scopa.arena.faults import ArenaError
from scopa.arena.report import Report
from scopa.arena.tally import Mean

_INK, _BLUE, _BAND, _RED = "#222222", "#1f5fa8", "#b9d0ea", "#b3372f"
_FORMATS = (".svg", ".png")


def check(path: Path) -> None:
    """Raise before a long run what would be raised after it: `MissingExtra`, and `ArenaError` for no such format."""
    if path.suffix.lower() not in _FORMATS:
        raise ArenaError("picture-format", suffix=path.suffix or path.name)
    load("matplotlib.figure", what="A plot", extra="arena")


def draw(report: Report, path: Path) -> None:
    """Draw a report to *path*, an .svg or a .png. Raises what `check` raises."""
    check(path)
    load("matplotlib", what="A plot", extra="arena").rcParams["svg.hashsalt"] = "scopa"
    figure = load("matplotlib.figure", what="A plot", extra="arena").Figure(figsize=(9, 4.2), layout="constrained")
    course, categories = figure.subplots(1, 2, width_ratios=(3, 2))
    contest = report.contest
    figure.suptitle(f"{contest.first} against {contest.second}: {contest.game}, seed {contest.seed}", color=_INK)
    _draw_course(course, report)
    _draw_categories(categories, report)
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else {})


def _draw_course(axes: Any, report: Report) -> None:
    """The mean margin after each pair, in its 95 % band."""
    so_far = Mean()
    means, lows, highs = [], [], []
    for margin in report.tally.course:
        so_far.add(margin)
        least, most = so_far.interval if so_far.count > 1 else (nan, nan)
        means.append(so_far.mean)
        lows.append(least)
        highs.append(most)
    pairs = range(1, len(means) + 1)
    axes.fill_between(pairs, lows, highs, color=_BAND, linewidth=0)
    axes.plot(pairs, means, color=_BLUE)
    axes.axhline(0, color=_INK, linewidth=0.8)
    least, most = report.tally.margin.interval
    reach = 3 * (most - least) + 0.1
    axes.set_ylim(min(0, so_far.mean) - reach, max(0, so_far.mean) + reach)
    axes.set_title(f"margin {so_far.mean:+.2f}, 95 % interval {least:+.2f} to {most:+.2f}", fontsize="medium")
    axes.set_xlabel("pairs")
    axes.set_ylabel("points a deal")


def _draw_categories(axes: Any, report: Report) -> None:
    told = report.tally.categories
    names = [name.replace("_", " ") for name in told]
    axes.barh(names, list(told.values()), color=[_BLUE if margin >= 0 else _RED for margin in told.values()])
    axes.axvline(0, color=_INK, linewidth=0.8)
    axes.invert_yaxis()
    axes.set_title("by category", fontsize="medium")
    axes.set_xlabel("points a deal")
