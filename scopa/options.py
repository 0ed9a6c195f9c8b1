"""What a front end offers before a match: the games, and the options of house rules with the values to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from scopa.errors import ContradictoryRules
from scopa.games import TABLE, game_of, house_rules
from scopa.notation import write_rules
from scopa.rules import Rules

OFFERED: Mapping[str, Mapping[str, Sequence[object]]] = {
    "play": {
        "direction": ("ccw", "cw"),
        "first_dealer": ("lot", "high", "low"),
        "cut": (True, False),
    },
    "deal": {
        "hand_size": (3, 9, 10),
        "table_size": (4, 0, 5),
        "last_hand_size": (None, 4),
        "packet": (1, 3, 5),
        "set_aside": ("none", "dealer_side"),
        "redeal_kings": (0, 3),
        "redeal_aces": (0, 1, 2),
    },
    "captures": {
        "capture": ("value", "fifteen", "value_or_fifteen"),
        "single_first": (True, False),
        "sums": ("choice", "fewest"),
        "max_take": (None, 2, 3),
        "obligation": ("card", "hand", "free"),
        "aces": ("plain", "sweep"),
        "ace_meets_ace": ("sweep", "match"),
        "ace_on_empty": ("lay", "pocket"),
        "ace_sweep_scores": ("never", "always"),
    },
    "during": {
        "last_play_sweep": (False, True),
        "dealer_table": ("off", "dealer"),
        "accusi": (False, True),
        "accuso_low": (1, 3),
        "accuso_three": (3, 10),
        "matta": (None, "7C"),
    },
    "score": {
        "cards": (True, False),
        "coins": (True, False),
        "settebello": (True, False),
        "primiera": ("off", "disqualify", "zero", "full_first"),
        "quick_count": (False, True),
        "napola": ("off", "fixed3", "run7", "run7x10", "run10"),
        "cappotto": ("off", "win"),
        "re_bello": ("off", "6D", "KD"),
        "three_of_coins": (0, 1),
        "all_coins": (0, 2),
        "all_coins_stack": ("instead", "plus"),
        "sevens": (False, True),
        "four_sevens": (0, 3),
        "four_sevens_stack": ("instead", "plus", "inclusive"),
        "few_cards": ("off", "opponent", "self"),
        "piccola": ("off", "3to6"),
        "grande": (0, 5),
    },
    "match": {
        "end": ("target", "deals"),
        "target": (11, 15, 16, 21, 31, 51),
        "deals": (None, 2, 4, 6, 8, 10, 12),
    },
}
"""The options of house rules by group, with the values offered; who sits at the table is chosen with the game."""


def games() -> list[dict[str, Any]]:
    """Every game with the seats and the team forms it is played at, its own first."""
    return [
        {
            "game": name,
            "seats": [{"seats": seats, "teams": list(game.teams_at(seats))} for seats in game.seats],
            "target": house_rules(name).target,
        }
        for name, game in TABLE.items()
    ]


def choices(rules: Rules) -> list[dict[str, Any]]:
    """Every option with its value, and the values offered: each with the options it disagrees with, if it is taken
    alone.
    """
    return [
        {
            "option": option,
            "group": group,
            "value": getattr(rules, option),
            "values": [
                {"value": offered, "disagrees": _disagrees(rules, option, offered)}
                for offered in _with_own(values, getattr(rules, option))
            ],
        }
        for group, options in OFFERED.items()
        for option, values in options.items()
    ]


def told(rules: Rules) -> dict[str, Any]:
    """Some rules as plain data: their text, the game they come nearest to, and the options that differ from it."""
    game, differing = game_of(rules)
    return {
        "text": write_rules(rules),
        "game": game,
        "differs": differing,
        "options": {field.name: getattr(rules, field.name) for field in fields(rules)},
    }


def _with_own(values: Sequence[object], own: object) -> list[object]:
    return list(values) if own in values else [*values, own]


def _disagrees(rules: Rules, option: str, offered: object) -> list[str]:
    """The options with which *offered* as the value of *option* would disagree; none if it can be taken."""
    options = {field.name: getattr(rules, field.name) for field in fields(rules)}
    try:
        Rules(**{**options, option: offered})
    except ContradictoryRules as error:
        named = error.facts.get("options")
        return [other for other in named if other != option] if isinstance(named, list) else [option]
    return []
