"""What a deal can score, as a table: one row a category, one small function a way of deciding it.

Everything here works on pile masks, one a side, so that a search can ask it millions of times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scopa.cards import COINS_MASK, RANK_MASKS, SETTEBELLO, SUIT_MASKS, cards_in, read_card
from scopa.primiera import best_in_suit, primiera, primiera_cards
from scopa.rules import Rules

Amounts = Sequence[int | None]
"""One number a side; None for a side that cannot have the point."""

_SEVENS = RANK_MASKS[6]
_SIXES = RANK_MASKS[5]
_RE_BELLO = {"6D": 1 << read_card("6D"), "KD": 1 << read_card("KD")}
_THREE_OF_COINS = 1 << read_card("3D")
_COINS_IN_ORDER = tuple(cards_in(COINS_MASK))
_GRANDE = sum(1 << card for card in _COINS_IN_ORDER[7:])
_PICCOLA_LONGEST = 6
_FEW = 10


@dataclass(frozen=True)
class Category:
    """One kind of point.

    ``counts``: whether some rules count it. ``amounts``: how much of it each side has. ``scored``: the points of each
    side, from its amounts; empty where nobody scores. ``shown``: which cards of a pile prove it.
    """

    name: str
    counts: Callable[[Rules], bool]
    amounts: Callable[[Rules, Sequence[int]], Amounts]
    scored: Callable[[Rules, Sequence[int], Amounts], Sequence[int]]
    shown: Callable[[Rules, int], int]


def unique_most(amounts: Sequence[int | None]) -> int | None:
    """The side with more than every other; None at a tie: an equal majority gives nothing (source 000 L27).

    Among three sides and more the most is enough, however few (source 003 L87).
    """
    most = max([amount or 0 for amount in amounts])
    return amounts.index(most) if most and amounts.count(most) == 1 else None


def run_of_coins(pile: int) -> int:
    """How many coins a pile has in sequence from the ace."""
    length = 0
    while length < len(_COINS_IN_ORDER) and pile >> _COINS_IN_ORDER[length] & 1:
        length += 1
    return length


def _primiera_amounts(rules: Rules, piles: Sequence[int]) -> Amounts:
    """Each side's primiera; a missing suit disqualifies, counts 0, or yields to any primiera of four suits (source 000
    L27, source 002 L42).
    """
    whole = [primiera(pile) for pile in piles]
    if rules.primiera == "disqualify" or (rules.primiera == "full_first" and any(whole)):
        return whole
    return [sum(best_in_suit(pile & mask) for mask in SUIT_MASKS) for pile in piles]


def _to_the_most(_: Rules, __: Sequence[int], amounts: Amounts) -> Sequence[int]:
    side = unique_most(amounts)
    if side is None:
        return ()
    scored = [0] * len(amounts)
    scored[side] = 1
    return scored


def _holding_all(wanted: int) -> Callable[[Rules, Sequence[int]], Amounts]:
    def amounts(_: Rules, piles: Sequence[int]) -> Amounts:
        return [int(pile & wanted == wanted) for pile in piles]

    return amounts


def _counting(counted: int) -> Callable[[Rules, Sequence[int]], Amounts]:
    def amounts(_: Rules, piles: Sequence[int]) -> Amounts:
        return [(pile & counted).bit_count() for pile in piles]

    return amounts


def _worth(points: Callable[[Rules], int]) -> Callable[[Rules, Sequence[int], Amounts], Sequence[int]]:
    """A number of points for whoever has the thing."""

    def scored(rules: Rules, _: Sequence[int], amounts: Amounts) -> Sequence[int]:
        return [points(rules) if amount else 0 for amount in amounts]

    return scored


def _holds_any(counted: int, piles: Sequence[int]) -> bool:
    return any(pile & counted == counted for pile in piles)


def _coins_scored(rules: Rules, piles: Sequence[int], amounts: Amounts) -> Sequence[int]:
    """1 for the most coins, unless all ten score in its place (source 004 L124-125)."""
    if rules.all_coins and rules.all_coins_stack == "instead" and _holds_any(COINS_MASK, piles):
        return ()
    return _to_the_most(rules, piles, amounts)


def _sevens_scored(rules: Rules, piles: Sequence[int], amounts: Amounts) -> Sequence[int]:
    """1 for the most sevens, unless all four score in its place (source 004 L128-129)."""
    if rules.four_sevens and rules.four_sevens_stack != "plus" and _holds_any(_SEVENS, piles):
        return ()
    return _to_the_most(rules, piles, amounts)


def _settebello_scored(rules: Rules, piles: Sequence[int], amounts: Amounts) -> Sequence[int]:
    """1 for the seven of coins, unless the four sevens include it (source 004 L127-128)."""
    if rules.four_sevens and rules.four_sevens_stack == "inclusive" and _holds_any(_SEVENS, piles):
        return ()
    return _to_the_most(rules, piles, amounts)


def _runs(shortest: int, longest: int) -> Callable[[Rules, Sequence[int]], Amounts]:
    def amounts(_: Rules, piles: Sequence[int]) -> Amounts:
        runs = [min(run_of_coins(pile), longest) for pile in piles]
        return [run if run >= shortest else 0 for run in runs]

    return amounts


def _napola_amounts(rules: Rules, piles: Sequence[int]) -> Amounts:
    return _runs(3, 10 if rules.napola == "run10" else 7)(rules, piles)


_NAPOLA: dict[str, Callable[[int], int]] = {
    "fixed3": lambda _: 3,
    "run7": lambda run: run,
    "run7x10": lambda run: 10 if run == 7 else run,
    "run10": lambda run: run,
}
"""What a run of coins from the ace is worth, by option (source 002 L57)."""


def _napola_scored(rules: Rules, _: Sequence[int], amounts: Amounts) -> Sequence[int]:
    return [_NAPOLA[rules.napola](run) if run else 0 for run in amounts]


def _as_many(_: Rules, __: Sequence[int], amounts: Amounts) -> Sequence[int]:
    return [amount or 0 for amount in amounts]


def _few_cards_scored(rules: Rules, _: Sequence[int], amounts: Amounts) -> Sequence[int]:
    """A side with fewer than ten cards gives a point to the other, or scores it itself; only between two sides (source
    004 L132).
    """
    if len(amounts) != 2:
        return ()
    few = [int(amount is not None and amount < _FEW) for amount in amounts]
    return few[::-1] if rules.few_cards == "opponent" else few


def _showing(counted: int) -> Callable[[Rules, int], int]:
    return lambda _, pile: pile & counted


def _showing_if_all(counted: int) -> Callable[[Rules, int], int]:
    return lambda _, pile: counted if pile & counted == counted else 0


def _showing_run(amounts: Callable[[Rules, Sequence[int]], Amounts]) -> Callable[[Rules, int], int]:
    return lambda rules, pile: sum(1 << card for card in _COINS_IN_ORDER[: amounts(rules, [pile])[0]])


def _whole_pile(_: Rules, pile: int) -> int:
    return pile


_piccola_amounts = _runs(3, _PICCOLA_LONGEST)

CATEGORIES: tuple[Category, ...] = (
    Category(
        "cards",
        lambda rules: rules.cards,
        lambda _, piles: [pile.bit_count() for pile in piles],
        _to_the_most,
        _whole_pile,
    ),
    Category("coins", lambda rules: rules.coins, _counting(COINS_MASK), _coins_scored, _showing(COINS_MASK)),
    Category(
        "all_coins",
        lambda rules: rules.all_coins > 0,
        _holding_all(COINS_MASK),
        _worth(lambda rules: rules.all_coins),
        _showing_if_all(COINS_MASK),
    ),
    Category(
        "settebello",
        lambda rules: rules.settebello,
        _holding_all(1 << SETTEBELLO),
        _settebello_scored,
        _showing(1 << SETTEBELLO),
    ),
    Category("sevens", lambda rules: rules.sevens, _counting(_SEVENS), _sevens_scored, _showing(_SEVENS)),
    Category(
        "four_sevens",
        lambda rules: rules.four_sevens > 0,
        _holding_all(_SEVENS),
        _worth(lambda rules: rules.four_sevens),
        _showing_if_all(_SEVENS),
    ),
    Category("most_sevens", lambda rules: rules.quick_count, _counting(_SEVENS), _sevens_scored, _showing(_SEVENS)),
    Category("most_sixes", lambda rules: rules.quick_count, _counting(_SIXES), _to_the_most, _showing(_SIXES)),
    Category(
        "primiera",
        lambda rules: rules.primiera != "off",
        _primiera_amounts,
        _to_the_most,
        lambda _, pile: primiera_cards(pile),
    ),
    Category(
        "napola", lambda rules: rules.napola != "off", _napola_amounts, _napola_scored, _showing_run(_napola_amounts)
    ),
    Category(
        "re_bello",
        lambda rules: rules.re_bello != "off",
        lambda rules, piles: _holding_all(_RE_BELLO[rules.re_bello])(rules, piles),
        _to_the_most,
        lambda rules, pile: pile & _RE_BELLO[rules.re_bello],
    ),
    Category(
        "three_of_coins",
        lambda rules: rules.three_of_coins > 0,
        _holding_all(_THREE_OF_COINS),
        _worth(lambda rules: rules.three_of_coins),
        _showing(_THREE_OF_COINS),
    ),
    Category(
        "piccola", lambda rules: rules.piccola != "off", _piccola_amounts, _as_many, _showing_run(_piccola_amounts)
    ),
    Category(
        "grande",
        lambda rules: rules.grande > 0,
        _holding_all(_GRANDE),
        _worth(lambda rules: rules.grande),
        _showing(_GRANDE),
    ),
    Category(
        "few_cards",
        lambda rules: rules.few_cards != "off",
        lambda _, piles: [pile.bit_count() for pile in piles],
        _few_cards_scored,
        _whole_pile,
    ),
)
"""The categories in the order of a score sheet, after the sweeps and the declarations."""


@lru_cache(maxsize=256)
def counted_by(rules: Rules) -> tuple[Category, ...]:
    """The categories that some rules count."""
    return tuple(category for category in CATEGORIES if category.counts(rules))


def cappotto(rules: Rules, piles: Sequence[int]) -> int | None:
    """The side that wins the match by taking all ten coins in one deal, or None (Cirulla)."""
    if rules.cappotto == "off":
        return None
    return next((side for side, pile in enumerate(piles) if pile & COINS_MASK == COINS_MASK), None)
