"""What everybody needs to play: each test proves a row of docs/accessibility.md that no other test proves."""

import io
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect

from scopa.session import Session
from web import tables
from web.driver import (
    STARTING,
    Keyboard,
    Touch,
    check,
    expect_rest,
    hand_card,
    look,
    open_again,
    session_at,
    session_with,
    visit,
)
from web.guard import Guard
from web.seeing import cards, cut_off, focus, focus_fault, space_out, style
from web.sentences import says
from web.site import Site

PHONE = {"width": 360, "height": 640}
ON_ITS_SIDE = {"width": 640, "height": 360}
DESK = {"width": 1280, "height": 720}
AT_400_PERCENT = {"width": 320, "height": 256}
"""A window of 1280 by 1024 pixels at a zoom of 400 %."""

WITH_A_CHOICE = session_with(lambda view: any(len(entry["captures"]) > 1 for entry in view["hand"]))
AFTER_THE_COMPUTER_TOOK = session_with(lambda view: bool(view["last"] and view["last"]["taken"]))
AFTER_THE_COMPUTER_LAID = session_with(lambda view: bool(view["last"] and not view["last"]["taken"]))
AT_THE_SHEET = session_at(5, 18)


@pytest.fixture(scope="module")
def lasting(browser: Browser, site: Site) -> Iterator[Page]:
    """One page for all the rows: opened once, in French, on a phone."""
    watching = Guard()
    context = browser.new_context(viewport=PHONE, locale="fr-FR", has_touch=True, reduced_motion="reduce")
    watching.watch(context)
    page = context.new_page()
    page.add_init_script(SOUNDS)
    visit(page, site, session=WITH_A_CHOICE)
    yield page
    context.close()
    assert watching.faults == []


@pytest.fixture
def page(lasting: Page) -> Iterator[Page]:
    """The page as a phone shows it, whatever the test before has asked for."""
    yield lasting
    lasting.emulate_media(forced_colors="none", color_scheme="light")
    lasting.set_viewport_size(PHONE)


def at(page: Page, session: Session) -> None:
    """Put a match on the table."""
    tables.put_on_table(page, session)
    expect_rest(page)
    expect(page.locator("body[data-parts=here]")).to_be_attached()


def open_from_menu(page: Page, name: str, dialog: str | None = None) -> None:
    """Open something from the menu, by keyboard."""
    page.locator("#menu-open").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#menu")).to_be_visible()
    page.locator(f"#menu [data-do={name}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{dialog or name}")).to_be_visible(timeout=STARTING)


def to_lobby(page: Page) -> None:
    """Open the page with no match kept."""
    open_again(page, save=None)
    expect(page.locator("body[data-page=ready][data-state=lobby]")).to_be_attached(timeout=STARTING)


# Zoom, keyboard, touch


def test_a_round_is_played_by_keyboard_at_400_percent(page: Page) -> None:
    """In one column of 320 pixels: nothing has to be scrolled sideways, and the focus is never covered."""
    page.set_viewport_size(AT_400_PERCENT)
    at(page, session_at(7, 0))
    player = Keyboard(page)
    for _ in range(3):
        player.step()
        assert focus_fault(page) == ""
        assert page.evaluate("document.documentElement.scrollWidth") <= AT_400_PERCENT["width"]
    assert check(page).view()["round"] == 2


def test_taps_alone_play_and_no_finger_moves(page: Page) -> None:
    at(page, WITH_A_CHOICE)
    page.evaluate("window.moved = 0; addEventListener('touchmove', () => { window.moved += 1; }, true)")
    player = Touch(page)
    for _ in range(2):
        player.step()
        check(page)
    assert page.evaluate("window.moved") == 0


