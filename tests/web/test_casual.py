"""What a person at a casual table may expect: each test proves a row of docs/comfort.md that no other test proves."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.session import Session
from web import tables
from web.driver import (
    HAND,
    STARTING,
    TABLE,
    Keyboard,
    begin,
    check,
    expect_another_record,
    expect_engine,
    expect_rest,
    hand_card,
    look,
    prepare,
    record_of,
    save_of,
    session_at,
    session_with,
    start_of,
    table_card,
    visit,
)
from web.holding import Held
from web.seeing import focus_fault, style
from web.sentences import says
from web.site import Site

PHONE = {"width": 360, "height": 640}
SPEEDS = {"instant": 0, "quick": 130, "calm": 230, "slow": 480}
"""Milliseconds of one journey, as docs/design-language.md says."""


def captures(view: dict[str, Any]) -> dict[str, list[list[str]]]:
    """What each hand card may take."""
    return {entry["card"]: entry["captures"] for entry in view["hand"]}


ONLY_SUM = session_with(lambda view: any(len(found) == 1 and len(found[0]) > 1 for found in captures(view).values()))
TWO_SUMS = session_with(lambda view: any(len(found) > 1 for found in captures(view).values()))
TO_LAY = session_with(lambda view: any(not found for found in captures(view).values()))
ANSWERED_BY_A_CAPTURE = session_with(lambda view: bool(view["last"] and len(view["last"]["taken"]) > 1))
SHEET = session_at(5, 18)


def open_at(page: Page, site: Site, session: Session, **settings: str) -> None:
    """Open the page with this match on the table; the engine need not have come."""
    prepare(page, kept={"scopa.save": save_of(session)}, **settings)
    page.goto(site.url)
    expect_rest(page)


def open_settings(page: Page) -> None:
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=settings]").click()
    expect(page.locator("#settings")).to_be_visible(timeout=STARTING)


def choose(page: Page, name: str, value: str) -> None:
    """Choose in the settings, which are open."""
    page.locator(f"#settings input[name={name}][value={value}]").check(force=True)


# Beginning


def test_a_first_visit_lays_open_cards_to_choose_and_asks_nothing(page: Page, site: Site) -> None:
    engine = Held(page, "**/static/vendor/pyodide/**")
    page.goto(site.url)
    page.locator("#start").click()
    card = page.locator(f"{HAND} [data-card]").first
    expect(card).to_be_visible()
    expect(page.locator("body[data-state=your-move][data-parts]")).to_be_attached(timeout=STARTING)
    assert page.locator("dialog[open]").count() == 0
    assert card.locator("[data-face]").get_attribute("data-face") == card.get_attribute("data-card")
    card.click()
    expect(card.locator("input")).to_be_checked()
    assert page.evaluate("performance.getEntriesByName('cards-painted').length") == 1
    assert page.locator("body").get_attribute("data-engine") == "booting"
    engine.release()
    expect_engine(page)
    before, seen = record_of(page), look(page)
    for capture in captures(seen["kept"]["view"])[seen["chosen"][0]][:1]:
        for other in set(seen["taken"]) ^ set(capture):
            table_card(page, other).click()
    page.locator("#play").click()
    expect_another_record(page, before)
    expect_rest(page)
    check(page)


OF_SEED = "seed => JSON.parse(localStorage.getItem('scopa.save')).view.match.seed === String(seed)"


def test_n_begins_another_match_with_the_focus_on_the_hand(page: Page, site: Site) -> None:
    """After a question where a match goes on, else at once."""
    visit(page, site, session=session_at(7, 3), seeds=(21,))
    expect_rest(page)
    page.locator(f"{HAND} input").first.focus()
    page.keyboard.press("n")
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(OF_SEED, arg=21)
    expect_rest(page)
    expect(page.locator(f"{HAND} input:focus")).to_be_attached()
    assert focus_fault(page) == ""
    assert check(page) == start_of(21)
    tables.put_on_table(page, session_at(7, 3).resign())
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"{HAND} input:focus")).to_be_attached()
    page.keyboard.press("n")
    page.wait_for_function(OF_SEED, arg=21)
    expect_rest(page)
    expect(page.locator(f"{HAND} input:focus")).to_be_attached()
    assert check(page) == start_of(21)


# Choosing and dragging


def test_a_tap_chooses_the_only_sum_and_two_sums_wait_to_be_chosen(page: Page, site: Site) -> None:
    open_at(page, site, ONLY_SUM)
    card, [capture] = next((card, found) for card, found in captures(ONLY_SUM.view()).items() if len(found) == 1)
    hand_card(page, card).click()
    assert sorted(look(page)["taken"]) == sorted(capture)
    before = record_of(page)
    page.locator("#play").click()
    expect_another_record(page, before)
    assert f"{card}x{''.join(capture)}" in record_of(page)
    tables.put_on_table(page, TWO_SUMS)
    expect_rest(page)
    card, found = next((card, found) for card, found in captures(TWO_SUMS.view()).items() if len(found) > 1)
    hand_card(page, card).click()
    possible = page.locator(f"{TABLE} .possible").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert look(page)["taken"] == []
    assert set(possible) == {other for capture in found for other in capture}
    before = record_of(page)
    page.locator("#play").click()
    expect(page.locator("#status")).to_have_class("status wrong")
    assert record_of(page) == before
    for other in found[1]:
        table_card(page, other).click()
    page.locator("#play").click()
    expect_another_record(page, before)
    assert f"{card}x{''.join(found[1])}" in record_of(page)


FREE_SIDE = """([card, far]) => {
  const box = (element) => element.getBoundingClientRect();
  const zone = box(document.querySelector("#felt .table"));
  const cards = [...document.querySelectorAll("#felt .table [data-card]")];
  const own = box(cards.find((one) => one.dataset.card === card));
  const middle = [own.left + own.width / 2, own.top + own.height / 2];
  const sides = [[middle[0], own.top - far], [middle[0], own.bottom + far],
    [own.left - far, middle[1]], [own.right + far, middle[1]]];
  const beside = ([x, y], one) => Math.max(one.left - x, 0, x - one.right, one.top - y, y - one.bottom);
  return sides.find((point) => beside(point, zone) < 20
    && cards.every((one) => one.dataset.card === card || beside(point, box(one)) > far)) ?? null;
}"""
"""A point so many pixels beside a card, further from all others, and as good as on the table; null where none is."""


def drag(page: Page, card: str, end: tuple[float, float]) -> None:
    """Carry a hand card to a point, and let it go."""
    box = hand_card(page, card).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def with_a_free_capture() -> tuple[Session, str, list[str]]:
    """A match in which a hand card has several captures, one of which has a card that is in no other."""
    for seed in range(1, 200):
        session = start_of(seed)
        for card, found in captures(session.view()).items():
            for capture in found if len(found) > 1 else ():
                alone = [one for one in capture if sum(one in other for other in found) == 1]
                if alone:
                    return session, card, [alone[0], *capture]
    raise AssertionError("no such match")


def test_a_card_dropped_within_24_pixels_of_one_it_takes_takes_it(page: Page, site: Site) -> None:
    session, card, (aim, *capture) = with_a_free_capture()
    open_at(page, site, session)
    near, far = (page.evaluate(FREE_SIDE, [aim, pixels]) for pixels in (23, 26))
    assert near is not None
    assert far is not None
    before = record_of(page)
    drag(page, card, far)
    expect(page.locator("#status")).to_have_class("status wrong")
    assert (look(page)["chosen"], look(page)["taken"]) == ([card], [])
    assert record_of(page) == before
    drag(page, card, near)
    expect_another_record(page, before)
    assert f"{card}x{''.join(capture)}" in record_of(page)


def out_of_reach(view: dict[str, Any]) -> list[tuple[str, str]]:
    """The hand cards that take something, each with a table card that they do not take."""
    lying = [entry["card"] for entry in view["table"]]
    return [
        (card, other)
        for card, found in captures(view).items()
        for other in lying
        if found and not any(other in capture for capture in found)
    ]


OUT_OF_REACH = session_with(lambda view: bool(out_of_reach(view)))


def test_a_card_dropped_where_it_takes_nothing_goes_back_and_says_why(page: Page, site: Site) -> None:
    card, wrong = out_of_reach(OUT_OF_REACH.view())[0]
    open_at(page, site, OUT_OF_REACH)
    home = hand_card(page, card).bounding_box()
    before = record_of(page)
    for target, told in ((table_card(page, wrong), "status wrong"), (page.locator(".bar h1"), "status")):
        box = target.bounding_box()
        assert box is not None
        drag(page, card, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        assert style(page, f"{HAND} [data-card='{card}']", "translate") == ["none"]
        hand_card(page, card).evaluate("card => Promise.all(card.getAnimations().map(one => one.finished))")
        assert record_of(page) == before
        assert look(page)["chosen"] == [card]
        expect(page.locator("#status")).to_have_class(told)
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    hand_card(page, card).evaluate("card => Promise.all(card.getAnimations().map(one => one.finished))")
    assert hand_card(page, card).bounding_box() == home


# Motion and pace

JOURNEYS = """
window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const made = animate.call(this, frames, timing);
  made.playbackRate = window.rate ?? 1;
  if (this.closest(".card")) window.journeys.push([this.closest(".card").dataset.card ?? "ghost", made]);
  return made;
};
"""
"""Keeps every animation of a card, in the order in which they are begun, at a rate that a test may slow down."""


def test_cards_travel_as_long_as_the_speed_chosen_says(page: Page, site: Site) -> None:
    page.add_init_script(JOURNEYS)
    card = next(card for card, found in captures(TO_LAY.view()).items() if not found)
    prepare(page)
    page.goto(site.url)
    for speed, length in SPEEDS.items():
        page.evaluate("speed => localStorage.setItem('scopa.settings', JSON.stringify({ speed }))", speed)
        tables.put_on_table(page, TO_LAY)
        expect_rest(page)
        before = record_of(page)
        page.evaluate("journeys.length = 0")
        hand_card(page, card).click()
        page.locator("#play").click()
        expect_another_record(page, before)
        timed = page.evaluate(
            "card => journeys.filter(([name]) => name === card).map(([, one]) => one.effect.getTiming().duration)", card
        )
        if length:
            assert 0.9 * length <= timed[0] <= 1.1 * length, speed
        else:
            assert timed == []


def test_a_click_lets_everything_arrive_that_is_on_its_way(page: Page, site: Site) -> None:
    """The cards are made a hundred times slower, so that they are surely on their way when the click comes."""
    page.add_init_script(JOURNEYS)
    open_at(page, site, TO_LAY, speed="slow", pause="long")
    page.evaluate("""() => {
      window.rate = .01;
      const moving = () => journeys.filter(([, one]) => one.playState === "running").length;
      window.seen = [];
      addEventListener("pointerdown", () => seen.push(moving()), true);
      addEventListener("pointerdown", () => seen.push(moving()));
    }""")
    card = next(card for card, found in captures(TO_LAY.view()).items() if not found)
    hand_card(page, card).click()
    page.locator("#play").click()
    page.wait_for_function("journeys.some(([, one]) => one.playState === 'running')")
    page.evaluate("seen.length = 0")
    page.locator("#felt").click(position={"x": 4, "y": 4})
    before, after = page.evaluate("seen")
    assert before > 0
    assert after == 0


TIMERS = """
window.timers = [];
const later = window.setTimeout;
window.setTimeout = (work, wait, ...rest) => {
  timers.push([performance.now() + (wait ?? 0), wait ?? 0]);
  return later(work, wait, ...rest);
};
addEventListener("submit", () => { window.pressed = performance.now(); timers.length = 0; }, true);
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (window.pressed && document.querySelector("#other.turn")) window.thinking = true;
  if (window.thinking && document.querySelector("#own.turn")) window.answered ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["class"] }));
