"""What the terminal shows: `python -m scopa arena`."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from scopa.__main__ import main
from scopa.arena import progress
from tools.serve import ROOT

ALONE = ("--workers", "1")
Captured = pytest.CaptureFixture[str]


def arena(*asked: str) -> int:
    return main(["arena", *asked, *ALONE])


def without_times(said: str) -> list[str]:
    return [line for line in said.splitlines() if not line.startswith("  time")]


def test_the_same_seed_says_the_same(capsys: Captured) -> None:
    assert arena("heuristic", "greedy", "--pairs", "3", "--seed", "said") == 0
    first = capsys.readouterr().out
    assert arena("heuristic", "greedy", "--pairs", "3", "--seed", "said") == 0
    assert without_times(capsys.readouterr().out) == without_times(first)
    lines = first.splitlines()
    assert lines[0] == "heuristic against greedy, scopa, seed said, 3 pairs"
    assert [line.split()[0] for line in lines[1:]] == ["margin", "deals", "of", "time", "time"]


def test_a_margin_that_is_not_reached_fails(capsys: Captured) -> None:
    assert arena("greedy", "random", "--pairs", "3", "--margin", "9") == 1
    assert arena("greedy", "random", "--pairs", "3", "--least", "9") == 1
    assert arena("greedy", "random", "--pairs", "3", "--margin", "-9", "--least", "-99") == 0
    assert capsys.readouterr().out.count("Not reached") == 2


def test_the_test_says_what_it_decided(capsys: Captured) -> None:
    assert arena("greedy", "random", "--sprt", "1") == 0
    said = capsys.readouterr().out
    assert "  test    decided: better, as one that is so by +1 (log likelihood ratio +" in said
    assert "2000 pairs" not in said
    assert arena("greedy", "greedy", "--sprt", "1", "--pairs", "25") == 0
    assert "  test    not decided" in capsys.readouterr().out


def test_what_was_found_is_written_as_data(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    assert arena("greedy", "random", "--pairs", "4", "--json", str(path), "--sprt", "0.1") == 0
    found = json.loads(path.read_text())
    assert (found["first"], found["second"], found["game"], found["pairs"]) == ("greedy", "random", "scopa", 4)
    assert found["won"] + found["drawn"] + found["lost"] == 8
    assert found["margin"] == pytest.approx(sum(found["categories"].values()))
    assert found["margin_interval"][0] < found["margin"] < found["margin_interval"][1]
    assert [list(times) for times in found["milliseconds"]] == [["mean", "p95", "max"]] * 2
    assert found["sprt"]["verdict"] is None


def test_what_was_found_is_drawn_the_same_every_time(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one.svg", "two.SVG", "three.png")]
    for path in paths:
        assert arena("greedy", "random", "--pairs", "4", "--plot", str(path)) == 0
    assert paths[0].read_bytes().startswith(b"<?xml")
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert paths[2].read_bytes().startswith(b"\x89PNG")


def test_matches_are_told_with_the_part_that_is_won(capsys: Captured) -> None:
    assert arena("greedy", "random", "--pairs", "3", "--match", "--game", "scopa target=2") == 0
    assert "  matches " in capsys.readouterr().out


def test_three_sides_and_a_cheat_are_said_to_be_so(capsys: Captured) -> None:
    assert arena("greedy", "random", "--pairs", "2", "--game", "scopa-ventuno seats=3") == 0
    assert "a pair is 3 playings: greedy has each side in turn, random all others" in capsys.readouterr().out
    assert arena("cheat", "random", "--pairs", "2") == 0
    assert "not a fair contest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("greedy", "nobody"), "There is no player called “nobody”."),
        (("greedy", "random", "--game", "whist"), "There is no game called “whist”."),
        (("greedy", "random", "--game", " "), "“ ” is no well-formed rules."),
        (("greedy", "random", "--game", "scopa target=0"), "The option target cannot be 0."),
        (("greedy", "random", "--game", "scopa seats=3 teams=2x2"), "The options teams, seats do not go together."),
        (("greedy", "random", "--game", "scopa seats=5"), "With these seats, last_hand_size the pack is not dealt"),
        (("greedy", "random", "--game", "scopa colour=red"), "There is no option called “colour”."),
        (("greedy", "random", "--pairs", "1"), "Two pairs at least"),
        (("greedy", "random", "--sprt", "0"), "is a number of points greater than 0"),
        (("greedy", "random", "--sprt", "nan"), "is a number of points greater than 0"),
        (("greedy", "random", "--sprt", "inf"), "is a number of points greater than 0"),
        (("greedy", "random", "--margin", "nan"), "--margin or --least, is a number of points."),
        (("greedy", "random", "--least", "nan"), "--margin or --least, is a number of points."),
        (("greedy", "random", "--margin", "inf"), "--margin or --least, is a number of points."),
        (("greedy", "random", "--sprt", "1", "--match"), "it does not go with --match"),
        (("greedy", "random", "--plot", "found.gif"), "A plot is written as .svg or .png, not as .gif."),
        (("greedy", "random", "--json", "no/such/folder/found.json"), "there is no such folder"),
        (("greedy", "random", "--seed", 'a"b', "--match"), '“a"b.0” is no well-formed seed.'),
        (("arena.players_of_mine:unlucky", "random"), "arena.players_of_mine:unlucky failed in pair 0, at seat "),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(asked: tuple[str, ...], said: str, capsys: Captured) -> None:
    assert arena(*asked) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, capsys: Captured) -> None:
    assert arena("greedy", "random", "--pairs", "2", "--resume", str(tmp_path)) == 2
    assert capsys.readouterr().err == f"{tmp_path} cannot be used: Is a directory\n"


@pytest.mark.parametrize(("asked", "name"), [("--json", "found.json"), ("--plot", "found.svg")])
def test_a_file_that_cannot_be_written_is_told_before_the_run(
    asked: str, name: str, tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / name).mkdir()
    assert arena("arena.players_of_mine:unlucky", "random", asked, str(tmp_path / name)) == 2
    assert capsys.readouterr().err == f"{tmp_path / name} cannot be used: Is a directory\n"


def test_a_file_to_be_written_is_as_it_was_if_the_run_fails(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("kept")
    for name in ("kept.json", "new.json"):
        assert arena("arena.players_of_mine:unlucky", "random", "--json", str(tmp_path / name)) == 2
    assert [path.read_text() for path in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("kept", [False, True])
def test_a_run_stopped_before_two_pairs_says_so_and_how_to_go_on(kept: bool, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "pairs"
    assert arena("arena.players_of_mine:interrupted", "random", *(("--resume", str(path)) if kept else ())) == 130
    told = "to go on: the same command with --resume" if kept else "a run with --resume FILE keeps its pairs"
    assert capsys.readouterr().out.startswith(f"Stopped before two pairs were played, which say nothing yet; {told}")


def test_a_stop_while_a_player_is_imported_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "stopped.py").write_text("raise KeyboardInterrupt")
    assert arena("stopped:choose", "random") == 130
    assert capsys.readouterr().err == "Stopped.\n"


STOPPED_EARLY = """
import runpy, sys

