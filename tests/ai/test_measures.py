"""The two tools that measure players and engines say what they found, and fail when it is not enough."""

import asyncio
import sys

import pytest

from tools import bench, duel


def duel_of(monkeypatch: pytest.MonkeyPatch, *asked: str) -> int:
    monkeypatch.setattr(sys, "argv", ["duel.py", "heuristic", "greedy", "--pairs", "2", "--seed", "tools", *asked])
    return duel.main()


def test_a_duel_is_the_same_for_the_same_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert duel_of(monkeypatch) == 0
    first = capsys.readouterr().out.splitlines()[:-1]
    assert duel_of(monkeypatch) == 0
    assert capsys.readouterr().out.splitlines()[:-1] == first
    assert first[0] == "heuristic against greedy, scopa, seed tools, 2 pairs"


def test_a_duel_that_does_not_reach_its_margin_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert duel_of(monkeypatch, "--margin", "9") == 1
    assert duel_of(monkeypatch, "--least", "9") == 1
    assert "Not reached" in capsys.readouterr().out


@pytest.mark.parametrize("asked", [("--pairs", "1"), ("--game", "whist")])
def test_a_duel_that_cannot_be_held_says_so(monkeypatch: pytest.MonkeyPatch, asked: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        duel_of(monkeypatch, *asked)


def test_the_benchmark_times_every_engine_at_the_same_deals() -> None:
    seconds = bench.measure(deals=3, turns=1)
    assert set(seconds) == {bench.PLAIN, bench.STATE, bench.POSITION}
    assert all(0 < taken < 10 for taken in seconds.values())


def test_the_search_tries_plays_at_a_speed() -> None:
    assert asyncio.run(bench.nodes_a_second(deals=1, worlds=2, turns=1)) > 1000
