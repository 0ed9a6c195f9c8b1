"""Matches as a page is told of them: step by step, with the events of each and the View after it."""

from typing import Any

from scopa import Rules
from scopa.games import table_rules
from scopa.session import Session
from scopa.view import events

TABLES = [
    (table_rules("scopone", 4, "2x2"), (0,)),
    (table_rules("scopone-nove-monte", 4, "2x2"), (0, 1, 2, 3)),
    (table_rules("cirulla", 3, "solo", first_dealer="high"), (0,)),
    (table_rules("cirulla", 2, "solo", first_dealer="low"), (0, 1)),
    (table_rules("escoba", 6, "3x2"), (0, 3)),
]
"""Tables of several kinds, with the seats of people."""


def next_step(session: Session) -> Session:
    """A session one step on: the person plays the first card that may be played, or shows what can be shown."""
    view = session.view()
    if view["asks"] == "declare":
        return session.play(view["declarations"][0]["move"])
    if view["asks"] == "play":
        card = next(card for card in view["hand"] if card["captures"] or card["lays"])
        return session.play(card["card"] + ("x" + "".join(card["captures"][0]) if card["captures"] else ""))
    if view["asks"] == "hand_over":
        return session.look(view["turn"])
    return session.reply() if view["asks"] == "reply" else session.next_deal()


def session_events(
    seed: str, rules: Rules | str = "scopa", people: tuple[int, ...] = (0,), deals: int = 99
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The events of a match, or of its first deals, each with the View after it."""
    session = Session.new(rules, seed, people=people)
    found = [(event, session.view()) for event in events(None, session.match)]
    while session.view()["phase"] != "over" and len(session.match.deals) <= deals:
        before = session.match
        session = next_step(session)
        if session.match != before:
            found += [(event, session.view()) for event in events(before, session.match)]
    return found
