"""The functions the page may call: JSON text in, JSON text out, errors by name."""

import asyncio
import json
import time
from collections.abc import Callable

import pytest

from coroutines import finish
from scopa import worker

ASKED: list[tuple[Callable[..., str], str | None]] = [
    (worker.new_match, "{"),
    (worker.new_match, "[]"),
    (worker.new_match, '{"game": "poker", "seed": "7"}'),
    (worker.new_match, '{"game": "scopa", "seed": ""}'),
    (worker.new_match, '{"game": "scopa", "seed": "7", "seat": 9}'),
    (worker.new_match, '{"game": "scopa", "seed": "7", "seat": "a"}'),
    (worker.resume, "null"),
    (worker.resume, '{"record": "nonsense"}'),
    (worker.play, "9X"),
    (worker.play, "KDxKDKD"),
    (worker.undo, None),
    (worker.redo, None),
    (worker.next_deal, None),
    (worker.why_not, "[]"),
    (worker.why_not, '{"card": "9X", "taken": []}'),
    (worker.why_not, '{"card": "7D", "taken": [3]}'),
]


def begin(seed: str = "7") -> dict:
    return json.loads(worker.new_match(json.dumps({"game": "scopa", "seed": seed, "seat": 0})))


@pytest.mark.parametrize(("question", "argument"), ASKED)
def test_a_question_that_cannot_be_answered_names_its_error_and_changes_nothing(question, argument) -> None:
    before = begin()
    answer = json.loads(question() if argument is None else question(argument))
    assert answer["error"]["code"]
    resumed = json.loads(worker.resume(json.dumps(before["save"])))
    assert resumed["view"] == before["view"]


def test_the_handshake_answers() -> None:
    assert json.loads(worker.ping()) == {"ready": True}


def test_every_exported_function_exists() -> None:
    assert all(callable(getattr(worker, name)) for name in worker.__export__)


def test_the_start_tells_who_drew_the_deal_and_that_cards_were_dealt() -> None:
    answer = begin()
    assert [event["event"] for event in answer["events"]] == ["drawn", "cut", "dealt"]
    assert answer["view"]["dealer"] == answer["events"][0]["dealer"]


def test_the_last_play_of_a_deal_tells_leftovers_and_score() -> None:
    answer = begin()
    while answer["view"]["asks"] in ("play", "reply"):
        if answer["view"]["asks"] == "play":
            hint = json.loads(finish(worker.hint()))
            taken = "x" + "".join(hint["taken"]) if hint["taken"] else ""
            answer = json.loads(worker.play(hint["card"] + taken))
        else:
            answer = json.loads(finish(worker.reply()))
    told = [event["event"] for event in answer["events"]]
    assert told[-1] in ("scored", "won")
    assert answer["view"]["phase"] == "scoring"
    points = answer["view"]["scoring"]["points"]
    awards = answer["view"]["scoring"]["awards"]
    assert points == [sum(award["points"] for award in awards if award["side"] == side) for side in (0, 1)]
    assert sum(side["pile"] for side in answer["view"]["sides"]) == 40
    following = json.loads(worker.next_deal())
    assert following["view"]["deal"] == 2
    assert [side["score"] for side in following["view"]["sides"]] == points


def maestro(game: str = "scopone") -> dict:
    """A match in which the strongest level is to move."""
    answer = json.loads(worker.new_match(json.dumps({"game": game, "seed": "7", "level": "maestro"})))
    while answer["view"]["asks"] != "reply":
        card = answer["view"]["hand"][0]
        taken = "x" + "".join(card["captures"][0]) if card["captures"] else ""
        answer = json.loads(worker.play(card["card"] + taken))
    return answer


def test_while_the_computer_thinks_others_are_answered_and_play_now_cuts_it_short() -> None:
    maestro()

    async def hurried() -> tuple[list[float], dict]:
        thinking = asyncio.create_task(worker.reply())
        waited = []
        for _ in range(3):
            asked = time.perf_counter()
            await asyncio.sleep(0)
            waited.append(time.perf_counter() - asked)
            assert json.loads(worker.ping()) == {"ready": True}
        assert not thinking.done()
        worker.play_now()
        asked = time.perf_counter()
        answer = json.loads(await thinking)
        waited.append(time.perf_counter() - asked)
        return waited, answer

    waited, answer = finish(hurried())
    assert answer["view"]["last"]["seat"] != 0
    assert min(waited) < 0.1, "a slice is some hundredths of a second"


def test_a_thought_about_a_match_that_was_left_is_dropped() -> None:
    maestro()

    async def left() -> dict:
        thinking = asyncio.create_task(worker.reply())
        await asyncio.sleep(0)
        begin("8")
        worker.play_now()
        return json.loads(await thinking)

    assert finish(left())["error"]["code"] == "no-reply-due"


@pytest.mark.parametrize("level", ["maestro", [None, "maestro", "principiante", "esperto"]])
def test_the_levels_are_kept_in_the_save_and_shown_at_the_seats(level: object) -> None:
    request = {"game": "scopone", "seed": "7", "level": level}
    answer = json.loads(worker.new_match(json.dumps(request)))
    shown = [seat["level"] for seat in answer["view"]["seats"]]
    assert shown == ([None, *["maestro"] * 3] if level == "maestro" else level)
    assert answer["save"]["level"] == level
    assert json.loads(worker.resume(json.dumps(answer["save"])))["view"] == answer["view"]


def test_a_level_that_does_not_exist_is_refused() -> None:
    answer = json.loads(worker.new_match(json.dumps({"game": "scopa", "seed": "7", "level": "campione"})))
    assert answer["error"]["code"] == "notation"
