"""Greedy: the baseline that takes the dearest cards in sight and thinks no further."""

from __future__ import annotations

from scopa.cards import COINS_MASK, SETTEBELLO, Card
from scopa.moves import AnyMove, legal_moves, legal_plays
from scopa.observation import Observation
from scopa.primiera import primiera_value

_COIN = 10
_SETTEBELLO = 100


def choose(observation: Observation) -> AnyMove:
    """A sweep if there is one; else the capture of the dearest cards, the card played included; else the cheapest card.

    Of equals the first in canonical order. What may be declared, is.
    """
    if observation.declaring:
        return legal_moves(observation)[0]
    moves = legal_plays(observation)
    captures = [move for move in moves if move.sweep] or [move for move in moves if move.taken]
    if captures:
        return max(captures, key=lambda move: card_value(move.card) + sum(map(card_value, move.taken)))
    return min(moves, key=lambda move: card_value(move.card))


def card_value(card: Card) -> int:
    """What Greedy thinks a card is worth: its primiera value, 10 more for a coin and 100 more for the settebello."""
    return primiera_value(card) + _COIN * (COINS_MASK >> card & 1) + _SETTEBELLO * (card == SETTEBELLO)
