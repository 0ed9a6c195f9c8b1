"""The ladder: rows that can be played, results that are kept, tables that say what was found."""

import json
from pathlib import Path

import pytest

from scopa.__main__ import main
from scopa.arena import ladder_command, ladder_page
from scopa.arena.ladder import LADDER, Rung
from scopa.arena.ladder_page import BEGIN, END, is_reached, tables
from scopa.arena.players import find_player
from scopa.notation import read_rules
from tools.serve import ROOT

PAGE, RESULTS = ROOT / "docs/players.md", ROOT / "docs/ladder.json"
SHORT = (
    Rung("One", "scopa", "greedy", "random", 4, 0.5),
    Rung("One", "escoba seats=3", "greedy", "random", 3),
    Rung("Two", "scopa target=2", "greedy", "random", 3, 0.5, matches=True),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a page of its own, and a short ladder."""
    monkeypatch.setattr(ladder_command, "LADDER", SHORT)
    (tmp_path / "players.md").write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    return tmp_path


def play(folder: Path, *asked: str) -> int:
    paths = ("--page", folder / "players.md", "--results", folder / "ladder.json", "--records", folder / "records")
    return main(["ladder", "--workers", "1", *map(str, paths), *asked])


@pytest.mark.parametrize("rung", LADDER, ids=[rung.title for rung in LADDER])
def test_every_row_can_be_played(rung: Rung) -> None:
    assert find_player(rung.first)
    assert find_player(rung.second)
    assert read_rules(rung.game)
    assert rung.pairs > 1


def test_a_row_stands_once() -> None:
    assert len({rung.title for rung in LADDER}) == len(LADDER)


def test_the_page_shows_the_results_that_are_kept() -> None:
    results = json.loads(RESULTS.read_text())
    assert results
    assert set(results) <= {rung.title for rung in LADDER}
    found = [(rung, results[rung.title]) for rung in LADDER if rung.title in results]
    assert f"{BEGIN}\n\n{tables(found)}\n{END}" in PAGE.read_text()


def test_the_ladder_is_played_kept_and_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(folder) in {0, 1}
    page = (folder / "players.md").read_text()
    assert page.startswith(f"before\n{BEGIN}\n\n### One\n")
    assert page.endswith(f"{END}\nafter\n")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert [row.split(" | ")[:4] for row in rows] == [
        ["| `scopa`", "greedy", "random", "4"],
        ["| `escoba seats=3`", "greedy", "random", "3"],
        ["| `scopa target=2`, matches", "greedy", "random", "3"],
    ]
    assert list(json.loads((folder / "ladder.json").read_text())) == [rung.title for rung in SHORT]
    assert len(list((folder / "records").iterdir())) == 3
    before = capsys.readouterr().out
    assert play(folder) in {0, 1}
    assert capsys.readouterr().out.count("Has its result already") == 3
    assert (folder / "players.md").read_text() == page
    assert "greedy against random, scopa, seed ladder, 4 pairs" in before


def test_rows_can_be_chosen_and_played_again_at_another_length(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(folder, "--only", "escoba", "--pairs", "2") == 0
    assert list(json.loads((folder / "ladder.json").read_text())) == [SHORT[1].title]
    play(folder, "--only", "escoba")
    assert json.loads((folder / "ladder.json").read_text())[SHORT[1].title]["pairs"] == 3
    capsys.readouterr()
    play(folder, "--only", "escoba", "--again")
    assert "Has its result already" not in capsys.readouterr().out


@pytest.mark.parametrize("pairs", ["1", "0", "-3"])
def test_fewer_than_two_pairs_are_refused_and_nothing_is_forgotten(
    folder: Path, pairs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play(folder, "--only", "escoba")
    before = (folder / "ladder.json").read_text()
    assert play(folder, "--only", "escoba", "--again", "--pairs", pairs) == 2
    assert capsys.readouterr().err == "Two pairs at least: one says nothing of its uncertainty.\n"
    assert (folder / "ladder.json").read_text() == before


def test_a_row_that_is_not_there_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(folder, "--only", "whist") == 2
    assert capsys.readouterr().err == "No row of the ladder has “whist” in it.\n"


@pytest.mark.parametrize("text", [None, "no marks"])
def test_a_page_without_a_place_for_the_tables_is_told(
    folder: Path, text: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    page = folder / "players.md"
    page.unlink() if text is None else page.write_text(text)
    assert play(folder, "--only", "escoba") == 2
    assert str(page) in capsys.readouterr().err


def test_results_that_are_none_are_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "ladder.json").write_text("not json")
    assert play(folder) == 2
    assert "it holds no results of the ladder" in capsys.readouterr().err


def test_a_goal_is_reached_if_the_interval_does_not_begin_far_below_it() -> None:
    rung = SHORT[0]
    assert is_reached(rung, {"margin_interval": [0.41, 0.9]})
    assert not is_reached(rung, {"margin_interval": [0.39, 0.9]})
    assert is_reached(SHORT[1], {"margin_interval": [0, 1]}) is None
    assert is_reached(SHORT[2], {"share_interval": [0.45, 0.6], "margin_interval": [0, 0]})
    assert ladder_page.BEGIN != ladder_page.END


def test_a_goal_that_is_missed_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_command, "LADDER", (Rung("One", "scopa", "random", "greedy", 10, 5.0),))
    assert play(folder) == 1