class Finder:
    def find_spec(name, *_):
        if name == "scopa.arena.contest":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Finder)
runpy.run_module("scopa", run_name="__main__")
"""


def test_a_stop_while_the_arena_is_imported_is_no_fault() -> None:
    done = subprocess.run([sys.executable, "-c", STOPPED_EARLY], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "Stopped.\n")


def test_a_plot_without_its_library_is_refused_before_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert arena("greedy", "random", "--plot", str(tmp_path / "found.svg")) == 2
    assert capsys.readouterr().err == 'A plot needs matplotlib, which is not installed: pip install "scopa[arena]"\n'


class Terminal(StringIO):
    """A stream that a person watches."""

    def isatty(self) -> bool:
        return True


def test_a_person_who_watches_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", watched := Terminal())
    with progress.progress(2, 5) as tell:
        tell("+0.50")
    assert "| 2/5" in watched.getvalue()


def test_without_the_bar_a_person_sees_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(sys, "stderr", watched := Terminal())
    with progress.progress(2, 5) as tell:
        tell("+0.50")
        tell("+0.60")
    assert watched.getvalue() == "\r3 of 5 pairs  +0.50  \r4 of 5 pairs  +0.60  \n"


def test_where_nobody_watches_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", unwatched := StringIO())
    with progress.progress(2, 5) as tell:
        tell("+0.50")
    assert unwatched.getvalue() == ""


def test_the_command_runs_as_it_is_typed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "scopa", "arena", "greedy", "random", "--pairs", "4", "--workers", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("greedy against random, scopa, seed arena, 4 pairs\n")


@pytest.mark.parametrize("asked", [[], ["whist"]])
def test_a_command_that_is_none_is_told(asked: list[str], capsys: Captured) -> None:
    assert main(asked) == 2
    assert capsys.readouterr().err == "Which command? python -m scopa arena|ladder --help\n"
