"""A second, plain engine: captures by trying every subset, and Scopa for two, both written from the rules alone.

It shares no code with `scopa/` (cards are texts in lists), so that a mistake would have to be made twice.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

RANKS = "A234567JQK"
SUITS = "DCSB"
VALUES = {rank + suit: number for number, rank in enumerate(RANKS, 1) for suit in SUITS}
PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
PLAIN = {"capture": "value", "single_first": True, "sums": "choice", "max_take": None, "aces": "plain"}
"""The capture options of Scopa for two."""

Cards = tuple[str, ...]


def by_total(table: Sequence[str]) -> dict[int, list[Cards]]:
    """Every set of one or more table cards, by the sum of its values."""
    subsets: list[tuple[Cards, int]] = [((), 0)]
    for card in table:
        subsets += [((*cards, card), total + VALUES[card]) for cards, total in subsets]
    found: dict[int, list[Cards]] = {}
    for cards, total in subsets[1:]:
        found.setdefault(total, []).append(cards)
    return found


def captures(
    table: Sequence[str], card: str, options: Mapping[str, Any] = PLAIN, sets: Mapping[int, list[Cards]] | None = None
) -> set[frozenset[str]]:
    """What *card* may take; *sets* are the table's `by_total`, where they are known already."""
    if not table:
        return set()
    value = VALUES[card]
    if value == 1 and options["aces"] == "sweep":
        ace_lies_there = any(other[0] == "A" for other in table)
        if options.get("ace_meets_ace", "sweep") == "sweep" or not ace_lies_there:
            return {frozenset(table)}
    sets = by_total(table) if sets is None else sets
    limit = options["max_take"] or len(table)
    fewest = options["sums"] == "fewest"
    allowed: list[Cards] = []
    if options["capture"] in ("value", "value_or_fifteen"):
        singles = [cards for cards in sets.get(value, []) if len(cards) == 1]
        chosen = singles if options["single_first"] and singles else sets.get(value, [])
        chosen = [cards for cards in chosen if len(cards) <= limit]
        allowed += _shortest(chosen) if fewest else chosen
    if options["capture"] in ("fifteen", "value_or_fifteen"):
        chosen = [cards for cards in sets.get(15 - value, []) if len(cards) <= limit]
        allowed += _shortest(chosen) if fewest and options["capture"] == "fifteen" else chosen
    return {frozenset(cards) for cards in allowed}


def _shortest(found: list[Cards]) -> list[Cards]:
    least = min(map(len, found), default=0)
    return [cards for cards in found if len(cards) == least]


def primiera(pile: Sequence[str]) -> int | None:
    """The best card of each suit, added; None without one of the suits."""
    best = [max((PRIMIERA[card[0]] for card in pile if card[1] == suit), default=0) for suit in SUITS]
    return sum(best) if all(best) else None


def points(piles: Sequence[Sequence[str]], sweeps: Sequence[int]) -> list[int]:
    """The points of two sides for their piles and numbers of sweeps."""
    counts = [
        [len(pile) for pile in piles],
        [sum(card[1] == "D" for card in pile) for pile in piles],
        [int("7D" in pile) for pile in piles],
        [primiera(pile) or 0 for pile in piles],
    ]
    mine = sum(first > second for first, second in counts)
    theirs = sum(second > first for first, second in counts)
    return [sweeps[0] + mine, sweeps[1] + theirs]


class Deal:
    """A deal of Scopa for two, changed in place by each play."""

    def __init__(self, pack: Sequence[str], dealer: int) -> None:
        self.stock = list(pack)
        self.turn = 1 - dealer
        self.hands: list[list[str]] = [[], []]
        self.table: list[str] = []
        self.piles: list[list[str]] = [[], []]
        self.sweeps = [0, 0]
        self.last: int | None = None
        self._give()
        self.table = [self.stock.pop(0) for _ in range(4)]

    def _give(self) -> None:
        for seat in (self.turn, 1 - self.turn):
            self.hands[seat] = [self.stock.pop(0) for _ in range(3)]

    @property
    def is_over(self) -> bool:
        return not any(self.hands)

    def choices(self) -> list[tuple[str, frozenset[str]]]:
        """Every card of the hand with each set it may take; the empty set: it is laid."""
        return [
            (card, taken)
            for card in self.hands[self.turn]
            for taken in captures(self.table, card) or {frozenset[str]()}
        ]

    def play(self, card: str, taken: frozenset[str]) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        is_last = self.is_over and not self.stock
        if taken:
            self.table = [other for other in self.table if other not in taken]
            self.piles[seat] += [card, *taken]
            self.last = seat
            self.sweeps[seat] += not self.table and not is_last
        else:
            self.table.append(card)
        self.turn = 1 - seat
        if self.is_over and self.stock:
            self._give()
        elif is_last and self.last is not None:
            self.piles[self.last] += self.table
            self.table = []

    def lines(self, depth: int) -> int:
        """How many different sequences of *depth* plays there are from here."""
        if depth == 0 or self.is_over:
            return 1
        count = 0
        for card, taken in self.choices():
            after = deepcopy(self)
            after.play(card, taken)
            count += after.lines(depth - 1)
        return count
