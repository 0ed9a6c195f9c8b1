"""One match in several tabs of a browser: a tab takes over what another keeps, says so, and undoes nobody's play."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from scopa.session import Session
from web import tables
from web.driver import (
    Mouse,
    after_own_move,
    begin,
    check,
    choose_play,
    expect_rest,
    look,
    prepare,
    save_of,
    session_at,
    session_of,
    start_of,
    visit,
)
from web.sentences import says
from web.site import Site

SEED, OTHER_SEED = 5, 77
TOLD = says("store.elsewhere")
KEEP = """text => text === null ? localStorage.removeItem("scopa.save") : localStorage.setItem("scopa.save", text)"""


@pytest.fixture
def other(page: Page, site: Site) -> Page:
    """Another tab of the same browser, on a picture of the site."""
    opened = page.context.new_page()
    opened.goto(urljoin(site.url, "static/icon.svg"))
    return opened


def keep_elsewhere(other: Page, session: Session | None) -> None:
    """Let the other tab keep this match, or forget the one that is kept."""
    other.evaluate(KEEP, session and save_of(session))


def expect_taken_over(page: Page, session: Session) -> None:
    """The page shows this match, and says once where it comes from."""
    expect(page.locator("#status")).to_have_text(TOLD)
    expect(page.locator("#said p").filter(has_text=TOLD)).to_have_count(1)
    assert check(page) == session


def test_two_tabs_play_one_match_in_turn(page: Page, site: Site, other: Page) -> None:
    visit(page, site, seeds=(SEED,))
    begin(page)
    prepare(other)
    other.goto(site.url)
    expect_rest(other)
    for steps, (played, shown) in enumerate([(other, page), (page, other), (other, page)], start=1):
        Mouse(played).step()
        expect(shown.locator("#status")).to_have_text(TOLD)
        assert check(shown) == check(played) == session_at(SEED, steps)


def test_a_tab_that_heard_nothing_looks_when_it_is_shown_again(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(SEED, 2))
    expect_rest(page)
    page.evaluate(KEEP, save_of(session_at(SEED, 4)))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_taken_over(page, session_at(SEED, 4))
    Mouse(page).step()
    assert check(page) == session_at(SEED, 5)


def test_an_answer_to_an_old_position_is_dropped(page: Page, site: Site, other: Page) -> None:
    visit(page, site, seeds=(SEED,), speed="slow")
    begin(page)
    Mouse(page).make(choose_play(look(page)["hand"], look(page)["table"]))
    expect(page.locator("#other.turn")).to_be_visible()
    keep_elsewhere(other, session_at(SEED, 3))
    expect_taken_over(page, session_at(SEED, 3))
    Mouse(page).step()
    assert check(page) == session_at(SEED, 4)


def test_the_tab_that_is_played_in_lets_the_computer_think_alone(page: Page, site: Site, other: Page) -> None:
    visit(page, site, session=session_at(SEED, 2))
    expect_rest(page)
    thinking = after_own_move(session_at(SEED, 2))
    keep_elsewhere(other, thinking)
    expect(page.locator("body")).to_have_attribute("data-state", "thinking")
    expect(page.locator("#status")).to_have_text(says("status.thinking"))
    assert session_of(look(page)) == thinking
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect_rest(page)
    assert check(page) == session_at(SEED, 3)


def test_another_match_is_taken_over_with_its_dialogs_closed(page: Page, site: Site, other: Page) -> None:
    visit(page, site, session=session_at(SEED, 2))
    expect_rest(page)
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=new]").click()
    expect(page.locator("#confirm")).to_be_visible()
    keep_elsewhere(other, start_of(OTHER_SEED))
    expect_taken_over(page, start_of(OTHER_SEED))
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_match_begun_in_another_tab_is_drawn_in_the_lobby(page: Page, site: Site, other: Page) -> None:
    visit(page, site)
    keep_elsewhere(other, start_of(OTHER_SEED))
    expect_taken_over(page, start_of(OTHER_SEED))
    expect(page.locator("#lobby")).to_be_hidden()


@pytest.mark.parametrize("kept", [None, "{}"])
def test_a_match_forgotten_or_damaged_elsewhere_goes_on_here(
    page: Page, site: Site, other: Page, kept: str | None
) -> None:
    visit(page, site, session=session_at(SEED, 2))
    expect_rest(page)
    other.evaluate(KEEP, kept)
    Mouse(page).make(choose_play(look(page)["hand"], look(page)["table"]))
    page.wait_for_function("localStorage.getItem('scopa.save')?.includes('record')")
    expect_rest(page)
    assert check(page) == session_at(SEED, 3)


def test_a_hand_of_another_person_stays_hidden(page: Page, site: Site, other: Page) -> None:
    session = tables.session_of("scopa", 2, people=(0, 1))
    visit(page, site, session=session)
    page.locator("#asking button").click()
    expect_rest(page)
    assert look(page)["hand"]
    keep_elsewhere(other, after_own_move(session))
    expect(page.locator("#status")).to_have_text(TOLD)
    expect(page.locator("body")).to_have_attribute("data-state", "pass-device")
    assert look(page)["hand"] == []