def test_letters_count_inside_the_table_alone_and_can_be_switched_off(page: Page) -> None:
    at(page, session_at(7, 4))

    def said() -> int:
        return page.locator("#said p").count()

    page.locator("#menu-open").focus()
    before = said()
    page.keyboard.press("t")
    assert said() == before
    page.locator("#felt .hand input").first.focus()
    page.keyboard.press("t")
    assert said() == before + 1
    open_from_menu(page, "settings")
    page.locator("#settings input[name=letters][value=off]").check()
    page.keyboard.press("Escape")
    page.locator("#felt .hand input").first.focus()
    page.keyboard.press("t")
    assert said() == before + 1
    open_from_menu(page, "settings")
    page.locator("#settings input[name=letters][value=on]").check()
    page.keyboard.press("Escape")


# Orientation, text spacing


def test_the_device_turns_in_the_middle_of_a_choice_and_nothing_is_lost(page: Page) -> None:
    at(page, WITH_A_CHOICE)
    card = next(entry["card"] for entry in WITH_A_CHOICE.view()["hand"] if len(entry["captures"]) > 1)
    taken = next(entry["captures"][0][0] for entry in WITH_A_CHOICE.view()["hand"] if entry["card"] == card)
    hand_card(page, card).click()
    page.locator(f"#felt .table [data-card='{taken}']").click()
    page.locator(f"#felt .table input[value='{taken}']").focus()
    before, held = look(page), focus(page)
    assert (before["chosen"], before["taken"]) == ([card], [taken])
    for size in (ON_ITS_SIDE, PHONE, ON_ITS_SIDE):
        page.set_viewport_size(size)
        assert look(page) == before
        assert focus(page) == held
        assert focus_fault(page) == ""
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    Touch(page).step()
    check(page)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_with_the_text_spaced_out_nothing_is_cut_off(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)
    faults: dict[str, list[str]] = {}

    def try_it(screen: str) -> None:
        space_out(page)
        faults[screen] = cut_off(page)

    to_lobby(page)
    try_it("lobby")
    page.locator("#games").click()
    expect(page.locator("#chooser")).to_be_visible(timeout=STARTING)
    try_it("games")
    page.locator("#chooser [data-game=escoba]").click()
    try_it("form of the table")
    at(page, AFTER_THE_COMPUTER_TOOK)
    try_it("table")
    hand_card(page, look(page)["hand"][0]).click()
    try_it("table with a choice")
    for name in ("settings", "keys"):
        open_from_menu(page, name)
        try_it(name)
        page.keyboard.press("Escape")
    page.locator("#menu-open").click()
    try_it("menu")
    page.keyboard.press("Escape")
    at(page, tables.session_of("scopone", 4))
    try_it("table of four")
    at(page, AT_THE_SHEET)
    try_it("score sheet")
    assert {screen: found for screen, found in faults.items() if found} == {}


# Colour, forced colours


@pytest.mark.parametrize("deck", ["french", "napoletane"])
def test_every_card_has_its_index_and_the_shape_of_its_suit_whatever_colours_are_seen(page: Page, deck: str) -> None:
    at(page, WITH_A_CHOICE)
    open_from_menu(page, "settings")
    page.locator(f"#settings input[name=deck][value={deck}]").check(force=True)
    page.wait_for_function(
        "deck => [...document.querySelectorAll('#felt use')].every(use => use.getAttribute('href').includes(deck))",
        arg=deck,
    )
    page.locator("#look-at-cards").click()
    expect(page.locator("#gallery")).to_be_visible(timeout=STARTING)
    found = [one for one in cards(page) if one["seen"]]
    assert len({one["card"] for one in found}) == 40
    for one in found:
        assert one["ranks"], one
        assert one["card"] in one["drawn"], one
    by_rank: dict[str, set[str]] = {}
    for one in found:
        by_rank.setdefault(one["ranks"][0], set()).add(one["card"][0])
    assert all(len(ranks) == 1 for ranks in by_rank.values())
    assert len(by_rank) == 10
    devtools = page.context.new_cdp_session(page)
    plain = shapes(page)
    assert any(max(map(max, ImageChops.difference(one, grey(one)).getextrema())) > 60 for one in plain.values())
    for kind in ("protanopia", "deuteranopia", "tritanopia", "achromatopsia"):
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        seen = shapes(page)
        if kind == "achromatopsia":
            assert all(ImageChops.difference(one, grey(one)).getbbox() is None for one in seen.values())
        alike = [(one, other) for one, other in combinations(seen, 2) if unlike(seen[one], seen[other]) < TOLD_APART]
        assert alike == [], kind
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    devtools.detach()
    page.keyboard.press("Escape")
    page.locator("#settings input[name=deck][value=french]").check(force=True)
    page.keyboard.press("Escape")


