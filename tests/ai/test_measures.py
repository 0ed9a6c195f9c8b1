"""The tools that measure engines say what they found."""

from tools import bench


def test_the_benchmark_times_every_engine_at_the_same_deals() -> None:
    seconds = bench.measure(deals=3, turns=1)
    assert set(seconds) == {bench.PLAIN, bench.STATE, bench.POSITION}
    assert all(0 < taken < 10 for taken in seconds.values())
