"""Whatever a link, a file or the storage holds, the page reads what is sound in it, and stays whole."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from coroutines import finish
from crafted import NASTY, crafted
from scopa.session import Session

Load = Callable[[str], Any]
COUNT = 10_000
"""How many crafted texts are read in all."""
SESSION = Session.new("scopa", "7")
SAVE = SESSION.save()
ANSWER = {name: value for name, value in SESSION.answer([]).items() if name != "events"}
ROW = {"played": 3, "won": 2, "margin": -4, "best": 6, "deals": 9, "sweeps": 7, "settebello": 5}
STATISTICS = {
    "games": {"scopa": {"intermedio": ROW}, "escoba": {"intermedio": ROW}},
    "counted": ["scopa 7", "escoba 8"],
    "running": {"match": "scopa 9", "deals": {"1": [2, 1]}},
}
DAYS = {"2026-11-30": [3, 1, 0], "2026-12-01": [2, 4, 1]}
TABLE = {
    "game": "escoba", "seats": 4, "teams": "2x2", "people": [0, 2], "names": ["", "Anna", "", ""],
    "options": {"target": 11}, "rules": "", "called": "",
}  # fmt: skip
SETTINGS = {"language": "fr", "speed": "calm", "theme": "dark", "contrast": "high", "sound": "on"}


@pytest.fixture
def loaded(load: Load, browser: Any) -> Load:
    store = load("store")
    finish(store.open_storage())
    store.listen(lambda kind: None)
    return load


def read_links(load: Load, text: str) -> None:
    records = load("comforts.records")
    for fragment in (text, records.MATCH + text, records.DEAL + text, records.DEAL + "7&rules=" + text):
        found = records.read_link(fragment)
        assert found is None or is_brought(found)


def is_brought(found: dict[str, Any]) -> bool:
    """Whether this can be asked of the engine."""
    json.dumps(found)
    if "seed" in found:
        return sorted(found) == ["rules", "seed"] and found["seed"].replace("-", "").isalnum()
    save = found["save"]
    return isinstance(save["record"], str) and isinstance(save["seat"], int) and all(map(fits, found["names"]))


def fits(name: str) -> bool:
    """Whether a name is one short line."""
    return len(name) <= 24 and all(letter >= " " for letter in name)


def read_house_rules(load: Load, text: str) -> None:
    links = load("lobby.links")
    for fragment in (text, links.MARK + text, links.MARK + "scopa&name=" + text):
        found = links.read(fragment)
        assert found is None or (set(found["rules"]) <= set(links.IN_RULES) and fits(found["called"]))


def read_file(load: Load, text: str) -> None:
    found = load("comforts.records").read(text)
    assert found is None or is_brought(found)


def read_statistics(load: Load, text: str) -> None:
    statistics = load("comforts.statistics")
    found = statistics.read(text)
    if found is None:
        return
    for levels in found["games"].values():
        for row in levels.values():
            assert sorted(row) == sorted(statistics.FIELDS)
            assert 0 <= row["won"] / row["played"] <= 1
    assert statistics.read(statistics.write(found)) == found


def read_device(load: Load, text: str) -> None:
    store, browser = load("store"), load("store")._storage
    for key in (store.SAVE, store.SETTINGS, store.TABLE, "scopa.rules", "scopa.days", "scopa.statistics", store.PLAYED):
        browser.setItem(key, text)
    kept = store.kept_match()
    assert kept is None or store.is_answer(kept)
    assert isinstance(store.settings(), dict)
    tables = load("tables")
    table = tables.sound(store.table())
    json.dumps(tables.request(table, "7"))
    assert all(map(fits, load("lobby.table_forms").all_names(table)))
    assert all(load("lobby.kept_rules").is_kept(one) for one in load("lobby.kept_rules").kept())
    assert all(len(result) == 3 for result in load("comforts.daily").kept().values())
    assert load("comforts.statistics").kept()["games"] is not None
    assert isinstance(store.openings_played(), list)


READERS: list[tuple[Callable[[Load, str], None], list[str], int]] = [
    (read_links, [], 2_500),
    (read_house_rules, ["escoba%20target%3D11&name=Chez%20Anna", "scopa"], 1_500),
    (read_file, [], 2_500),
    (read_statistics, [json.dumps(STATISTICS)], 2_000),
    (read_device, [json.dumps(each) for each in (ANSWER, STATISTICS, DAYS, TABLE, SETTINGS, ["sole"])], 1_500),
]


@pytest.mark.parametrize(("reader", "samples", "count"), READERS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_crafted_text_is_read_or_refused(
    loaded: Load, reader: Callable[[Load, str], None], samples: list[str], count: int
) -> None:
    records = loaded("comforts.records")
    match = records.write({**SAVE, "people": [0]}, ["Anna", "<b>7D</b>"])
    if reader is read_file:
        samples = [match, SAVE["record"]]
    elif reader is read_links:
        links = loaded("lobby.links")
        samples = [links.quoted(match), "7&rules=scopa%20target%3D11", records.match_link(SAVE)]

    async def read_all() -> None:
        for text in crafted(count, samples, count):
            reader(loaded, text.encode("utf-8", "replace").decode("utf-8"))

    finish(read_all())


def test_so_many_texts_are_read() -> None:
    assert sum(count for _, _, count in READERS) == COUNT


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_one_short_line_and_comes_back_as_it_was(loaded: Load, name: str) -> None:
    names, records = loaded("names"), loaded("comforts.records")
    clean = names.clean(name)
    assert fits(clean)
    assert records.read(records.write(SAVE, ["Anna", clean]))["names"] == ["Anna", clean]
