"""A match of one or more people, on one device, against computer players: what may be asked of it, and the Answers of
``docs/protocol.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from scopa.ai.levels import LEVELS, Level
from scopa.ai.thought import Thinking, Thought, finished
from scopa.declarations import PASS
from scopa.errors import NotationError, NotNow
from scopa.games import house_rules
from scopa.match import Match
from scopa.moves import AnyMove, Move, why_not
from scopa.notation import read_match, write_match
from scopa.observation import observe
from scopa.rules import Rules
from scopa.view import Plain, view

DEFAULT_LEVEL = "intermedio"
"""How the computer plays where nobody has chosen: a function of what it observes, so that openings can be printed."""

COACH = "maestro"
"""The level that gives hints."""

_LONGEST_SEED = 40


@dataclass(frozen=True, slots=True)
class Session:
    """A match, the seat that looks, how the computer plays the seats of no person, and what was undone.

    ``levels`` are the names of the levels by seat; those of persons have none. ``people`` are the seats of persons, in
    order; the one that looks is one of them. ``future`` is the furthest match reached before an undo, along which
    `redo` walks. ``practice`` marks a match in which an undo has shown cards that were unseen at the decision it went
    back to. It never changes: what is asked of it gives a new one.
    """

    match: Match
    seat: int
    levels: tuple[str | None, ...]
    future: Match | None = None
    practice: bool = False
    people: tuple[int, ...] = (0,)

    @classmethod
    def new(
        cls,
        game: str | Rules,
        seed: str,
        seat: int = 0,
        level: str | Sequence[str | None] = DEFAULT_LEVEL,
        people: Sequence[int] | None = None,
    ) -> Session:
        """A new match of a named game, or of some rules, for the person at *seat*, or for several *people*; all other
        seats play at one *level*, or at one each, given by seat.

        Raises `ContradictoryRules` for an unknown game, `NotationError` for a seed, seats or a level that cannot be.
        """
        if not seed or len(seed) > _LONGEST_SEED or not seed.replace("-", "").isalnum():
            raise NotationError("seed", seed[:_LONGEST_SEED])
        rules = house_rules(game) if isinstance(game, str) else game
        looking, seated = _checked_people(rules.seats, seat, people)
        levels = _checked_levels(rules.seats, seated, level)
        return cls(Match.new(rules, seed), looking, levels, people=seated).handed_over()

    @classmethod
    def resume(cls, save: Plain) -> Session:
        """The session that `save` wrote. Raises `NotationError` for a save that is damaged, and what `read_match`
        raises.
        """
        try:
            record, future, practice = save["record"], save["future"], save["practice"]
            seat, people, level = save["seat"], save.get("people"), save["level"]
        except (KeyError, TypeError) as error:
            raise NotationError("save", str(save)[:80]) from error
        if not isinstance(record, str) or not isinstance(future, str | None) or not isinstance(practice, bool):
            raise NotationError("save", str(save)[:80])
        match = read_match(record)
        furthest = read_match(future) if future is not None else None
        if furthest is not None and _next_step(match, furthest) is None:
            raise NotationError("save", future or "")
        looking, seated = _checked_people(match.rules.seats, seat, people)
        return cls(match, looking, _checked_levels(match.rules.seats, seated, level), furthest, practice, seated)

    def save(self) -> Plain:
        """The session as plain data, from which `resume` makes it again."""
        return {
            "record": write_match(self.match),
            "seat": self.seat,
            "level": self._level(),
            "future": write_match(self.future) if self.future is not None else None,
            "practice": self.practice,
            **({"people": list(self.people)} if self.people != (self.seat,) else {}),
        }

    def view(self) -> Plain:
        """The View of the seat that looks."""
        return view(self.match, self.seat, self.levels, self.practice)

    def answer(self, happened: list[Plain]) -> Plain:
        """The Answer to a question after which this session stands: its View, the events, the save."""
        return {
            "view": self.view(),
            "events": happened,
            "save": self.save(),
            "undo": self._can_undo(),
            "redo": self.future is not None,
        }

    def look(self, seat: Any) -> Session:
        """The same match, seen from the seat of another person. Raises `NotationError` for a seat of no person."""
        if seat not in self.people:
            raise NotationError("seat", str(seat))
        return replace(self, seat=seat)

    def handed_over(self) -> Session:
        """The same match, seen from the seat of the person whose turn it is, if it is a person's."""
        turn = self.match.state.turn
        return replace(self, seat=turn) if turn in self.people and turn is not None else self

    def play(self, move: str) -> Session:
        """The move of the person who looks. Raises `NotNow` when it is another's turn, and what `scopa.play` raises."""
        if self.match.state.turn != self.seat:
            raise NotNow("not-your-turn")
        return replace(self, match=self.match.play(move), future=None)

    def thinking(self) -> Thinking:
        """The computer player whose turn it is begins to think: see `replied`. Raises `NotNow` when it is a person's
        turn, or nobody's.
        """
        return self.level_to_play().begin(observe(self.match.state, self._turn()))

    def level_to_play(self) -> Level:
        """The level of the computer player whose turn it is. Raises `NotNow` when it is not a computer's."""
        return LEVELS[self.levels[self._turn()] or DEFAULT_LEVEL]

    def replied(self, move: AnyMove) -> Session:
        """The *move* of the computer player whose turn it is. Where it was undone, what followed stays ahead.

        Raises what `scopa.play` raises.
        """
        match = self.match.play(move)
        return replace(self, match=match, future=_still_ahead(match, self.future))

    def reply(self) -> Session:
        """One move of the computer player whose turn it is, thought to the end; passing a declaration, which nobody
        sees, is none.

        Raises `NotNow` when it is a person's turn, or nobody's.
        """
        move = finished(self.thinking()).best.move
        after = self.replied(move)
        return after.reply() if move == PASS else after

    def _turn(self) -> int:
        """The seat of the computer player whose turn it is. Raises `NotNow` if it is not a computer's."""
        turn = self.match.state.turn
        if turn is None or turn in self.people or self.match.is_over:
            raise NotNow("no-reply-due")
        return turn

    def next_deal(self) -> Session:
        """The next deal on the table. Raises `NotNow`."""
        return replace(self, match=self.match.next_deal(), future=None)

    def resign(self) -> Session:
        """The match given up by the person who looks. Raises `NotNow` after the match."""
        return replace(self, match=self.match.resign(self.match.rules.side_of(self.seat)), future=None)

    def undo(self) -> Session:
        """Back to the last decision of a person. Raises `NotNow` if there is none."""
        earlier = self._last_decision()
        if earlier is None:
            raise NotNow("nothing-to-undo")
        back = replace(self, match=earlier, future=self.future or self.match).handed_over()
        return replace(back, practice=self.practice or _has_shown_cards(earlier, self.match, back.seat))

    def redo(self) -> Session:
        """Forward to the next decision of a person, or to where the undoing began. Raises `NotNow` if nothing was
        undone.
        """
        if self.future is None:
            raise NotNow("nothing-to-redo")
        match = self.match
        while match != self.future:
            step = _next_step(match, self.future)
            if step is None:
                raise NotNow("nothing-to-redo")
            match = step
            if match.state.turn in self.people and not match.is_over:
                break
        return replace(self, match=match, future=None if match == self.future else self.future).handed_over()

    def considering(self) -> Thinking:
        """The coach begins to think about the move of the person who looks: see `hint`. Raises `NotNow` when it is
        another's turn.
        """
        if self.match.is_over or self.match.state.turn != self.seat:
            raise NotNow("not-your-turn")
        return LEVELS[COACH].begin(observe(self.match.state, self.seat))

    def hint(self, thought: Thought | None = None) -> Plain:
        """The coach's move for the person, and why; without a *thought* of the coach's it thinks to the end first.

        Raises `NotNow` when it is another's turn.
        """
        from scopa.coach import hint

        return hint(observe(self.match.state, self.seat), thought or finished(self.considering()))

    def why_not(self, card: str, taken: list[str]) -> Plain | None:
        """The Reason why *card* may not take the cards *taken*, or None if it may. Raises `NotationError`."""
        move = Move.read(card + (f"x{''.join(taken)}" if taken else ""))
        reason = why_not(observe(self.match.state, self.seat), move)
        return None if reason is None else {"code": reason.code.value, **reason.facts}

    def whole_deal(self, number: int) -> Plain:
        """The *number*-th deal of the match with nothing hidden. Raises what `scopa.whole_deal.whole_deal` raises."""
        from scopa.whole_deal import whole_deal

        return whole_deal(self.match, number)

    def _level(self) -> str | list[str | None]:
        """The level of the save: one where all are the same, else one a seat."""
        levels = {level for level in self.levels if level is not None}
        return list(self.levels) if len(levels) > 1 else next(iter(levels), DEFAULT_LEVEL)

    def _can_undo(self) -> bool:
        begun = len(self.match.deals) > 1 or self.match.resigned is not None
        return begun or any(played.seat in self.people for played in self.match.state.plays)

    def _last_decision(self) -> Match | None:
        """The match before the last move of a person; a resignation comes back first. None if nobody has moved."""
        if self.match.resigned is not None:
            return self.match.undo()
        match = self.match
        while any(match.deals):
            match = match.undo()
            if match.state.turn in self.people:
                return match
        return None


