"""The functions the page may call, as ``docs/protocol.md`` states them: JSON text in, JSON text out.

A question that cannot be answered gives an error with its code and facts, and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from scopa import options
from scopa.errors import NotNow, ScopaError
from scopa.games import house_rules, table_rules
from scopa.notation import read_rules
from scopa.rules import Rules
from scopa.session import Session
from scopa.view import events

__export__ = [
    "games",
    "hint",
    "look",
    "new_match",
    "next_deal",
    "ping",
    "play",
    "redo",
    "reply",
    "resign",
    "resume",
    "rules",
    "undo",
    "whole_deal",
    "why_not",
]


class _Desk:
    """Where the session being played lies between two questions."""

    session: Session | None = None


def ping() -> str:
    """The handshake: the engine is there."""
    return json.dumps({"ready": True})


def games() -> str:
    """Every game, with the seats and team forms it is played at."""
    return _told(options.games)


def rules(request: str) -> str:
    """What some rules are, and what may be changed in them; an error names the two options that disagree."""
    return _told(lambda: _explained(_rules(_request(request))))


def new_match(request: str) -> str:
    """A new match of ``{"game", "seed", "seat"}`` and more (``docs/protocol.md``): an Answer."""
    return _told(lambda: _begun(_started(_request(request))))


def resume(save: str) -> str:
    """The session of a save, as it came in an Answer: an Answer without events."""
    return _told(lambda: _put(Session.resume(_read(save)), []))


def play(move: str) -> str:
    """The person's move, as text: an Answer."""
    return _told(lambda: _stepped(lambda session: session.play(move)))


def reply() -> str:
    """One move of the computer player whose turn it is: an Answer."""
    return _told(lambda: _stepped(Session.reply))


def look(seat: str) -> str:
    """The match seen from the seat of another person on this device: an Answer without events."""
    return _told(lambda: _put(_session().look(_read(seat)), []))


def next_deal() -> str:
    """The next deal on the table: an Answer."""
    return _told(lambda: _stepped(Session.next_deal))


def resign() -> str:
    """The match given up: an Answer."""
    return _told(lambda: _stepped(Session.resign))


def undo() -> str:
    """Back to the person's last decision: an Answer without events."""
    return _told(lambda: _put(_session().undo(), []))


def redo() -> str:
    """Forward to the person's next decision: an Answer without events."""
    return _told(lambda: _put(_session().redo(), []))


def hint() -> str:
    """The Hint for the person."""
    return _told(lambda: _session().hint())


def whole_deal(number: str) -> str:
    """The deal of that number, once it is over, with nothing hidden."""
    return _told(lambda: _session().whole_deal(_number(_read(number))))


def why_not(choice: str) -> str:
    """The Reason why ``{"card", "taken"}`` is no legal move, or ``null``."""
    return _told(lambda: _session().why_not(**_choice(_read(choice))))


def _session() -> Session:
    if _Desk.session is None:
        raise NotNow("no-match")
    return _Desk.session


def _read(text: str) -> Any:
    """What a text of JSON holds; text that is none, or too deep or too long a number, is a bad request."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ScopaError("bad-request", request=text[:80]) from error


def _request(text: str) -> dict[str, Any]:
    request = _read(text)
    if not isinstance(request, dict):
        raise ScopaError("bad-request", request=str(request)[:80])
    return request


def _rules(request: dict[str, Any]) -> Rules:
    """The rules asked for: by their text, or by game, seats, teams and options."""
    if "rules" in request:
        return read_rules(str(request["rules"]))
    game = str(request.get("game", ""))
    changed = request.get("options", {})
    if not isinstance(changed, dict) or {"game", "seats", "teams"} & set(changed):
        raise ScopaError("bad-request", request=str(changed)[:80])
    own = house_rules(game)
    return table_rules(game, request.get("seats", own.seats), request.get("teams"), **changed)


def _explained(asked: Rules) -> dict[str, Any]:
    return {**options.told(asked), "choices": options.choices(asked)}


def _started(request: dict[str, Any]) -> Session:
    people: Any = request.get("people")
    seat: Any = request.get("seat", people[0] if isinstance(people, list) and people else 0)
    return Session.new(_rules(request), str(request.get("seed", "")), seat, people=people)


def _begun(session: Session) -> Any:
    return _put(session, events(None, session.match))


def _stepped(step: Callable[[Session], Session]) -> Any:
    before = _session()
    after = step(before)
    return _put(after, events(before.match, after.match))


def _put(session: Session, happened: list[Any]) -> Any:
    answer = session.answer(happened)
    _Desk.session = session
    return answer


def _number(asked: Any) -> int:
    if type(asked) is not int:
        raise ScopaError("bad-request", request=str(asked)[:80])
    return asked


def _choice(asked: Any) -> dict[str, Any]:
    if (
        not isinstance(asked, dict)
        or not isinstance(asked.get("card"), str)
        or not isinstance(asked.get("taken"), list)
    ):
        raise ScopaError("bad-request", request=str(asked)[:80])
    return {"card": asked["card"], "taken": [str(card) for card in asked["taken"]]}


def _told(answer: Callable[[], Any]) -> str:
    try:
        return json.dumps(answer())
    except ScopaError as error:
        return json.dumps({"error": {"code": error.code, **error.facts}})
