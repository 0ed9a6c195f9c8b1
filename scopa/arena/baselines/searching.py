"""The baselines that search: two from public descriptions, and a cheat.

*Esperto-type* is the strongest level of a public site as its makers describe it: 6 worlds, 3 plies, a hand-tuned
value averaged with that after 6 plies at random, and the last hand exact. *PIMC 12x5* is a published setting of perfect
information Monte Carlo: 12 worlds, 5 plies, and a leaf of differences of piles, each counting one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from scopa.ai.position import OVER, Position
from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import Worth
from scopa.arena.baselines.alpha_beta import Leaf, lead, value_after
from scopa.arena.baselines.worlds import is_open, world
from scopa.cards import COINS_MASK, RANK_MASKS, SETTEBELLO, SUIT_MASKS, CardSet
from scopa.moves import AnyMove, Move, legal_moves
from scopa.observation import Observation, observe
from scopa.primiera import PRIMIERA_VALUES, best_in_suit
from scopa.rules import Rules
from scopa.state import State

ESPERTO_WORLDS = 6
PIMC_WORLDS = 12

_LAST_HAND = 6
"""The most plays left that are searched to the end: three cards in each of two hands."""

_ROLLOUT = 6
_SEVENS = RANK_MASKS[6]
_DEAREST = max(PRIMIERA_VALUES)


def choose_as_esperto(observation: Observation, chance: Random) -> AnyMove:
    """6 worlds, 3 plies, half the tuned value and half that after a short random play; the last hand exact."""
    if observation.declaring:
        return legal_moves(observation)[0]
    if is_open(observation) and sum(observation.hand_sizes) <= _LAST_HAND:
        return _best(observation, [world(observation, chance)], _LAST_HAND, _tuned(observation))
    tuned = _tuned(observation)

    def leaf(position: Position) -> float:
        return (tuned(position) + _after_random_play(position, tuned, chance, observation.seat)) / 2

    return _best(observation, [world(observation, chance) for _ in range(ESPERTO_WORLDS)], 3, leaf)


def choose_by_pimc(observation: Observation, chance: Random) -> AnyMove:
    """12 worlds, 5 plies, a leaf of unit weights; in each world the order of the stock is known."""
    if observation.declaring:
        return legal_moves(observation)[0]
    return _best(observation, [world(observation, chance) for _ in range(PIMC_WORLDS)], 5, _of_units(observation))


def cheat(state: State, _chance: Random) -> AnyMove:
    """7 plies with every card in sight, those of the others and of the stock too: no fair player can do so."""
    if state.turn is None:
        raise AssertionError("a player is asked while the deal goes on")
    observation = observe(state, state.turn)
    if observation.declaring:
        return legal_moves(observation)[0]
    return _best(observation, [Position.of(state)], 7, _tuned(observation))


def _best(observation: Observation, worlds: list[Position], plies: int, leaf: Leaf) -> Move:
    """The move with the best mean over the worlds; of equals the first in canonical order."""
    side = observation.rules.side_of(observation.seat)
    moves = worlds[0].moves()
    if len(moves) == 1:
        return Move(moves[0][0], CardSet(moves[0][1]))
    totals = [sum(value_after(position, move, plies, side, leaf) for position in worlds) for move in moves]
    card, taken = moves[totals.index(max(totals))]
    return Move(card, CardSet(taken))


def _tuned(observation: Observation) -> Leaf:
    """What the cards taken are worth by the heuristic's weights, with the sweeps and the declarations."""
    return _leaf(observation, Worth(observation, HEURISTIC).of)


def _of_units(observation: Observation) -> Leaf:
    """Each card, each coin, the settebello, each seven where the most of them score, and a full suit of primiera count
    one.
    """
    rules = observation.rules

    def worth(pile: int) -> float:
        return _units(rules, pile)

    return _leaf(observation, worth)


def _units(rules: Rules, pile: int) -> float:
    units = float(rules.settebello and pile >> SETTEBELLO & 1)
    if rules.cards:
        units += pile.bit_count()
    if rules.coins:
        units += (pile & COINS_MASK).bit_count()
    if rules.sevens:
        units += (pile & _SEVENS).bit_count()
    if rules.primiera != "off":
        units += sum([best_in_suit(pile & suit) for suit in SUIT_MASKS]) / _DEAREST
    return units


def _leaf(observation: Observation, worth: Callable[[int], float]) -> Leaf:
    side = observation.rules.side_of(observation.seat)

    def leaf(position: Position) -> float:
        held = [worth(pile) + swept for pile, swept in zip(position.piles, position.sweeps, strict=True)]
        if position.declared:
            held = [mine + declared for mine, declared in zip(held, position.declared, strict=True)]
        return lead(held, side)

    return leaf


def _after_random_play(position: Position, leaf: Leaf, chance: Random, seat: int) -> float:
    """What a leaf says after a few plays at random, or the points if the deal ends before."""
    played = 0
    while position.turn != OVER and played < _ROLLOUT:
        cards = position.playable()
        card = cards[int(chance.random() * len(cards))]
        choices = position.choices(card)
        position.play(card, choices[int(chance.random() * len(choices))])
        played += 1
    side = position.rules.side_of(seat)
    found = lead(position.points(), side) if position.turn == OVER else leaf(position)
    for _ in range(played):
        position.undo()
    return found
