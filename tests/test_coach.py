"""What the coach says of a move is true of it."""

from itertools import combinations

import pytest

from scopa import GAMES, Move, deal, legal_moves, play
from scopa.cards import CardSet
from scopa.coach import because, chance_held, sweepers
from scopa.observation import observe


def played(seed: int, plays: int):
    state = deal(GAMES["scopa"], seed=seed)
    for _ in range(plays):
        state = play(state, legal_moves(state)[0])
    return observe(state, state.turn)


@pytest.mark.parametrize(
    ("unseen", "wanted", "hand"), [(10, 1, 3), (10, 3, 3), (6, 0, 3), (6, 6, 3), (5, 2, 1), (3, 1, 3)]
)
def test_the_chance_that_a_hand_holds_a_wanted_card_is_that_of_counting_all_hands(unseen, wanted, hand) -> None:
    hands = list(combinations(range(unseen), hand))
    holding = sum(any(card < wanted for card in held) for held in hands)
    assert chance_held(unseen, wanted, hand) == pytest.approx(holding / len(hands))


@pytest.mark.parametrize("seed", range(12))
def test_the_gains_told_are_the_cards_taken(seed: int) -> None:
    seen = played(seed, seed)
    for move in legal_moves(seen):
        told = {reason["code"]: reason for reason in because(seen, move)}
        if not move.taken:
            assert ("lays-rather" in told) != ("nothing-to-take" in told)
            continue
        texts = {*move.taken.texts(), str(Move(move.card))}
        assert told["takes-cards"]["count"] == len(texts)
        assert told.get("takes-coins", {"count": 0})["count"] == sum(text.endswith("D") for text in texts)
        assert ("takes-settebello" in told) == ("7D" in texts)
        assert ("makes-sweep" in told) == move.sweep


@pytest.mark.parametrize("seed", range(12))
def test_a_table_said_to_be_safe_can_be_swept_by_no_unseen_card(seed: int) -> None:
    seen = played(seed, seed)
    for move in legal_moves(seen):
        left = seen.table.mask & ~move.taken.mask | (0 if move.taken else 1 << move.card)
        told = {reason["code"]: reason for reason in because(seen, move)}
        able = [card for card in seen.unseen if left and left in seen.capture_table.of(card, left)]
        assert sweepers(seen, left) == CardSet.of(able) or not left
        assert ("cannot-be-swept" in told) == bool(left and not able)
        if "may-be-swept" in told:
            assert told["may-be-swept"]["count"] == len(able)
            assert 0 < told["may-be-swept"]["percent"] <= 100
