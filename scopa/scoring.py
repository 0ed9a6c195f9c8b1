"""From piles to awards: who scores each point of a deal, and the cards that prove it (source 000 L27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from scopa.cards import COINS_MASK, SETTEBELLO, SUIT_MASKS, Card, CardSet, cards_in, value
from scopa.errors import NotNow
from scopa.rules import Rules
from scopa.state import State

PRIMIERA_VALUES = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""What each rank, A to K, counts for the primiera (source 000 L27)."""

Amounts = tuple[int | None, ...]
"""One number a side; None for a side that cannot have the point."""


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
    amounts: Amounts
    shown: tuple[CardSet, ...]


def score(state: State) -> tuple[Award, ...]:
    """The awards of a deal that is over, category by category. Raises `NotNow` while it is being played."""
    if state.turn is not None:
        raise NotNow("deal-not-over")
    return awards(state.rules, state.piles, state.sweeps)


def awards(rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[Sequence[Card]]) -> tuple[Award, ...]:
    """The awards for piles and for the capturing cards of sweeps, one of each a side."""
    lines = list(_sweep_awards(sweeps))
    if rules.cards:
        lines.append(_majority("cards", tuple(len(pile) for pile in piles), tuple(piles)))
    if rules.coins:
        coins = tuple(CardSet(pile.mask & COINS_MASK) for pile in piles)
        lines.append(_majority("coins", tuple(len(held) for held in coins), coins))
    if rules.settebello:
        lines.append(_holder("settebello", SETTEBELLO, piles))
    if rules.primiera != "off":
        best = tuple(primiera_cards(pile) for pile in piles)
        lines.append(_majority("primiera", tuple(primiera(pile.mask) for pile in piles), best))
    return tuple(lines)


def points(rules: Rules, piles: Sequence[int], sweeps: Sequence[int]) -> list[int]:
    """The points of each side for pile masks and numbers of sweeps: the sum of its `awards`, worked out fast."""
    scored = list(sweeps)
    if rules.cards:
        _add_point(scored, [pile.bit_count() for pile in piles])
    if rules.coins:
        _add_point(scored, [(pile & COINS_MASK).bit_count() for pile in piles])
    if rules.settebello:
        for side, pile in enumerate(piles):
            scored[side] += pile >> SETTEBELLO & 1
    if rules.primiera != "off":
        _add_point(scored, [primiera(pile) or 0 for pile in piles])
    return scored


def points_of(lines: Sequence[Award], sides: int) -> tuple[int, ...]:
    """The points of each side in some awards."""
    return tuple(sum(line.points for line in lines if line.side == side) for side in range(sides))


def primiera(pile: int) -> int | None:
    """The primiera of a pile mask: the best card of each suit, added; None if a suit is missing, which disqualifies
    (source 000 L27).
    """
    whole = 0
    for mask in SUIT_MASKS:
        best = _best_in_suit(pile & mask)
        if not best:
            return None
        whole += best
    return whole


def primiera_value(card: Card) -> int:
    """What a card counts for the primiera."""
    return PRIMIERA_VALUES[value(card) - 1]


def primiera_cards(pile: CardSet) -> CardSet:
    """The card of each suit that counts for the primiera: the dearest, and of figures the lowest; a suit that is
    missing has none.
    """
    best = 0
    for mask in SUIT_MASKS:
        held = list(cards_in(pile.mask & mask))
        if held:
            best |= 1 << max(held, key=lambda card: (primiera_value(card), -card))
    return CardSet(best)


@lru_cache(maxsize=4096)
def _best_in_suit(held: int) -> int:
    return max(map(primiera_value, cards_in(held)), default=0)


def _sweep_awards(sweeps: Sequence[Sequence[Card]]) -> list[Award]:
    shown = tuple(CardSet.of(cards) for cards in sweeps)
    amounts = tuple(len(cards) for cards in sweeps)
    scored = [Award("sweeps", side, n, shown[side], amounts, shown) for side, n in enumerate(amounts) if n]
    return scored or [Award("sweeps", None, 0, CardSet(), amounts, shown)]


def _majority(category: str, amounts: Amounts, shown: tuple[CardSet, ...]) -> Award:
    side = _unique_most(amounts)
    if side is None:
        return Award(category, None, 0, CardSet(), amounts, shown)
    return Award(category, side, 1, shown[side], amounts, shown)


def _unique_most(amounts: Amounts) -> int | None:
    """The side with more than every other; None at a tie: an equal majority gives nothing (source 000 L27)."""
    most = max((amount for amount in amounts if amount is not None), default=0)
    leaders = [side for side, amount in enumerate(amounts) if amount == most]
    return leaders[0] if most and len(leaders) == 1 else None


def _add_point(scored: list[int], amounts: Sequence[int]) -> None:
    most = max(amounts)
    if most and amounts.count(most) == 1:
        scored[amounts.index(most)] += 1


def _holder(category: str, card: Card, piles: Sequence[CardSet]) -> Award:
    shown = tuple(CardSet(pile.mask & 1 << card) for pile in piles)
    return _majority(category, tuple(len(held) for held in shown), shown)
