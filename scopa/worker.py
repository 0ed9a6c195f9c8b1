"""The functions the page may call, as ``docs/protocol.md`` states them: JSON text in, JSON text out.

A question that cannot be answered gives an error with its code and facts, and changes nothing.

What the first plays do without is not imported before somebody asks for it, or has seen that the engine is ready:
Python in a browser compiles every module anew at each visit.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from scopa.ai.levels import LEVELS
from scopa.ai.thought import Thought
from scopa.asked import choice_of, move_of, number_of, read, request_of, rules_of
from scopa.declarations import PASS
from scopa.errors import NotNow, ScopaError
from scopa.match import Match
from scopa.moves import AnyMove
from scopa.rules import Rules
from scopa.session import DEFAULT_LEVEL, Session
from scopa.slices import SLICE, hurry, steps_of, think
from scopa.view import events

if TYPE_CHECKING:
    from scopa.review import Review

__export__ = [
    "advice",
    "chances",
    "explain",
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
    "review",
    "rules",
    "undo",
    "whole_deal",
    "why_not",
]


_LATER = ("scopa.ai.search", "scopa.coach", "scopa.review", "scopa.study", "scopa.options", "scopa.whole_deal")
"""What is imported once the engine is ready, one after another."""

_HINT = 0.3
"""Seconds that the coach thinks at the most."""

_AT_A_TIME = 0.4
"""Seconds after which a review tells what it has found so far."""


class _Desk:
    """Where the session being played lies between two questions, and whether a thought is to be cut short; beside it
    the newest thought of a computer player with the match it was about, and the review that was begun.
    """

    session: Session | None = None
    newest: tuple[Match, Thought] | None = None
    preparing: asyncio.Task[None] | None = None
    review: tuple[Session, Review] | None = None


async def ping() -> str:
    """The handshake: the engine is there, and prepares for what may be asked of it next."""
    _Desk.preparing = _Desk.preparing or asyncio.create_task(_prepare())
    return json.dumps({"ready": True})


async def _prepare() -> None:
    for name in _LATER:
        await asyncio.sleep(SLICE)
        import_module(name)


def games() -> str:
    """Every game, with the seats and team forms it is played at."""
    from scopa import options

    return _told(options.games)


def rules(request: str) -> str:
    """What some rules are, and what may be changed in them; an error names the two options that disagree."""
    return _told(lambda: _explained(rules_of(request_of(request))))


def new_match(request: str) -> str:
    """A new match of ``{"game", "seed", "seat"}`` and more (``docs/protocol.md``): an Answer."""
    return _told(lambda: _begun(_started(request_of(request))))


def resume(save: str) -> str:
    """The session of a save, as it came in an Answer: an Answer without events."""
    return _told(lambda: _put(Session.resume(read(save)), []))


def play(move: str) -> str:
    """The person's move, as text: an Answer."""
    return _told(lambda: _stepped(lambda session: session.play(move)))


async def reply() -> str:
    """One move of the computer player whose turn it is, once it has thought: an Answer. Others may ask meanwhile."""
    return await _told_later(_replied)


def play_now() -> str:
    """The thought that goes on is to end at once, with what is thought so far."""
    hurry()
    return json.dumps({"hurried": True})


def look(seat: str) -> str:
    """The match seen from the seat of another person on this device: an Answer without events."""
    return _told(lambda: _put(_session().look(read(seat)), []))


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


async def explain() -> str:
    """Why the computer made its newest play: an Explanation."""
    return await _told_later(_explanation)


async def review() -> str:
    """The Review of the deal that is over, as far as it has come; asked again it goes on."""
    return await _told_later(_reviewed)


async def chances() -> str:
    """The Chances of the deal on the table."""
    return await _told_later(_expected)


def advice(choice: str = "null") -> str:
    """The pieces of advice that apply, where the person has ``{"card", "taken"}`` in mind, or ``null``."""
    from scopa import study

    return _told(lambda: study.advised(_session(), move_of(read(choice))))


def whole_deal(number: str) -> str:
    """The deal of that number, once it is over, with nothing hidden."""
    return _told(lambda: _session().whole_deal(number_of(read(number))))


def why_not(choice: str) -> str:
    """The Reason why ``{"card", "taken"}`` is no legal move, or ``null``."""
    return _told(lambda: _session().why_not(**choice_of(read(choice))))


def _session() -> Session:
    if _Desk.session is None:
        raise NotNow("no-match")
    return _Desk.session


def _explained(asked: Rules) -> dict[str, Any]:
    from scopa import options

    return {**options.told(asked), "choices": options.choices(asked)}


def _started(request: dict[str, Any]) -> Session:
    people: Any = request.get("people")
    seat: Any = request.get("seat", people[0] if isinstance(people, list) and people else 0)
    level = request.get("level", DEFAULT_LEVEL)
    return Session.new(rules_of(request), str(request.get("seed", "")), seat, level, people)


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
        thought = await think(after.thinking(), after.level_to_play().seconds)
        newest = (after.match, thought)
        move = thought.best.move
        after = after.replied(move)
    if _Desk.session is not before:
        raise NotNow("no-reply-due")
    _Desk.newest = newest
    return _put(after, events(before.match, after.match))


async def _hinted() -> Any:
    session = _session()
    return session.hint(await think(session.considering(), _HINT))


async def _explanation() -> Any:
    from scopa import study

    played = study.newest_play(_session())
    if _Desk.newest is not None and _Desk.newest[0] == played.before:
        return played.told(_Desk.newest[1])
    return played.told(await think(played.thinking(), LEVELS[played.level].seconds))


async def _reviewed() -> Any:
    from scopa import study

    session = _session()
    if _Desk.review is None or _Desk.review[0] != session:
        _Desk.review = session, study.review(session)
    found = _Desk.review[1]
    await steps_of(found.step, _AT_A_TIME)
    return study.reviewed(session, found)


async def _expected() -> Any:
    from scopa import study

    found = study.chances(_session())
    await steps_of(found.step, _AT_A_TIME)
    return found.told()


def _put(session: Session, happened: list[Any]) -> Any:
    answer = session.answer(happened)
    _Desk.session = session
    return answer


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
