"""What can go wrong in the arena, and how each error reads as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from traceback import extract_tb

from scopa.errors import ScopaError
from scopa.moves import ReasonCode


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
    "changed-player": "{path} holds pairs that {players} did not play as the module is written now. To go on with "
    "them, put the module back as it was; to measure it as it is now, give --resume another file. Nothing was changed "
    "in it.",
    "damaged": "{path} is damaged in line {line}. Nothing was changed in it.",
    "not-a-record": "{path} is not a file of pairs. Nothing was changed in it.",
    "missing-extra": '{what} needs {package}, which is not installed: pip install "scopa[{extra}]"',
    "too-few-pairs": "Two pairs at least: one says nothing of its uncertainty.",
    "worker-lost": "A process ended in the middle of its work: a player quit it, or its memory ran out.",
    "no-workers": "At least one process is needed.",
    "no-number": "The least that is good enough, --margin or --least, is a number of points.",
    "sprt-difference": "The difference to be shown, --sprt, is a number of points greater than 0.",
    "sprt-of-matches": "The test --sprt is of points a deal: it does not go with --match.",
    "picture-format": "A plot is written as .svg or .png, not as {suffix}.",
    "no-scheduler": "No Dask scheduler answers at {address}.",
    "cluster-without-scopa": "The cluster at {address} cannot import scopa: give its scheduler and every worker this "
    "folder in PYTHONPATH, and the same versions of Python and Dask.",
    "no-such-rung": "No row of the ladder has “{only}” in it.",
    "no-marks": "{path} has no place for the tables: the lines “{begin}” and “{end}”.",
    "file": "{path} cannot be used: {why}",
    "illegal-move": "{move} may not be played: {why}",
    "ambiguous-move": "{move} may take more than one set: {captures}.",
    "notation": "“{text}” is no well-formed {what}.",
    "no-such-game": "There is no game called “{game}”.",
    "no-such-option": "There is no option called “{option}”.",
    "option-value": "The option {option} cannot be {value}.",
    "option-needs": "The options {options} do not go together: the second must be one of {values}.",
    "options-clash": "The options {options} do not go together.",
    "pack-not-dealt-out": "With these {options} the pack is not dealt out whole.",
}
"""The sentence of each code; the facts of the error fill it in."""

REASONS: Mapping[str, str] = {
    ReasonCode.DEAL_OVER: "the deal is over.",
    ReasonCode.NOT_IN_HAND: "{card} is not in the hand.",
    ReasonCode.NOT_ON_TABLE: "not on the table: {cards}.",
    ReasonCode.SINGLE_FIRST: "{card} takes a card of its own value first: {singles}.",
    ReasonCode.SUM_IS: "{taken} makes {sum}, not {needed}.",
    ReasonCode.FIFTEEN_IS: "with {taken} it makes {sum}, not {needed}.",
    ReasonCode.TAKES_ALL: "{card} takes the whole table.",
    ReasonCode.TOO_MANY: "{card} takes {most} cards at most.",
    ReasonCode.NOT_FEWEST: "{card} takes as few cards as it can: {fewest}.",
    ReasonCode.MUST_CAPTURE: "{card} can take, so that it may not be laid.",
    ReasonCode.MUST_PLAY_CAPTURING: "a card that can take is played first: {cards}.",
    ReasonCode.DECLARE_FIRST: "the hand is declared or passed first.",
    ReasonCode.NOT_DECLARING: "there is nothing to declare now.",
    ReasonCode.THREE_RATHER: "the hand has three alike, which is declared before a low hand.",
    ReasonCode.NOT_THREE: "the hand has no three alike.",
    ReasonCode.WILD_VALUE: "{card} counts as one of {values}.",
}
"""Why a move may not be played: how each reason goes on after it; its facts fill it in."""


def sentence(error: ScopaError) -> str:
    """An error as a reader is told it."""
    told = {name: _told(fact) for name, fact in error.facts.items()}
    if error.code == "illegal-move":
        told["why"] = REASONS[told["reason"]].format_map(told)
    return SENTENCES[error.code].format_map(told) if error.code in SENTENCES else str(error)


def reason(error: BaseException) -> str:
    """What went wrong in the code of a player: the error, and in which line of which file."""
    told = sentence(error) if isinstance(error, ScopaError) else str(error)
    named = f"{type(error).__name__}: {told}" if told else type(error).__name__
    if isinstance(error, SyntaxError):
        # It says itself where it is: what was at work when it was raised is Python's own reader.
        return named
    at = extract_tb(error.__traceback__)[-1]
    what = "it quits Python" if isinstance(error, SystemExit) else named
    return f"{what} ({Path(at.filename).name}, line {at.lineno})"


def _told(fact: object) -> str:
    return ", ".join(map(str, fact)) if isinstance(fact, list) else str(fact)


def _again(kind: type[ArenaError], code: str, facts: dict[str, object]) -> ArenaError:
    return kind(code, **facts)
