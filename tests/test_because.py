"""What is said for a move is true of the cards, and its chances are those of the worlds that a search draws from."""

from dataclasses import replace
from itertools import combinations, product

import pytest

from observations import by_code, observed, played
from scopa import GAMES, Move, deal, legal_moves, play
from scopa.ai.memory import unseen_by_memory
from scopa.ai.worlds import Hidden
from scopa.because import Sight, as_cases, chance_held, next_player_has, reasons, sweepers, table_left
from scopa.cards import CardSet, read_card
from scopa.observation import observe


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
            assert cases / of == pytest.approx(chance, abs=0.025)


@pytest.mark.parametrize(
    ("chance", "told"),
    [(1 / 8, (1, 8)), (0.95, (19, 20)), (0.52, (1, 2)), (0.97, (32, 33)), (0.9999, (99, 100)), (1, (1, 1))],
)
def test_all_cases_are_told_of_what_is_sure_alone(chance: float, told: tuple[int, int]) -> None:
    assert as_cases(chance) == told


def test_a_hand_that_is_shown_has_no_hidden_card_that_takes_all() -> None:
    told = set()
    for seed, plays in product(range(120), range(1, 18, 2)):
        state = deal(GAMES["cirulla"], seed=seed)
        for _ in range(plays):
            state = play(state, legal_moves(state)[0])
        if state.turn is None or state.declaring:
            continue
        seen = observe(state, state.turn)
        follower = seen.rules.seat_after(seen.seat)
        shows_all = bool(seen.exposed[follower]) and len(seen.exposed[follower]) == seen.hand_sizes[follower]
        for move in legal_moves(seen):
            found = by_code(reasons(seen, move))
            risk, safe = found.get("may-be-swept"), found.get("cannot-be-swept")
            assert risk is None or risk["cases"] > 0
            if safe:
                assert safe["shown"] == shows_all
            if shows_all and (risk or safe):
                left = table_left(seen, move)
                takers = [card for card in seen.exposed[follower] if left in seen.capture_table.of(card, left)]
                assert bool(risk) == bool(takers)
                told.add(bool(risk))
    assert told == {True, False}


def test_a_chance_that_the_cases_round_is_told_as_about() -> None:
    rounded = set()
    for game, seed, plays in product(("scopa", "scopone", "escoba"), range(10), range(0, 28, 4)):
        seen = observed(game, seed, plays)
        for move in legal_moves(seen):
            risk = by_code(reasons(seen, move)).get("may-be-swept")
            if risk:
                able = sweepers(seen, table_left(seen, move))
                chance = next_player_has(seen, seen.unseen, able)
                assert risk["about"] == (risk["cases"] / risk["of"] != pytest.approx(chance, abs=1e-9))
                rounded.add(risk["about"])
    assert rounded == {True, False}


@pytest.mark.parametrize(("game", "wanted"), [("scopa", "primiera"), ("escoba", "most"), ("scopa-di-casa", None)])
def test_sevens_are_told_with_the_settebello_and_with_what_the_rules_want_them_for(game: str, wanted: str) -> None:
    told = 0
    for seed, plays in product(range(30), range(0, 20, 3)):
        seen = observed(game, seed, plays)
        for move in legal_moves(seen):
            sevens = [text for text in (*move.taken.texts(), str(Move(move.card))) if text[0] == "7"]
            found = by_code(reasons(seen, move)).get("takes-sevens")
            if move.taken and sevens and wanted:
                told += 1
                assert found == {"code": "takes-sevens", "count": len(sevens), "counts_for": wanted}
            else:
                assert found is None
    assert bool(told) == bool(wanted)


@pytest.mark.parametrize("told_to_owner", [True, False])
def test_an_ace_that_the_rules_pocket_is_not_said_to_be_laid(told_to_owner: bool) -> None:
    rules = replace(GAMES["scopa-d-assi"], ace_on_empty="pocket")
    state = deal(rules, seed=1)
    assert state.turn is not None
    seen = replace(observe(state, state.turn), hand=CardSet.read("ADQCKC"), table=CardSet())
    told = by_code(reasons(seen, Move.read("AD"), Sight(seen.unseen, told_to_owner)))
    assert told.pop("straight-to-pile") == {"code": "straight-to-pile", "card": "AD"}
    assert set(told) == {"takes-coins", "takes-cards"}
    assert "straight-to-pile" not in by_code(reasons(seen, Move.read("QC"), Sight(seen.unseen, told_to_owner)))


def test_what_a_forgetful_player_fears_is_told_as_what_it_remembers() -> None:
    told = 0
    for seed, plays in product(range(30), (12, 18, 24, 27)):
        seen = played(seed, plays)
        memory = unseen_by_memory(seen)
        for move in legal_moves(seen):
            fears = by_code(reasons(seen, move, Sight(memory))).get("may-be-swept")
            if fears:
                assert fears["remembered"] == (memory != seen.unseen)
                told += "cannot-be-swept" in by_code(reasons(seen, move))
            risk = by_code(reasons(seen, move)).get("may-be-swept")
            assert not (risk and risk["remembered"])
    assert told > 5, "it fears cards that are gone"


@pytest.mark.parametrize(("game", "seed"), list(product(("scopa", "escoba"), range(12))))
def test_the_gains_told_are_the_cards_taken(game: str, seed: int) -> None:
    seen = observed(game, seed, seed)
    for move in legal_moves(seen):
        told = by_code(reasons(seen, move))
        if not move.taken:
            assert ("lays-rather" in told) != ("nothing-to-take" in told)
            continue
        texts = {*move.taken.texts(), str(Move(move.card))}
        assert told["takes-cards"]["count"] == len(texts)
        assert told.get("takes-coins", {"count": 0})["count"] == sum(text.endswith("D") for text in texts)
        assert told.get("takes-sevens", {"count": 0})["count"] == len(texts & {"7D", "7C", "7S", "7B"})
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


def test_an_anchor_is_what_the_own_hand_can_take_and_the_next_player_cannot() -> None:
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
