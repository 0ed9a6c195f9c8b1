"""A deal that is over, with nothing hidden: what was dealt to whom, and every move in order."""

from __future__ import annotations

from scopa.cards import CardSet, card_text
from scopa.deal import dealt_pack
from scopa.errors import NotationError, NotNow
from scopa.match import Match, deal_seed
from scopa.state import State
from scopa.view import Plain, events


def whole_deal(match: Match, number: int) -> Plain:
    """The *number*-th deal (from 1) of a match, as ``docs/protocol.md`` states it.

    Raises `NotNow` while it is being played: what others hold is not to be seen then. Raises `NotationError` for a deal
    that the match has not come to.
    """
    if not 1 <= number <= len(match.deals):
        raise NotationError("deal", str(number))
    if number > deals_over(match):
        raise NotNow("deal-not-over")
    at = Match.replay(match.rules, match.seed, [*match.deals[: number - 1], ()])
    start = at.state
    pack = dealt_pack(match.rules, deal_seed(match.seed, number), len(start.voids))

    def as_dealt(cards: CardSet) -> list[str]:
        return [card_text(card) for card in pack if card in cards]

    rounds = [list(map(as_dealt, start.hands))]
    steps = [_step(start, [])]
    for move in match.deals[number - 1]:
        before, at = at, at.play(move)
        steps.append(_step(at.state, events(before, at)))
        if at.state.round > before.state.round:
            rounds.append(list(map(as_dealt, at.state.hands)))
    return {
        "deal": number,
        "deals": deals_over(match),
        "dealer": start.dealer,
        "rounds": rounds,
        "table": as_dealt(start.table if start.dealer_table is None else start.dealer_table.cards),
        "aside": as_dealt(start.aside),
        "steps": steps,
    }


def deals_over(match: Match) -> int:
    """How many deals of a match are over, and may be seen whole."""
    return len(match.deals) - (match.state.turn is not None and not match.is_over)


def _step(state: State, happened: list[Plain]) -> Plain:
    """What lies where after a move, and what the move was."""
    return {
        "events": happened,
        "hands": [list(hand.texts()) for hand in state.hands],
        "exposed": [list((hand & state.exposed).texts()) for hand in state.hands],
        "table": list(state.table.texts()),
        "piles": [len(pile) for pile in state.piles],
        "stock": len(state.stock),
    }
