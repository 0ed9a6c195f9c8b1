"""What a card played may do to a table, worked out once and remembered: what every search runs on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import plain_worth
from scopa.captures import capture_table
from scopa.cards import PACK_SIZE, Card, cards_in
from scopa.declarations import WILD
from scopa.moves import scores_sweep
from scopa.rules import Rules
from scopa.state import pockets

_TABLES = 500
"""How many tables a card remembers before it forgets the oldest: bounds the memory of a long match."""

_HANDS = 4_000
"""How many hands on tables are remembered, likewise."""

Outcome = tuple[float, int, int, int]
"""What becomes of a card played in one way: how much it promises to whoever plays it, in points (sweep and cards taken;
below 0 where it is laid), the cards it gathers to the pile (itself among them; none if it is laid), the table after
it, and the sweep it scores, 1 or 0.
"""

Step = tuple[float, int, int, int, int, int]
"""One way to play one card of a hand: what it promises, the card as a mask, what it gathers, the table after it, its
sweep, and 1 where it takes the wild card, else 0. Numbers alone: of such tuples Python's garbage collector keeps no
list, and with hundreds of thousands of them remembered it would stop a thought for tenths of a second.
"""

_CHUNK = 10
_CHUNK_MASK = (1 << _CHUNK) - 1


_SHARE_FORGOTTEN = 16
"""One in so many is forgotten at a time."""


def forget_oldest(remembered: dict[Any, Any]) -> None:
    """Forget some of what is remembered, the oldest. To forget all at once would stop a thought for too long."""
    for key in list(islice(remembered, len(remembered) // _SHARE_FORGOTTEN + 1)):
        del remembered[key]


def summed(amounts: Sequence[float]) -> Callable[[int], float]:
    """What the cards of a mask amount to together, an amount a card: four look-ups."""
    first, second, third, fourth = (_sums(amounts[start : start + _CHUNK]) for start in range(0, PACK_SIZE, _CHUNK))

    def total(mask: int) -> float:
        return (
            first[mask & _CHUNK_MASK]
            + second[mask >> 10 & _CHUNK_MASK]
            + third[mask >> 20 & _CHUNK_MASK]
            + fourth[mask >> 30]
        )

    return total


def _sums(amounts: Sequence[float]) -> list[float]:
    sums = [0.0]
    for amount in amounts:
        sums += [total + amount for total in sums]
    return sums


class CardSteps(dict[int, tuple[Outcome, ...]]):
    """What one card may do, by table: every capture and, where it may be laid, laying it.

    Whether a card must take because another of the hand can is not for one card to know.
    """

    def __init__(self, rules: Rules, card: Card, wild: int | None, worth: Callable[[int], float]) -> None:
        super().__init__()
        self._rules = rules
        self._card = card
        self._bit = 1 << card
        self._captures = capture_table(rules, wild)
        self._counts = self._captures.values[card]
        self._worth = worth
        self._laid = -1 - worth(self._bit)

    def __missing__(self, table: int) -> tuple[Outcome, ...]:
        if len(self) >= _TABLES:
            forget_oldest(self)
        found = self[table] = self._outcomes(table)
        return found

    def _outcomes(self, table: int) -> tuple[Outcome, ...]:
        rules, bit, worth = self._rules, self._bit, self._worth
        captures = self._captures.of(self._card, table)
        outcomes = []
        for taken in captures:
            sweep = int(taken == table and scores_sweep(rules, self._counts, taken, table, is_last_play=False))
            outcomes.append((sweep + worth(taken | bit), taken | bit, table ^ taken, sweep))
        if not captures or rules.obligation == "free":
            if table == 0 and pockets(rules, self._counts, table):
                outcomes.append((worth(bit), bit, table, 0))
            else:
                outcomes.append((self._laid, 0, table | bit, 0))
        return tuple(outcomes)


class HandSteps(dict[tuple[int, int], tuple[Step, ...]]):
    """Every step by hand and table, as masks: those that promise most come first. ``cards`` are the steps by card,
    ``released`` the steps that apply once the wild card has been taken and lost its value with that.
    """

    def __init__(self, rules: Rules, wild: int | None) -> None:
        super().__init__()
        self.worth = summed(plain_worth(rules, HEURISTIC))
        self.cards = tuple(CardSteps(rules, card, wild, self.worth) for card in range(PACK_SIZE))
        self._must_take = rules.obligation == "hand"
        self.released = self if wild is None else steps(rules)

    def __missing__(self, key: tuple[int, int]) -> tuple[Step, ...]:
        if len(self) >= _HANDS:
            forget_oldest(self)
        found = self[key] = self._steps(*key)
        return found

    def after(self, gathered: int) -> HandSteps:
        """The steps that apply once *gathered* have been taken."""
        return self.released if gathered >> WILD & 1 else self

    def _steps(self, hand: int, table: int) -> tuple[Step, ...]:
        found = [
            (promise, 1 << card, gathered, after, sweep, gathered >> WILD & 1)
            for card in cards_in(hand)
            for promise, gathered, after, sweep in self.cards[card][table]
        ]
        if len(found) > 1:
            if self._must_take:
                found = [step for step in found if step[2] & table] or found
            found.sort(reverse=True)
        return tuple(found)


@lru_cache(maxsize=64)
def steps(rules: Rules, wild: int | None = None) -> HandSteps:
    """The shared steps of some rules, with the value that the wild card has, if it has one of its own."""
    return HandSteps(rules, wild)
