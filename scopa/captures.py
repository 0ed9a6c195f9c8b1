"""Which table cards a played card may take (source 000 L19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from scopa.cards import FULL_PACK, PACK_SIZE, Card, CardSet, cards_in, mask_of, read_card, read_cards, value
from scopa.rules import Rules

_REMEMBERED = 8_000
"""How many tables one value remembers before it starts afresh: bounds the memory of a long search."""


class CaptureTable:
    """The captures of one kind of game, each worked out once and remembered.

    Masks in, masks out: what `State`, the search and the page's highlights all ask. *wild* is the value that the wild
    card has been declared to have, if it has.
    """

    def __init__(self, rules: Rules, wild: int | None = None) -> None:
        self._rules = rules
        self._is_wild = wild is not None
        self.values = _values(rules, wild)
        self._equal = tuple(_mask_of_value(self.values, worth) for worth in range(1, 11))
        self._known: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in range(10))
        self._relevant = tuple(self._relevant_cards(wanted) for wanted in range(1, 11))
        self._singles = tuple(self._find_singles(wanted) for wanted in range(1, 11))

    def of(self, card: Card, table: int) -> tuple[int, ...]:
        """The sets of table cards that *card* may take, fewest cards first, then in canonical order; empty: it is
        laid.
        """
        rank = card >> 2
        singles = self._singles[rank][table >> 4 * rank & 0b1111]
        if singles:
            return singles
        if self._is_wild:
            rank = self.values[card] - 1
        asked = table & self._relevant[rank]
        known = self._known[rank]
        found = known.get(asked)
        if found is None:
            if len(known) >= _REMEMBERED:
                known.clear()
            found = known[asked] = self._find(rank + 1, asked)
        return found

    def _find_singles(self, wanted: int) -> tuple[tuple[int, ...], ...]:
        """What a card takes for each of the sixteen sets of equal cards, whatever else lies there; () if it depends."""
        rules = self._rules
        takes_all = wanted == 1 and rules.aces == "sweep"
        if self._is_wild or rules.capture != "value" or not rules.single_first or takes_all:
            return ((),) * 16
        return tuple(self._find(wanted, equal << 4 * (wanted - 1)) for equal in range(16))

    def _find(self, wanted: int, table: int) -> tuple[int, ...]:
        rules = self._rules
        if (
            wanted == 1
            and rules.aces == "sweep"
            and table
            and (rules.ace_meets_ace == "sweep" or not table & self._equal[0])
        ):
            return (table,)
        found: set[int] = set()
        if rules.capture != "fifteen":
            found.update(self._by_value(wanted, table))
        if rules.capture != "value":
            found.update(self._by_fifteen(wanted, table))
        return tuple(sorted(found, key=_fewest_then_canonical)) if len(found) > 1 else tuple(found)

    def _by_value(self, wanted: int, table: int) -> list[int]:
        equal = table & self._equal[wanted - 1]
        singles = [1 << card for card in cards_in(equal)]
        if singles and self._rules.single_first:
            return singles
        return self._allowed(singles + self._sums(table & ~equal, wanted), self._rules.sums == "fewest")

    def _by_fifteen(self, wanted: int, table: int) -> list[int]:
        fewest = self._rules.sums == "fewest" and self._rules.capture == "fifteen"
        return self._allowed(self._sums(table, 15 - wanted), fewest)

    def _allowed(self, sets: list[int], fewest: bool) -> list[int]:
        limit = self._rules.max_take
        if limit is not None:
            sets = [taken for taken in sets if taken.bit_count() <= limit]
        if fewest and sets:
            least = min(taken.bit_count() for taken in sets)
            sets = [taken for taken in sets if taken.bit_count() == least]
        return sets

    def _relevant_cards(self, wanted: int) -> int:
        """The cards that can matter to what a card worth *wanted* takes: two tables alike in these give the same
        captures.
        """
        rules = self._rules
        if wanted == 1 and rules.aces == "sweep":
            return FULL_PACK
        reached = {"value": wanted, "fifteen": 15 - wanted, "value_or_fifteen": max(wanted, 15 - wanted)}
        return sum(self._equal[: reached[rules.capture]])

    def _sums(self, table: int, wanted: int) -> list[int]:
        """Every set of cards of *table* whose values add up to *wanted*."""
        open_sets = [(wanted, 0)]
        for card in cards_in(table):
            worth, bit = self.values[card], 1 << card
            open_sets += [(short - worth, taken | bit) for short, taken in open_sets if short >= worth]
        return [taken for short, taken in open_sets if not short]


@lru_cache(maxsize=256)
def capture_table(rules: Rules, wild: int | None = None) -> CaptureTable:
    """The shared `CaptureTable` of a Rules, with the declared value of the wild card, if it has one."""
    return CaptureTable(rules, wild)


def captures(rules: Rules, table: str, card: str, wild: int | None = None) -> tuple[tuple[str, ...], ...]:
    """The sets of *table* cards that *card* may take, as card texts in canonical order; empty if it can only be laid.

    *wild* is the value that the wild card has been declared to have, if it has.

    >>> from scopa.games import GAMES
    >>> captures(GAMES["scopa"], table="2B 4C 6D", card="6S")
    (('6D',),)

    Raises `NotationError` for a text that is no card.
    """
    found = capture_table(rules, wild).of(read_card(card), mask_of(read_cards(table)))
    return tuple(CardSet(taken).texts() for taken in found)


def _values(rules: Rules, wild: int | None) -> tuple[int, ...]:
    """What each card counts in a capture."""
    values = [value(card) for card in range(PACK_SIZE)]
    if wild is not None and rules.matta is not None:
        values[read_card(rules.matta)] = wild
    return tuple(values)


def _mask_of_value(values: Sequence[int], worth: int) -> int:
    return sum(1 << card for card, counted in enumerate(values) if counted == worth)


def _fewest_then_canonical(taken: int) -> tuple[int, list[int]]:
    return taken.bit_count(), list(cards_in(taken))
