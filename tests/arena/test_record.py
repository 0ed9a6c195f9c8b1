"""The file of pairs: gone on with where it stops, whole or torn, and never mixed with another contest's."""

import json
from pathlib import Path

import pytest

from scopa.arena import players
from scopa.arena.contest import Contest, Pair, play_pair
from scopa.arena.faults import BadRecord, sentence
from scopa.arena.ladder import LADDER
from scopa.arena.record import Record

CONTEST = Contest("greedy", "random", seed="record")
PAIRS = [play_pair(CONTEST, number) for number in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that holds three pairs, in a folder that was not there."""
    found = tmp_path / "folder" / "pairs.jsonl"
    with Record(found, CONTEST) as record:
        assert record.pairs == []
        for pair in PAIRS:
            record.add(pair)
    return found


def held(path: Path, contest: Contest = CONTEST) -> list[Pair]:
    with Record(path, contest) as record:
        return record.pairs


def test_what_was_kept_is_read_as_it_was(path: Path) -> None:
    assert held(path) == PAIRS
    assert len(path.read_text().splitlines()) == 4


def test_a_record_is_gone_on_with(path: Path) -> None:
    more = play_pair(CONTEST, 3)
    with Record(path, CONTEST) as record:
        record.add(more)
    assert held(path) == [*PAIRS, more]


@pytest.mark.parametrize("torn", [1, 7, 60])
def test_a_torn_last_line_is_played_again(path: Path, torn: int) -> None:
    path.write_bytes(path.read_bytes()[:-torn])
    assert held(path) == PAIRS[:2]
    with Record(path, CONTEST) as record:
        record.add(PAIRS[2])
    assert held(path) == PAIRS


def test_a_record_torn_in_its_first_line_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    assert held(path) == []
    assert json.loads(path.read_text())["first"] == "greedy"


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Contest("heuristic", "random", seed="record"), "its first is greedy, not heuristic"),
        (Contest("greedy", "greedy", seed="record"), "its second is random, not greedy"),
        (Contest("greedy", "random", "scopa target=21", "record"), "its game is scopa, not scopa target=21"),
        (Contest("greedy", "random", seed="another"), "its seed is record, not another"),
        (Contest("greedy", "random", seed="record", matches=True), "its matches is False, not True"),
    ],
)
def test_pairs_of_another_contest_are_refused_and_left_alone(path: Path, other: Contest, said: str) -> None:
    before = path.read_bytes()
    with pytest.raises(BadRecord) as refused:
        Record(path, other)
    assert said in sentence(refused.value)
    assert path.read_bytes() == before


def test_a_player_that_changed_is_refused_until_it_is_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module, path = tmp_path / "changing.py", tmp_path / "pairs.jsonl"
    first = "from scopa import legal_moves\n\ndef choose(seen):\n    return legal_moves(seen)[0]\n"
    contest = Contest("changing:choose", "random", seed="changed")

    def kept_after(text: str, *more: Pair) -> list[Pair]:
        module.write_text(text)
        players.find_player.cache_clear()
        with Record(path, contest) as record:
            for pair in more:
                record.add(pair)
            return record.pairs

    assert kept_after(first, *PAIRS) == []
    before = path.read_bytes()
    with pytest.raises(BadRecord) as refused:
        kept_after(first.replace("[0]", "[-1]"))
    assert sentence(refused.value) == (
        f"{path} holds pairs that changing:choose did not play as the module is written now. To go on with them, put "
        "the module back as it was; to measure it as it is now, give --resume another file. Nothing was changed in it."
    )
    assert path.read_bytes() == before
    assert kept_after(first) == PAIRS


def test_a_record_that_does_not_say_how_a_users_player_was_written_is_refused(tmp_path: Path) -> None:
    path, contest = tmp_path / "pairs.jsonl", Contest("arena.players_of_mine:lowest", "random")
    with Record(path, contest):
        head = json.loads(path.read_text())
    assert list(head["sources"]) == ["arena.players_of_mine:lowest"]
    del head["sources"]
    path.write_text(json.dumps(head) + "\n")
    with pytest.raises(BadRecord):
        Record(path, contest)


def test_the_first_line_of_a_record_of_the_ladder_is_what_it_always_was(tmp_path: Path) -> None:
    for number, rung in enumerate(LADDER):
        path = tmp_path / f"{number}"
        with Record(path, rung.contest("ladder")):
            pass
        assert list(json.loads(path.read_text())) == ["kind", "first", "second", "game", "seed", "matches", "worlds"]


@pytest.mark.parametrize(
    ("line", "text"), [(2, b"{}"), (2, b"not json"), (2, b"[]"), (3, b'{"number":7'), (1, b"not json"), (1, b"[1]")]
)
def test_a_file_damaged_before_its_end_is_refused_and_left_alone(path: Path, line: int, text: bytes) -> None:
    lines = path.read_bytes().splitlines()
    lines[line - 1] = text
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    with pytest.raises(BadRecord) as refused:
        Record(path, CONTEST)
    assert str(path) in sentence(refused.value)
    assert path.read_bytes() == before


def test_a_pair_that_is_missing_is_noticed(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], *lines[2:]]) + b"\n")
    with pytest.raises(BadRecord):
        Record(path, CONTEST)


@pytest.mark.parametrize("text", [b"my notes\n", b"my notes", b"\n\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(BadRecord):
        Record(path, CONTEST)
    assert path.read_bytes() == text
