"""What the coach says of a move is true of it, and every number it says stands in the thought or on the table."""

from itertools import combinations, product
from math import hypot

import pytest

from scopa import GAMES, Move, deal, legal_moves, play
from scopa.ai.levels import LEVELS
from scopa.ai.thought import Estimate, Thought, ordered
from scopa.ai.worlds import Hidden
from scopa.because import Sight, as_cases, chance_held, next_player_has, reasons, sweepers, table_left
from scopa.cards import CardSet, read_card
from scopa.coach import compared, explanation, hint, told
from scopa.declarations import Declaration
from scopa.observation import Observation, observe
from scopa.state import State

GAMES_TRIED = ("scopa", "escoba", "cirulla", "scopone", "scopa-d-assi")


def state_of(game: str, seed: int, plays: int) -> State:
    """A deal in which the first legal move was made so many times."""
    state = deal(GAMES[game], seed=seed)
    for _ in range(plays):
        state = play(state, legal_moves(state)[0])
    return state


def observed(game: str, seed: int, plays: int) -> Observation:
    state = state_of(game, seed, plays)
    while state.declaring:
        state = play(state, legal_moves(state)[-1])
    assert state.turn is not None
    return observe(state, state.turn)


def played(seed: int, plays: int) -> Observation:
    return observed("scopa", seed, plays)


def by_code(because: list[dict]) -> dict[str, dict]:
    found = {reason["code"]: reason for reason in because}
    assert len(found) == len(because)
    return found


def thought_of(points: dict[str, float], error: float = 0.0, worlds: int = 0, exact: bool = False, **split) -> Thought:
    """A thought of some moves by their points, in which all the difference is made in one category."""
    return ordered(
        [
            Estimate(Move.read(text), worth, error, split.get(text) or {"coins": worth}, exact, -place)
            for place, (text, worth) in enumerate(points.items())
        ],
        worlds,
    )


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


def test_about_equal_is_below_a_tenth_and_below_two_standard_errors() -> None:
    def beside(first: float, second: float, **how):
        found = compared(thought_of({"6S": first, "7S": second}, **how), Move.read("6S"))
        assert found is not None
        return found.about_equal

    assert beside(0.5, 0.45, error=0.05, worlds=30)
    assert not beside(0.5, 0.45, error=0.01, worlds=30)
    assert not beside(0.5, 0.35, error=0.5, worlds=30)
    assert beside(0.5, 0.45)
    assert not beside(0.5, 0.35)
    assert not beside(1, 0, exact=True, worlds=1)
    assert beside(1, 1, exact=True, worlds=1)


@pytest.mark.parametrize(
    ("thought", "codes"),
    [
        (thought_of({"6S": 0.5, "KS": 0.45}), ["about-equal"]),
        (thought_of({"6S": 1, "KS": 1}, worlds=1, exact=True), ["as-good", "exact"]),
        (thought_of({"6S": 2, "KS": 1}, worlds=1, exact=True), ["better", "mostly", "exact"]),
        (thought_of({"6S": 0.9, "KS": 0.5}), ["better", "mostly"]),
        (thought_of({"6S": 0.9, "KS": 0.5}, error=0.01, worlds=50), ["better", "mostly"]),
        (thought_of({"6S": 0.9, "KS": 0.5}, error=0.5, worlds=50), ["perhaps-better"]),
        (thought_of({"6S": 0.5, "KS": 0.9}, error=0.01, worlds=50), ["judged-rather"]),
        (thought_of({"6S": 0.5, "KS": 0.9}), ["on-a-whim"]),
        (thought_of({"6S": 0.5}), ["only-move"]),
    ],
    ids=lambda case: "-".join(case) if isinstance(case, list) else "",
)
def test_how_a_move_compares_with_the_best_of_the_others(thought: Thought, codes: list[str]) -> None:
    state = deal(GAMES["scopa"], seed=1)
    seen = observe(state, 0)
    found = told(seen, thought, Move.read("6S"), Sight(seen.unseen))
    comparing = {"about-equal", "as-good", "better", "mostly", "perhaps-better", "judged-rather", "on-a-whim"}
    assert [row["code"] for row in found["because"] if row["code"] in comparing | {"only-move", "exact"}] == codes
    assert found["exact"] == thought.exact
    assert found["about_equal"] == (codes[0] in ("about-equal", "as-good"))


def test_the_reason_first_is_the_one_that_makes_the_difference() -> None:
    seen = next(
        (seen, move)
        for seed in range(100)
        for seen in [played(seed, 0)]
        for move in legal_moves(seen)
        if {"takes-coins", "takes-sevens"} <= set(by_code(reasons(seen, move)))
    )
    observation, move = seen
    other = next(legal for legal in legal_moves(observation) if legal != move)
    for category, code in (("coins", "takes-coins"), ("primiera", "takes-sevens"), ("cards", "takes-cards")):
        best = Estimate(move, 1.0, 0.0, {"coins": 0.0, "primiera": 0.0, "cards": 0.0, category: 1.0}, False, 1.0)
        worse = Estimate(other, 0.0, 0.0, {"coins": 0.0, "primiera": 0.0, "cards": 0.0}, False, 0.0)
        assert hint(observation, ordered([best, worse]))["because"][0]["code"] == code


