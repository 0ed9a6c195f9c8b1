"""The chances of a deal: the points that each side may expect, category by category, from what one seat knows."""

from __future__ import annotations

from typing import Any

from scopa.ai.memory import chance_of
from scopa.ai.rollout import play_out
from scopa.ai.worlds import Hidden, World
from scopa.cards import mask_of
from scopa.categories import counted_by
from scopa.observation import Observation
from scopa.scoring import awards
from scopa.state import next_hand_size


class Chances:
    """The mean of deals played out by a quick policy, one for each way in which the hidden cards were laid out.

    The same observation, seed and number of worlds give the same chances.
    """

    def __init__(self, observation: Observation, worlds: int, seed: str = "") -> None:
        rules = observation.rules
        self._observation = observation
        self._worlds = worlds
        self._seen = 0
        self._categories = counted_by(rules)
        self._names = ("sweeps", "accusi", *(category.name for category in self._categories))
        self._sums = [[0.0] * len(self._names) for _ in range(rules.sides)]
        self._later: list[int] = []
        left = observation.stock_size
        while left:
            self._later.append(next_hand_size(rules, left))
            left -= self._later[-1] * rules.seats
        self._places = [observation.seat if observation.turn is None else observation.turn]
        while len(self._places) < rules.seats:
            self._places.append(rules.seat_after(self._places[-1]))
        self._others = [seat for seat in self._places if seat != observation.seat]
        self._hidden = Hidden.from_seat(observation, self._others)
        self._chance = chance_of(observation, seed)

    def step(self) -> bool:
        """Play one more deal out; answer whether there is more to do."""
        if self._observation.turn is None:
            return False
        for sums, points in zip(
            self._sums, self._played_out(self._hidden.drawn(self._chance, hands_alone=False)), strict=True
        ):
            for at, counted in enumerate(points):
                sums[at] += counted
        self._seen += 1
        return self._seen < self._worlds

    def told(self) -> dict[str, Any]:
        """The Chances of ``docs/protocol.md`` so far; the score, once the deal is over."""
        if self._observation.turn is None:
            return {"sides": self._scored(), "worlds": 0, "exact": True}
        worlds = max(1, self._seen)
        sides = [
            _told(side, {name: total / worlds for name, total in zip(self._names, sums, strict=True)})
            for side, sums in enumerate(self._sums)
        ]
        return {"sides": sides, "worlds": self._seen, "exact": False}

    def _played_out(self, world: World) -> list[tuple[float, ...]]:
        """The points of each side, by category, in one world."""
        seen, rules = self._observation, self._observation.rules
        hidden = dict(zip(self._others, world, strict=False))
        hands = [[*seen.hand] if seat == seen.seat else [*hidden[seat], *seen.exposed[seat]] for seat in self._places]
        rounds, left = [hands], world[-1]
        count = len(self._places)
        for size in self._later:
            rounds.append([list(left[place * size : (place + 1) * size]) for place in range(count)])
            left = left[size * count :]
        sides = tuple(map(rules.side_of, self._places))
        piles = [pile.mask for pile in seen.piles]
        sweeps = [len(made) for made in seen.sweeps]
        eldest = self._places.index(rules.seat_after(seen.dealer))
        last = -1 if seen.last_capturer is None else seen.last_capturer
        table, last = play_out(
            rules, seen.wild, sides, rounds, eldest, 0, seen.table.mask, piles, sweeps, last, ends_deal=True
        )
        if last >= 0:
            piles[last] |= table
        piles[rules.side_of(seen.dealer)] |= mask_of(left)
        counted = [
            category.scored(rules, piles, category.amounts(rules, piles)) or (0,) * rules.sides
            for category in self._categories
        ]
        return list(zip(sweeps, seen.declared, *counted, strict=True))

    def _scored(self) -> list[dict[str, Any]]:
        seen = self._observation
        found = [dict.fromkeys(self._names, 0.0) for _ in seen.piles]
        for award in awards(seen.rules, seen.piles, seen.sweeps, seen.declared):
            if award.side is not None and award.category in self._names:
                found[award.side][award.category] += award.points
        return [_told(side, points) for side, points in enumerate(found)]


def _told(side: int, categories: dict[str, float]) -> dict[str, Any]:
    each = [{"category": name, "points": round(mean, 2)} for name, mean in categories.items()]
    return {"side": side, "points": round(sum(categories.values()), 2), "categories": each}
