"""What piles in the middle of a deal promise, category by category: for two sides, in points of a deal.

Each term runs from the loss of a point, through 0 where both are as likely to have it, to the point itself. Once a
category is decided its term is exact, so that at the end of a deal the sum is the score.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import erf, sqrt

from scopa.cards import COINS_MASK, FULL_PACK, PACK_SIZE, RANK_MASKS, SETTEBELLO, SUIT_MASKS, cards_in, read_card
from scopa.categories import CATEGORIES, Category, counted_by
from scopa.primiera import PRIMIERA_VALUES, best_in_suit
from scopa.rules import Rules

Term = Callable[[int, int], float]
"""What one category promises to the first of two piles, less what it promises to the second."""

_SEVENS, _SIXES, _ACES = RANK_MASKS[6], RANK_MASKS[5], RANK_MASKS[0]
_THREE_OF_COINS = 1 << read_card("3D")
_FIGURES_OF_COINS = 1 << read_card("JD") | 1 << read_card("QD") | 1 << read_card("KD")
_COINS = tuple(cards_in(COINS_MASK))
_REMEMBERED = 5_000
_FEW = 10
_DECISIVE = 4
"""A lead in primiera below which nothing can be decided before the end is not looked into."""

_CARDS_SPREAD = sqrt(2)
"""Cards go to the piles two and more at a time, so that the lead in cards wanders further than that in coins."""
_LAST_CAPTURER = 0.6
"""The cards that whoever captured last has to expect more than the other, of those left at the end."""


class Leaf:
    """What the piles of two sides promise under some rules. ``names`` are the categories, in the order of `split`."""

    def __init__(self, rules: Rules) -> None:
        terms = {category.name: _TERMS[category.name](rules) for category in counted_by(rules)}
        self.names = tuple(terms)
        self._terms = tuple(terms.values())
        self._last_capturer = _last_capturer_gains() if rules.cards else ((0.0,) * (PACK_SIZE + 1),) * (PACK_SIZE + 1)
        self._cards_at = self.names.index("cards") if rules.cards else None

    def split(self, ours: int, theirs: int, last: int = 0) -> tuple[float, ...]:
        """Category by category, the points of the first pile less those of the second.

        *last* is 1 if the first side captured last and cards are still to be played, -1 if the second did.
        """
        found = tuple([term(ours, theirs) for term in self._terms])
        if not last or self._cards_at is None:
            return found
        lead = ours.bit_count() - theirs.bit_count()
        gain = last * self._last_capturer[abs(lead)][PACK_SIZE - ours.bit_count() - theirs.bit_count()]
        return (*found[: self._cards_at], found[self._cards_at] + gain, *found[self._cards_at + 1 :])


@lru_cache(maxsize=64)
def leaf(rules: Rules) -> Leaf:
    """The shared `Leaf` of some rules."""
    return Leaf(rules)


def _cards(_: Rules) -> Term:
    return _majority(FULL_PACK, _CARDS_SPREAD)


def _coins(rules: Rules) -> Term:
    return _majority(COINS_MASK, 1.0, all_score_in_place=rules.all_coins > 0 and rules.all_coins_stack == "instead")


def _sevens(rules: Rules) -> Term:
    return _majority(_SEVENS, 1.0, all_score_in_place=rules.four_sevens > 0 and rules.four_sevens_stack != "plus")


def _sixes(_: Rules) -> Term:
    return _majority(_SIXES, 1.0)


def _majority(counted: int, spread: float, all_score_in_place: bool = False) -> Term:
    """The point for the most of the *counted* cards; each card left moves the lead by *spread* on an average.

    ``all_score_in_place``: whoever has all of them scores something else in place of it.
    """
    whole = counted.bit_count()
    known = [[lead_promises(ours - theirs, whole - ours - theirs, spread) for theirs in range(whole + 1)]
             for ours in range(whole + 1)]  # fmt: skip
    if all_score_in_place:
        known[whole][0] = known[0][whole] = 0.0

    def term(ours: int, theirs: int) -> float:
        return known[(ours & counted).bit_count()][(theirs & counted).bit_count()]

    return term


def lead_promises(lead: int, left: int, spread: float) -> float:
    """What a lead promises when so many cards are *left*: the point for sure where they cannot change it."""
    if abs(lead) > left:
        return 1.0 if lead > 0 else -1.0
    return erf(lead / (spread * sqrt(2 * left))) if left > 0 else 0.0


@lru_cache(maxsize=1)
def _last_capturer_gains() -> tuple[tuple[float, ...], ...]:
    """By the lead in cards and the cards left: what having captured last adds to the promise of the point of cards."""

    def gain(lead: int, left: int) -> float:
        if lead > left or not left:
            return 0.0
        width = _CARDS_SPREAD * sqrt(2 * left)
        return erf((lead + _LAST_CAPTURER) / width) - erf(lead / width)

    return tuple(tuple(gain(lead, left) for left in range(PACK_SIZE + 1)) for lead in range(PACK_SIZE + 1))


def _together(wanted: int, points: float) -> Term:
    """Points for all of the *wanted* cards: each that is left comes to either side as likely as to the other."""
    whole = wanted.bit_count()
    chances = tuple(points * 0.5 ** (whole - held) if held else 0.0 for held in range(whole + 1))

    def term(ours: int, theirs: int) -> float:
        ours &= wanted
        theirs &= wanted
        if ours:
            return 0.0 if theirs else chances[ours.bit_count()]
        return -chances[theirs.bit_count()]

    return term


def _settebello(rules: Rules) -> Term:
    card = _together(1 << SETTEBELLO, 1.0)
    if not rules.four_sevens or rules.four_sevens_stack != "inclusive":
        return card
    return lambda ours, theirs: 0.0 if _SEVENS in (ours & _SEVENS, theirs & _SEVENS) else card(ours, theirs)


def _run(points: tuple[int, ...]) -> Term:
    """Points by the length of a run of coins from the ace: each coin left comes to either side with an even chance."""

    @lru_cache(maxsize=_REMEMBERED)
    def expected(ours: int, theirs: int) -> float:
        total, reached = 0.0, 1.0
        for length, coin in enumerate(_COINS):
            holds = 1.0 if ours >> coin & 1 else 0.0 if theirs >> coin & 1 else 0.5
            total += reached * (1 - holds) * points[length]
            reached *= holds
            if not reached:
                return total
        return total + reached * points[len(_COINS)]

    def term(ours: int, theirs: int) -> float:
        ours &= COINS_MASK
        theirs &= COINS_MASK
        return expected(ours, theirs) - expected(theirs, ours)

    return term


def _few_cards(rules: Rules) -> Term:
    """A point for, or against, a side that ends with fewer than ten cards."""
    sign = 1 if rules.few_cards == "self" else -1

    @lru_cache(maxsize=(PACK_SIZE + 1) ** 2)
    def few(held: int, left: int) -> float:
        if held >= _FEW or not left:
            return float(held < _FEW)
        short = _FEW - 0.5 - held - left / 2
        return (1 + erf(short * sqrt(2) / (_CARDS_SPREAD * sqrt(left)))) / 2

    def term(ours: int, theirs: int) -> float:
        mine, others = ours.bit_count(), theirs.bit_count()
        left = PACK_SIZE - mine - others
        return sign * (few(mine, left) - few(others, left))

    return term


def _primiera(rules: Rules) -> Term:
    """The point for the best primiera: as likely as the lead is large beside what the cards left can still change."""
    whole_only = rules.primiera == "disqualify"
    chances = _primiera_chances()

    @lru_cache(maxsize=_REMEMBERED)
    def best(pile: int) -> tuple[tuple[int, ...], int, bool]:
        shown = tuple([best_in_suit(pile & suit) for suit in SUIT_MASKS])
        return shown, sum(shown), 0 not in shown

    def is_decided(leading: int, behind: int, left: int) -> bool:
        _, sure, whole = best(leading)
        if not whole and rules.primiera != "zero":
            return False
        reached = list(map(max, best(behind)[0], best(left)[0]))
        return sure > sum(reached) or (whole_only and 0 in reached)

    def term(ours: int, theirs: int) -> float:
        _, our_sum, our_whole = best(ours)
        _, their_sum, their_whole = best(theirs)
        left = FULL_PACK & ~(ours | theirs)
        if not left:
            if whole_only or (rules.primiera == "full_first" and (our_whole or their_whole)):
                our_sum, their_sum = our_sum * our_whole, their_sum * their_whole
            return float((our_sum > their_sum) - (our_sum < their_sum))
        lead = our_sum - their_sum
        if lead >= _DECISIVE and is_decided(ours, theirs, left):
            return 1.0
        if lead <= -_DECISIVE and is_decided(theirs, ours, left):
            return -1.0
        to_change = 10 * (left & _SEVENS).bit_count() + 4 * (left & _SIXES).bit_count() + 2 * (left & _ACES).bit_count()
        return chances[to_change][lead]

    return term


@lru_cache(maxsize=1)
def _primiera_chances() -> tuple[dict[int, float], ...]:
    """By ten times the sevens, four times the sixes and twice the aces left, and by the lead."""
    most = 4 * max(PRIMIERA_VALUES)
    return tuple(
        {lead: erf(lead / (sqrt(10 * (3 + to_change)) * sqrt(2))) for lead in range(-most, most + 1)}
        for to_change in range(4 * (10 + 4 + 2) + 1)
    )


def _by_run(category: Category) -> Callable[[Rules], Term]:
    def term(rules: Rules) -> Term:
        runs = [[sum(1 << coin for coin in _COINS[:length]), 0] for length in range(len(_COINS) + 1)]
        return _run(tuple(sum(category.scored(rules, piles, category.amounts(rules, piles))) for piles in runs))

    return term


_TERMS: Mapping[str, Callable[[Rules], Term]] = {
    "cards": _cards,
    "coins": _coins,
    "all_coins": lambda rules: _together(COINS_MASK, rules.all_coins),
    "settebello": _settebello,
    "sevens": _sevens,
    "four_sevens": lambda rules: _together(_SEVENS, rules.four_sevens),
    "most_sevens": _sevens,
    "most_sixes": _sixes,
    "primiera": _primiera,
    "re_bello": lambda rules: _together(1 << read_card(rules.re_bello), 1),
    "three_of_coins": lambda rules: _together(_THREE_OF_COINS, rules.three_of_coins),
    "grande": lambda rules: _together(_FIGURES_OF_COINS, rules.grande),
    "few_cards": _few_cards,
    **{category.name: _by_run(category) for category in CATEGORIES if category.name in {"napola", "piccola"}},
}
"""How each category that rules may count is foreseen."""
