"""Times and bytes of the page in a real Chromium, beside a bare page of stock Pyodide: `make measure`.

Each figure is the median of several runs. Cold is a new browser with an empty profile, warm the next visit with it. A
browser comes to rest before its first visit: what it does by itself as it starts is not of the page. All configurations
are taken in turn, so that a busy machine spoils each of them alike. Prints tables in Markdown.
"""

import argparse
import json
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from throttled_server import Line, ThrottledServer

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "tools" / "vendor" / "node_modules"
IN_THE_PAGE = Path(__file__).with_name("measured_page.js")
LINES = (
    Line("unthrottled"),
    Line("10 Mbit/s, 50 ms", 10e6, 0.05),
    Line("1.6 Mbit/s, 150 ms", 1.6e6, 0.15),
)
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
"""The names of Chromium, that which people use first."""
REST = 4000
"""Milliseconds after which a browser that was started has come to rest."""
PATIENCE = 120_000
"""Milliseconds after which a visit is given up."""
MARKS = {
    "page-ready": "page usable",
    "card-seen": "first cards",
    "play-answered": "first play answered",
    "engine-ready": "engine ready",
}

BARE_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<link rel="icon" href="data:,">
<script type="module" src="pyscript/core.js"></script></head>
<body><script type="py" config="bare.toml">
from pyscript import document
card = document.createElement("p")
card.setAttribute("data-card", "7D")
card.textContent = "7"
document.body.appendChild(card)
</script></body></html>
"""


@dataclass(frozen=True)
class Subject:
    """A page to measure: its folder, the last of the marks that it sets, over which lines, and whether it is played in
    while it loads.
    """

    name: str
    folder: Path
    last_mark: str
    lines: tuple[Line, ...] = LINES
    played: bool = False


def bare_page(folder: Path) -> Subject:
    """Make the page that runs stock Pyodide on the main thread through PyScript and paints one card."""
    shutil.copytree(PACKAGES / "@pyscript/core/dist", folder / "pyscript")
    shutil.copytree(PACKAGES / "pyodide", folder / "pyodide")
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (folder / "bare.toml").write_text('interpreter = "./pyodide/pyodide.mjs"\n', encoding="utf-8")
    return Subject("stock Pyodide, one card", folder, "card-seen")


@contextmanager
def browser(playwright: Playwright, executable: str) -> Iterator[BrowserContext]:
    """Open a Chromium with an empty profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=executable, args=CHROMIUM_ARGUMENTS
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=IN_THE_PAGE)
        context.pages[0].wait_for_timeout(REST)
        try:
            yield context
        finally:
            context.close()


def wait_for_mark(page: Page, name: str) -> None:
    """Wait until the page has set a mark."""
    for _ in range(PATIENCE // 50):
        if page.evaluate("(name) => performance.getEntriesByName(name).length", name):
            return
        page.wait_for_timeout(50)
    raise TimeoutError(f"{page.url} never came to {name}")


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker has kept the site; it refuses files that are not those of static/files.json."""
    kept = """(patience) => Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise((resolve) => setTimeout(resolve, patience, false)),
    ])"""
    if not page.evaluate(kept, PATIENCE):
        raise TimeoutError("The site was never kept for offline use. Has `make files` been run?")


def visit(context: BrowserContext, subject: Subject, server: ThrottledServer, slow_down: int = 1) -> dict[str, float]:
    """Visit a page once: each mark's time and the time blocked in ms, bytes and requests until the last mark."""
    server.forget_counts()
    page = context.new_page()
    if slow_down > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow_down})
    page.goto(server.address + ("" if subject.played else "#looking"), wait_until="commit")
    wait_for_mark(page, subject.last_mark)
    found: dict[str, float] = {"bytes": server.bytes_sent, "requests": len(server.requests)}
    if subject.played:
        wait_for_mark(page, "play-answered")
    found |= page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime]))"""
    )
    found["blocked"] = page.evaluate("() => measured.blocked")
    if "card-seen" in found:
        found["bytes until cards"] = page.evaluate(
            """(cards) => performance.getEntries().filter((entry) => entry.responseEnd <= cards)
                .reduce((sum, entry) => sum + entry.transferSize, 0)""",
            found["card-seen"],
        )
    if subject.last_mark == "engine-ready":
        wait_until_kept(page)
    page.close()
    return found


def play_a_match(context: BrowserContext, server: ThrottledServer) -> float:
    """Play a whole match with trusted clicks and give the longest time from an input to what it painted, in ms."""
    page = context.new_page()
    page.goto(server.address)
    page.evaluate("""() => localStorage.setItem("scopa.settings", JSON.stringify({ speed: "instant" }))""")
    page.reload()
    wait_for_mark(page, "engine-ready")
    worst = 0.0
    while (state := page.locator("body").get_attribute("data-state")) != "over":
        if state == "your-move":
            play_once(page)
        elif state == "scoring":
            page.locator("#sheet-next").click()
        page.wait_for_timeout(30)
        worst = max(worst, page.evaluate("() => measured.worstInput"))
    page.close()
    return worst


def play_once(page: Page) -> None:
    """Choose the first card of the hand, complete a capture if one is open, and press Play."""
    hand = page.locator("[data-zone=hand] input")
    if hand.count() == 0:
        return
    hand.first.click(force=True)
    for _ in range(6):
        open_cards = page.locator("[data-zone=table] .possible input")
        if page.locator("#sum.right").count() or not open_cards.count():
            break
        open_cards.first.click(force=True)
    page.locator("#play").click()


Figures = dict[tuple[str, ...], dict[str, list[float]]]


def take(figures: Figures, key: tuple[str, ...], found: dict[str, float]) -> None:
    """File one run's figures under its configuration."""
    for name, value in found.items():
        figures[key][name].append(value)
    print("  ", " / ".join(key), {name: round(value) for name, value in found.items()}, flush=True)


