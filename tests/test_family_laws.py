"""The laws of a deal, for every game at every number of seats and in every team form."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from scopa import Rules, deal, legal_moves, play, score, why_not
from scopa.cards import FULL_PACK, CardSet, card_text, total
from scopa.declarations import PASS, Declaration
from scopa.errors import IllegalMove
from scopa.moves import Move
from scopa.notation import read_position, write_position
from scopa.observation import observe
from scopa.scoring import points, points_of
from tables import TABLES, random_deal, random_end, with_hidden_cards_exchanged, zones

DEALS = 6
"""Deals of each table that a law is tried on."""

every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)


@every_table
def test_forty_cards_lie_somewhere_after_every_move(rules: Rules) -> None:
    for seed in range(DEALS):
        for state in random_deal(rules, str(seed)):
            held = 0
            for zone in zones(state):
                assert not held & zone.mask, "no card lies in two places"
                held |= zone.mask
            assert held == FULL_PACK
            assert state.exposed <= CardSet(sum(hand.mask for hand in state.hands))
        assert state.turn is None
        assert len(state.plays) >= sum(rules.round_sizes) * rules.seats


@every_table
def test_a_move_is_legal_if_and_only_if_nothing_says_why_not(rules: Rules) -> None:
    chance = Random(repr(rules))
    wilds = [None, 1, 2, 7, 10]
    declarations = [PASS, *(Declaration(kind, wild) for kind in ("low", "three") for wild in wilds)]
    for seed in range(2):
        for state in random_deal(rules, f"why/{seed}"):
            legal = legal_moves(state)
            assert bool(legal) == (state.turn is not None)
            assert len(set(legal)) == len(legal)
            assert all(why_not(state, move) is None for move in legal)
            assert all(why_not(state, str(move)) is None for move in legal)
            table = list(state.table)
            sets = [CardSet(), state.table, *(CardSet.of(chance.sample(table, min(n, len(table)))) for n in (1, 2, 3))]
            tried = [Move(card, taken) for card in [*state.hand, chance.randrange(40)] for taken in sets]
            for move in [*tried, *declarations]:
                reason = why_not(state, move)
                assert (reason is None) == (move in legal), move
                if reason is not None and chance.random() < 0.1:
                    with pytest.raises(IllegalMove, match=reason.code):
                        play(state, move)


@every_table
def test_what_is_left_goes_to_the_last_capturer(rules: Rules) -> None:
    for seed in range(DEALS):
        *_, before, state = random_deal(rules, str(seed))
        assert state.leftovers is not None
        assert state.leftovers.side == state.last_capturer
        assert not state.table
        assert state.sweeps == before.sweeps or state.plays[-1].move.sweep
        if rules.obligation != "free":
            assert state.last_capturer is not None, "four cards of a rank: somebody captures"
            assert state.leftovers.cards <= state.piles[state.last_capturer]
            assert sum(map(len, state.piles)) == 40


@every_table
def test_the_value_left_on_the_table_fits_the_captures(rules: Rules) -> None:
    for seed in range(DEALS):
        state = random_end(rules, str(seed))
        assert state.leftovers is not None
        left = total(state.leftovers.cards.mask)
        if rules.capture == "fifteen":
            assert left in (10, 25, 40, 55)
            assert not state.plays[-1].move.sweep
        if rules.capture == "value" and rules.aces == "plain" and not rules.aside_size:
            assert left % 2 == 0


@every_table
def test_the_categories_add_up_to_the_points(rules: Rules) -> None:
    for seed in range(DEALS):
        state = random_end(rules, str(seed))
        told = points_of(score(state), rules.sides)
        masks = [pile.mask for pile in state.piles]
        assert list(told) == points(rules, masks, list(map(len, state.sweeps)), state.declared)
        assert sum(told) == sum(line.points for line in score(state))


@every_table
def test_turning_the_table_turns_the_credit(rules: Rules) -> None:
    """The same cards and moves from the next dealer on: whatever a seat had, its neighbour has."""
    for seed in range(3):
        chance = Random(seed)
        pack = list(map(card_text, chance.sample(range(40), 40)))
        moves = []
        straight = deal(rules, pack=pack, dealer=0)
        while straight.turn is not None:
            moves.append(chance.choice(legal_moves(straight)))
            straight = play(straight, moves[-1])
        for turn in range(1, rules.seats):
            turned = deal(rules, pack=pack, dealer=turn)
            for move in moves:
                turned = play(turned, move)
            for seat in range(rules.seats):
                side, other = rules.side_of(seat), rules.side_of((seat + turn) % rules.seats)
                assert turned.piles[other] == straight.piles[side]
                assert turned.sweeps[other] == straight.sweeps[side]
                assert turned.declared[other] == straight.declared[side]


@every_table
def test_states_that_differ_in_hidden_cards_alone_look_the_same(rules: Rules) -> None:
    chance = Random(repr(rules))
    for state in random_deal(rules, "hidden"):
        for seat in range(rules.seats):
            other = with_hidden_cards_exchanged(state, seat, chance)
            assert observe(other, seat) == observe(state, seat)
            assert repr(observe(other, seat)) == repr(observe(state, seat))
        if state.turn is not None:
            assert legal_moves(observe(state, state.turn)) == legal_moves(state)


@every_table
def test_a_position_is_read_as_it_was_written(rules: Rules) -> None:
    for seed in range(2):
        for state in random_deal(rules, str(seed)):
            again = read_position(write_position(state))
            assert again == replace(state, plays=(), leftovers=None, voids=(), dealer_table=None)


@every_table
def test_nothing_is_ever_added_to_the_table_but_a_card_laid(rules: Rules) -> None:
    for before, after in pairwise(random_deal(rules, "laid")):
        move = after.plays[-1].move
        laid = CardSet.of([move.card]) if isinstance(move, Move) and not move.taken else CardSet()
        assert after.table <= before.table | laid
        if isinstance(move, Move) and move.sweep:
            assert move.taken == before.table
            assert not after.table
        if before.turn is not None and not before.table and isinstance(move, Move):
            assert not move.sweep
