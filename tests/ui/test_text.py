"""The words of the page."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scopa.cards import FULL_PACK, CardSet

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("fr", "en")
PLURALS = {"fr": ("one", "many", "other"), "en": ("one", "other")}
"""The plural categories of each language, as browsers name them."""
FORM = re.compile(r"_(zero|one|two|few|many|other)$")

Load = Callable[[str], Any]


def catalogue(language: str) -> dict[str, str]:
    """What the page says, flat: `status.takes` -> its sentence; what comes with the comforts too."""
    found: dict[str, str] = {}
    for name in (language, f"comfort.{language}"):
        found |= flat(json.loads((ROOT / f"static/i18n/{name}.json").read_text(encoding="utf-8")))
    return found


def flat(entries: dict[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in entries.items():
        if isinstance(value, dict):
            yield from flat(value, f"{before}{key}.")
        else:
            yield before + key, value


def bases(language: str) -> dict[str, set[str]]:
    """The keys without their plural forms, and the forms each has."""
    found: dict[str, set[str]] = {}
    for key in catalogue(language):
        form = FORM.search(key)
        found.setdefault(FORM.sub("", key), set()).update([form[1]] if form else [])
    return found


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{\{(\w+)\}\}", text))


def test_every_language_has_every_key() -> None:
    first, *others = (bases(language).keys() for language in LANGUAGES)
    assert all(keys == first for keys in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_all_forms_of_its_language(language: str) -> None:
    faults = {key: forms for key, forms in bases(language).items() if forms and forms != set(PLURALS[language])}
    assert faults == {}


def test_the_languages_fill_in_the_same_facts() -> None:
    french, english = catalogue("fr"), catalogue("en")
    faults = {
        key: (placeholders(text), placeholders(english[key]))
        for key, text in french.items()
        if key in english and placeholders(text) - {"count"} != placeholders(english[key]) - {"count"}
    }
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_no_brace_is_left_alone(language: str) -> None:
    faults = {
        key: text
        for key, text in catalogue(language).items()
        if not text.strip() or "{" in re.sub(r"\{\{\w+\}\}", "", text)
    }
    assert faults == {}


def test_french_punctuation_stays_with_its_word() -> None:
    faults = {key: text for key, text in catalogue("fr").items() if re.search(r" [:;!?»%]|« ", text)}
    assert faults == {}


def test_every_key_the_page_names_is_in_the_catalogue() -> None:
    named = set()
    for path in (ROOT / "static/ui").rglob("*.py"):
        named |= set(re.findall(r'(?:say|sentence)\(\s*"([\w.-]+)"', path.read_text(encoding="utf-8")))
    named |= set(re.findall(r'data-text="([\w.-]+)"', (ROOT / "index.html").read_text(encoding="utf-8")))
    have = set(bases("fr"))
    missing = {key for key in named if not key.endswith((".", "_")) and not any(in_use(key, held) for held in have)}
    assert len(named) > 40
    assert missing == set()


def in_use(key: str, held: str) -> bool:
    """Whether *held* is *key*, or a variant of it."""
    return held == key or held.startswith(key + "_")


def test_a_card_is_named_in_words(load: Load) -> None:
    text = load("text")
    names = {"7D": "7 de deniers", "AS": "as d’épées", "QC": "dame de coupes", "JB": "valet de bâtons"}
    assert {card: text.card(card) for card in names} == names
    text.use("en")
    assert [text.card(card) for card in ("7D", "AS", "KC")] == ["7 of coins", "ace of swords", "king of cups"]


def test_000_l7e_diamonds_stand_for_coins(load: Load) -> None:
    text = load("text")
    text.use("en", "french")
    assert text.card("7D") == "7 of diamonds"


@pytest.mark.parametrize("suits", ["latin", "french"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forty_cards_have_forty_names(load: Load, language: str, suits: str) -> None:
    text = load("text")
    text.use(language, suits)
    assert len({text.card(card) for card in CardSet(FULL_PACK).texts()}) == 40


def test_facts_that_are_cards_become_words(load: Load) -> None:
    text = load("text")
    assert text.words(["2B", "4C"]) == "le 2 de bâtons et le 4 de coupes"
    assert text.words(["AD", "2B", "4C"]) == "l’as de deniers, le 2 de bâtons et le 4 de coupes"
    assert text.words([["6D"], ["2B", "4C"]]) == "le 6 de deniers, ou le 2 de bâtons et le 4 de coupes"


def test_a_count_chooses_the_plural_of_the_language(load: Load) -> None:
    text = load("text")
    assert [text.say("cards", count=count) for count in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    text.use("en")
    assert [text.say("cards", count=count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_sentence_begins_with_a_capital(load: Load) -> None:
    assert load("text").sentence("status.takes", card="6S", taken=["6D"]) == "Le 6 d’épées prend le 6 de deniers."


def test_numbers_have_the_decimal_mark_of_the_language(load: Load) -> None:
    text = load("text")
    assert text.number(3.25, 1) in {"3,2", "3,3"}
    text.use("en")
    assert text.number(12) == "12"


def test_the_language_spoken_is_that_of_the_page(load: Load, browser: Any) -> None:
    load("text").use("en")
    assert browser.root["lang"] == "en"
