"""What is said for a move is true of the cards, and its chances are those of the worlds that a search draws from."""

from itertools import combinations, product

import pytest

from observations import by_code, played
from scopa import Move, legal_moves
from scopa.ai.worlds import Hidden
from scopa.because import as_cases, chance_held, next_player_has, reasons, sweepers, table_left
from scopa.cards import CardSet, read_card


@pytest.mark.parametrize(
    ("unseen", "wanted", "hand"), [(10, 1, 3), (10, 3, 3), (6, 0, 3), (6, 6, 3), (5, 2, 1), (3, 1, 3)]
)
def test_the_chance_that_a_hand_holds_a_wanted_card_is_that_of_counting_all_hands(unseen, wanted, hand) -> None:
    hands = list(combinations(range(unseen), hand))
    holding = sum(any(card < wanted for card in held) for held in hands)
    assert chance_held(unseen, wanted, hand) == pytest.approx(holding / len(hands))


@pytest.mark.parametrize(("seed", "plays"), [(1, 28), (2, 29), (3, 31), (4, 30), (5, 25)])
def test_the_chance_told_is_the_share_of_the_worlds_that_the_search_draws_from(seed: int, plays: int) -> None:
    seen = played(seed, plays)
    follower = seen.rules.seat_after(seen.seat)
    worlds = list(Hidden.from_seat(seen, [follower]).each())
    for card in seen.unseen:
        wanted = CardSet.of([card])
        if seen.hand_sizes[follower]:
            holding = sum(card in world[0] for world in worlds)
            assert next_player_has(seen, seen.unseen, wanted) == pytest.approx(holding / len(worlds))


def test_one_card_unseen_of_twenty_four_is_held_in_one_case_of_eight() -> None:
    assert as_cases(chance_held(24, 1, 3)) == (1, 8)


def test_cases_come_near_the_chance() -> None:
    for unseen, hand in product(range(1, 37), (1, 2, 3, 9, 10)):
        for wanted in range(1, min(unseen, 5)):
            chance = chance_held(unseen, wanted, min(hand, unseen))
            cases, of = as_cases(chance)
            assert 1 <= cases <= of
            assert cases / of == pytest.approx(chance, abs=0.05)


@pytest.mark.parametrize("seed", range(12))
def test_the_gains_told_are_the_cards_taken(seed: int) -> None:
    seen = played(seed, seed)
    for move in legal_moves(seen):
        told = by_code(reasons(seen, move))
        if not move.taken:
            assert ("lays-rather" in told) != ("nothing-to-take" in told)
            continue
        texts = {*move.taken.texts(), str(Move(move.card))}
        assert told["takes-cards"]["count"] == len(texts)
        assert told.get("takes-coins", {"count": 0})["count"] == sum(text.endswith("D") for text in texts)
        assert told.get("takes-sevens", {"count": 0})["count"] == len(texts & {"7C", "7S", "7B"})
        assert ("takes-settebello" in told) == ("7D" in texts)
        assert ("makes-sweep" in told) == move.sweep


@pytest.mark.parametrize("seed", range(12))
def test_a_table_said_to_be_safe_can_be_swept_by_no_unseen_card(seed: int) -> None:
    seen = played(seed, seed)
    for move in legal_moves(seen):
        left = table_left(seen, move)
        told = by_code(reasons(seen, move))
        able = [card for card in seen.unseen if left and left in seen.capture_table.of(card, left)]
        assert sweepers(seen, left) == CardSet.of(able) or not left
        assert ("cannot-be-swept" in told) == bool(left and not able)
        if "may-be-swept" in told:
            risk = told["may-be-swept"]
            assert risk["count"] == len(able)
            assert 0 < risk["percent"] <= 100
            assert risk["percent"] == round(100 * next_player_has(seen, seen.unseen, CardSet.of(able)))
            assert len(risk["ranks"]) == len(risk["values"])


def test_an_anchor_is_what_only_the_own_hand_can_still_take() -> None:
    told = 0
    for seed, plays in product(range(30), (18, 24, 27)):
        seen = played(seed, plays)
        for move in legal_moves(seen):
            kept = by_code(reasons(seen, move)).get("keeps-anchor")
            if kept:
                told += 1
                left, bit = table_left(seen, move), 1 << read_card(kept["card"])
                takers = [card for card in range(40) if any(t & bit for t in seen.capture_table.of(card, left))]
                assert set(takers) & set(seen.hand) - {move.card}
                assert not set(takers) & set(seen.unseen)
    assert told > 5


def test_a_double_is_a_second_card_of_the_rank_laid() -> None:
    told = 0
    for seed, plays in product(range(30), range(0, 18, 3)):
        seen = played(seed, plays)
        for move in legal_moves(seen):
            kept = by_code(reasons(seen, move)).get("keeps-double")
            twins = [text for text in seen.hand.texts() if text[0] == str(move)[0] and text != str(move)]
            if kept:
                told += 1
                assert kept == {"code": "keeps-double", "card": str(move), "other": twins[0]}
            elif not move.taken and not seen.is_last_play:
                assert not twins or not table_left(seen, move)
    assert told > 5