"""
"""When every wait ends that is begun after Play was pressed, and how long it is; when it is the person's turn again."""


@pytest.mark.parametrize("speed", ["calm", "instant"])
def test_the_computer_answers_after_a_moment_or_at_once(page: Page, site: Site, speed: str) -> None:
    page.add_init_script(TIMERS)
    visit(page, site, session=TO_LAY, speed=speed)
    expect_rest(page)
    card = next(card for card, found in captures(TO_LAY.view()).items() if not found)
    hand_card(page, card).click()
    page.locator("#play").click()
    page.wait_for_function("window.answered")
    took, ends, waits = page.evaluate("""() => {
      const ended = timers.filter(([end]) => end <= answered);
      return [answered - pressed, ended.map(([end]) => end - pressed), ended.map(([, wait]) => wait)];
    }""")
    if speed == "instant":
        assert max(waits, default=0) < 500
    else:
        assert took >= 500
        assert 500 <= max(ends) <= 1200


# What is shown


def test_what_the_computer_did_last_is_outlined_until_my_play_and_a_key_tells_it(page: Page, site: Site) -> None:
    open_at(page, site, ANSWERED_BY_A_CAPTURE)
    last = ANSWERED_BY_A_CAPTURE.view()["last"]
    assert look(page)["took"] == [last["card"], *last["taken"]]
    assert style(page, ".last .took", "outline-style", "outline-width", "visibility") == ["solid", "2px", "visible"]
    page.locator(f"{HAND} input").first.focus()
    page.keyboard.press("l")
    told = says("event.captured_computer", card=last["card"], taken=last["taken"])
    expect(page.locator("#status")).to_have_text(told)
    expect(page.locator("#said")).to_contain_text(page.locator("#status").inner_text())
    card, found = next((card, found) for card, found in captures(ANSWERED_BY_A_CAPTURE.view()).items())
    hand_card(page, card).click()
    for other in set(look(page)["taken"]) ^ set(found[0] if found else []):
        table_card(page, other).click()
    before = look(page)
    page.evaluate("""() => {
      window.outlined = [];
      new MutationObserver(() => outlined.push(!document.querySelector("#last").hidden))
        .observe(document.querySelector("#last"), { attributeFilter: ["hidden"] });
    }""")
    page.locator("#play").click()
    expect_another_record(page, before["kept"]["save"]["record"])
    assert page.evaluate("outlined[0]") is False


