"""Every event, reason, hint, award and error of the engine has its sentence."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scopa.session import Session
from scopa.view import events

Load = Callable[[str], Any]
ROOT = Path(__file__).resolve().parents[2]
VIEW = {
    "seat": 0,
    "rounds": 6,
    "seats": [{"seat": 0, "side": 0, "player": "person"}, {"seat": 1, "side": 1, "player": "computer"}],
}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "drawn", "dealer": 1}, "Le sort a désigné l’ordinateur pour donner ; vous commencez."),
        ({"event": "dealt", "deal": 1, "round": 2}, "Donne 1, tour 2 sur 6 : les cartes sont données."),
        ({"event": "played", "seat": 0, "card": "6S"}, "Vous posez le 6 d’épées."),
        (
            {"event": "captured", "seat": 1, "card": "6S", "taken": ["2B", "4C"]},
            "Avec le 6 d’épées, l’ordinateur prend le 2 de bâtons et le 4 de coupes.",
        ),
        ({"event": "swept", "seat": 0}, "Scopa ! Vous avez vidé la table."),
        ({"event": "scored", "points": [3, 1]}, "La donne est finie : 3 pour vous, 1 pour l’ordinateur."),
        ({"event": "won", "side": 1}, "L’ordinateur gagne la partie."),
        ({"event": "resigned", "side": 0}, "Vous avez abandonné."),
    ],
)
def test_an_event_is_one_sentence(load: Load, event: dict[str, Any], said: str) -> None:
    assert load("speech").of_event(event, VIEW).replace("\u00a0", " ") == said


@pytest.mark.parametrize("language", ["fr", "en"])
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


def session_events(seed: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The events of a whole match, each with the View after it."""
    session = Session.new("scopa", seed)
    found = [(event, session.view()) for event in events(None, session.match)]
    while session.view()["phase"] != "over":
        view, before = session.view(), session.match
        if view["asks"] == "play":
            card = view["hand"][0]
            taken = "x" + "".join(card["captures"][0]) if card["captures"] else ""
            session = session.play(card["card"] + taken)
        else:
            session = session.reply() if view["asks"] == "reply" else session.next_deal()
        found += [(event, session.view()) for event in events(before, session.match)]
    return found


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


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_code_of_the_coach_has_its_sentence(load: Load, language: str) -> None:
    text = load("text")
    text.use(language)
    codes = codes_of("scopa/coach.py", "code")
    assert len(codes) > 6
    missing = {code for code in codes if not any(text.entry(f"hint.{code}{form}") for form in ("", "_other"))}
    assert missing == set()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reason_has_its_sentence(load: Load, language: str) -> None:
    text = load("text")
    text.use(language)
    protocol = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").split("## Reason")[1].split("## Hint")[0]
    codes = re.findall(r"^\| `([a-z-]+)`", protocol, flags=re.MULTILINE)
    assert len(codes) >= 6
    assert {code for code in codes if not text.entry("reason." + code)} == set()


def test_every_point_of_a_deal_is_explained(load: Load) -> None:
    sheet = load("score_sheet")
    base = {"amounts": [3, 2], "points": 1}
    for category in ("sweeps", "cards", "coins", "settebello", "primiera"):
        said = set()
        for side, whose in ((0, "person"), (1, "computer"), (None, "nobody")):
            said.add(sheet.verdict({**base, "category": category, "side": side}, whose, 0))
        assert len(said) == 3, category
        assert not any(sentence.startswith("Why.") or "{{" in sentence for sentence in said)


def test_a_missing_suit_is_why_nobody_has_the_primiera(load: Load) -> None:
    verdict = load("score_sheet").verdict
    award = {"category": "primiera", "side": None, "points": 0}
    assert "manque" in verdict({**award, "amounts": [None, None]}, "nobody", 0)
    assert "ordinateur" in verdict({**award, "side": 0, "amounts": [70, None]}, "person", 0)
    assert "Égalité" in verdict({**award, "amounts": [70, 70]}, "nobody", 0)


def test_letters_tell_the_state(load: Load) -> None:
    keys = load("keys")
    view = Session.new("scopa", "7").view()
    assert keys.tell_score(view) == "Vous avez 0, l’ordinateur 0\u00a0; il faut 11 pour gagner."
    assert keys.tell_table(view).count(" et ") == 1
    assert keys.tell_last(view) == "Personne n’a encore joué dans cette donne."
    assert "0 carte" in keys.tell_captured(view)