TOLD_APART = 0.2
"""How far the dark shapes of two suits must be from covering each other."""
LIGHT = 165
"""What is less light, of 255, is a shape upon the stock of a card."""


def shapes(page: Page) -> dict[str, Image.Image]:
    """The four aces as they are drawn now."""
    found = {}
    for suit in "DCSB":
        button = page.locator(f"#gallery .card:has([data-face=A{suit}])")
        found[suit] = Image.open(io.BytesIO(button.screenshot(animations="disabled"))).convert("RGB").resize((62, 96))
    return found


def unlike(one: Image.Image, other: Image.Image) -> float:
    """How far the dark shapes of two pictures are from covering each other: 0 the same, 1 nothing in common."""
    darks = [picture.convert("L").point(lambda light: 255 if light < LIGHT else 0) for picture in (one, other)]
    both = ImageChops.multiply(*darks).histogram()[255]
    either = ImageChops.lighter(*darks).histogram()[255]
    return 1 - both / either


def grey(picture: Image.Image) -> Image.Image:
    """A picture without its colours."""
    return picture.convert("L").convert("RGB")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_forced_colours_focus_choice_turn_and_what_was_taken_are_seen(page: Page, scheme: Any) -> None:
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    at(page, AFTER_THE_COMPUTER_TOOK)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert outlined(page, ".last .took")
    card = look(page)["hand"][0]
    page.locator(f"#felt .hand input[value='{card}']").focus()
    page.keyboard.press("Space")
    for selector in (f"#felt .hand input[value='{card}']", "#play", "#hint", "#menu-open"):
        page.locator(selector).focus()
        page.keyboard.press("Shift")
        assert outlined(page, selector), selector
    tick = style(page, "#felt .card:has(input:checked)", "content", "forced-color-adjust", pseudo="::after")
    assert tick == ['""', "none"]
    own, other = [
        style(page, f"{place} .plate", "border-left-style", "border-left-color") for place in ("#own", "#other")
    ]
    assert page.locator("#own.turn").count() == 1
    assert own != other
    at(page, AFTER_THE_COMPUTER_LAID)
    assert outlined(page, "#felt .table .card.marked")
    open_from_menu(page, "settings")
    chosen, left = [
        style(page, f"#settings input[name=speed]{which} + span", "background-color", "color")
        for which in (":checked", ":not(:checked)")
    ]
    assert chosen != left
    page.keyboard.press("Escape")


def outlined(page: Page, selector: str) -> bool:
    """Whether there is an outline of at least two pixels in a colour that the ground has not."""
    kind, width, colour = style(page, selector, "outline-style", "outline-width", "outline-color")
    [ground] = style(page, "body", "background-color")
    return kind != "none" and float(width.removesuffix("px")) >= 2 and colour != ground


def test_with_reduced_motion_what_changed_is_still_marked(page: Page) -> None:
    at(page, AFTER_THE_COMPUTER_TOOK)
    assert look(page)["took"] != []
    assert style(page, ".last .took", "outline-style", "visibility") == ["solid", "visible"]
    at(page, AFTER_THE_COMPUTER_LAID)
    assert len(look(page)["marked"]) == 1
    open_from_menu(page, "settings")
    moving = page.evaluate("document.getAnimations().map(one => one.effect.getComputedTiming().endTime)")
    assert [length for length in moving if length > 1] == []
    page.keyboard.press("Escape")


