"""What one seat may know of a deal: all that a fair player is given."""

from __future__ import annotations

from dataclasses import dataclass, field

from scopa.captures import CaptureTable, capture_table
from scopa.cards import FULL_PACK, CardSet
from scopa.dealer_table import DealerTable
from scopa.declarations import PASS
from scopa.rules import Rules
from scopa.state import Leftovers, Play, State


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal seen from one seat: two states that differ only in hidden cards give equal observations.

    ``hand`` is the seat's own; of the others only ``hand_sizes`` and the cards ``exposed`` by a declaration are known,
    of the stock its ``stock_size``, of the cards set aside their ``aside_size``. Piles and sweeps, by side, and the
    plays of the deal are known to all who watched; that another seat could have declared its hand, and passed, is not.
    """

    rules: Rules
    seat: int
    dealer: int
    hand: CardSet
    table: CardSet
    hand_sizes: tuple[int, ...]
    stock_size: int
    piles: tuple[CardSet, ...]
    sweeps: tuple[tuple[int, ...], ...]
    turn: int | None
    round: int
    last_capturer: int | None
    plays: tuple[Play, ...]
    leftovers: Leftovers | None
    voids: tuple[CardSet, ...]
    aside_size: int
    dealer_table: DealerTable | None
    declaring: bool
    exposed: tuple[CardSet, ...]
    declared: tuple[int, ...]
    wild: int | None
    capture_table: CaptureTable = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "capture_table", capture_table(self.rules, self.wild))

    @property
    def is_last_play(self) -> bool:
        """Whether the next play is the last of the whole deal."""
        return not self.stock_size and sum(self.hand_sizes) == 1

    @property
    def unseen(self) -> CardSet:
        """The cards this seat has not seen: in the stock, in the other hands or set aside."""
        seen = self.hand.mask | self.table.mask | (self.leftovers.cards.mask if self.leftovers else 0)
        for zone in (*self.piles, *self.exposed):
            seen |= zone.mask
        return CardSet(FULL_PACK & ~seen)


def observe(state: State, seat: int) -> Observation:
    """What *seat* may know of *state*."""
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        hand=state.hands[seat],
        table=state.table,
        hand_sizes=tuple(map(len, state.hands)),
        stock_size=len(state.stock),
        piles=state.piles,
        sweeps=state.sweeps,
        turn=state.turn,
        round=state.round,
        last_capturer=state.last_capturer,
        plays=tuple(played for played in state.plays if played.seat == seat or played.move != PASS),
        leftovers=state.leftovers,
        voids=state.voids,
        aside_size=len(state.aside),
        dealer_table=state.dealer_table,
        declaring=state.declaring and state.turn == seat,
        exposed=tuple(hand & state.exposed for hand in state.hands),
        declared=state.declared,
        wild=state.wild,
    )
