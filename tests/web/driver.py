"""A player at the page: sees what is on the screen, and plays by keyboard, by touch or by mouse as a person does.

What the page shows is read from its elements (`look`) and compared with what the engine says of the same record in
CPython (`check`): the save that the page keeps, resumed by `Session`.
"""

import functools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page, expect

from scopa import GAMES, captures
from scopa.session import Session
from web.site import Site

STARTING = 60_000
"""Milliseconds that the engine may take on a busy machine."""
expect.set_options(timeout=20_000)

AT_REST = "body[data-state=your-move][data-parts], #sheet[open]"
"""The person may do something: play in every way there is, or read the sheet."""
WON, LOST = 318, 182
"""The seeds of two matches to 11 that our player ends in two deals, choosing among several captures on the way."""
HAND = "[data-zone=hand][data-seat='0']"
TABLE = "[data-zone=table]"

PREPARE = """(() => {
  const { settings, seeds, kept } = %s;
  if (seeds.length) {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => {
      if (!(numbers instanceof Uint32Array) || numbers.length !== 2 || !seeds.length) return chance(numbers);
      const seed = seeds.shift();
      numbers[0] = Math.floor(seed / 2 ** 21);
      numbers[1] = seed %% 2 ** 21;
      return numbers;
    };
  }
  try {
    if (!localStorage.getItem("scopa.settings")) localStorage.setItem("scopa.settings", JSON.stringify(settings));
    if (!sessionStorage.getItem("prepared")) Object.assign(localStorage, kept);
    sessionStorage.setItem("prepared", "yes");
  } catch (error) {}
})()"""
"""Before the page's own scripts: the settings of a device that has been here, what else it keeps (at the first opening
only), and the seeds of its next matches.
"""

LOOK = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);
  const cards = (root) => all("[data-card]", root).map((card) => card.dataset.card);
  const number = (root) => Number(one(".count", root)?.textContent ?? 0);
  const places = [one("#own"), one("#other")];
  const is = (test) => places.findIndex(test);
  const piles = places.map((place) => one("[data-zone=pile]", place));
  let kept = null;
  try { kept = JSON.parse(localStorage.getItem("scopa.save")); } catch (error) {}
  return {
    state: document.body.dataset.state,
    hand: cards(one("#felt .hand")),
    table: cards(one("#felt .table")),
    backs: all(".card", one("#felt .backs")).length,
    stock: number(one("#felt .stock")),
    piles: piles.map(number),
    sweeps: piles.map(cards),
    scores: places.map((place) => Number(one(".score b", place).textContent)),
    dealer: is((place) => !one(".dealer-token", place).hidden),
    turn: is((place) => place.classList.contains("turn")),
    marked: cards(one("#felt .table")).filter((card) => one(`#felt .table [data-card="${card}"].marked`)),
    took: all("#last use[href*='#']").map((use) => use.getAttribute("href").split("#")[1])
      .filter((id) => id.length === 2),
    undo: one("#undo").getAttribute("aria-disabled") !== "true",
    redo: one("#redo").getAttribute("aria-disabled") !== "true",
    chosen: all("#felt .hand input:checked").map((field) => field.value),
    taken: all("#felt .table input:checked").map((field) => field.value),
    sum: one("#sum").textContent,
    status: one("#status").textContent,
    kept,
  };
}"""


def preparation(*, seeds: tuple[int, ...] = (), kept: dict[str, str] | None = None, **settings: str) -> str:
    """The script that sets a page up with these settings (French, nothing travels), the seeds to come, and the texts
    that its device keeps, by key.
    """
    chosen = {"language": "fr", "speed": "instant", **settings}
    return PREPARE % json.dumps({"settings": chosen, "seeds": list(seeds), "kept": kept or {}})


def prepare(page: Page, *, seeds: tuple[int, ...] = (), kept: dict[str, str] | None = None, **settings: str) -> None:
    """Set the page up by its `preparation`, before it is opened."""
    page.add_init_script(preparation(seeds=seeds, kept=kept, **settings))


def visit(
    page: Page, site: Site, *, seeds: tuple[int, ...] = (), session: Session | None = None, **settings: str
) -> None:
    """Open the page as `prepare` sets it up, with this match kept, and wait until the engine is there."""
    prepare(page, seeds=seeds, kept={"scopa.save": save_of(session)} if session else {}, **settings)
    page.goto(site.url)
    expect_engine(page)


def open_again(page: Page, **kept: str | None) -> None:
    """Open the page again after its device has changed what it keeps of the game, by name: `save="..."`, None for
    nothing. It is changed from a picture of the site, lest the page that is left should still keep its own.
    """
    here = page.url
    page.goto(urljoin(here, "static/icon.svg"))
    for name, value in kept.items():
        if value is None:
            page.evaluate("key => localStorage.removeItem(key)", f"scopa.{name}")
        else:
            page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"scopa.{name}", value])
    page.goto(here)


def save_of(session: Session) -> str:
    """What the page keeps of a session."""
    answer = session.answer([])
    return json.dumps({name: answer[name] for name in ("view", "save", "undo", "redo")})


def expect_engine(page: Page) -> None:
    """Wait until the engine is ready, and not as long as it takes Playwright to look again."""
    page.wait_for_function("document.body?.dataset.engine === 'ready'", timeout=STARTING)


def expect_rest(page: Page) -> None:
    """Wait until the person may play, or read the sheet."""
    page.wait_for_function("selector => document.querySelector(selector)", arg=AT_REST, timeout=STARTING)


def begin(page: Page) -> None:
    """Press Play in the lobby, and wait for the cards."""
    page.locator("#start").click()
    expect_rest(page)


def look(page: Page) -> dict[str, Any]:
    """What the page shows now, and the save that it keeps.

    The browser is asked to keep a save by a promise: at rest, the page is looked at until the save has come.
    """
    seen: dict[str, Any] = {}
    for _ in range(100):
        seen = page.evaluate(LOOK)
        view = (seen["kept"] or {}).get("view")
        if view is None or seen["state"] not in ("your-move", "scoring", "over"):
            return seen
        if view["asks"] != "reply" and [entry["card"] for entry in view["hand"]] == seen["hand"]:
            return seen
    return seen


def session_of(seen: dict[str, Any]) -> Session:
    """The engine's own session of the record that the page keeps."""
    return Session.resume(seen["kept"]["save"])


