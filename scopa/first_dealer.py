"""Who deals first: by lot, or by the highest or lowest card drawn (source 000 L13, source 002 L21)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from scopa.cards import Card, value
from scopa.deal import shuffled_pack
from scopa.rules import Rules

Drawn = Mapping[int, Card]
"""The card that each seat has drawn in one round of the draw."""


@dataclass(frozen=True)
class Draw:
    """The draw for the first dealer: who it is, and the cards drawn, round by round; by lot nobody draws a card."""

    dealer: int
    rounds: tuple[Drawn, ...] = ()


def draw_first_dealer(rules: Rules, seed: str) -> Draw:
    """The draw of *seed*: each seat takes a card from a shuffled pack, those who tie draw again from a new one."""
    if rules.first_dealer == "lot":
        return Draw(int(Random(f"{seed}/dealer").random() * rules.seats))
    rounds: list[Drawn] = []
    left = tuple(range(rules.seats))
    while len(left) > 1:
        drawn = dict(zip(left, shuffled_pack(f"{seed}/dealer/{len(rounds)}", cut=False), strict=False))
        rounds.append(drawn)
        left = foremost(rules, drawn)
    return Draw(left[0], tuple(rounds))


def foremost(rules: Rules, drawn: Drawn) -> tuple[int, ...]:
    """The seats whose cards decide: the dealer alone, or those who tie and draw again (source 002 L21)."""
    choose = min if rules.first_dealer == "low" else max
    decisive = choose(map(value, drawn.values()))
    return tuple(seat for seat, card in drawn.items() if value(card) == decisive)
