"""The benchmark of `tools/bench.py` in Pyodide, in a real browser: `make bench` runs it where the tests are set up.

The work is cut into slices, as the search is: a call that never returns to JavaScript keeps the browser's slower code.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web import browsers
from tests.web.site import Site
from tools import bench

ROOT = Path(__file__).resolve().parent.parent
FILES = [*ROOT.glob("scopa/**/*.py"), ROOT / "tests/engines/plain.py", ROOT / "tools/bench.py"]
BOOT = """async ([address, sources]) => {
  const { loadPyodide } = await import(address + "static/vendor/pyodide/pyodide.mjs");
  const python = await loadPyodide();
  for (const [path, text] of Object.entries(sources)) {
    python.FS.mkdirTree("/home/pyodide/" + path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile("/home/pyodide/" + path, text);
  }
  return JSON.parse(await python.runPythonAsync(`
import json, sys
from tools import bench
measured = await bench.measure_in_slices()
nodes = await bench.nodes_a_second()
json.dumps({"python": sys.version.split()[0], "seconds": measured, "nodes": nodes})
`));
}"""


def main() -> None:
    """Print the same table as `tools/bench.py`, measured in Chromium."""
    bench.show(*measure())


def measure() -> tuple[str, dict[str, float], float]:
    """In which Python and browser, the seconds that one deal takes in each engine, and the search's nodes a second."""
    sources = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in FILES}
    with Site(prefix="/").running() as site, sync_playwright() as play:
        browser = play.chromium.launch(**browsers.launch_arguments("chromium"))
        page = browser.new_page()
        page.goto(site.url + "static/files.json")
        measured = page.evaluate(BOOT, [site.url, sources])
        where = f"Pyodide, Python {measured['python']}, Chromium {browser.version}"
        browser.close()
    return where, measured["seconds"], measured["nodes"]


if __name__ == "__main__":
    main()
