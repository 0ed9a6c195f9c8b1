"""From a seed to a pack, and from a pack to hands and table.

The same seed gives the same pack in CPython and in every browser: only ``random()`` is drawn on, whose sequence Python
promises to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from scopa.cards import PACK_SIZE, RANK_MASKS, Card, CardSet, card_text
from scopa.errors import ScopaError
from scopa.rules import Rules

_KINGS = RANK_MASKS[9]
_ACES = RANK_MASKS[0]
_NOTHING = CardSet()


class BadPack(ScopaError):
    """A pack that is not the forty cards, each once."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """What the start of a deal gives: a hand a seat, the table, the stock (next card first), the cards set aside, and
    the tables that were void.
    """

    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]
    aside: CardSet = _NOTHING
    voids: tuple[CardSet, ...] = ()


def shuffled_pack(seed: str, cut: bool = True) -> tuple[Card, ...]:
    """The forty cards shuffled by *seed* and, if *cut*, cut by the seat before the dealer; first to be dealt first.

    A cut turns the shuffled pack; every order stays equally likely (source 000 L13).
    """
    chance = Random(seed)
    pack = list(range(PACK_SIZE))
    for last in range(PACK_SIZE - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    if cut:
        at = 1 + int(chance.random() * (PACK_SIZE - 1))
        pack = pack[at:] + pack[:at]
    return tuple(pack)


def dealt_pack(rules: Rules, seed: str, voids: int) -> tuple[Card, ...]:
    """The pack of the deal of *seed* that stood, after so many void ones."""
    return shuffled_pack(f"{seed}/{voids}", rules.cut)


def check_pack(pack: Sequence[Card]) -> tuple[Card, ...]:
    """*pack* as a tuple. Raises `BadPack` unless it is the forty cards, each once."""
    missing = sorted(set(range(PACK_SIZE)) - set(pack))
    if len(pack) != PACK_SIZE or missing:
        raise BadPack("bad-pack", cards=len(pack), missing=[card_text(card) for card in missing])
    return tuple(pack)


def order_of_play(rules: Rules, dealer: int) -> tuple[int, ...]:
    """The seats in the order they play; the dealer is last (source 000 L13)."""
    seats = []
    seat = dealer
    for _ in range(rules.seats):
        seat = rules.seat_after(seat)
        seats.append(seat)
    return tuple(seats)


def cutter(rules: Rules, dealer: int) -> int | None:
    """The seat that cuts the shuffled pack: the one that plays just before the dealer; None where nobody cuts."""
    return order_of_play(rules, dealer)[-2] if rules.cut else None


def next_dealer(rules: Rules, dealer: int) -> int:
    """Who deals after a complete deal; a void deal is dealt again by the same dealer (source 000 L13)."""
    return rules.seat_after(dealer)


def is_void(rules: Rules, table: CardSet) -> bool:
    """Whether this first table makes the deal void: three or four kings (source 000 L13), Jacks and Queens never
    count; or, in Cirulla, two aces.
    """
    kings = (table.mask & _KINGS).bit_count()
    aces = (table.mask & _ACES).bit_count()
    return bool(
        (rules.redeal_kings and kings >= rules.redeal_kings) or (rules.redeal_aces and aces >= rules.redeal_aces)
    )


def give_hands(
    rules: Rules, dealer: int, stock: Sequence[Card], size: int
) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
    """Give *size* cards a seat from the stock, a packet at a time, first player first: the hands, and what is left of
    the stock.
    """
    given: list[list[Card]] = [[] for _ in range(rules.seats)]
    at = 0
    seats = order_of_play(rules, dealer)
    while len(given[seats[0]]) < size:
        packet = min(rules.packet, size - len(given[seats[0]]))
        for seat in seats:
            given[seat].extend(stock[at : at + packet])
            at += packet
    return tuple(CardSet.of(hand) for hand in given), tuple(stock[at:])


def distribute(rules: Rules, pack: Sequence[Card], dealer: int) -> Distribution:
    """Deal a pack: the hands, then the table cards; the last cards of all are those set aside. Raises `BadPack`."""
    hands, rest = give_hands(rules, dealer, check_pack(pack), rules.hand_size)
    table = CardSet.of(rest[: rules.table_size])
    stock = rest[rules.table_size : len(rest) - rules.aside_size]
    return Distribution(hands, table, stock, CardSet.of(rest[len(rest) - rules.aside_size :]))


def distribute_seed(rules: Rules, seed: str, dealer: int) -> Distribution:
    """Deal by *seed*; a void deal is shuffled and dealt again by the same dealer until one stands."""
    voids: list[CardSet] = []
    while True:
        dealt = distribute(rules, dealt_pack(rules, seed, len(voids)), dealer)
        if not is_void(rules, dealt.table):
            return replace(dealt, voids=tuple(voids))
        voids.append(dealt.table)
