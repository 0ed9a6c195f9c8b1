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
from scopa.ai.lookout import Lookout, PlayedOut, Solved
from scopa.ai.memory import chance_of
from scopa.ai.thought import Estimate, Thought, ordered
from scopa.ai.worlds import Hidden, World
from scopa.declarations import declarations
from scopa.moves import AnyMove
from scopa.observation import Observation


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
        lookout = Solved if is_solved else PlayedOut
        self._lookout: Lookout = lookout(observation, places, self._moves)
        self._share = 0.0 if is_solved else manner.heuristic_share
        self._drawn = self._draw(manner)
        count = len(self._moves)
        self._weight = 0.0
        self._seen = 0
        self._sums = [0.0] * count
        self._products = [[0.0] * (at + 1) for at in range(count)]
        self._splits = [[0.0] * len(self._lookout.names) for _ in range(count)]

    @property
    def nodes(self) -> int:
        """How many plays the worlds solved with open cards have cost."""
        return self._lookout.nodes

    def step(self) -> bool:
        """Look at one more world."""
        drawn = next(self._drawn, None)
        if drawn is None:
            return False
        weight, world = drawn
        self._seen += 1
        self._weight += weight
        outlooks = self._lookout.look(world)
        for at, (points, split) in enumerate(outlooks):
            weighted = weight * points
            self._sums[at] += weighted
            products = self._products[at]
            for other in range(at + 1):
                products[other] += weighted * outlooks[other][0]
            sums = self._splits[at]
            for which, part in enumerate(split):
                sums[which] += weight * part
        return self._seen < self._worlds

    def thought(self) -> Thought:
        """The means over the worlds seen; before the first, what the heuristic says."""
        if not self._seen:
            return heuristic.thought(self._judged)
        seen = self._observation
        exact = self._lookout.is_solved and not seen.stock_size and self._hidden.count() == 1
        # A hand known by counting may still be declared before it is played.
        exact = exact and not declarations(seen.rules, seen.unseen)
        return ordered([self._estimate(at, exact) for at in range(len(self._moves))], self._seen)

    def _estimate(self, at: int, exact: bool) -> Estimate:
        weight = self._weight
        mean = self._sums[at] / weight
        errors: dict[AnyMove, float] = {}
        if not exact:
            errors = {move: self._error(at, other) for other, move in enumerate(self._moves) if other != at}
        split = {name: part / weight for name, part in zip(self._lookout.names, self._splits[at], strict=True)}
        preference = mean + self._share * self._judged[at].total
        return Estimate(self._moves[at], mean, errors, split, exact, preference)

    def _error(self, one: int, other: int) -> float:
        """The standard error of the difference in points between two moves.

        It is far below that of either: a world that is good for the one mostly is for the other.
        """
        weight, products = self._weight, self._products
        mean = (self._sums[one] - self._sums[other]) / weight
        shared = products[max(one, other)][min(one, other)]
        square = (products[one][one] + products[other][other] - 2 * shared) / weight
        return sqrt(max(0.0, square - mean * mean) / max(1, self._seen - 1))

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
        alone = self._lookout.is_solved
        while True:
            drawn = inference.drawn(hidden, chance, alone) if inference else hidden.drawn(chance, alone)
            yield 1.0, drawn
