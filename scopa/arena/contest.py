"""One player against another at one game: a pair is a deal, or a whole match, played once from each side."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from inspect import iscoroutine
from random import Random

from scopa.arena.faults import PlayerFault, reason, sentence
from scopa.arena.players import Player, find_player
from scopa.declarations import Declaration
from scopa.errors import ScopaError
from scopa.match import Match
from scopa.moves import Move
from scopa.notation import read_rules
from scopa.observation import observe
from scopa.rules import Rules
from scopa.scoring import Award, score
from scopa.state import State, deal, play

Margins = Mapping[str, float]
"""By category: the points of the first player's side, less the mean of the other sides'."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, at what, with which cards: it says all that a result depends on.

    ``first`` and ``second`` are texts for `find_player`, ``game`` one for `scopa.notation.read_rules`. With ``matches``
    whole matches are played, else single deals.
    """

    first: str
    second: str
    game: str = "scopa"
    seed: str = "arena"
    matches: bool = False


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal or a match played once for each side of the game: the first player has that side, the second all others.

    Each has one entry a playing: ``margins``, ``results`` (1 won, 0 drawn, -1 lost by the first player, who wins by
    having more than every other side) and ``deals``, how many were played. ``microseconds`` are the times of the moves,
    of the first player and of the second, to two significant digits: of the processor, so that a busy machine does not
    count.
    """

    number: int
    margins: tuple[Margins, ...]
    results: tuple[int, ...]
    deals: tuple[int, ...]
    microseconds: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def margin(self) -> float:
        """Points a deal, the first player's less the others': the mean over the playings."""
        return sum(sum(margins.values()) for margins in self.margins) / sum(self.deals)

    @property
    def share(self) -> float:
        """What part of the playings the first player won, a draw being half of one."""
        return sum((1 + result) / 2 for result in self.results) / len(self.results)


@dataclass(slots=True)
class _Playing:
    """One playing: at each seat a player and a source of chance of its own; the times of the moves."""

    contest: Contest
    number: int
    side: int
    rules: Rules
    _clocks: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    _players: list[Player] = field(init=False)
    _chances: list[Random] = field(init=False)

    def __post_init__(self) -> None:
        first, second = find_player(self.contest.first), find_player(self.contest.second)
        seats = range(self.rules.seats)
        self._players = [first if self.rules.side_of(seat) == self.side else second for seat in seats]
        name = f"{self.contest.seed}.{self.number}.{self.side}"
        self._chances = [Random(f"{name}.{seat}") for seat in seats]

    @property
    def microseconds(self) -> tuple[list[int], list[int]]:
        """The times of the moves so far, of the first player and of the second."""
        return self._clocks

    def play_out(self, state: State) -> State:
        """The deal played to its end. Raises `PlayerFault`."""
        while state.turn is not None:
            state = self._move(state, state.turn)
        return state

    def _move(self, state: State, seat: int) -> State:
        player = self._players[seat]
        seen = state if player.cheats else observe(state, seat)
        try:
            started = time.process_time_ns()
            move: object = player.choose(seen, self._chances[seat])
            taken = (time.process_time_ns() - started) // 1000
        except (Exception, SystemExit) as error:
            raise self._fault(seat, reason(error)) from error
        if not isinstance(move, Move | Declaration | str):
            raise self._fault(seat, _no_move(move))
        try:
            after = play(state, move)
        except Exception as error:
            raise self._fault(seat, sentence(error) if isinstance(error, ScopaError) else reason(error)) from error
        self._clocks[self.rules.side_of(seat) != self.side].append(_two_digits(taken))
        return after

    def _fault(self, seat: int, why: str) -> PlayerFault:
        player = self._players[seat].name
        return PlayerFault("player-fault", player=player, pair=self.number, seat=seat, why=why)


def play_pair(contest: Contest, number: int) -> Pair:
    """The pair of a contest with this *number*, from 0: the same whoever plays it, wherever and when.

    Raises `UnknownPlayer`, `PlayerFault`, and what `scopa.notation.read_rules` raises.
    """
    rules = read_rules(contest.game)
    play_one = _play_match if contest.matches else _play_deal
    playings = [_Playing(contest, number, side, rules) for side in range(rules.sides)]
    told = [play_one(playing) for playing in playings]
    times = [tuple(one for playing in playings for one in playing.microseconds[which]) for which in (0, 1)]
    margins, results, deals = zip(*told, strict=True)
    return Pair(number, margins, results, deals, (times[0], times[1]))


def worlds_in(contest: Contest) -> list[int]:
    """How many worlds the first and the second player look at in this game."""
    rules = read_rules(contest.game)
    return [find_player(name).worlds_at(rules) for name in (contest.first, contest.second)]


def _play_deal(playing: _Playing) -> tuple[Margins, int, int]:
    """One deal; every seat deals in turn, from pair to pair."""
    seed, dealer = f"{playing.contest.seed}.{playing.number}", playing.number % playing.rules.seats
    lines = score(playing.play_out(deal(playing.rules, seed=seed, dealer=dealer)))
    points = [sum(line.points for line in lines if line.side == side) for side in range(playing.rules.sides)]
    return margins_of(lines, playing.side, playing.rules.sides), _result(points, playing.side), 1


def _play_match(playing: _Playing) -> tuple[Margins, int, int]:
    """One match, from its first deal to the side that wins it."""
    match = Match.new(playing.rules, f"{playing.contest.seed}.{playing.number}")
    margins: dict[str, float] = {}
    deals = 0
    while True:
        over = playing.play_out(match.state)
        for played in over.plays:
            match = match.play(played.move)
        deals += 1
        for category, margin in margins_of(score(over), playing.side, playing.rules.sides).items():
            margins[category] = margins.get(category, 0) + margin
        if match.is_over:
            return margins, 1 if match.winner == playing.side else -1, deals
        match = match.next_deal()


def margins_of(lines: Sequence[Award], side: int, sides: int) -> Margins:
    """The points of a side in each category, less the mean of the other sides'."""
    margins: dict[str, Fraction] = {}
    for line in lines:
        own = line.points if line.side == side else Fraction(-line.points, sides - 1)
        margins[line.category] = margins.get(line.category, Fraction()) + own
    return {category: float(margin) for category, margin in margins.items()}


def _result(points: Sequence[int], side: int) -> int:
    best_other = max(other for at, other in enumerate(points) if at != side)
    return (points[side] > best_other) - (points[side] < best_other)


def _no_move(answer: object) -> str:
    """What a player answered with in place of a move."""
    if iscoroutine(answer):
        # Else Python warns, beside the sentence, that nobody waited for it.
        answer.close()
    if isinstance(answer, type):
        said = f"the class {answer.__qualname__}"
    else:
        said = "None" if answer is None else f"something of type {type(answer).__qualname__}"
    return f"it answered with {said}, which is no move."


def _two_digits(microseconds: int) -> int:
    """A time to two significant digits: enough to compare by, and short to keep."""
    text = str(microseconds)
    return round(microseconds, 2 - len(text))
