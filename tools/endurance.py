"""What a long stay costs, in a real Chromium on the served clone: `make endurance`.

Memory after each of ten matches in one tab; how long every kind of input takes until it is painted, over a match at a
quarter of the speed; and what moves on the page although nobody moved it. Prints tables in Markdown. A part that is
named is measured alone: `python -m tools.endurance inputs`.

On a busy machine the time of the clock says more of the other programs than of the page. So a second match, at full
speed, counts the processor time of the page's thread for each input, until two frames after it and with all that the
measuring itself does there: four times that is what a quarter of the speed would need at the most.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import browsers
from tests.web.site import Site
from tools.tab_memory import Held, Tab

IN_THE_PAGE = Path(__file__).with_name("endured_page.js")
PATIENCE = 300_000
"""Milliseconds after which something is given up."""
SLOW_DOWN = 4
UNSEEN = 16
"""Milliseconds: the browser does not tell of an input that is painted sooner, and it counts as this long."""
AT_REST = "body[data-state=your-move], #sheet[open]"
OPENED = ("new", "games", "deals", "statistics", "resign", "log", "settings", "keys")
"""What the menu opens."""
AT_ONCE = {"language": "fr", "speed": "instant", "pause": "none"}
"""The settings of a match played as fast as it can be."""
USUAL = {"language": "fr"}

Table = list[list[str]]


@contextmanager
def chromium(settings: dict[str, str]) -> Iterator[tuple[Browser, Page, str]]:
    """A browser that has chosen these settings before, a page of it, and the address of the game."""
    with Site().running() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.launch_arguments("chromium"))
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        prepare(page, settings)
        yield browser, page, site.url
        browser.close()


def prepare(page: Page, settings: dict[str, str]) -> None:
    """Let a page note what `endured_page.js` notes, with these settings from the first visit on."""
    page.add_init_script(path=IN_THE_PAGE)
    page.add_init_script(f"localStorage['scopa.settings'] ??= JSON.stringify({settings})")


def play_matches(page: Page, tab: Tab, matches: int) -> Iterator[tuple[Held, str]]:
    """Play so many matches in a tab, everything opened once in each: what is held after each, and the load then."""
    page.locator("#start").click()
    for _ in range(matches):
        page.evaluate("() => endured.everything()")
        page.evaluate("() => endured.match()")
        yield tab.look(), load()
        page.evaluate("() => document.querySelector('#sheet-next').click()")


def memory(matches: int) -> Table:
    """What the tab holds when the engine is ready, and after each match."""
    with chromium(AT_ONCE) as (browser, page, address):
        tab = Tab(browser, page, address)
        rows = [row_of_memory("engine ready", tab.look(), load())]
        for number, (held, busy) in enumerate(play_matches(page, tab, matches), 1):
            rows.append(row_of_memory(str(number), held, busy))
            print("  ", " | ".join(rows[-1]), flush=True)
    heading = ["after match", "footprint MiB", "page heap", "page wasm", "engine heap", "engine wasm"]
    return [[*heading, "DOM nodes", "listeners", "load"], *rows]


def row_of_memory(name: str, held: Held, busy: str) -> list[str]:
    """A row of the table of memory."""
    sizes = (held.footprint, held.page_heap, held.page_wasm, held.worker_heap, held.worker_wasm)
    return [name, *(f"{size:.1f}" for size in sizes), str(held.nodes), str(held.listeners), busy]


@dataclass
class Inputs:
    """Of the inputs of a kind: milliseconds from each to its painting, milliseconds of the processor that each took,
    and the longest task that came with any.
    """

    times: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    longest_task: float = 0.0


@dataclass(frozen=True)
class Shift:
    """A shift of the layout: when in milliseconds, how large, whether just after an input, and what moved."""

    at: float
    value: float
    after_input: bool
    what: list[str]


class Person:
    """Plays with trusted clicks and keys, and files what each costs under its kind."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.inputs: dict[str, Inputs] = defaultdict(Inputs)

    def does(self, kind: str, selector: str | None) -> None:
        """Click on what *selector* names, or press Escape where it is None."""
        before = self.processor_time()
        if selector is None:
            self.page.keyboard.press("Escape")
        else:
            self.page.locator(selector).first.click(force=True)
        self.file(kind, 1)
        self.inputs[kind].work.append(self.processor_time() - before)

    def processor_time(self) -> float:
        """Milliseconds that the page's thread has had of the processor."""
        told = self.session.send("Performance.getMetrics")["metrics"]
        return next(float(entry["value"]) for entry in told if entry["name"] == "ThreadTime") * 1000

    def file(self, kind: str, made: int) -> None:
        """File what has been noted since the last time, of so many inputs *made*."""
        noted = self.page.evaluate("() => endured.taken()")
        kept = self.inputs[kind]
        kept.times += noted["inputs"] + [UNSEEN] * (made - len(noted["inputs"]))
        kept.longest_task = max(kept.longest_task, noted["longestTask"])

    def opens(self, name: str, selector: str) -> None:
        """Open a dialog and close it again."""
        self.does(f"open {name}", selector)
        self.page.locator("dialog[open]").first.wait_for()
        self.file("what comes later", 0)
        self.does("close", None)

    def opens_from_menu(self, name: str) -> None:
        """Open a dialog through the menu, and close it again."""
        self.does("open menu", "#menu-open")
        self.page.locator("#menu[open]").wait_for()
        self.opens(name, f"#menu [data-do={name}]")

    def plays(self) -> None:
        """Choose the first card, tick what it takes as far as it is open, and play."""
        if not self.page.locator("#felt .hand input").first.is_checked():
            self.does("choose", "#felt .hand input")
        more = self.page.locator("#felt .table .possible input")
        while not self.page.locator("#sum.right").count() and more.count():
            self.does("tick", "#felt .table .possible input")
        self.does("play", "#play")

    def plays_match(self) -> None:
        """Play a match; at each turn one more of the things that can be opened or asked."""
        turns = 0
        while True:
            self.page.locator(AT_REST).first.wait_for()
            self.file("what comes later", 0)
            state = self.page.locator("body").get_attribute("data-state")
            if state == "over":
                return
            if state == "scoring":
                self.does("next deal", "#sheet-next")
                continue
            self.looks_about(turns)
            self.plays()
            turns += 1
            if turns % 10 == 0:
                print(f"   {turns} plays", flush=True)

    def looks_about(self, turn: int) -> None:
        """Open or ask something, by turns."""
        things = [*OPENED, "rules", "hint", "undo"]
        thing = things[turn % len(things)]
        if thing in OPENED:
            self.opens_from_menu(thing)
        elif thing == "rules":
            self.opens("rules", "#rules-now")
        elif thing == "hint":
            for _ in range(2):
                self.does("hint", "#hint")
        elif self.page.locator("#undo:not([aria-disabled=true])").count():
            self.does("undo", "#undo")
            self.page.locator("#redo:not([aria-disabled=true])").wait_for()
            self.does("redo", "#redo")
            self.page.locator(AT_REST).first.wait_for()


