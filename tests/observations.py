"""Deals of many games as a seat observes them, and reasons by their codes."""

from typing import Any

from scopa import GAMES, deal, legal_moves, play
from scopa.observation import Observation, observe
from scopa.state import State


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


def by_code(because: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    found = {reason["code"]: reason for reason in because}
    assert len(found) == len(because)
    return found
