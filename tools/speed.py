"""The record of speed, docs/speed.jsonl: one line of JSON a run, only ever added to. `make bench-record` adds to it.

`python -m tools.speed` runs the benchmark in this Python and records it; `python -m tools.speed browser` in Chromium.
"""

import asyncio
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from tools import bench

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "docs" / "speed.jsonl"


def main() -> None:
    """Measure, print and record."""
    if sys.argv[1:] == ["browser"]:
        measured = import_module("tools.bench_browser").measure()
    else:
        measured = f"CPython {platform.python_version()}", bench.measure(), asyncio.run(bench.nodes_a_second())
    bench.show(*measured)
    record(*measured)


def record(where: str, seconds: dict[str, float], nodes: float, path: Path = RECORD) -> None:
    """Add what was measured: in which Python, the deals a second of each engine, from the seconds of one deal, and the
    nodes a second of the search of two players.
    """
    told = {
        "date": datetime.now(UTC).date().isoformat(),
        "version": version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "where": where,
        "deals_a_second": {engine: round(1 / taken) for engine, taken in seconds.items()},
        "nodes_a_second": round(nodes),
    }
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")


def version() -> str:
    """The newest commit that was measured, with a + where the work tree has other changes; empty without git."""
    command = ["git", "describe", "--always", "--dirty=+"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
