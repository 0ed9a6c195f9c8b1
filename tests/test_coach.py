"""What the coach says of a move is true of it, and every number it says stands in the thought or on the table."""

from itertools import product

import pytest

from observations import by_code, observed, played
from scopa import GAMES, Move, deal, legal_moves
from scopa.ai.levels import LEVELS
from scopa.ai.thought import Estimate, Thought, ordered
from scopa.because import Sight, as_cases, chance_held, reasons, table_left
from scopa.cards import CardSet
from scopa.coach import compared, explanation, hint, told
from scopa.declarations import Declaration
from scopa.observation import Observation, observe

GAMES_TRIED = ("scopa", "escoba", "cirulla", "scopone", "scopa-d-assi")


def thought_of(points: dict[str, float], error: float = 0.0, worlds: int = 0, exact: bool = False, **split) -> Thought:
    """A thought of some moves by their points, in which all the difference is made in one category; the one preferred
    first. The points of any two differ with the same standard error.
    """
    moves = [Move.read(text) for text in points]
    errors = {move: dict.fromkeys((other for other in moves if other != move), error) for move in moves}
    return ordered(
        [
            Estimate(move, worth, errors[move], split.get(text) or {"coins": worth}, exact, -place)
            for place, (move, (text, worth)) in enumerate(zip(moves, points.items(), strict=True))
        ],
        worlds,
    )


def test_about_equal_is_below_a_tenth_and_below_two_standard_errors() -> None:
    def beside(first: float, second: float, **how):
        found = compared(thought_of({"6S": first, "7S": second}, **how), Move.read("6S"))
        assert found is not None
        return found.about_equal

    assert beside(0.5, 0.45, error=0.03, worlds=30)
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


def test_a_move_is_compared_with_the_one_that_promises_most_of_the_others() -> None:
    found = compared(thought_of({"6S": 0.9, "KS": 0.2, "7S": 0.7}), Move.read("6S"))
    assert found is not None
    assert (found.than, found.better_by) == (Move.read("7S"), pytest.approx(0.2))


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
        split = {"coins": 0.0, "primiera": 0.0, "cards": 0.0}
        best = Estimate(move, 1.0, {}, {**split, category: 1.0}, exact=False, preference=1.0)
        worse = Estimate(other, 0.0, {}, split, exact=False, preference=0.0)
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
        gaps = {round(abs(one - two), 2) for one, two in product(points, points)}
        unsure = {round(error, 2) for estimate in thought.estimates for error in estimate.errors.values()}
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
    """The numbers that follow from the cards: how many are taken, left, unseen, what they count, and their chances."""
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


def test_others_are_not_told_that_the_next_turn_of_the_hand_decided() -> None:
    seen = played(1, 0)
    thought = thought_of({"6S": 0.9, "KS": 0.1}, **{"6S": {"follow_up": 0.8}})
    for owner, codes in ((True, ["better", "mostly"]), (False, ["better"])):
        found = told(seen, thought, Move.read("6S"), Sight(seen.unseen, owner))["because"]
        assert [row["code"] for row in found if row["code"] in ("better", "mostly")] == codes


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
    state = next(state for seed in range(400) for state in [deal(GAMES["cirulla"], seed=seed)] if state.declaring)
    assert state.turn is not None
    seen = observe(state, state.turn)
    found = hint(seen, LEVELS["maestro"].think(seen))
    assert isinstance(legal_moves(state)[0], Declaration)
    assert found["because"][0]["code"] in ("declares", "keeps-hidden")
    assert set(found) == {"declare", "because", "better_by", "about_equal", "exact"}
