"""A match: deal after deal until a side has won. Rules, seed and moves are the whole record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from scopa.categories import cappotto
from scopa.deal import next_dealer
from scopa.errors import ContradictoryRules, NoSuchSeat, NotationError, NotNow
from scopa.first_dealer import draw_first_dealer
from scopa.games import GAMES
from scopa.moves import AnyMove
from scopa.rules import Rules
from scopa.scoring import points_of, score
from scopa.state import State, deal, play

Moves = tuple[AnyMove, ...]
_LONGEST_SEED = 100


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. It never changes: what is asked of it gives a new one.

    ``deals`` are the moves of each deal begun, ``points`` what each side scored in each complete deal, ``state`` the
    deal on the table, ``resigned`` the side that gave up.
    """

    rules: Rules
    seed: str
    deals: tuple[Moves, ...]
    points: tuple[tuple[int, ...], ...]
    state: State
    resigned: int | None = None

    @classmethod
    def new(cls, game: str | Rules, seed: int | str) -> Match:
        """A match of a named game, or of some rules, with its first deal on the table.

        Raises `ContradictoryRules` for a name that is no game, `NotationError` for a seed that a record could not
        hold: it is text on one line, of at most a hundred characters, without quotation marks.
        """
        if isinstance(game, str) and game not in GAMES:
            raise ContradictoryRules("no-such-game", game=game)
        rules = GAMES[game] if isinstance(game, str) else game
        text = str(seed)
        if not text.isprintable() or '"' in text or len(text) > _LONGEST_SEED:
            raise NotationError("seed", text[:_LONGEST_SEED])
        dealer = draw_first_dealer(rules, text).dealer
        return cls(rules, text, ((),), (), deal(rules, deal_seed(text, 1), dealer))

    @classmethod
    def replay(
        cls, game: str | Rules, seed: int | str, deals: Sequence[Sequence[AnyMove]], resigned: int | None = None
    ) -> Match:
        """The match that a record tells: the moves of each deal begun. Raises `scopa.errors.IllegalMove`, `NotNow`."""
        match = cls.new(game, seed)
        for number, moves in enumerate(deals):
            if number:
                match = match.next_deal()
            for move in moves:
                match = match.play(move)
        return match if resigned is None else match.resign(resigned)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in complete deals."""
        return tuple(sum(of_deal[side] for of_deal in self.points) for side in range(self.rules.sides))

    @property
    def winner(self) -> int | None:
        """The side that has won; None while nobody has, and always None after a match of more than two sides was given
        up.
        """
        if self.resigned is not None:
            return 1 - self.resigned if self.rules.sides == 2 else None
        at_once = self._by_cappotto() if self.state.turn is None else None
        return winner(self.rules, self.points) if at_once is None else at_once

    def _by_cappotto(self) -> int | None:
        """The side that took all the coins of the deal just ended, where that wins the match."""
        return cappotto(self.rules, [pile.mask for pile in self.state.piles])

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: won, or given up."""
        return self.resigned is not None or self.winner is not None

    def play(self, move: AnyMove | str) -> Match:
        """The match after *move*; at the end of the deal its points are counted. Raises what `scopa.play` raises, and
        `NotNow`.
        """
        if self.is_over:
            raise NotNow("match-over")
        state = play(self.state, move)
        deals = (*self.deals[:-1], (*self.deals[-1], state.plays[-1].move))
        points = self.points
        if state.turn is None:
            points = (*points, points_of(score(state), self.rules.sides))
        return replace(self, deals=deals, points=points, state=state)

    def next_deal(self) -> Match:
        """The match with the next deal on the table. Raises `NotNow` before this one is over, and after the match."""
        if self.is_over:
            raise NotNow("match-over")
        if self.state.turn is not None:
            raise NotNow("deal-not-over")
        dealer = next_dealer(self.rules, self.state.dealer)
        state = deal(self.rules, deal_seed(self.seed, len(self.deals) + 1), dealer)
        return replace(self, deals=(*self.deals, ()), state=state)

    def undo(self) -> Match:
        """The match before its newest move, or before its newest deal was dealt. Raises `NotNow` at the start."""
        if self.resigned is not None:
            return replace(self, resigned=None)
        if self.deals[-1]:
            return self._without_newest_move()
        if len(self.deals) == 1:
            raise NotNow("nothing-to-undo")
        return Match.replay(self.rules, self.seed, self.deals[:-1])

    def moments(self) -> Iterator[Match]:
        """The match before each move of the deal on the table, from its start, and then as it stands, or stood when it
        was given up.
        """
        begun = len(self.deals)
        moves = self.deals[-1]
        state = deal(self.rules, deal_seed(self.seed, begun), self.state.dealer)
        for place, move in enumerate(moves):
            yield Match(self.rules, self.seed, (*self.deals[:-1], moves[:place]), self.points[: begun - 1], state)
            state = play(state, move)
        yield replace(self, resigned=None)

    def _without_newest_move(self) -> Match:
        return list(self.moments())[-2]

    def resign(self, side: int) -> Match:
        """The match given up by *side*. Raises `NotNow` after the match, `NoSuchSeat` for a side that is not there."""
        if self.is_over:
            raise NotNow("match-over")
        if side not in range(self.rules.sides):
            raise NoSuchSeat("no-such-side", side=side, count=self.rules.sides)
        return replace(self, resigned=side)


def deal_seed(seed: str, number: int) -> str:
    """The seed of the *number*-th deal (from 1) of the match of *seed*."""
    return f"{seed}.{number}"


def winner(rules: Rules, points: Sequence[Sequence[int]]) -> int | None:
    """The side that has won after these complete deals, or None.

    At the target, or after the agreed number of deals, the highest total wins if it is the only one; otherwise another
    deal is played (source 000 L27).
    """
    if not points:
        return None
    totals = [sum(side) for side in zip(*points, strict=True)]
    best = max(totals)
    reached = len(points) >= (rules.deals or 0) if rules.end == "deals" else best >= rules.target
    return totals.index(best) if reached and totals.count(best) == 1 else None
