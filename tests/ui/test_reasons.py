"""Every reason of the coach and every piece of advice is a sentence: in a few words, and with its numbers."""

import ast
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from coach_examples import EXAMPLES
from observations import observed
from scopa import because, legal_moves
from scopa.advice import advice
from scopa.ai.levels import LEVELS
from scopa.coach import explanation
from scopa.review import GRADES, WORST
from tools.languages import codes as codes_of_languages

ROOT = Path(__file__).resolve().parents[2]
Load = Callable[[str], Any]


@pytest.fixture(params=codes_of_languages())
def reasons(request: pytest.FixtureRequest, load: Load) -> Any:
    words = load("coach.reasons")
    load("text").use(request.param)
    return words


def codes() -> set[str]:
    """The codes that stand in the modules that give reasons."""
    found = set()
    for name in ("because", "coach", "advice"):
        tree = ast.parse((ROOT / f"scopa/{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "code":
                        found |= {part.value for part in ast.walk(value) if isinstance(part, ast.Constant)}
    return {code for code in found if isinstance(code, str)}


def test_every_code_of_the_engine_has_its_example() -> None:
    said = {example["code"] for example in EXAMPLES}
    assert codes() <= said
    assert said - codes() == {"judged-rather", "on-a-whim"}


def finished(said: str) -> bool:
    return (
        bool(said)
        and "{{" not in said
        and "because." not in said
        and said.lstrip("¿¡")[0].isupper()
        and said[-1] == "."
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["code"])
def test_every_reason_is_a_sentence(reasons: Any, example: dict[str, Any]) -> None:
    assert finished(reasons.sentence(example).replace("!", "."))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["code"])
def test_in_a_few_words_there_is_no_number(reasons: Any, example: dict[str, Any]) -> None:
    if not example["code"].startswith("advice-"):
        said = reasons.sentence(example, short=True)
        assert finished(said.replace("!", "."))
        without_cards = re.sub(r"\b(le|the|il|el) [2-7]\b", "", said, flags=re.IGNORECASE)
        assert not re.search(r"\d", without_cards)
        assert len(said) < 80


def test_the_chance_is_told_in_cases(load: Load) -> None:
    words = load("coach.reasons")
    example = next(example for example in EXAMPLES if example.get("of") == 8)
    assert words.sentence(example).replace("\u00a0", " ") == (
        "Il reste 4 sur la table : 1 carte cachée peut tout prendre (4), et le joueur suivant l’a dans 1 cas sur 8."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "d’après ce dont ce joueur se souvient, 1 carte cachée peut tout prendre (4), et le joueur suivant l’a"),
        ("en", "by what this player remembers, 1 hidden card can take it all (4), and the next player has it"),
        ("it", "Per quel che ricorda questo giocatore, c’è 1 carta coperta che può prendere tutto (4)"),
        ("es", "por lo que recuerda este jugador, hay 1 carta oculta que puede llevárselo todo (4)"),
    ],
)
def test_what_a_player_remembers_is_not_told_as_a_fact(load: Load, language: str, said: str) -> None:
    words = load("coach.reasons")
    load("text").use(language)
    remembered = [example for example in EXAMPLES if example.get("remembered")]
    assert said in words.sentence(next(example for example in remembered if example["count"] == 1))
    remembers = {"fr": "se souvient", "en": "remembers", "it": "ricorda", "es": "recuerda"}[language]
    fears = {"fr": "craint", "en": "fears", "it": "teme", "es": "teme"}[language]
    assert all(remembers in words.sentence(example) for example in remembered)
    assert all(fears in words.sentence(example, short=True) for example in remembered)


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "dans environ 1 cas sur 2"), ("en", "in about 1 of 2"), ("it", "circa 1 su 2"), ("es", "más o menos en 1")],
)
def test_a_rounded_chance_is_told_as_about(load: Load, language: str, said: str) -> None:
    words = load("coach.reasons")
    load("text").use(language)
    for example in EXAMPLES:
        if example["code"] == "may-be-swept":
            assert (said in words.sentence(example)) == example["about"]


def test_escoba_is_not_told_of_the_primiera(reasons: Any) -> None:
    heard = 0
    for seed, plays in product(range(20), range(0, 20, 4)):
        seen = observed("escoba", seed, plays)
        for move in legal_moves(seen):
            for reason in because.reasons(seen, move):
                heard += reason["code"] == "takes-sevens"
                for short in (False, True):
                    said = reasons.sentence(reason, short)
                    assert "primiera" not in said.lower()
                    assert "setenta" not in said.lower()
    assert heard


def test_laying_is_not_called_better_where_another_sentence_compares(reasons: Any) -> None:
    for short in (False, True):
        said = reasons.sentence({"code": "lays-rather", "card": "6S"}, short)
        assert not [word for word in ("Mieux", "etter", "eglio", "ejor") if word in said]


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("fr", "as ou valet", "as, 7 ou roi"),
        ("en", "ace or jack", "ace, 7 or king"),
        ("it", "asso o fante", "asso, 7 o re"),
        ("es", "as o jota", "as, 7 o rey"),
    ],
)
def test_ranks_are_joined_without_a_comma_before_the_last(load: Load, language: str, two: str, three: str) -> None:
    words = load("coach.reasons")
    load("text").use(language)
    said = [
        words.sentence({"code": "advice-who-sweeps", "ranks": ranks, "values": []})
        for ranks in (["A", "J"], ["A", "7", "K"])
    ]
    assert [two in said[0], three in said[1]] == [True, True], said


def test_one_is_left_in_the_singular_in_spanish(load: Load) -> None:
    words = load("coach.reasons")
    load("text").use("es")
    for code in ("cannot-be-swept", "advice-control-total", "advice-safe-total"):
        said = words.sentence({"code": code, "total": 1})
        assert "un total de 1" in said
        assert "uedan" not in said


def test_the_article_is_elided_in_italian() -> None:
    words = (ROOT / "static/i18n/coach.it.json").read_text(encoding="utf-8")
    assert not re.search(r"\b(la|lo) (ha|hai|abbia|avrà|ebbe)\b", words)


@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba", "cirulla"])
def test_what_the_engine_says_of_a_deal_is_said_in_words(reasons: Any, game: str) -> None:
    for plays in (0, 5, 9):
        seen = observed(game, 3, plays)
        for level in ("principiante", "esperto"):
            thought = LEVELS[level].think(seen, worlds=4)
            for move in legal_moves(seen):
                for owner in (False, True):
                    told = explanation(seen, thought, move, level, owner)
                    assert finished(reasons.in_short(told).replace("!", "."))
                    assert finished(reasons.in_full(told).replace("!", "."))
                for piece in advice(seen, move):
                    assert finished(reasons.sentence(piece))


def test_every_grade_of_a_turning_point_has_its_name(load: Load) -> None:
    text = load("text")
    text.use("fr")
    assert all(text.entry("review.grade." + grade) for grade in [WORST, *(name for _, name in GRADES[1:])])