ARRIVE = "document.dispatchEvent(new PointerEvent('pointerdown'))"
"""Whatever is on its way arrives, as when a person touches the page anywhere."""


def test_a_key_lets_what_the_computer_played_travel_once_more(page: Page, site: Site) -> None:
    page.add_init_script(JOURNEYS)
    open_at(page, site, start_of(7), speed="quick", pause="none")
    player = Keyboard(page)
    kinds = set()
    while len(kinds) < 2:
        player.step()
        expect_rest(page)
        page.evaluate(ARRIVE)
        before = look(page)
        last = before["kept"]["view"]["last"]
        page.evaluate("journeys.length = 0")
        page.locator(f"{HAND} input").first.focus()
        page.keyboard.press("l")
        travelled = page.evaluate("journeys.map(([name]) => name)")
        assert set(travelled) == {"ghost" if last["taken"] else last["card"]}
        if last["taken"]:  # each of them goes and fades
            assert len(travelled) >= 2 * len(last["taken"])
        kinds.add(bool(last["taken"]))
        page.evaluate(ARRIVE)
        assert look(page) == {**before, "status": look(page)["status"]}


def test_the_sheet_shows_what_the_engine_counts_and_opens_by_a_key(page: Page, site: Site) -> None:
    visit(page, site, session=SHEET)
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    page.wait_for_function("() => document.activeElement.id")  # it comes back with the event of the closing
    page.keyboard.press("Enter")
    expect(page.locator("#sheet")).to_be_visible()
    view = SHEET.view()
    assert page.locator("#sheet .summary b").all_inner_texts() == [str(points) for points in view["scoring"]["points"]]
    for award in view["scoring"]["awards"]:
        block = page.locator(f"#sheet [data-category={award['category']}]")
        amounts = ["–" if amount is None else str(amount) for amount in award["amounts"]]
        assert block.locator(".amount").all_inner_texts() == amounts, award
        for side in (0, 1):
            proof = block.locator(".proof").nth(side)
            faces = proof.locator("[data-face]").evaluate_all("faces => faces.map(face => face.dataset.face)")
            assert faces == award["cards"][side], award
            if award["side"] == side:
                assert "won" in (proof.get_attribute("class") or ""), award
    primiera = next(award for award in view["scoring"]["awards"] if award["category"] == "primiera")
    for side, amount in enumerate(primiera["amounts"]):
        values = page.locator("#sheet [data-category=primiera] .proof").nth(side).locator(".value").all_inner_texts()
        assert amount is None or sum(map(int, values)) == amount


