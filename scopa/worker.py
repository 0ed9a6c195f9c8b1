"""The functions the page may call, as ``docs/protocol.md`` states them: JSON text in, JSON text out.

A question that cannot be answered gives an error with its code and facts, and changes nothing.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from scopa import options
from scopa.ai.thought import Thinking, Thought
from scopa.declarations import PASS
from scopa.errors import NotNow, ScopaError
from scopa.games import house_rules, table_rules
from scopa.moves import AnyMove
from scopa.notation import read_rules
from scopa.rules import Rules
from scopa.session import DEFAULT_LEVEL, Session
from scopa.view import events

__export__ = [
    "games",
    "hint",
    "look",
    "new_match",
    "next_deal",
    "ping",
    "play",
    "play_now",
    "redo",
    "reply",
    "resign",
    "resume",
    "rules",
    "undo",
    "whole_deal",
    "why_not",
]


_SLICE = 0.03
"""Seconds that a thought goes on before other questions are let in."""

_HINT = 0.3
"""Seconds that the coach thinks at the most."""


class _Desk:
    """Where the session being played lies between two questions, and whether a thought is to be cut short."""

    session: Session | None = None
    hurried = False


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


async def reply() -> str:
    """One move of the computer player whose turn it is, once it has thought: an Answer. Others may ask meanwhile."""
    return await _told_later(_replied)


def play_now() -> str:
    """The thought that goes on is to end at once, with what is thought so far."""
    _Desk.hurried = True
    return json.dumps({"hurried": True})


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


async def hint() -> str:
    """The Hint for the person, once the coach has thought."""
    return await _told_later(_hinted)


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
    level = request.get("level", DEFAULT_LEVEL)
    return Session.new(_rules(request), str(request.get("seed", "")), seat, level, people)


def _begun(session: Session) -> Any:
    return _put(session, events(None, session.match))


def _stepped(step: Callable[[Session], Session]) -> Any:
    before = _session()
    after = step(before)
    return _put(after, events(before.match, after.match))


async def _replied() -> Any:
    """The Answer after a reply. Raises `NotNow` if the match has gone on, or back, while the computer thought."""
    before = after = _session()
    move: AnyMove = PASS
    while move == PASS:
        move = (await _thought(after.thinking(), after.level_to_play().seconds)).best.move
        after = after.replied(move)
    if _Desk.session is not before:
        raise NotNow("no-reply-due")
    return _put(after, events(before.match, after.match))


async def _hinted() -> Any:
    session = _session()
    return session.hint(await _thought(session.considering(), _HINT))


async def _thought(thinking: Thinking, seconds: float) -> Thought:
    """The thought at its end, after *seconds*, or when the person will not wait."""
    _Desk.hurried = False
    paused = time.perf_counter()
    stop = paused + seconds
    while thinking.step() and not _Desk.hurried:
        now = time.perf_counter()
        if now > stop:
            break
        if now - paused > _SLICE:
            await asyncio.sleep(0)
            paused = time.perf_counter()
    return thinking.thought()


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
        return _error(error)


async def _told_later(answer: Callable[[], Awaitable[Any]]) -> str:
    try:
        return json.dumps(await answer())
    except ScopaError as error:
        return _error(error)


def _error(error: ScopaError) -> str:
    return json.dumps({"error": {"code": error.code, **error.facts}})
