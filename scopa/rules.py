"""The rules of a game as data: one field an option.

A house rule is ``replace(GAMES["scopa"], target=21)``. What each option means, and which source asks for it, is in
``docs/rules.md``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from scopa.cards import PACK_SIZE
from scopa.contradictions import check_together, check_values


@dataclass(frozen=True)
class Rules:
    """Every option of the family, with the value a game has when its sources say nothing.

    Raises `ContradictoryRules` for an option that has no such value, and for two options that cannot go together.
    """

    # Seats and order of play
    seats: int = 2
    teams: Literal["solo", "2x2", "2x3", "3x2"] = "solo"
    direction: Literal["ccw", "cw"] = "ccw"
    first_dealer: Literal["lot", "high", "low"] = "lot"
    cut: bool = True
    # The deal
    hand_size: int = 3
    table_size: int = 4
    last_hand_size: int | None = None
    packet: int = 1
    set_aside: Literal["none", "dealer_side"] = "none"
    redeal_kings: int = 0
    redeal_aces: int = 0
    # Captures
    capture: Literal["value", "fifteen", "value_or_fifteen"] = "value"
    single_first: bool = True
    sums: Literal["choice", "fewest"] = "choice"
    max_take: int | None = None
    obligation: Literal["card", "hand", "free"] = "card"
    aces: Literal["plain", "sweep"] = "plain"
    ace_meets_ace: Literal["sweep", "match"] = "sweep"
    ace_on_empty: Literal["lay", "pocket"] = "lay"
    ace_sweep_scores: Literal["never", "always"] = "never"
    # Sweeps and points during the deal
    last_play_sweep: bool = False
    dealer_table: Literal["off", "dealer"] = "off"
    accusi: bool = False
    accuso_low: int = 3
    accuso_three: int = 10
    matta: Literal["7C"] | None = None
    # The score of a deal
    cards: bool = True
    coins: bool = True
    settebello: bool = True
    primiera: Literal["off", "disqualify", "zero", "full_first"] = "disqualify"
    quick_count: bool = False
    napola: Literal["off", "fixed3", "run7", "run7x10", "run10"] = "off"
    cappotto: Literal["off", "win"] = "off"
    re_bello: Literal["off", "6D", "KD"] = "off"
    three_of_coins: int = 0
    all_coins: int = 0
    all_coins_stack: Literal["instead", "plus"] = "instead"
    sevens: bool = False
    four_sevens: int = 0
    four_sevens_stack: Literal["instead", "plus", "inclusive"] = "instead"
    few_cards: Literal["off", "opponent", "self"] = "off"
    piccola: Literal["off", "3to6"] = "off"
    grande: int = 0
    # The match
    end: Literal["target", "deals"] = "target"
    target: int = 11
    deals: int | None = None

    def __post_init__(self) -> None:
        check_values(self)
        check_together(self)

    @property
    def sides(self) -> int:
        """How many sides score: the teams, or the seats when each plays alone."""
        return self.seats if self.teams == "solo" else int(self.teams[0])

    @property
    def round_sizes(self) -> tuple[int, ...]:
        """How many cards each hand is given, round by round."""
        last = () if self.last_hand_size is None else (self.last_hand_size,)
        dealt = PACK_SIZE - self.table_size - self.seats * sum(last)
        return (self.hand_size,) * (dealt // (self.seats * self.hand_size)) + last

    @property
    def rounds(self) -> int:
        """How many times cards are given to the hands in one deal."""
        return len(self.round_sizes)

    @property
    def aside_size(self) -> int:
        """How many cards stay face down to the end, for the dealer's side (source 002 L54)."""
        return (PACK_SIZE - self.table_size) % (self.seats * self.hand_size) if self.set_aside != "none" else 0

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: partners sit opposite (source 002 L5)."""
        return seat % self.sides

    def seat_after(self, seat: int) -> int:
        """The seat that plays after *seat*: to the right counter-clockwise, to the left clockwise."""
        return (seat + (1 if self.direction == "cw" else -1)) % self.seats

    def differences(self, other: Rules) -> dict[str, object]:
        """The options whose values differ from those of *other*, with this one's values."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != getattr(other, field.name)
        }
