"""The state of one deal, and what a play makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from scopa.captures import CaptureTable, capture_table
from scopa.cards import RANK_MASKS, Card, CardSet, read_card
from scopa.deal import Distribution, distribute, distribute_seed, give_hands, order_of_play
from scopa.errors import NoSuchSeat
from scopa.moves import Move, checked, read_move
from scopa.rules import Rules

_Item = TypeVar("_Item")
_NOTHING = CardSet()
_ACES = RANK_MASKS[0]


@dataclass(frozen=True, slots=True)
class Play:
    """One move as it was played in a deal: by which seat, and whether it scored a sweep (the move's ``sweep``)."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Leftovers:
    """The cards left on the table after the last play, and the side that took them; None if nobody had captured."""

    side: int | None
    cards: CardSet


@dataclass(frozen=True, slots=True)
class State:
    """One deal at one moment. It never changes: `play` gives a new one.

    ``hands`` by seat; ``piles`` (all cards captured) and ``sweeps`` (the capturing card of each sweep) by side;
    ``stock``, next card first; ``turn`` is the seat to play, None once the deal is over; ``last_capturer`` is a side;
    ``round`` counts from 1.
    """

    rules: Rules
    dealer: int
    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]
    piles: tuple[CardSet, ...]
    sweeps: tuple[tuple[Card, ...], ...]
    turn: int | None
    round: int = 1
    last_capturer: int | None = None
    plays: tuple[Play, ...] = ()
    leftovers: Leftovers | None = None
    voids: tuple[CardSet, ...] = ()
    capture_table: CaptureTable = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "capture_table", capture_table(self.rules))

    @property
    def hand(self) -> CardSet:
        """The hand of the seat to play; empty when the deal is over."""
        return self.hands[self.turn] if self.turn is not None else _NOTHING

    @property
    def is_last_play(self) -> bool:
        """Whether the next play is the last of the whole deal."""
        return not self.stock and sum(map(len, self.hands)) == 1


def deal(rules: Rules, seed: int | str | None = None, dealer: int = 0, pack: Sequence[str] | None = None) -> State:
    """The start of a deal: from a *seed*, or from a *pack* of forty card texts, first dealt first (a pack is never
    void).

    >>> from scopa.games import GAMES
    >>> deal(GAMES["scopa"], seed=7, dealer=0).turn
    1

    Raises `NotationError` for a text that is no card, `scopa.deal.BadPack` for a pack that is not the forty cards,
    `NoSuchSeat` for a dealer who is not there.
    """
    if dealer not in range(rules.seats):
        raise NoSuchSeat("no-such-seat", seat=dealer, count=rules.seats)
    if pack is not None:
        dealt = distribute(rules, [read_card(text) for text in pack], dealer)
    elif seed is not None:
        dealt = distribute_seed(rules, str(seed), dealer)
    else:
        raise TypeError("deal() needs a seed or a pack")
    return first_state(rules, dealer, dealt)


def first_state(rules: Rules, dealer: int, dealt: Distribution) -> State:
    """The state at the start of a deal: nothing is captured, the seat after the dealer plays (source 000 L13)."""
    return State(
        rules=rules,
        dealer=dealer,
        hands=dealt.hands,
        table=dealt.table,
        stock=dealt.stock,
        piles=(_NOTHING,) * rules.sides,
        sweeps=((),) * rules.sides,
        turn=order_of_play(rules, dealer)[0],
        voids=dealt.voids,
    )


def play(state: State, move: Move | str) -> State:
    """The state after *move* (or its text, as for `read_move`): the card and what it takes go to the pile of the side
    that played.

    When all hands are empty more cards are dealt; after the last play the cards left go to the last side that captured
    (source 000 L21). Raises `IllegalMove` with its reason, and for a text also `NotationError` and `AmbiguousMove`.
    """
    move = read_move(state, move) if isinstance(move, str) else checked(state, move)
    if state.turn is None:
        raise AssertionError("a move was legal in a deal that is over")
    side = state.rules.side_of(state.turn)
    bit = 1 << move.card
    hands = _replaced(state.hands, state.turn, CardSet(state.hands[state.turn].mask & ~bit))
    piles, sweeps, last_capturer = state.piles, state.sweeps, state.last_capturer
    if move.taken or pockets(state.rules, move.card, state.table.mask):
        table = CardSet(state.table.mask & ~move.taken.mask)
        piles = _replaced(piles, side, CardSet(piles[side].mask | move.taken.mask | bit))
        last_capturer = side
        if move.sweep:
            sweeps = _replaced(sweeps, side, (*sweeps[side], move.card))
    else:
        table = CardSet(state.table.mask | bit)
    plays = (*state.plays, Play(state.turn, move))
    turn: int | None = state.rules.seat_after(state.turn)
    stock, deal_round, leftovers = state.stock, state.round, None
    if not any(hands):
        if stock:
            hands, stock = give_hands(state.rules, state.dealer, stock, next_hand_size(state.rules, len(state.stock)))
            deal_round += 1
        else:
            leftovers = Leftovers(last_capturer, table)
            if last_capturer is not None:
                piles = _replaced(piles, last_capturer, piles[last_capturer] | table)
            table, turn = _NOTHING, None
    return replace(
        state,
        hands=hands,
        table=table,
        stock=stock,
        piles=piles,
        sweeps=sweeps,
        turn=turn,
        round=deal_round,
        last_capturer=last_capturer,
        plays=plays,
        leftovers=leftovers,
    )


def is_over(state: State) -> bool:
    """Whether every card of the deal has been played and the deal can be scored."""
    return state.turn is None


def pockets(rules: Rules, card: Card, table: int) -> bool:
    """Whether *card*, laid on the *table* mask, goes to the pile at once: an ace on an empty one, if rules say so."""
    return not table and rules.aces == "sweep" and rules.ace_on_empty == "pocket" and bool(_ACES >> card & 1)


def next_hand_size(rules: Rules, stock_size: int) -> int:
    """How many cards each seat is given next from a stock of *stock_size* cards; 0 when there is none."""
    last = rules.last_hand_size
    if last is not None and stock_size == last * rules.seats:
        return last
    return min(rules.hand_size, stock_size)


def _replaced(items: tuple[_Item, ...], at: int, new: _Item) -> tuple[_Item, ...]:
    return (*items[:at], new, *items[at + 1 :])
