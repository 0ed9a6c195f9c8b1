"""Alpha-beta over an open position: as if every seat saw all cards, and all others played against one side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from scopa.ai.position import OVER, Position
from scopa.cards import Card

Leaf = Callable[[Position], float]
"""What an unfinished position is held to be worth to the side that searches, in points."""


def lead(points: Sequence[float], side: int) -> float:
    """How far a side leads: its points less the most of any other side."""
    return points[side] - max(other for at, other in enumerate(points) if at != side)


def value_after(position: Position, move: tuple[Card, int], plies: int, side: int, leaf: Leaf) -> float:
    """The value of a move to *side*, looking *plies* plies ahead, the move the first of them."""
    position.play(*move)
    worth = _value(position, plies - 1, -inf, inf, side, leaf)
    position.undo()
    return worth


def _value(position: Position, plies: int, low: float, high: float, side: int, leaf: Leaf) -> float:
    if position.turn == OVER:
        return lead(position.points(), side)
    if not plies:
        return leaf(position)
    moves = position.moves()
    if len(moves) > 1:
        moves.sort(key=_taking_most_first)
    if position.rules.side_of(position.turn) == side:
        best = -inf
        for card, taken in moves:
            position.play(card, taken)
            best = max(best, _value(position, plies - 1, max(low, best), high, side, leaf))
            position.undo()
            if best >= high:
                break
        return best
    worst = inf
    for card, taken in moves:
        position.play(card, taken)
        worst = min(worst, _value(position, plies - 1, low, min(high, worst), side, leaf))
        position.undo()
        if worst <= low:
            break
    return worst


def _taking_most_first(move: tuple[Card, int]) -> int:
    return -move[1].bit_count()
