"""The primiera: the best card of each suit, on a scale of its own (source 000 L27)."""

from __future__ import annotations

from functools import lru_cache

from scopa.cards import SUIT_MASKS, Card, cards_in, value

PRIMIERA_VALUES = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""What each rank, A to K, counts for the primiera."""


def primiera(pile: int) -> int | None:
    """The primiera of a pile mask: the best card of each suit, added; None if a suit is missing."""
    whole = 0
    for mask in SUIT_MASKS:
        best = best_in_suit(pile & mask)
        if not best:
            return None
        whole += best
    return whole


def primiera_value(card: Card) -> int:
    """What a card counts for the primiera."""
    return PRIMIERA_VALUES[value(card) - 1]


def primiera_cards(pile: int) -> int:
    """The card of each suit that counts for the primiera: the dearest, and of figures the lowest; a suit that is
    missing has none.
    """
    best = 0
    for mask in SUIT_MASKS:
        held = list(cards_in(pile & mask))
        if held:
            best |= 1 << max(held, key=lambda card: (primiera_value(card), -card))
    return best


@lru_cache(maxsize=4096)
def best_in_suit(held: int) -> int:
    """What the dearest of some cards of one suit counts; 0 without any."""
    return max(map(primiera_value, cards_in(held)), default=0)
