"""What the device remembers, and what happens when it cannot."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from coroutines import finish
from scopa.session import Session

Load = Callable[[str], Any]


def answer() -> dict[str, Any]:
    return json.loads(json.dumps(Session.new("scopa", "7").answer([])))


@pytest.fixture
def told(load: Load) -> list[str]:
    """The troubles told so far; the storage is open and heard."""
    kinds: list[str] = []
    store = load("store")
    finish(store.open_storage())
    store.listen(kinds.append)
    return kinds


def keep(store: Any, kept: dict[str, Any]) -> None:
    async def work() -> None:
        store.keep_match(kept)
        await asyncio.sleep(0.01)

    finish(work())


def test_a_match_is_kept_and_found_again(load: Load, browser: Any, told: list[str]) -> None:
    store = load("store")
    keep(store, answer())
    assert store.kept_match() == answer()
    assert store.SAVE in browser.kept
    assert told == []


@pytest.mark.parametrize(
    "damaged",
    ["", "{", "[]", "null", "3", '{"view": 3}', '{"view": {}, "save": {}, "undo": true, "redo": false}'],
)
def test_a_damaged_match_is_told_and_kept_aside(load: Load, browser: Any, told: list[str], damaged: str) -> None:
    store = load("store")
    browser.kept[store.SAVE] = damaged

    async def look() -> Any:
        found = store.kept_match()
        await asyncio.sleep(0.01)
        return found

    assert finish(look()) is None
    assert told == ["store.damaged"]
    assert store.SAVE not in browser.kept
    assert json.loads(browser.kept[store.DAMAGED]) == [damaged]


def test_a_save_without_any_one_part_is_damaged(load: Load, told: list[str]) -> None:
    is_answer = load("store").is_answer
    assert is_answer(answer())
    for part in ("view", "save", "undo", "redo"):
        assert not is_answer({name: value for name, value in answer().items() if name != part})
    for part in ("phase", "table", "hand", "seats", "sides", "stock", "match"):
        broken = answer()
        del broken["view"][part]
        assert not is_answer(broken), part


def test_a_full_storage_loses_nothing_of_this_visit(load: Load, browser: Any, told: list[str]) -> None:
    store = load("store")
    browser.full = True
    keep(store, answer())
    keep(store, answer())
    assert store.kept_match() == answer()
    assert told == ["store.full"]


def test_a_closed_storage_is_told_as_soon_as_somebody_listens(load: Load, browser: Any) -> None:
    store = load("store")
    browser.closed = True
    finish(store.open_storage())
    kinds: list[str] = []
    store.listen(kinds.append)
    keep(store, answer())
    assert kinds == ["store.blocked"]
    assert store.kept_match() == answer()


@pytest.mark.parametrize("nonsense", ["nonsense", "[]", "3", "null"])
def test_settings_that_cannot_be_read_are_the_usual_ones(
    load: Load, browser: Any, told: list[str], nonsense: str
) -> None:
    store = load("store")
    browser.kept[store.SETTINGS] = nonsense
    assert store.settings() == {}


def test_what_is_kept_and_dropped_in_one_breath_stays_dropped(load: Load, browser: Any, told: list[str]) -> None:
    store = load("store")

    async def work() -> None:
        store.keep_match(answer())
        store.forget(store.SAVE)
        assert store.kept_match() is None
        await asyncio.sleep(0.01)

    finish(work())
    assert store.kept_match() is None
    assert (browser.kept, told) == ({}, [])
