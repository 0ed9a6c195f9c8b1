"""What one seat may know, as plain data for a front end: the View and the Events of ``docs/protocol.md``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scopa.cards import COINS_MASK, Card, CardSet, card_text
from scopa.deal import cutter, dealt_pack
from scopa.declarations import PASS, WILD, Declaration, declarations, declared_points
from scopa.first_dealer import draw_first_dealer
from scopa.games import game_of
from scopa.match import Match, deal_seed
from scopa.moves import Move, legal_plays
from scopa.observation import Observation, observe
from scopa.primiera import primiera_value
from scopa.rules import Rules
from scopa.scoring import Award, points_of, score
from scopa.state import Play, State

Plain = dict[str, Any]
"""What JSON can hold."""


def view(match: Match, seat: int, levels: Sequence[str | None], practice: bool) -> Plain:
    """The View of a match from *seat*; ``levels`` says for each seat at which level the computer plays it, None for a
    person's; ``practice`` is the mark of the match.
    """
    state = match.state
    seen = observe(state, seat)
    game, options = game_of(match.rules)
    return {
        "game": game,
        "rules": {"options": options, "capture": match.rules.capture, "direction": match.rules.direction},
        "seat": seat,
        "phase": _phase(match),
        "asks": _asks(match, seen, levels),
        "turn": None if match.is_over else state.turn,
        "dealer": state.dealer,
        "deal": len(match.deals),
        "round": state.round,
        "rounds": match.rules.rounds,
        "seats": [
            {
                "seat": other,
                "side": match.rules.side_of(other),
                "player": "person" if level is None else "computer",
                "level": level,
                "cards": seen.hand_sizes[other],
                "exposed": list(seen.exposed[other].texts()),
            }
            for other, level in enumerate(levels)
        ],
        "sides": [_side(match, side) for side in range(match.rules.sides)],
        "hand": _hand(seen),
        "dealt": _as_dealt(match, seen.hand),
        "table": [_card(seen, card) for card in seen.table],
        "wild": None if seen.wild is None else {"card": card_text(WILD), "value": seen.wild},
        "declarations": _declarations(seen),
        "stock": seen.stock_size,
        "aside": seen.aside_size,
        "dealer_table": _dealer_table(seen),
        "unseen": list(seen.unseen.texts()),
        "last": _last_play(seen),
        "leftovers": _leftovers(state),
        "scoring": scoring(state) if state.turn is None else None,
        "match": {
            "seed": match.seed,
            "end": match.rules.end,
            "target": match.rules.target,
            "agreed": match.rules.deals,
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
        return [_drawn(after), *_deal_events(after)]
    if after.resigned is not None:
        return [{"event": "resigned", "side": after.resigned}]
    if len(after.deals) > len(before.deals):
        return _deal_events(after)
    return _play_events(before.state, after)


def _play_events(before: State, after: Match) -> list[Plain]:
    state = after.state
    newest = state.plays[-1]
    happened = _move_events(state.rules, newest)
    if state.round > before.round:
        happened.append({"event": "dealt", "deal": len(after.deals), "round": state.round})
    if state.turn is None:
        left = _leftovers(state)
        if left is not None and left["cards"]:
            happened.append({"event": "leftovers", **left})
        if before.aside:
            side = state.rules.side_of(state.dealer)
            happened.append({"event": "aside", "side": side, "cards": list(before.aside.texts())})
        happened.append({"event": "scored", "points": list(after.points[-1])})
        if after.winner is not None:
            happened.append({"event": "won", "side": after.winner})
    return happened


def _move_events(rules: Rules, played: Play) -> list[Plain]:
    """What all may see of one move: nothing of a pass, since others do not know that there was something to declare."""
    seat, move = played.seat, played.move
    if isinstance(move, Declaration):
        return [] if move == PASS else [{"event": "declared", "seat": seat, **_declared(rules, move)}]
    if not move.taken:
        return [{"event": "played", "seat": seat, "card": card_text(move.card)}]
    captured = {"event": "captured", "seat": seat, "card": card_text(move.card), "taken": list(move.taken.texts())}
    return [captured, {"event": "swept", "seat": seat}] if move.sweep else [captured]


def _drawn(match: Match) -> Plain:
    draw = draw_first_dealer(match.rules, match.seed)
    rounds = [[{"seat": seat, "card": card_text(card)} for seat, card in drawn.items()] for drawn in draw.rounds]
    return {"event": "drawn", "dealer": draw.dealer, "rounds": rounds}


def _deal_events(match: Match) -> list[Plain]:
    state = match.state
    happened: list[Plain] = [{"event": "void", "cards": list(table.texts())} for table in state.voids]
    by = cutter(state.rules, state.dealer)
    if by is not None:
        happened.append({"event": "cut", "seat": by})
    happened.append({"event": "dealt", "deal": len(match.deals), "round": 1})
    taken = _dealer_table(observe(state, state.dealer))
    return happened if taken is None else [*happened, {"event": "dealer-table", "seat": state.dealer, **taken}]


def _phase(match: Match) -> str:
    if match.is_over:
        return "over"
    return "scoring" if match.state.turn is None else "play"


def _asks(match: Match, seen: Observation, levels: Sequence[str | None]) -> str | None:
    if match.is_over:
        return None
    turn = match.state.turn
    if turn is None:
        return "next_deal"
    if turn == seen.seat:
        return "declare" if seen.declaring else "play"
    return "hand_over" if levels[turn] is None else "reply"


def _side(match: Match, side: int) -> Plain:
    state = match.state
    return {
        "side": side,
        "seats": [seat for seat in range(match.rules.seats) if match.rules.side_of(seat) == side],
        "score": match.totals[side],
        "pile": len(state.piles[side]),
        "coins": (state.piles[side].mask & COINS_MASK).bit_count(),
        "sweeps": [card_text(card) for card in state.sweeps[side]],
        "declared": state.declared[side],
    }


def _card(seen: Observation, card: Card) -> Plain:
    return {"card": card_text(card), "value": seen.capture_table.values[card]}


def _declarations(seen: Observation) -> list[Plain]:
    possible = declarations(seen.rules, seen.hand) if seen.declaring else ()
    return [{"move": str(declaration), **_declared(seen.rules, declaration)} for declaration in possible]


def _declared(rules: Rules, move: Declaration) -> Plain:
    return {"kind": move.kind, "points": declared_points(rules, move), "wild": move.wild}


def _dealer_table(seen: Observation) -> Plain | None:
    taken = seen.dealer_table
    if taken is None:
        return None
    cards = list(taken.cards.texts())
    return {"cards": cards, "total": taken.total, "sweeps": len(taken.sweeps), "wild": taken.wild}


def _hand(seen: Observation) -> list[Plain]:
    """Each card of the hand with what it may take, and whether it may be laid."""
    captures, table = seen.capture_table, seen.table.mask
    laid = {move.card for move in legal_plays(seen) if not move.taken}
    return [
        {
            **_card(seen, card),
            "captures": [list(CardSet(taken).texts()) for taken in captures.of(card, table)],
            "lays": card in laid,
        }
        for card in seen.hand
    ]


def _as_dealt(match: Match, hand: CardSet) -> list[str]:
    """The cards of a hand in the order in which they were dealt."""
    pack = dealt_pack(match.rules, deal_seed(match.seed, len(match.deals)), len(match.state.voids))
    return [card_text(card) for card in pack if card in hand]


def _last_play(seen: Observation) -> Plain | None:
    for played in reversed(seen.plays):
        move = played.move
        if isinstance(move, Move):
            taken = list(move.taken.texts())
            return {"seat": played.seat, "card": card_text(move.card), "taken": taken, "sweep": move.sweep}
    return None


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
