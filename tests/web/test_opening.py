"""The first round is played from print while the engine is on its way.

Then the engine takes over unseen, or the page tells that it cannot come.
"""

import json
import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.session import Session
from tools.openings import PRINTED
from web.driver import (
    HAND,
    STARTING,
    TABLE,
    Mouse,
    Play,
    begin,
    check,
    expect_engine,
    expect_rest,
    hand_card,
    look,
    prepare,
    session_of,
    table_card,
)
from web.guard import Guard
from web.holding import Held
from web.sentences import says
from web.site import Site

OPENINGS = json.loads(PRINTED.read_text(encoding="utf-8"))["openings"]
SEEDS = [opening["seed"] for opening in OPENINGS]


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A page whose requests can all be held: no service worker answers them."""
    return new_context().new_page()


@pytest.fixture
def engine(page: Page) -> Held:
    """The engine's files, held back."""
    return Held(page, "**/static/vendor/pyodide/**")


def open_printed(page: Page, site: Site, *, played: list[str] | None = None, **settings: str) -> None:
    """Open the page, which knows the engine's files are on their way, and press Play."""
    prepare(page, kept={"scopa.openings": json.dumps(played or [])}, **settings)
    page.goto(site.url)
    expect(page.locator("body")).to_have_attribute("data-page", "ready")
    begin(page)


def expect_booting(page: Page) -> None:
    expect(page.locator("body")).to_have_attribute("data-engine", "booting")


def all_but(seed: str) -> list[str]:
    return [other for other in SEEDS if other != seed]


def test_the_first_play_is_answered_before_the_engine_is_there(page: Page, site: Site, engine: Held) -> None:
    open_printed(page, site)
    session = check(page)
    assert session.match.seed in SEEDS
    Mouse(page).step()
    after = check(page)
    assert len(after.match.state.plays) >= len(session.match.state.plays) + 2
    expect_booting(page)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_redo_and_a_hint_come_from_print(page: Page, site: Site, engine: Held, seed: str) -> None:
    open_printed(page, site, played=all_but(seed))
    player = Mouse(page)
    decisions = [check(page)]
    assert decisions[0].match.seed == seed
    for _ in range(2):
        player.step()
        decisions.append(check(page))
    for earlier in reversed(decisions[:-1]):
        page.locator("#undo").click()
        expect(page.locator("#felt .hand")).to_have_attribute("data-count", str(len(earlier.view()["hand"])))
        assert check(page).match == earlier.match
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    for step in range(3):
        page.locator("#hint").click()
        expect(page.locator("#status")).to_have_text(hint_of(decisions[0], step))
    seen = look(page)
    hinted = decisions[0].hint()
    assert (seen["chosen"], sorted(seen["taken"])) == ([hinted["card"]], sorted(hinted["taken"]))
    page.reload()
    expect_rest(page)
    assert check(page).match == decisions[0].match
    for later in decisions[1:]:
        page.locator("#redo").click()
        expect(page.locator("#felt .hand")).to_have_attribute("data-count", str(len(later.view()["hand"])))
        assert check(page).match == later.match
    expect(page.locator("#redo")).to_have_attribute("aria-disabled", "true")
    expect_booting(page)


def facts_of(reason: dict[str, Any]) -> dict[str, Any]:
    """The facts of a Reason, without its code."""
    return {name: fact for name, fact in reason.items() if name != "code"}


def hint_of(session: Session, step: int) -> re.Pattern[str]:
    """What the page says at a step of the hint."""
    hinted = session.hint()
    card = {"card": hinted["card"]}
    if step == 0:
        return says("hint.card", **card)
    if step == 1:
        return says("hint.capture" if hinted["taken"] else "hint.lay", **card, taken=hinted["taken"])
    return says(f"because.{hinted['because'][0]['code']}", **facts_of(hinted["because"][0]))


@pytest.mark.parametrize("seed", ["olivo"])
def test_why_a_choice_is_no_move_comes_from_print_as_from_the_engine(
    page: Page, site: Site, engine: Held, seed: str
) -> None:
    """Every pair of cards, and none, of the first decision: what is said is what the engine says."""
    open_printed(page, site, played=all_but(seed))
    session = check(page)
    view = session.view()
    lying = [entry["card"] for entry in view["table"]]
    pairs = [[one, two] for one, two in combinations(lying, 2)]
    choices: list[list[str]] = [[], *([card] for card in lying), *pairs, lying]
    told = set()
    for entry in view["hand"]:
        for taken in choices:
            reason = session.why_not(entry["card"], taken)
            if reason is None:
                continue
            choose(page, entry["card"], taken)
            if sorted(look(page)["taken"]) != sorted(taken):
                continue  # the page does not let these be chosen together
            page.locator("#play").click()
            expect(page.locator("#status")).to_have_text(says(f"reason.{reason['code']}", **facts_of(reason)))
            told.add(reason["code"])
    assert "sum-is" in told
    expect_booting(page)


