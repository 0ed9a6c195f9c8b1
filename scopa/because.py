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
from scopa.categories import counted_by
from scopa.moves import Move
from scopa.observation import Observation
from scopa.rules import Rules
from scopa.state import next_hand_size, pockets

Because = dict[str, Any]
"""One reason: a code of the catalogue (``because.<code>``) and its facts."""

_SEVENS = RANK_MASKS[6]
_MOST_CASES = 12
"""A chance is told as cases out of no more than so many, where it can be."""

_NEAR = 0.01
"""How far the cases told may be from the chance if that makes them one in some, or all but one."""

_ROUNDED = 1e-9
"""How far the cases told are from the chance where they are rounded, and not merely reckoned in floats."""

_SEVENS_COUNT_FOR = (("primiera", "primiera"), ("sevens", "most"), ("most_sevens", "most"), ("four_sevens", "all"))
"""What sevens are wanted for, by the category of points that asks for them, the most telling first."""


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
    found: list[Because] = []
    if _goes_to_pile(observation, move):
        found = _gains(observation, move)
    elif sight.told_to_owner:
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
    return table & ~move.taken.mask if _goes_to_pile(observation, move) else table | 1 << move.card


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
    if _shown_by_next(observation) & wanted:
        return 1.0
    return chance_held(len(unseen), len(wanted & unseen), min(_hidden_of_next(observation), len(unseen)))


def next_player_shows_all(observation: Observation) -> bool:
    """Whether the next player has declared, and holds no other card than those it showed."""
    return bool(_shown_by_next(observation)) and not _hidden_of_next(observation)


def next_player_may_hold(observation: Observation, unseen: CardSet) -> CardSet:
    """The cards that the next player may hold: what it shows, and any of those *unseen* unless it shows all."""
    shown = _shown_by_next(observation)
    return shown if next_player_shows_all(observation) else shown | unseen


def as_cases(chance: float) -> tuple[int, int]:
    """A *chance* as so many cases of how many: one in some, or all but one, where that comes near, else out of at most
    a dozen. All cases, or none, are told of what is sure alone.
    """
    rarer = min(chance, 1 - chance)
    if rarer > 0:
        whole = min(round(1 / rarer), round(1 / _NEAR))
        if whole > _MOST_CASES or abs(1 / whole - rarer) < _NEAR:
            return (1 if chance <= 0.5 else whole - 1), whole
    near = Fraction(chance).limit_denominator(_MOST_CASES)
    return near.numerator, near.denominator


def _shown_by_next(observation: Observation) -> CardSet:
    return observation.exposed[observation.rules.seat_after(observation.seat)]


def _hidden_of_next(observation: Observation) -> int:
    """How many cards the next player will hold that nobody else has seen."""
    size = observation.hand_sizes[observation.rules.seat_after(observation.seat)]
    if not size:
        return next_hand_size(observation.rules, observation.stock_size)
    return size - len(_shown_by_next(observation))


def _goes_to_pile(observation: Observation, move: Move) -> bool:
    """Whether the card played goes to the pile: with what it takes, or alone where the rules pocket it."""
    worth = observation.capture_table.values[move.card]
    return bool(move.taken) or pockets(observation.rules, worth, observation.table.mask)


def _sevens_wanted(rules: Rules) -> str | None:
    """What sevens are wanted for, None if the rules count none."""
    counted = {category.name for category in counted_by(rules)}
    return next((wanted for category, wanted in _SEVENS_COUNT_FOR if category in counted), None)


def _gains(observation: Observation, move: Move) -> list[Because]:
    rules = observation.rules
    taken = move.taken.mask | 1 << move.card
    found: list[Because] = []
    if not move.taken:
        found.append({"code": "straight-to-pile", "card": card_text(move.card)})
    if move.sweep:
        found.append({"code": "makes-sweep"})
    if rules.settebello and taken >> SETTEBELLO & 1:
        found.append({"code": "takes-settebello"})
    coins = (taken & COINS_MASK).bit_count()
    if rules.coins and coins:
        found.append({"code": "takes-coins", "count": coins})
    sevens, wanted = (taken & _SEVENS).bit_count(), _sevens_wanted(rules)
    if sevens and wanted is not None:
        found.append({"code": "takes-sevens", "count": sevens, "counts_for": wanted})
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
    if not sight.told_to_owner:
        gone = observation.table.mask | 1 << move.card
        for pile in observation.piles:
            gone |= pile.mask
        unseen = CardSet(FULL_PACK & ~gone)
    sweeping = sweepers(observation, left, next_player_may_hold(observation, unseen))
    if not sweeping:
        return [{"code": "cannot-be-swept", "total": count, "shown": next_player_shows_all(observation)}]
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
            "about": abs(cases / of - chance) > _ROUNDED,
            "remembered": unseen != observation.unseen,
        }
    ]


def _kept(observation: Observation, move: Move, left: int, unseen: CardSet) -> list[Because]:
    """What of the table the own hand can take and the next player cannot, or a second card of the rank laid."""
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
