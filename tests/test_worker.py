"""The functions the page may call: JSON text in, JSON text out, errors by name."""

import asyncio
import json
import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from coroutines import finish
from scopa import slices, worker

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
    assert json.loads(finish(worker.ping())) == {"ready": True}


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
            assert json.loads(await worker.ping()) == {"ready": True}
        assert not thinking.done()
        worker.play_now()
        asked = time.perf_counter()
        answer = json.loads(await thinking)
        waited.append(time.perf_counter() - asked)
        return waited, answer

    waited, answer = finish(hurried())
    assert answer["view"]["last"]["seat"] != 0
    assert min(waited) < 0.1, "a slice is some hundredths of a second"


class Endless:
    """A thought without end: how many steps it was asked for. Each takes one second by the clock it is made with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        monkeypatch.setattr(slices, "time", SimpleNamespace(perf_counter=lambda: float(self.steps)))

    def step(self) -> bool:
        self.steps += 1
        return True

    def thought(self) -> int:
        return self.steps


def test_a_thought_ends_with_the_step_in_which_its_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert finish(slices.think(Endless(monkeypatch), 10.5)) == 11


def test_play_now_ends_a_thought_with_the_step_that_is_being_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hurried(Endless):
        def step(self) -> bool:
            if self.steps == 4:
                worker.play_now()
            return super().step()

    assert finish(slices.think(Hurried(monkeypatch), 100)) == 5


def test_play_now_in_a_pause_ends_a_thought_without_another_step(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Endless(monkeypatch)

    async def hurried() -> tuple[int, int]:
        thinking = asyncio.create_task(slices.think(endless, 100))
        while endless.steps < 5:
            await asyncio.sleep(0)
        worker.play_now()
        return endless.steps, await thinking

    taken, in_all = finish(hurried())
    assert in_all == taken


def test_a_thought_is_not_cut_short_by_what_was_asked_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    worker.play_now()
    assert finish(slices.think(Endless(monkeypatch), 10.5)) == 11


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


def ask(question: Callable, *arguments: str) -> dict:
    """What a function of the worker answers, at once or later."""
    answer = question(*arguments)
    return json.loads(answer if isinstance(answer, str) else asyncio.run(answer))


def test_the_coach_answers_beside_the_match() -> None:
    answer = begin("5")
    assert ask(worker.review)["error"]["code"] == "deal-not-over"
    assert ask(worker.explain)["error"]["code"] == "nothing-to-explain"
    explained = 0
    while answer["view"]["asks"] in ("play", "reply"):
        before = answer["view"]
        if before["asks"] == "reply":
            answer = ask(worker.reply)
            told = ask(worker.explain)
            last = answer["view"]["last"]
            assert (told["seat"], told["card"], told["taken"]) == (1, last["card"], last["taken"])
            assert told["because"]
            assert ask(worker.advice)["error"]["code"] if answer["view"]["asks"] != "play" else True
            explained += 1
            continue
        choice = before["hand"][0]
        chosen = {"card": choice["card"], "taken": choice["captures"][0] if choice["captures"] else []}
        assert isinstance(ask(worker.advice, json.dumps(chosen)), list)
        assert isinstance(ask(worker.advice), list)
        assert [side["side"] for side in ask(worker.chances)["sides"]] == [0, 1]
        hint = ask(worker.hint)
        assert {"better_by", "about_equal", "exact"} <= set(hint)
        answer = ask(worker.play, chosen["card"] + "".join(["x", *chosen["taken"]] if chosen["taken"] else []))
    assert explained == 18
    assert ask(worker.chances)["exact"]


def test_a_review_tells_something_soon_and_goes_on_when_asked_again() -> None:
    answer = begin("5")
    while answer["view"]["asks"] in ("play", "reply"):
        card = next((card for card in answer["view"]["hand"] if card["captures"] or card["lays"]), None)
        if answer["view"]["asks"] == "reply":
            answer = ask(worker.reply)
        elif card:
            taken = card["captures"][0] if card["captures"] else []
            answer = ask(worker.play, card["card"] + "".join(["x", *taken] if taken else []))
    began = time.perf_counter()
    told = ask(worker.review)
    assert time.perf_counter() - began < 2
    judged = [told["judged"]]
    while not told["done"]:
        told = ask(worker.review)
        judged.append(told["judged"])
    assert judged == sorted(judged)
    assert judged[-1] == 18
    before = ask(worker.review)
    opened = ask(worker.resume, json.dumps(told["turning_points"][0]["save"]))
    assert opened["view"]["match"]["practice"]
    assert opened["view"]["asks"] == "play"
    assert opened["redo"]
    assert before == told
