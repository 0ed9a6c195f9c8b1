"""Every event, reason, hint, award and error of the engine has its sentence."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scopa import Rules, categories
from scopa.games import table_rules
from scopa.session import Session
from sessions import TABLES, next_step, session_events
from tools.languages import codes

Load = Callable[[str], Any]
ROOT = Path(__file__).resolve().parents[2]
VIEW = {
    "seat": 0,
    "rounds": 6,
    "seats": [{"seat": 0, "side": 0, "player": "person"}, {"seat": 1, "side": 1, "player": "computer"}],
    "sides": [{"side": 0, "seats": [0]}, {"side": 1, "seats": [1]}],
}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "drawn", "dealer": 1}, "Le sort a désigné l’ordinateur pour distribuer ; vous commencez."),
        ({"event": "dealt", "deal": 1, "round": 2}, "Donne 1, tour 2 sur 6 : les cartes sont données."),
        ({"event": "played", "seat": 0, "card": "6S"}, "Vous posez le 6 de pique."),
        (
            {"event": "captured", "seat": 1, "card": "6S", "taken": ["2B", "4C"]},
            "Avec le 6 de pique, l’ordinateur prend le 2 de trèfle et le 4 de cœur.",
        ),
        ({"event": "swept", "seat": 0}, "Scopa ! Vous avez vidé la table."),
        ({"event": "scored", "points": [3, 1]}, "La donne est finie : 3 pour vous, 1 pour l’ordinateur."),
        ({"event": "won", "side": 1}, "L’ordinateur gagne la partie."),
        ({"event": "resigned", "side": 0}, "Vous avez abandonné."),
    ],
)
def test_an_event_is_one_sentence(load: Load, event: dict[str, Any], said: str) -> None:
    assert load("speech").of_event(event, VIEW).replace("\u00a0", " ") == said


@pytest.mark.parametrize(("dealer", "said"), [(0, "Vous distribuez."), (1, "L’ordinateur distribue.")])
def test_a_whole_deal_begins_with_who_deals(load: Load, dealer: int, said: str) -> None:
    whole = SimpleNamespace(game=SimpleNamespace(view=VIEW), told={"dealer": dealer})
    assert load("comforts.whole_deal").WholeDeal.sentence(whole, 0) == said


@pytest.mark.parametrize("language", codes())
def test_no_sentence_of_a_match_lacks_a_fact(load: Load, language: str) -> None:
    speech, text = load("speech"), load("text")
    text.use(language)
    desk = session_events("7")
    assert len(desk) > 100
    for event, view in desk:
        said = speech.of_event(event, view)
        assert said
        assert "{{" not in said
        assert not said.startswith("Event.")


def table_of(seats: int, teams: str = "solo", people: tuple[int, ...] = (0,)) -> dict[str, Any]:
    """The first View of a match of a game that is played by so many."""
    rules = table_rules("escoba", seats, teams)
    return Session.new(rules, "7", people=people).view()


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize(("rules", "people"), TABLES)
def test_no_sentence_at_a_larger_table_lacks_a_fact(
    load: Load, language: str, rules: Rules, people: tuple[int, ...]
) -> None:
    speech, text = load("speech"), load("text")
    text.use(language)
    heard = set()
    for event, view in session_events("11", rules, people, deals=3):
        said = speech.of_event(event, view)
        heard.add(event["event"])
        assert said
        assert "{{" not in said
        assert not said.lower().startswith("event.")
        if len(view["seats"]) > 2:
            assert "ordinateur" not in said
            assert "computer" not in said
    assert {"drawn", "dealt", "captured", "scored"} <= heard


def test_several_people_are_spoken_of_by_name(load: Load) -> None:
    speech = load("speech")
    load("names").use(["Anna", "7D"])
    view = table_of(2, people=(0, 1))
    assert speech.of_event({"event": "played", "seat": 0, "card": "6S"}, view) == "Anna pose le 6 de pique."
    assert speech.of_event({"event": "played", "seat": 1, "card": "6S"}, view) == "7D pose le 6 de pique."
    view = table_of(4, "2x2")
    assert speech.of_event({"event": "won", "side": 1}, view) == "7D et Dino gagnent la partie."
    assert speech.of_event({"event": "won", "side": 0}, view) == "Votre équipe gagne la partie."


def codes_of(path: str, key: str) -> set[str]:
    """The codes that a file of the engine gives as `{"code": ...}`, or as the first argument of a call named *key*."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == key and node.args:
            found |= texts(node.args[0])
        if isinstance(node, ast.Dict) and key == "code":
            for name, value in zip(node.keys, node.values, strict=True):
                if isinstance(name, ast.Constant) and name.value == "code":
                    found |= texts(value)
    return found


