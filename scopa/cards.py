"""Cards and sets of cards.

A card is a small int, ``4 * (rank - 1) + suit``; a set of cards is a 40-bit int (a *mask*) behind the small face of
`CardSet`. Text (``7D``, ``QB``) is for people, tests and links. So the canonical order (rank A-K, then suit D C S B) is
the order of the ints.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from scopa.errors import NotationError

Card = int
"""A card: ``4 * (rank - 1) + suit``, from 0 (ace of coins) to 39 (king of batons)."""

RANKS = "A234567JQK"
"""The ranks in order of capture value: an ace is 1, a king 10 (source 000 L7)."""

SUITS = "DCSB"
"""Coins (denari), cups (coppe), swords (spade), batons (bastoni)."""

PACK_SIZE = 40
FULL_PACK = (1 << PACK_SIZE) - 1
"""The mask of all forty cards."""

COINS_MASK = sum(1 << card for card in range(0, PACK_SIZE, 4))
SUIT_MASKS = tuple(COINS_MASK << suit for suit in range(4))
RANK_MASKS = tuple(0b1111 << 4 * index for index in range(10))
SETTEBELLO: Card = 24
"""The seven of coins."""

_CARD_TEXT = re.compile(f"[{RANKS}][{SUITS}]")
_TEXTS = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS = {text: card for card, text in enumerate(_TEXTS)}


def read_card(text: str) -> Card:
    """The card written as *text*, a rank of `RANKS` and a suit of `SUITS`: ``7D``. Raises `NotationError`."""
    card = _CARDS.get(text)
    if card is None:
        raise NotationError("card", text)
    return card


def card_text(card: Card) -> str:
    """The text of a card: ``7D``."""
    return _TEXTS[card]


def value(card: Card) -> int:
    """What a card counts in a capture: A is 1, 2 to 7 their number, J 8, Q 9, K 10 (source 000 L7)."""
    return (card >> 2) + 1


def suit(card: Card) -> int:
    """The index of a card's suit in `SUITS`."""
    return card & 3


def total(mask: int) -> int:
    """The sum of the capture values of the cards in *mask*."""
    return sum(value(card) for card in cards_in(mask))


def cards_in(mask: int) -> Iterator[Card]:
    """The cards of a mask, in canonical order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of some cards. Raises `NotationError` if one comes twice."""
    mask = 0
    for card in cards:
        if mask >> card & 1:
            raise NotationError("card-twice", card_text(card))
        mask |= 1 << card
    return mask


def read_cards(text: str) -> list[Card]:
    """The cards written one after another, spaces allowed: ``2B4C 6D``. Raises `NotationError`."""
    compact = "".join(text.split())
    cards = [_CARDS[part] for part in _CARD_TEXT.findall(compact)]
    if 2 * len(cards) != len(compact):
        raise NotationError("cards", text)
    return cards


class CardSet:
    """A set of cards that cannot change, in canonical order.

    >>> CardSet.read("6D 2B 4C")
    CardSet.read('2B4C6D')
    >>> "6D" in CardSet.read("2B4C6D"), len(CardSet.read("2B4C6D"))
    (True, 3)
    """

    __slots__ = ("mask",)
    mask: int

    def __init__(self, mask: int = 0) -> None:
        object.__setattr__(self, "mask", mask)

    @classmethod
    def read(cls, text: str) -> CardSet:
        """The set written as card texts, in any order. Raises `NotationError` for no card or a card that comes
        twice.
        """
        return cls(mask_of(read_cards(text)))

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of some cards. Raises `NotationError` if one comes twice."""
        return cls(mask_of(cards))

    def __setattr__(self, name: str, new: object) -> None:
        raise AttributeError(f"a CardSet cannot change: {name}")

    def __iter__(self) -> Iterator[Card]:
        return cards_in(self.mask)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            card = read_card(card)
        return isinstance(card, int) and bool(self.mask >> card & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def texts(self) -> tuple[str, ...]:
        """The texts of the cards, in canonical order."""
        return tuple(_TEXTS[card] for card in self)

    def __str__(self) -> str:
        return "".join(self.texts())

    def __repr__(self) -> str:
        return f"CardSet.read({str(self)!r})"