def numbers(told: object) -> list[float]:
    """Every number in something told, but for truth values."""
    if isinstance(told, dict):
        return [number for value in told.values() for number in numbers(value)]
    if isinstance(told, list):
        return [number for value in told for number in numbers(value)]
    return [told] if isinstance(told, int | float) and not isinstance(told, bool) else []


@pytest.mark.parametrize(("game", "plays"), list(product(GAMES_TRIED, (0, 3, 8, 13))))
@pytest.mark.parametrize("level", ["principiante", "intermedio", "maestro"])
def test_no_explanation_holds_a_number_that_is_not_in_the_thought_or_on_the_table(game, plays, level) -> None:
    for seed in (1, 2):
        seen = observed(game, seed, plays)
        thought = LEVELS[level].think(seen, worlds=8)
        points = [estimate.points for estimate in thought.estimates]
        errors = [estimate.error for estimate in thought.estimates]
        gaps = {round(abs(one - two), 2) for one, two in product(points, points)}
        unsure = {round(hypot(one, two), 2) for one, two in product(errors, errors)}
        for move in legal_moves(seen):
            for owner in (True, False):
                found = explanation(seen, thought, move, level, owner)
                for row in found["because"]:
                    allowed = {
                        "better": gaps,
                        "perhaps-better": gaps | unsure,
                        "judged-rather": gaps,
                        "on-a-whim": gaps,
                        "exact": {round(each, 2) for each in points},
                    }.get(row["code"], on_the_table(seen, move))
                    assert {round(number, 2) for number in numbers(row)} <= allowed, row
                if found["better_by"] is not None:
                    assert abs(found["better_by"]) in gaps


CHANCES = [
    chance_held(unseen, wanted, min(hand, unseen))
    for unseen, hand, wanted in product(range(1, 41), (1, 2, 3, 10), range(1, 13))
    if wanted <= unseen
]
"""Every chance that the next player holds one of a dozen cards."""

OF_CHANCES = {number for chance in CHANCES for number in (*as_cases(chance), round(100 * chance))}


def on_the_table(seen: Observation, move: Move) -> set[float]:
    """The numbers that follow from the cards: how many are taken, left, unseen, what they count, and chances of them."""
    total = sum(seen.capture_table.values[card] for card in CardSet(table_left(seen, move)))
    return {*range(41), total, *OF_CHANCES}


def test_what_is_told_to_others_names_no_card_of_the_hand_and_no_chance_worked_out_from_it() -> None:
    for seed, plays in product(range(8), (0, 5, 10)):
        seen = played(seed, plays)
        thought = LEVELS["esperto"].think(seen, worlds=4)
        for move in legal_moves(seen):
            told = explanation(seen, thought, move, "esperto", told_to_owner=False)
            hidden = set((seen.hand - CardSet.of([move.card])).texts())
            assert not [text for text in hidden if f"'{text}'" in str(told["because"])]
            codes = {row["code"] for row in told["because"]}
            assert not codes & {"nothing-to-take", "lays-rather", "may-be-swept", "keeps-anchor", "keeps-double"}
            if "cannot-be-swept" in codes:
                left = table_left(seen, move)
                public = [card for card in range(40) if not any(card in pile for pile in seen.piles)]
                public = [card for card in public if card not in seen.table and card != move.card]
                assert not [card for card in public if left in seen.capture_table.of(card, left)]


def test_a_level_is_explained_by_what_it_looks_at() -> None:
    seen = next(
        seen
        for seed in range(50)
        for seen in [played(seed, 18)]
        if any("may-be-swept" in by_code(reasons(seen, move)) for move in legal_moves(seen))
    )
    move = next(move for move in legal_moves(seen) if "may-be-swept" in by_code(reasons(seen, move)))
    beginner = explanation(seen, LEVELS["principiante"].think(seen), move, "principiante", told_to_owner=True)
    assert beginner["because"][-1] == {"code": "looks-no-further"}
    assert not {"may-be-swept", "cannot-be-swept"} & {row["code"] for row in beginner["because"]}
    forgetful = by_code(reasons(seen, move, Sight(CardSet((1 << 40) - 1))))["may-be-swept"]
    assert forgetful["count"] > by_code(reasons(seen, move))["may-be-swept"]["count"]


def test_a_declaration_is_told_with_its_points() -> None:
    state = next(
        state for seed in range(400) for state in [deal(GAMES["cirulla"], seed=seed)] if state.declaring
    )
    assert state.turn is not None
    seen = observe(state, state.turn)
    found = hint(seen, LEVELS["maestro"].think(seen))
    assert isinstance(legal_moves(state)[0], Declaration)
    assert found["because"][0]["code"] in ("declares", "keeps-hidden")
    assert set(found) == {"declare", "because", "better_by", "about_equal", "exact"}