def choose(page: Page, card: str, taken: list[str]) -> None:
    """Choose a hand card, and tick these table cards and no others, as far as the page allows."""
    page.keyboard.press("Escape")
    page.locator(f"{HAND} input[value='{card}']").check()
    for other in look(page)["taken"]:
        if other not in taken:
            table_card(page, other).click()
    for other in taken:
        if other not in look(page)["taken"]:
            table_card(page, other).click()


SHOWN = "document.querySelector('#felt').outerHTML"


@pytest.mark.parametrize("moment", ["at once", "after two plays", "after an undo", "with a choice in progress"])
def test_the_engine_takes_over_unseen(page: Page, site: Site, engine: Held, moment: str) -> None:
    open_printed(page, site, played=all_but(SEEDS[0]))
    player = Mouse(page)
    if moment != "at once":
        player.step()
        player.step()
    if moment == "after an undo":
        page.locator("#undo").click()
        expect(page.locator("#redo")).not_to_have_attribute("aria-disabled", "true")
        page.locator("#undo").click()
        expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    if moment == "with a choice in progress":
        hand_card(page, look(page)["hand"][0]).click()
    session = check(page)
    engine.release()
    expect_engine(page)
    page.locator("#hint").click()  # answered by the engine: it has taken over
    expect(page.locator("#said")).to_contain_text("Le conseil")
    assert check(page) == session
    if moment == "after an undo":
        page.locator("#redo").click()
        expect(page.locator("#undo")).not_to_have_attribute("aria-disabled", "true")
        assert check(page) == session.redo()
    player.step()
    check(page)


def test_nothing_on_the_table_moves_when_the_engine_takes_over(page: Page, site: Site, engine: Held) -> None:
    open_printed(page, site)
    Mouse(page).step()
    seen, shown, said = look(page), page.evaluate(SHOWN), page.locator("#said").inner_html()
    engine.release()
    expect_engine(page)
    expect(page.locator("#wait")).to_be_hidden()
    assert (look(page), page.evaluate(SHOWN), page.locator("#said").inner_html()) == (seen, shown, said)
    for _ in range(3):
        Mouse(page).step()
        check(page)


def test_an_opening_is_not_played_twice_while_another_is_left(page: Page, site: Site, engine: Held) -> None:
    open_printed(page, site)
    met = [check(page).match.seed]
    for _ in SEEDS[1:]:
        page.reload()
        expect_rest(page)
        page.locator("#menu-open").click()
        page.locator("#menu [data-do=new]").click()
        page.locator("#confirm-yes").click()
        expect(page.locator(f"{TABLE} [data-card]").first).to_be_visible()
        expect(page.locator("body[data-state=your-move]")).to_be_visible()
        met.append(check(page).match.seed)
    assert sorted(met) == sorted(SEEDS)


def test_where_all_openings_are_played_the_engine_is_waited_for(page: Page, site: Site, engine: Held) -> None:
    prepare(page, seeds=(41,), kept={"scopa.openings": json.dumps(SEEDS)})
    page.goto(site.url)
    expect(page.locator("body")).to_have_attribute("data-page", "ready")
    page.locator("#start").click()
    expect(page.locator("#wait progress")).to_be_visible()
    engine.release()
    expect_engine(page)
    expect_rest(page)
    assert check(page).match.seed == "41"
    expect(page.locator("#wait")).to_be_hidden()


def test_where_the_engine_is_ready_no_opening_is_used(page: Page, site: Site) -> None:
    prepare(page, seeds=(41,))
    page.goto(site.url)
    expect_engine(page)
    begin(page)
    assert check(page).match.seed == "41"
    assert page.evaluate("localStorage.getItem('scopa.openings')") in (None, "[]")