# Settings

LOUD = """
window.loud = { places: 0, gains: [] };
const Place = window.AudioContext;
window.AudioContext = class extends Place { constructor() { super(); loud.places += 1; } };
const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
AudioParam.prototype.exponentialRampToValueAtTime = function (value, time) {
  if (value > .0001 && value < 2) loud.gains.push(value);
  return ramp.call(this, value, time);
};
"""
"""Writes down how loud every stroke is."""


def test_sounds_are_as_loud_as_was_chosen_and_wait_for_a_gesture(page: Page, site: Site) -> None:
    page.add_init_script(LOUD)
    visit(page, site, session=session_at(7, 3))
    open_settings(page)
    expect(page.locator("#settings input[name=sound]:checked")).to_have_value("off")
    peaks = []
    for value in ("soft", "on", "loud"):
        page.evaluate("loud.gains = []")
        choose(page, "sound", value)
        page.wait_for_function("loud.gains.length >= 2")
        peaks.append(page.evaluate("loud.gains.at(-1)"))
    assert peaks[0] * 2 < peaks[1]
    assert peaks[1] * 2 == pytest.approx(peaks[2])
    page.reload()
    expect_rest(page)
    expect_engine(page)
    assert page.evaluate("loud") == {"places": 0, "gains": []}
    open_settings(page)
    expect(page.locator("#settings input[name=sound]:checked")).to_have_value("loud")
    choose(page, "sound", "off")
    page.evaluate("loud.gains = []")
    page.keyboard.press("Escape")
    tables.play_on(page, 1)
    assert page.evaluate("loud.gains") == []


