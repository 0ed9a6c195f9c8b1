"""The table that is asked for, the names at it, house rules kept and in a link."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coroutines import finish
from scopa import options
from scopa.games import every_table
from scopa.rules import Rules
from scopa.worker import new_match, rules
from tools.languages import codes

Load = Callable[[str], Any]
ROOT = Path(__file__).resolve().parents[2]
LISTED = json.loads((ROOT / "static/games.json").read_text(encoding="utf-8"))
ROWS = {row["game"]: row for family in LISTED["families"] for row in family["games"]}
VIEW = {
    "seat": 0,
    "seats": [{"player": "person"}, {"player": "computer"}, {"player": "computer"}, {"player": "person"}],
    "sides": [{"seats": [0, 2]}, {"seats": [1, 3]}],
}


def told(asked: dict[str, Any]) -> dict[str, Any]:
    return json.loads(rules(json.dumps(asked)))


@pytest.mark.parametrize(("game", "wanted"), every_table(), ids=lambda value: str(value)[:40])
def test_the_engine_takes_every_table_as_it_is_asked_for(load: Load, game: str, wanted: Any) -> None:
    tables, forms = load("tables"), load("lobby.table_forms")
    asked = tables.request(forms.seated(tables.plain(game), wanted.seats, wanted.teams), "7")
    view = json.loads(new_match(json.dumps(asked)))["view"]
    assert len(view["seats"]) == wanted.seats
    assert [side["seats"] for side in view["sides"]] == forms.sides({"seats": wanted.seats, "teams": wanted.teams})


@pytest.mark.parametrize(("game", "wanted"), every_table(), ids=lambda value: str(value)[:40])
def test_rules_that_are_told_are_the_same_table_again(load: Load, game: str, wanted: Any) -> None:
    tables, forms = load("tables"), load("lobby.table_forms")
    said = told({"game": game, "seats": wanted.seats, "teams": wanted.teams, "options": {"target": 16}})
    again = told(tables.rules_of(forms.of_rules(said, ROWS)))
    assert again["options"] == said["options"]


def test_rules_that_no_game_has_are_asked_for_by_their_text(load: Load) -> None:
    said = told({"rules": "scopa seats=3 teams=solo packet=1"})
    table = load("lobby.table_forms").of_rules(said, {})
    assert table["rules"] == said["text"]
    assert load("tables").rules_of(table) == {"rules": said["text"]}


@pytest.mark.parametrize("length", ["target 11", "target 31", "deals 4"])
def test_the_length_of_a_match_is_what_was_chosen(load: Load, length: str) -> None:
    tables, forms = load("tables"), load("lobby.table_forms")
    table = forms.lasting(tables.plain("escoba"), ROWS["escoba"], length)
    assert forms.length_of(table, ROWS["escoba"]) == length
    said = told(tables.rules_of(table))["options"]
    how, count = length.split()
    assert said["end"] == how
    assert said["target" if how == "target" else "deals"] == int(count)


@pytest.mark.parametrize(
    "kept",
    [None, 3, [], {}, {"game": "scopa"}, {"seats": 99}, {"people": []}, {"people": [5]}, {"people": ["0"]},
     {"teams": "9x9"}, {"names": "Anna"}, {"level": "re"}, {"options": []}, {"rules": None}],
)  # fmt: skip
def test_a_table_that_cannot_be_is_the_plain_one(load: Load, kept: Any) -> None:
    tables = load("tables")
    table = {**tables.plain(), **kept} if isinstance(kept, dict) and kept and kept != {"game": "scopa"} else kept
    assert tables.sound(table) == tables.plain()


def test_the_printed_openings_are_of_the_plain_table_alone(load: Load) -> None:
    tables = load("tables")
    assert tables.is_printed({**tables.plain(), "names": ["Anna", ""]}, "scopa")
    others = [
        {"game": "re-bello"},
        {"people": [0, 1]},
        {"options": {"target": 21}},
        {"rules": "scopa"},
        {"level": "maestro"},
    ]
    assert not any(tables.is_printed({**tables.plain(), **other}, "scopa") for other in others)


def test_a_name_is_given_or_usual(load: Load) -> None:
    names = load("names")
    assert [names.name_of(VIEW, seat) for seat in range(4)] == ["Joueur 1", "Bruno", "Carla", "Joueur 4"]
    names.use(["Zoé", "", "  7D\n", ""])
    assert [names.name_of(VIEW, seat) for seat in range(4)] == ["Zoé", "Bruno", "7D", "Joueur 4"]
    assert names.side_name(VIEW, 0) == "Zoé et 7D"
    assert names.side_name({**VIEW, "seat": 2}, 0) == "7D et Zoé"
    assert load("text").say("event.played_person", card=names.fact(VIEW, 2)) == "Vous posez 7D."


def test_one_person_is_you_and_one_computer_player_the_computer(load: Load) -> None:
    view = {"seat": 0, "seats": [{"player": "person"}, {"player": "computer"}]}
    assert [load("names").name_of(view, seat) for seat in range(2)] == ["Vous", "Ordinateur"]


@pytest.mark.parametrize("given", [None, 3, "Anna", {"0": "Anna"}, [3, None, ["Anna"]]])
def test_what_is_no_name_is_none(load: Load, given: Any) -> None:
    names = load("names")
    names.use(given)
    assert names.name_of(VIEW, 0) == "Joueur 1"
    assert len(names.clean("a" * 999)) == names.LONGEST


NAMES = ["", "Chez Anna", "<b>Émile & Zoé</b>", "50 % #rules=", "\u202e🂡\u200f", "a&name=b"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("text", ["scopa", "escoba seats=4 teams=2x2 target=11", "scopa max_take=- cut=no"])
def test_a_link_is_read_as_it_was_written(load: Load, name: str, text: str) -> None:
    links = load("lobby.links")
    assert links.read(links.write(text, name)) == {"rules": text, "called": load("names").clean(name)}


@pytest.mark.parametrize(
    "fragment",
    ["", "#", "#rules", "#rules=", "#rules=%", "#rules=%zz", "#rules=%ff", "#rules=%C3", "#rules=" + "a" * 5000,
     "#rules=<script>", "#rules=scopa%00", "#rules=scopa%20target", "#rules=scopa%20=3", "#rules=scopa%20a=b=c",
     "#rules=sc%C3%B2pa", "#rules=scopa%20target=1%0D"],
)  # fmt: skip
def test_what_is_no_link_is_none(load: Load, fragment: str) -> None:
    assert load("lobby.links").read(fragment) is None


def test_a_changed_option_follows_in_the_text(load: Load) -> None:
    links = load("lobby.links")
    text = links.changed("scopa target=21", {"target": 11, "cut": False, "max_take": None, "sums": "fewest"})
    said = told({"rules": text})["options"]
    assert (said["target"], said["cut"], said["max_take"], said["sums"]) == (11, False, None, "fewest")
    assert links.options_of(text)["target"] == "11"


def test_house_rules_are_kept_under_their_name_until_they_are_forgotten(load: Load, browser: Any) -> None:
    kept_rules, store = load("lobby.kept_rules"), load("store")

    async def work() -> None:
        await store.open_storage()
        for name, text in (("Anna", "scopa"), ("Zoé", "escoba"), ("Anna", "cirulla")):
            kept_rules.keep(name, text)
        await asyncio.sleep(0.01)
        assert kept_rules.kept() == [{"name": "Anna", "rules": "cirulla"}, {"name": "Zoé", "rules": "escoba"}]
        kept_rules.forget("Anna")
        await asyncio.sleep(0.01)

    finish(work())
    assert json.loads(browser.kept[kept_rules.KEY]) == [{"name": "Zoé", "rules": "escoba"}]


@pytest.mark.parametrize("damaged", ["", "{", "3", "{}", "[3]", '[{"name": "", "rules": "scopa"}]', '[{"name": "A"}]'])
def test_damaged_house_rules_are_left_out(load: Load, browser: Any, damaged: str) -> None:
    kept_rules, store = load("lobby.kept_rules"), load("store")
    finish(store.open_storage())
    browser.kept[kept_rules.KEY] = damaged
    assert kept_rules.kept() == []


@pytest.mark.parametrize("language", codes())
def test_every_value_that_is_offered_has_its_words_and_its_source(load: Load, language: str) -> None:
    words, text = load("lobby.rule_words"), load("text")
    text.use(language)
    for name in (f"rules.{language}", "sources"):
        entries = json.loads((ROOT / f"static/i18n/{name}.json").read_text(encoding="utf-8"))
        text.add(entries if name != "sources" else {"sources": entries})
    for choice in options.choices(Rules()):
        for offered in choice["values"]:
            option, value = choice["option"], offered["value"]
            assert words.option_name(option) != option
            said = words.says(option, value)
            assert said[0] == said[0].upper()
            assert said[-1] in ".!?"
            assert "{{" not in said + words.value_name(option, value)
            assert words.sources(option, value)
