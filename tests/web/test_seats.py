"""Two to six seats in a real Chromium: who sits where, several people on one device, declarations, every size."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.session import Session
from web import tables
from web.driver import expect_another_record, expect_engine, expect_rest, look, prepare, record_of
from web.reviewed import inspect
from web.site import Site

SIZES = [(360, 640), (640, 360), (768, 1024), (1280, 720), (1920, 1080)]
BETWEEN = "body[data-state=your-move], body[data-state=declaring], body[data-state=pass-device], #sheet[open]"


@pytest.mark.parametrize(("game", "seats", "people"), [("scopa", 2, (0, 1)), ("scopone", 4, (0, 1, 2, 3))])
def test_003_l9_13_with_people_on_one_device_hands_are_nowhere_in_the_page_while_the_device_is_handed_over(
    new_context: Callable[..., BrowserContext], site: Site, game: str, seats: int, people: tuple[int, ...]
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR").new_page()
    tables.sit_down(page, site, tables.session_of(game, seats, people=people))
    seen = tables.play_on(page, plays=150)
    handed = [moment for moment in seen if moment["state"] == "pass-device"]
    assert len(handed) >= 9 * seats
    for moment in seen:
        session = tables.check(moment)
        if moment["state"] == "your-move":
            assert session.seat == session.match.state.turn
    assert {Session.resume(moment["kept"]["save"]).seat for moment in seen} == set(people)


def test_after_an_undo_the_device_is_handed_back_before_a_hand_is_shown(page: Page, site: Site) -> None:
    tables.sit_down(page, site, tables.session_of("scopa", 2, people=(0, 1)))
    tables.play_on(page, plays=4)
    before = record_of(page)
    page.locator("#undo").click()
    expect_another_record(page, before)
    expect(page.locator("body")).to_have_attribute("data-state", "pass-device")
    seen = tables.look(page)
    assert seen["hand"] == []
    tables.check(seen)
    page.locator("#asking button").click()
    expect(page.locator("body")).to_have_attribute("data-state", "your-move")
    session = tables.check(tables.play_on(page, plays=0)[-1])
    assert session.seat == session.match.state.turn
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-state", "pass-device")
    assert tables.look(page)["hand"] == []


TEN = """() => {
  const hand = document.querySelector("#felt .hand"), table = document.querySelector("#felt .table");
  while (table.children.length < 10) {
    const card = hand.children[table.children.length % hand.children.length].cloneNode(true);
    Object.assign(card.querySelector("input"), { type: "checkbox", name: "taken", checked: false });
    table.append(card);
  }
  table.dataset.count = "10";
}"""
"""Ten cards on the table, which no deal has beside a hand of ten: the fullest that a table could be."""
FEWER = """(count) => {
  const hand = document.querySelector("#felt .hand");
  while (hand.children.length > count) hand.lastElementChild.remove();
  hand.dataset.count = String(count);
}"""
OWN = """() => [...document.querySelectorAll("#felt [data-card]:has(input)")].map((card) => {
  const box = card.getBoundingClientRect();
  const hit = (x, y) => { const found = document.elementFromPoint(x, y); return found && card.contains(found); };
  let wide = 0, high = 0;
  for (let x = box.left + .5; x < box.right; x++) wide += hit(x, box.top + 5) ? 1 : 0;
  for (let y = box.top + .5; y < box.bottom; y++) high += hit(box.left + 5, y) ? 1 : 0;
  return [card.dataset.card, wide, high];
}).filter(([, wide, high]) => wide < 43 || high < 43)"""
"""The cards that have no 44 pixels of their own, across and down, to be hit on (the corners are round)."""


@pytest.mark.parametrize(("game", "seats"), [("scopone", 4), ("scopone-a-due", 2)])
def test_ten_cards_in_hand_and_ten_on_the_table_can_be_hit(page: Page, site: Site, game: str, seats: int) -> None:
    tables.sit_down(page, site, tables.session_of(game, seats))
    expect_rest(page)
    assert len(look(page)["hand"]) >= 9
    page.evaluate(TEN)
    for count in range(10, 0, -1):
        page.evaluate(FEWER, count)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OWN) == [], (width, height, count)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height, count)
            assert page.evaluate("document.documentElement.scrollHeight") <= height + 1, (width, height, count)


def test_other_seats_sit_clockwise_from_the_own_one(page: Page, site: Site) -> None:
    tables.sit_down(page, site, tables.session_of("escoba", 6, "3x2"))
    expect_rest(page)
    places = {int(seat): shown["place"] for seat, shown in tables.look(page)["seats"].items()}
    assert [places[seat] for seat in range(6)] == ["own", "low-left", "high-left", "top", "high-right", "low-right"]
    middle = {
        seat: page.locator(f".seat[data-seat='{seat}']").evaluate(
            "place => { const box = place.querySelector('.plate').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y]; }"
        )
        for seat in range(6)
    }
    assert middle[1][0] < middle[3][0] < middle[5][0]
    assert middle[1][1] > middle[2][1]
    assert middle[5][1] > middle[4][1]
    expect(page.locator(".seat[data-seat='3'] .partner-of")).to_have_text("avec vous")
    expect(page.locator("#felt")).to_have_attribute("data-way", "cw")
    expect(page.locator("#felt")).to_have_attribute("aria-label", re.compile("vers la gauche"))
    expect(page.locator("#felt .way")).to_be_visible()


def declaring(seats: int, *, wild: bool) -> Session:
    """A match of Cirulla whose first question to the person is whether to declare, with or without the wild card."""
    for seed in range(1, 3000):
        session = tables.session_of("cirulla", seats, seed=str(seed))
        while session.view()["asks"] == "reply":
            session = session.reply()
        view = session.view()
        if view["asks"] == "declare" and (len(view["declarations"]) > 2) == wild:
            return session
    raise AssertionError("no such deal")


def test_a_declared_hand_is_shown_and_the_wild_card_keeps_its_value(page: Page, site: Site) -> None:
    session = declaring(3, wild=True)
    tables.sit_down(page, site, session)
    expect(page.locator("body")).to_have_attribute("data-state", "declaring")
    offered = page.locator("#asking button").evaluate_all("buttons => buttons.map(button => button.value)")
    declarations = session.view()["declarations"]
    assert offered == [entry["move"] for entry in declarations]
    page.locator(f"#asking button[value='{offered[1]}']").click()
    expect_rest(page)
    shown = tables.look(page)
    after = tables.check(shown)
    assert shown["wild"] == [f"= {declarations[1]['wild']}"]
    assert page.locator("#felt .hand .exposed").count() == 3
    expect(page.locator("#said")).to_contain_text("Vous montrez votre main")
    assert after.view()["sides"][0]["declared"] == declarations[1]["points"]


def test_the_draw_for_dealer_is_seen_and_said_and_can_be_left(
    new_context: Callable[..., BrowserContext], site: Site
) -> None:
    page = new_context(locale="fr-FR", reduced_motion="reduce").new_page()
    table = {
        "game": "cirulla", "seats": 4, "teams": "solo", "people": [0], "names": ["", "Ada", "", ""],
        "level": "intermedio", "options": {"first_dealer": "high"}, "rules": "", "called": "",
    }  # fmt: skip
    prepare(page, kept={"scopa.table": json.dumps(table)}, seeds=(7,), speed="slow")
    page.goto(site.url)
    expect_engine(page)
    page.locator("#start").click()
    scene = page.locator("#scene")
    expect(scene).to_be_visible()
    expect(scene.locator("figcaption")).to_have_text(["Vous", "Ada", "Carla", "Dino"])
    expect(page.locator("#said")).to_contain_text("Chacun tire une carte")
    assert page.locator("#said p").filter(has_text="Chacun tire").count() == 1
    page.locator("#felt").click(position={"x": 5, "y": 5})
    expect(scene).to_be_hidden(timeout=1000)


def test_new_screens_have_no_accessibility_fault(new_context: Callable[..., BrowserContext], site: Site) -> None:
    context = new_context(reduced_motion="reduce")
    screens = {
        "four seats": tables.session_of("scopone", 4),
        "six seats": tables.session_of("escoba", 6, "3x2"),
        "declaring": declaring(3, wild=True),
        "handing over": tables.session_of("scopa", 2, people=(0, 1)),
    }
    for screen, session in screens.items():
        page = context.new_page()
        tables.sit_down(page, site, session)
        expect(page.locator(BETWEEN).first).to_be_visible()
        inspect_everywhere(page, screen)
        page.close()
    page = context.new_page()
    tables.sit_down(page, site, tables.session_of("escoba", 3))
    tables.play_on(page)
    inspect_everywhere(page, "the sheet of three sides")


def inspect_everywhere(page: Page, screen: str) -> None:
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        inspect(page, f"{screen}, {width}")
