"""The core of the search tells the same deals as `State`, for every game and table, forward and back."""

from random import Random

import pytest

from scopa import Rules, State, deal, legal_moves, play
from scopa.ai.position import OVER, Position
from scopa.cards import card_text
from scopa.declarations import Declaration
from scopa.moves import Move, legal_plays
from scopa.scoring import points_of, score
from tables import TABLES


def told(position: Position) -> tuple[object, ...]:
    """All that a position holds, to compare."""
    hands = tuple(map(tuple, position.hands))
    return hands, position.table, tuple(position.piles), tuple(position.sweeps), position.turn, position.last_capturer


def same(position: Position, state: State) -> None:
    assert position.turn == (OVER if state.turn is None else state.turn)
    assert [sorted(hand) for hand in position.hands] == [list(hand) for hand in state.hands]
    assert position.table == state.table.mask
    assert position.piles == [pile.mask for pile in state.piles]
    assert position.sweeps == list(map(len, state.sweeps))
    assert position.last_capturer == state.last_capturer
    if state.turn is not None and not state.declaring:
        assert position.moves() == [(move.card, move.taken.mask) for move in legal_plays(state)]


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_position_is_played_as_the_state_is(rules: Rules) -> None:
    for seed in range(3):
        chance = Random(seed)
        state = deal(rules, seed=seed, dealer=seed % rules.seats)
        position, seen = Position.of(state), []
        while state.turn is not None:
            move = chance.choice(legal_moves(state))
            state = play(state, move)
            if isinstance(move, Declaration):
                position, seen = Position.of(state), []
                continue
            assert isinstance(move, Move)
            seen.append(told(position))
            position.play(move.card, move.taken.mask)
            same(position, state)
        assert position.points() == list(points_of(score(state), rules.sides))
        for before in reversed(seen):
            position.undo()
            assert told(position) == before


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_pack_is_dealt_as_the_state_deals_it(rules: Rules) -> None:
    for seed in range(4):
        pack = Random(seed).sample(range(40), 40)
        dealer = seed % rules.seats
        state = deal(rules, pack=list(map(card_text, pack)), dealer=dealer)
        position = Position.dealt(rules, pack, dealer)
        same(position, state)
        position.play_at_random(Random(seed).random)
        assert sum(map(int.bit_count, position.piles)) == 40