def ground(page: Page) -> str:
    return style(page, "html", "background-color")[0]


DAY, NIGHT = "rgb(244, 238, 226)", "rgb(16, 26, 28)"


def test_the_theme_follows_the_system_until_one_is_chosen_and_is_kept(page: Page, site: Site) -> None:
    prepare(page)
    page.goto(site.url)
    expect(page.locator("body[data-parts]")).to_be_attached(timeout=STARTING)
    page.emulate_media(color_scheme="dark")
    assert ground(page) == NIGHT
    page.emulate_media(color_scheme="light")
    assert ground(page) == DAY
    open_settings(page)
    choose(page, "theme", "dark")
    assert ground(page) == NIGHT
    held = Held(page, "**/static/ui/main.py")
    page.reload(wait_until="domcontentloaded")
    assert ground(page) == NIGHT
    held.release()
    expect(page.locator("body[data-parts]")).to_be_attached(timeout=STARTING)
    page.emulate_media(color_scheme="dark")
    open_settings(page)
    choose(page, "theme", "light")
    assert ground(page) == DAY
    choose(page, "theme", "auto")
    assert ground(page) == NIGHT


SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shifted += entry.value; }))
  .observe({ type: "layout-shift", buffered: true });
"""


def test_size_labels_and_order_of_the_cards_are_kept_and_nothing_jumps(page: Page, site: Site) -> None:
    session = session_with(lambda view: by_suit(view) != list(captures(view)))
    page.add_init_script(SHIFTS)
    page.set_viewport_size({"width": 390, "height": 844})
    open_at(page, site, session)
    usual, wished = widths(page), {"size": "large", "corner": "value", "order": "suit"}
    open_settings(page)
    for name, value in wished.items():
        choose(page, name, value)
    page.keyboard.press("Escape")
    page.wait_for_function("usual => document.querySelector('#felt .hand .card').offsetWidth > usual", arg=usual[0])
    chosen, hand, corners = widths(page), look(page)["hand"], page.locator(f"{HAND} .card-rank").all_text_contents()
    assert chosen[1] > usual[1]
    assert set(corners) <= set(map(str, range(1, 11)))
    assert hand == by_suit(session.view())
    page.reload()
    expect_rest(page)
    assert widths(page) == chosen
    assert look(page)["hand"] == hand
    assert page.locator(f"{HAND} .card-rank").all_text_contents() == corners
    assert page.evaluate("shifted") < 0.02
    open_settings(page)
    for name, value in wished.items():
        expect(page.locator(f"#settings input[name={name}]:checked")).to_have_value(value)


def by_suit(view: dict[str, Any]) -> list[str]:
    """The hand, suit by suit."""
    return sorted(captures(view), key=lambda card: ("DCSB".index(card[1]), "A234567JQK".index(card[0])))


def widths(page: Page) -> list[float]:
    """How wide the cards are, in the hand and on the table."""
    return [page.locator(f"{zone} [data-card]").first.evaluate("card => card.offsetWidth") for zone in (HAND, TABLE)]


# The same cards, nothing hidden, nothing sent

AT = """
const Real = Date;
window.Date = class extends Real {
  constructor(...parts) { super(...(parts.length ? parts : [2026, 10, 30, %d, 59])); }
};
"""


def test_two_people_have_the_same_deal_of_the_day(new_context: Callable[..., BrowserContext], site: Site) -> None:
    dealt = []
    for hour, locale, zone in ((0, "fr-FR", "Europe/Rome"), (23, "en-GB", "Asia/Tokyo")):
        page = new_context(locale=locale, timezone_id=zone, viewport=PHONE).new_page()
        page.add_init_script(AT % hour)
        visit(page, site, language=locale[:2])
        page.locator("#daily").click()
        page.locator("#deals [data-text-key='deals.play_day']").click()
        expect(page.locator("#deals")).to_be_hidden(timeout=STARTING)
        expect_rest(page)
        session = check(page)
        dealt.append((session.match.seed, look(page)["hand"], look(page)["table"], session.match.state.stock))
    assert dealt[0] == dealt[1]
    assert dealt[0][0] == "2026-11-30"


def test_the_number_told_deals_the_same_cards_again(page: Page, site: Site) -> None:
    """It is told while the deal is played, and on the sheet; then every hand is shown."""
    visit(page, site, session=session_at(5, 2))
    expect_rest(page)
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=deals]").click()
    before = page.locator("#deals .line", has_text="Distribution").first.inner_text()
    page.keyboard.press("Escape")
    tables.put_on_table(page, SHEET)
    expect(page.locator("#sheet")).to_be_visible()
    told = page.locator("#sheet .seed").inner_text()
    assert told == before
    page.locator("#sheet [data-deal=whole]").click()
    expect(page.locator("#whole-deal")).to_be_visible(timeout=STARTING)
    page.keyboard.press("Escape")
    page.locator("#sheet-close").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=deals]").click()
    page.locator("#seed").fill(told.split()[-1])
    page.locator("#deals [data-text-key='deals.play_seed']").click()
    page.locator("#confirm-yes").click()
    expect(page.locator("#deals")).to_be_hidden(timeout=STARTING)
    expect_rest(page)
    assert check(page) == start_of(5)


def test_in_a_whole_match_nothing_is_sent_and_no_cookie_is_left(
    new_context: Callable[..., BrowserContext], site: Site
) -> None:
    context = new_context(viewport=PHONE)
    asked: list[Any] = []

    def note(request: Any) -> None:
        asked.append(request)

    context.on("request", note)
    page = context.new_page()
    visit(page, site, seeds=(5,))
    begin(page)
    deals = 0
    while page.locator("body[data-state=over]").count() == 0:
        assert tables.play_on(page)[-1]["sheet"]
        deals += 1
        if page.locator("body[data-state=over]").count() == 0:
            page.locator("#sheet-next").click()
            expect(page.locator("#sheet")).to_be_hidden()
    assert deals > 1
    assert {urlsplit(one.url).netloc for one in asked if one.url.startswith("http")} == {urlsplit(site.url).netloc}
    assert {(one.method, one.post_data, urlsplit(one.url).query) for one in asked} == {("GET", None, "")}
    assert context.cookies() == []
    assert page.evaluate("document.cookie") == ""
    assert all(key.startswith("scopa.") for key in page.evaluate("Object.keys(localStorage)"))
