"""A person's match against a computer player: answers, undo and redo, saves, practice."""

import random
from dataclasses import replace

import pytest

from scopa.errors import NotationError, NotNow, ScopaError
from scopa.match import Match
from scopa.moves import legal_moves
from scopa.observation import observe
from scopa.session import Session


def step(session: Session, chance: random.Random) -> Session:
    """One step of a match: the person's random move, a reply, or the next deal."""
    asks = session.view()["asks"]
    if asks == "play":
        return session.play(str(chance.choice(legal_moves(session.match.state))))
    return session.reply() if asks == "reply" else session.next_deal()


def sessions(seed: int, steps: int = 120) -> list[Session]:
    """The sessions after each of the first steps of a match."""
    chance = random.Random(seed)
    played = [Session.new("scopa", str(seed))]
    while len(played) < steps and not played[-1].match.is_over:
        played.append(step(played[-1], chance))
    return played


@pytest.mark.parametrize("seed", range(4))
def test_a_save_gives_the_same_session_back_at_every_moment(seed: int) -> None:
    for session in sessions(seed)[::7]:
        assert Session.resume(session.save()) == session


@pytest.mark.parametrize("seed", range(4))
def test_undo_goes_back_to_the_last_own_decision_and_redo_comes_back(seed: int) -> None:
    played = sessions(seed)
    decisions = [session for session in played if session.match.state.turn == session.seat]
    last = played[-1]
    back = last
    for decision in reversed([before for before in decisions if before.match != last.match][-6:]):
        back = back.undo()
        assert back.match == decision.match
        assert back.answer([])["redo"]
    while back.future is not None:
        back = back.redo()
        assert back.match.state.turn == back.seat or back.match == last.match
    assert back.match == last.match


def test_undo_of_nothing_is_refused() -> None:
    session = Session.new("scopa", "7")
    assert not session.answer([])["undo"]
    with pytest.raises(NotNow, match="nothing-to-undo"):
        session.undo()
    with pytest.raises(NotNow, match="nothing-to-redo"):
        session.redo()


def test_another_move_after_an_undo_forgets_what_was_undone() -> None:
    played = sessions(1, 20)
    back = played[-1].undo()
    assert back.future is not None
    again = back.play(str(legal_moves(back.match.state)[0]))
    assert again.future is None


def test_an_undo_that_shows_unseen_cards_marks_the_match_as_practice() -> None:
    session = next(session for session in sessions(2) if session.match.state.turn == session.seat)
    asked = session.play(str(legal_moves(session.match.state)[0]))
    assert not asked.undo().practice, "the opponent has not answered: nothing new was seen"
    answered = asked.reply()
    assert answered.undo().practice
    assert answered.undo().redo().practice, "what was seen stays seen"


def test_a_resignation_can_be_taken_back() -> None:
    session = sessions(3, 10)[-1]
    given_up = session.resign()
    assert given_up.view()["match"]["winner"] == 1
    assert given_up.undo().match == session.match
    assert Session.resume(given_up.save()) == given_up


def test_an_undone_match_keeps_its_future_in_the_save() -> None:
    back = sessions(5, 40)[-1].undo()
    assert Session.resume(back.save()) == back


WHOLE = {
    "record": '[Rules "scopa"]\n[Seed "7"]\n\n1.\n',
    "seat": 0,
    "level": "intermedio",
    "future": None,
    "practice": False,
}
DAMAGED = [
    {},
    WHOLE | {"record": 7},
    WHOLE | {"record": ""},
    WHOLE | {"record": WHOLE["record"].strip() + " 7D 7D 7D"},
    WHOLE | {"record": WHOLE["record"].replace("scopa", "poker")},
    WHOLE | {"seat": 2},
    WHOLE | {"seat": "0"},
    WHOLE | {"level": "nobody"},
    WHOLE | {"level": [None, None]},
    WHOLE | {"level": ["maestro"]},
    WHOLE | {"practice": "no"},
    WHOLE | {"future": WHOLE["record"].replace("7", "8")},
    {name: kept for name, kept in WHOLE.items() if name != "future"},
    [],
    None,
    "x",
    3,
]


@pytest.mark.parametrize("save", DAMAGED)
def test_a_damaged_save_is_refused_by_name(save: object) -> None:
    with pytest.raises(ScopaError):
        Session.resume(save)


@pytest.mark.parametrize("seed", ["", "x" * 41, 'a"b', "a\nb", "a b"])
def test_a_seed_that_cannot_be_written_is_refused(seed: str) -> None:
    with pytest.raises(NotationError):
        Session.new("scopa", seed)


def test_the_person_may_not_move_for_the_other() -> None:
    session = next(session for session in sessions(0) if session.view()["asks"] == "reply")
    with pytest.raises(NotNow, match="not-your-turn"):
        session.play(str(legal_moves(session.match.state)[0]))
    mine = session.reply()
    with pytest.raises(NotNow, match="no-reply-due"):
        mine.reply()


def test_the_hint_is_always_legal() -> None:
    for session in sessions(6, 60):
        if session.view()["asks"] == "play":
            hint = session.hint()
            assert session.why_not(hint["card"], hint["taken"]) is None
            assert hint["because"]


def test_a_whole_match_ends_with_a_winner() -> None:
    session = sessions(9, 10_000)[-1]
    assert isinstance(session.match, Match)
    assert session.view()["phase"] == "over"
    assert session.match.winner is not None


def test_the_view_names_no_hidden_card() -> None:
    for session in sessions(4, 80):
        view = session.view()
        hidden = observe(session.match.state, session.seat).unseen
        assert view.pop("unseen") == list(hidden.texts())
        shown = repr(view)
        assert not any(f"'{text}'" in shown for text in hidden.texts())


def test_a_reply_as_before_keeps_what_was_undone() -> None:
    first = Session.new("scopa", "3")
    assert first.view()["asks"] == "reply"
    furthest = first.reply()
    furthest = furthest.play(str(legal_moves(furthest.match.state)[0]))
    back = replace(first, future=furthest.match).reply()
    assert back.match == first.reply().match
    assert back.redo().match == furthest.match
    assert replace(first, future=Match.new("scopa", "4")).reply().future is None
