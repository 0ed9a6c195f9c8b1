"""The laws of a deal: what a play makes of it, and what no play can."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa import Rules, State, deal, legal_moves, play, score
from scopa.cards import FULL_PACK, CardSet, total, value
from scopa.moves import Move
from scopa.observation import observe
from strategies import RULES, SCOPA, any_rules, choices, law, played_out, seeds, states, states_of


def in_the_pack(state: State) -> list[CardSet]:
    left = state.leftovers.cards if state.leftovers and state.leftovers.side is None else CardSet()
    return [state.table, CardSet.of(state.stock), left, *state.hands, *state.piles]


@law(250)
@given(any_rules, seeds, choices)
def test_forty_cards_lie_somewhere_after_every_play(rules: Rules, seed: str, picks: list[int]) -> None:
    for state in states_of(deal(rules, seed=seed), picks):
        held = 0
        for zone in in_the_pack(state):
            assert not held & zone.mask, "no card lies in two places"
            held |= zone.mask
        assert held == FULL_PACK
        assert all(set(sweeps) <= set(pile) for sweeps, pile in zip(state.sweeps, state.piles, strict=True))


@law(150)
@given(any_rules, seeds, choices)
def test_a_play_moves_what_it_says_and_nothing_else(rules: Rules, seed: str, picks: list[int]) -> None:
    for before, after in steps(deal(rules, seed=seed), picks):
        seat, move = after.plays[-1].seat, after.plays[-1].move
        assert seat == before.turn
        assert after.plays[:-1] == before.plays
        assert move in legal_moves(before)
        other = 1 - seat
        left = after.leftovers.cards if after.leftovers else CardSet()
        gained = [after.piles[side] - before.piles[side] for side in (0, 1)]
        if move.taken:
            assert gained[seat] == move.taken | CardSet.of([move.card]) | left
            assert not gained[other]
            assert after.last_capturer == seat
        elif after.leftovers is None and after.last_capturer == before.last_capturer and not any(gained):
            assert after.table == before.table | CardSet.of([move.card])
        if after.round == before.round and after.turn is not None:
            assert after.hands[seat] == before.hands[seat] - CardSet.of([move.card])
            assert after.hands[other] == before.hands[other]
            assert after.stock == before.stock
        elif after.turn is not None:
            assert not any(map(len, before.hands[other : other + 1]))
            assert len(after.stock) == len(before.stock) - 2 * rules.hand_size
        assert len(after.sweeps[seat]) - len(before.sweeps[seat]) == move.sweep
        assert after.sweeps[other] == before.sweeps[other]


def steps(start: State, picks: list[int]) -> Iterator[tuple[State, State]]:
    return pairwise(states_of(start, picks))


@law(150)
@given(any_rules, seeds, choices)
def test_000_l21b_a_sweep_is_a_table_cleared_and_no_other_play_is(rules: Rules, seed: str, picks: list[int]) -> None:
    for before, after in steps(deal(rules, seed=seed), picks):
        move = after.plays[-1].move
        cleared = bool(move.taken) and move.taken == before.table
        silent_ace = rules.aces == "sweep" and rules.ace_sweep_scores == "never" and value(move.card) == 1
        last = after.turn is None and not rules.last_play_sweep
        assert move.sweep == (cleared and not silent_ace and not last)
        assert str(move).endswith("#") == move.sweep


@law(100)
@given(seeds, choices)
def test_000_l13j_nothing_but_a_card_laid_comes_to_the_table(seed: str, picks: list[int]) -> None:
    for before, after in steps(deal(SCOPA, seed=seed), picks):
        laid = CardSet() if after.plays[-1].move.taken else CardSet.of([after.plays[-1].move.card])
        assert after.table <= before.table | laid


@law(100)
@given(seeds, choices)
def test_000_l21d_what_is_left_goes_to_the_last_capturer(seed: str, picks: list[int]) -> None:
    state = played_out(SCOPA, seed, picks)
    capturing = [played for played in state.plays if played.move.taken]
    assert state.leftovers is not None
    assert state.leftovers.side == state.last_capturer == capturing[-1].seat
    assert state.leftovers.cards <= state.piles[capturing[-1].seat]
    assert not state.table


@law(100)
@given(seeds, choices)
def test_000_l21e_the_last_play_never_sweeps(seed: str, picks: list[int]) -> None:
    state = played_out(SCOPA, seed, picks)
    assert not state.plays[-1].move.sweep
    assert state.leftovers is not None
    swept = [played.move.card for played in state.plays if played.move.sweep]
    assert sorted(swept) == sorted(card for sweeps in state.sweeps for card in sweeps)


BY_VALUE = ("scopa", "sums even beside an equal card", "at most two", "free to lay", "nine cards each")


@law(150)
@given(some.sampled_from(BY_VALUE), seeds, choices)
def test_the_value_left_at_the_end_is_even_where_captures_are_by_value(house: str, seed: str, picks: list[int]) -> None:
    state = played_out(RULES[house], seed, picks)
    assert state.leftovers is not None
    assert total(state.leftovers.cards.mask) % 2 == 0


@law(150)
@given(seeds, choices)
def test_ten_more_than_a_multiple_of_fifteen_is_left_where_captures_make_fifteen(seed: str, picks: list[int]) -> None:
    state = played_out(RULES["fifteen"], seed, picks)
    assert state.leftovers is not None
    assert total(state.leftovers.cards.mask) % 15 == 10


@law(150)
@given(any_rules, seeds, choices)
def test_somebody_captures_in_every_deal_unless_all_are_free_to_lay(rules: Rules, seed: str, picks: list[int]) -> None:
    if rules.obligation != "free":
        assert played_out(rules, seed, picks).last_capturer is not None


@law(100)
@given(states())
def test_a_state_never_changes(state: State) -> None:
    written = repr(state)
    for move in legal_moves(state):
        play(state, move)
    assert repr(state) == written
    assert hash(state) == hash(replace(state))
    for field in fields(State):
        with pytest.raises((FrozenInstanceError, AttributeError)):
            setattr(state, field.name, None)


@law(60)
@given(any_rules, seeds, choices)
def test_turning_the_dealer_turns_the_whole_deal(rules: Rules, seed: str, picks: list[int]) -> None:
    one, other = played_out(rules, seed, picks, dealer=0), played_out(rules, seed, picks, dealer=1)
    assert one.piles == other.piles[::-1]
    assert one.sweeps == other.sweeps[::-1]
    assert [played.move for played in one.plays] == [played.move for played in other.plays]
    assert [played.seat for played in one.plays] == [1 - played.seat for played in other.plays]


def test_a_deal_without_a_capture_can_be_scored_and_its_cards_are_seen() -> None:
    state = deal(RULES["free to lay"], seed=7)
    while state.turn is not None:
        state = play(state, Move(next(iter(state.hand))))
    assert state.leftovers is not None
    assert (state.leftovers.side, len(state.leftovers.cards), state.last_capturer) == (None, 40, None)
    assert all(line.side is None and line.points == 0 for line in score(state))
    assert not observe(state, 0).unseen
