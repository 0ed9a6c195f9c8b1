"""The lobby: every game at every table, the names, house rules kept, shared and contradictory, links of all kinds."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.games import every_table
from scopa.notation import read_rules, write_rules
from scopa.rules import Rules
from scopa.session import Session
from web.driver import STARTING, expect_engine, prepare, save_of, start_of, visit
from web.site import Site
from web.test_accessibility import AXE, WCAG

FAULTS = """() => [...document.querySelectorAll("dialog[open] button, dialog[open] select, dialog[open] input")]
  .filter(box => box.checkVisibility({visibilityProperty: true}))
  .map(box => [box, (box.closest("label") ?? box).getBoundingClientRect()])
  .filter(([box, at]) => at.height < 43.5 || at.width < 43.5 || at.left < 0 || at.right > innerWidth)
  .map(([box, at]) => `${box.outerHTML.slice(0, 90)} ${at.width}x${at.height}`)"""
"""What is too small to hit, or beyond the edge."""


def open_games(page: Page) -> None:
    """Open the list of games from the lobby."""
    page.locator("#games").click()
    expect(page.locator("#chooser")).to_be_visible(timeout=STARTING)


def choose(page: Page, game: str, seats: int | None = None, teams: str | None = None) -> None:
    """Choose a game, and the table, in the list."""
    page.locator(f"#chooser [data-game='{game}']").click()
    for name, value in (("seats", seats), ("teams", teams)):
        field = page.locator(f"#chooser input[name={name}][value='{value}']")
        if field.count():
            field.check()


def open_house_rules(page: Page) -> None:
    """Open the house rules from the form, every group of them."""
    page.locator("#chooser [data-text-key='rules.change']").click()
    expect(page.locator("#house-rules")).to_be_visible(timeout=STARTING)
    page.evaluate("document.querySelectorAll('#house-rules details').forEach(group => { group.open = true; })")


def option(page: Page, name: str, place: int) -> None:
    """Choose a value of an option, by its place."""
    page.locator(f"#house-rules input[name='option-{name}']").nth(place).check()


def kept(page: Page) -> dict[str, Any]:
    """The save that the page keeps, once there is one."""
    page.wait_for_function("localStorage.getItem('scopa.save') !== null", timeout=STARTING)
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('scopa.save')"))
    return found


def rules_kept(page: Page) -> Rules:
    """The rules of the match that the page keeps."""
    return Session.resume(kept(page)["save"]).match.rules


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", service_workers="block").new_page()


def first_view(page: Page) -> None:
    """Have the first save kept aside for the test, whatever follows it."""
    page.add_init_script("""
      const put = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key === "scopa.save") window.firstSave ??= text;
        return put.call(this, key, text);
      };
    """)


def test_every_game_begins_at_every_table(page: Page, site: Site) -> None:
    first_view(page)
    visit(page, site, seeds=(7,) * 60)
    for game, rules in every_table():
        open_games(page)
        choose(page, game, rules.seats, rules.teams)
        page.locator("#chooser [data-text-key='chooser.play']").click()
        page.wait_for_function("window.firstSave", timeout=STARTING)
        first = json.loads(page.evaluate("window.firstSave"))
        session = Session.new(rules, "7")
        assert first["view"] == session.view(), (game, rules.seats, rules.teams)
        assert first["save"]["record"] == session.answer([])["save"]["record"]
        page.evaluate("localStorage.removeItem('scopa.save')")
        page.evaluate("localStorage.removeItem('scopa.table')")
        page.reload()
        expect_engine(page)
    assert page.locator("#chooser").count() == 0


def test_the_games_are_offered_before_the_engine_is_there(page: Page, site: Site) -> None:
    held: list[Any] = []
    page.route("**/static/vendor/pyodide/python_stdlib.zip", held.append)
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
    page.evaluate("localStorage.removeItem('scopa.save')")
    page.reload()
    expect(page.locator("#next-table")).to_contain_text("Escoba", timeout=STARTING)
    open_games(page)
    expect(page.locator("#chooser [aria-current]")).to_contain_text("Escoba")
    choose(page, "escoba")
    expect(page.locator("#chooser [name=name-1]")).to_have_value("<b>7D</b>")
    expect(page.locator("#chooser [name=player-1]")).to_have_value("person")


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
    page.locator("#rules-now").click()
    expect(page.locator("#rules-now-dialog")).to_contain_text(name)
    expect(page.locator("#rules-now-dialog a.page")).to_have_attribute("href", "static/rules/escoba.fr.html")
    page.locator("#rules-now-dialog [data-text-key='close']").click()

    other = new_context(locale="en-GB", service_workers="block").new_page()
    prepare(other, language="en")
    other.goto(link)
    expect(other.locator("#chooser .game-title")).to_have_text(name, timeout=STARTING)
    expect(other.locator("#chooser .differences dt")).to_have_count(2)
    other.locator("#chooser [data-text-key='chooser.play']").click()
    kept(other)
    assert rules_kept(other) == wanted
    assert "#" not in other.url

    page.evaluate("localStorage.removeItem('scopa.save')")
    page.reload()
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
    "scopa%20seats=99", "scopa%20seats=x", "scopa%20seats=yes", "scopa%20teams=2x2", "scopa%20aces=sweep", "scopa%20deals=4",
    "<img%20src=x%20onerror=alert(1)>", "scopa%20hand_size=7", "scopa%20matta=7D", "scopa%20self=1", "scopa%20__init__=1",
    "scopa%20target=999999999999", "x" * 3000, "scopa&name=%ff%00", "escoba%20capture=value_or_fifteen%20capture=x",
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
        assert "#" not in page.url
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


@pytest.mark.parametrize("width", [320, 360, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_fits_and_can_be_hit_and_keeps_to_wcag(
    new_context: Callable[..., BrowserContext], site: Site, width: int, theme: Any
) -> None:
    page = new_context(
        viewport={"width": width, "height": 640}, color_scheme=theme, reduced_motion="reduce", service_workers="block"
    ).new_page()
    page.add_init_script(path=AXE)
    visit(page, site, session=start_of(7), language="fr" if theme == "light" else "en")

    def inspect(screen: str) -> None:
        results = page.evaluate("tags => axe.run({ runOnly: tags })", WCAG)
        found = [(rule["id"], [node["html"][:160] for node in rule["nodes"]]) for rule in results["violations"]]
        assert found == [], screen
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