# Focus


def test_a_dialog_gives_the_focus_back_and_none_of_it_is_covered(page: Page) -> None:
    at(page, session_at(7, 4))
    for name, dialog in MENU.items():
        open_from_menu(page, name, dialog)
        assert tab_through(page, dialog) == [], dialog
        page.keyboard.press("Escape")
        expect(page.locator(f"#{dialog}")).to_be_hidden()
        assert focus(page) == "menu-open", dialog
    page.locator("#rules-now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rules-now-dialog")).to_be_visible(timeout=STARTING)
    assert tab_through(page, "rules-now-dialog") == []
    page.keyboard.press("Escape")
    assert focus(page) == "rules-now"
    open_from_menu(page, "settings")
    page.locator("#look-at-cards").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#gallery")).to_be_visible(timeout=STARTING)
    page.locator("#gallery [data-place='7']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#enlarged")).to_be_visible()
    enlarged = page.locator("#enlarged-name").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#enlarged-name")).not_to_have_text(enlarged)
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.dataset.place === '8'")
    assert focus_fault(page) == ""
    page.keyboard.press("Escape")
    assert focus(page) == "look-at-cards"
    page.keyboard.press("Escape")
    assert focus(page) == "menu-open"
    page.locator("#felt .hand input").first.focus()
    held = focus(page)
    page.keyboard.press("n")
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Escape")
    assert focus(page) == held
    at(page, AT_THE_SHEET)
    assert tab_through(page, "sheet") == []
    page.locator("#sheet [data-deal=whole]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#whole-deal")).to_be_visible(timeout=STARTING)
    assert tab_through(page, "whole-deal") == []
    page.keyboard.press("Escape")
    assert focus(page) == "whole"
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.activeElement.closest('dialog')")  # it goes with the event of the closing
    assert focus_fault(page) == ""
    page.set_viewport_size(AT_400_PERCENT)
    for name in ("settings", "games"):
        open_from_menu(page, name, MENU[name])
        assert tab_through(page, MENU[name]) == [], name
        page.keyboard.press("Escape")


MENU = {
    "games": "chooser", "deals": "deals", "statistics": "statistics", "resign": "confirm", "log": "log",
    "settings": "settings", "keys": "keys",
}  # fmt: skip
"""The entries of the menu that open a dialog, and which."""


def tab_through(page: Page, dialog: str) -> list[str]:
    """What is wrong with the focus on the way through a dialog and back to where it began."""
    faults, first = [], focus(page)
    for _ in range(120):
        if page.evaluate("document.activeElement !== document.body"):
            faults.append(focus_fault(page))
            assert page.evaluate(f"document.activeElement.closest('dialog')?.id ?? '{dialog}'") == dialog
        page.keyboard.press("Tab")
        if focus(page) == first:
            break
    return [fault for fault in faults if fault]


# Words: language of parts, sounds, help


def test_italian_words_inside_another_language_say_that_they_are_italian(page: Page) -> None:
    to_lobby(page)
    assert page.locator("h1").get_attribute("lang") == "it"
    page.locator("#games").click()
    expect(page.locator("#chooser")).to_be_visible(timeout=STARTING)
    named = page.locator("#chooser .game b").evaluate_all("names => names.map(name => [name.textContent, name.lang])")
    assert len(named) > 10
    for name, language in named:
        assert language == ("es" if name.startswith("Escoba") else "it"), name
    page.locator("#chooser [data-game=escoba]").click()
    assert page.locator("#chooser .game-title").get_attribute("lang") == "es"
    at(page, AT_THE_SHEET)
    categories = page.locator("#sheet .category").evaluate_all("all => all.map(one => [one.textContent, one.lang])")
    assert {("Settebello", "it"), ("Primiera", "it"), ("Cartes", "")} <= set(map(tuple, categories))
    at(page, SWEEPING)
    Keyboard(page).step()
    for place in ("#said", "#log-list"):
        cry = page.locator(f"{place} [lang]").filter(has_text="Scopa")
        assert cry.last.get_attribute("lang") == "it", place
        assert re.fullmatch(r"Scopa\s!", cry.last.text_content() or ""), place


