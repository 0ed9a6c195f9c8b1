"""The four levels: legal, fair, repeatable, to be cut off at any time, at every table."""

from itertools import pairwise
from math import sqrt
from random import Random
from statistics import stdev

import pytest

from scopa import Rules, State, deal, is_over, legal_moves, play
from scopa.ai.levels import LEVELS, Level
from scopa.ai.thought import Thought, finished
from scopa.arena import Contest, Tally, play_pair
from scopa.games import GAMES
from scopa.moves import AnyMove
from scopa.observation import observe
from tables import LONG, LONGEST, TABLES, random_deal, with_hidden_cards_exchanged

each_level = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
each_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)

FEW = 3
"""Worlds enough to try a search by."""


def moments(rules: Rules, seed: str, every: int) -> list[State]:
    """Some moments of a deal played at random, at which a seat is to move."""
    return [state for state in random_deal(rules, seed) if state.turn is not None][::every]


def thought_at(level: Level, state: State, worlds: int = FEW, seed: str = "") -> Thought:
    assert state.turn is not None
    return level.think(observe(state, state.turn), seed, worlds)


@each_level
@each_table
@pytest.mark.timeout(LONGEST)
def test_a_level_plays_whole_deals_at_every_table(level: Level, rules: Rules) -> None:
    for number in range(20 if LONG else 1):
        state = deal(rules, seed=f"levels.{number}", dealer=number % rules.seats)
        while not is_over(state):
            thought = thought_at(level, state)
            assert sorted(str(estimate.move) for estimate in thought.estimates) == sorted(map(str, legal_moves(state)))
            assert all(first.preference >= second.preference for first, second in pairwise(thought.estimates)), (
                "the best is not first"
            )
            state = play(state, thought.best.move)


@each_level
@each_table
def test_a_level_thinks_the_same_whatever_cards_are_hidden(level: Level, rules: Rules) -> None:
    chance = Random(1)
    for state in moments(rules, "hidden", 7):
        other = with_hidden_cards_exchanged(state, state.turn or 0, chance)
        assert thought_at(level, other) == thought_at(level, state)


@each_level
@pytest.mark.parametrize("game", ["scopa", "scopone", "cirulla"])
def test_a_level_thinks_the_same_for_the_same_seed_and_number_of_worlds(level: Level, game: str) -> None:
    for state in moments(GAMES[game], "again", 5):
        assert thought_at(level, state, 5, "seed") == thought_at(level, state, 5, "seed")


@pytest.mark.parametrize("game", ["scopa", "scopone"])
def test_another_seed_looks_at_other_worlds(game: str) -> None:
    state = deal(GAMES[game], seed="7")
    assert thought_at(LEVELS["maestro"], state, 5, "one") != thought_at(LEVELS["maestro"], state, 5, "two")


@each_level
@pytest.mark.parametrize("game", ["scopa", "scopone", "cirulla"])
def test_a_thought_can_be_cut_off_after_any_step(level: Level, game: str) -> None:
    for state in moments(GAMES[game], "cut", 9):
        thinking = level.begin(observe(state, state.turn or 0), worlds=FEW)
        seen = [thinking.thought().worlds]
        goes_on = True
        while goes_on:
            goes_on = thinking.step()
            thought = thinking.thought()
            assert thought.best.move in legal_moves(state)
            seen.append(thought.worlds)
        assert seen == sorted(seen)
        assert not thinking.step() or level.name == "maestro"


@each_level
def test_no_time_is_enough_for_a_legal_move(level: Level) -> None:
    state = deal(GAMES["scopone"], seed="7")
    assert level.think(observe(state, state.turn or 0), seconds=0).best.move in legal_moves(state)


@pytest.mark.parametrize("name", ["esperto", "maestro"])
@each_table
def test_the_categories_of_a_search_add_up_to_its_points(name: str, rules: Rules) -> None:
    for state in moments(rules, "split", 11):
        if not state.declaring:
            for estimate in thought_at(LEVELS[name], state).estimates:
                assert sum(estimate.categories.values()) == pytest.approx(estimate.points, abs=1e-9)


@pytest.mark.parametrize("game", ["scopa", "scopone"])
def test_the_error_of_a_difference_is_that_of_the_differences_world_by_world(game: str) -> None:
    """What a move leads to in a world is by how much the sum of all worlds so far grows with it."""
    seen = observe(deal(GAMES[game], seed="7"), 0)
    thinking = LEVELS["esperto"].begin(seen, worlds=12)
    sums: list[dict[AnyMove, float]] = []
    for worlds in range(1, 13):
        thinking.step()
        sums.append({each.move: each.points * worlds for each in thinking.thought().estimates})
    found = [
        {move: now - before.get(move, 0.0) for move, now in after.items()} for before, after in pairwise([{}, *sums])
    ]
    for one in thinking.thought().estimates:
        for other, error in one.errors.items():
            differences = [world[one.move] - world[other] for world in found]
            assert error == pytest.approx(stdev(differences) / sqrt(12), abs=1e-6)
        assert set(one.errors) == {move for move in sums[0] if move != one.move}


def test_few_hands_that_the_other_may_hold_are_each_looked_at_once() -> None:
    *_, before, _ = (
        state for state in random_deal(GAMES["scopa"], "few") if state.round == 5 and state.turn is not None
    )
    seen = observe(before, before.turn or 0)
    thought = finished(LEVELS["esperto"].begin(seen, worlds=100))
    assert thought.worlds == len(seen.unseen)
    assert not thought.exact


@pytest.mark.parametrize(
    ("stronger", "weaker", "pairs"), [("intermedio", "principiante", 40), ("maestro@10", "greedy", 20)]
)
def test_a_level_beats_a_weaker_player(stronger: str, weaker: str, pairs: int) -> None:
    """A quick look, with few worlds and few pairs, at what the arena shows at length."""
    held = Tally()
    for number in range(pairs):
        held.add(play_pair(Contest(stronger, weaker, seed="gate"), number))
    assert held.margin.mean >= 1 - 3 * held.margin.standard_error
