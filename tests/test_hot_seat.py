"""Matches at every table through the session: one person or several on one device, computer players for the rest."""

import json
from random import Random

import pytest

from scopa import Rules, legal_moves, worker
from scopa.errors import NotationError, NotNow
from scopa.games import table_rules
from scopa.session import Session
from tables import TABLES

every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)


def step(session: Session, chance: Random) -> Session:
    """One step, as the page would take it."""
    asks = session.view()["asks"]
    if asks in ("play", "declare"):
        return session.play(str(chance.choice(legal_moves(session.match.state))))
    if asks == "hand_over":
        return session.look(session.match.state.turn)
    return session.reply() if asks == "reply" else session.next_deal()


def sessions(rules: Rules, people: list[int], steps: int) -> list[Session]:
    chance = Random(repr(people))
    played = [Session.new(rules, "7", people[0], people=people)]
    while len(played) < steps and not played[-1].match.is_over:
        played.append(step(played[-1], chance))
    return played


@every_table
def test_a_save_gives_the_same_session_back_with_its_people(rules: Rules) -> None:
    for people in ([0], list(range(rules.seats)), [0, rules.seats - 1]):
        for session in sessions(rules, people, 70)[::9]:
            assert Session.resume(json.loads(json.dumps(session.save()))) == session


@every_table
def test_a_person_sees_the_own_hand_and_is_asked_at_the_own_turn_alone(rules: Rules) -> None:
    for session in sessions(rules, [0, rules.seats - 1], 60):
        seen, turn = session.view(), session.match.state.turn
        assert [card["card"] for card in seen["hand"]] == list(session.match.state.hands[session.seat].texts())
        persons = [row["seat"] for row in seen["seats"] if row["player"] == "person"]
        assert persons == [0, rules.seats - 1]
        if turn is None:
            assert seen["asks"] in ("next_deal", None)
        elif turn == session.seat:
            assert seen["asks"] in ("play", "declare")
        else:
            assert seen["asks"] == ("hand_over" if turn in persons else "reply")


@every_table
def test_undo_goes_back_to_the_last_decision_of_a_person_and_redo_comes_back(rules: Rules) -> None:
    played = sessions(rules, list(range(rules.seats)), 40)
    last = played[-1]
    back = last
    for _ in range(5):
        back = back.undo()
        assert back.match.state.turn == back.seat
    while back.future is not None:
        back = back.redo()
    assert back.match == last.match


def test_a_person_cannot_look_from_the_seat_of_a_computer_player() -> None:
    session = Session.new(table_rules("escoba", 4), "7", people=[0, 2])
    assert session.look(2).seat == 2
    for seat in (1, 4, "0", None):
        with pytest.raises(NotationError):
            session.look(seat)
    for people in ([0, 4], [], [True], "0", [1]):
        with pytest.raises(NotationError):
            Session.new(table_rules("escoba", 4), "7", people=people)


def test_a_person_cannot_play_for_another() -> None:
    session = Session.new("scopone", "7", people=[0, 1, 2, 3])
    turn = session.match.state.turn
    other = session.look((turn or 0) - 1 if turn else 1)
    with pytest.raises(NotNow, match="not-your-turn"):
        other.play(str(legal_moves(session.match.state)[0]))


def ask(question: str, argument: object = None) -> dict[str, object]:
    told = getattr(worker, question)(*([] if argument is None else [json.dumps(argument)]))
    answer: dict[str, object] = json.loads(told)
    return answer


def test_the_worker_starts_any_table_by_game_or_by_text() -> None:
    asked = {"game": "escoba", "seats": 6, "teams": "2x3", "options": {"target": 11}, "seed": "7", "people": [0, 3]}
    by_game = ask("new_match", asked)
    by_text = ask("new_match", {"rules": "escoba seats=6 teams=2x3 target=11", "seed": "7", "people": [0, 3]})
    assert by_game == by_text
    told = ask("rules", {"rules": "escoba seats=6 teams=2x3 target=11"})
    assert told["text"] == "escoba seats=6 teams=2x3 target=11"
    assert told["differs"] == {"seats": 6, "teams": "2x3", "target": 11}
    assert len(json.loads(worker.games())) == len({text.split()[0] for text in TABLES})


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "escoba", "seats": 7}, "game-not-at-seats"),
        ({"game": "escoba", "seats": 6, "teams": "2x2"}, "game-not-in-teams"),
        ({"game": "escoba", "options": {"aces": "sweep"}}, "option-needs"),
        ({"game": "escoba", "options": {"trumps": "D"}}, "no-such-option"),
        ({"game": "escoba", "options": {"seats": 4}}, "bad-request"),
        ({"game": "escoba", "options": ["aces"]}, "bad-request"),
        ({"game": "briscola"}, "no-such-game"),
        ({"rules": "briscola"}, "no-such-game"),
        ({"rules": " "}, "notation"),
        ({"game": "escoba", "people": [9]}, "notation"),
        ({"game": "escoba", "seats": [2]}, "game-not-at-seats"),
    ],
    ids=str,
)
def test_the_worker_says_what_is_wrong_with_a_table(request_: dict[str, object], code: str) -> None:
    error = ask("new_match", {"seed": "7", **request_})["error"]
    assert isinstance(error, dict)
    assert error["code"] == code
