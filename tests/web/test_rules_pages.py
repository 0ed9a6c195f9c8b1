"""The rules pages in a real browser: by keyboard, on a small screen, on paper, for everyone."""

import re

import pytest
from playwright.sync_api import Page, expect

from rules_page import RULES
from tables import LONG
from tools.languages import codes
from web.reviewed import WCAG, faults
from web.site import Site

AND_GOOD_PRACTICE = [*WCAG, "best-practice"]
ANCHORS = ["history", "deal", "play", "scoring", "example"]

GAMES = sorted(path.stem[:-3] for path in RULES.glob("*.fr.html"))
LONGEST_PAGES = ["cirulla", "index", "scopone"]

every_language = pytest.mark.parametrize("language", codes())
every_page = pytest.mark.parametrize(
    ("language", "game"),
    [(code, game) for code in codes() for game in (GAMES if LONG or code == codes()[0] else LONGEST_PAGES)],
)
"""Every game in the first language; the longest pages in the others, whose words alone differ; all in the long form."""


def visit(page: Page, site: Site, language: str, width: int = 1280, height: int = 720, game: str = "scopa") -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site.url}static/rules/{game}.{language}.html")


@every_language
def test_000_l3_5_the_five_sections_are_reached_by_keyboard(page: Page, site: Site, language: str) -> None:
    visit(page, site, language)
    for anchor in ANCHORS:
        link = page.locator(f".contents a[href='#{anchor}']")
        for _ in range(20):
            page.keyboard.press("Tab")
            if link.evaluate("link => link === document.activeElement"):
                break
        assert link.evaluate("link => link.matches(':focus-visible')")
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(f"#{anchor}$"))
        assert page.locator(f"#{anchor}-title").evaluate("title => title.getBoundingClientRect().top") < 720
        visit(page, site, language)


@every_language
def test_000_l35_on_a_narrow_screen_only_the_diagram_scrolls_sideways(page: Page, site: Site, language: str) -> None:
    visit(page, site, language, width=320, height=640)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    box = page.locator(".scroll")
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    assert page.locator(".scroll-hint").is_visible()
    box.evaluate(
        "box => box.addEventListener('scroll', () => { if (box.scrollLeft > 0) box.dataset.scrolled = 'sideways' })"
    )
    box.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scroll[data-scrolled='sideways']")).to_have_count(1)
    assert page.evaluate("scrollX") == 0


@every_language
@pytest.mark.parametrize("width", [320, 1280])
def test_links_of_navigation_are_large_enough_to_tap(page: Page, site: Site, language: str, width: int) -> None:
    visit(page, site, language, width=width)
    boxes = [link.bounding_box() for link in page.locator("nav a").all()]
    assert len(boxes) == len(ANCHORS) + 1 + 2 * (len(codes()) + 1)
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)


@every_language
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_the_page_is_accessible(page: Page, site: Site, language: str, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    visit(page, site, language, width=width)
    assert faults(page, AND_GOOD_PRACTICE) == []


@every_language
def test_the_cards_of_the_diagram_are_drawn(page: Page, site: Site, language: str) -> None:
    with page.expect_response("**/decks/french/deck.svg") as sprite:
        visit(page, site, language)
    assert sprite.value.ok
    drawn = page.locator(".diagram use[href^='#card-']").evaluate_all(
        "cards => cards.map(card => card.getAttribute('href'))"
    )
    assert drawn == ["#card-2B", "#card-4C", "#card-6D", "#card-6S", "#card-2B", "#card-4C", "#card-6S"]


@every_page
def test_every_page_fits_a_small_screen_and_is_accessible_in_both_colour_schemes(
    page: Page, site: Site, language: str, game: str
) -> None:
    visit(page, site, language, width=320, height=640, game=game)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert faults(page, AND_GOOD_PRACTICE) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, AND_GOOD_PRACTICE) == []


@every_page
def test_every_page_prints_on_two_sheets_at_most(page: Page, site: Site, language: str, game: str) -> None:
    visit(page, site, language, game=game)
    sheets = re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4", prefer_css_page_size=True))
    assert 1 <= len(sheets) <= 2


@every_language
@pytest.mark.parametrize("game", ["scopone", "cirulla", "index"])
def test_003_l1_5_the_switch_of_language_keeps_the_section(page: Page, site: Site, language: str, game: str) -> None:
    visit(page, site, language, game=game)
    section = page.locator("main section").nth(2)
    name = section.get_attribute("id")
    section.locator("a.other").last.click()
    page.wait_for_url(re.compile(rf"{game}\.(?!{language})\w\w\.html#{name}$"))
    assert page.locator(f"#{name}-title").evaluate("title => title.getBoundingClientRect().top") < 720


@every_language
def test_a_game_is_reached_from_the_page_of_all_games_and_back(page: Page, site: Site, language: str) -> None:
    visit(page, site, language, game="index")
    page.locator(f"main a[href='cirulla.{language}.html']").click()
    page.wait_for_url(f"**/cirulla.{language}.html")
    page.locator(f".banner a[href='index.{language}.html']").click()
    page.wait_for_url(f"**/index.{language}.html")
