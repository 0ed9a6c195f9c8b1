"""Which values an option has, and which options cannot go together: the checks of `Rules`, as data.

Every refusal is a `ContradictoryRules`. A value that an option does not have is ``option-value``, with ``option`` and
``value``. All other codes name the two ``options`` that disagree: ``option-needs`` (the first says something only
beside certain ``values`` of the second), ``options-clash`` (together they undo each other) and ``pack-not-dealt-out``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from scopa.cards import PACK_SIZE
from scopa.errors import ContradictoryRules

if TYPE_CHECKING:
    from scopa.rules import Rules

LIMITS: Mapping[str, tuple[int, int]] = {
    "seats": (2, 6),
    "hand_size": (1, 20),
    "table_size": (0, 10),
    "last_hand_size": (1, 20),
    "packet": (1, 20),
    "redeal_kings": (0, 4),
    "redeal_aces": (0, 4),
    "max_take": (2, 10),
    "target": (1, 1000),
    "deals": (1, 1000),
}
"""The least and the greatest number an option may have."""

_UNEVEN_SEATS = 5
"""Among five the cards go round only with a last hand of another size: 5 on the table, then 3 and 4 each."""

_POINTS = (0, 100)
"""The limits of the options that are points."""

NEEDS: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("aces", "capture", ("value", "value_or_fifteen")),
    ("redeal_kings", "capture", ("value",)),
    ("redeal_kings", "aces", ("plain",)),
    ("redeal_kings", "table_size", (4,)),
    ("redeal_aces", "table_size", (4, 5, 6, 7, 8, 9, 10)),
    ("ace_meets_ace", "aces", ("sweep",)),
    ("ace_on_empty", "aces", ("sweep",)),
    ("ace_sweep_scores", "aces", ("sweep",)),
    ("dealer_table", "capture", ("fifteen", "value_or_fifteen")),
    ("dealer_table", "table_size", (4, 5, 6, 7, 8, 9, 10)),
    ("accusi", "hand_size", (3,)),
    ("accuso_low", "accusi", (True,)),
    ("accuso_three", "accusi", (True,)),
    ("all_coins_stack", "all_coins", tuple(range(1, 101))),
    ("four_sevens_stack", "four_sevens", tuple(range(1, 101))),
    ("deals", "end", ("deals",)),
)
"""Options that say something only beside some values of another one; set to anything but their plain value without it
they are a contradiction, never ignored.
"""

CLASHES: tuple[tuple[str, str, Callable[[Any, Any], bool]], ...] = (
    ("teams", "seats", lambda teams, seats: teams != "solo" and seats != int(teams[0]) * int(teams[2])),
    ("packet", "hand_size", lambda packet, hand_size: packet > hand_size),
    ("last_hand_size", "set_aside", lambda last, aside: last is not None and aside != "none"),
    ("accusi", "last_hand_size", lambda accusi, last: accusi and last is not None),
    ("quick_count", "sevens", lambda quick_count, sevens: quick_count and sevens),
    ("end", "deals", lambda end, deals: end == "deals" and deals is None),
)
"""Pairs of options, and when their values undo each other: teams that do not fill the seats, a packet larger than the
hand, two uses for the cards left over, the most sevens counted twice...
"""


def check_values(rules: Rules) -> None:
    """Raise `ContradictoryRules` for the first option that has no such value."""
    declared: Any = type(rules)
    for option, kinds in _kinds(declared).items():
        chosen = getattr(rules, option)
        if not _is_value(option, kinds, chosen):
            raise ContradictoryRules("option-value", option=option, value=chosen)


def _is_value(option: str, kinds: tuple[Any, ...], chosen: Any) -> bool:
    """Whether *option* has a value *chosen*: of a kind its field declares, and no number beyond its limits."""
    for kind in kinds:
        if get_origin(kind) is Literal:
            if type(chosen) is str and chosen in get_args(kind):
                return True
        elif type(chosen) is kind:
            least, greatest = LIMITS.get(option, _POINTS)
            return kind is not int or least <= chosen <= greatest
    return False


def check_together(rules: Rules) -> None:
    """Raise `ContradictoryRules` for the first two options that disagree."""
    for option, other, clash in CLASHES:
        if clash(getattr(rules, option), getattr(rules, other)):
            raise ContradictoryRules("options-clash", options=[option, other])
    for option, needed, values in NEEDS:
        if getattr(rules, option) != getattr(type(rules), option) and getattr(rules, needed) not in values:
            raise ContradictoryRules("option-needs", options=[option, needed], values=list(values))
    if rules.matta is not None and not rules.accusi and rules.dealer_table == "off":
        raise ContradictoryRules("option-needs", options=["matta", "accusi"], values=[True])
    pair = _pack_defect(rules)
    if pair is not None:
        raise ContradictoryRules("pack-not-dealt-out", options=list(pair))


def _pack_defect(rules: Rules) -> tuple[str, str] | None:
    """The two options for which the pack does not go round: all dealt in whole rounds, or some cards over to be set
    aside. None if it does.
    """
    rest = PACK_SIZE - rules.table_size
    a_round = rules.seats * rules.hand_size
    if rest < a_round:
        return "hand_size", "seats"
    if rules.set_aside != "none":
        return None if rest % a_round else ("set_aside", "hand_size")
    if rules.last_hand_size is not None:
        before_last = rest - rules.seats * rules.last_hand_size
        return None if before_last > 0 and before_last % a_round == 0 else ("last_hand_size", "seats")
    if rest % a_round == 0:
        return None
    return ("seats", "last_hand_size") if rules.seats == _UNEVEN_SEATS else ("hand_size", "table_size")


@cache
def _kinds(options: Any) -> dict[str, tuple[Any, ...]]:
    """The kinds of value that each field of `Rules`, the class, declares."""
    return {
        option: (kind,) if get_origin(kind) is Literal or not get_args(kind) else get_args(kind)
        for option, kind in get_type_hints(options).items()
    }
