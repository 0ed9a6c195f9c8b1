"""Open cards: the best play found is the best play there is."""

from math import inf

import pytest

from scopa import Rules, State, legal_moves, play
from scopa.ai.levels import LEVELS
from scopa.ai.solver import Solver
from scopa.ai.steps import steps
from scopa.declarations import declarations
from scopa.moves import Move
from scopa.observation import observe
from scopa.scoring import points_of, score
from strategies import RULES
from tables import TABLES, random_deal

TWO_SEATS = {name: rules for name, rules in {**RULES, **TABLES}.items() if rules.seats == 2}
TWO_SIDES = {name: rules for name, rules in TABLES.items() if rules.sides == 2 and rules.seats > 2}


def margin(state: State, side: int) -> int:
    points = points_of(score(state), 2)
    return points[side] - points[1 - side]


def best_margin(state: State, side: int) -> float:
    """The margin for *side* when both sides, who see all cards, play the rest of the deal as well as can be."""
    if state.turn is None:
        return margin(state, side)
    after = [best_margin(play(state, move), side) for move in legal_moves(state)]
    return max(after) if state.rules.side_of(state.turn) == side else min(after)


def last_cards(rules: Rules, seed: str, cards: int) -> State:
    """The moment of a deal played at random at which so many cards are left, all in hands."""
    return next(
        state
        for state in random_deal(rules, seed)
        if not state.stock and sum(map(len, state.hands)) == cards and not state.declaring
    )


@pytest.mark.parametrize("rules", TWO_SEATS.values(), ids=TWO_SEATS)
def test_the_last_hand_of_two_is_exact(rules: Rules) -> None:
    for seed, cards in (("a", 4), ("b", 5), ("c", 3), ("d", 4), ("e", 1), ("f", 2)):
        state = last_cards(rules, seed, cards)
        assert state.turn is not None
        thought = LEVELS["maestro"].think(observe(state, state.turn))
        assert thought.exact
        assert thought.worlds == 1
        for estimate in thought.estimates:
            assert not estimate.errors
            assert estimate.points == pytest.approx(best_margin(play(state, estimate.move), rules.side_of(state.turn)))


def test_a_last_hand_is_not_exact_while_the_other_may_be_declared() -> None:
    claimed = []
    for seed in range(60):
        state = last_cards(TWO_SEATS["cirulla"], str(seed), 6)
        assert state.turn is not None
        seen = observe(state, state.turn)
        thought = LEVELS["maestro"].think(seen)
        claimed.append(thought.exact)
        assert thought.exact != bool(declarations(state.rules, seen.unseen))
        if thought.exact:
            best = best_margin(play(state, thought.best.move), state.rules.side_of(state.turn))
            assert thought.best.points == pytest.approx(best)
    assert set(claimed) == {True, False}


@pytest.mark.parametrize("rules", TWO_SIDES.values(), ids=TWO_SIDES)
def test_the_last_trick_of_two_sides_is_solved_with_open_cards(rules: Rules) -> None:
    for seed in "ab":
        state = last_cards(rules, seed, rules.seats)
        seat = state.turn
        assert seat is not None
        places = [seat]
        while len(places) < rules.seats:
            places.append(rules.seat_after(places[-1]))
        side = rules.side_of(seat)
        last = 0 if state.last_capturer is None else 1 if state.last_capturer == side else -1
        points, split = Solver(rules, 0, 0).solve(
            steps(rules, state.wild),
            tuple(state.hands[place].mask for place in places),
            state.table.mask,
            state.piles[side].mask,
            state.piles[1 - side].mask,
            last,
            rules.seats,
        )
        scored = len(state.sweeps[side]) - len(state.sweeps[1 - side])
        declared = state.declared[side] - state.declared[1 - side]
        assert points + scored + declared == pytest.approx(best_margin(state, side))
        assert len(split) == len(Solver(rules, 0, 0).names)


@pytest.mark.parametrize("rules", TWO_SEATS.values(), ids=TWO_SEATS)
def test_a_window_changes_no_value_inside_it(rules: Rules) -> None:
    state = last_cards(rules, "window", 4)
    hands = (state.hand.mask, state.hands[1 - (state.turn or 0)].mask)
    side = rules.side_of(state.turn or 0)
    known = (
        steps(rules, state.wild),
        hands,
        state.table.mask,
        state.piles[side].mask,
        state.piles[1 - side].mask,
        0,
        4,
    )
    value, _ = Solver(rules, 0, 0).solve(*known)
    assert Solver(rules, 0, 0).solve(*known, value - 0.5, value + 0.5)[0] == value
    assert Solver(rules, 0, 0).solve(*known, value + 1, inf)[0] <= value + 1
    assert Solver(rules, 0, 0).solve(*known, -inf, value - 1)[0] >= value - 1


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_the_steps_are_the_legal_plays(rules: Rules) -> None:
    for state in random_deal(rules, "steps"):
        if state.turn is None or state.declaring or state.is_last_play:
            continue
        table = state.table.mask
        found = steps(rules, state.wild)[state.hand.mask, table]
        told = [(card, table & ~after, bool(sweep)) for _, card, _, after, sweep, _ in found]
        legal = [move for move in legal_moves(state) if isinstance(move, Move)]
        assert sorted(told) == sorted((1 << move.card, move.taken.mask, move.sweep) for move in legal)
