"""Settings, sounds, statistics, deals and matches, as a person meets them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.session import Session
from web.driver import (
    STARTING,
    at_end_of_match,
    choose_play,
    expect_engine,
    expect_rest,
    hand_card,
    look,
    session_at,
    table_card,
    visit,
)
from web.site import Site

HEARD = """
window.heard = { places: 0, strokes: 0 };
const Place = window.AudioContext;
window.AudioContext = class extends Place {
  constructor() { super(); heard.places += 1; }
  createGain() { heard.strokes += 1; return super.createGain(); }
};
"""

TODAY = """
const Real = Date;
window.Date = class extends Real {
  constructor(...parts) { super(...(parts.length ? parts : [2026, 10, 30, 10])); }
};
"""


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    size = {"width": 360, "height": 640}
    return new_context(viewport=size, locale="fr-FR", accept_downloads=True).new_page()


def open_from_menu(page: Page, name: str) -> None:
    page.locator("#menu-open").click()
    page.locator(f"#menu [data-do={name}]").click()
    expect(page.locator(f"#{name}")).to_be_visible(timeout=STARTING)


def press(page: Page, key: str) -> None:
    page.locator(f"dialog[open] [data-text-key='{key}']").click()


def save_kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('scopa.save')"))["save"]
    return found


def test_a_play_is_confirmed_heard_and_made_with_the_left_hand_in_high_contrast(page: Page, site: Site) -> None:
    page.add_init_script(HEARD)
    chosen = {"contrast": "high", "order": "dealt", "side": "left", "confirm": "on", "sound": "on"}
    visit(page, site, session=session_at(7, 6), **chosen)
    expect_rest(page)
    expect(page.locator("html[data-contrast=high] #felt")).to_have_css("color", "rgb(255, 255, 255)")
    shown = page.locator("#felt .hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert shown == session_at(7, 6).view()["dealt"]
    assert [page.locator(button).bounding_box()["x"] for button in ("#hint", "#play", "#redo", "#undo")] == sorted(
        page.locator(button).bounding_box()["x"] for button in ("#hint", "#play", "#redo", "#undo")
    )
    assert page.evaluate("heard") == {"places": 0, "strokes": 0}
    seen = look(page)
    play = choose_play(sorted(seen["hand"]), seen["table"])
    hand_card(page, play.card).click()
    for card in play.taken if play.choices > 1 else ():
        table_card(page, card).click()
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_text("Confirmer")
    assert look(page)["kept"]["save"]["record"] == seen["kept"]["save"]["record"]
    page.locator("#play").click()
    expect(page.locator("#play")).not_to_have_text("Confirmer")
    page.wait_for_function("heard.strokes > 0")
    assert page.evaluate("heard.places") == 1
    expect_rest(page)
    open_from_menu(page, "settings")
    page.locator("#settings input[name=order][value=rank]").check(force=True)
    page.locator("#settings input[name=contrast][value=usual]").check(force=True)
    page.locator("#settings input[name=language][value=en]").check(force=True)
    expect(page.locator("#settings legend", has_text="Order of your hand")).to_be_visible()
    page.locator("#settings form button").click()
    expect(page.locator("html")).not_to_have_attribute("data-contrast", "high")
    hand = [entry["card"] for entry in look(page)["kept"]["view"]["hand"]]
    assert look(page)["hand"] == hand


def test_a_match_counts_can_be_seen_whole_saved_and_opened(page: Page, site: Site, tmp_path: Path) -> None:
    over = at_end_of_match(5)
    visit(page, site, session=over)
    expect(page.locator("#sheet")).to_be_visible(timeout=STARTING)
    page.locator("#sheet [data-deal=whole]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#whole-deal")).to_be_visible(timeout=STARTING)
    told = over.whole_deal(len(over.match.deals))
    page.locator("#deal-step").focus()
    for at in (1, 2, len(told["steps"]) - 1):
        page.keyboard.press("End" if at > 2 else "ArrowRight")
        lying = page.locator("#whole-deal .middle [role=img]").count()
        assert lying == len(told["steps"][at]["table"])
    press(page, "close")
    page.locator("#sheet-close").click()
    open_from_menu(page, "statistics")
    row = page.locator("#statistics .facts dd").all_text_contents()
    with page.expect_download() as coming:
        press(page, "statistics.save")
    kept = tmp_path / "statistics.json"
    coming.value.save_as(kept)
    press(page, "statistics.forget")
    page.locator("#confirm-yes").click()
    expect(page.locator("#statistics .facts")).to_have_count(0)
    with page.expect_file_chooser() as asked:
        press(page, "statistics.open")
    asked.value.set_files(kept)
    expect(page.locator("#statistics .facts dd")).to_have_text(row)
    assert row[0] == "1"
    press(page, "close")
    open_from_menu(page, "deals")
    link = page.locator("#match-link").input_value()
    with page.expect_download() as coming:
        press(page, "deals.save")
    saved = tmp_path / "match.txt"
    coming.value.save_as(saved)
    page.locator("#seed").fill("mare-2")
    press(page, "deals.play_seed")
    expect(page.locator("#deals")).to_be_hidden(timeout=STARTING)
    expect_rest(page)
    assert '[Seed "mare-2"]' in save_kept(page)["record"]
    open_from_menu(page, "deals")
    with page.expect_file_chooser() as asked:
        press(page, "deals.open")
    asked.value.set_files(saved)
    page.locator("#confirm-yes").click()
    expect(page.locator("#sheet")).to_be_visible(timeout=STARTING)
    assert Session.resume(save_kept(page)) == over
    page.locator("#sheet [data-deal=replay]").click()
    expect(page.locator("#sheet")).to_be_hidden(timeout=STARTING)
    expect_rest(page)
    assert (save_kept(page)["practice"], look(page)["redo"]) == (True, True)
    page.goto("about:blank")
    page.goto(link)
    expect_engine(page)
    page.locator("#confirm-yes").click()
    expect(page.locator("#sheet")).to_be_visible(timeout=STARTING)
    assert Session.resume(save_kept(page)) == over


def test_the_deal_of_the_day_is_the_same_for_everybody_and_its_result_can_be_shared(page: Page, site: Site) -> None:
    page.add_init_script(TODAY)
    visit(page, site)
    open_from_menu(page, "deals")
    press(page, "deals.play_day")
    expect(page.locator("#deals")).to_be_hidden(timeout=STARTING)
    expect_rest(page)
    assert save_kept(page)["record"].startswith('[Rules "scopa end=deals deals=1"]\n[Seed "2026-11-30"]')
    page.evaluate("localStorage.setItem('scopa.days', JSON.stringify({'2026-11-30': [3, 1, 2]}))")
    open_from_menu(page, "deals")
    line = page.locator("#day-line").input_value()
    assert line.startswith("Scopa, donne du 30 novembre 2026\u202f: 3 à 1, 2 scope http")
    assert line.endswith("#deal=2026-11-30&rules=scopa%20end%3Ddeals%20deals%3D1")
