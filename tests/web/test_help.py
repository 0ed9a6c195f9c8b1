"""What the page does for whoever learns: reasons, sums, hints, undo, and every word in the language chosen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from scopa.session import Session
from web.driver import (
    HAND,
    Mouse,
    check,
    expect_rest,
    hand_card,
    look,
    play_for,
    session_at,
    session_with,
    start_of,
    table_card,
    visit,
)
from web.sentences import card_name, catalogue, says
from web.site import Site
from web.words import SHOWN_WORDS


def captures_of(view: dict[str, Any]) -> list[list[list[str]]]:
    """For each card of the hand, what it may take."""
    return [entry["captures"] for entry in view["hand"]]


def refusal(session: Session, code: str) -> tuple[str, list[str]] | None:
    """A hand card and table cards that the engine refuses with this Reason, choosable on the page."""
    view = session.view()
    lying = [entry["card"] for entry in view["table"]]
    values = {entry["card"]: entry["value"] for entry in view["table"] + view["hand"]}
    for entry in view["hand"]:
        pairs = [[one, two] for one in lying for two in lying if lying.index(one) < lying.index(two)]
        for taken in [[], *pairs]:
            fits = {"single-first": sum(map(values.__getitem__, taken)) == entry["value"]}.get(code, True)
            reason = session.why_not(entry["card"], taken)
            if fits and reason is not None and reason["code"] == code:
                return entry["card"], taken
    return None


@pytest.mark.parametrize("code", ["single-first", "sum-is", "must-capture"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_choice_that_is_no_move_says_why_and_shows_the_cards(
    page: Page, site: Site, code: str, language: str
) -> None:
    session = next(start_of(seed) for seed in range(1, 500) if refusal(start_of(seed), code))
    found = refusal(session, code)
    assert found is not None
    card, taken = found
    visit(page, site, session=session, language=language)
    expect_rest(page)
    hand_card(page, card).click()
    for other in set(look(page)["taken"]) ^ set(taken):
        table_card(page, other).click()
    seen = look(page)
    assert (seen["chosen"], sorted(seen["taken"])) == ([card], sorted(taken))
    page.locator("#play").click()
    reason = session.why_not(card, taken)
    assert reason is not None
    sentence = says(f"reason.{code}", language, **{name: fact for name, fact in reason.items() if name != "code"})
    expect(page.locator("#status")).to_have_text(sentence)
    expect(page.locator("#said")).to_have_text(sentence)
    cards = {name: fact for name, fact in reason.items() if name in ("card", "taken", "singles")}
    for name, fact in cards.items():
        for one in fact if isinstance(fact, list) else [fact]:
            expect(page.locator(f"#felt [data-card='{one}']")).to_have_class(re.compile(r"\bnamed\b"))
            if f"{{{{{name}}}}}" in catalogue(language)[f"reason.{code}"]:
                expect(page.locator("#status")).to_contain_text(card_name(one, language))
    assert look(page)["chosen"] == [card]
    assert check(page) == session


def test_the_sum_of_the_chosen_cards_is_shown(page: Page, site: Site) -> None:
    session = session_with(lambda view: any(len(taken) > 1 for found in captures_of(view) for taken in found))
    view = session.view()
    card, taken = next(
        (entry["card"], taken) for entry in view["hand"] for taken in entry["captures"] if len(taken) > 1
    )
    values = {entry["card"]: entry["value"] for entry in view["table"]}
    visit(page, site, session=session)
    expect_rest(page)
    assert look(page)["sum"] == ""
    hand_card(page, card).click()
    for other in set(look(page)["taken"]) ^ set(taken):
        table_card(page, other).click()
    parts = [values[other] for other in view_order(view, taken)]
    expect(page.locator("#sum")).to_have_text(f"{' + '.join(map(str, parts))} = {sum(parts)}")
    expect(page.locator("#sum")).to_have_class(re.compile(r"\bright\b"))


def view_order(view: dict[str, Any], cards: list[str]) -> list[str]:
    """These cards in the order in which they lie."""
    return [entry["card"] for entry in view["table"] if entry["card"] in cards]


@pytest.mark.long
def test_a_deal_played_by_hints_is_legal_to_the_end(page: Page, site: Site) -> None:
    """Each hint in four steps; the second one chooses the cards, and Play plays them."""
    visit(page, site, seeds=(11,))
    page.locator("#start").click()
    expect_rest(page)
    session = check(page)
    while session.view()["phase"] == "play":
        hint = page.locator("#hint")
        hint.click()
        expect(page.locator("#status")).to_have_text(says("hint.card"))
        assert look(page)["chosen"] == []
        first = page.locator("#status").inner_text()
        hint.click()
        expect(page.locator("#status")).not_to_have_text(first)
        seen = look(page)
        (card,), taken = seen["chosen"], seen["taken"]
        assert says("hint.card", card=card).fullmatch(first)
        key = "hint.capture" if taken else "hint.lay"
        expect(page.locator("#status")).to_have_text(says(key, card=card, taken=taken))
        assert session.why_not(card, taken) is None
        second = page.locator("#status").inner_text()
        hint.click()
        expect(page.locator("#status")).not_to_have_text(second)
        assert a_reason(page.locator("#status").inner_text(), short=True)
        hint.click()
        expect(page.locator("#told")).to_be_visible()
        assert all(a_reason(said) for said in page.locator("#told li").all_inner_texts())
        page.keyboard.press("Escape")
        page.locator("#play").click()
        expect(page.locator("#felt .hand")).not_to_have_attribute("data-count", str(len(seen["hand"])))
        expect_rest(page)
        session = check(page)
    assert session.view()["phase"] == "scoring"


def a_reason(said: str, *, short: bool = False) -> bool:
    """Whether this is a sentence of the coach, in a few words or with its numbers."""
    codes = {key for key in catalogue("fr") if key.startswith("because.") and key.endswith("_short") == short}
    return any(says(code).fullmatch(said) for code in codes)


def test_undo_goes_back_to_the_beginning_and_redo_comes_back(page: Page, site: Site) -> None:
    """Over the score sheet too; what has been seen makes it a practice, and that is shown."""
    last = session_at(5, 20)
    visit(page, site, session=last)
    expect_rest(page)
    expect(page.locator("#practice")).to_be_hidden()
    session = last
    for _ in range(5):
        session = session.undo()
        page.locator("#undo").click()
        expect(page.locator("#felt .hand")).to_have_attribute("data-count", str(len(session.view()["hand"])))
        expect_rest(page)
        assert check(page) == session
        expect(page.locator("#practice")).to_be_visible()
    while session.future is not None:
        session = session.redo()
        page.locator("#redo").click()
        expect(page.locator("#felt .hand")).to_have_attribute("data-count", str(len(session.view()["hand"])))
        expect_rest(page)
        assert check(page) == session
    assert session.match == last.match
    expect(page.locator("#redo")).to_have_attribute("aria-disabled", "true")


def other_play(session: Session) -> str | None:
    """A hand card that our player would not play, and that leaves nothing to choose; None where there is none."""
    made = play_for(session.view()).card
    cards = [entry["card"] for entry in session.view()["hand"] if len(entry["captures"]) < 2]
    return next((card for card in cards if card != made), None)


def test_another_play_after_an_undo_takes_the_place_of_what_was_undone(page: Page, site: Site) -> None:
    session = next(session_at(5, steps) for steps in range(1, 12) if other_play(session_at(5, steps).undo()))
    visit(page, site, session=session)
    expect_rest(page)
    page.locator("#undo").click()
    expect(page.locator("#redo")).not_to_have_attribute("aria-disabled", "true")
    hand_card(page, other_play(check(page)) or "").click()
    page.locator("#play").click()
    expect(page.locator("#redo")).to_have_attribute("aria-disabled", "true")
    expect_rest(page)
    after = check(page)
    assert after.practice
    assert after.match != session.match
    assert after.future is None


def assert_no_raw_key(page: Page) -> None:
    """No key of the catalogue and no unfilled fact is anywhere among the words."""
    keys = {key for key in catalogue("fr") if "." in key}
    roots = {key.split(".")[0] for key in keys}
    for words in page.evaluate(SHOWN_WORDS):
        assert "{{" not in words
        assert "}}" not in words
        for dotted in re.findall(r"[a-z_]+(?:\.[\w-]+)+", words):
            assert dotted not in keys
            assert dotted.split(".")[0] not in roots, f"{dotted} looks like a key"


def dialogs(page: Page) -> None:
    """Open every dialog of the menu once, and look at its words."""
    for name in ("settings", "keys", "log"):
        page.locator("#menu-open").click()
        page.locator(f"#menu [data-do={name}]").click()
        expect(page.locator(f"#{name}")).to_be_visible()
        assert_no_raw_key(page)
        page.locator(f"#{name} form button").click()
        expect(page.locator(f"#{name}")).to_be_hidden()
    for name in ("new", "resign"):
        page.locator("#menu-open").click()
        page.locator(f"#menu [data-do={name}]").click()
        expect(page.locator("#confirm")).to_be_visible()
        assert_no_raw_key(page)
        page.locator("#confirm-no").click()


def test_no_key_of_the_catalogue_is_ever_shown(page: Page, site: Site) -> None:
    """In one language: that the catalogues of the others have the same keys is a test of theirs."""
    visit(page, site, seeds=(5,))
    assert_no_raw_key(page)
    page.locator("#start").click()
    expect_rest(page)
    player = Mouse(page)
    assert_no_raw_key(page)
    for _ in range(3):
        page.locator("#hint").click()
        assert_no_raw_key(page)
    for letter in "tclsw":
        page.locator(f"{HAND} input").first.focus()
        page.keyboard.press(letter)
        assert_no_raw_key(page)
    dialogs(page)
    while not page.locator("#sheet[open]").count():
        player.step()
        assert_no_raw_key(page)
    page.locator("#sheet-close").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=resign]").click()
    page.locator("#confirm-yes").click()
    expect(page.locator("body")).to_have_attribute("data-state", "over")
    expect(page.locator("#sheet")).to_be_visible()
    assert_no_raw_key(page)
