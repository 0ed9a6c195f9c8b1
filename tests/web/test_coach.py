"""The coach on the page: why the computer played so, the review of a deal, what is to be expected, and advice."""

import re

from playwright.sync_api import Page, expect

from scopa.session import Session
from web.driver import STARTING, check, expect_rest, hand_card, look, session_at, visit
from web.sentences import catalogue
from web.site import Site

UNFINISHED = re.compile(r"\{\{|because\.|review\.|chances\.")
"""What no sentence may show: a fact that is not filled in, a key."""


def settled(page: Page) -> str:
    """What the line says once the coach has told something."""
    words: str = page.locator("#status").inner_text()
    assert not UNFINISHED.search(words)
    return words


def deal_end(seed: int) -> Session:
    """The end of the first deal of a seed, played without thinking."""
    session = session_at(seed, 0)
    while session.view()["phase"] == "play":
        if session.view()["asks"] == "reply":
            session = session.reply()
        else:
            card = next(card for card in session.view()["hand"] if card["captures"] or card["lays"])
            taken = card["captures"][0] if card["captures"] else []
            session = session.play(card["card"] + ("x" + "".join(taken) if taken else ""))
    return session


def test_the_computers_play_is_explained_in_a_few_words_and_then_with_numbers(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(5, 4))
    expect_rest(page)
    before = settled(page)
    page.locator("#why").click()
    expect(page.locator("#status")).not_to_have_text(before, timeout=STARTING)
    short = settled(page)
    assert not re.search(r"\d", re.sub(r"(le|Le) \d", "", short))
    hand_card(page, look(page)["hand"][0]).focus()
    page.keyboard.press("p")
    told = page.locator("dialog#told")
    expect(told).to_be_visible()
    assert told.locator("li").count() > 1
    assert not UNFINISHED.search(told.inner_text())
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_a_deal_is_reviewed_and_a_turning_point_played_from_again(page: Page, site: Site) -> None:
    session = deal_end(5)
    visit(page, site, session=session)
    expect(page.locator("#sheet")).to_be_visible(timeout=STARTING)
    page.locator("#sheet-review").click()
    points = page.locator(".turning-point")
    expect(points.first).to_be_visible(timeout=STARTING)
    assert 1 <= points.count() <= 3
    for words in points.all_inner_texts():
        assert not UNFINISHED.search(words)
        assert catalogue("fr")["review.played"].split("{{")[0].replace("\u00a0", " ") in words.replace("\u00a0", " ")
    points.first.locator("button").click()
    expect(page.locator("#sheet")).to_be_hidden()
    expect_rest(page)
    opened = check(page)
    assert opened.practice
    assert opened.future == session.match
    expect(page.locator("#practice")).to_be_visible()


def test_what_is_to_be_expected_is_shown_where_it_is_wanted(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(5, 4), chances="on", advice="on")
    expect_rest(page)
    chances = page.locator(".chances")
    expect(chances).to_have_text(re.compile(r"Attendu\s: Vous \d+,\d · Ordinateur \d+,\d"), timeout=STARTING)
    for card in look(page)["hand"]:
        hand_card(page, card).click()
    chances.click()
    dialog = page.locator("dialog#chances")
    expect(dialog).to_be_visible()
    assert not UNFINISHED.search(dialog.inner_text())
    expect(dialog.locator("tr")).to_have_count(7)
    page.keyboard.press("Escape")
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=settings]").click()
    page.locator("#settings input[name=chances][value=off]").check(force=True)
    expect(chances).to_be_hidden()


def test_advice_comes_with_the_choice_it_is_about(page: Page, site: Site) -> None:
    session = next(
        session
        for seed in range(1, 60)
        for session in [session_at(seed, 4)]
        if session.view()["asks"] == "play" and leaves_little(session)
    )
    visit(page, site, session=session, advice="on")
    expect_rest(page)
    hand_card(page, leaves_little(session) or "").click()
    begins = catalogue("fr")["because.advice-control-total"].split("{{")[0]
    expect(page.locator(".advice")).to_contain_text(begins.strip(), timeout=STARTING)
    page.locator(".advice").click()
    assert not UNFINISHED.search(page.locator("dialog#told").inner_text())
    expect(page.locator("#told li").first).to_contain_text(begins.strip())


def leaves_little(session: Session) -> str | None:
    """A card that can only be laid, and would leave ten or less on the table; None where there is none."""
    view = session.view()
    lying = sum(entry["value"] for entry in view["table"])
    fits = [entry["card"] for entry in view["hand"] if not entry["captures"] and lying + entry["value"] <= 10]
    return fits[0] if fits else None
