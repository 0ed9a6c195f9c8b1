"""The review of a deal: what each decision of a person cost against the coach's, and where the deal turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from scopa.ai.thought import Thinking, Thought
from scopa.because import Sight
from scopa.cards import card_text
from scopa.coach import compared, estimate_of, rounded, told
from scopa.moves import AnyMove, Move
from scopa.observation import Observation

GRADES: tuple[tuple[float, str], ...] = ((0.15, "fine"), (0.5, "inaccuracy"), (1.0, "mistake"))
"""Below how many expected points lost a decision has which grade; with more it is a blunder."""

WORST = "blunder"

TURNING_POINTS = 3
"""How many of the decisions that cost most are told."""


@dataclass(frozen=True)
class Decision:
    """A move that was made, what its seat observed then, and its ``place``: how many moves of the deal came before."""

    place: int
    observation: Observation
    move: AnyMove


@dataclass(frozen=True)
class Judged:
    """A decision, what the coach thinks of it, and the points of the deal that it is expected to have lost."""

    decision: Decision
    thought: Thought
    loss: float

    @property
    def grade(self) -> str:
        """How the decision is graded."""
        return grade(self.loss)


class Review:
    """Judges one decision after the other, in steps; see `scopa.ai.thought.Thinking`."""

    def __init__(self, decisions: Sequence[Decision], begin: Callable[[Observation, bool], Thinking]) -> None:
        """*begin* begins to think about a decision; the second time, when it is True, in other and more worlds."""
        self._decisions = decisions
        self._begin = begin
        self._thinking: Thinking | None = None
        self._again = False
        self.judged: list[Judged] = []

    @property
    def is_done(self) -> bool:
        """Whether every decision is judged."""
        return len(self.judged) == len(self._decisions)

    def step(self) -> bool:
        """Think on about the decision in hand; answer whether there is more to do."""
        if self.is_done:
            return False
        decision = self._decisions[len(self.judged)]
        if self._thinking is None:
            self._thinking = self._begin(decision.observation, self._again)
        if self._thinking.step():
            return True
        judged = judge(decision, self._thinking.thought())
        self._thinking = None
        # What seems to have lost is looked at once more: of many decisions, some seem bad by the chance of the worlds.
        self._again = not self._again and not judged.thought.exact and judged.grade != GRADES[0][1]
        if not self._again:
            self.judged.append(judged)
        return not self.is_done

    def told(self) -> dict[str, Any]:
        """The Review of ``docs/protocol.md`` so far; the places of turning points stand for their saves."""
        grades = dict.fromkeys([*(name for _, name in GRADES), WORST], 0)
        for judged in self.judged:
            grades[judged.grade] += 1
        return {
            "decisions": len(self._decisions),
            "judged": len(self.judged),
            "done": self.is_done,
            "grades": grades,
            "lost": round(sum(judged.loss for judged in self.judged), 2),
            "turning_points": [_turning_point(judged) for judged in self.turning_points()],
        }

    def turning_points(self) -> list[Judged]:
        """The decisions that lost most and are not fine, the worst first; of equals the earlier first."""
        losing = [judged for judged in self.judged if judged.grade != GRADES[0][1]]
        return sorted(losing, key=lambda judged: -judged.loss)[:TURNING_POINTS]


def judge(decision: Decision, thought: Thought) -> Judged:
    """What a decision lost against the move that the coach prefers; nothing where it is not sure to have lost."""
    beside = compared(thought, thought.best.move, decision.move)
    loss = 0.0 if beside is None or beside.about_equal or not beside.is_sure else max(0.0, beside.better_by)
    return Judged(decision, thought, loss)


def grade(loss: float) -> str:
    """The grade of a decision that lost so many expected points."""
    return next((name for below, name in GRADES if loss < below), WORST)


def _turning_point(judged: Judged) -> dict[str, Any]:
    thought, decision = judged.thought, judged.decision
    best = thought.best.move
    exact = thought.exact and estimate_of(thought, decision.move).exact
    better = told(decision.observation, thought, best, Sight(decision.observation.unseen), decision.move)
    return {
        "place": decision.place,
        "round": decision.observation.round,
        "played": _move(decision.move),
        "better": _move(best),
        "because": better["because"],
        "loss": rounded(judged.loss, exact),
        "grade": judged.grade,
        "exact": exact,
    }


def _move(move: AnyMove) -> dict[str, Any]:
    if isinstance(move, Move):
        return {"card": card_text(move.card), "taken": list(move.taken.texts())}
    return {"declare": str(move)}
