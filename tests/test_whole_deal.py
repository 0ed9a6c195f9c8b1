"""A deal that is over, seen whole: what was dealt, and every move, of every game."""

import json
from typing import Any

import pytest

from scopa import worker
from scopa.cards import FULL_PACK, CardSet
from scopa.errors import NotationError, NotNow
from scopa.games import GAMES
from scopa.match import Match
from scopa.moves import legal_moves
from scopa.notation import write_match
from scopa.session import Session
from scopa.whole_deal import deals_over, whole_deal


def played(game: str, seed: str, deals: int = 1) -> Match:
    """A match in which every first legal move is made, until so many deals are over."""
    match = Match.new(game, seed)
    while True:
        while match.state.turn is not None:
            match = match.play(legal_moves(match.state)[0])
        if len(match.deals) == deals or match.is_over:
            return match
        match = match.next_deal()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["7", "8", "9"])
def test_every_card_is_dealt_once_and_every_step_is_told(game: str, seed: str) -> None:
    match = played(game, seed)
    told = whole_deal(match, 1)
    hands = [card for hands in told["rounds"] for hand in hands for card in hand]
    assert sorted([*hands, *told["table"], *told["aside"]]) == sorted(CardSet(FULL_PACK).texts())
    assert len(told["steps"]) == len(match.deals[0]) + 1
    first, last = told["steps"][0], told["steps"][-1]
    assert [sorted(hand) for hand in first["hands"]] == [sorted(hand) for hand in told["rounds"][0]]
    assert (last["hands"], last["table"]) == ([[]] * match.rules.seats, [])
    assert sum(last["piles"]) in (40, 40 - len(match.state.leftovers.cards) if match.state.leftovers else 40)


def test_a_deal_that_is_being_played_is_not_shown() -> None:
    match = played("scopa", "7").next_deal()
    assert deals_over(match) == 1
    assert whole_deal(match, 1)["deals"] == 1
    with pytest.raises(NotNow):
        whole_deal(match, 2)
    assert whole_deal(match.resign(0), 2)["deals"] == 2
    for number in (0, 3):
        with pytest.raises(NotationError):
            whole_deal(match, number)


def test_the_page_may_ask_for_it_by_number() -> None:
    save = {
        "record": write_match(played("scopa", "7")),
        "seat": 0,
        "future": None,
        "practice": False,
        "level": "intermedio",
    }
    worker.resume(json.dumps(save))
    told = json.loads(worker.whole_deal("1"))
    assert told["deal"] == 1
    answers: list[Any] = [json.loads(worker.whole_deal(asked)) for asked in ("2", "true", "[]", "1.5", "nonsense")]
    assert [answer["error"]["code"] for answer in answers] == ["notation", *["bad-request"] * 4]


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_told_in_the_order_in_which_it_was_dealt(game: str) -> None:
    match = played(game, "7")
    rounds = whole_deal(match, 1)["rounds"]
    view = Session.new(game, "7", seat=1).view()
    assert view["dealt"] == rounds[0][1]
    assert sorted(view["dealt"]) == sorted(entry["card"] for entry in view["hand"])
