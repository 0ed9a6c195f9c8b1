"""The advice of source 002 L63-69, each piece at the moment it applies, from what a seat may know.

It is told as an opinion of old players: the computer does not play by it, and where it disagrees with the rules they
win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scopa.because import Because, next_player_may_hold, next_player_shows_all, sweepers, table_left
from scopa.cards import COINS_MASK, FULL_PACK, RANK_MASKS, RANKS, SETTEBELLO, CardSet, card_text, cards_in
from scopa.categories import counted_by
from scopa.moves import Move, legal_plays
from scopa.observation import Observation

_SEVENS = RANK_MASKS[6]
_ACES = CardSet(RANK_MASKS[0])
_FAR_AHEAD = 7
_COINS_FROM_TRICK = 3
_DEDUCE_FROM_TRICK = 4
_FIXED_POINTS = {"cards", "coins", "settebello", "primiera", "sevens", "most_sevens", "most_sixes", "re_bello"}
"""The points of one card or of a majority, which are there to be won in every deal."""


def advice(observation: Observation, move: Move | None = None) -> list[Because]:
    """What applies at the turn of the seat that observes, where *move* is the legal one it has in mind, if any: a code
    of the catalogue (``because.<code>``) and its facts each.
    """
    return [told for piece in _PIECES for told in piece(observation, move)]


def _control_the_total(observation: Observation, move: Move | None) -> Iterator[Because]:
    """Not to leave what one card can sweep, and which value would (source 002 L63)."""
    left = _little_left(observation, move)
    if not left:
        return
    held = _may_sweep(observation, left)
    if held:
        rules, values = observation.rules, observation.capture_table.values
        total = _worth(observation, left)
        yield {"code": "advice-control-total", "total": total, "partner": rules.sides < rules.seats}
        ranks = sorted({RANKS[card >> 2] for card in held}, key=RANKS.index)
        yield {"code": "advice-who-sweeps", "ranks": ranks, "values": sorted({values[card] for card in held})}


def _safe_all_the_same(observation: Observation, move: Move | None) -> Iterator[Because]:
    """The same total, where every card that would sweep it is gone: the rule of thumb does not hold (L63)."""
    left = _little_left(observation, move)
    if left and not _may_sweep(observation, left):
        shown = next_player_shows_all(observation)
        yield {"code": "advice-safe-total", "total": _worth(observation, left), "shown": shown}


def _little_left(observation: Observation, move: Move | None) -> int:
    """The table after *move*, as a mask, if it is one that a card of the pack sweeps; else 0.

    An ace that sweeps every table makes none of them a small one.
    """
    if move is None or observation.is_last_play:
        return 0
    left = table_left(observation, move)
    sweeping = sweepers(observation, left, CardSet(FULL_PACK))
    if observation.rules.aces == "sweep":
        sweeping -= _ACES
    return left if sweeping else 0


def _may_sweep(observation: Observation, left: int) -> CardSet:
    """The cards that the next player may hold, or shows, and that would sweep the table *left*."""
    return sweepers(observation, left, next_player_may_hold(observation, observation.unseen))


def _worth(observation: Observation, table: int) -> int:
    return sum(observation.capture_table.values[card] for card in cards_in(table))


def _count_coins(observation: Observation, _: Move | None) -> Iterator[Because]:
    """Coins are worth counting: two of the four fixed points hang on them, where there are four (source 002 L64)."""
    rules = observation.rules
    if not rules.coins:
        return
    own = rules.side_of(observation.seat)
    coins = [(pile.mask & COINS_MASK).bit_count() for pile in observation.piles]
    most = max(count for side, count in enumerate(coins) if side != own)
    facts = {"mine": coins[own], "theirs": most}
    if max(coins) >= _FAR_AHEAD:
        yield {"code": "advice-coins-ahead", "ahead": coins[own] >= _FAR_AHEAD, **facts}
    elif any(move.taken.mask & COINS_MASK for move in legal_plays(observation)):
        fixed = {category.name for category in counted_by(rules)} & _FIXED_POINTS
        yield {"code": "advice-count-coins", "two_of_four": rules.settebello and len(fixed) == 4, **facts}
    if _trick(observation) == _COINS_FROM_TRICK:
        yield {"code": "advice-follow-coins", **facts}


def _keep_the_settebello(observation: Observation, move: Move | None) -> Iterator[Because]:
    """The seven of coins is best kept for a sweep (source 002 L65)."""
    if not observation.rules.settebello or SETTEBELLO not in observation.hand:
        return
    if any(play.card == SETTEBELLO and play.sweep for play in legal_plays(observation)):
        yield {"code": "advice-settebello-sweeps", "card": card_text(SETTEBELLO)}
    elif move is not None and move.card == SETTEBELLO and not move.taken:
        yield {"code": "advice-keep-settebello", "card": card_text(SETTEBELLO)}


def _read_the_partner(observation: Observation, _: Move | None) -> Iterator[Because]:
    """A card that the partner has laid suggests another of its kind, or cards that add up to it (source 002 L66)."""
    rules = observation.rules
    for play in reversed(observation.plays[-(rules.seats - 1) :]):
        is_partner = play.seat != observation.seat and rules.side_of(play.seat) == rules.side_of(observation.seat)
        if is_partner and isinstance(play.move, Move) and not play.move.taken:
            if play.move.card in observation.table:
                yield {"code": "advice-partner-laid", "card": card_text(play.move.card)}
            return


def _take_sevens(observation: Observation, _: Move | None) -> Iterator[Because]:
    """Primiera is won with sevens, above all that of coins (source 002 L67)."""
    if observation.rules.primiera == "off":
        return
    sevens = CardSet(_SEVENS)
    taken = [move.taken & sevens for move in legal_plays(observation)]
    in_reach = [card for cards in taken for card in cards]
    if in_reach:
        yield {"code": "advice-take-sevens", "card": card_text(min(in_reach))}


def _deduce_the_rest(observation: Observation, _: Move | None) -> Iterator[Because]:
    """Where all cards are dealt at once, the rest can be worked out after some tricks (source 002 L68)."""
    if observation.rules.rounds == 1 and _trick(observation) == _DEDUCE_FROM_TRICK:
        yield {"code": "advice-deduce", "count": len(observation.unseen)}


def _leave_a_lone_card(observation: Observation, _: Move | None) -> Iterator[Because]:
    """Not to sweep a table of one card: an opinion, since the sweep counts (source 002 L69; L33)."""
    if len(observation.table) == 1 and any(move.sweep for move in legal_plays(observation)):
        yield {"code": "advice-lone-card", "card": card_text(next(iter(observation.table)))}


def _trick(observation: Observation) -> int:
    """Which trick of the deal this is for the seat to play, from 1: one more than the cards it has played."""
    played = [play for play in observation.plays if play.seat == observation.seat and isinstance(play.move, Move)]
    return len(played) + 1


_PIECES: tuple[Callable[[Observation, Move | None], Iterator[Because]], ...] = (
    _control_the_total,
    _keep_the_settebello,
    _take_sevens,
    _leave_a_lone_card,
    _count_coins,
    _read_the_partner,
    _deduce_the_rest,
    _safe_all_the_same,
)
"""The pieces of advice, the most pressing first."""
