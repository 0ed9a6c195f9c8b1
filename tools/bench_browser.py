"""The benchmark of `tools/bench.py` in Pyodide, in a real browser: `make bench` runs it where the tests are set up.

The work is cut into slices, as the search is: a call that never returns to JavaScript keeps the browser's slower code.
"""

from tools import bench, in_chromium

PROGRAM = """
import json
from tools import bench
json.dumps([await bench.measure_in_slices(), await bench.nodes_a_second()])
"""


def main() -> None:
    """Print the same table as `tools/bench.py`, measured in Chromium."""
    bench.show(*measure())


def measure() -> tuple[str, dict[str, float], float]:
    """In which Python and browser, the seconds that one deal takes in each engine, and the search's nodes a second."""
    where, (seconds, nodes) = in_chromium.run(PROGRAM, ["tests/engines/plain.py", "tools/bench.py"])
    return where, seconds, nodes


if __name__ == "__main__":
    main()
