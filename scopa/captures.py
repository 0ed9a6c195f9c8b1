"""Which table cards a played card may take (source 000 L19)."""

from __future__ import annotations

from functools import lru_cache

from scopa.cards import FULL_PACK, RANK_MASKS, Card, CardSet, cards_in, mask_of, read_card, read_cards, value
from scopa.rules import Rules

_REMEMBERED = 200_000
"""How many tables one value remembers before it starts afresh: bounds the memory of a long search."""

_ACES = RANK_MASKS[0]


class CaptureTable:
    """The captures of one kind of game, each worked out once and remembered.

    Masks in, masks out: what `State`, the search and the page's highlights all ask.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._known: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in range(10))
        self._relevant = tuple(_relevant_cards(rules, wanted) for wanted in range(1, 11))
        self._singles = tuple(self._find_singles(wanted) for wanted in range(1, 11))

    def of(self, card: Card, table: int) -> tuple[int, ...]:
        """The sets of table cards that *card* may take, fewest cards first, then in canonical order; empty: it is
        laid.
        """
        rank = card >> 2
        singles = self._singles[rank][table >> 4 * rank & 0b1111]
        if singles:
            return singles
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
        if rules.capture != "value" or not rules.single_first or (wanted == 1 and rules.aces == "sweep"):
            return ((),) * 16
        return tuple(self._find(wanted, equal << 4 * (wanted - 1)) for equal in range(16))

    def _find(self, wanted: int, table: int) -> tuple[int, ...]:
        rules = self._rules
        if wanted == 1 and rules.aces == "sweep" and table and (rules.ace_meets_ace == "sweep" or not table & _ACES):
            return (table,)
        found: set[int] = set()
        if rules.capture != "fifteen":
            found.update(self._by_value(wanted, table))
        if rules.capture != "value":
            found.update(self._by_fifteen(wanted, table))
        return tuple(sorted(found, key=_fewest_then_canonical)) if len(found) > 1 else tuple(found)

    def _by_value(self, wanted: int, table: int) -> list[int]:
        equal = table & RANK_MASKS[wanted - 1]
        singles = [1 << card for card in cards_in(equal)]
        if singles and self._rules.single_first:
            return singles
        return self._allowed(singles + _sums(table & ~equal, wanted), self._rules.sums == "fewest")

    def _by_fifteen(self, wanted: int, table: int) -> list[int]:
        fewest = self._rules.sums == "fewest" and self._rules.capture == "fifteen"
        return self._allowed(_sums(table, 15 - wanted), fewest)

    def _allowed(self, sets: list[int], fewest: bool) -> list[int]:
        limit = self._rules.max_take
        if limit is not None:
            sets = [taken for taken in sets if taken.bit_count() <= limit]
        if fewest and sets:
            least = min(taken.bit_count() for taken in sets)
            sets = [taken for taken in sets if taken.bit_count() == least]
        return sets


@lru_cache(maxsize=64)
def capture_table(rules: Rules) -> CaptureTable:
    """The shared `CaptureTable` of a Rules."""
    return CaptureTable(rules)


def captures(rules: Rules, table: str, card: str) -> tuple[tuple[str, ...], ...]:
    """The sets of *table* cards that *card* may take, as card texts in canonical order; empty if it can only be laid.

    >>> from scopa.games import GAMES
    >>> captures(GAMES["scopa"], table="2B 4C 6D", card="6S")
    (('6D',),)

    Raises `NotationError` for a text that is no card.
    """
    found = capture_table(rules).of(read_card(card), mask_of(read_cards(table)))
    return tuple(CardSet(taken).texts() for taken in found)


def _relevant_cards(rules: Rules, wanted: int) -> int:
    """The cards that can matter to what a card worth *wanted* takes: two tables alike in these give the same
    captures.
    """
    if wanted == 1 and rules.aces == "sweep":
        return FULL_PACK
    highest = (
        wanted if rules.capture == "value" else 15 - wanted if rules.capture == "fifteen" else max(wanted, 15 - wanted)
    )
    return (1 << 4 * min(highest, 10)) - 1


def _sums(table: int, wanted: int) -> list[int]:
    """Every set of cards of *table* whose values add up to *wanted*."""
    open_sets = [(wanted, 0)]
    for card in cards_in(table):
        worth, bit = value(card), 1 << card
        open_sets += [(short - worth, taken | bit) for short, taken in open_sets if short >= worth]
    return [taken for short, taken in open_sets if not short]


def _fewest_then_canonical(taken: int) -> tuple[int, list[int]]:
    return taken.bit_count(), list(cards_in(taken))
