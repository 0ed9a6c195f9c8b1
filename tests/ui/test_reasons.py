"""Every reason of the coach and every piece of advice is a sentence: in a few words, and with its numbers."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coach_examples import EXAMPLES
from observations import observed
from scopa import legal_moves
from scopa.advice import advice
from scopa.ai.levels import LEVELS
from scopa.coach import explanation
from scopa.review import GRADES, WORST
from tools.languages import codes as codes_of_languages

ROOT = Path(__file__).resolve().parents[2]
Load = Callable[[str], Any]


@pytest.fixture(params=codes_of_languages())
def reasons(request: pytest.FixtureRequest, load: Load) -> Any:
    load("text").use(request.param)
    return load("coach.reasons")


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
