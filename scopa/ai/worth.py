"""What cards are worth at one moment of a deal, in points, category by category."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from scopa.ai.weights import Weights
from scopa.cards import (
    COINS_MASK,
    FULL_PACK,
    PACK_SIZE,
    RANK_MASKS,
    SETTEBELLO,
    cards_in,
    mask_of,
    read_card,
    read_cards,
)
from scopa.observation import Observation
from scopa.primiera import primiera
from scopa.rules import Rules

_SEVENS, _SIXES = RANK_MASKS[6], RANK_MASKS[5]
_FIRST_COINS = mask_of(read_cards("AD2D3D"))
_LAST_COINS = mask_of(read_cards("JDQDKD"))
_THREE_OF_COINS = 1 << read_card("3D")


class Worth:
    """The worth of cards. A category that the rules do not count, or that is decided, adds nothing."""

    def __init__(self, observation: Observation, weights: Weights) -> None:
        rules = observation.rules
        piles = [pile.mask for pile in observation.piles]
        self._card = weights.card if rules.cards and not is_majority_decided(piles, FULL_PACK) else 0.0
        self._coin = weights.coin if rules.coins and not is_majority_decided(piles, COINS_MASK) else 0.0
        self._settebello = weights.settebello if rules.settebello else 0.0
        counts_primiera = rules.primiera != "off" and not is_primiera_decided(piles)
        self._primiera = weights.primiera if counts_primiera else (0.0,) * len(weights.primiera)
        self._bonus = bonuses(rules, piles, weights)
        self._each = [sum(self.by_category(1 << card).values()) for card in range(PACK_SIZE)]

    def by_category(self, cards: int) -> dict[str, float]:
        """What a mask of cards is worth in each category."""
        return {
            "cards": self._card * cards.bit_count(),
            "coins": self._coin * (cards & COINS_MASK).bit_count(),
            "settebello": self._settebello * (cards >> SETTEBELLO & 1),
            "primiera": sum(self._primiera[card >> 2] for card in cards_in(cards)),
            "bonus": sum(self._bonus[card] for card in cards_in(cards)),
        }

    def of(self, cards: int) -> float:
        """What a mask of cards is worth in all."""
        each = self._each
        return sum([each[card] for card in cards_in(cards)])


@lru_cache(maxsize=64)
def plain_worth(rules: Rules, weights: Weights) -> tuple[float, ...]:
    """What each card is worth before anything is decided, in points of a deal."""
    bonus = bonuses(rules, (0,) * rules.sides, weights)
    return tuple(
        weights.card * rules.cards
        + weights.coin * (rules.coins and COINS_MASK >> card & 1)
        + weights.settebello * (rules.settebello and card == SETTEBELLO)
        + weights.primiera[card >> 2] * (rules.primiera != "off")
        + bonus[card]
        for card in range(PACK_SIZE)
    )


def bonuses(rules: Rules, piles: Sequence[int], weights: Weights) -> list[float]:
    """What each card is worth for the points that few games count: sevens and sixes, cards of their own, runs of coins.

    Cards that score together are worth nothing once two piles have some of them.
    """
    worth = [0.0] * PACK_SIZE

    def add(cards: int, each: float) -> None:
        for card in cards_in(cards):
            worth[card] += each

    def add_together(cards: int, points: float) -> None:
        if sum(bool(pile & cards) for pile in piles) < 2:
            add(cards, weights.together * points / cards.bit_count())

    if (rules.sevens or rules.quick_count) and not is_majority_decided(piles, _SEVENS):
        add(_SEVENS, weights.majority)
    if rules.quick_count and not is_majority_decided(piles, _SIXES):
        add(_SIXES, weights.majority)
    if rules.re_bello != "off":
        add(1 << read_card(rules.re_bello), weights.single)
    add(_THREE_OF_COINS, weights.single * rules.three_of_coins)
    add_together(_SEVENS, rules.four_sevens)
    add_together(_FIRST_COINS, 3 * (rules.napola != "off") + 3 * (rules.piccola != "off"))
    add_together(_LAST_COINS, rules.grande)
    return worth


def is_majority_decided(piles: Sequence[int], counted: int) -> bool:
    """Whether the most of the *counted* cards is settled: one pile leads by more than are still to be taken."""
    amounts = sorted((pile & counted).bit_count() for pile in piles)
    return amounts[-1] - amounts[-2] > counted.bit_count() - sum(amounts)


def is_primiera_decided(piles: Sequence[int]) -> bool:
    """Whether the primiera is settled: what one pile shows, no other can reach with all the cards still to be taken."""
    left = FULL_PACK
    for pile in piles:
        left &= ~pile
    shown = [primiera(pile) or 0 for pile in piles]
    leader = shown.index(max(shown))
    return all(shown[leader] > (primiera(pile | left) or 0) for side, pile in enumerate(piles) if side != leader)
