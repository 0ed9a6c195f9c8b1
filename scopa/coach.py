"""The coach: which move it would play, and why, from what the seat may know."""

from __future__ import annotations

from math import comb
from typing import Any

from scopa.cards import COINS_MASK, RANK_MASKS, SETTEBELLO, CardSet, card_text, cards_in
from scopa.declarations import Declaration, declared_points
from scopa.moves import AnyMove, Move
from scopa.observation import Observation

Because = dict[str, Any]
"""One reason: a code of the catalogue (``hint.<code>``) and its facts."""

_SEVENS = RANK_MASKS[6]


def hint(observation: Observation, move: AnyMove) -> dict[str, Any]:
    """The Hint of ``docs/protocol.md`` for the seat to play: *move*, which is legal, and why, most important first."""
    if isinstance(move, Declaration):
        points = declared_points(observation.rules, move)
        because_of = {"code": "declares", "points": points} if points else {"code": "keeps-hidden"}
        return {"declare": str(move), "because": [because_of]}
    return {
        "card": card_text(move.card),
        "taken": list(move.taken.texts()),
        "because": because(observation, move),
    }


def because(observation: Observation, move: Move) -> list[Because]:
    """What speaks for *move*: what it takes, then what it leaves to the next player."""
    reasons = _gains(observation, move) if move.taken else [_laying(observation, move)]
    left = observation.table.mask & ~move.taken.mask | (0 if move.taken else 1 << move.card)
    if left and not observation.is_last_play:
        reasons.append(_exposure(observation, left))
    return reasons


def sweepers(observation: Observation, table: int) -> CardSet:
    """The unseen cards that could take the whole of *table* at once."""
    captures = observation.capture_table
    return CardSet.of(card for card in observation.unseen if table in captures.of(card, table))


def chance_held(unseen: int, wanted: int, hand_size: int) -> float:
    """The chance that a hand of *hand_size* cards drawn from *unseen* holds at least one of the *wanted* ones."""
    return 1 - comb(unseen - wanted, hand_size) / comb(unseen, hand_size) if unseen else 0.0


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


def _exposure(observation: Observation, left: int) -> Because:
    seat = observation.rules.seat_after(observation.seat)
    sweeping = sweepers(observation, left)
    wanted = len(sweeping)
    count = sum(observation.capture_table.values[card] for card in cards_in(left))
    if not wanted:
        return {"code": "cannot-be-swept", "total": count}
    held = observation.hand_sizes[seat] or observation.rules.hand_size
    chance = chance_held(len(observation.unseen), wanted, min(held, len(observation.unseen)))
    values = sorted({observation.capture_table.values[card] for card in sweeping})
    percent = round(100 * chance)
    return {"code": "may-be-swept", "total": count, "count": wanted, "values": values, "percent": percent}
