"""The printed first round answers as the engine would."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from coroutines import finish
from scopa.session import Session

Load = Callable[[str], Any]
BOOK = json.loads((Path(__file__).resolve().parents[2] / "static/openings.json").read_text(encoding="utf-8"))
IN_BROWSER = SimpleNamespace(level=BOOK["level"], openings=[SimpleNamespace(**opening) for opening in BOOK["openings"]])
"""The openings as the browser has read them."""
SEEDS = [opening["seed"] for opening in BOOK["openings"]]


def walk_of(load: Load, seed: str) -> Any:
    """A walk at the start of the opening of *seed*."""
    opening = next(opening for opening in BOOK["openings"] if opening["seed"] == seed)
    return load("opening").Opening(opening, BOOK["level"])


def ask(walk: Any, question: str, argument: Any = None) -> Any:
    return finish(walk.ask(question, argument))


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_walk_with_undo_and_redo_answers_as_the_engine_does(load: Load, seed: str) -> None:
    chance = random.Random(seed)
    walk, session = walk_of(load, seed), Session.new("scopa", seed)
    ask(walk, "new_match")
    for _ in range(120):
        answer = walk.answer(events=False)
        engine = plain(session.answer([]))
        assert answer["view"] == engine["view"]
        assert (answer["undo"], answer["redo"]) == (engine["undo"], engine["redo"])
        assert answer["save"] == engine["save"]
        asks = answer["view"]["asks"]
        if walk.answers("reply") and asks == "reply":
            ask(walk, "reply")
            session = session.reply()
        elif answer["redo"] and chance.random() < 0.3:
            ask(walk, "redo")
            session = session.redo()
        elif answer["undo"] and (chance.random() < 0.3 or not walk.answers("play")):
            ask(walk, "undo")
            session = session.undo()
        elif walk.answers("play"):
            move = chance.choice(sorted(walk.node["moves"]))
            ask(walk, "play", move)
            session = session.play(move)
        else:
            break


@pytest.mark.parametrize("seed", SEEDS)
def test_why_not_says_what_the_engine_says(load: Load, seed: str) -> None:
    walk, session = walk_of(load, seed), Session.new("scopa", seed)
    while walk.answers("reply"):
        ask(walk, "reply")
        session = session.reply()
    view = session.view()
    table = [entry["card"] for entry in view["table"]]
    for entry in view["hand"]:
        for mask in range(1 << len(table)):
            taken = [card for place, card in enumerate(table) if mask >> place & 1]
            choice = {"card": entry["card"], "taken": taken}
            assert ask(walk, "why_not", choice) == plain(session.why_not(**choice)), choice


def test_a_kept_match_goes_on_in_its_opening(load: Load) -> None:
    walk = walk_of(load, SEEDS[0])
    while walk.answers("reply"):
        ask(walk, "reply")
    answer = ask(walk, "play", sorted(walk.node["moves"])[0])
    resumed = load("opening").resumed(IN_BROWSER, answer["save"])
    assert resumed.answer(events=False) == walk.answer(events=False)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_kept_after_an_undo_goes_on_in_its_opening_and_can_be_redone(load: Load, seed: str) -> None:
    walk = walk_of(load, seed)
    while walk.answers("reply") or walk.answers("play"):
        ask(walk, "reply") if walk.answers("reply") else ask(walk, "play", min(walk.node["moves"]))
    while not walk.answers("play"):
        ask(walk, "undo")
    saves = 0
    while walk.decision_before():
        saves += 1
        resumed = load("opening").resumed(IN_BROWSER, ask(walk, "undo")["save"])
        assert resumed.answer(events=False) == walk.answer(events=False)
        assert plain(ask(resumed, "redo")) == plain(Session.resume(walk.answer()["save"]).redo().answer([]))
    assert saves >= 1


def test_a_match_whose_redo_leads_beyond_what_is_printed_waits_for_the_engine(load: Load) -> None:
    save = walk_of(load, SEEDS[0]).answer()["save"]
    assert load("opening").resumed(IN_BROWSER, {**save, "future": save["record"] + " 1. elsewhere"}) is None


def test_a_match_of_another_seed_is_in_no_opening(load: Load) -> None:
    assert load("opening").resumed(IN_BROWSER, Session.new("scopa", "other").save()) is None


def test_the_order_in_which_taken_cards_are_named_does_not_matter(load: Load) -> None:
    opening = load("opening")
    assert opening.same_move("6Sx2B4C", "6Sx4C2B")
    assert opening.same_move("6Sx2B4C#", "6Sx4C2B")
    assert not opening.same_move("6Sx2B4C", "6S")
    assert not opening.same_move("6Sx2B4C", "6Dx2B4C")


def test_an_opening_is_played_once_on_a_device(load: Load) -> None:
    opening, store = load("opening"), load("store")
    finish(store.open_storage())

    async def play_all() -> list[str]:
        played = []
        while walk := opening.unplayed(IN_BROWSER):
            played.append(walk.seed)
            store.opening_played(walk.seed)
            await asyncio.sleep(0)
        return played

    assert finish(play_all()) == SEEDS


def test_what_is_not_printed_is_said_and_changes_nothing(load: Load) -> None:
    walk = walk_of(load, SEEDS[0])
    before = list(walk.path)
    assert ask(walk, "play", "KDxQC")["error"]["code"] == "not-printed"
    assert ask(walk, "undo")["error"]["code"] == "nothing-to-undo"
    assert walk.path == before
    assert not walk.answers("resign")
