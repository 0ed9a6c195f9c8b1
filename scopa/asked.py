"""What the page asks for, read from JSON: the rules of a table, a choice of cards."""

from __future__ import annotations

import json
from typing import Any

from scopa.errors import ScopaError
from scopa.games import house_rules, table_rules
from scopa.moves import Move
from scopa.notation import read_rules
from scopa.rules import Rules


def read(text: str) -> Any:
    """What a text of JSON holds. Raises `ScopaError` where it is none, too deep, or has too long a number."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ScopaError("bad-request", request=text[:80]) from error


def number_of(asked: Any) -> int:
    """A whole number. Raises `ScopaError` for anything else."""
    if type(asked) is not int:
        raise ScopaError("bad-request", request=str(asked)[:80])
    return asked


def request_of(text: str) -> dict[str, Any]:
    """The object that *text* holds. Raises `ScopaError` for anything else."""
    request = read(text)
    if not isinstance(request, dict):
        raise ScopaError("bad-request", request=str(request)[:80])
    return request


def rules_of(request: dict[str, Any]) -> Rules:
    """The rules asked for: by their text, or by game, seats, teams and options. Raises what the rules raise."""
    if "rules" in request:
        return read_rules(str(request["rules"]))
    game = str(request.get("game", ""))
    changed = request.get("options", {})
    if not isinstance(changed, dict) or {"game", "seats", "teams"} & set(changed):
        raise ScopaError("bad-request", request=str(changed)[:80])
    own = house_rules(game)
    return table_rules(game, request.get("seats", own.seats), request.get("teams"), **changed)


def choice_of(asked: Any) -> dict[str, Any]:
    """The ``card`` and the cards ``taken`` of a choice. Raises `ScopaError` where it is none."""
    if (
        not isinstance(asked, dict)
        or not isinstance(asked.get("card"), str)
        or not isinstance(asked.get("taken"), list)
    ):
        raise ScopaError("bad-request", request=str(asked)[:80])
    return {"card": asked["card"], "taken": [str(card) for card in asked["taken"]]}


def move_of(asked: Any) -> Move | None:
    """The play of ``{"card", "taken"}``; None where nothing is chosen. Raises `NotationError`."""
    if asked is None:
        return None
    chosen = choice_of(asked)
    return Move.read(chosen["card"] + ("x" + "".join(chosen["taken"]) if chosen["taken"] else ""))
