"""What many pairs say: means with their intervals, and a test that stops when it is decided."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import inf, log, sqrt
from typing import Literal

from scopa.arena.contest import Pair

SURE = 1.96
"""Standard errors each way that hold the true mean in 95 cases of 100."""

_ERROR = 0.05
"""How often each of the two wrong answers of the test may be given."""

_ENOUGH = 20
"""Pairs before the test may answer: fewer tell too little of how much they differ."""

Verdict = Literal["better", "not-better"]


@dataclass(slots=True)
class Mean:
    """The mean of numbers that come one by one, and how far it may be from the truth."""

    count: int = 0
    mean: float = 0.0
    _squares: float = 0.0

    def add(self, number: float) -> None:
        """Count one number more."""
        self.count += 1
        off = number - self.mean
        self.mean += off / self.count
        self._squares += off * (number - self.mean)

    @property
    def variance(self) -> float:
        """The variance of the numbers, as of a sample; infinite for fewer than two."""
        return self._squares / (self.count - 1) if self.count > 1 else inf

    @property
    def standard_error(self) -> float:
        """The standard error of the mean; infinite for fewer than two numbers."""
        return sqrt(self.variance / self.count) if self.count > 1 else inf

    @property
    def interval(self) -> tuple[float, float]:
        """The two ends of the 95 % interval of the mean."""
        reach = SURE * self.standard_error
        return self.mean - reach, self.mean + reach


@dataclass(slots=True)
class Times:
    """The times of many moves, in microseconds of the processor, to two significant digits."""

    counts: Counter[int] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """The mean; 0 without any move."""
        return sum(each * count for each, count in self.counts.items()) / (self.counts.total() or 1)

    @property
    def most(self) -> int:
        """The longest; 0 without any move."""
        return max(self.counts, default=0)

    def quantile(self, part: float) -> int:
        """The time that this part of the moves did not take longer than: 0.95 for the p95; 0 without any move."""
        left = part * self.counts.total()
        for each in sorted(self.counts):
            left -= self.counts[each]
            if left <= 0:
                return each
        return 0


@dataclass(slots=True)
class Tally:
    """What the pairs so far say of the first player.

    ``margin`` is in points a deal, ``share`` the part of the playings won (a draw is half), both over pairs.
    ``results`` are playings won, drawn and lost; ``times`` those of the first and of the second player; ``course`` the
    margin of each pair in turn.
    """

    margin: Mean = field(default_factory=Mean)
    share: Mean = field(default_factory=Mean)
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))
    course: list[float] = field(default_factory=list)
    deals: int = 0
    _results: Counter[int] = field(default_factory=Counter)
    _sums: dict[str, float] = field(default_factory=dict)

    def add(self, pair: Pair) -> None:
        """Count one pair more."""
        self.margin.add(pair.margin)
        self.share.add(pair.share)
        self.course.append(pair.margin)
        self.deals += sum(pair.deals)
        self._results.update(pair.results)
        for which, times in enumerate(pair.microseconds):
            self.times[which].counts.update(times)
        for margins in pair.margins:
            for category, margin in margins.items():
                self._sums[category] = self._sums.get(category, 0) + margin

    @property
    def pairs(self) -> int:
        """How many pairs have been counted."""
        return self.margin.count

    @property
    def results(self) -> tuple[int, int, int]:
        """The playings won, drawn and lost by the first player."""
        return self._results[1], self._results[0], self._results[-1]

    @property
    def categories(self) -> dict[str, float]:
        """The margin category by category, in points a deal."""
        return {category: points / self.deals for category, points in self._sums.items()}


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test: is the first player better by ``difference`` points a deal, or not better?

    Each of the two wrong answers is given in 5 cases of 100. The variance is that of the pairs so far.
    """

    difference: float

    @property
    def bound(self) -> float:
        """The logarithm of the likelihood ratio at which the test is decided, either way."""
        return log((1 - _ERROR) / _ERROR)

    def ratio(self, margin: Mean) -> float:
        """The logarithm of how much likelier the margins are with the difference than without; 0 while they all agree
        or there are fewer than two.
        """
        if margin.count < 2 or not margin.variance:
            return 0.0
        return self.difference / margin.variance * margin.count * (margin.mean - self.difference / 2)

    def verdict(self, margin: Mean) -> Verdict | None:
        """The answer, or None while the test goes on."""
        ratio = self.ratio(margin)
        if margin.count < _ENOUGH or abs(ratio) < self.bound:
            return None
        return "better" if ratio > 0 else "not-better"
