"""What speaks for a move, as codes and facts: what it takes, what it leaves to the next player, what it keeps.

Everything here follows from the cards that a seat has seen and from the chance that the next player holds one of the
others. Words are not made here: a code is an entry of the catalogue, ``because.<code>``.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from scopa.cards import COINS_MASK, FULL_PACK, RANK_MASKS, RANKS, SETTEBELLO, Card, CardSet, card_text, cards_in
from scopa.moves import Move
from scopa.observation import Observation
from scopa.state import next_hand_size, pockets

Because = dict[str, Any]
"""One reason: a code of the catalogue (``because.<code>``) and its facts."""

_SEVENS = RANK_MASKS[6]
_MOST_CASES = 12
"""A chance is told as cases out of no more than so many, where it can be."""


@dataclass(frozen=True)
class Sight:
    """From what is explained: the cards that the one who plays takes to be ``unseen``, or None if no thought is given
    to what is left on the table; and whether the explanation is ``told_to_owner`` of the hand. What is told to others
    says nothing that would show cards of the hand.
    """

    unseen: CardSet | None
    told_to_owner: bool = True


def reasons(observation: Observation, move: Move, sight: Sight | None = None) -> list[Because]:
    """What speaks for *move*, a legal one, and against it: what it takes, what it leaves, what it keeps."""
    sight = sight or Sight(observation.unseen)
    found = _gains(observation, move) if move.taken else []
    if not move.taken and sight.told_to_owner:
        found.append(_laying(observation, move))
    left = table_left(observation, move)
    if left and not observation.is_last_play and sight.unseen is not None:
        found += _exposure(observation, move, left, sight)
        if sight.told_to_owner:
            found += _kept(observation, move, left, sight.unseen)
    return found


def table_left(observation: Observation, move: Move) -> int:
    """The table after *move*, as a mask."""
    table = observation.table.mask
    gathers = move.taken or pockets(observation.rules, observation.capture_table.values[move.card], table)
    return table & ~move.taken.mask if gathers else table | 1 << move.card


def sweepers(observation: Observation, table: int, among: CardSet | None = None) -> CardSet:
    """The cards *among* some, the unseen ones if not said, that could take the whole of *table* at once."""
    captures = observation.capture_table
    possible = observation.unseen if among is None else among
    return CardSet.of(card for card in possible if table in captures.of(card, table))


def chance_held(unseen: int, wanted: int, hand_size: int) -> float:
    """The chance that a hand of *hand_size* cards drawn from *unseen* holds at least one of the *wanted* ones."""
    return 1 - comb(unseen - wanted, hand_size) / comb(unseen, hand_size) if unseen else 0.0


def next_player_has(observation: Observation, unseen: CardSet, wanted: CardSet) -> float:
    """The chance that the next player will hold one of the *wanted* cards, which lie among those *unseen* or are shown.

    Any way for the unseen cards to lie is as likely as any other. Between two rounds the hand is the one to be dealt.
    """
    rules = observation.rules
    seat = rules.seat_after(observation.seat)
    shown = observation.exposed[seat]
    if shown & wanted:
        return 1.0
    hidden = observation.hand_sizes[seat] - len(shown)
    if not observation.hand_sizes[seat]:
        hidden = next_hand_size(rules, observation.stock_size)
    return chance_held(len(unseen), len(wanted & unseen), min(hidden, len(unseen)))


def as_cases(chance: float) -> tuple[int, int]:
    """A *chance* as so many cases of how many: one in some where that comes near, else out of at most a dozen."""
    if 0 < chance <= 0.5:
        whole = round(1 / chance)
        if whole > _MOST_CASES or abs(1 / whole - chance) < 0.01:
            return 1, whole
    near = Fraction(chance).limit_denominator(_MOST_CASES)
    return near.numerator, near.denominator


def _gains(observation: Observation, move: Move) -> list[Because]:
    rules = observation.rules
    taken = move.taken.mask | 1 << move.card
    found: list[Because] = []
    if move.sweep:
        found.append({"code": "makes-sweep"})
    if rules.settebello and taken >> SETTEBELLO & 1:
        found.append({"code": "takes-settebello"})
    coins = (taken & COINS_MASK).bit_count()
    if rules.coins and coins:
        found.append({"code": "takes-coins", "count": coins})
    sevens = (taken & _SEVENS & ~(1 << SETTEBELLO)).bit_count()
    if sevens and (rules.primiera != "off" or rules.sevens):
        found.append({"code": "takes-sevens", "count": sevens})
    if rules.cards:
        found.append({"code": "takes-cards", "count": taken.bit_count()})
    return found


def _laying(observation: Observation, move: Move) -> Because:
    could_take = any(observation.capture_table.of(card, observation.table.mask) for card in observation.hand)
    return {"code": "lays-rather" if could_take else "nothing-to-take", "card": card_text(move.card)}


def _exposure(observation: Observation, move: Move, left: int, sight: Sight) -> list[Because]:
    """Whether what is left can be swept. Others are told only what they can see for themselves: that no card could."""
    unseen = sight.unseen or CardSet()
    count = sum(observation.capture_table.values[card] for card in cards_in(left))
    shown = observation.exposed[observation.rules.seat_after(observation.seat)]
    if not sight.told_to_owner:
        gone = observation.table.mask | 1 << move.card
        for pile in observation.piles:
            gone |= pile.mask
        unseen = CardSet(FULL_PACK & ~gone)
    sweeping = sweepers(observation, left, unseen | shown)
    if not sweeping:
        return [{"code": "cannot-be-swept", "total": count}]
    if not sight.told_to_owner:
        return []
    chance = next_player_has(observation, unseen, sweeping)
    cases, of = as_cases(chance)
    return [
        {
            "code": "may-be-swept",
            "total": count,
            "count": len(sweeping),
            "values": sorted({observation.capture_table.values[card] for card in sweeping}),
            "ranks": sorted({RANKS[card >> 2] for card in sweeping}, key=RANKS.index),
            "percent": round(100 * chance),
            "cases": cases,
            "of": of,
        }
    ]


def _kept(observation: Observation, move: Move, left: int, unseen: CardSet) -> list[Because]:
    """What of the table only the own hand can still take, or a second card of the rank laid."""
    kept = observation.hand.mask & ~(1 << move.card)
    anchors = [card for card in cards_in(left) if _is_anchor(observation, card, left, kept, unseen)]
    captures = observation.capture_table
    twins = [card for card in cards_in(kept & RANK_MASKS[move.card >> 2]) if 1 << move.card in captures.of(card, left)]
    if twins and not move.taken:
        return [{"code": "keeps-double", "card": card_text(move.card), "other": card_text(twins[0])}]
    return [{"code": "keeps-anchor", "card": card_text(anchors[0])}] if anchors else []


def _is_anchor(observation: Observation, card: Card, left: int, kept: int, unseen: CardSet) -> bool:
    """Whether of the cards not seen none can take *card* from the table *left*, and one of those *kept* can."""
    captures = observation.capture_table

    def may_take(other: Card) -> bool:
        return any(taken >> card & 1 for taken in captures.of(other, left))

    shown = [other for hand in observation.exposed for other in hand]
    return any(map(may_take, cards_in(kept))) and not any(map(may_take, [*unseen, *shown]))
