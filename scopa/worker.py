"""The functions the page may call, as ``docs/protocol.md`` states them: JSON text in, JSON text out.

A question that cannot be answered gives an error with its code and facts, and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from scopa.errors import NotNow, ScopaError
from scopa.session import Session
from scopa.view import events

__export__ = [
    "hint",
    "new_match",
    "next_deal",
    "ping",
    "play",
    "redo",
    "reply",
    "resign",
    "resume",
    "undo",
    "why_not",
]


class _Desk:
    """Where the session being played lies between two questions."""

    session: Session | None = None


def ping() -> str:
    """The handshake: the engine is there."""
    return json.dumps({"ready": True})


def new_match(request: str) -> str:
    """A new match of ``{"game", "seed", "seat"}``: an Answer."""
    return _told(lambda: _begun(_started(json.loads(request))))


def resume(save: str) -> str:
    """The session of a save, as it came in an Answer: an Answer without events."""
    return _told(lambda: _put(Session.resume(json.loads(save)), []))


def play(move: str) -> str:
    """The person's move, as text: an Answer."""
    return _told(lambda: _stepped(lambda session: session.play(move)))


def reply() -> str:
    """One move of the computer player whose turn it is: an Answer."""
    return _told(lambda: _stepped(Session.reply))


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


def why_not(choice: str) -> str:
    """The Reason why ``{"card", "taken"}`` is no legal move, or ``null``."""
    return _told(lambda: _session().why_not(**_choice(json.loads(choice))))


def _session() -> Session:
    if _Desk.session is None:
        raise NotNow("no-match")
    return _Desk.session


def _started(request: Any) -> Session:
    if not isinstance(request, dict):
        raise ScopaError("bad-request", request=str(request)[:80])
    return Session.new(str(request.get("game", "")), str(request.get("seed", "")), request.get("seat", 0))


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
    except json.JSONDecodeError as error:
        return json.dumps({"error": {"code": "bad-request", "request": error.doc[:80]}})
