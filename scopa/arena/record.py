"""A file that keeps every pair as it is played, so that a long run can be stopped and gone on with.

Text, one line of JSON each: the contest, then pair after pair. Lines are only ever added; one that was torn off when
the machine stopped is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from scopa.arena.contest import Contest, Pair, worlds_in
from scopa.arena.faults import BadRecord
from scopa.arena.players import find_player

_KIND = "scopa pairs 1"


class Record:
    """The pairs of one contest in a file, in order. Use it in a ``with``: it holds the file open to add to.

    Raises `BadRecord` for a file of another contest, of a user's player that has changed since, of another kind, or
    damaged before its last line; such a file is left as it is.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        self.pairs: list[Pair] = []
        """The pairs that the file held when it was opened."""
        whole = self._read(path.read_bytes()) if path.exists() else 0
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(_head(contest))

    def __enter__(self) -> Record:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, pair: Pair) -> None:
        """Keep one pair more."""
        self._write(asdict(pair))

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, held: bytes) -> int:
        """Read what the file holds; answer how many bytes of it are whole lines."""
        lines = list(_whole_lines(held))
        for number, (line, _) in enumerate(lines):
            try:
                data = json.loads(line)
                if not number:
                    self._check_contest(data)
                else:
                    self.pairs.append(_pair(data))
            except (ValueError, TypeError, KeyError) as error:
                if isinstance(error, BadRecord):
                    raise
                code = "damaged" if number else "not-a-record"
                raise BadRecord(code, path=str(self._path), line=number + 1) from error
            if number and data["number"] != number - 1:
                raise BadRecord("damaged", path=str(self._path), line=number + 1)
        if held and not lines and not held.startswith(b'{"kind"'):
            raise BadRecord("not-a-record", path=str(self._path))
        return lines[-1][1] if lines else 0

    def _check_contest(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("kind") != _KIND:
            raise BadRecord("not-a-record", path=str(self._path))
        for field, wanted in _head(self._contest).items():
            found = data.get(field)
            if found != wanted and field == "sources":
                changed = [name for name in wanted if not isinstance(found, dict) or found.get(name) != wanted[name]]
                raise BadRecord("changed-player", path=str(self._path), players=changed)
            if found != wanted:
                raise BadRecord("another-contest", path=str(self._path), field=field, found=found, wanted=wanted)


def _head(contest: Contest) -> dict[str, Any]:
    """The first line: all that the pairs depend on, and with how many worlds each player searches.

    The sources of users' players stand in it only where there are any.
    """
    head = {"kind": _KIND, **asdict(contest), "worlds": worlds_in(contest)}
    sources = {name: source for name in (contest.first, contest.second) if (source := find_player(name).source)}
    return {**head, "sources": sources} if sources else head


def _whole_lines(held: bytes) -> Iterator[tuple[bytes, int]]:
    """Each line that was written to its end, with where the next one begins."""
    start = 0
    while (end := held.find(b"\n", start)) >= 0:
        yield held[start:end], end + 1
        start = end + 1


def _pair(data: dict[str, Any]) -> Pair:
    first, second = data["microseconds"]
    return Pair(
        number=data["number"],
        margins=tuple(data["margins"]),
        results=tuple(data["results"]),
        deals=tuple(data["deals"]),
        microseconds=(tuple(first), tuple(second)),
    )
