"""House rules: changed, kept, shared, contradictory; and links that somebody has crafted."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.notation import read_rules, write_rules
from web.driver import STARTING, expect_engine, open_again, prepare, save_of, start_of, visit
from web.lobby import choose, kept, open_games, open_house_rules, option, rules_kept
from web.site import Site


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context(viewport={"width": 360, "height": 640}, locale="fr-FR").new_page()


def test_house_rules_are_changed_kept_shared_and_forgotten(
    page: Page, site: Site, new_context: Callable[..., BrowserContext]
) -> None:
    name = "<i>Chez Zoé</i> & co"
    visit(page, site)
    open_games(page)
    choose(page, "escoba", 4, "2x2")
    open_house_rules(page)
    option(page, "sums", 0)
    option(page, "last_play_sweep", 1)
    expect(page.locator("#house-rules [data-group=captures] .changes")).to_have_text("1 changement")
    page.locator("#rules-name").fill(name)
    page.locator("[data-text-key='rules.keep']").click()
    expect(page.locator("#house-rules .panel-said")).to_contain_text(name)
    link = page.locator("#rules-link").input_value()
    page.locator("[data-text-key='rules.use']").click()
    expect(page.locator("#chooser .game-title")).to_have_text(name)
    expect(page.locator("#chooser .differences dt")).to_have_count(2)
    page.locator("#chooser [data-text-key='chooser.play']").click()
    wanted = read_rules("escoba seats=4 teams=2x2 sums=choice last_play_sweep=yes")
    kept(page)
    assert rules_kept(page) == wanted
    open_again(page, table=None)
    expect_engine(page)
    page.locator("#rules-now").click()
    expect(page.locator("#rules-now-dialog")).to_contain_text(name)
    expect(page.locator("#rules-now-dialog a.page")).to_have_attribute("href", "static/rules/escoba.fr.html")
    page.locator("#rules-now-dialog [data-text-key='close']").click()

    other = new_context(locale="en-GB").new_page()
    prepare(other, language="en")
    other.goto(link)
    expect(other.locator("#chooser .game-title")).to_have_text(name, timeout=STARTING)
    expect(other.locator("#chooser .differences dt")).to_have_count(2)
    other.locator("#chooser [data-text-key='chooser.play']").click()
    kept(other)
    assert rules_kept(other) == wanted
    assert "#" not in other.url

    open_again(page, save=None)
    expect_engine(page)
    open_games(page)
    page.locator(f"#chooser [data-kept='{name}']").click()
    expect(page.locator("#chooser .game-title")).to_have_text(name)
    open_house_rules(page)
    page.locator("[data-text-key='rules.forget']").click()
    assert json.loads(page.evaluate("localStorage.getItem('scopa.rules')")) == []


def test_two_options_that_disagree_are_shown_at_once(page: Page, site: Site) -> None:
    visit(page, site)
    open_games(page)
    choose(page, "escoba")
    open_house_rules(page)
    option(page, "aces", 1)
    said = page.locator("#house-rules .panel-said.wrong")
    expect(said).to_contain_text("As")
    expect(said).to_contain_text("Prise")
    expect(page.locator("#house-rules .clashing")).to_have_count(2)
    page.locator("[data-text-key='rules.use']").click()
    expect(page.locator("#house-rules")).to_be_visible()
    option(page, "capture", 0)
    expect(page.locator("#house-rules .clashing")).to_have_count(0)
    page.locator("[data-text-key='rules.reset']").click()
    expect(page.locator("#house-rules .changed")).to_have_count(0)
    option(page, "end", 1)
    expect(said).to_be_visible()
    option(page, "deals", 1)
    expect(page.locator("#house-rules .clashing")).to_have_count(0)
    page.locator("[data-text-key='rules.use']").click()
    expect(page.locator("#chooser [name=length]")).to_have_value("deals 2")


NASTY = [
    "", "%", "%ff", "scopa%20game=escoba", "nothing", "scopa%20nothing=1", "scopa%20target=-1", "scopa%20target=x",
    "scopa%20seats=99", "scopa%20seats=x", "scopa%20seats=yes", "scopa%20teams=2x2", "scopa%20aces=sweep",
    "<img%20src=x%20onerror=alert(1)>", "scopa%20hand_size=7", "scopa%20matta=7D", "scopa%20self=1",
    "scopa%20__init__=1", "scopa%20deals=4", "scopa%20target=999999999999", "x" * 3000, "scopa&name=%ff%00",
    "escoba%20capture=value_or_fifteen%20capture=x",
]  # fmt: skip


def test_a_crafted_link_is_told_and_loses_nothing(page: Page, site: Site) -> None:
    prepare(page, kept={"scopa.save": save_of(start_of(7)), "scopa.rules": '[{"name": "A", "rules": "scopa"}]'})
    page.goto(site.url)
    expect_engine(page)
    before = page.evaluate("JSON.stringify([localStorage['scopa.save'], localStorage['scopa.rules']])")
    for nasty in NASTY:
        page.evaluate("text => { location.hash = 'rules=' + text; }", nasty)
        expect(page.locator("#chooser")).to_be_visible(timeout=STARTING)
        if nasty.startswith("scopa&name"):
            expect(page.locator("#chooser .game-title")).to_have_text("Scopa")
        else:
            expect(page.locator("#chooser .panel-said.wrong")).not_to_be_empty()
            assert "undefined" not in page.locator("#chooser .panel-said").inner_text()
        assert page.locator("#chooser img").count() == 0
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("#chooser")).to_be_hidden()
        page.wait_for_function("location.hash === ''")
    assert page.evaluate("JSON.stringify([localStorage['scopa.save'], localStorage['scopa.rules']])") == before
    expect(page.locator("body")).to_have_attribute("data-state", "your-move")


@pytest.mark.parametrize(("seats", "text"), [(3, "scopa seats=3"), (4, "re-bello seats=4 teams=2x2")])
def test_rules_that_no_game_has_are_played_by_their_text(page: Page, site: Site, seats: int, text: str) -> None:
    prepare(page)
    page.goto(site.url + "#rules=" + text.replace(" ", "%20"))
    expect(page.locator("#chooser .seat-row")).to_have_count(seats, timeout=STARTING)
    page.locator("#chooser [data-text-key='chooser.play']").click()
    kept(page)
    assert write_rules(rules_kept(page)) == write_rules(read_rules(text))
