"""The state of one deal, and what a play makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from scopa.captures import CaptureTable, capture_table
from scopa.cards import Card, CardSet, read_card
from scopa.deal import Distribution, distribute, distribute_seed, give_hands, order_of_play
from scopa.dealer_table import DealerTable, dealer_table
from scopa.declarations import PASS, WILD, Declaration, declarations, declared_points
from scopa.errors import NoSuchSeat
from scopa.moves import AnyMove, Move, checked, read_move
from scopa.rules import Rules

_Item = TypeVar("_Item")
_NOTHING = CardSet()


@dataclass(frozen=True, slots=True)
class Play:
    """One move as it was made in a deal: by which seat, and whether it scored a sweep (the move's ``sweep``)."""

    seat: int
    move: AnyMove


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
    ``round`` counts from 1. ``aside`` lies face down for the dealer's side; ``dealer_table`` is what the dealer took
    before play. ``declaring``: the hand to play is to be declared first; ``exposed`` are the cards in hand that a
    declaration has shown, ``declared`` the points of declarations by side, ``wild`` the value that the wild card keeps
    until it is captured.
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
    aside: CardSet = _NOTHING
    dealer_table: DealerTable | None = None
    declaring: bool = False
    exposed: CardSet = _NOTHING
    declared: tuple[int, ...] = ()
    wild: int | None = None
    capture_table: CaptureTable = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "capture_table", capture_table(self.rules, self.wild))
        if not self.declared:
            object.__setattr__(self, "declared", (0,) * self.rules.sides)

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
    """The state at the start of a deal: the seat after the dealer plays (source 000 L13).

    Nothing is captured yet, but a table that makes 15 or 30 where the dealer takes it.
    """
    first = order_of_play(rules, dealer)[0]
    state = State(
        rules=rules,
        dealer=dealer,
        hands=dealt.hands,
        table=dealt.table,
        stock=dealt.stock,
        piles=(_NOTHING,) * rules.sides,
        sweeps=((),) * rules.sides,
        turn=first,
        voids=dealt.voids,
        aside=dealt.aside,
        declaring=bool(declarations(rules, dealt.hands[first])),
    )
    taken = dealer_table(rules, dealt.table)
    if taken is None:
        return state
    side = rules.side_of(dealer)
    return replace(
        state,
        table=_NOTHING,
        piles=_replaced(state.piles, side, taken.cards),
        sweeps=_replaced(state.sweeps, side, taken.sweeps),
        last_capturer=side,
        dealer_table=taken,
    )


def play(state: State, move: AnyMove | str) -> State:
    """The state after *move* (or its text, as for `read_move`): the card and what it takes go to the pile of the side
    that played.

    When all hands are empty more cards are dealt; after the last play the cards left go to the last side that captured
    (source 000 L21). Raises `IllegalMove` with its reason, and for a text also `NotationError` and `AmbiguousMove`.
    """
    move = read_move(state, move) if isinstance(move, str) else checked(state, move)
    if state.turn is None:
        raise AssertionError("a move was legal in a deal that is over")
    if isinstance(move, Declaration):
        return _declare(state, state.turn, move)
    return _play_card(state, state.turn, move)


def _declare(state: State, seat: int, declaration: Declaration) -> State:
    """The state after a declaration: its points are scored and the hand is shown, but for a pass."""
    side = state.rules.side_of(seat)
    points = state.declared[side] + declared_points(state.rules, declaration)
    return replace(
        state,
        plays=(*state.plays, Play(seat, declaration)),
        declaring=False,
        exposed=state.exposed if declaration == PASS else state.exposed | state.hands[seat],
        declared=_replaced(state.declared, side, points),
        wild=state.wild if declaration.wild is None else declaration.wild,
    )


def _play_card(state: State, seat: int, move: Move) -> State:
    side = state.rules.side_of(seat)
    bit = 1 << move.card
    hands = _replaced(state.hands, seat, CardSet(state.hands[seat].mask & ~bit))
    piles, sweeps, last_capturer, wild = state.piles, state.sweeps, state.last_capturer, state.wild
    if move.taken or pockets(state.rules, state.capture_table.values[move.card], state.table.mask):
        table = CardSet(state.table.mask & ~move.taken.mask)
        piles = _replaced(piles, side, CardSet(piles[side].mask | move.taken.mask | bit))
        last_capturer = side
        if move.sweep:
            sweeps = _replaced(sweeps, side, (*sweeps[side], move.card))
        if WILD in piles[side]:
            wild = None
    else:
        table = CardSet(state.table.mask | bit)
    turn = state.rules.seat_after(seat)
    after = State(
        rules=state.rules,
        dealer=state.dealer,
        hands=hands,
        table=table,
        stock=state.stock,
        piles=piles,
        sweeps=sweeps,
        turn=turn,
        round=state.round,
        last_capturer=last_capturer,
        plays=(*state.plays, Play(seat, move)),
        voids=state.voids,
        aside=state.aside,
        dealer_table=state.dealer_table,
        exposed=state.exposed and CardSet(state.exposed.mask & ~bit),
        declared=state.declared,
        wild=wild,
    )
    if any(hands):
        return replace(after, declaring=True) if declarations(state.rules, hands[turn]) else after
    return _next_round(after) if after.stock else _finish(after)


def _next_round(state: State) -> State:
    """The state once more cards are dealt to empty hands."""
    rules = state.rules
    hands, stock = give_hands(rules, state.dealer, state.stock, next_hand_size(rules, len(state.stock)))
    first = order_of_play(rules, state.dealer)[0]
    declaring = bool(declarations(rules, hands[first]))
    return replace(state, hands=hands, stock=stock, round=state.round + 1, declaring=declaring)


def _finish(state: State) -> State:
    """The state once the cards left on the table, and those set aside, have gone where they belong."""
    piles = state.piles
    if state.last_capturer is not None:
        piles = _replaced(piles, state.last_capturer, piles[state.last_capturer] | state.table)
    dealing = state.rules.side_of(state.dealer)
    return replace(
        state,
        table=_NOTHING,
        piles=_replaced(piles, dealing, piles[dealing] | state.aside),
        turn=None,
        leftovers=Leftovers(state.last_capturer, state.table),
        aside=_NOTHING,
        wild=None,
    )


def is_over(state: State) -> bool:
    """Whether every card of the deal has been played and the deal can be scored."""
    return state.turn is None


def pockets(rules: Rules, worth: int, table: int) -> bool:
    """Whether a card that counts *worth*, laid on the *table* mask, goes to the pile at once: an ace on an empty one,
    if the rules say so.
    """
    return not table and worth == 1 and rules.aces == "sweep" and rules.ace_on_empty == "pocket"


def next_hand_size(rules: Rules, stock_size: int) -> int:
    """How many cards each seat is given next from a stock of *stock_size* cards; 0 when there is none."""
    last = rules.last_hand_size
    if last is not None and stock_size == last * rules.seats:
        return last
    return min(rules.hand_size, stock_size)


def _replaced(items: tuple[_Item, ...], at: int, new: _Item) -> tuple[_Item, ...]:
    return (*items[:at], new, *items[at + 1 :])
