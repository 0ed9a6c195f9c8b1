"""No violation of WCAG 2.0 to 2.2, A and AA, on any screen: both themes, both languages, a phone and a desk."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.driver import (
    STARTING,
    Mouse,
    after_own_move,
    at_end_of_match,
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
from web.guard import Guard
from web.holding import Held
from web.reviewed import inspect
from web.site import Site


@dataclass(frozen=True)
class Look:
    """One way in which the page is looked at."""

    language: str
    width: int
    height: int
    contrast: str = "usual"


LOOKS = [
    Look("fr", 360, 640),
    Look("en", 1280, 800, "high"),
]


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look.language}-{look.width}")
def seen_as(request: pytest.FixtureRequest) -> Look:
    found: Look = request.param
    return found


@pytest.fixture
def page(new_context: Callable[..., BrowserContext], seen_as: Look) -> Page:
    return new_context(
        viewport={"width": seen_as.width, "height": seen_as.height},
        reduced_motion="reduce",
    ).new_page()


@pytest.mark.long
def test_every_screen_of_a_match(page: Page, site: Site, seen_as: Look) -> None:
    several = session_with(lambda view: any(len(entry["captures"]) > 1 for entry in view["hand"]))
    visit(page, site, language=seen_as.language, contrast=seen_as.contrast)
    inspect(page, "lobby")
    open_again(page, save=save_of(several))
    expect_engine(page)
    expect_rest(page)
    inspect(page, "own turn")
    card = next(entry["card"] for entry in several.view()["hand"] if len(entry["captures"]) > 1)
    hand_card(page, card).click()
    inspect(page, "a card chosen")
    page.locator("#play").click()
    expect(page.locator("#status")).to_have_class("status wrong")
    inspect(page, "a reason")
    for step in range(3):
        page.locator("#hint").click()
        inspect(page, f"hint {step + 1}")
    page.locator("#hint").click()
    expect(page.locator("#told")).to_be_visible()
    inspect(page, "every reason of a hint")
    page.keyboard.press("Escape")
    for name in ("menu", "settings", "keys", "log"):
        page.locator("#menu-open").click()
        if name != "menu":
            page.locator(f"#menu [data-do={name}]").click()
        expect(page.locator(f"#{name}")).to_be_visible()
        inspect(page, name)
        page.locator(f"#{name} form button").click()
    for name in ("deals", "statistics"):
        page.locator("#menu-open").click()
        page.locator(f"#menu [data-do={name}]").click()
        expect(page.locator(f"#{name}")).to_be_visible()
        inspect(page, name)
        page.locator(f"#{name} [data-text-key=close]").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=settings]").click()
    page.locator("#look-at-cards").click()
    page.locator("#gallery .gallery-cards button").first.click()
    inspect(page, "the deck's cards, one of them large")
    for name in ("enlarged", "gallery", "settings"):
        page.locator(f"#{name} form button").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=new]").click()
    expect(page.locator("#confirm")).to_be_visible()
    inspect(page, "a question")
    page.locator("#confirm-no").click()
    open_again(page, save=save_of(session_at(5, 17)))
    expect_engine(page)
    expect_rest(page)
    Mouse(page).step()
    expect(page.locator("#sheet")).to_be_visible()
    inspect(page, "score sheet")
    page.locator("#sheet [data-deal=whole]").click()
    expect(page.locator("#whole-deal")).to_be_visible()
    page.evaluate("document.querySelectorAll('#whole-deal details').forEach(group => { group.open = true; })")
    inspect(page, "the whole deal")
    page.locator("#whole-deal [data-text-key=close]").click()
    page.locator("#sheet-review").click()
    expect(page.locator(".review .counts")).to_be_visible(timeout=STARTING)
    inspect(page, "the review of a deal")
    page.locator("#sheet-close").click()
    inspect(page, "the table after the deal")
    open_again(page, save=save_of(at_end_of_match(5)))
    expect(page.locator("#sheet")).to_be_visible()
    inspect(page, "the match is over")


@pytest.mark.long
def test_the_screens_of_waiting_and_of_trouble(page: Page, site: Site, guard: Guard, seen_as: Look) -> None:
    guard.expect("^(console|page) error")
    held = Held(page, "**/static/vendor/pyodide/python_stdlib.zip")
    prepare(page, kept={"scopa.save": save_of(after_own_move(session_at(5, 3)))}, language=seen_as.language)
    page.goto(site.url)
    expect(page.locator("#wait progress")).to_be_visible(timeout=STARTING)
    inspect(page, "thinking, and waiting for the engine")
    held.fail()
    expect(page.locator("#wait-again")).to_be_visible(timeout=STARTING)
    inspect(page, "the engine cannot come")
    open_again(page, save="damaged")
    expect(page.locator("#notice")).to_be_visible()
    page.route("**/pyscript.toml", lambda route: route.fulfill(status=404, body=""))
    page.reload()
    expect(page.locator("#reload")).to_be_visible()
    assert look(page)["state"] == "lobby"
