"""Write static/openings.json: the first round of a few matches, every line of it, printed by the engine.

The page plays from it until the engine has arrived. Run it again whenever the default game, the default level or the
coach changes (`make openings`); a test compares the file with the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scopa.cards import CardSet, card_text
from scopa.moves import Move, ReasonCode, legal_moves, why_not
from scopa.notation import write_match
from scopa.observation import observe
from scopa.session import DEFAULT_LEVEL, Session
from scopa.view import Plain, events

PRINTED = Path(__file__).resolve().parent.parent / "static" / "openings.json"
GAME = "scopa"
SEEDS = ("sole", "mare", "luna", "vento", "olivo", "limone")


def openings() -> Plain:
    """Everything the file holds, as ``docs/protocol.md`` states it."""
    printed = [{"seed": seed, "nodes": tree(Session.new(GAME, seed))} for seed in SEEDS]
    return {"game": GAME, "level": DEFAULT_LEVEL, "openings": printed}


def tree(start: Session) -> list[Plain]:
    """The nodes of one opening, the start first: every line of the first round."""
    nodes: list[Plain] = []
    _grow(nodes, start, events(None, start.match))
    return nodes


def _grow(nodes: list[Plain], session: Session, happened: list[Plain]) -> int:
    """Add the node of *session* and all that follow it in the first round; answer its number."""
    number = len(nodes)
    node: Plain = {"view": session.view(), "events": happened, "record": write_match(session.match)}
    nodes.append(node)
    if session.match.state.round > 1:
        return number
    if session.match.state.turn != session.seat:
        node["reply"] = _follow(nodes, session, session.reply())
        return number
    node["hint"] = session.hint()
    node["reasons"] = {card_text(card): _reasons(session, card) for card in session.match.state.hand}
    node["moves"] = {
        _plain(move): _follow(nodes, session, session.play(str(move))) for move in legal_moves(session.match.state)
    }
    return number


def _follow(nodes: list[Plain], before: Session, after: Session) -> int:
    return _grow(nodes, after, events(before.match, after.match))


def _reasons(session: Session, card: int) -> dict[str, Plain | None]:
    """What to say of a hand card when no table card is chosen, when those chosen add up to it, and when they do not."""
    seen = observe(session.match.state, session.seat)
    told: dict[str, Plain | None] = {"nothing": session.why_not(card_text(card), []), "equal": None, "other": None}
    for chosen in _subsets(seen.table.mask):
        reason = why_not(seen, Move(card, CardSet(chosen)))
        if reason is not None:
            kind = "other" if reason.code is ReasonCode.SUM_IS else "equal"
            told[kind] = told[kind] or {"code": reason.code.value, **reason.facts}
    return told


def _subsets(mask: int) -> list[int]:
    """Every set of cards of a mask but the empty one."""
    found, chosen = [], mask
    while chosen:
        found.append(chosen)
        chosen = (chosen - 1) & mask
    return found


def _plain(move: Move) -> str:
    return str(move).removesuffix("#")


def text(printed: dict[str, Any]) -> str:
    """The file as text: one opening a line, so that a change shows which."""
    lines = ",\n".join(json.dumps(opening, separators=(",", ":")) for opening in printed["openings"])
    head = json.dumps({"game": printed["game"], "level": printed["level"]})[:-1]
    return f'{head}, "openings": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    PRINTED.write_text(text(openings()), encoding="utf-8")