def test_where_the_round_ends_first_the_wait_is_shown_and_then_goes_on(page: Page, site: Site) -> None:
    held = Held(page, "**/static/vendor/pyodide/python_stdlib.zip")
    open_printed(page, site)
    player = Mouse(page)
    for _ in range(2):
        player.step()
    seen = look(page)
    (card,) = seen["hand"]
    player.make(play_of(session_of(seen), card))
    wait = page.locator("#wait")
    expect(wait).to_be_visible()
    expect(wait.locator("progress")).to_be_visible()
    amount = page.locator("#wait-amount")
    expect(amount).to_have_text(re.compile(r"^(?!0,0)\d+,\d.Mo sur \d+,\d.Mo$"), timeout=STARTING)
    part, whole = (float(number.replace(",", ".")) for number in re.findall(r"\d+,\d", amount.inner_text()))
    assert 0 < part < whole
    bar = wait.locator("progress")
    assert 0 < float(bar.get_attribute("value") or 0) < float(bar.get_attribute("max") or 0)
    held.release()
    expect_engine(page)
    expect(wait).to_be_hidden()
    expect_rest(page)
    session = check(page)
    assert session.view()["round"] == 2
    player.step()
    check(page)


def play_of(session: Session, card: str) -> Play:
    """A play of this card: its first capture."""
    (captures,) = [entry["captures"] for entry in session.view()["hand"] if entry["card"] == card]
    return Play(card, tuple(captures[0]) if captures else (), len(captures))


def test_a_reload_in_the_printed_round_goes_on_from_print(page: Page, site: Site, engine: Held) -> None:
    open_printed(page, site)
    player = Mouse(page)
    player.step()
    session = check(page)
    page.reload()
    expect_rest(page)
    assert check(page) == session
    player.step()
    assert check(page).match.seed == session.match.seed
    expect_booting(page)
    engine.release()
    expect_engine(page)
    player.step()
    check(page)


FAILURES = {
    "no interpreter": ("**/static/vendor/pyodide/pyodide.asm.wasm", 404, ""),
    "no library": ("**/static/vendor/pyodide/python_stdlib.zip", 404, ""),
    "no worker": ("**/scopa/worker.py", 404, ""),
    "a module missing": ("**/scopa/state.py", 404, ""),
    "a worker that raises": ("**/scopa/worker.py", 200, "raise RuntimeError('out of order')\n"),
    "a module that cannot be read": ("**/scopa/state.py", 200, "class State(\n"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_an_engine_that_fails_is_told_and_can_be_tried_again(
    page: Page, site: Site, guard: Guard, failure: str
) -> None:
    guard.expect("^(console|page) error")
    pattern, status, body = FAILURES[failure]
    page.route(pattern, lambda route: route.fulfill(status=status, body=body, content_type="text/plain"))
    open_printed(page, site)
    Mouse(page).step()
    session = check(page)
    expect(page.locator("body")).to_have_attribute("data-engine", "failed", timeout=STARTING)
    for _ in range(2):
        if page.locator("#wait").is_visible():
            break
        Mouse(page).make(play_of(session_of(look(page)), look(page)["hand"][0]))
        expect(page.locator("body:not([data-state=thinking]), #wait:not([hidden])").first).to_be_visible()
    expect(page.locator("#wait")).to_contain_text("n’a pas pu être chargée")
    expect(page.locator("#wait progress")).to_be_hidden()
    page.unroute(pattern)
    page.locator("#wait-again").click()
    expect_engine(page)
    expect_rest(page)
    assert check(page).match.seed == session.match.seed


def test_play_pressed_before_python_is_up_is_remembered(page: Page, site: Site, engine: Held) -> None:
    held = Held(page, "**/static/vendor/micropython/**")
    prepare(page)
    page.goto(site.url, wait_until="commit")
    page.locator("#start").click()
    expect(page.locator("#start")).to_have_attribute("aria-busy", "true")
    held.release()
    expect_rest(page)
    check(page)


@pytest.mark.parametrize(
    "missing",
    [
        "static/vendor/pyscript/core.js",
        "static/vendor/micropython/micropython.mjs",
        "static/vendor/micropython/micropython.wasm",
        "pyscript.toml",
        "static/ui/main.py",
        "static/ui/game.py",
        "static/i18n/fr.json",
        "static/css/table.css",
    ],
)
def test_a_page_that_misses_a_file_says_so_with_a_way_out(page: Page, site: Site, guard: Guard, missing: str) -> None:
    guard.expect("^(console|page) error")
    visits: list[str] = []
    page.on("request", lambda request: visits.append(request.url) if request.is_navigation_request() else None)
    page.route(
        f"**/{missing}",
        lambda route: route.continue_() if len(visits) > 1 else route.fulfill(status=404, body="Not found"),
    )
    prepare(page)
    page.goto(site.url)
    told = page.locator("#trouble").get_by_text("Une partie du jeu n’a pas pu être chargée").filter(visible=True)
    expect(told).to_be_visible()
    page.locator("#reload").click()
    expect(page.locator("body")).to_have_attribute("data-page", "ready")
    expect(told).to_be_hidden()
