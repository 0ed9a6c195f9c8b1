"""What one seat may know: all it has seen, and nothing else."""

from dataclasses import fields

from hypothesis import given
from hypothesis import strategies as some

from scopa import State, deal, legal_moves, play, why_not
from scopa.cards import FULL_PACK, CardSet
from scopa.moves import Move
from scopa.observation import Observation, observe
from strategies import SCOPA, law, states, with_hidden_cards_exchanged


@law(200)
@given(states(), some.integers(0, 1), some.permutations(range(40)))
def test_states_that_differ_in_hidden_cards_alone_look_the_same(state: State, seat: int, order: list[int]) -> None:
    other = with_hidden_cards_exchanged(state, seat, order)
    assert observe(other, seat) == observe(state, seat)
    assert repr(observe(other, seat)) == repr(observe(state, seat))
    assert hash(observe(other, seat)) == hash(observe(state, seat))


@law(200)
@given(states(), some.integers(0, 1))
def test_the_unseen_cards_are_those_of_the_stock_and_the_other_hands(state: State, seat: int) -> None:
    seen = observe(state, seat)
    assert seen.unseen == CardSet.of(state.stock) | state.hands[1 - seat]
    assert seen.hand == state.hands[seat]
    assert len(seen.unseen) == seen.stock_size + sum(seen.hand_sizes) - seen.hand_sizes[seat]
    assert not seen.unseen & (seen.hand | seen.table)
    assert seen.unseen.mask & ~FULL_PACK == 0


@law(200)
@given(states())
def test_the_seat_to_play_judges_moves_as_the_state_does(state: State) -> None:
    if state.turn is None:
        return
    seen = observe(state, state.turn)
    assert legal_moves(seen) == legal_moves(state)
    assert seen.is_last_play == state.is_last_play
    for card in range(40):
        for taken in (CardSet(), state.table, CardSet(1 << card)):
            assert why_not(seen, Move(card, taken)) == why_not(state, Move(card, taken))


def test_no_field_of_an_observation_tells_a_hidden_card() -> None:
    hidden = {"hands", "stock", "aside"}
    told = {field.name for field in fields(Observation)}
    assert told - {field.name for field in fields(State)} == {
        "seat",
        "hand",
        "hand_sizes",
        "stock_size",
        "aside_size",
    }
    assert {field.name for field in fields(State)} - told == hidden


def test_a_lost_deal_is_seen_by_both_and_no_other_card_is() -> None:
    state = next(state for state in (deal(SCOPA, seed=seed) for seed in range(9999)) if state.voids)
    assert observe(state, 0).voids == observe(state, 1).voids == state.voids
    assert observe(play(state, legal_moves(state)[0]), 0).stock_size == 30