def match(slow_down: int) -> tuple[dict[str, Inputs], list[Shift]]:
    """Load the page and play a match with the usual settings: the inputs by kind, and the shifts of the layout."""
    with chromium(USUAL) as (_, page, address):
        person = Person(page)
        person.session.send("Emulation.setCPUThrottlingRate", {"rate": slow_down})
        page.goto(address)
        page.locator("body[data-page=ready]").wait_for()
        person.does("start", "#start")
        person.plays_match()
        shifts = [Shift(**shift) for shift in page.evaluate("() => endured.shifts()")]
    return dict(person.inputs), shifts


def p98(times: Sequence[float]) -> float:
    """The time within which 98 in a hundred are."""
    return sorted(times)[ceil(len(times) * 0.98) - 1]


def table_of_inputs(slowed: dict[str, Inputs], at_full_speed: dict[str, Inputs]) -> Table:
    """How long inputs took at a quarter of the speed, by kind and in all; and four times their processor time."""
    rows = [["input", "how many", "p98 ms", "worst ms", "longest task ms", "work x 4: p98 ms", "worst ms"]]
    for name in [*slowed, None]:
        some, other = gathered(slowed, name), gathered(at_full_speed, name)
        spent = [statistic(some.times) for statistic in (p98, max) if some.times]
        work = [SLOW_DOWN * statistic(other.work) for statistic in (p98, max) if other.work]
        cells = [f"{value:.0f}" for value in (*spent, some.longest_task, *work)]
        if some.times:
            rows.append([name or "all", str(len(some.times)), *cells])
    return rows


def gathered(inputs: dict[str, Inputs], name: str | None) -> Inputs:
    """The inputs of a kind; all, where none is named."""
    kinds = [kept for kind, kept in inputs.items() if name in (kind, None)]
    return Inputs(
        [time for kept in kinds for time in kept.times],
        [time for kept in kinds for time in kept.work],
        max((kept.longest_task for kept in kinds), default=0.0),
    )


def table_of_shifts(shifts: list[Shift]) -> Table:
    """What moved, as the browser counts it: by itself, and within half a second of an input."""
    rows = [["shift of the layout", "how often", "sum", "cumulative layout shift", "largest", "what moved there"]]
    for name, after in (("by itself", False), ("just after an input", True)):
        some = [shift for shift in shifts if shift.after_input is after]
        worst = max(some, key=lambda shift: shift.value, default=Shift(0, 0, after, []))
        sums = (sum(shift.value for shift in some), cumulative(some), worst.value)
        rows.append([name, str(len(some)), *(f"{value:.4f}" for value in sums), ", ".join(worst.what)])
    return rows


def cumulative(shifts: list[Shift]) -> float:
    """The largest sum of shifts that follow one another within a second each, and within five seconds in all."""
    largest, window = 0.0, list[Shift]()
    for shift in sorted(shifts, key=lambda shift: shift.at):
        if window and (shift.at - window[-1].at > 1000 or shift.at - window[0].at > 5000):
            window = []
        window.append(shift)
        largest = max(largest, sum(one.value for one in window))
    return largest


def load() -> str:
    """How many processes want a processor, on average over a minute."""
    return f"{os.getloadavg()[0]:.1f}"


def markdown(table: Table) -> str:
    """A table in Markdown."""
    heading, *rows = table
    return "\n".join("| " + " | ".join(row) + " |" for row in [heading, ["---"] * len(heading), *rows])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Memory, inputs and shifts of the layout over whole matches.")
    parser.add_argument("parts", nargs="*", help="memory, inputs: what to measure, else both")
    parser.add_argument("--matches", type=int, default=10, help="matches after each of which memory is looked at")
    arguments = parser.parse_args()
    parts = arguments.parts or ["memory", "inputs"]
    if "memory" in parts:
        print(markdown(memory(arguments.matches)) + "\n", flush=True)
    if "inputs" in parts:
        before = load()
        at_full_speed, shifts = match(1)
        slowed, shifts_slowed = match(SLOW_DOWN)
        print(f"\nLoad of the machine {before} to {load()}.\n")
        print(markdown(table_of_inputs(slowed, at_full_speed)))
        for speed, some in (("full speed", shifts), ("a quarter of the speed", shifts_slowed)):
            print(f"\nAt {speed}:\n\n{markdown(table_of_shifts(some))}")


if __name__ == "__main__":
    main()
