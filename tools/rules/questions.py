"""The common questions that close a rules page, and of which games they are asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.rules.sheet import Sheet
from tools.rules.statements import Holds, always, rule

_primiera = rule(lambda rules: rules.primiera != "off")


@dataclass(frozen=True)
class Question:
    """A common question, the form of its answer, and the games it is asked of."""

    name: str
    answer: Callable[[Sheet], str]
    when: Holds = always


def _last_play(sheet: Sheet) -> str:
    if sheet.rules.capture == "fifteen":
        return "_fifteen"
    if sheet.rules.last_play_sweep:
        return "_last"
    return "_all" if sheet.rules.rounds == 1 else ""


def _several(sheet: Sheet) -> str:
    return ("_fifteen_" if sheet.rules.capture == "fifteen" else "_") + sheet.rules.sums


def _one_answer(_: Sheet) -> str:
    return ""


QUESTIONS = (
    Question("last-play", _last_play),
    Question("ties", _one_answer),
    Question("missing-suit", lambda sheet: f"_{sheet.rules.primiera}", _primiera),
    Question("no-primiera", _one_answer, lambda sheet: not _primiera(sheet)),
    Question("three-kings", _one_answer, rule(lambda rules: rules.redeal_kings == 3)),
    Question("aces-on-table", _one_answer, rule(lambda rules: rules.redeal_aces == 2)),
    Question("duty", _one_answer, rule(lambda rules: rules.obligation == "hand")),
    Question("several-captures", _several),
    Question("partner", _one_answer, lambda sheet: sheet.pairs),
)
