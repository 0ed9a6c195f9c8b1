"""The rules of a game as data: one field an option, one row a game.

A house rule is ``replace(GAMES["scopa"], target=21)``. What each option means, and which source asks for it, is in
``docs/rules.md``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from scopa.cards import PACK_SIZE
from scopa.errors import ContradictoryRules


@dataclass(frozen=True)
class Rules:
    """Every option of the family, with the value a game has when its sources say nothing.

    Raises `ContradictoryRules` for an option that has no such value, or that is not played yet.
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
    matta: str | None = None
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
        _check_values(self)
        _check_together(self)

    @property
    def sides(self) -> int:
        """How many sides score: the teams, or the seats when each plays alone."""
        return self.seats if self.teams == "solo" else int(self.teams[0])

    @property
    def rounds(self) -> int:
        """How many times cards are given to the hands in one deal."""
        return (PACK_SIZE - self.table_size) // (self.seats * self.hand_size)

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


PLAYED: MappingProxyType[str, tuple[object, ...]] = MappingProxyType(
    {
        "seats": (2,),
        "teams": ("solo",),
        "first_dealer": ("lot",),
        "last_hand_size": (None,),
        "set_aside": ("none",),
        "capture": ("value", "fifteen", "value_or_fifteen"),
        "dealer_table": ("off",),
        "accusi": (False,),
        "matta": (None,),
        "primiera": ("off", "disqualify"),
        "quick_count": (False,),
        "napola": ("off",),
        "cappotto": ("off",),
        "re_bello": ("off",),
        "three_of_coins": (0,),
        "all_coins": (0,),
        "all_coins_stack": ("instead",),
        "sevens": (False,),
        "four_sevens": (0,),
        "four_sevens_stack": ("instead",),
        "few_cards": ("off",),
        "piccola": ("off",),
        "grande": (0,),
    }
)
"""The values of each option that the engine plays; any other is refused by name."""

NEEDS: MappingProxyType[str, tuple[str, object]] = MappingProxyType(
    {
        "ace_meets_ace": ("aces", "sweep"),
        "ace_on_empty": ("aces", "sweep"),
        "ace_sweep_scores": ("aces", "sweep"),
        "accuso_low": ("accusi", True),
        "accuso_three": ("accusi", True),
        "deals": ("end", "deals"),
    }
)
"""Options that say something only beside a value of another one; without it they are a contradiction, never ignored."""

_KINDS: dict[str, Any] = get_type_hints(Rules)
_LEAST = {"hand_size": 1, "packet": 1, "max_take": 2, "target": 1, "deals": 1, "last_hand_size": 1}
"""The least number an option may have, where that is not 0."""


def _is_value(option: str, chosen: Any) -> bool:
    """Whether *option* has a value *chosen*: of the kind its field declares, and no number below its least."""
    kind = _KINDS[option]
    if get_origin(kind) is Literal:
        return chosen in get_args(kind)
    if chosen is None:
        return type(None) in get_args(kind)
    declared = (get_args(kind) or (kind,))[0]
    return type(chosen) is declared and (declared is not int or chosen >= _LEAST.get(option, 0))


def _check_values(rules: Rules) -> None:
    for option in _KINDS:
        chosen = getattr(rules, option)
        if not _is_value(option, chosen):
            raise ContradictoryRules("option-value", option=option, value=chosen)
        if chosen not in PLAYED.get(option, (chosen,)):
            raise ContradictoryRules("option-not-played", option=option, value=chosen, played=list(PLAYED[option]))


def _check_together(rules: Rules) -> None:
    for option, (needed, wanted) in NEEDS.items():
        if getattr(rules, option) != getattr(Rules, option) and getattr(rules, needed) != wanted:
            raise ContradictoryRules("option-needs", option=option, needed=needed, value=wanted)
    if rules.end == "deals" and rules.deals is None:
        raise ContradictoryRules("option-needs", option="end", needed="deals", value=1)
    if rules.aces == "sweep" and rules.capture == "fifteen":
        raise ContradictoryRules("options-clash", options=["aces", "capture"])
    stock = PACK_SIZE - rules.table_size - rules.seats * (rules.last_hand_size or 0)
    if stock <= 0 or stock % (rules.seats * rules.hand_size):
        raise ContradictoryRules("pack-not-dealt-out", hand_size=rules.hand_size, table_size=rules.table_size)


GAMES: MappingProxyType[str, Rules] = MappingProxyType({"scopa": Rules(packet=3, redeal_kings=3)})
"""The games by name."""


def game_of(rules: Rules) -> tuple[str, dict[str, object]]:
    """The game a Rules comes nearest to, and the options in which it differs from it."""
    return min(
        ((name, rules.differences(game)) for name, game in GAMES.items()), key=lambda near: (len(near[1]), near[0])
    )


def house_rules(game: str, **options: Any) -> Rules:
    """The rules of a named game with some options changed.

    Raises `ContradictoryRules` for a name that does not exist, and whatever `Rules` raises.
    """
    if game not in GAMES:
        raise ContradictoryRules("no-such-game", game=game)
    known = {field.name for field in fields(Rules)}
    for option in options:
        if option not in known:
            raise ContradictoryRules("no-such-option", option=option)
    return replace(GAMES[game], **options)
