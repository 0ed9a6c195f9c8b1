"""Who deals first: by lot, by the highest card or by the lowest, with ties drawn again."""

from collections import Counter
from dataclasses import replace

import pytest

from scopa import GAMES, Match, Rules
from scopa.cards import value
from scopa.deal import cutter, order_of_play
from scopa.first_dealer import draw_first_dealer, foremost
from scopa.view import events
from tables import TABLES

BY_CARD = [rules for rules in TABLES.values() if rules.first_dealer != "lot"]
SIX = [replace(TABLES["escoba seats=6"], first_dealer=first) for first in ("high", "low")]


@pytest.mark.parametrize("rules", [*BY_CARD, *SIX], ids=repr)
def test_the_draw_is_settled_by_the_cards_drawn(rules: Rules) -> None:
    rounds = Counter[int]()
    for seed in range(400):
        draw = draw_first_dealer(rules, str(seed))
        left = tuple(range(rules.seats))
        for drawn in draw.rounds:
            assert tuple(drawn) == left, "who ties draws again, and nobody else"
            assert len(set(drawn.values())) == len(drawn)
            best = (max if rules.first_dealer == "high" else min)(map(value, drawn.values()))
            left = tuple(seat for seat, card in drawn.items() if value(card) == best)
        assert left == (draw.dealer,)
        rounds[len(draw.rounds)] += 1
    assert rounds[2] > 0, "ties happen and are drawn again"


@pytest.mark.parametrize("rules", [*BY_CARD, *SIX, TABLES["escoba seats=6"]], ids=repr)
def test_every_seat_is_drawn_as_often(rules: Rules) -> None:
    drawn = Counter(draw_first_dealer(rules, str(seed)).dealer for seed in range(3000))
    share = 3000 / rules.seats
    assert set(drawn) == set(range(rules.seats))
    assert all(abs(count - share) < 4 * share**0.5 for count in drawn.values())


def test_three_may_tie_and_then_two() -> None:
    high, low = GAMES["scopone"], GAMES["scopone-nove"]
    kings = {0: 39, 1: 38, 2: 37, 3: 4}
    assert foremost(high, kings) == (0, 1, 2)
    assert foremost(low, kings) == (3,)
    assert foremost(low, {1: 4, 2: 5}) == (1, 2)


def test_by_lot_nobody_draws_a_card() -> None:
    assert draw_first_dealer(GAMES["scopa"], "7").rounds == ()


@pytest.mark.parametrize("text", TABLES)
def test_the_start_tells_who_drew_what_and_who_cuts(text: str) -> None:
    match = Match.new(TABLES[text], "7")
    drawn, *others = events(None, match)
    assert drawn["event"] == "drawn"
    assert drawn["dealer"] == match.state.dealer
    assert bool(drawn["rounds"]) == (match.rules.first_dealer != "lot")
    cut = next(event for event in others if event["event"] == "cut")
    order = order_of_play(match.rules, match.state.dealer)
    assert cut["seat"] == order[-2] == cutter(match.rules, match.state.dealer)
    assert cut["seat"] != match.state.dealer
    assert cutter(replace(match.rules, cut=False), 0) is None
