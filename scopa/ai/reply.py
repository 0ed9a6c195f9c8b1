"""What the next player may be expected to take from a table, when it holds cards that nobody else has seen."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from scopa.ai.steps import forget_oldest, steps
from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import plain_worth
from scopa.cards import RANK_MASKS, Card, cards_in
from scopa.rules import Rules

_REMEMBERED = 5_000

Takes = tuple[tuple[float, int], ...]
"""What the best capture by a card of each rank is worth, with the cards of the rank: the dearest first."""


class Replies:
    """The best captures from each table under some rules."""

    def __init__(self, rules: Rules) -> None:
        self._cards = steps(rules).cards
        self._ranks = _ranks(rules)
        self._takes: dict[int, Takes] = {}

    def expected(self, table: int, unseen: int, held: int) -> float:
        """What the best capture from *table* is expected to be worth, in points, to whoever holds *held* of the
        *unseen* cards: of the takes in order of worth the first is made whose card is held.
        """
        takes = self._takes.get(table)
        if takes is None:
            if len(self._takes) >= _REMEMBERED:
                forget_oldest(self._takes)
            takes = self._takes[table] = self._found(table)
        if not takes:
            return 0.0
        none_held = _none_held(unseen.bit_count(), held)
        expected, better = 0.0, 0
        for worth, cards in takes:
            count = (unseen & cards).bit_count()
            if count:
                expected += worth * (none_held[better] - none_held[better + count])
                better += count
        return expected

    def _found(self, table: int) -> Takes:
        takes = []
        for card, extra, cards in self._ranks:
            best = max([promise for promise, gathered, _, _ in self._cards[card][table] if gathered], default=0.0)
            if best:
                takes.append((best + extra, cards))
        takes.sort(reverse=True)
        return tuple(takes)


@lru_cache(maxsize=64)
def replies(rules: Rules) -> Replies:
    """The shared `Replies` of some rules."""
    return Replies(rules)


@lru_cache(maxsize=512)
def _none_held(unseen: int, held: int) -> tuple[float, ...]:
    """The chance that none of so many cards is among *held* of *unseen* ones, by how many."""
    return tuple(comb(unseen - wanted, held) / comb(unseen, held) for wanted in range(unseen + 1))


def _ranks(rules: Rules) -> tuple[tuple[Card, float, int], ...]:
    """For each rank a card of it, by how much less that one is worth than the four on an average, and their mask."""
    worth = plain_worth(rules, HEURISTIC)
    ranks = ((4 * rank + 1, mask) for rank, mask in enumerate(RANK_MASKS))
    return tuple((card, sum(worth[each] for each in cards_in(mask)) / 4 - worth[card], mask) for card, mask in ranks)
