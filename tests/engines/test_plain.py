"""The plain engine, written apart, and the engine tell the same deals."""

from random import Random

from hypothesis import given
from hypothesis import strategies as some

from engines import plain
from scopa.cards import Card, CardSet
from scopa.deal import distribute
from scopa.moves import Move
from scopa.scoring import points_of, score
from scopa.state import first_state, play
from strategies import SCOPA, law


def as_cards(pairs: list[plain.Card]) -> CardSet:
    return CardSet.of(map(plain.PACK.index, pairs))


@law(100)
@given(some.permutations(range(40)), some.integers(0, 1), some.integers(0, 2**32))
def test_both_engines_allow_the_same_captures_and_score_the_same(pack: list[Card], dealer: int, seed: int) -> None:
    deal = plain.Deal([plain.PACK[card] for card in pack], dealer)
    state = first_state(SCOPA, dealer, distribute(SCOPA, pack, dealer))
    chance = Random(seed)
    while state.turn is not None:
        assert (state.turn, state.table, state.hand) == (
            deal.turn,
            as_cards(deal.table),
            as_cards(deal.hands[deal.turn]),
        )
        card = chance.choice(list(state.hand))
        found = plain.captures(plain.PACK[card], deal.table)
        assert {as_cards(chosen).mask for chosen in found} == set(state.capture_table.of(card, state.table.mask))
        taken = chance.choice(found) if found else []
        state = play(state, Move(card, as_cards(taken)))
        deal.play(plain.PACK[card], taken)
    assert deal.is_over()
    assert [as_cards(pile) for pile in deal.piles] == list(state.piles)
    assert deal.sweeps == list(map(len, state.sweeps))
    assert deal.points() == list(points_of(score(state), SCOPA.sides))
