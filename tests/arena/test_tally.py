"""Means, intervals, times and the sequential test, against numbers worked out apart."""

from math import inf, isclose, log, sqrt
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa.arena.contest import Pair
from scopa.arena.tally import Mean, Sprt, Tally, Times
from strategies import law


def pair_of(number: int, *margins: float) -> Pair:
    results = tuple((margin > 0) - (margin < 0) for margin in margins)
    told = tuple({"cards": margin - 1, "coins": 1.0} for margin in margins)
    return Pair(number, told, results, (1,) * len(margins), ((10, 30), (500,)))


def mean_of(*numbers: float) -> Mean:
    counted = Mean()
    for number in numbers:
        counted.add(number)
    return counted


@law(100)
@given(some.lists(some.integers(-40, 40).map(lambda halves: halves / 2), min_size=2, max_size=50))
def test_the_mean_and_its_error_are_those_of_the_textbook(numbers: list[float]) -> None:
    counted = mean_of(*numbers)
    assert isclose(counted.mean, mean(numbers), abs_tol=1e-9)
    error = stdev(numbers) / sqrt(len(numbers))
    assert isclose(counted.standard_error, error, abs_tol=1e-9)
    least, most = counted.interval
    assert isclose(most - least, 2 * 1.96 * error, abs_tol=1e-9)
    assert isclose((least + most) / 2, mean(numbers), abs_tol=1e-9)


def test_one_pair_says_nothing_of_its_uncertainty() -> None:
    assert mean_of(3.0).interval == (-inf, inf)


def test_two_pairs_by_hand() -> None:
    tally = Tally()
    for pair in (pair_of(0, 2, -1), pair_of(1, 3, 0)):
        tally.add(pair)
    assert tally.course == [0.5, 1.5]
    assert tally.margin.mean == 1
    assert isclose(tally.margin.standard_error, 0.5)
    assert tally.results == (2, 1, 1)
    assert tally.share.mean == (0.5 + 0.75) / 2
    assert tally.categories == {"cards": 0, "coins": 1}
    assert (tally.times[0].mean, tally.times[0].most, tally.times[1].mean) == (20, 30, 500)


def test_the_p95_is_the_time_that_95_of_100_moves_did_not_take_longer_than() -> None:
    times = Times()
    times.counts.update(range(1, 101))
    assert (times.quantile(0.95), times.quantile(0.5), times.most) == (95, 50, 100)
    assert Times().quantile(0.95) == 0


def test_the_likelihood_ratio_is_that_of_the_two_normal_laws() -> None:
    """Summed pair by pair: log of N(x; d, s) over N(x; 0, s), with the variance of all."""
    numbers = [0.5, -1.0, 2.0, 0.0, 1.5, 1.0]
    difference, variance = 0.3, stdev(numbers) ** 2
    by_pair = (((x**2) - (x - difference) ** 2) / (2 * variance) for x in numbers)
    assert isclose(Sprt(difference).ratio(mean_of(*numbers)), sum(by_pair))
    assert isclose(Sprt(difference).bound, log(19))


@pytest.mark.parametrize(("truth", "verdict"), [(0.3, "better"), (0.0, "not-better")])
def test_the_test_is_seldom_wrong_and_stops_about_when_it_should(truth: float, verdict: str) -> None:
    """Of a hundred runs at most eleven end wrong; on average 5.3 variances over the square of the difference."""
    chance, test = Random("sprt"), Sprt(0.3)
    wrong, played = 0, 0
    for _ in range(100):
        margin = Mean()
        while (found := test.verdict(margin)) is None:
            margin.add(chance.gauss(truth, 1.5))
        wrong += found != verdict
        played += margin.count
    assert wrong <= 11
    assert 0.7 < played / 100 / (5.3 * 1.5**2 / 0.3**2) < 1.3


def test_the_test_answers_nothing_while_it_knows_too_little() -> None:
    assert Sprt(0.1).verdict(mean_of(*[5.0] * 19)) is None
    assert Sprt(0.1).verdict(mean_of(*[5.0] * 100)) is None, "pairs that all agree tell no variance"
    assert Sprt(0.1).verdict(mean_of(*[5.0, 6.0] * 10)) == "better"
    assert Sprt(0.1).verdict(mean_of(*[-5.0, -6.0] * 10)) == "not-better"
