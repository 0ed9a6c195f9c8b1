"""What a card played may do to a table, worked out once and remembered: what every search runs on."""

from __future__ import annotations

from functools import lru_cache

from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import plain_worth
from scopa.captures import capture_table
from scopa.cards import Card, cards_in
from scopa.declarations import WILD
from scopa.moves import scores_sweep
from scopa.rules import Rules
from scopa.state import pockets

_REMEMBERED = 60_000
"""How many hands on tables are remembered before all are forgotten: bounds the memory of a long match."""

Outcome = tuple[int, int, int]
"""What becomes of a card played in one way: the cards it gathers to the pile (itself among them; none if it is laid),
the table after it, and the sweep it scores, 1 or 0.
"""

Step = tuple[int, int, int, int, "HandSteps"]
"""One way to play one card of a hand: the card as a mask, its `Outcome`, and the steps that apply after it."""


class CardSteps(dict[int, tuple[Outcome, ...]]):
    """What one card may do, by table: every capture and, where it may be laid, laying it.

    Whether a card must take because another of the hand can is not for one card to know.
    """

    def __init__(self, rules: Rules, card: Card, wild: int | None) -> None:
        super().__init__()
        self._rules = rules
        self._card = card
        self._captures = capture_table(rules, wild)

    def __missing__(self, table: int) -> tuple[Outcome, ...]:
        if len(self) >= _REMEMBERED:
            self.clear()
        found = self[table] = self._outcomes(table)
        return found

    def _outcomes(self, table: int) -> tuple[Outcome, ...]:
        rules, bit = self._rules, 1 << self._card
        counts = self._captures.values[self._card]
        captures = self._captures.of(self._card, table)
        outcomes = [
            (taken | bit, table ^ taken, int(scores_sweep(rules, counts, taken, table, is_last_play=False)))
            for taken in captures
        ]
        if not captures or rules.obligation == "free":
            pocketed = pockets(rules, counts, table)
            outcomes.append((bit, table, 0) if pocketed else (0, table | bit, 0))
        return tuple(outcomes)


class HandSteps(dict[tuple[int, int], tuple[Step, ...]]):
    """Every step by hand and table, as masks: those that promise most come first."""

    def __init__(self, rules: Rules, wild: int | None) -> None:
        super().__init__()
        self.cards = tuple(CardSteps(rules, card, wild) for card in range(40))
        self._must_take = rules.obligation == "hand"
        self._worth = plain_worth(rules, HEURISTIC)
        self._released = self if wild is None else steps(rules)

    def __missing__(self, key: tuple[int, int]) -> tuple[Step, ...]:
        if len(self) >= _REMEMBERED:
            self.clear()
        found = self[key] = self._steps(*key)
        return found

    def after(self, gathered: int) -> HandSteps:
        """The steps that apply once *gathered* have been taken: the wild card loses its value with its capture."""
        return self._released if gathered >> WILD & 1 else self

    def _steps(self, hand: int, table: int) -> tuple[Step, ...]:
        found: list[tuple[float, Step]] = []
        takes = False
        for card in cards_in(hand):
            for gathered, left, sweep in self.cards[card][table]:
                takes = takes or left != table | 1 << card
                promise = sweep + sum([self._worth[each] for each in cards_in(gathered)])
                if not gathered:
                    promise = -1 - self._worth[card]
                found.append((promise, (1 << card, gathered, left, sweep, self.after(gathered))))
        if self._must_take and takes:
            found = [each for each in found if each[1][2] & ~table == 0 and each[1][1] & table]
        found.sort(key=_promise, reverse=True)
        return tuple([step for _, step in found])


def _promise(found: tuple[float, Step]) -> float:
    return found[0]


@lru_cache(maxsize=64)
def steps(rules: Rules, wild: int | None = None) -> HandSteps:
    """The shared steps of some rules, with the value that the wild card has, if it has one of its own."""
    return HandSteps(rules, wild)
