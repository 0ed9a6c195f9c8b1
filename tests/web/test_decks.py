"""Decks on the page: chosen, looked at, kept; a match goes on as if nothing had happened."""

import re

import pytest
from playwright.sync_api import Page, expect

from scopa.cards import PACK_SIZE
from web.driver import begin, expect_engine, look, visit
from web.guard import Guard
from web.sentences import catalogue, says
from web.site import Site

SEED = 4
WORDS = catalogue("fr")
IS_KEPT = """async (path) => {
  while (!(await caches.match(path))) await new Promise((done) => setTimeout(done, 20));
}"""
LETTERS = "() => [...document.querySelectorAll('#felt .hand .card-rank')].map((rank) => rank.textContent)"


def decks_of(site: Site) -> set[str]:
    """The decks of which the sprite was asked for."""
    asked = (re.search(r"static/decks/(\w+)/deck\.svg$", path) for path, _ in site.requests)
    return {found[1] for found in asked if found}


def open_settings(page: Page) -> None:
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=settings]").click()


def choose(page: Page, name: str, value: str) -> None:
    """Choose in the settings, which are open."""
    page.locator(f"#settings input[name={name}][value={value}]").check()


def close_settings(page: Page) -> None:
    page.locator("#settings form button").click()


def expect_deck(page: Page, name: str) -> None:
    """Every card that can be seen is of this deck."""
    expect(page.locator(f"#felt .hand use[href*='/{name}/']").first).to_be_attached()
    assert page.locator(f"svg[data-face] use:not([href*='/{name}/'])").count() == 0


def test_a_deck_changes_under_a_match_and_stays_chosen(page: Page, site: Site) -> None:
    visit(page, site, seeds=(SEED,))
    begin(page)
    before = look(page)
    expect(page.locator(f"#felt .hand input[value={before['hand'][0]}]")).to_have_attribute(
        "aria-label", re.compile("carreau|cœur|pique|trèfle")
    )
    page.locator("#felt .hand .card").first.click()
    chosen = look(page)
    open_settings(page)
    choose(page, "deck", "napoletane")
    expect_deck(page, "napoletane")
    close_settings(page)
    assert look(page) | {"status": ""} == chosen | {"status": ""}
    expect(page.locator(f"#felt .hand input[value={before['hand'][0]}]")).to_have_attribute(
        "aria-label", re.compile("deniers|coupes|épées|bâtons")
    )
    page.reload()
    expect_deck(page, "napoletane")
    assert look(page)["hand"] == before["hand"]


@pytest.mark.browser_context_args(service_workers="allow")
@pytest.mark.every_browser
@pytest.mark.parametrize("deck", ["french", "napoletane"])
def test_only_the_chosen_deck_is_fetched(page: Page, site: Site, deck: str) -> None:
    site.requests.clear()
    visit(page, site, seeds=(SEED,), deck=deck)
    begin(page)
    expect_deck(page, deck)
    open_settings(page)
    expect(page.locator("#settings .deck-option img").first).to_be_visible()
    assert decks_of(site) == {deck}


def test_the_corner_says_the_letter_the_value_or_nothing(page: Page, site: Site) -> None:
    visit(page, site, seeds=(SEED,), deck="napoletane")
    begin(page)
    hand = look(page)["hand"]
    letters = {"J": "V", "Q": "C", "K": "R"}
    values = {"A": "1", "J": "8", "Q": "9", "K": "10"}
    open_settings(page)
    for corner, said in (
        ("letter", [letters.get(card[0], card[0]) for card in hand]),
        ("value", [values.get(card[0], card[0]) for card in hand]),
        ("none", []),
    ):
        choose(page, "corner", corner)
        assert page.evaluate(LETTERS) == said
    choose(page, "deck", "french")
    choose(page, "corner", "value")
    expect_deck(page, "french")
    assert page.evaluate(LETTERS) == [values.get(card[0], card[0]) for card in hand for _ in range(2)]


def test_four_suits_have_four_colours_where_the_deck_leaves_a_choice(page: Page, site: Site) -> None:
    visit(page, site, seeds=(SEED,))
    begin(page)
    colours = (
        "() => 'dcsb'.split('').map((suit) => "
        "getComputedStyle(document.documentElement).getPropertyValue('--suit-' + suit))"
    )
    assert len(set(page.evaluate(colours))) == 2
    open_settings(page)
    choose(page, "colours", "four")
    assert len(set(page.evaluate(colours))) == 4
    choose(page, "deck", "napoletane")
    expect(page.locator("#settings input[name=colours]")).to_have_count(0)
    assert len(set(page.evaluate(colours))) == 4


def test_003_l19_every_card_can_be_looked_at_large(page: Page, site: Site) -> None:
    visit(page, site, deck="napoletane")
    open_settings(page)
    page.locator("#look-at-cards").click()
    expect(page.locator("#gallery-title")).to_have_text(WORDS["settings.deck_napoletane"])
    cards = page.locator("#gallery .gallery-cards button")
    expect(cards).to_have_count(PACK_SIZE + 1)
    cards.nth(37).click()
    expect(page.locator("#enlarged-name")).to_have_text("Roi de coupes")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#enlarged-name")).to_have_text("Cavalier de bâtons")
    expect(page.locator("#enlarged .large-card use").first).to_have_attribute("href", re.compile("napoletane.*#QB$"))
    page.keyboard.press("Escape")
    expect(cards.nth(35)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_visible()
    expect(page.locator("#look-at-cards")).to_be_focused()


def test_a_deck_that_cannot_be_had_leaves_the_one_on_the_table(page: Page, site: Site, guard: Guard) -> None:
    guard.expect("404")
    page.route("**/napoletane/*.svg", lambda route: route.fulfill(status=404, body="Not found"))
    visit(page, site, seeds=(SEED,))
    begin(page)
    before = look(page)["status"]
    open_settings(page)
    choose(page, "deck", "napoletane")
    expect(page.locator("#settings input[name=deck][value=french]")).to_be_checked()
    expect(page.locator("#settings [role=status]")).to_have_text(says("gallery.failed"))
    expect(page.locator("#settings [role=status]")).to_be_in_viewport()
    torn = page.locator("#settings .deck-option", has=page.locator("[value=napoletane]"))
    expect(torn.locator("svg")).to_be_visible()
    expect(torn.locator("img")).to_have_count(0)
    close_settings(page)
    assert look(page)["status"] == before
    expect_deck(page, "french")
    open_settings(page)
    expect(page.locator("#settings [role=status]")).to_be_empty()


@pytest.mark.browser_context_args(service_workers="allow")
def test_the_decks_chosen_are_there_with_the_network_off(page: Page) -> None:
    with Site().running() as site:
        page.goto(site.published_url)
        expect_engine(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.reload()
        begin(page)
        open_settings(page)
        choose(page, "deck", "napoletane")
        expect_deck(page, "napoletane")
        page.evaluate(IS_KEPT, "static/decks/napoletane/deck.svg")
    page.goto("about:blank")
    page.goto(site.published_url)
    expect_deck(page, "napoletane")
    kept = page.evaluate(
        "async () => Promise.all(['french', 'napoletane'].map(async (deck) => "
        "Boolean(await caches.match(`static/decks/${deck}/deck.svg`))))"
    )
    assert kept == [True, True]
