"""The tools that measure engines say what they found."""

import json
from pathlib import Path

from coroutines import finish
from scopa.ai.levels import LEVELS
from tools import bench, speed, think_times


def test_the_benchmark_times_every_engine_at_the_same_deals() -> None:
    seconds = bench.measure(deals=3, turns=1)
    assert set(seconds) == {bench.PLAIN, bench.STATE, bench.POSITION}
    assert all(0 < taken < 10 for taken in seconds.values())


def test_the_record_of_speed_is_added_to(tmp_path: Path) -> None:
    path = tmp_path / "speed.jsonl"
    speed.record("CPython 3.11", {"plain": 0.001}, 250_000.4, path)
    speed.record("CPython 3.12", {"plain": 0.0003}, 300_000, path)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["where"] for line in lines] == ["CPython 3.11", "CPython 3.12"]
    assert [line["nodes_a_second"] for line in lines] == [250_000, 300_000]
    assert [line["deals_a_second"] for line in lines] == [{"plain": 1000}, {"plain": 3333}]


def test_every_line_of_the_record_can_be_read() -> None:
    lines = [json.loads(line) for line in speed.RECORD.read_text().splitlines()]
    assert lines
    for line in lines:
        assert set(line) == {"date", "version", "machine", "where", "deals_a_second", "nodes_a_second"}


def test_the_search_tries_plays_at_a_speed() -> None:
    assert finish(bench.nodes_a_second(deals=1, worlds=2, turns=1)) > 1000


def test_every_move_of_a_level_is_timed_and_its_worlds_are_counted() -> None:
    times = finish(think_times.times_of(LEVELS["esperto"], "escoba seats=6", moves=7))
    assert len(times.seconds) == len(times.worlds) == 12
    assert all(0 < seconds < 10 for seconds in times.seconds)
    assert set(times.worlds) == {LEVELS["esperto"].worlds[1]}
    assert 0 < times.longest_step <= max(times.seconds)


def test_the_times_tell_the_middle_the_slow_and_the_slowest_and_which_goals_they_miss() -> None:
    times = think_times.Times("scopa", "maestro", [each / 100 for each in range(1, 101)], [7] * 100, 0.04)
    assert times.told() == "500 / 950 / 1000; 40; 7"
    assert times.missed() == ["scopa, maestro: 50% of the moves took 500 ms, not 150"]
    quick = think_times.Times("scopa", "intermedio", [0.001, 0.002], [0, 0], 0.002)
    assert (quick.told(), quick.missed()) == ("1.0 / 2.0 / 2.0; 2.0", [])
    slow = think_times.Times("scopone", "maestro", [0.1, 1.5], [9, 9], 0.2)
    assert len(slow.missed()) == 2


def test_there_is_a_goal_for_every_level() -> None:
    assert set(think_times.GOALS) == set(LEVELS)
