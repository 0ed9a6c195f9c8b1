"""A match goes on exactly where it was, whatever moment the page was left at; a bad or refused memory loses nothing."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.session import Session
from web.driver import (
    Mouse,
    after_own_move,
    at_end_of_match,
    begin,
    check,
    choose_play,
    expect_engine,
    expect_rest,
    hand_card,
    look,
    play_on,
    prepare,
    save_of,
    session_at,
    session_of,
    start_of,
    view_as_shown,
    visit,
)
from web.sentences import catalogue
from web.site import Site

SEED = 5
END_OF_DEAL = 18
"""Steps of our player that end the first deal."""


MOMENTS: dict[str, Callable[[], Session]] = {
    "the first decision": lambda: session_at(SEED, 0),
    "the own turn": lambda: session_at(SEED, 4),
    "the last play of the deal": lambda: session_at(SEED, END_OF_DEAL - 1),
    "the computer thinks": lambda: after_own_move(session_at(SEED, 3)),
    "after an undo": lambda: session_at(SEED, 5).undo(),
    "after three undos": lambda: session_at(SEED, 5).undo().undo().undo(),
    "after a redo": lambda: session_at(SEED, 5).undo().undo().redo(),
    "the score sheet": lambda: session_at(SEED, END_OF_DEAL),
    "the second deal": lambda: session_at(SEED, END_OF_DEAL + 3),
    "the match is over": lambda: at_end_of_match(SEED),
    "resigned": lambda: session_at(SEED, 7).resign(),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_kept_match_goes_on_where_it_was(page: Page, site: Site, moment: str) -> None:
    kept = MOMENTS[moment]()
    visit(page, site, session=kept, seeds=(77,))
    expect_rest(page)
    shown = check(page)
    assert shown == (kept.reply() if kept.view()["asks"] == "reply" else kept)
    expect(page.locator("#lobby")).to_be_hidden()
    Mouse(page).step()
    after = check(page)
    assert after == (start_of(77) if kept.match.is_over else play_on(shown))


def test_a_reload_in_the_middle_changes_nothing(page: Page, site: Site) -> None:
    """Before the engine is back the table is there already; a choice in progress costs one tap, and nothing else."""
    visit(page, site, seeds=(SEED,))
    begin(page)
    player = Mouse(page)
    for _ in range(3):
        player.step()
    seen = look(page)
    hand_card(page, seen["hand"][0]).click()
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-state", "your-move")
    again = look(page)
    assert {**again, "status": "", "taken": [], "sum": ""} == {**seen, "status": "", "taken": [], "sum": ""}
    expect_engine(page)
    assert check(page) == session_at(SEED, 3)
    player.step()
    assert check(page) == session_at(SEED, 4)


def test_a_reload_while_the_computer_thinks_lets_it_answer_once(page: Page, site: Site) -> None:
    visit(page, site, seeds=(SEED,), speed="slow")
    begin(page)
    play = choose_play(look(page)["hand"], look(page)["table"])
    Mouse(page).make(play)
    expect(page.locator("#other.turn")).to_be_visible()
    assert session_of(look(page)).view()["asks"] == "reply"
    page.reload()
    expect_rest(page)
    expect_engine(page)
    assert check(page) == session_at(SEED, 1)


def test_a_reload_at_the_score_sheet_opens_it_again(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(SEED, END_OF_DEAL - 1))
    expect_rest(page)
    Mouse(page).step()
    sheet = page.locator("#sheet-body").inner_text()
    page.reload()
    expect(page.locator("#sheet")).to_be_visible()
    assert page.locator("#sheet-body").inner_text() == sheet
    assert check(page) == session_at(SEED, END_OF_DEAL)
    Mouse(page).step()
    assert check(page) == session_at(SEED, END_OF_DEAL + 1)


def test_the_mark_of_practice_is_kept(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(SEED, 2))
    expect_rest(page)
    page.locator("#undo").click()
    expect(page.locator("#redo")).not_to_have_attribute("aria-disabled", "true")
    page.reload()
    expect_engine(page)
    session = check(page)
    assert session.practice
    assert session == session_at(SEED, 2).undo()
    page.locator("#redo").click()
    expect(page.locator("#redo")).to_have_attribute("aria-disabled", "true")
    Mouse(page).step()
    assert check(page).practice


def without(key: str) -> str:
    """A save with a part of it gone."""
    kept = json.loads(save_of(session_at(SEED, 2)))
    del kept[key]
    return json.dumps(kept)


def with_record(change: Callable[[str], str]) -> str:
    """A save whose record says something else than its View."""
    kept = json.loads(save_of(session_at(SEED, 2)))
    kept["save"]["record"] = change(kept["save"]["record"])
    return json.dumps(kept)


DAMAGED = {
    "no JSON": lambda: '{"view": {"gam',
    "empty": lambda: "",
    "another shape": lambda: "[1, 2, 3]",
    "no view": lambda: without("view"),
    "no save": lambda: without("save"),
    "record of another game": lambda: with_record(lambda record: record.replace("scopa", "briscola")),
    "record cut short": lambda: with_record(lambda record: record[: len(record) // 2]),
    "record with a card twice": lambda: with_record(lambda record: record.rstrip() + " 7D 7D 7D\n"),
    "record of nothing": lambda: with_record(lambda record: ""),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_match_is_told_and_kept_aside_and_another_can_be_begun(page: Page, site: Site, damage: str) -> None:
    text = DAMAGED[damage]()
    prepare(page, seeds=(SEED,), kept={"scopa.save": text})
    page.goto(site.url)
    expect_engine(page)
    told = page.locator("main, dialog").get_by_text("La partie gardée est abîmée")
    expect(told.filter(visible=True).first).to_be_visible()
    expect(page.locator("#said")).to_contain_text("La partie gardée est abîmée")
    (aside,) = page.evaluate("JSON.parse(localStorage.getItem('scopa.damaged'))")
    assert aside == text or json.loads(aside) == json.loads(text)
    for language in ("en", "fr"):
        page.locator(f"#languages [data-language={language}]").click()
        expect(page.locator("#notice")).to_have_text(catalogue(language)["store.damaged"])
    for left in ("#status", "#felt .pile", "#other .who", "#felt .stock"):
        expect(page.locator(left).first).to_be_empty()
    page.locator("#start").click()
    expect_rest(page)
    expect(page.locator("#notice")).to_be_hidden()
    Mouse(page).step()
    assert check(page) == session_at(SEED, 1)


REFUSALS = {
    "blocked": (
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
        "Ce navigateur ne laisse rien garder ici",
    ),
    "full": (
        """const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (key === "scopa.save") throw new DOMException("The quota is exceeded", "QuotaExceededError");
          put.call(this, key, text);
        };""",
        "La mémoire de ce navigateur est pleine",
    ),
}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_browser_that_keeps_nothing_is_told_of_and_the_match_goes_on(
    new_context: Callable[..., BrowserContext], site: Site, refusal: str
) -> None:
    script, sentence = REFUSALS[refusal]
    page = new_context(locale="fr-FR").new_page()
    prepare(page, seeds=(SEED,))
    page.add_init_script(script)
    page.goto(site.url)
    expect_engine(page)
    told = page.locator("main").get_by_text(sentence).filter(visible=True)
    spoken = page.locator("#said").get_by_text(sentence)
    if refusal == "blocked":
        expect(told).to_be_visible()
        expect(spoken).to_have_count(1)
    page.locator("#start").click()
    expect_rest(page)
    if refusal == "full":
        expect(told).to_be_visible()
        expect(spoken).to_have_count(1)
    session = start_of(SEED)
    for _ in range(3):
        seen = look(page)
        shown = view_as_shown(session)
        assert {name: seen[name] for name in shown} == shown
        session = play_on(session)
        Mouse(page).make(choose_play(seen["hand"], seen["table"]))
        expect(page.locator(f"#felt .hand[data-count='{len(session.view()['hand'])}']")).to_be_visible()
        expect_rest(page)
    page.locator("#undo").click()
    session = session.undo()
    expect(page.locator("#redo")).not_to_have_attribute("aria-disabled", "true")
    shown = view_as_shown(session)
    seen = look(page)
    assert {name: seen[name] for name in shown} == shown


CHOOSE_AND_LEAVE = """async () => {
  document.querySelector("#settings input[name=theme][value=dark]").click();
  await null;
  return JSON.parse(localStorage.getItem("scopa.settings")).theme ?? null;
}"""
"""Choose, and see what is kept before anything else can happen: here the page may be left."""
REFUSE = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("The quota is exceeded", "QuotaExceededError"); };
}"""


@pytest.mark.parametrize("refused", [False, True], ids=["kept", "refused"])
def test_what_is_chosen_is_kept_before_the_page_can_be_left(page: Page, site: Site, refused: bool) -> None:
    prepare(page)
    page.goto(site.url)
    expect_engine(page)
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=settings]").click()
    expect(page.locator("#settings")).to_be_visible()
    if refused:
        page.evaluate(REFUSE)
    assert page.evaluate(CHOOSE_AND_LEAVE) == (None if refused else "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    if refused:
        page.keyboard.press("Escape")
        told = page.locator("main").get_by_text("La mémoire de ce navigateur est pleine")
        expect(told.filter(visible=True)).to_be_visible()
