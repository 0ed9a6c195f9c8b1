"""Whatever the engine is asked, it answers in JSON, with an error or without, and an error changes nothing."""

import json
from collections.abc import Callable

import pytest

from crafted import crafted
from scopa import worker
from scopa.ai.heuristic import choose
from scopa.declarations import PASS
from scopa.observation import observe
from scopa.session import Session

COUNT = 10_000
"""How many crafted questions are asked in all."""


def save(game: str, steps: int, **options: object) -> str:
    """A save of a match some steps on."""
    session = Session.new(game, "7")
    for _ in range(steps):
        asks = session.view()["asks"]
        if asks == "reply":
            session = session.reply()
        elif asks == "declare":
            session = session.play(str(PASS))
        elif asks == "next_deal":
            session = session.next_deal()
        else:
            session = session.play(str(choose(observe(session.match.state, session.seat))))
    return json.dumps({**session.save(), **options})


SAVES = [save("scopa", 7), save("cirulla", 5), save("scopone", 9), save("scopa", 45), save("scopa", 6, people=[0, 1])]
REQUESTS = [
    '{"game": "scopa", "seed": "7", "seat": 0}',
    '{"game": "escoba", "seats": 4, "teams": "2x2", "options": {"target": 11}, "people": [0, 2], "seed": "a-b"}',
    '{"rules": "escoba seats=4 teams=2x2 target=11", "seed": "9", "people": [0]}',
    '{"game": "cirulla", "options": {"matta": null, "accusi": false}, "seed": "7"}',
]
ASKED: list[tuple[Callable[[str], str], list[str], int]] = [
    (worker.resume, SAVES, 4_000),
    (worker.new_match, REQUESTS, 2_000),
    (worker.rules, REQUESTS, 1_500),
    (worker.play, ["6S", "6Sx2B4C", "!low", "!three 7C=1", "!pass"], 1_000),
    (worker.why_not, ['{"card": "6S", "taken": ["2B"]}'], 1_000),
    (worker.look, ["0", "1"], 250),
    (worker.whole_deal, ["1", "2"], 250),
]


@pytest.mark.parametrize(("question", "samples", "count"), ASKED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_crafted_question_is_answered_and_an_error_changes_nothing(
    question: Callable[[str], str], samples: list[str], count: int
) -> None:
    sound = SAVES[0]
    before = json.loads(worker.resume(sound))["save"]
    refused = 0
    for text in crafted(count, samples, count):
        answer = json.loads(question(text))
        if isinstance(answer, dict) and "error" in answer:
            refused += 1
            assert isinstance(answer["error"]["code"], str)
            if refused % 50 == 0:
                assert json.loads(worker.look(str(before["seat"])))["save"] == before
        elif isinstance(answer, dict) and "save" in answer:
            again = answer["save"]
            assert json.loads(worker.resume(json.dumps(again)))["view"] == answer["view"]
            worker.resume(sound)
    assert refused > count // 4


def test_so_many_questions_are_asked() -> None:
    assert sum(count for _, _, count in ASKED) == COUNT
