"""A Python program in Pyodide in a real Chromium: in a web worker, from the vendored files, as the engine is run."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.web import browsers
from tests.web.site import Site

ROOT = Path(__file__).resolve().parent.parent
RUN = """([address, sources, program]) => {
  const work = `
    onmessage = async ({ data: [address, sources, program] }) => {
      try {
        const { loadPyodide } = await import(address + "static/vendor/pyodide/pyodide.mjs");
        const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
        for (const [path, text] of Object.entries(sources)) {
          python.FS.mkdirTree("/home/pyodide/" + path.slice(0, path.lastIndexOf("/")));
          python.FS.writeFile("/home/pyodide/" + path, text);
        }
        const version = python.runPython("import sys; sys.version.split()[0]");
        postMessage({ told: [version, await python.runPythonAsync(program)] });
      } catch (error) {
        postMessage({ failed: String(error) });
      }
    };`;
  const worker = new Worker(URL.createObjectURL(new Blob([work], { type: "text/javascript" })), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => ("failed" in data ? reject(new Error(data.failed)) : resolve(data.told));
    worker.postMessage([address, sources, program]);
  });
}"""


def run(program: str, tools: Iterable[str]) -> tuple[str, Any]:
    """In which Python and browser it ran, and what *program* ended with: a text of JSON. It may import `scopa` and the
    files *tools*, paths in this repository; and it may await. Raises Playwright's `Error` if it fails.
    """
    with Site(prefix="/").running() as site, sync_playwright() as play:
        browser = play.chromium.launch(**browsers.launch_arguments("chromium"))
        python, told = run_in(browser.new_page(), site.url, program, tools)
        where = f"Pyodide, Python {python}, Chromium {browser.version}"
        browser.close()
    return where, told


def run_in(page: Page, address: str, program: str, tools: Iterable[str] = ()) -> tuple[str, Any]:
    """The same in a page that is there, of the site at *address*: the version of Python, and what *program* told."""
    paths = [*ROOT.glob("scopa/**/*.py"), *(ROOT / name for name in tools)]
    sources = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    page.goto(address + "static/files.json")
    python, told = page.evaluate(RUN, [address, sources, program])
    return python, json.loads(told)
