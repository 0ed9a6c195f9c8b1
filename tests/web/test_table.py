"""What the sources tell of a table, seen on the page: how a match begins, what lies where, what cannot be changed."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.cards import card_text
from scopa.observation import observe
from scopa.rules import Rules
from scopa.session import Session
from web import tables
from web.driver import STARTING, expect_rest, look, prepare, save_of, start_of
from web.site import Site


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context(viewport={"width": 360, "height": 640}, locale="fr-FR").new_page()


def show(page: Page, site: Site, session: Session, **settings: str) -> None:
    """Open the page with this match kept; the engine need not have come."""
    prepare(page, kept={"scopa.save": save_of(session)}, **settings)
    page.goto(site.url)
    expect_rest(page)


def a_play(view: dict[str, Any]) -> str:
    """A play of the person: the largest capture that is offered, else the first card that may be laid."""
    plays = [(entry["card"], taken) for entry in view["hand"] for taken in entry["captures"] or [[]]]
    card, taken = max(plays, key=lambda play: len(play[1]))
    return card + (f"x{''.join(taken)}" if taken else "")


def after(session: Session, seen: Callable[[dict[str, Any]], bool]) -> Session:
    """The match once it is the person's turn and the View is as wanted."""
    while session.view()["asks"] != "play" or not seen(session.view()):
        asks = session.view()["asks"]
        session = {
            "reply": Session.reply,
            "play": lambda session: session.play(a_play(session.view())),
            "next_deal": Session.next_deal,
        }[asks](session)
    return session


def test_003_l47_and_003_l9_13_a_match_against_the_computer_begins_with_three_cards_each_and_four_open(
    page: Page, site: Site
) -> None:
    eldest = next(seed for seed in range(100) if Session.new("scopa", str(seed)).view()["asks"] == "play")
    show(page, site, Session.new("scopa", str(eldest)))
    seen = look(page)
    assert (len(seen["hand"]), seen["backs"], len(seen["table"]), seen["stock"]) == (3, 3, 4, 30)
    expect(page.locator("#other .who")).to_have_text("Ordinateur")


def test_000_l21b_and_002_l33b_a_sweep_lies_face_up_in_a_pile_that_004_l51_55_lies_face_down(
    page: Page, site: Site
) -> None:
    session = after(start_of(7), lambda view: bool(view["sides"][0]["sweeps"]) and view["sides"][0]["pile"] > 6)
    show(page, site, session)
    pile = page.locator("#own .pile")
    sweeps = session.view()["sides"][0]["sweeps"]
    assert pile.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == sweeps
    assert pile.locator("[data-card] use").count() > 0
    faces = pile.locator("use").evaluate_all("uses => uses.map(use => use.getAttribute('href').split('#')[1])")
    assert "back" in faces
    assert {face for face in faces if len(face) == 2} == set(sweeps)
    expect(pile.locator(".count")).to_have_text(str(session.view()["sides"][0]["pile"]))


def test_002_l9a_four_sit_round_a_square_table_with_the_partner_opposite(page: Page, site: Site) -> None:
    show(page, site, after(tables.session_of("scopone", 4), lambda view: True))
    seats = tables.look(page)["seats"]
    assert {number: seat["place"] for number, seat in seats.items()} == {
        "0": "own",
        "1": "left",
        "2": "top",
        "3": "right",
    }
    assert seats["0"]["side"] == seats["2"]["side"] != seats["1"]["side"] == seats["3"]["side"]


def test_002_l45_what_is_agreed_before_a_match_cannot_be_changed_during_it(page: Page, site: Site) -> None:
    session = after(tables.session_of("scopone", 4, target=16), lambda view: True)
    show(page, site, session)
    page.locator("#rules-now").click()
    told = page.locator("#rules-now-dialog")
    expect(told).to_contain_text("16", timeout=STARTING)
    assert told.locator("input, select").count() == 0
    page.keyboard.press("Escape")
    page.locator("#menu-open").click()
    offered = page.locator("#menu [data-do]").evaluate_all("entries => entries.map(entry => entry.dataset.do)")
    assert offered == ["new", "games", "deals", "statistics", "resign", "log", "settings", "keys"]
    page.locator("#menu [data-do=settings]").click()
    expect(page.locator("#settings")).to_be_visible()
    named = page.locator("#settings input").evaluate_all("fields => fields.map(field => field.name)")
    assert "language" in named
    assert not set(named) & {option.name for option in fields(Rules)}


def counted(page: Page) -> list[str]:
    """The coins on the plates, the own one last."""
    return page.locator(".score .coins b").all_inner_texts()


def test_002_l64a_and_002_l64b_coins_are_counted_for_each_side_from_the_third_trick_on(page: Page, site: Site) -> None:
    session = after(start_of(7), lambda view: sum(side["coins"] for side in view["sides"]) > 3)
    show(page, site, session, memory="on")
    sides = session.view()["sides"]
    assert counted(page) == [str(sides[1]["coins"]), str(sides[0]["coins"])]


def test_002_l53c_the_aid_to_memory_is_off_at_first_and_lists_the_unseen_cards_alone(page: Page, site: Site) -> None:
    session = after(start_of(7), lambda view: view["round"] == 3)
    show(page, site, session)
    expect(page.locator("#memory-open")).to_be_hidden()
    assert counted(page) == []
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=settings]").click()
    page.locator("#settings input[name=memory][value=on]").check(force=True)
    page.locator("#settings form button").click()
    page.locator("#memory-open").click()
    seen = observe(session.match.state, 0).unseen
    bold = page.locator("#memory td.out .unseen").all_inner_texts()
    assert len(bold) == len(seen)
    assert page.locator("#memory td.gone").count() == 40 - len(seen)
    places = page.locator("#memory td").evaluate_all("cells => cells.map(cell => cell.className === 'out')")
    order = [card_text(4 * rank + suit) for suit in range(4) for rank in range(10)]
    assert [card for card, out in zip(order, places, strict=True) if out] == [
        card for card in order if card in seen.texts()
    ]


def test_the_aid_to_memory_shows_nothing_while_the_device_is_handed_over(page: Page, site: Site) -> None:
    session = tables.session_of("scopa", 2, people=(0, 1))
    view = session.view()
    session = session.play(a_play(view))
    prepare(page, kept={"scopa.save": save_of(session)}, memory="on")
    page.goto(site.url)
    expect(page.locator("body")).to_have_attribute("data-state", "pass-device", timeout=STARTING)
    expect(page.locator("#memory-open")).to_be_hidden()
    assert counted(page) == []
