"""Position, the core of search, tells the same deal as State."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa.ai.position import LAY, OVER, Position
from scopa.cards import Card
from scopa.deal import distribute
from scopa.moves import legal_moves
from scopa.rules import Rules
from scopa.scoring import points_of, score
from scopa.state import State, first_state, play
from strategies import RULES, SCOPA, law

packs = some.permutations(range(40))
numbers = some.integers(0, 2**32)
dealers = some.integers(0, 1)


def start(rules: Rules, pack: list[Card], dealer: int) -> tuple[State, Position]:
    return first_state(rules, dealer, distribute(rules, pack, dealer)), Position.dealt(rules, pack, dealer)


def shown(position: Position) -> tuple[object, ...]:
    """All there is to see of a position."""
    return (
        [list(hand) for hand in position.hands],
        position.table,
        [[list(hand) for hand in hands] for hands in position.next_hands],
        list(position.piles),
        list(position.sweeps),
        position.turn,
        position.last_capturer,
        position.leftovers,
    )


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@law(20)
@given(pack=packs, dealer=dealers, seed=numbers)
def test_a_position_and_a_state_tell_the_same_deal(rules: Rules, pack: list[Card], dealer: int, seed: int) -> None:
    state, position = start(rules, pack, dealer)
    chance = Random(seed)
    while state.turn is not None:
        assert shown(Position.of(state)) == shown(position)
        moves = legal_moves(state)
        assert position.moves() == [(move.card, move.taken.mask) for move in moves]
        move = chance.choice(moves)
        state = play(state, move)
        position.play(move.card, move.taken.mask)
    assert position.turn == OVER
    assert position.piles == [pile.mask for pile in state.piles]
    assert position.sweeps == list(map(len, state.sweeps))
    assert position.points() == list(points_of(score(state), rules.sides))


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@law(20)
@given(pack=packs, dealer=dealers, seed=numbers)
def test_undo_gives_back_every_position_to_the_first(rules: Rules, pack: list[Card], dealer: int, seed: int) -> None:
    position = Position.dealt(rules, pack, dealer)
    chance = Random(seed)
    past = []
    while position.turn != OVER:
        past.append(shown(position))
        position.play(*chance.choice(position.moves()))
    while past:
        position.undo()
        assert shown(position) == past.pop()
    with pytest.raises(IndexError):
        position.undo()


@law(20)
@given(pack=packs, seed=numbers)
def test_a_deal_played_at_random_is_a_deal_played_by_its_choices(pack: list[Card], seed: int) -> None:
    quick, slow = Position.dealt(SCOPA, pack, 0), Position.dealt(SCOPA, pack, 0)
    chance = Random(seed).random
    while slow.turn != OVER:
        cards = slow.playable()
        card = cards[int(chance() * len(cards))]
        choices = slow.choices(card)
        slow.play(card, choices[int(chance() * len(choices)) if len(choices) > 1 else 0])
    assert quick.play_at_random(Random(seed).random) == slow.points()
    assert shown(quick) == shown(slow)


def test_a_card_that_takes_nothing_is_laid() -> None:
    pack = [*range(20, 26), *range(4), *range(4, 20), *range(26, 40)]
    position = Position.dealt(SCOPA, pack, 0)
    assert position.choices(39) == (LAY,)
