"""The coach: why a move is made, from what was thought of it and what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from scopa.ai.memory import unseen_by_memory
from scopa.ai.thought import Estimate, Thought
from scopa.because import Because, Sight, reasons
from scopa.cards import CardSet, card_text
from scopa.declarations import Declaration, declared_points
from scopa.moves import AnyMove, Move
from scopa.observation import Observation

ABOUT_EQUAL = 0.1
"""Points of a deal below which two moves are about equal, unless the difference is surer than that."""

_SURE = 2
"""Standard errors from which a difference is taken to be one."""

_TELLS = 0.05
"""Points of a category from which it is said to have decided."""

LOOKING: Mapping[str, Callable[[Observation], CardSet | None]] = {
    "principiante": lambda _: None,
    "intermedio": unseen_by_memory,
}
"""The cards that a level takes to be unseen, None if it does not look at what it leaves; by its name, where these are
others than those that have not been seen.
"""

_SPEAKS_OF: Mapping[str, tuple[str, ...]] = {
    "makes-sweep": ("sweeps", "sweep"),
    "takes-settebello": ("settebello",),
    "takes-coins": ("coins", "all_coins", "napola", "piccola", "grande", "re_bello", "bonus"),
    "takes-sevens": ("primiera", "sevens", "most_sevens", "four_sevens"),
    "takes-cards": ("cards", "few_cards"),
    "cannot-be-swept": ("next", "reply", "sweeps"),
    "keeps-anchor": ("follow_up",),
    "keeps-double": ("follow_up", "laying"),
}
"""The categories of a thought that a reason speaks of."""

_NAMES = {"sweep": "sweeps", "reply": "next"}
"""The terms of the one-ply heuristic that are told by the name of a category."""


@dataclass(frozen=True)
class Comparison:
    """A move beside another one.

    ``better_by`` are the points of a deal by which it is thought better, below 0 if worse; ``error`` is the standard
    error of that; ``than`` is the other move, ``mostly`` the category in which it gains most on that.
    """

    better_by: float
    error: float
    than: AnyMove
    mostly: str | None
    exact: bool
    searched: bool

    @property
    def is_sure(self) -> bool:
        """Whether the difference is more than the chance of the worlds looked at may have made."""
        return self.exact or not self.searched or abs(self.better_by) > _SURE * self.error

    @property
    def about_equal(self) -> bool:
        """Whether the two are as good as each other, for all that is known; where all is known, exactly."""
        if self.exact:
            return self.better_by == 0
        return abs(self.better_by) < ABOUT_EQUAL and not (self.searched and self.is_sure)


def hint(observation: Observation, thought: Thought) -> dict[str, Any]:
    """The Hint of ``docs/protocol.md`` for the seat to play: the move that the coach prefers, and why."""
    return told(observation, thought, thought.best.move, Sight(observation.unseen))


def explanation(
    observation: Observation, thought: Thought, move: AnyMove, level: str, told_to_owner: bool
) -> dict[str, Any]:
    """Why a computer player of that *level* made *move*, as a Hint; what is told to others than the owner of the hand
    shows nothing of the cards in it.
    """
    look = LOOKING.get(level)
    unseen = observation.unseen if look is None else look(observation)
    found = told(observation, thought, move, Sight(unseen, told_to_owner))
    if unseen is None and isinstance(move, Move):
        found["because"].append({"code": "looks-no-further"})
    return found


def told(
    observation: Observation, thought: Thought, move: AnyMove, sight: Sight, other: AnyMove | None = None
) -> dict[str, Any]:
    """A move and why, most important first; and how it compares with an *other*, the best of them if not said."""
    beside = compared(thought, move, other)
    judged = {
        "better_by": None if beside is None else rounded(beside.better_by, beside.exact),
        "about_equal": beside is not None and beside.about_equal,
        "exact": thought.exact,
    }
    if isinstance(move, Declaration):
        points = declared_points(observation.rules, move)
        because = {"code": "declares", "points": points} if points else {"code": "keeps-hidden"}
        return {"declare": str(move), "because": [because], **judged}
    because_of = _most_important_first(reasons(observation, move, sight), beside)
    if beside is not None:
        because_of += _compared(beside, sight.told_to_owner)
    elif sight.told_to_owner or len(observation.hand) == 1:
        because_of.insert(0, {"code": "only-move"})
    if thought.exact:
        because_of.append({"code": "exact", "points": rounded(estimate_of(thought, move).points, exact=True)})
    return {"card": card_text(move.card), "taken": list(move.taken.texts()), "because": because_of, **judged}


def estimate_of(thought: Thought, move: AnyMove) -> Estimate:
    """What is thought of *move*, one of those thought of."""
    return next(estimate for estimate in thought.estimates if estimate.move == move)


def compared(thought: Thought, move: AnyMove, other: AnyMove | None = None) -> Comparison | None:
    """*move* beside an *other*; if none is said, beside the best of the others; None if there is no other."""
    own = estimate_of(thought, move)
    others = [estimate for estimate in thought.estimates if estimate.move != move and other in (None, estimate.move)]
    if not others:
        return None
    beside = max(others, key=lambda estimate: estimate.points)
    parts = {name: points - beside.categories.get(name, 0.0) for name, points in own.categories.items()}
    decisive = max(parts, key=lambda name: parts[name], default=None)
    mostly = decisive if decisive is not None and parts[decisive] >= _TELLS else None
    exact, searched = own.exact and beside.exact, thought.worlds > 0
    difference = own.points - beside.points
    return Comparison(difference, own.errors.get(beside.move, 0.0), beside.move, mostly, exact, searched)


def rounded(points: float, exact: bool) -> float:
    """*points* as they are told: whole where they are exact, else to a hundredth."""
    return round(points) if exact and points == round(points) else round(points, 2)


def _compared(beside: Comparison, names_other: bool) -> list[Because]:
    """How much better the move is, or that it is not; *names_other*: with which move it is compared."""
    points = rounded(abs(beside.better_by), beside.exact)
    other = beside.than
    than = {"than": card_text(other.card), "taking": list(other.taken.texts())} if isinstance(other, Move) else {}
    facts: Because = than if names_other else {}
    if beside.about_equal:
        return [{"code": "as-good" if beside.exact else "about-equal", **facts}]
    if beside.better_by < 0:
        code = "judged-rather" if beside.searched else "on-a-whim"
        return [{"code": code, "points": points, **facts}]
    if not beside.is_sure:
        return [{"code": "perhaps-better", "points": points, "error": round(beside.error, 2), **facts}]
    found: list[Because] = [{"code": "better", "points": points, **facts}]
    # What the next turn may take lies in the hand, of which others are told nothing.
    if beside.mostly is not None and (names_other or beside.mostly != "follow_up"):
        found.append({"code": "mostly", "category": _NAMES.get(beside.mostly, beside.mostly)})
    return found


def _most_important_first(found: list[Because], beside: Comparison | None) -> list[Because]:
    """The reason first that speaks of what makes the difference to the other move."""
    if beside is None or beside.mostly is None or beside.better_by <= 0:
        return found
    decisive = next((each for each in found if beside.mostly in _SPEAKS_OF.get(each["code"], ())), None)
    return found if decisive is None else [decisive, *(each for each in found if each is not decisive)]
