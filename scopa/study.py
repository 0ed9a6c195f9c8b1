"""What may be asked about a match beside playing it: why the computer played so, what a deal turned on, the chances."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from scopa.advice import advice
from scopa.ai.levels import LEVELS
from scopa.ai.thought import Thinking, Thought
from scopa.chances import Chances
from scopa.coach import explanation
from scopa.errors import NotNow
from scopa.match import Match
from scopa.moves import Move, checked, why_not
from scopa.observation import Observation, observe
from scopa.review import Decision, Review
from scopa.session import COACH, DEFAULT_LEVEL, Session

REVIEWED_IN = ((120, 60), (600, 400))
"""Worlds that the coach looks at for a decision of a review: with two players, and with more; and for one that seems to
have lost something, when it is looked at once more.
"""

CHANCES_IN = 200
"""Deals that are played out for the chances of each side."""


@dataclass(frozen=True)
class Played:
    """A play of a computer player, to be explained; ``before`` is the match it was made in.

    ``told_to_owner``: whoever asks knows the hand it was played from, so that nothing need be kept back.
    """

    seat: int
    level: str
    before: Match
    observation: Observation
    move: Move
    told_to_owner: bool

    def thinking(self) -> Thinking:
        """The player begins to think once more, and thinks as it did."""
        return LEVELS[self.level].begin(self.observation)

    def told(self, thought: Thought) -> dict[str, Any]:
        """The Explanation of ``docs/protocol.md``."""
        why = explanation(self.observation, thought, self.move, self.level, self.told_to_owner)
        return {"seat": self.seat, "level": self.level, **why}


def newest_play(session: Session) -> Played:
    """The newest play of a computer player in this deal. Raises `NotNow` if there is none."""
    moments = list(session.match.moments())
    for place in reversed(range(len(moments) - 1)):
        played = session.match.state.plays[place]
        if isinstance(played.move, Move) and played.seat not in session.people:
            level = session.levels[played.seat] or DEFAULT_LEVEL
            seen = observe(moments[place].state, played.seat)
            return Played(played.seat, level, moments[place], seen, played.move, _is_open(session, seen))
    raise NotNow("nothing-to-explain")


def review(session: Session) -> Review:
    """The review of the decisions of the person who looks in the deal that is over. Raises `NotNow` before."""
    if session.match.state.turn is not None and not session.match.is_over:
        raise NotNow("deal-not-over")
    moments = list(session.match.moments())
    decisions = [
        Decision(place, observe(moments[place].state, session.seat), played.move)
        for place, played in enumerate(session.match.state.plays)
        if played.seat == session.seat
    ]

    def begin(seen: Observation, again: bool) -> Thinking:
        worlds = REVIEWED_IN[again][seen.rules.seats > 2]
        return LEVELS[COACH].begin(seen, "again" if again else "", worlds)

    return Review(decisions, begin)


def reviewed(session: Session, found: Review) -> dict[str, Any]:
    """The Review of ``docs/protocol.md``: what was found so far, each turning point with the save that opens it."""
    told = found.told()
    for point in told["turning_points"]:
        point["save"] = opened(session, point["place"]).save()
    return told


def opened(session: Session, place: int) -> Session:
    """The session taken back, as a practice, to where *place* moves of the deal were made; `redo` walks on from it."""
    moments = list(session.match.moments())
    return replace(session, match=moments[place], future=session.future or session.match, practice=True)


def chances(session: Session) -> Chances:
    """The chances of the deal on the table, from what the seat that looks may know."""
    return Chances(observe(session.match.state, session.seat), CHANCES_IN)


def advised(session: Session, choice: Move | None) -> list[dict[str, Any]]:
    """The pieces of advice that apply where the person is to play; a *choice* that is no legal move is not looked at.

    Raises `NotNow` when it is another's turn, or when a hand is to be declared first.
    """
    seen = observe(session.match.state, session.seat)
    if session.match.is_over or seen.turn != session.seat or seen.declaring:
        raise NotNow("not-your-turn")
    legal = checked(seen, choice) if choice is not None and why_not(seen, choice) is None else None
    return advice(seen, legal if isinstance(legal, Move) else None)


def _is_open(session: Session, then: Observation) -> bool:
    """Whether the seat that looks has seen all of the hand that was held *then*, or knows it by counting; or whether
    the match is a practice, in which cards were seen that should not have been.
    """
    state = session.match.state
    unseen = observe(state, session.seat).unseen
    return session.practice or not unseen & then.hand or unseen == state.hands[then.seat]
