"""From piles to awards: who scores each point of a deal, and the cards that prove it (source 000 L27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scopa.cards import COINS_MASK, Card, CardSet
from scopa.categories import Amounts, Category, cappotto, counted_by
from scopa.errors import NotNow
from scopa.rules import Rules
from scopa.state import State

_NOTHING = CardSet()


@dataclass(frozen=True, slots=True)
class Award:
    """One line of the score of a deal.

    ``side`` has ``points`` for ``category``, proved by ``cards``; ``side`` is None and ``points`` 0 when nobody has it.
    ``amounts`` and ``shown`` say, side by side, how much each has and with which cards, so that a tie or a missing suit
    (amount None) can be seen.
    """

    category: str
    side: int | None
    points: int
    cards: CardSet
    amounts: tuple[int | None, ...]
    shown: tuple[CardSet, ...]


def score(state: State) -> tuple[Award, ...]:
    """The awards of a deal that is over, category by category. Raises `NotNow` while it is being played."""
    if state.turn is not None:
        raise NotNow("deal-not-over")
    return awards(state.rules, state.piles, state.sweeps, state.declared)


def awards(
    rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[Sequence[Card]], declared: Sequence[int] = ()
) -> tuple[Award, ...]:
    """The awards for piles, for the capturing cards of sweeps and for the points declared, one of each a side."""
    masks = [pile.mask for pile in piles]
    lines = _lines("sweeps", tuple(map(len, sweeps)), tuple(CardSet.of(cards) for cards in sweeps))
    if rules.accusi:
        lines += _lines("accusi", tuple(declared) or (0,) * rules.sides, (_NOTHING,) * rules.sides)
    for category in counted_by(rules):
        lines += _category_lines(category, rules, masks)
    if rules.cappotto != "off":
        lines.append(_cappotto_line(rules, masks))
    return tuple(lines)


def points(rules: Rules, piles: Sequence[int], sweeps: Sequence[int], declared: Sequence[int] = ()) -> list[int]:
    """The points of each side for pile masks, numbers of sweeps and points declared: the sum of its `awards`, worked
    out fast.
    """
    return points_in(counted_by(rules), rules, piles, sweeps, declared)


def points_in(
    categories: Sequence[Category],
    rules: Rules,
    piles: Sequence[int],
    sweeps: Sequence[int],
    declared: Sequence[int] = (),
) -> list[int]:
    """`points` for a caller that asks often and has looked up the categories that the rules count."""
    scored = [sum(counts) for counts in zip(sweeps, declared, strict=True)] if declared else list(sweeps)
    for category in categories:
        amounts = category.amounts(rules, piles)
        for side, counted in enumerate(category.scored(rules, piles, amounts)):
            if counted:
                scored[side] += counted
    return scored


def points_of(lines: Sequence[Award], sides: int) -> tuple[int, ...]:
    """The points of each side in some awards."""
    return tuple(sum(line.points for line in lines if line.side == side) for side in range(sides))


def _category_lines(category: Category, rules: Rules, piles: Sequence[int]) -> list[Award]:
    amounts = category.amounts(rules, piles)
    shown = tuple(CardSet(category.shown(rules, pile)) for pile in piles)
    return _lines(category.name, amounts, shown, category.scored(rules, piles, amounts))


def _lines(
    category: str, amounts: Amounts, shown: tuple[CardSet, ...], scored: Sequence[int | None] | None = None
) -> list[Award]:
    """One award a side that scores, or one that says nobody does; as many points as the amounts, if not said."""
    told = tuple(amounts)
    lines = [
        Award(category, side, counted, shown[side], told, shown)
        for side, counted in enumerate(amounts if scored is None else scored)
        if counted
    ]
    return lines or [Award(category, None, 0, _NOTHING, told, shown)]


def _cappotto_line(rules: Rules, piles: Sequence[int]) -> Award:
    """Who wins the match at once: no points, so that an award of it has a side and 0 of them."""
    side = cappotto(rules, piles)
    shown = tuple(CardSet(pile & COINS_MASK) for pile in piles)
    return Award("cappotto", side, 0, _NOTHING if side is None else shown[side], tuple(map(len, shown)), shown)
