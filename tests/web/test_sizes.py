"""From the smallest screen to the largest: nothing beyond the edge, and everything large enough to hit."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.serve import ROOT
from web import pictures, tables
from web.driver import (
    begin,
    expect_engine,
    expect_rest,
    hand_card,
    look,
    open_again,
    prepare,
    save_of,
    session_at,
    session_with,
    visit,
)
from web.site import Site

SEED = 7
LEAST = 44
"""CSS pixels of the smallest card or button."""
SIZES = [
    (320, 640), (360, 640), (390, 844), (640, 360), (640, 400), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440),
]  # fmt: skip

SMALL = """least => [...document.querySelectorAll("#felt [data-card], button, #felt .actions button")]
  .filter(box => box.checkVisibility({visibilityProperty: true}) && !box.closest("#sheet"))
  .map(box => [box.dataset.card || box.id || box.textContent.trim(), box.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - .5 || box.height < least - .5)
  .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
OUTSIDE = """() => [...document.querySelectorAll("#felt [data-card], #felt .actions button, #status")]
  .filter(box => box.checkVisibility({visibilityProperty: true}))
  .map(box => [box.dataset.card || box.id, box.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1)
  .map(([name]) => name)"""


SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("dialog[open]")]
  .filter(box => box.scrollWidth > box.clientWidth + 1).map(box => `${box.id || box.tagName} ${box.scrollWidth}`)"""
SMALL_WORDS = """least => {
  const found = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || box.closest("svg, .unseen, script") || !box.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < least) found.add(`${node.data.trim()} ${size}`);
  }
  return [...found];
}"""

SIZE_SHEET = """() => new Promise((done) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "static/css/size.css", onload: done });
  document.head.append(link);
})"""
CARDS_ON_TABLE = """(count) => {
  const table = document.querySelector("#felt .table"), hand = document.querySelector("#felt .hand");
  while (table.children.length > count) table.lastElementChild.remove();
  while (table.children.length < count) {
    const card = hand.children[table.children.length % hand.children.length].cloneNode(true);
    Object.assign(card.querySelector("input"), { type: "checkbox", name: "taken", checked: false });
    table.append(card);
  }
  table.dataset.count = String(count);
}"""
LAID_OUT = """() => {
  const felt = document.querySelector("#felt").getBoundingClientRect();
  const groups = {
    table: "#felt .table .card", hand: "#felt .hand .card", status: "#status", own: "#own .plate, #own .pile",
    others: "#felt .other .plate, #felt .other .backs, #felt .other .pile", stock: "#felt .stock .card",
    buttons: "#actions button",
  };
  const things = Object.entries(groups).flatMap(([group, selector]) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width)
    .map((one) => [group, one.dataset.card ?? (one.id || one.className), one.getBoundingClientRect()]));
  const faults = [];
  for (const [group, name, box] of things) {
    const out = [felt.left - box.left, box.right - felt.right, felt.top - box.top, box.bottom - felt.bottom];
    if (Math.max(...out) > 1) faults.push(`${group} ${name} beyond the felt`);
    for (const [other, next, near] of things) {
      if (other <= group) continue;
      const across = Math.min(box.right, near.right) - Math.max(box.left, near.left);
      const down = Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top);
      if (across > 2 && down > 2) faults.push(`${group} ${name} over ${other} ${next}`);
    }
  }
  const wide = (group) => things.find(([name]) => name === group)[2].width;
  return { faults, hand: wide("hand"), table: wide("table") };
}"""
"""What lies beyond the felt or over something else, and how wide the cards are in the hand and on the table."""

TOLD = """() => {
  const told = document.querySelector("#status"), box = told.getBoundingClientRect(), faults = [];
  if (!told.matches(".wrong")) faults.push("nothing is told");
  if (told.scrollHeight > told.clientHeight + 1 || told.scrollWidth > told.clientWidth + 1) faults.push("not whole");
  if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) faults.push("beyond the page");
  for (const across of [.02, .25, .5, .75, .98]) for (const down of [.15, .5, .85]) {
    const seen = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    if (seen !== told) faults.push(`behind ${seen?.className} at ${across} ${down}`);
  }
  for (const other of document.querySelectorAll("#felt .hand .card, #felt .table .card, #actions button")) {
    const near = other.getBoundingClientRect();
    const across = Math.min(box.right, near.right) - Math.max(box.left, near.left);
    const down = Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top);
    if (across > 0 && down > 0) faults.push(`over ${other.dataset.card ?? other.id}`);
  }
  return faults;
}"""
"""What keeps a reason that is told from being read whole, and what it covers."""
FOUR_WAYS = (
    "Le 7 de carreau peut prendre l’as de pique et le 6 de cœur, le 2 de pique et le 5 de trèfle, le 2 de pique et le"
    " 6 de cœur, ou l’as de pique, le 2 de pique et le 5 de trèfle : on ne peut pas simplement poser cette carte."
)
LINED_UP = """() => {
  const all = [...document.querySelectorAll(".bar > :is(h1, p), .bar-links > *")]
    .filter((one) => one.checkVisibility());
  const boxes = all.map((one) => {
    const words = document.createRange(), box = one.getBoundingClientRect();
    words.selectNodeContents(one);
    const { left, right } = words.getBoundingClientRect();
    return { name: one.id || one.tagName, left, right, top: box.top, bottom: box.bottom };
  });
  return boxes.flatMap((box, place) => boxes.slice(place + 1)
    .filter((near) => Math.min(box.right, near.right) - Math.max(box.left, near.left) > -2
      && Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top) > -1)
    .map((near) => `${box.name} touches ${near.name}`));
}"""
"""What touches another thing in the bar: words across, lines down."""
ARROWS = """() => {
  const way = document.querySelector("#felt .way"), oval = way.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(way, "::before").width);
  const cards = [...document.querySelectorAll("#felt .table .card")].map((card) => card.getBoundingClientRect());
  const free = Math.min(...cards.map((card) => Math.min(card.top - oval.top, oval.bottom - card.bottom)));
  return [size, free];
}"""
"""How large the arrows are that say which way the turn goes, and how far the cards are from the oval they lie on."""


def test_lobby_and_table_fit_at_every_size(page: Page, site: Site) -> None:
    visit(page, site)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)
    begin(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)
        assert page.evaluate(SMALL, LEAST) == [], (width, height)
        assert page.evaluate(OUTSIDE) == [], (width, height)


def test_at_a_phone_s_size_nothing_has_to_be_scrolled_to_play(
    new_context: Callable[..., BrowserContext], site: Site
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", has_touch=True).new_page()
    visit(page, site, session=session_at(SEED, 8))
    expect_rest(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 640


def test_with_reduced_motion_nothing_moves(new_context: Callable[..., BrowserContext], site: Site) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", reduced_motion="reduce").new_page()
    prepare(page, speed="calm")
    page.add_init_script("""
      window.longest = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        window.longest = Math.max(window.longest, Number(timing?.duration ?? timing));
        return animate.call(this, frames, timing);
      };
    """)
    page.goto(site.url)
    expect_engine(page)
    begin(page)
    page.locator("#felt .hand [data-card]").first.click()
    page.locator("#play").click()
    expect_rest(page)
    assert page.evaluate("window.longest") <= 1


@pytest.mark.long
def test_every_screen_fits_from_the_smallest_to_the_largest(page: Page, site: Site) -> None:
    """Many cards on the table, a choice, the menu, the settings, the score sheet: no scrolling sideways, words of at
    least 11 pixels, and nothing to press under 44.
    """
    crowded = session_with(lambda view: len(view["table"]) >= 7)
    visit(page, site, session=crowded)
    expect_rest(page)
    hand_card(page, look(page)["hand"][0]).click()
    try_every_size(page, "the table")
    for name in ("menu", "settings", "keys", "log"):
        page.locator("#menu-open").click()
        if name != "menu":
            page.locator(f"#menu [data-do={name}]").click()
            expect(page.locator(f"#{name}")).to_be_visible()
        try_every_size(page, name)
        page.locator(f"#{name} form button").click()
    for name in ("deals", "statistics"):
        page.locator("#menu-open").click()
        page.locator(f"#menu [data-do={name}]").click()
        expect(page.locator(f"#{name}")).to_be_visible()
        try_every_size(page, name)
        page.locator(f"#{name} [data-text-key=close]").click()
    open_again(page, save=save_of(session_at(5, 18)))
    expect(page.locator("#sheet")).to_be_visible()
    try_every_size(page, "score sheet")
    page.locator("#sheet [data-deal=whole]").click()
    expect(page.locator("#whole-deal")).to_be_visible()
    try_every_size(page, "whole deal")


def try_every_size(page: Page, screen: str) -> None:
    for width, height in [*SIZES, (320, 256), (640, 320)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SIDEWAYS) == [], (screen, width, height)
        assert page.evaluate(SMALL, LEAST) == [], (screen, width, height)
        assert page.evaluate(SMALL_WORDS, 11) == [], (screen, width, height)


@pytest.mark.parametrize(("game", "seats"), [("scopa", 2), ("scopone-a-due", 2), ("scopone", 4), ("escoba", 6)])
def test_cards_of_every_size_fit_at_every_table(page: Page, site: Site, game: str, seats: int) -> None:
    """At each size that can be chosen, on every screen: nothing beyond the felt, nothing over another thing, every card
    at least 44 pixels wide; small cards are smaller, and large ones larger where there is room, in the hand above all.
    """
    tables.sit_down(page, site, tables.session_of(game, seats))
    expect_rest(page)
    page.evaluate(SIZE_SHEET)
    larger = smaller = 0
    for lying in (4, 8):
        page.evaluate(CARDS_ON_TABLE, lying)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            seen = {}
            for size in ("small", "usual", "large"):
                page.evaluate("size => { document.documentElement.dataset.size = size; }", size)
                found = page.evaluate(LAID_OUT)
                assert found["faults"] == [], (width, height, lying, size)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height, lying, size)
                assert page.evaluate(SMALL, LEAST) == [], (width, height, lying, size)
                seen[size] = found
            assert seen["small"]["hand"] <= seen["usual"]["hand"] <= seen["large"]["hand"], (width, height, lying)
            for zone in ("hand", "table"):  # a smaller hand may leave the table more room
                smaller += seen["small"][zone] < 0.95 * seen["usual"][zone]
                larger += seen["large"][zone] > 1.05 * seen["usual"][zone]
    assert smaller > 0
    assert larger > 0


@pytest.mark.parametrize(
    ("game", "seats", "teams"),
    [("cirulla", 2, None), ("escoba", 4, "solo"), ("escoba", 6, "solo"), ("escoba", 6, "2x3")],
)
def test_a_reason_that_is_told_is_read_whole_and_covers_no_card_and_no_button(
    page: Page, site: Site, game: str, seats: int, teams: str | None
) -> None:
    session = tables.session_of(game, seats, teams)
    tables.sit_down(page, site, session)
    expect_rest(page)
    page.wait_for_load_state("networkidle")
    takes = [entry["card"] for entry in session.view()["hand"] if entry["captures"]]
    hand_card(page, takes[0]).click()
    while page.locator("#felt .table input:checked").count():
        page.locator("#felt .table input:checked").first.click()
    page.locator("#play").click()
    expect(page.locator("#status")).to_have_class("status wrong")
    if seats == 2:
        page.evaluate("words => { document.querySelector('#status').textContent = words; }", FOUR_WAYS)
    for side in ("right", "left"):
        page.evaluate("side => { document.documentElement.dataset.side = side; }", side)
        for width, height in [*SIZES, (320, 568), (412, 915), (844, 390)]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(TOLD) == [], (side, width, height)


def test_the_bar_of_a_practice_with_the_aid_to_memory_fits_on_a_phone_in_every_language(page: Page, site: Site) -> None:
    session = session_at(SEED, 4).undo()
    assert session.practice
    visit(page, site, session=session, memory="on")
    expect_rest(page)
    expect(page.locator("#memory-open")).to_be_visible()
    expect(page.locator("#practice")).to_be_visible()
    for language in ("fr", "en", "it", "es"):
        words: dict[str, Any] = {}
        for name in (language, f"second.{language}"):
            words |= json.loads((ROOT / f"static/i18n/{name}.json").read_text(encoding="utf-8"))
        page.evaluate(
            """([language, practice, memory]) => {
              document.documentElement.lang = language;
              document.querySelector("#practice").textContent = practice;
              document.querySelector("#memory-open").textContent = memory;
            }""",
            [language, words["practice"], words["memory"]["title"]],
        )
        for width in (320, 350, 360, 390, 412, 480, 520, 560):
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate(SIDEWAYS) == [], (language, width)
            assert page.evaluate(LINED_UP) == [], (language, width)


@pytest.mark.parametrize(("game", "seats"), [("scopone", 4), ("escoba", 6)])
def test_arrows_on_the_felt_are_whole_or_not_there(page: Page, site: Site, game: str, seats: int) -> None:
    tables.sit_down(page, site, tables.session_of(game, seats))
    expect_rest(page)
    there = set()
    for lying in (4, 8):
        page.evaluate(CARDS_ON_TABLE, lying)
        for width, height in [*SIZES, (320, 568), (844, 390)]:
            page.set_viewport_size({"width": width, "height": height})
            size, free = page.evaluate(ARROWS)
            assert size == 0 or free > 16, (width, height, lying)
            there.add(size)
    assert there == {0, 22}


@pytest.mark.parametrize(("game", "seats"), [("scopa", 2), ("scopone", 4), ("escoba", 6)])
def test_on_a_phone_on_its_side_the_table_is_whole_with_the_buttons_on_the_left(
    page: Page, site: Site, game: str, seats: int
) -> None:
    tables.sit_down(page, site, tables.session_of(game, seats))
    expect_rest(page)
    page.evaluate("document.documentElement.dataset.side = 'left'")
    for width, height in [(640, 360), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LAID_OUT)["faults"] == [], (width, height)
        play, hand = page.locator("#play").bounding_box(), page.locator("#felt .hand").bounding_box()
        assert play is not None
        assert hand is not None
        assert play["x"] + play["width"] <= hand["x"], (width, height)


def test_names_have_the_whole_seat_on_a_phone_on_its_side(page: Page, site: Site) -> None:
    tables.sit_down(page, site, tables.session_of("scopone", 4))
    expect_rest(page)
    page.locator("#felt .other .who").evaluate_all(
        "names => names.forEach(name => { name.textContent = 'Nonna Giuseppina Bartolomei'; })"
    )
    for width, height in [(640, 360), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        shares = page.locator("#felt .other").evaluate_all(
            "seats => seats.map(seat => seat.querySelector('.who').clientWidth / seat.clientWidth)"
        )
        assert min(shares[0], shares[2]) > 0.5, (width, height, shares)
        assert page.evaluate(LAID_OUT)["faults"] == [], (width, height)


def test_the_ring_round_a_card_of_the_back_row_is_not_drawn_across_the_front_row(page: Page, site: Site) -> None:
    tables.sit_down(page, site, tables.session_of("scopone", 4))
    expect_rest(page)
    behind, before = page.locator("#felt .hand .card").nth(1), page.locator("#felt .hand .card").nth(6)
    for width, height in [(360, 640), (768, 1024), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        seen = []
        for focus in (False, True):
            page.locator("#felt .hand input").nth(1).evaluate("card => card.focus()")
            if not focus:
                page.evaluate("document.activeElement.blur()")
            back, front = behind.bounding_box(), before.bounding_box()
            assert back is not None
            assert front is not None
            lies = back["y"] + back["height"] - front["y"]
            across = pictures.part(page, front["x"] + 8, front["y"] + 8, front["width"] - 16, lies)
            above = pictures.part(page, back["x"], back["y"] - 6, back["width"], 6)
            seen.append((across, above))
        assert pictures.farthest(seen[0][0], seen[1][0]) < 60, (width, height)  # no more than edges drawn again
        assert pictures.farthest(seen[0][1], seen[1][1]) > 90, (width, height)
