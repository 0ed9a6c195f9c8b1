"""What can go wrong in the arena, and how each error reads as a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from scopa.errors import ScopaError


class ArenaError(ScopaError):
    """Something asked of the arena cannot be done; told from a worker process as it was raised there."""

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.code, self.facts)


class UnknownPlayer(ArenaError):
    """A text that names no player."""


class PlayerFault(ArenaError):
    """A player that failed: it raised an error, or answered with a move that may not be played."""


class BadRecord(ArenaError):
    """A file of pairs that cannot be gone on with: of another contest, or damaged."""


class MissingExtra(ArenaError):
    """Something optional that is not installed."""


SENTENCES: Mapping[str, str] = {
    "no-such-player": "There is no player called “{name}”. There are {known}, and any function of yours as "
    "module:function.",
    "no-such-module": "The module “{module}” of the player “{name}” cannot be imported: {why}",
    "no-such-function": "The module “{module}” has no function “{function}”.",
    "wrong-function": "“{name}” cannot play: a player is a function of an observation, or of an observation and a "
    "source of chance.",
    "player-fault": "{player} failed in pair {pair}, at seat {seat}: {why}",
    "another-contest": "{path} holds pairs of another contest: its {field} is {found}, not {wanted}.",
    "damaged": "{path} is damaged in line {line}. Nothing was changed in it.",
    "not-a-record": "{path} is not a file of pairs. Nothing was changed in it.",
    "missing-extra": '{what} needs {package}, which is not installed: pip install "scopa[{extra}]"',
    "too-few-pairs": "Two pairs at least: one says nothing of its uncertainty.",
    "no-workers": "At least one process is needed.",
    "sprt-difference": "The difference to be shown, --sprt, is a number of points greater than 0.",
    "sprt-of-matches": "The test --sprt is of points a deal: it does not go with --match.",
    "picture-format": "A plot is written as .svg or .png, not as {suffix}.",
    "no-scheduler": "No Dask scheduler answers at {address}.",
    "cluster-without-scopa": "The cluster at {address} cannot import scopa: give its scheduler and every worker this "
    "folder in PYTHONPATH, and the same versions of Python and Dask.",
    "no-such-rung": "No row of the ladder has “{only}” in it.",
    "no-marks": "{path} has no place for the tables: the lines “{begin}” and “{end}”.",
    "file": "{path} cannot be used: {why}",
    "notation": "“{text}” is no well-formed {what}.",
    "no-such-game": "There is no game called “{game}”.",
    "no-such-option": "There is no option called “{option}”.",
    "option-value": "The option {option} cannot be {value}.",
    "option-needs": "The options {options} do not go together: the second must be one of {values}.",
    "options-clash": "The options {options} do not go together.",
    "pack-not-dealt-out": "With these {options} the pack is not dealt out whole.",
}
"""The sentence of each code; the facts of the error fill it in."""


def sentence(error: ScopaError) -> str:
    """An error as a reader is told it."""
    told = {name: _told(fact) for name, fact in error.facts.items()}
    return SENTENCES[error.code].format_map(told) if error.code in SENTENCES else str(error)


def _told(fact: object) -> str:
    return ", ".join(map(str, fact)) if isinstance(fact, list) else str(fact)


def _again(kind: type[ArenaError], code: str, facts: dict[str, object]) -> ArenaError:
    return kind(code, **facts)
