"""The table that the dealer takes before play: four cards that make 15, or 30 (Escoba, Cirulla)."""

from __future__ import annotations

from dataclasses import dataclass

from scopa.cards import Card, CardSet, read_card, total, value
from scopa.rules import Rules

SWEEPS_BY_TOTAL = {15: 1, 30: 2}
"""How many sweeps the first table scores for the dealer, by what its cards add up to."""


@dataclass(frozen=True, slots=True)
class DealerTable:
    """A first table that the dealer takes: what it adds up to, and the value its wild card takes for it, if it has
    one.
    """

    cards: CardSet
    total: int
    wild: int | None = None

    @property
    def sweeps(self) -> tuple[Card, ...]:
        """The sweeps it scores, each marked by one of the cards taken."""
        return tuple(self.cards)[: SWEEPS_BY_TOTAL[self.total]]


def dealer_table(rules: Rules, table: CardSet) -> DealerTable | None:
    """What the dealer takes of a first *table* of a deal, or None. The wild card takes the value that makes it."""
    if rules.dealer_table == "off":
        return None
    added = total(table.mask)
    if rules.matta is None or rules.matta not in table:
        return DealerTable(table, added) if added in SWEEPS_BY_TOTAL else None
    others = added - value(read_card(rules.matta))
    for needed in SWEEPS_BY_TOTAL:
        if 1 <= needed - others <= 10:
            return DealerTable(table, needed, needed - others)
    return None
