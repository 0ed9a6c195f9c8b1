"""The tools that measure engines say what they found."""

import json
from pathlib import Path

from coroutines import finish
from tools import bench, speed


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
