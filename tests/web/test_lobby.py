"""The lobby: every game at every table, people and names, and every screen at every size."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.games import every_table
from scopa.notation import read_rules
from web.driver import STARTING, open_again, prepare, start_of, visit
from web.lobby import choose, kept, open_games, open_house_rules, option, rules_kept
from web.reviewed import SCHEMES, faults
from web.site import Site

FAULTS = """() => [...document.querySelectorAll("dialog[open] button, dialog[open] select, dialog[open] input")]
  .filter(box => box.checkVisibility({visibilityProperty: true}))
  .map(box => [box, (box.closest("label") ?? box).getBoundingClientRect()])
  .filter(([box, at]) => at.height < 43.5 || at.width < 43.5 || at.left < 0 || at.right > innerWidth)
  .map(([box, at]) => `${box.outerHTML.slice(0, 90)} ${at.width}x${at.height}`)"""
"""What is too small to hit, or beyond the edge."""


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context(viewport={"width": 360, "height": 640}, locale="fr-FR").new_page()


def test_the_games_are_offered_before_the_engine_is_there(page: Page, site: Site) -> None:
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    page.route("**/static/vendor/pyodide/python_stdlib.zip", hold)
    prepare(page)
    page.goto(site.url)
    open_games(page)
    assert page.locator("#chooser [data-game]").count() == len({game for game, _ in every_table()})
    choose(page, "escoba", 6, "3x2")
    expect(page.locator("#chooser .seat-row")).to_have_count(6)
    page.locator("#chooser [data-text-key='rules.change']").click()
    expect(page.locator("#chooser .panel-said")).not_to_be_empty()
    for route in held:
        route.continue_()
    expect(page.locator("#house-rules")).to_be_visible(timeout=STARTING)


def test_people_and_names_are_those_of_the_match_and_of_the_next_visit(page: Page, site: Site) -> None:
    visit(page, site)
    open_games(page)
    choose(page, "escoba", 3)
    page.locator("#chooser [name=name-0]").fill("Zoé")
    page.locator("#chooser [name=player-1]").select_option("person")
    page.locator("#chooser [name=name-1]").fill("<b>7D</b>")
    page.locator("#chooser [name=length]").select_option("deals 4")
    page.locator("#chooser [data-text-key='chooser.play']").click()
    found = kept(page)
    assert found["names"] == ["Zoé", "<b>7D</b>", ""]
    assert [seat["player"] for seat in found["view"]["seats"]] == ["person", "person", "computer"]
    assert (rules_kept(page).end, rules_kept(page).deals) == ("deals", 4)
    open_again(page, save=None)
    expect(page.locator("#next-table")).to_contain_text("Escoba", timeout=STARTING)
    open_games(page)
    expect(page.locator("#chooser [aria-current]")).to_contain_text("Escoba")
    choose(page, "escoba")
    expect(page.locator("#chooser [name=name-1]")).to_have_value("<b>7D</b>")
    expect(page.locator("#chooser [name=player-1]")).to_have_value("person")


def test_the_level_of_the_computer_is_chosen_kept_and_told(page: Page, site: Site) -> None:
    visit(page, site)
    open_games(page)
    choose(page, "escoba")
    expect(page.locator("#chooser [name=level]:checked")).to_have_value("intermedio")
    page.locator("#chooser [name=level][value=maestro]").check()
    expect(page.locator("#chooser .level-line")).to_contain_text("devine")
    page.locator("#chooser [data-text-key='chooser.play']").click()
    assert [seat["level"] for seat in kept(page)["view"]["seats"]] == [None, "maestro"]
    page.locator("#rules-now").click()
    expect(page.locator("#rules-now-dialog")).to_contain_text("Maître")
    page.locator("#rules-now-dialog [data-text-key=close]").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=games]").click()
    choose(page, "scopa-ventuno", 4)
    expect(page.locator("#chooser .game-title")).to_have_text("Scopa ventuno")
    expect(page.locator("#chooser [name=level]:checked")).to_have_value("maestro")
    for seat in range(1, 4):
        page.locator(f"#chooser [name=player-{seat}]").select_option("person")
    expect(page.locator("#chooser [name=level]")).to_have_count(0)


def test_a_match_on_the_table_is_not_lost_without_a_question(page: Page, site: Site) -> None:
    visit(page, site, session=start_of(7))
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=games]").click()
    expect(page.locator("#chooser")).to_be_visible()
    choose(page, "re-bello")
    page.locator("#chooser [data-text-key='chooser.play']").click()
    page.locator("#confirm-no").click()
    assert rules_kept(page) == read_rules("scopa")
    page.locator("#chooser [data-text-key='chooser.play']").click()
    page.locator("#confirm-yes").click()
    expect(page.locator("#chooser")).to_be_hidden()
    page.wait_for_function("localStorage.getItem('scopa.save').includes('re-bello')", timeout=STARTING)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_screen_fits_and_can_be_hit_and_keeps_to_wcag(
    new_context: Callable[..., BrowserContext], site: Site, language: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    visit(page, site, session=start_of(7), language=language)

    def inspect(screen: str) -> None:
        for theme in SCHEMES:
            page.emulate_media(color_scheme=theme)
            for width in (320, 360, 1280):
                page.set_viewport_size({"width": width, "height": 640})
                inspect_at(f"{screen}, {theme}, {width}", width)

    def inspect_at(screen: str, width: int) -> None:
        assert faults(page) == [], screen
        assert page.evaluate(FAULTS) == [], screen
        assert page.evaluate("document.documentElement.scrollWidth") <= width, screen
        wide = "[...document.querySelectorAll('dialog[open] *')].filter(e => e.scrollWidth > e.clientWidth + 1 && "
        wide += "getComputedStyle(e).overflowX === 'auto').map(e => e.outerHTML.slice(0, 90))"
        assert page.evaluate(wide) == [], screen

    page.locator("#rules-now").click()
    expect(page.locator("#rules-now-dialog")).to_be_visible()
    inspect("rules of the match")
    page.locator("#rules-now-dialog [data-text-key='close']").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=games]").click()
    expect(page.locator("#chooser")).to_be_visible()
    inspect("games")
    choose(page, "escoba", 6, "3x2")
    page.locator("#chooser [name=name-1]").fill("W" * 24)
    inspect("table")
    open_house_rules(page)
    option(page, "aces", 1)
    expect(page.locator("#house-rules .clashing")).to_have_count(2)
    inspect("house rules")


def test_the_keyboard_alone_chooses_a_game_and_begins_it(page: Page, site: Site) -> None:
    visit(page, site)
    page.locator("#games").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chooser")).to_be_visible()
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.game") == "scopa-ventuno":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#chooser .game-title")).to_be_focused()
    for _ in range(3):
        if page.evaluate("document.activeElement.name") == "seats":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#chooser input[name=seats][value='3']")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    kept(page)
    assert rules_kept(page) == read_rules("scopa-ventuno seats=3")