def _checked_people(seats: int, seat: Any, people: Any) -> tuple[int, tuple[int, ...]]:
    """The seat that looks and the seats of persons; without *people* they are that one seat."""
    seated = [seat] if people is None else people
    if not isinstance(seated, list | tuple) or any(type(person) is not int for person in [seat, *seated]):
        raise NotationError("seat", str(people if people is not None else seat))
    if not set(seated) <= set(range(seats)) or seat not in seated:
        raise NotationError("seat", str(people if people is not None else seat))
    return seat, tuple(sorted(set(seated)))


def _checked_levels(seats: int, people: tuple[int, ...], level: Any) -> tuple[str | None, ...]:
    """The level of each seat, from one for all or one a seat; none for those of persons."""
    each = level if isinstance(level, list | tuple) else [level] * seats
    if len(each) != seats:
        raise NotationError("level", str(level)[:80])
    for seat, name in enumerate(each):
        if seat not in people and (not isinstance(name, str) or name not in LEVELS):
            raise NotationError("level", str(name)[:80])
    return tuple(None if seat in people else name for seat, name in enumerate(each))


def _next_step(match: Match, furthest: Match) -> Match | None:
    """The match one move or one new deal nearer to *furthest*; None if it does not lead there."""
    begun, known = len(match.deals), furthest.deals
    if match.rules != furthest.rules or match.seed != furthest.seed or begun > len(known):
        return None
    if match.deals[:-1] != known[: begun - 1]:
        return None
    moves = match.deals[-1]
    ahead = known[begun - 1]
    if ahead[: len(moves)] != moves:
        return None
    if len(moves) < len(ahead):
        return match.play(ahead[len(moves)])
    if begun < len(known):
        return match.next_deal()
    return furthest if furthest.resigned is not None else None


def _still_ahead(match: Match, furthest: Match | None) -> Match | None:
    """What was undone, if the match still leads there."""
    return furthest if furthest is not None and _next_step(match, furthest) is not None else None


def _has_shown_cards(earlier: Match, later: Match, seat: int) -> bool:
    """Whether *seat* has seen cards by the later match that it had not seen at the earlier one."""
    if len(earlier.deals) < len(later.deals):
        return True
    return bool(observe(earlier.state, seat).unseen - observe(later.state, seat).unseen)
