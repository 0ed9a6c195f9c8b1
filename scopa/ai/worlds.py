"""The ways in which the cards that a seat has not seen may lie: a *world* is one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random

from scopa.cards import Card
from scopa.observation import Observation

World = tuple[tuple[Card, ...], ...]
"""The hidden cards of the hands, by place from the player after the one who looks, then those of nobody, in an order as
likely as any: to be dealt, or set aside.
"""


@dataclass(frozen=True)
class Hidden:
    """What is hidden from a seat: the unseen ``cards``, how many of them each hand holds, by place, and how many nobody
    holds.
    """

    cards: tuple[Card, ...]
    sizes: tuple[int, ...]
    nobodys: int

    @classmethod
    def from_seat(cls, observation: Observation, places: Sequence[int]) -> Hidden:
        """What is hidden from the seat that observes; *places* are the other seats in the order of play."""
        sizes = tuple(observation.hand_sizes[seat] - len(observation.exposed[seat]) for seat in places)
        cards = tuple(observation.unseen)
        return cls(cards, sizes, len(cards) - sum(sizes))

    def count(self) -> int:
        """How many ways there are for the hands."""
        left, ways = len(self.cards), 1
        for size in self.sizes:
            ways *= comb(left, size)
            left -= size
        return ways

    def drawn(self, chance: Random) -> World:
        """One world, each as likely as any other."""
        cards = chance.sample(self.cards, len(self.cards))
        hands = []
        at = 0
        for size in self.sizes:
            hands.append(tuple(cards[at : at + size]))
            at += size
        return (*hands, tuple(cards[at:]))

    def each(self) -> Iterator[World]:
        """Every world that differs in the hands."""
        return _each(self.cards, self.sizes)


def _each(cards: tuple[Card, ...], sizes: tuple[int, ...]) -> Iterator[World]:
    if not sizes:
        yield (cards,)
        return
    for hand in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in hand)
        for others in _each(rest, sizes[1:]):
            yield (hand, *others)
