"""The errors of the engine: each has a code and the facts, and reaches the reader as a sentence of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa.moves import Reason


class ScopaError(ValueError):
    """Something asked of the engine cannot be done.

    ``code`` names what is wrong, ``facts`` are the words a sentence needs (texts, numbers, lists of them).
    """

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        described = ", ".join(f"{name}={fact!r}" for name, fact in facts.items())
        super().__init__(f"{code}: {described}" if described else code)


class NotationError(ScopaError):
    """A text that is not well-formed. ``what`` it should have been: a card, cards, a move, a match..."""

    def __init__(self, what: str, text: str, **facts: object) -> None:
        super().__init__("notation", what=what, text=text, **facts)


class ContradictoryRules(ScopaError):
    """Two options of a `Rules` that cannot go together, or an option with a value it does not have."""


class NoSuchSeat(ScopaError):
    """A seat, or a side, that the game does not have; ``count`` says how many there are, numbered from 0."""


class IllegalMove(ScopaError):
    """A well-formed move that may not be played now; ``reason`` is what `why_not` answers."""

    def __init__(self, move: str, reason: Reason) -> None:
        self.reason = reason
        super().__init__("illegal-move", move=move, reason=reason.code, **reason.facts)


class AmbiguousMove(ScopaError):
    """A card was named without what it takes, and it may take more than one set: ``captures``."""

    def __init__(self, move: str, captures: list[str]) -> None:
        super().__init__("ambiguous-move", move=move, captures=captures)


class NotNow(ScopaError):
    """A question that has no answer at this point of the match: a next deal before this one is over, an undo of
    nothing...
    """