def texts(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


@pytest.mark.parametrize("language", codes())
def test_every_reason_has_its_sentence(load: Load, language: str) -> None:
    text = load("text")
    text.use(language)
    protocol = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").split("## Reason")[1].split("## Hint")[0]
    codes = re.findall(r"^\| `([a-z-]+)`", protocol, flags=re.MULTILINE)
    assert len(codes) >= 6
    assert {code for code in codes if not text.entry("reason." + code)} == set()


CATEGORIES = [category.name for category in categories.CATEGORIES]


@pytest.mark.parametrize("language", codes())
def test_every_point_of_a_deal_is_explained_at_every_table(load: Load, language: str) -> None:
    words, sheet = load("text"), load("second.awards")
    words.use(language)
    for category in ["sweeps", "accusi", *CATEGORIES, "cappotto"]:
        assert words.entry("award." + category), category
        for view in (VIEW, table_of(3), table_of(4, "2x2"), table_of(6, "2x3")):
            sides = len(view["sides"])
            for side in [None, *range(sides)]:
                amounts = [3 if other == side else 2 for other in range(sides)]
                award = {"category": category, "side": side, "points": 1, "amounts": amounts}
                (group,) = sheet.grouped([{**award, "cards": [["7D"]] * sides}])
                said = sheet.verdict(group, view)
                assert said
                assert "{{" not in said
                assert not said.lower().startswith("why.")


def test_several_awards_of_a_category_are_one_block(load: Load) -> None:
    session = Session.new("scopa", "1")
    seed = 1
    while not (session.view()["scoring"] and both_swept(session.view())):
        if session.match.is_over:
            seed += 1
            session = Session.new("scopa", str(seed))
        session = next_step(session)
    awards = session.view()["scoring"]["awards"]
    assert [award["category"] for award in awards].count("sweeps") == 2
    (sweeps, *others) = load("second.awards").grouped(awards)
    assert sweeps["scored"] == {0: awards[0]["points"], 1: awards[1]["points"]}
    assert "sweeps" not in [group["category"] for group in others]


def both_swept(view: dict[str, Any]) -> bool:
    return all(side["sweeps"] for side in view["sides"])


def test_a_missing_suit_is_why_nobody_has_the_primiera(load: Load) -> None:
    sheet = load("second.awards")

    def verdict(side: int | None, amounts: list[int | None]) -> str:
        award = {"category": "primiera", "side": side, "points": int(side is not None), "amounts": amounts}
        said: str = sheet.verdict(sheet.grouped([award])[0], VIEW)
        return said

    assert "manque" in verdict(None, [None, None])
    assert "ordinateur" in verdict(0, [70, None])
    assert "Égalité" in verdict(None, [70, 70])


def test_letters_tell_the_state(load: Load) -> None:
    keys = load("second.keys")
    view = Session.new("scopa", "7").view()
    assert keys.tell_score(view) == "Vous avez 0, l’ordinateur 0\u00a0; il faut 11 pour gagner."
    assert keys.tell_table(view).count(" et ") == 1
    assert keys.tell_last(view) == "Personne n’a encore joué dans cette donne."
    assert "0 carte" in keys.tell_captured(view)