SWEEPING = session_with(
    lambda view: (
        any(len(capture) == len(view["table"]) for entry in view["hand"] for capture in entry["captures"][:1])
        and max(len(entry["captures"]) for entry in view["hand"]) == 1
    )
)
"""A match in which our player can sweep the table."""


SOUNDS = """
window.struck = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, time) {
  if (value > 20) window.struck.push(value);
  return set.call(this, value, time);
};
"""
"""Writes down the pitch of every stroke."""
PITCHES = {2400: "lay", 1800: "capture", 700: "sweep", 5200: "deal", 880: "count", 392: "win"}
"""The pitch that a sound begins with."""
STROKES = {"lay": 2, "capture": 2, "sweep": 4, "deal": 6, "count": 4, "win": 4}
TOLD = {
    "lay": ("event.played_person", "event.played_computer"),
    "capture": ("event.captured_person", "event.captured_computer"),
    "sweep": ("event.swept_person", "event.swept_computer"),
    "deal": ("event.dealt",),
    "count": ("event.scored",),
}
"""The sentences of the log that say what a sound says."""


def test_every_sound_is_a_sentence_of_the_log(page: Page) -> None:
    at(page, session_at(11, 1))
    open_from_menu(page, "settings")
    page.locator("#settings input[name=sound][value=on]").check()
    page.keyboard.press("Escape")
    page.locator("#felt").click(position={"x": 4, "y": 4})
    page.evaluate("struck.length = 0; document.querySelector('#log-list').replaceChildren()")
    seen = tables.play_on(page)
    assert seen[-1]["sheet"]
    struck, heard = page.evaluate("struck"), []
    while struck:
        heard.append(PITCHES[int(struck[0])])
        del struck[: STROKES[heard[-1]]]
    log = page.locator("#log-list li").all_text_contents()
    told = [sound for line in log for sound, keys in TOLD.items() if any(says(key).fullmatch(line) for key in keys)]
    for place in range(len(told) - 1, 0, -1):
        if told[place] == "sweep":
            assert told[place - 1] == "capture"
            del told[place - 1]
    assert heard == told
    assert {"lay", "capture", "deal", "count"} <= set(heard)
    page.keyboard.press("Escape")
    open_from_menu(page, "settings")
    page.locator("#settings input[name=sound][value=off]").check()
    page.keyboard.press("Escape")


def test_help_undo_and_the_way_out_are_always_in_the_same_place(page: Page) -> None:
    places = set()
    for session in (None, session_at(7, 4), tables.session_of("scopa", 2, people=(0, 1)), AT_THE_SHEET):
        if session:
            tables.put_on_table(page, session)
            expect(page.locator("body[data-parts=here]")).to_be_attached()
            expect(page.locator("#undo")).to_be_visible()
        else:
            to_lobby(page)
        if page.locator("#sheet[open]").count():
            page.keyboard.press("Escape")
        shown = page.locator(".bar-links > * > a, .bar-links > button").filter(visible=True)
        names = [re.sub(r"\s+", " ", name).strip() for name in shown.all_inner_texts()]
        box = shown.first.bounding_box()
        assert box is not None
        places.add((*names, round(box["x"] + box["width"])))
    assert len(places) == 1, places
    assert next(iter(places))[:2] == ("Règles", "Menu")
    page.locator("#menu-open").click()
    last = page.locator("dialog").evaluate_all(
        "all => all.filter(one => one.id !== 'confirm' && one.id !== 'sheet').map(one => "
        "[one.id, [...one.querySelectorAll('button')].at(-1)?.textContent])"
    )
    assert [name for name, words in last if words not in ("Fermer", "C’est bon")] == []
    page.keyboard.press("Escape")