def view_as_shown(session: Session) -> dict[str, Any]:
    """What the page must show of a session, at rest."""
    view = session.view()
    last = view["last"]
    theirs = last is not None and last["seat"] == 1
    return {
        "hand": [entry["card"] for entry in view["hand"]],
        "table": [entry["card"] for entry in view["table"]],
        "backs": view["seats"][1]["cards"],
        "stock": view["stock"],
        "piles": [side["pile"] for side in view["sides"]],
        "sweeps": [side["sweeps"][-8:] for side in view["sides"]],
        "scores": [side["score"] for side in view["sides"]],
        "dealer": view["dealer"],
        "turn": -1 if view["turn"] is None else view["turn"],
        "marked": [last["card"]] if theirs and not last["taken"] else [],
        "took": [last["card"], *last["taken"]] if theirs and last["taken"] else [],
    }


def check(page: Page) -> Session:
    """The page shows exactly what the engine says of its record; give the engine's session."""
    seen = look(page)
    session = session_of(seen)
    expected = view_as_shown(session)
    if expected["marked"] and expected["marked"][0] not in expected["table"]:
        expected["marked"] = []  # the card laid last has been gathered: the deal is over
    assert {name: seen[name] for name in expected} == expected
    answer = session.answer([])
    assert seen["kept"]["view"] == answer["view"]
    assert (seen["undo"], seen["redo"]) == (answer["undo"], answer["redo"])
    return session


def expect_another_record(page: Page, before: str) -> None:
    """Wait until the page keeps another record than this one."""
    page.wait_for_function(
        "before => JSON.parse(localStorage.getItem('scopa.save')).save.record !== before", arg=before
    )


def record_of(page: Page) -> str:
    """The text of the match so far, as the page keeps it."""
    record: str = look(page)["kept"]["save"]["record"]
    return record


@dataclass(frozen=True)
class Play:
    """A play somebody means to make: a hand card, what it takes, and how many captures it could choose from."""

    card: str
    taken: tuple[str, ...]
    choices: int


def choose_play(hand: list[str], table: list[str]) -> Play:
    """What our player does with these cards: a capture with a choice first, then the largest, else the lowest card."""
    rules = GAMES["scopa"]
    possible = [
        Play(card, taken, len(found))
        for card in hand
        for found in [captures(rules, table=" ".join(table), card=card)]
        for taken in found or [()]
    ]
    return max(possible, key=lambda play: (len(play.taken) > 0, play.choices, len(play.taken), possible.index(play)))


def play_for(view: dict[str, Any]) -> Play:
    """What our player does over a View."""
    return choose_play([entry["card"] for entry in view["hand"]], [entry["card"] for entry in view["table"]])


def after_own_move(session: Session) -> Session:
    """What becomes of a session when our player makes a move, and the computer has not answered."""
    play = play_for(session.view())
    return session.play(play.card + ("x" + "".join(play.taken) if play.taken else ""))


def play_on(session: Session) -> Session:
    """What becomes of a session when our player makes one move, and the computer answers until it is our turn again."""
    view = session.view()
    session = session.next_deal() if view["asks"] == "next_deal" else after_own_move(session)
    while session.view()["asks"] == "reply":
        session = session.reply()
    return session


def start_of(seed: int) -> Session:
    """The session of a seed when our player is first to move."""
    session = Session.new("scopa", str(seed))
    while session.view()["asks"] == "reply":
        session = session.reply()
    return session


