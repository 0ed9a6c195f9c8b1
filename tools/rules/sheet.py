"""What the rules page of a game is about: its rules at every table it is played at, and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from scopa.categories import counted_by
from scopa.games import GAMES, TABLE, table_rules
from scopa.rules import Rules


@dataclass(frozen=True)
class Told:
    """How a game is told: beside which others, after which sources, and the matches that are agreed on as well."""

    family: str
    sources: tuple[str, ...] = ()
    also_to: tuple[int, ...] = ()
    also_deals: bool = False
    sweep: str = "scopa"


TOLD: dict[str, Told] = {
    "scopa": Told("scopa", ("000",)),
    "scopa-ventuno": Told("scopa", ("001",), (11, 15)),
    "scopa-di-casa": Told("scopa", ("003",)),
    "scopa-obbligo": Told("scopa", ("004",), also_deals=True),
    "re-bello": Told("scopa"),
    "scopone": Told("scopone", ("002",), (16, 21)),
    "scopone-nove": Told("scopone", ("002",), (16, 21)),
    "scopone-nove-monte": Told("scopone", ("002",), (16, 21)),
    "scopone-a-due": Told("scopone", ("002",), (16, 21)),
    "scopone-rebello": Told("scopone", ("002",), (16, 21)),
    "scopone-napola": Told("scopone", ("002",), (16, 21)),
    "scopone-tre-denari": Told("scopone", ("002",), (16, 21)),
    "escoba": Told("fifteen", ("004",), also_deals=True, sweep="escoba"),
    "escoba-clasica": Told("fifteen", sweep="escoba"),
    "scopa-quindici": Told("fifteen"),
    "cirulla": Told("fifteen", (), (31, 81, 101)),
    "scopa-d-assi": Told("aces", ("002",), (21, 31)),
    "asso-pigliatutto": Told("aces", (), (21, 31)),
}
"""Every game, in the order in which they are listed."""

FIXED = frozenset({"cards", "coins", "settebello", "primiera"})
"""The points that a deal of plain Scopa has besides its sweeps."""


@dataclass(frozen=True)
class Sheet:
    """A game as its rules page sees it."""

    game: str

    @property
    def told(self) -> Told:
        """How the game is told."""
        return TOLD[self.game]

    @property
    def rules(self) -> Rules:
        """The rules at the game's own number of seats."""
        return GAMES[self.game]

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players."""
        return TABLE[self.game].seats

    @cached_property
    def tables(self) -> dict[int, tuple[Rules, ...]]:
        """The rules at each number of players, in every form of teams."""
        return {
            seats: tuple(table_rules(self.game, seats, form) for form in TABLE[self.game].teams_at(seats))
            for seats in self.seats
        }

    @cached_property
    def sides(self) -> frozenset[int]:
        """How many sides can meet."""
        return frozenset(rules.sides for forms in self.tables.values() for rules in forms)

    @property
    def two(self) -> bool:
        """Whether the game is for two players only."""
        return self.seats == (2,)

    @property
    def pairs(self) -> bool:
        """Whether it is played by two teams of two, and not otherwise."""
        return self.teams == {"2x2"}

    @cached_property
    def teams(self) -> frozenset[str]:
        """Every form of teams it is played in."""
        return frozenset(rules.teams for forms in self.tables.values() for rules in forms)

    @cached_property
    def contexts(self) -> tuple[str, ...]:
        """The forms of a text that suit this game before the general one."""
        holds = {
            "escoba": self.told.sweep == "escoba",
            "last": self.rules.last_play_sweep,
            "ace": self.rules.ace_sweep_scores == "always",
            "duel": self.two,
            "pairs": self.pairs,
        }
        return tuple(context for context, held in holds.items() if held)

    @cached_property
    def facts(self) -> dict[str, object]:
        """The numbers of the rules, by the names that texts give them."""
        rules = self.rules
        return {
            "hand": rules.hand_size,
            "table": rules.table_size,
            "aside": rules.aside_size,
            "rounds": rules.rounds,
            "target": rules.target,
            "above": rules.target + 1,
            "fixed": len(self.counted),
        }

    @cached_property
    def otherwise_dealt(self) -> tuple[int, ...]:
        """The numbers of players at which other numbers of cards are dealt than at the first."""
        dealt = {
            seats: (rules.hand_size, rules.table_size, rules.last_hand_size)
            for seats, (rules, *_) in self.tables.items()
        }
        return tuple(seats for seats in self.seats if dealt[seats] != dealt[self.seats[0]])

    @cached_property
    def differences(self) -> dict[str, object]:
        """The options that differ from plain Scopa, who plays first; to fifteen no equal card takes another."""
        differing = {"seats": self.rules.seats, **self.rules.differences(GAMES["scopa"])}
        if self.two:
            del differing["seats"]
        if self.rules.capture == "fifteen":
            differing.pop("single_first", None)
        return differing

    @property
    def counted(self) -> tuple[str, ...]:
        """What scores at the end of a deal, besides sweeps and declarations."""
        return tuple(category.name for category in counted_by(self.rules))

    @property
    def plain_points(self) -> bool:
        """Whether nothing scores there but what does in plain Scopa, a point each."""
        return set(self.counted) <= FIXED

    def cites(self, source: str) -> bool:
        """Whether the page follows a source."""
        return source in self.told.sources

    def cited(self, statements: tuple[str, ...]) -> str:
        """Those *statements* that come from the page's own sources, as its elements name them."""
        return ", ".join(row for row in statements if row[:3] in self.told.sources)
