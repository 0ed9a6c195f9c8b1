"""Whole matches to 11 in a real Chromium, with one device each; at every step the page shows what the engine knows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.driver import (
    LOST,
    WON,
    Keyboard,
    Mouse,
    Player,
    Touch,
    begin,
    check,
    expect_rest,
    visit,
)
from web.site import Site

pytestmark = pytest.mark.long

FITS = """() => {
  const root = document.documentElement;
  const things = [...document.querySelectorAll(
    "#felt .hand .card, #felt .table .card, #actions button, .bar a, .bar button, .bar .round")];
  const shown = things.filter((thing) => thing.offsetParent !== null);
  const outside = (box) => box.left < 0 || box.top < 0 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5;
  const name = (thing) => thing.dataset.card || thing.id || thing.className;
  const boxes = shown.map((thing) => [name(thing), thing.getBoundingClientRect()]);
  return {
    wide: root.scrollWidth > innerWidth, high: root.scrollHeight > innerHeight,
    outside: boxes.filter(([, box]) => outside(box)).map(([name]) => name),
    small: boxes.filter(([, box]) => box.width < 43.99 || box.height < 43.99)
      .map(([name, box]) => `${name} ${box.width}x${box.height}`),
  };
}"""
"""What does not fit: sideways or downwards scrolling, cards and buttons off the screen or under 44 pixels."""
NOTHING = {"wide": False, "high": False, "outside": [], "small": []}


def expect_end(page: Page, player: Player, winner: int) -> None:
    """The sheet tells who has won, with the whole score; another match begins from it."""
    session = check(page)
    assert session.match.winner == winner
    view = session.view()
    expect(page.locator("#sheet")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-state", "over")
    won = "Vous gagnez la partie !" if winner == 0 else "L’ordinateur gagne la partie"
    expect(page.locator("#sheet-title")).to_have_text(won)
    totals = page.locator("#sheet .totals .total td").all_inner_texts()
    assert totals == [str(side["score"]) for side in view["sides"]]
    before = session.match.seed
    player.press("#sheet-next")
    expect(page.locator("body")).to_have_attribute("data-state", "your-move")
    again = check(page)
    assert again.match.seed != before
    assert again.view()["match"]["deals"] == []


def test_a_match_by_keyboard_alone(page: Page, site: Site) -> None:
    visit(page, site, seeds=(LOST, 1))
    player = Keyboard(page)
    player.go_to("#start")
    page.keyboard.press("Enter")
    expect_rest(page)
    player.focus()
    assert player.play_match().match.seed == str(LOST)
    expect_end(page, player, winner=1)
    player.focus()


def test_a_match_by_touch_on_a_small_phone(new_context: Callable[..., BrowserContext], site: Site) -> None:
    class Careful(Touch):
        def step(self) -> None:
            super().step()
            if not page.locator("dialog[open]").count():
                assert page.evaluate(FITS) == NOTHING

    page = new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).new_page()
    visit(page, site, seeds=(WON, 1))
    page.locator("#start").tap()
    expect_rest(page)
    player = Careful(page)
    player.play_match()
    expect_end(page, player, winner=0)
    assert page.evaluate(FITS) == NOTHING


def test_a_match_by_mouse_with_cards_dragged(page: Page, site: Site) -> None:
    visit(page, site, seeds=(LOST, 1))
    begin(page)
    player = Mouse(page)
    player.play_match()
    assert player.chosen_by_drag >= 2
    expect_end(page, player, winner=1)
