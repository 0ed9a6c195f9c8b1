"""The games: one row each, with the seats and team forms it is played at.

A row holds what differs from the plain `Rules`. To add a game, see ``docs/games.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from scopa.errors import ContradictoryRules
from scopa.rules import Rules

Options = Mapping[str, Any]
"""Some options of `Rules` with their values."""

_NO_OPTIONS: Options = MappingProxyType({})


@dataclass(frozen=True)
class Game:
    """How a game differs from the plain `Rules`, and who can play it.

    ``seats`` it is played at, the first being its own; ``teams`` its forms at a number of seats, each for himself where
    none is named; ``at_seats`` what else changes at a number of seats.
    """

    options: Options
    seats: tuple[int, ...] = (2,)
    teams: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    at_seats: Mapping[int, Options] = field(default_factory=dict)

    def at(self, seats: int) -> dict[str, Any]:
        """The value of every option of the game at *seats*."""
        return {**_PLAIN, **self.options, **self.at_seats.get(seats, _NO_OPTIONS), "seats": seats}

    def teams_at(self, seats: int) -> tuple[str, ...]:
        """The forms in which the game is played at *seats*, its own first; none if it is not."""
        return self.teams.get(seats, ("solo",)) if seats in self.seats else ()


_PLAIN: Options = MappingProxyType({option.name: option.default for option in fields(Rules)})
_PAIRS = MappingProxyType({4: ("2x2",)})
_SOLO_OR_PAIRS = MappingProxyType({4: ("solo", "2x2")})

_SCOPA: Options = {"packet": 3, "redeal_kings": 3}
_SCOPONE: Options = {
    "seats": 4,
    "teams": "2x2",
    "first_dealer": "high",
    "hand_size": 10,
    "table_size": 0,
    "packet": 5,
}
_ALL_DEALT_AT_FOUR = MappingProxyType({4: {"hand_size": 10, "table_size": 0}})

TABLE: Mapping[str, Game] = MappingProxyType(
    {
        "scopa": Game(_SCOPA),
        "scopa-ventuno": Game({"target": 21}, (2, 3, 4), _SOLO_OR_PAIRS),
        "scopa-di-casa": Game(
            {"direction": "cw", "sums": "fewest", "max_take": 3, "last_play_sweep": True, "primiera": "off"}, (2, 3, 4)
        ),
        "scopa-obbligo": Game({"direction": "cw", "obligation": "hand", "sums": "fewest"}, (2, 3, 4), _SOLO_OR_PAIRS),
        "scopone": Game(_SCOPONE, (4,), _PAIRS),
        "scopone-nove": Game(
            {
                "seats": 4,
                "teams": "2x2",
                "first_dealer": "low",
                "hand_size": 9,
                "packet": 3,
                "redeal_kings": 3,
            },
            (4,),
            _PAIRS,
        ),
        "scopone-a-due": Game({"first_dealer": "high", "hand_size": 9, "packet": 3, "redeal_kings": 3}),
        "escoba": Game(
            {
                "direction": "cw",
                "capture": "fifteen",
                "single_first": False,
                "obligation": "hand",
                "sums": "fewest",
                "primiera": "off",
                "sevens": True,
                "four_sevens": 3,
                "all_coins": 2,
                "few_cards": "opponent",
                "target": 21,
            },
            (2, 3, 4, 5, 6),
            {4: ("solo", "2x2"), 6: ("solo", "3x2", "2x3")},
            {5: {"table_size": 5, "last_hand_size": 4}},
        ),
        "escoba-clasica": Game(
            {
                "capture": "fifteen",
                "single_first": False,
                "dealer_table": "dealer",
                "primiera": "full_first",
                "target": 21,
            },
            (2, 3, 4, 6),
            {4: ("solo", "2x2"), 6: ("solo", "2x3")},
        ),
        "scopa-quindici": Game({"capture": "fifteen", "single_first": False}, (2, 3, 4), _SOLO_OR_PAIRS),
        "cirulla": Game(
            {
                "direction": "cw",
                "redeal_aces": 2,
                "capture": "value_or_fifteen",
                "aces": "sweep",
                "ace_meets_ace": "match",
                "ace_sweep_scores": "always",
                "dealer_table": "dealer",
                "accusi": True,
                "matta": "7C",
                "piccola": "3to6",
                "grande": 5,
                "cappotto": "win",
                "target": 51,
            },
            (2, 3, 4),
            _SOLO_OR_PAIRS,
        ),
        "scopone-tre-denari": Game({**_SCOPONE, "three_of_coins": 1}, (4,), _PAIRS),
        "scopone-rebello": Game({**_SCOPONE, "re_bello": "6D"}, (4,), _PAIRS),
        "re-bello": Game({**_SCOPA, "re_bello": "KD"}),
        "scopone-napola": Game({**_SCOPONE, "napola": "run10"}, (4,), _PAIRS),
        "scopa-d-assi": Game({"aces": "sweep"}, (2, 4), _SOLO_OR_PAIRS, _ALL_DEALT_AT_FOUR),
        "asso-pigliatutto": Game(
            {"aces": "sweep", "ace_sweep_scores": "always"}, (2, 4), _SOLO_OR_PAIRS, _ALL_DEALT_AT_FOUR
        ),
        "scopone-nove-monte": Game(
            {
                "seats": 4,
                "teams": "2x2",
                "first_dealer": "high",
                "hand_size": 9,
                "table_size": 0,
                "packet": 3,
                "set_aside": "dealer_side",
            },
            (4,),
            _PAIRS,
        ),
    }
)
"""Every game by name."""

GAMES: Mapping[str, Rules] = MappingProxyType({name: Rules(**game.at(game.seats[0])) for name, game in TABLE.items()})
"""The rules of each game at its own number of seats."""


def house_rules(game: str, **options: Any) -> Rules:
    """The rules of a named game with some options changed; ``seats`` also brings what the game changes at that number.

    Raises `ContradictoryRules` for a name that does not exist, and whatever `Rules` raises.
    """
    if game not in TABLE:
        raise ContradictoryRules("no-such-game", game=game)
    for option in options:
        if option not in _PLAIN:
            raise ContradictoryRules("no-such-option", option=option)
    row = TABLE[game]
    seats = options.get("seats", row.seats[0])
    at_seats = row.at(seats) if type(seats) is int else row.at(row.seats[0])
    return Rules(**{**at_seats, **options})


def table_rules(game: str, seats: int, teams: str | None = None, **options: Any) -> Rules:
    """The rules of a named game for *seats* at the table in a form that it has; *teams* None: its first.

    Raises `ContradictoryRules` for seats or teams that the game is not played at, and what `house_rules` raises.
    """
    if game not in TABLE:
        raise ContradictoryRules("no-such-game", game=game)
    row = TABLE[game]
    forms = row.teams_at(seats)
    if not forms:
        raise ContradictoryRules("game-not-at-seats", game=game, seats=seats, allowed=list(row.seats))
    if teams is not None and teams not in forms:
        raise ContradictoryRules("game-not-in-teams", game=game, seats=seats, teams=teams, allowed=list(forms))
    return house_rules(game, **{**options, "seats": seats, "teams": teams or forms[0]})


def every_table() -> tuple[tuple[str, Rules], ...]:
    """Every game at each of its seats and team forms, by name."""
    return tuple(
        (name, table_rules(name, seats, teams))
        for name, game in TABLE.items()
        for seats in game.seats
        for teams in game.teams_at(seats)
    )


def game_of(rules: Rules) -> tuple[str, dict[str, object]]:
    """The game a Rules comes nearest to, and the options in which it differs: what `house_rules` needs to make it."""
    name, differing = _nearest(rules)
    return name, dict(differing)


@lru_cache(maxsize=64)
def _nearest(rules: Rules) -> tuple[str, dict[str, object]]:
    """Remembered, for every View asks for it."""
    return min(((name, _differences(rules, game)) for name, game in TABLE.items()), key=lambda near: len(near[1]))


def _differences(rules: Rules, game: Game) -> dict[str, object]:
    at_seats = game.at(rules.seats)
    differing = {option: getattr(rules, option) for option in _PLAIN if getattr(rules, option) != at_seats[option]}
    return differing if rules.seats == game.seats[0] else {"seats": rules.seats, **differing}