def measure(
    playwright: Playwright, executable: str, subjects: list[Subject], lines: tuple[Line, ...], runs: int
) -> tuple[Figures, list[float]]:
    """Take every configuration in turn, and give the figures, and the worst input-to-paint of each run's match."""
    figures: Figures = defaultdict(lambda: defaultdict(list))
    inputs = []
    for run in range(1, runs + 1):
        print(f"Run {run} of {runs}", flush=True)
        for line in lines:
            for subject in subjects:
                if line not in subject.lines:
                    continue
                with ThrottledServer(subject.folder, line) as server, browser(playwright, executable) as context:
                    for which in ("cold", "warm"):
                        take(figures, (subject.name, line.name, which), visit(context, subject, server))
        for subject in subjects:
            with ThrottledServer(subject.folder, LINES[0]) as server, browser(playwright, executable) as context:
                take(figures, (subject.name, LINES[0].name, "cold, 4x slower"), visit(context, subject, server, 4))
        with ThrottledServer(ROOT, LINES[0]) as server, browser(playwright, executable) as context:
            inputs.append(play_a_match(context, server))
            print("   worst input to paint", inputs[-1], flush=True)
    return figures, inputs


def table(heading: list[str], rows: list[list[str]]) -> str:
    """Set out a table in Markdown."""
    return "\n".join(
        "| " + " | ".join(row) + " |" for row in [heading, ["---"] * 3 + ["---:"] * (len(heading) - 3), *rows]
    )


def report(figures: Figures, inputs: list[float]) -> str:
    """Set out the medians."""

    def cell(found: dict[str, list[float]], name: str, form: Callable[[float], str]) -> str:
        return form(median(found[name])) if found.get(name) else "-"

    times = [
        [*key, *(cell(found, mark, lambda value: f"{value / 1000:.2f} s") for mark in MARKS)]
        for key, found in figures.items()
        if key[2] in {"cold", "warm"}
    ]
    costs = [
        [
            *key,
            cell(found, "blocked", lambda value: f"{value:.0f} ms"),
            cell(found, "bytes until cards", lambda value: f"{value / 1000:.0f} kB"),
            cell(found, "bytes", lambda value: f"{value / 1e6:.2f} MB"),
            cell(found, "requests", lambda value: f"{value:.0f}"),
        ]
        for key, found in figures.items()
        if key[1] == LINES[0].name
    ]
    parts = [
        table(["page", "line", "visit", *MARKS.values()], times),
        table(["page", "line", "visit", "blocked over 50 ms", "until the first cards", "in all", "requests"], costs),
        f"Worst time from an input to what it paints, over a match: {median(inputs):.0f} ms.",
    ]
    return "\n\n".join(parts)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Times and bytes of the page, beside a bare page of stock Pyodide.")
    parser.add_argument("--runs", type=int, default=5, help="visits of each kind of which the median is taken")
    parser.add_argument("--browser", choices=BROWSERS, help="which Chromium, instead of the first that is there")
    parser.add_argument("--at-once", action="store_true", help="leave the slow lines out")
    parser.add_argument("--json", type=Path, help="also write every figure to this file")
    arguments = parser.parse_args()
    executable = next(filter(None, map(shutil.which, [arguments.browser] if arguments.browser else BROWSERS)), None)
    if not executable:
        parser.error(f"there is no {arguments.browser or BROWSERS[0]} on this machine")
    lines = LINES[:1] if arguments.at_once else LINES
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        subjects = [
            Subject("Scopa", ROOT, "engine-ready", played=True),
            Subject("Scopa, only looked at", ROOT, "engine-ready", LINES[:2]),
        ]
        if PACKAGES.is_dir():
            subjects.append(bare_page(Path(folder)))
        else:
            print("Without the page of stock Pyodide: its packages come with `make vendor`.")
        figures, inputs = measure(playwright, executable, subjects, lines, arguments.runs)
    print("\n" + report(figures, inputs))
    if arguments.json:
        rows = {" / ".join(key): found for key, found in figures.items()}
        arguments.json.write_text(json.dumps({**rows, "input": inputs}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
