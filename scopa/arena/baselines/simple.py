"""The baselines that do not search: chance, and Greedy that leaves no sweep if it can."""

from __future__ import annotations

from random import Random

from scopa.ai import greedy
from scopa.ai.greedy import card_value
from scopa.cards import cards_in
from scopa.moves import AnyMove, Move, legal_moves, legal_plays
from scopa.observation import Observation


def choose_at_random(observation: Observation, chance: Random) -> AnyMove:
    """Any legal move, each as likely as every other."""
    moves = legal_moves(observation)
    return moves[int(chance.random() * len(moves))]


def choose_safely(observation: Observation) -> AnyMove:
    """A sweep if there is one; else as Greedy, among the moves that leave no table which one unseen card could sweep,
    if there are any (safe-Greedy, known as *pg*).
    """
    if observation.declaring:
        return greedy.choose(observation)
    moves = legal_plays(observation)
    sweeps = [move for move in moves if move.sweep]
    return max(sweeps or [move for move in moves if _is_safe(observation, move)] or moves, key=_greed)


def _greed(move: Move) -> tuple[bool, int]:
    """How much Greedy likes a move: any capture rather than none, the dearest; of cards laid the cheapest."""
    if not move.taken:
        return False, -card_value(move.card)
    return True, card_value(move.card) + sum(map(card_value, move.taken))


def _is_safe(observation: Observation, move: Move) -> bool:
    """Whether no card that the seat has not seen, and none shown by another, takes the whole table that is left."""
    left = observation.table.mask & ~move.taken.mask | (0 if move.taken else 1 << move.card)
    if not left:
        return True
    others = observation.unseen.mask
    for seat, shown in enumerate(observation.exposed):
        others |= shown.mask if seat != observation.seat else 0
    return not any(left in observation.capture_table.of(card, left) for card in cards_in(others))
