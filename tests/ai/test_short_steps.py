"""A thought can be cut off within hundredths of a second: every step is short, and nothing stops it meanwhile."""

import gc

import pytest

from coroutines import finish
from scopa import Rules, deal, slices
from scopa.ai.levels import LEVELS
from scopa.ai.steps import forget_oldest
from scopa.ai.thought import finished
from scopa.games import GAMES
from scopa.observation import observe
from tables import TABLES, random_deal

MOST_NODES = 4000
"""The plays tried in one step: at 100,000 a second, 40 thousandths of a second."""

MOST_REMEMBERED = 5000
"""What a deal may leave for the garbage collector to look through, beside the tens of thousands that Python has."""


def searches(rules: Rules, seed: str, every: int = 1) -> list:
    """The thoughts of Maestro at some moments of a deal played at random, with few worlds."""
    states = [state for state in random_deal(rules, seed) if state.turn is not None and not state.declaring]
    return [LEVELS["maestro"].begin(observe(state, state.turn or 0), worlds=6) for state in states[::every]]


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_one_world_with_open_cards_is_solved_in_few_plays(rules: Rules) -> None:
    for search in searches(rules, "short"):
        goes_on = True
        while goes_on:
            before = search.nodes
            goes_on = search.step()
            assert search.nodes - before <= MOST_NODES


@pytest.mark.parametrize("game", ["scopa", "escoba-clasica", "scopone", "cirulla"])
def test_what_a_search_remembers_is_not_looked_through_for_garbage(game: str) -> None:
    gc.collect()
    before = len(gc.get_objects())
    for search in searches(GAMES[game], "remembered"):
        finished(search)
    for _ in range(3):
        gc.collect()
    assert len(gc.get_objects()) - before < MOST_REMEMBERED


def test_a_full_memory_forgets_some_of_the_oldest_and_no_more() -> None:
    remembered = {number: str(number) for number in range(1600)}
    forget_oldest(remembered)
    assert 1400 < len(remembered) < 1600
    assert list(remembered) == list(range(1600 - len(remembered), 1600))


def test_between_thoughts_the_garbage_collector_is_told_to_spare_what_is_remembered() -> None:
    try:
        finish(slices.think(LEVELS["esperto"].begin(observe(deal(GAMES["scopa"], seed="7"), 0)), 1))
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()
