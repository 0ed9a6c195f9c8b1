"""The search of the stronger levels: world after world, what every move leads to, and the mean of it.

A world is a way for the unseen cards to lie. With little left of a round each world is solved with open cards; with
more, the deal is played out by a quick policy. All moves are tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from scopa.ai import heuristic
from scopa.ai.inference import Inference
from scopa.ai.leaf import leaf
from scopa.ai.memory import chance_of
from scopa.ai.rollout import play_out
from scopa.ai.solver import Solver
from scopa.ai.steps import steps
from scopa.ai.thought import Estimate, Thought, ordered
from scopa.ai.worlds import Hidden, World
from scopa.cards import mask_of
from scopa.categories import counted_by
from scopa.moves import Move, legal_plays
from scopa.observation import Observation
from scopa.state import next_hand_size, pockets


@dataclass(frozen=True)
class Manner:
    """How a level searches. ``solved_plies``: from how many cards left in a round a world of two players is solved with
    open cards; ``solved_tricks``: the same in rounds of every player, with more. ``heuristic_share`` is how much the
    one-ply heuristic counts beside the mean of rollouts. ``infers``: worlds are drawn as likely as the moves seen make
    them.
    """

    solved_plies: int = 6
    solved_tricks: int = 2
    heuristic_share: float = 0.7
    infers: bool = False


class Search:
    """A thought about one move, made in worlds; see `scopa.ai.thought.Thinking`."""

    def __init__(self, observation: Observation, seed: str, worlds: int, manner: Manner) -> None:
        rules = observation.rules
        places = [observation.seat]
        while len(places) < rules.seats:
            places.append(rules.seat_after(places[-1]))
        self._observation = observation
        self._hidden = Hidden.from_seat(observation, places[1:])
        self._worlds = worlds
        self._chance = chance_of(observation, seed)
        self._judged = heuristic.judge(observation)
        self._moves = tuple(judged.move for judged in self._judged)
        plies = sum(observation.hand_sizes)
        solved = manner.solved_plies if rules.seats == 2 else manner.solved_tricks * rules.seats
        is_solved = plies <= solved and rules.sides == 2
        lookout = _Solved if is_solved else _PlayedOut
        self._lookout = lookout(observation, places, self._moves)
        self._share = 0.0 if is_solved else manner.heuristic_share
        self._drawn = self._draw(manner)
        count = len(self._moves)
        self._weight = 0.0
        self._seen = 0
        self._sums = [0.0] * count
        self._squares = [0.0] * count
        self._splits = [[0.0] * len(self._lookout.names) for _ in range(count)]

    def step(self) -> bool:
        """Look at one more world."""
        drawn = next(self._drawn, None)
        if drawn is None:
            return False
        weight, world = drawn
        self._seen += 1
        self._weight += weight
        for at, (points, split) in enumerate(self._lookout.look(world)):
            self._sums[at] += weight * points
            self._squares[at] += weight * points * points
            sums = self._splits[at]
            for which, part in enumerate(split):
                sums[which] += weight * part
        return self._seen < self._worlds

    def thought(self) -> Thought:
        """The means over the worlds seen; before the first, what the heuristic says."""
        if not self._seen:
            return heuristic.thought(self._judged)
        exact = self._lookout.is_solved and not self._observation.stock_size and self._hidden.count() == 1
        return ordered([self._estimate(at, exact) for at in range(len(self._moves))], self._seen)

    def _estimate(self, at: int, exact: bool) -> Estimate:
        weight = self._weight
        mean = self._sums[at] / weight
        variance = max(0.0, self._squares[at] / weight - mean * mean)
        error = 0.0 if exact else sqrt(variance / max(1, self._seen - 1))
        split = {name: part / weight for name, part in zip(self._lookout.names, self._splits[at], strict=True)}
        preference = mean + self._share * self._judged[at].total
        return Estimate(self._moves[at], mean, error, split, exact, preference)

    def _draw(self, manner: Manner) -> Iterator[tuple[float, World]]:
        """Worlds with their weights: every one where there are few, else as many as are asked for."""
        inference = Inference(self._observation) if manner.infers and self._observation.rules.seats == 2 else None
        hidden, chance = self._hidden, self._chance
        if self._lookout.is_solved and hidden.count() <= self._worlds:
            each = list(hidden.each())
            chance.shuffle(each)
            for world in each:
                yield (inference.likelihood(world[0]) if inference else 1.0), world
            return
        while True:
            yield 1.0, (inference.drawn(hidden, chance) if inference else hidden.drawn(chance))


class _Lookout:
    """What a deal looks like from the seat that thinks, by place: 0 is its own, then in the order of play."""

    is_solved: bool
    names: tuple[str, ...]

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

    def look(self, world: World) -> list[tuple[float, tuple[float, ...]]]:
        """For every move the margin of the deal in points, and the same by `names`."""
        raise NotImplementedError


class _Solved(_Lookout):
    """Worlds of two sides in which the rest of the round is played best with open cards."""

    is_solved = True

    def __init__(self, observation: Observation, places: list[int], moves: tuple[Move, ...]) -> None:
        super().__init__(observation, places, moves)
        rules = observation.rules
        self._known = steps(rules, observation.wild)
        nobodys = observation.stock_size + observation.aside_size
        self._solver = Solver(rules, observation.stock_size, nobodys, next_hand_size(rules, observation.stock_size))
        self.names = ("sweeps", "accusi", *self._solver.names)
        self._plies = sum(observation.hand_sizes)
        self._is_dealers = self._sides[self._dealer_place] == self._side
        other = 1 - self._side
        self._base = self._sweeps[self._side] - self._sweeps[other]
        self._accusi = self._declared[self._side] - self._declared[other]

    def look(self, world: World) -> list[tuple[float, tuple[float, ...]]]:
        hands = [mask_of(hidden) | shown for hidden, shown in zip(world[:-1], self._exposed, strict=True)]
        ours, theirs = self._piles[self._side], self._piles[1 - self._side]
        last = 0 if self._last < 0 else 1 if self._last == self._side else -1
        return [self._after(move, hands, ours, theirs, last) for move in self._moves]

    def _after(
        self, move: tuple[int, int, int, int], hands: list[int], ours: int, theirs: int, last: int
    ) -> tuple[float, tuple[float, ...]]:
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


class _PlayedOut(_Lookout):
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

    def look(self, world: World) -> list[tuple[float, tuple[float, ...]]]:
        rules, places = self._rules, len(self._sides)
        rounds: list[list[list[int]]] = [[self._own, *([*h, *s] for h, s in zip(world[:-1], self._shown, strict=True))]]
        left = world[-1]
        for size in self._later:
            rounds.append([list(left[place * size : (place + 1) * size]) for place in range(places)])
            left = left[size * places :]
        aside = mask_of(left)
        return [self._after(move, rounds, aside) for move in self._moves]

    def _after(
        self, move: tuple[int, int, int, int], rounds: list[list[list[int]]], aside: int
    ) -> tuple[float, tuple[float, ...]]:
        card, gathered, after, sweep = move
        side = self._side
        piles, sweeps, last = list(self._piles), list(self._sweeps), self._last
        if gathered:
            piles[side] |= gathered
            sweeps[side] += sweep
            last = side
        played = card.bit_length() - 1
        now = [[held for held in self._own if held != played], *rounds[0][1:]]
        observation = self._observation
        wild = observation.wild if self._known_wild(gathered) else None
        table, last = play_out(
            self._rules, wild, self._sides, [now, *rounds[1:]], self._eldest, 1, after, piles, sweeps, last, ends_deal=True
        )
        if last >= 0:
            piles[last] |= table
        piles[self._sides[self._dealer_place]] |= aside
        return self._score(piles, sweeps)

    def _known_wild(self, gathered: int) -> bool:
        return self._observation.wild is not None and steps(self._rules, self._observation.wild).after(gathered) is not steps(self._rules)

    def _score(self, piles: list[int], sweeps: list[int]) -> tuple[float, tuple[float, ...]]:
        if self._leaf is None:
            return self._score_many(piles, sweeps)
        side = self._side
        split = (
            float(sweeps[side] - sweeps[1 - side]),
            float(self._declared[side] - self._declared[1 - side]),
            *self._leaf.split(piles[side], piles[1 - side]),
        )
        return sum(split), split

    def _score_many(self, piles: list[int], sweeps: list[int]) -> tuple[float, tuple[float, ...]]:
        rules = self._rules
        scored = [sweeps, self._declared]
        for category in self._categories:
            scored.append(category.scored(rules, piles, category.amounts(rules, piles)) or self._nothing)
        points = list(zip(*scored, strict=True))
        own = points.pop(self._side)
        best = max(points, key=sum)
        split = tuple([float(ours - theirs) for ours, theirs in zip(own, best, strict=True)])
        return sum(split), split
