"""What one seat may know, as plain data for a front end: the View and the Events of ``docs/protocol.md``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scopa.cards import CardSet, card_text, value
from scopa.games import game_of
from scopa.match import Match
from scopa.moves import Move
from scopa.observation import Observation, observe
from scopa.scoring import Award, points_of, primiera_value, score
from scopa.state import State

Plain = dict[str, Any]
"""What JSON can hold."""


def view(match: Match, seat: int, players: Sequence[str], practice: bool) -> Plain:
    """The View of a match from *seat*; ``players`` says for each seat "person" or "computer", ``practice`` is the mark
    of the match.
    """
    state = match.state
    seen = observe(state, seat)
    return {
        "game": game_of(match.rules)[0],
        "seat": seat,
        "phase": _phase(match),
        "asks": _asks(match, seat),
        "turn": None if match.is_over else state.turn,
        "dealer": state.dealer,
        "deal": len(match.deals),
        "round": state.round,
        "rounds": match.rules.rounds,
        "seats": [
            {"seat": other, "side": match.rules.side_of(other), "player": player, "cards": seen.hand_sizes[other]}
            for other, player in enumerate(players)
        ],
        "sides": [_side(match, side) for side in range(match.rules.sides)],
        "hand": [
            {"card": card_text(card), "value": value(card), "captures": _captures(seen, card)} for card in seen.hand
        ],
        "table": [{"card": card_text(card), "value": value(card)} for card in seen.table],
        "stock": seen.stock_size,
        "last": _last_play(seen),
        "leftovers": _leftovers(state),
        "scoring": scoring(state) if state.turn is None else None,
        "match": {
            "seed": match.seed,
            "end": match.rules.end,
            "target": match.rules.target,
            "deals": [list(points) for points in match.points],
            "practice": practice,
            "winner": match.winner,
            "resigned": match.resigned,
        },
    }


def scoring(state: State) -> Plain:
    """The Scoring of a deal that is over: points of each side, and every award with what proves it."""
    lines = score(state)
    return {"points": list(points_of(lines, state.rules.sides)), "awards": [_award(line) for line in lines]}


def events(before: Match | None, after: Match) -> list[Plain]:
    """The Events between a match and the match after one move, one new deal, or a resignation; from None: the start."""
    if before is None:
        return [{"event": "drawn", "dealer": after.state.dealer}, *_deal_events(after)]
    if after.resigned is not None:
        return [{"event": "resigned", "side": after.resigned}]
    if len(after.deals) > len(before.deals):
        return _deal_events(after)
    return _play_events(before.state, after)


def _play_events(before: State, after: Match) -> list[Plain]:
    state = after.state
    newest = state.plays[-1]
    happened = [_play_event(newest.seat, newest.move)]
    if newest.move.sweep:
        happened.append({"event": "swept", "seat": newest.seat})
    if state.round > before.round:
        happened.append({"event": "dealt", "deal": len(after.deals), "round": state.round})
    if state.turn is None:
        left = _leftovers(state)
        if left is not None and left["cards"]:
            happened.append({"event": "leftovers", **left})
        happened.append({"event": "scored", "points": list(after.points[-1])})
        if after.winner is not None:
            happened.append({"event": "won", "side": after.winner})
    return happened


def _play_event(seat: int, move: Move) -> Plain:
    if move.taken:
        return {"event": "captured", "seat": seat, "card": card_text(move.card), "taken": list(move.taken.texts())}
    return {"event": "played", "seat": seat, "card": card_text(move.card)}


def _deal_events(match: Match) -> list[Plain]:
    voids = [{"event": "void", "cards": list(table.texts())} for table in match.state.voids]
    return [*voids, {"event": "dealt", "deal": len(match.deals), "round": 1}]


def _phase(match: Match) -> str:
    if match.is_over:
        return "over"
    return "scoring" if match.state.turn is None else "play"


def _asks(match: Match, seat: int) -> str | None:
    if match.is_over:
        return None
    if match.state.turn is None:
        return "next_deal"
    return "play" if match.state.turn == seat else "reply"


def _side(match: Match, side: int) -> Plain:
    state = match.state
    return {
        "side": side,
        "seats": [seat for seat in range(match.rules.seats) if match.rules.side_of(seat) == side],
        "score": match.totals[side],
        "pile": len(state.piles[side]),
        "sweeps": [card_text(card) for card in state.sweeps[side]],
    }


def _captures(seen: Observation, card: int) -> list[list[str]]:
    return [list(CardSet(taken).texts()) for taken in seen.capture_table.of(card, seen.table.mask)]


def _last_play(seen: Observation) -> Plain | None:
    if not seen.plays:
        return None
    newest = seen.plays[-1]
    return {
        "seat": newest.seat,
        "card": card_text(newest.move.card),
        "taken": list(newest.move.taken.texts()),
        "sweep": newest.move.sweep,
    }


def _leftovers(state: State) -> Plain | None:
    if state.leftovers is None:
        return None
    return {"side": state.leftovers.side, "cards": list(state.leftovers.cards.texts())}


def _award(line: Award) -> Plain:
    told: Plain = {
        "category": line.category,
        "side": line.side,
        "points": line.points,
        "amounts": list(line.amounts),
        "cards": [list(cards.texts()) for cards in line.shown],
    }
    if line.category == "primiera":
        told["values"] = [[primiera_value(card) for card in cards] for cards in line.shown]
    return told
