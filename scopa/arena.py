"""Measure one player against another on duplicate deals: every deal is played twice, with the sides changed over.

What luck the cards bring, they bring to both players, so that far fewer deals tell who plays better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from statistics import mean, stdev

from scopa.ai import greedy, heuristic
from scopa.errors import ContradictoryRules
from scopa.moves import AnyMove
from scopa.observation import Observation, observe
from scopa.rules import Rules
from scopa.scoring import score
from scopa.state import State, deal, play

Player = Callable[[Observation], AnyMove]
"""What plays: it is given what its seat may know, never the state."""

PLAYERS: Mapping[str, Player] = {"greedy": greedy.choose, "heuristic": heuristic.choose}
"""The players by name."""

_SURE = 1.96
"""Standard errors each way that hold the true mean in 95 cases of 100."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal played twice: by category, the points of the first player less those of the second, each time."""

    seed: str
    margins: tuple[Mapping[str, int], Mapping[str, int]]

    @property
    def margin(self) -> float:
        """Points a deal, the first player's less the second's: the mean of the two plays."""
        return mean(sum(margins.values()) for margins in self.margins)


@dataclass(frozen=True, slots=True)
class Duel:
    """What many pairs say of the first player against the second, in points a deal."""

    pairs: tuple[Pair, ...]

    @property
    def margin(self) -> float:
        """Points a deal, the first player's less the second's."""
        return mean(pair.margin for pair in self.pairs)

    @property
    def standard_error(self) -> float:
        """How far the margin is likely to be from the truth, in points a deal; it needs two pairs at least."""
        return stdev(pair.margin for pair in self.pairs) / sqrt(len(self.pairs))

    @property
    def interval(self) -> tuple[float, float]:
        """The two ends of the 95 % interval of the margin."""
        reach = _SURE * self.standard_error
        return self.margin - reach, self.margin + reach

    @property
    def results(self) -> tuple[int, int, int]:
        """The deals won, drawn and lost by the first player."""
        totals = [sum(margins.values()) for pair in self.pairs for margins in pair.margins]
        won, lost = sum(total > 0 for total in totals), sum(total < 0 for total in totals)
        return won, len(totals) - won - lost, lost

    @property
    def categories(self) -> dict[str, float]:
        """The margin category by category."""
        played = [margins for pair in self.pairs for margins in pair.margins]
        return {category: mean(margins[category] for margins in played) for category in played[0]}


def duel(rules: Rules, first: Player, second: Player, seed: str, pairs: int) -> Duel:
    """*pairs* deals of *seed*, each played twice. Raises `ContradictoryRules` unless the game is for two sides."""
    return Duel(tuple(islice(duplicate_pairs(rules, first, second, seed), pairs)))


def duplicate_pairs(rules: Rules, first: Player, second: Player, seed: str) -> Iterator[Pair]:
    """The pairs of a duel, one after another without end; each seat deals in turn."""
    if rules.sides != 2:
        raise ContradictoryRules("two-sides-only", sides=rules.sides)
    number = 0
    while True:
        dealt = deal(rules, seed=f"{seed}.{number}", dealer=number % rules.seats)
        straight = _margins(play_out(dealt, (first, second)), side=0)
        changed = _margins(play_out(dealt, (second, first)), side=1)
        yield Pair(f"{seed}.{number}", (straight, changed))
        number += 1


def play_out(state: State, players: tuple[Player, ...]) -> State:
    """The deal played to its end, each side by its player. Raises `scopa.errors.IllegalMove` if a player cheats."""
    while state.turn is not None:
        player = players[state.rules.side_of(state.turn)]
        state = play(state, player(observe(state, state.turn)))
    return state


def _margins(state: State, side: int) -> dict[str, int]:
    margins: dict[str, int] = {}
    for award in score(state):
        gained = award.points if award.side == side else -award.points
        margins[award.category] = margins.get(award.category, 0) + gained
    return margins
