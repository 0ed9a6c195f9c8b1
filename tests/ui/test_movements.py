"""What moves between two Views of a real match."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from scopa.games import table_rules
from scopa.session import Session

Load = Callable[[str], Any]
PLAY, GATHER, LEFTOVERS, DEAL = 0, 1, 2, 3


def played(seed: str, plays: int) -> list[dict[str, Any]]:
    """The Views of a match in which the person always plays the first card that may be played."""
    session = Session.new("scopa", seed)
    views = [session.view()]
    while len(views) <= plays and views[-1]["phase"] != "over":
        view = views[-1]
        if view["asks"] == "play":
            card = view["hand"][0]
            taken = "x" + "".join(card["captures"][0]) if card["captures"] else ""
            session = session.play(card["card"] + taken)
        else:
            session = session.reply() if view["asks"] == "reply" else session.next_deal()
        views.append(session.view())
    return json.loads(json.dumps(views))


def visible(view: dict[str, Any]) -> set[str]:
    return {entry["card"] for entry in view["hand"] + view["table"]}


def test_every_card_that_comes_or_goes_travels(load: Load) -> None:
    movements = load("movements").movements
    views = played("7", 80)
    for old, new in pairwise(views):
        moved = {journey["card"] for journey in movements(old, new)}
        assert visible(old) ^ visible(new) <= moved


def test_a_capture_brings_all_its_cards_to_the_pile_of_who_took(load: Load) -> None:
    movements = load("movements").movements
    views = played("7", 80)
    seen = 0
    for old, new in pairwise(views):
        last = new["last"]
        if last and last != old["last"] and last["taken"]:
            seen += 1
            gathered = {j["card"] for j in movements(old, new) if j["step"] == GATHER}
            assert gathered == {last["card"], *last["taken"]}
            assert {j["to"] for j in movements(old, new) if j["step"] == GATHER} == {f"pile:{last['seat']}"}
    assert seen > 10


def test_hidden_cards_are_dealt_unseen(load: Load) -> None:
    movements = load("movements").movements
    views = played("7", 80)
    dealt = [journey for old, new in pairwise(views) for journey in movements(old, new) if journey["step"] == DEAL]
    assert {journey["card"] for journey in dealt if journey["to"] == "hand:1"} == {None}
    assert None not in {journey["card"] for journey in dealt if journey["to"] in {"hand:0", "table"}}


def test_leftovers_go_to_their_side(load: Load) -> None:
    movements = load("movements").movements
    views = played("7", 80)
    ends = [(old, new) for old, new in pairwise(views) if new["leftovers"] and not old["leftovers"]]
    assert ends
    for old, new in ends:
        moved = {j["card"] for j in movements(old, new) if j["step"] == LEFTOVERS}
        assert moved == set(new["leftovers"]["cards"])


def test_nothing_travels_backwards(load: Load) -> None:
    movements = load("movements").movements
    views = played("7", 12)
    assert movements(views[6], views[2]) == []
    assert movements(None, views[2]) == []


def test_a_view_that_stays_moves_nothing(load: Load) -> None:
    movements = load("movements").movements
    for view in played("7", 20):
        assert movements(view, view) == []


def test_cards_are_dealt_round_the_table_from_the_eldest_to_the_dealer(load: Load) -> None:
    movements = load("movements").movements
    for direction, order in (("ccw", [2, 1, 0, 3]), ("cw", [0, 1, 2, 3])):
        rules = table_rules("scopa-ventuno", 4, "solo", direction=direction)
        session = next(
            session
            for seed in range(50)
            for session in [Session.new(rules, str(seed))]
            if session.match.state.dealer == 3
        )
        view = session.view()
        before = {**view, "deal": 0}
        hands = [journey["to"] for journey in movements(before, view) if journey["to"].startswith("hand")]
        assert list(dict.fromkeys(hands)) == [f"hand:{seat}" for seat in order]
