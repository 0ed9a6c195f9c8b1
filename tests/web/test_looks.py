"""A few screens look as they did, near enough that another machine's letters do not matter."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.session import Session
from sessions import next_step
from web import pictures, tables
from web.driver import STARTING, expect_rest, session_at, visit
from web.pictures import alike, differences, kept, lay_aside, taken
from web.site import Site

SEED = 5
OTHERWISE = {
    "no hand": "#felt .hand { visibility: hidden; }",
    "the hand elsewhere": "#felt .hand { translate: 0 -180px; }",
    "the table's cards elsewhere": "#felt .table { translate: 140px 0; }",
    "all of it lower": "body { padding-top: 60px; }",
    "another felt": ":root { --felt: #1f3f67; --felt-light: #2a4377; --felt-deep: #12203d; }",
    "smaller cards": "#felt .play-area { --w: 60px !important; }",
    "no style of the cards": ".card-face { display: none !important; }",
}
"""What must not go unseen on a table."""
OTHER_LETTERS = ":root { --serif: 'Liberation Serif', 'EB Garamond', serif; --sans: 'Liberation Mono', monospace; }"
"""Letters of other shapes and widths than any machine would choose."""


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context(
        viewport={"width": 1280, "height": 720},
        locale="fr-FR",
        color_scheme="light",
        reduced_motion="reduce",
    ).new_page()


def lobby(page: Page, site: Site) -> None:
    visit(page, site)


def table_of_two(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(SEED, 4))
    expect_rest(page)
    settle(page)


def table_of_four(page: Page, site: Site) -> None:
    session = tables.session_of("scopone", 4, "2x2", seed="7")
    while session.view()["asks"] != "play" or len(session.view()["hand"]) > 8:
        session = next_step(session)
    tables.sit_down(page, site, session)
    expect_rest(page)
    settle(page)


def score_sheet(page: Page, site: Site) -> None:
    visit(page, site, session=end_of_deal())
    expect(page.locator("#sheet .totals")).to_be_attached(timeout=STARTING)
    settle(page)


def end_of_deal() -> Session:
    """The first deal of a seed, played by the first card each time."""
    session = session_at(SEED, 0)
    while session.view()["phase"] == "play":
        session = next_step(session)
    return session


def settle(page: Page) -> None:
    """Take the focus away, and wait until what comes second has been drawn."""
    page.evaluate("document.activeElement.blur()")
    page.wait_for_load_state("networkidle")


SCREENS = {"lobby": lobby, "table-of-two": table_of_two, "table-of-four": table_of_four, "score-sheet": score_sheet}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did_in_whatever_letters(page: Page, site: Site, name: str) -> None:
    SCREENS[name](page, site)
    seen = taken(page)
    path = lay_aside(name, seen)
    assert alike(seen, kept(name)), (
        f"{differences(seen, kept(name))}; if this is meant: cp {path} {pictures.FOLDER}/{name}.png"
    )
    assert seen_with(page, OTHER_LETTERS, kept(name))


def test_what_has_moved_or_gone_is_seen(page: Page, site: Site) -> None:
    table_of_two(page, site)
    usual = kept("table-of-two")
    found = {name: seen_with(page, style, usual) for name, style in OTHERWISE.items()}
    found["night"] = seen_by_night(page, usual)
    assert [name for name, same in found.items() if same] == []


def seen_with(page: Page, style: str, usual: pictures.Picture) -> bool:
    """Whether the page still looks as usual with another style."""
    page.evaluate(
        """style => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets = [sheet];
        }""",
        style,
    )
    seen = taken(page)
    page.evaluate("document.adoptedStyleSheets = []")
    return alike(seen, usual)


def seen_by_night(page: Page, usual: pictures.Picture) -> bool:
    """Whether the page looks as usual by night."""
    page.emulate_media(color_scheme="dark")
    seen = taken(page)
    page.emulate_media(color_scheme="light")
    return alike(seen, usual)
