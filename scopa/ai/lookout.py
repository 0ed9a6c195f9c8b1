"""What a world looks like from the seat that thinks: what every move leads to in it, in points, by category."""

from __future__ import annotations

from scopa.ai.leaf import leaf
from scopa.ai.rollout import play_out
from scopa.ai.solver import Solver
from scopa.ai.steps import steps
from scopa.ai.worlds import World
from scopa.cards import mask_of
from scopa.categories import counted_by
from scopa.declarations import WILD
from scopa.moves import Move
from scopa.observation import Observation
from scopa.state import next_hand_size, pockets

Way = tuple[int, int, int, int]
"""A move: the card as a mask, what it gathers to the pile, the table after it, its sweep."""

Outlook = tuple[float, tuple[float, ...]]
"""The margin of the deal after a move, in points, and the same category by category."""


class Lookout:
    """What a deal looks like from the seat that thinks, by place: 0 is its own, then in the order of play."""

    is_solved: bool
    names: tuple[str, ...]

    @property
    def nodes(self) -> int:
        """How many plays have been tried in solving."""
        return 0

    def __init__(self, observation: Observation, places: list[int], moves: tuple[Move, ...]) -> None:
        rules = observation.rules
        self._rules = rules
        self._observation = observation
        self._sides = tuple(map(rules.side_of, places))
        self._side = self._sides[0]
        self._hand = observation.hand.mask
        self._table = observation.table.mask
        self._exposed = [observation.exposed[seat].mask for seat in places[1:]]
        self._piles = [pile.mask for pile in observation.piles]
        self._sweeps = [len(sweeps) for sweeps in observation.sweeps]
        self._declared = list(observation.declared)
        self._last = -1 if observation.last_capturer is None else observation.last_capturer
        self._eldest = places.index(rules.seat_after(observation.dealer))
        self._dealer_place = places.index(observation.dealer)
        counts = observation.capture_table.values
        self._moves = []
        for move in moves:
            card, taken = 1 << move.card, move.taken.mask
            gathers = taken or pockets(rules, counts[move.card], self._table)
            gathered, after = (taken | card, self._table & ~taken) if gathers else (0, self._table | card)
            self._moves.append((card, gathered, after, int(move.sweep)))

    def look(self, world: World) -> list[Outlook]:
        """For every move the margin of the deal in points, and the same by `names`."""
        raise NotImplementedError


class Solved(Lookout):
    """Worlds of two sides in which the rest of the round is played best with open cards."""

    is_solved = True

    def __init__(self, observation: Observation, places: list[int], moves: tuple[Move, ...]) -> None:
        super().__init__(observation, places, moves)
        rules = observation.rules
        self._known = steps(rules, observation.wild)
        stock = observation.stock_size
        self._solver = Solver(rules, stock, next_hand_size(rules, stock))
        self.names = ("sweeps", "accusi", *self._solver.names)
        self._plies = sum(observation.hand_sizes)
        self._is_dealers = self._sides[self._dealer_place] == self._side
        other = 1 - self._side
        self._base = self._sweeps[self._side] - self._sweeps[other]
        self._accusi = self._declared[self._side] - self._declared[other]

    @property
    def nodes(self) -> int:
        """How many plays have been tried in solving."""
        return self._solver.nodes

    def look(self, world: World) -> list[Outlook]:
        """For every move the margin of the deal after it under best play of the round, and the same by `names`."""
        hands = [mask_of(hidden) | shown for hidden, shown in zip(world[:-1], self._exposed, strict=True)]
        ours, theirs = self._piles[self._side], self._piles[1 - self._side]
        last = 0 if self._last < 0 else 1 if self._last == self._side else -1
        return [self._after(move, hands, ours, theirs, last) for move in self._moves]

    def _after(self, move: Way, hands: list[int], ours: int, theirs: int, last: int) -> Outlook:
        card, gathered, after, sweep = move
        if gathered:
            ours |= gathered
            last = 1
        then = self._known.after(gathered)
        if self._plies == 1:
            points, split = self._solver.end(ours, theirs, after, last)
        else:
            rest = (*hands, self._hand ^ card)
            points, split = self._solver.solve(then, rest, after, theirs, ours, -last, self._plies - 1)
            points = -points
        if not self._is_dealers:
            split = tuple([-part for part in split])
        sweeps = self._base + sweep + points - sum(split)
        return self._base + self._accusi + sweep + points, (sweeps, self._accusi, *split)


class PlayedOut(Lookout):
    """Worlds in which the rest of the deal is played out by the quick policy."""

    is_solved = False

    def __init__(self, observation: Observation, places: list[int], moves: tuple[Move, ...]) -> None:
        super().__init__(observation, places, moves)
        rules = observation.rules
        self._own = list(observation.hand)
        self._shown = [list(observation.exposed[seat]) for seat in places[1:]]
        self._later: list[int] = []
        left = observation.stock_size
        while left:
            size = next_hand_size(rules, left)
            self._later.append(size)
            left -= size * rules.seats
        self._leaf = leaf(rules) if rules.sides == 2 else None
        self._nothing = (0,) * rules.sides
        self._categories = counted_by(rules)
        self.names = ("sweeps", "accusi", *(category.name for category in self._categories))

    def look(self, world: World) -> list[Outlook]:
        """For every move the margin of the deal played out after it, and the same by `names`."""
        places = len(self._sides)
        rounds: list[list[list[int]]] = [[self._own, *([*h, *s] for h, s in zip(world[:-1], self._shown, strict=True))]]
        left = world[-1]
        for size in self._later:
            rounds.append([list(left[place * size : (place + 1) * size]) for place in range(places)])
            left = left[size * places :]
        aside = mask_of(left)
        return [self._after(move, rounds, aside) for move in self._moves]

    def _after(self, move: Way, rounds: list[list[list[int]]], aside: int) -> Outlook:
        card, gathered, after, sweep = move
        side = self._side
        piles, sweeps, last = list(self._piles), list(self._sweeps), self._last
        if gathered:
            piles[side] |= gathered
            sweeps[side] += sweep
            last = side
        played = card.bit_length() - 1
        now = [[held for held in self._own if held != played], *rounds[0][1:]]
        wild = None if gathered >> WILD & 1 else self._observation.wild
        table, last = play_out(
            self._rules,
            wild,
            self._sides,
            [now, *rounds[1:]],
            self._eldest,
            1,
            after,
            piles,
            sweeps,
            last,
            ends_deal=True,
        )
        if last >= 0:
            piles[last] |= table
        piles[self._sides[self._dealer_place]] |= aside
        return self._score(piles, sweeps)

    def _score(self, piles: list[int], sweeps: list[int]) -> Outlook:
        if self._leaf is None:
            return self._score_many(piles, sweeps)
        side = self._side
        split = (
            float(sweeps[side] - sweeps[1 - side]),
            float(self._declared[side] - self._declared[1 - side]),
            *self._leaf.split(piles[side], piles[1 - side]),
        )
        return sum(split), split

    def _score_many(self, piles: list[int], sweeps: list[int]) -> Outlook:
        rules = self._rules
        counted = [
            category.scored(rules, piles, category.amounts(rules, piles)) or self._nothing
            for category in self._categories
        ]
        points: list[tuple[int, ...]] = list(zip(sweeps, self._declared, *counted, strict=True))
        own = points.pop(self._side)
        best = max(points, key=sum)
        split = tuple([float(ours - theirs) for ours, theirs in zip(own, best, strict=True)])
        return sum(split), split