class Player:
    """What every way of playing shares. A subclass moves the cards with its own device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        """Press a button."""
        raise NotImplementedError

    def make(self, play: Play) -> None:
        """Make a play, from the choice of the card to the last press."""
        raise NotImplementedError

    def step(self) -> None:
        """Make one play, or go on from the score sheet; wait until the page is at rest again."""
        before = record_of(self.page)
        if self.page.locator("#sheet[open]").count():
            self.press("#sheet-next")
        else:
            seen = look(self.page)
            self.make(choose_play(seen["hand"], seen["table"]))
        expect_rest(self.page)
        assert record_of(self.page) != before

    def play_match(self) -> Session:
        """Play until somebody has won, comparing the page with the engine at each step; give the last session."""
        session = check(self.page)
        while not session.match.is_over:
            self.step()
            session = check(self.page)
        return session


class Mouse(Player):
    """Clicks; captures are made by dragging the card onto one that it takes."""

    chosen_by_drag = 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()

    def make(self, play: Play) -> None:
        if play.taken:
            self.drag(play)
            return
        hand_card(self.page, play.card).click()
        self.press("#play")

    def drag(self, play: Play) -> None:
        """Drag the card onto one it shall take; what is then still to be chosen is clicked."""
        start, end = centre(hand_card(self.page, play.card)), centre(table_card(self.page, play.taken[0]))
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
        self.page.mouse.move(*end, steps=3)
        self.page.mouse.up()
        self.chosen_by_drag += play.choices > 1
        seen = look(self.page)
        if seen["state"] == "your-move" and seen["chosen"] == [play.card]:
            assert play.choices > 1
            for card in set(seen["taken"]) ^ set(play.taken):
                table_card(self.page, card).click()
            self.press("#play")


class Touch(Player):
    """Taps, and nothing but taps: on a card, on the cards it takes, and again on the card to play it."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).tap()

    def make(self, play: Play) -> None:
        hand_card(self.page, play.card).tap()
        for card in play.taken if play.choices > 1 else ():
            table_card(self.page, card).tap()
        if play.choices > 1:
            self.press("#play")
        else:
            hand_card(self.page, play.card).tap()


class Keyboard(Player):
    """Tab, arrows, Space and Enter, the focus always somewhere, and always seen."""

    FOCUS = """() => {
      const active = document.activeElement;
      const style = getComputedStyle(active);
      const ring = (one) => one.outlineStyle !== "none" && parseFloat(one.outlineWidth) >= 2;
      return {
        body: active === document.body || active === document.documentElement,
        seen: active.matches(":focus-visible") && (ring(style) || style.boxShadow !== "none"),
        tag: active.outerHTML.slice(0, 120), value: active.value ?? "", checked: Boolean(active.checked),
      };
    }"""

    def focus(self) -> dict[str, Any]:
        """Where the focus is; it is never lost, and always seen."""
        found: dict[str, Any] = self.page.evaluate(self.FOCUS)
        assert not found["body"], "the focus is lost"
        assert found["seen"], f"the focus is not seen on {found['tag']}"
        return found

    def has_focus(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def go_to(self, selector: str, key: str = "Tab") -> None:
        """Press a key until the focus is on what *selector* names."""
        for _ in range(40):
            if self.has_focus(selector):
                self.focus()
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {selector}")

    def press(self, selector: str) -> None:
        self.go_to(selector)
        self.page.keyboard.press("Enter")

    def make(self, play: Play) -> None:
        self.focus()
        self.go_to(f"{HAND} input")
        self.go_to(f"{HAND} input[value='{play.card}']", "ArrowRight")
        if not self.focus()["checked"]:
            self.page.keyboard.press("Space")
        for card in play.taken if play.choices > 1 else ():
            self.go_to(f"{TABLE} input", "Shift+Tab")
            self.go_to(f"{TABLE} input[value='{card}']", "ArrowRight")
            self.page.keyboard.press("Space")
        self.page.keyboard.press("Enter")

    def step(self) -> None:
        super().step()
        self.focus()


def hand_card(page: Page, card: str) -> Locator:
    """A card of the own hand."""
    return page.locator(f"{HAND} [data-card='{card}']")


def table_card(page: Page, card: str) -> Locator:
    """A card on the table."""
    return page.locator(f"{TABLE} [data-card='{card}']")


def centre(locator: Locator) -> tuple[float, float]:
    """The middle of an element, in pixels of the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def names_of(cards: list[str], catalogue: dict[str, Any], suits: str = "french") -> list[str]:
    """The names of cards in words, as a catalogue has them."""
    return [re.sub(r"\{\{rank\}\}", catalogue["rank"][card[0]], catalogue["suit"][suits][card[1]]) for card in cards]


def sessions_of(seed: int) -> Iterator[Session]:
    """The sessions of a seed, a step of our player after the other, to the next deal too, until the match is over."""
    session = start_of(seed)
    yield session
    while not session.match.is_over:
        session = play_on(session)
        yield session


@functools.cache
def session_at(seed: int, steps: int) -> Session:
    """The session of a seed after so many steps of our player."""
    return next(islice(sessions_of(seed), steps, None))


@functools.cache
def at_end_of_match(seed: int) -> Session:
    """The session of a seed when our player's match is over."""
    *_, last = sessions_of(seed)
    return last


@functools.cache
def session_with(wanted: Callable[[dict[str, Any]], bool]) -> Session:
    """A session, our player to move, whose View has something."""
    for seed in range(1, 500):
        for session in islice(sessions_of(seed), 12):
            if wanted(session.view()):
                return session
    raise AssertionError("no such View")
