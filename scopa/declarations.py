"""What a hand of three fresh cards may declare before its first card is played (Cirulla's *accusi*)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from scopa.cards import Card, CardSet, read_card, value
from scopa.errors import NotationError
from scopa.rules import Rules

Kind = Literal["low", "three", "pass"]

WILD: Card = read_card("7C")
"""The card that may be wild (*matta*): in a declaration it takes any value, and keeps it until it is captured."""

LOW = 9
"""The most that the cards of a low hand add up to."""

_FRESH = 3
_TEXT = re.compile(r"!(?:(low|three)(?:\s+7C=([1-9]|10))?|pass)")


@dataclass(frozen=True, slots=True)
class Declaration:
    """A move before the first card of a hand: it declares the hand ``low`` or ``three`` equal cards, or is a ``pass``.

    ``wild`` is the value that the wild card takes, if it is in the hand. Text: ``!low``, ``!three 7C=1``, ``!pass``.
    """

    kind: Kind
    wild: int | None = None

    @classmethod
    def read(cls, text: str) -> Declaration:
        """The declaration written as *text*. Raises `NotationError`."""
        match = _TEXT.fullmatch(text.strip())
        if match is None:
            raise NotationError("move", text)
        return cls(cast(Kind, match[1] or "pass"), int(match[2]) if match[2] else None)

    def __str__(self) -> str:
        return f"!{self.kind}{'' if self.wild is None else f' 7C={self.wild}'}"

    def __repr__(self) -> str:
        return f"Declaration.read({str(self)!r})"


PASS = Declaration("pass")


def declarations(rules: Rules, hand: CardSet) -> tuple[Declaration, ...]:
    """What a fresh *hand* may declare, a pass last; empty if it has nothing to declare.

    Three equal cards are declared in place of a low hand when both hold.
    """
    if not rules.accusi or len(hand) != _FRESH:
        return ()
    is_wild = rules.matta is not None and WILD in hand
    readings = [(wild, _values(hand, wild)) for wild in (range(1, 11) if is_wild else (None,))]
    found = [Declaration("three", wild) for wild, values in readings if len(set(values)) == 1] or [
        Declaration("low", wild) for wild, values in readings if sum(values) <= LOW
    ]
    return (*found, PASS) if found else ()


def declared_points(rules: Rules, declaration: Declaration) -> int:
    """What a declaration scores."""
    return {"low": rules.accuso_low, "three": rules.accuso_three, "pass": 0}[declaration.kind]


def _values(hand: CardSet, wild: int | None) -> Sequence[int]:
    return [wild if wild is not None and card == WILD else value(card) for card in hand]
