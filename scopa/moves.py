"""Moves: which may be played, and why another may not. Legality and its explanation are one thing told twice, held
together by a law.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from scopa.captures import CaptureTable
from scopa.cards import RANKS, SUITS, Card, CardSet, card_text, cards_in, read_card
from scopa.declarations import WILD, Declaration, declarations
from scopa.errors import AmbiguousMove, IllegalMove, NotationError
from scopa.rules import Rules

_NOTHING = CardSet()
_MOVE_TEXT = re.compile(rf"([{RANKS}][{SUITS}])(?:x((?:[{RANKS}][{SUITS}])+))?(#?)")


@dataclass(frozen=True, slots=True)
class Move:
    """A card played from the hand and the table cards it takes; none: it is laid. (A `Declaration` is the other kind
    of move.)

    Text: ``6S`` or ``6Sx2B4C``, with ``#`` after a sweep (accepted if missing, and no part of what makes two moves
    equal).
    """

    card: Card
    taken: CardSet = _NOTHING
    sweep: bool = field(default=False, compare=False)

    @classmethod
    def read(cls, text: str) -> Move:
        """The move written as *text*. Raises `NotationError`."""
        match = _MOVE_TEXT.fullmatch(text.strip())
        if match is None:
            raise NotationError("move", text)
        card, taken, mark = match.groups()
        return cls(read_card(card), CardSet.read(taken or ""), bool(mark))

    def __str__(self) -> str:
        taken = f"x{self.taken}" if self.taken else ""
        return f"{card_text(self.card)}{taken}{'#' if self.sweep else ''}"

    def __repr__(self) -> str:
        return f"Move.read({str(self)!r})"


AnyMove = Move | Declaration
"""What a seat may do when it is its turn: play a card, or first declare its hand."""


def read_text(text: str) -> AnyMove:
    """The move or declaration written as *text*. Raises `NotationError`."""
    return Declaration.read(text) if text.lstrip().startswith("!") else Move.read(text)


class ReasonCode(StrEnum):
    """Why a move may not be played; the facts of each are in ``docs/protocol.md``."""

    DEAL_OVER = "deal-over"
    NOT_IN_HAND = "not-in-hand"
    NOT_ON_TABLE = "not-on-table"
    SINGLE_FIRST = "single-first"
    SUM_IS = "sum-is"
    FIFTEEN_IS = "fifteen-is"
    TAKES_ALL = "takes-all"
    TOO_MANY = "too-many"
    NOT_FEWEST = "not-fewest"
    MUST_CAPTURE = "must-capture"
    MUST_PLAY_CAPTURING = "must-play-capturing"
    DECLARE_FIRST = "declare-first"
    NOT_DECLARING = "not-declaring"
    THREE_RATHER = "three-rather"
    NOT_THREE = "not-three"
    WILD_VALUE = "wild-value"


@dataclass(frozen=True)
class Reason:
    """Why a move may not be played: a code and its facts (card texts, numbers, lists of card texts)."""

    code: ReasonCode
    facts: dict[str, object]


class Choice(Protocol):
    """What the rules need to know to judge a move: a `State`, or what one seat observes of it."""

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        ...

    @property
    def capture_table(self) -> CaptureTable:
        """What each card may take, under these rules."""
        ...

    @property
    def hand(self) -> CardSet:
        """The hand to play from; empty when the deal is over."""
        ...

    @property
    def table(self) -> CardSet:
        """The cards on the table."""
        ...

    @property
    def is_last_play(self) -> bool:
        """Whether the next play is the last of the whole deal."""
        ...

    @property
    def declaring(self) -> bool:
        """Whether the hand is to be declared, or passed, before a card of it is played."""
        ...


def legal_moves(choice: Choice) -> tuple[AnyMove, ...]:
    """Every move that may be made: the declarations where the hand is to be declared first, else the plays."""
    return declarations(choice.rules, choice.hand) if choice.declaring else legal_plays(choice)


def legal_plays(choice: Choice) -> tuple[Move, ...]:
    """Every play of a card that the rules allow, by card in canonical order; empty when the deal is over."""
    options = {card: choice.capture_table.of(card, choice.table.mask) for card in choice.hand}
    bound = choice.rules.obligation == "hand" and any(options.values())
    moves: list[Move] = []
    for card, found in options.items():
        moves.extend(Move(card, CardSet(taken), is_sweep(choice, card, taken)) for taken in found)
        if not bound and (not found or choice.rules.obligation == "free"):
            moves.append(Move(card))
    return tuple(moves)


def is_sweep(choice: Choice, card: Card, taken: int) -> bool:
    """Whether taking the mask *taken* with *card* scores a sweep.

    Clearing the table does, except with the last card of the deal (source 000 L21) and, where aces take all without
    scoring, with an ace.
    """
    worth = choice.capture_table.values[card]
    return scores_sweep(choice.rules, worth, taken, choice.table.mask, choice.is_last_play)


def scores_sweep(rules: Rules, worth: int, taken: int, table: int, is_last_play: bool) -> bool:
    """`is_sweep` for a card that counts *worth*, a *table* mask, and a play that is or is not the last of the deal."""
    if not taken or taken != table:
        return False
    if rules.aces == "sweep" and worth == 1 and rules.ace_sweep_scores == "never":
        return False
    return rules.last_play_sweep or not is_last_play


def read_move(choice: Choice, text: str) -> AnyMove:
    """The legal move that *text* names; a card alone is enough where it may not be laid and may take only one set.

    Raises `NotationError`, `IllegalMove`, or `AmbiguousMove` if a card alone may take more than one set.
    """
    move = read_text(text)
    if isinstance(move, Move) and not move.taken and not choice.declaring and why_not(choice, move):
        fitting = [legal for legal in legal_plays(choice) if legal.card == move.card]
        if len(fitting) > 1:
            raise AmbiguousMove(text, [str(legal) for legal in fitting])
        if fitting:
            return fitting[0]
    return checked(choice, move)


def checked(choice: Choice, move: AnyMove) -> AnyMove:
    """*move* with its sweep marked. Raises `IllegalMove` with the reason that `why_not` gives."""
    reason = why_not(choice, move)
    if reason is not None:
        raise IllegalMove(str(move), reason)
    if isinstance(move, Declaration):
        return move
    return Move(move.card, move.taken, is_sweep(choice, move.card, move.taken.mask))


def why_not(choice: Choice, move: AnyMove | str) -> Reason | None:
    """Why *move* may not be made, or None for a legal move: it is None if and only if the move is in `legal_moves`.

    Raises `NotationError` for a text that is no move.
    """
    if isinstance(move, str):
        move = read_text(move)
    if not choice.hand:
        return Reason(ReasonCode.DEAL_OVER, {})
    if isinstance(move, Declaration):
        return _why_not_declare(choice, move)
    card, taken = move.card, move.taken.mask
    if card not in choice.hand:
        return Reason(ReasonCode.NOT_IN_HAND, {"card": card_text(card)})
    if choice.declaring:
        return Reason(ReasonCode.DECLARE_FIRST, {"declarations": list(map(str, legal_moves(choice)))})
    if taken & ~choice.table.mask:
        return Reason(ReasonCode.NOT_ON_TABLE, {"cards": list(CardSet(taken & ~choice.table.mask).texts())})
    found = choice.capture_table.of(card, choice.table.mask)
    if taken:
        return None if taken in found else _why_not_take(choice, card, taken)
    return _why_not_lay(choice, card, found)


def _why_not_declare(choice: Choice, declaration: Declaration) -> Reason | None:
    possible = declarations(choice.rules, choice.hand) if choice.declaring else ()
    if declaration in possible:
        return None
    if not possible:
        return Reason(ReasonCode.NOT_DECLARING, {})
    of_kind = [legal for legal in possible if legal.kind == declaration.kind]
    if not of_kind:
        return Reason(ReasonCode.NOT_THREE if declaration.kind == "three" else ReasonCode.THREE_RATHER, {})
    values = [legal.wild for legal in of_kind if legal.wild is not None]
    return Reason(ReasonCode.WILD_VALUE, {"card": card_text(WILD), "values": values})


def _why_not_lay(choice: Choice, card: Card, found: tuple[int, ...]) -> Reason | None:
    obligation = choice.rules.obligation
    if obligation == "free":
        return None
    if found:
        named = [list(CardSet(taken).texts()) for taken in found]
        return Reason(ReasonCode.MUST_CAPTURE, {"card": card_text(card), "captures": named})
    if obligation == "hand":
        able = [card_text(other) for other in choice.hand if choice.capture_table.of(other, choice.table.mask)]
        if able:
            return Reason(ReasonCode.MUST_PLAY_CAPTURING, {"card": card_text(card), "cards": able})
    return None


def _why_not_take(choice: Choice, card: Card, taken: int) -> Reason:
    rules, table, values = choice.rules, choice.table.mask, choice.capture_table.values
    wanted = values[card]
    facts: dict[str, object] = {"card": card_text(card), "taken": list(CardSet(taken).texts())}
    if wanted == 1 and choice.capture_table.of(card, table) == (table,) and rules.aces == "sweep":
        return Reason(ReasonCode.TAKES_ALL, facts)
    chosen = sum(values[each] for each in cards_in(taken))
    fits_value = rules.capture != "fifteen" and chosen == wanted
    fits_fifteen = rules.capture != "value" and chosen + wanted == 15
    if not fits_value and not fits_fifteen:
        if rules.capture == "value":
            return Reason(ReasonCode.SUM_IS, {**facts, "sum": chosen, "needed": wanted})
        return Reason(ReasonCode.FIFTEEN_IS, {**facts, "sum": chosen + wanted, "needed": 15})
    singles = [card_text(single) for single in cards_in(table) if values[single] == wanted]
    if fits_value and rules.single_first and singles:
        return Reason(ReasonCode.SINGLE_FIRST, {**facts, "singles": singles})
    if rules.max_take is not None and taken.bit_count() > rules.max_take:
        return Reason(ReasonCode.TOO_MANY, {**facts, "most": rules.max_take})
    fewest = min(capture.bit_count() for capture in choice.capture_table.of(card, table))
    return Reason(ReasonCode.NOT_FEWEST, {**facts, "fewest": fewest})
