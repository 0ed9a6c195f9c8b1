"""The words of the page."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scopa import worker
from scopa.cards import FULL_PACK, CardSet
from tools.languages import codes, languages

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = codes()
PLURALS = {language.code: language.plurals for language in languages()}
FORM = re.compile(r"_(zero|one|two|few|many|other)$")

Load = Callable[[str], Any]


def catalogue(language: str) -> dict[str, str]:
    """A catalogue, flat: `status.takes` -> its sentence. All of its files: no entry is in two of them."""
    whole: dict[str, str] = {}
    for name in (language, f"second.{language}", f"coach.{language}", f"comfort.{language}"):
        part = dict(flat(json.loads((ROOT / f"static/i18n/{name}.json").read_text(encoding="utf-8"))))
        assert not set(whole) & set(part)
        whole |= part
    return whole


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_fill_in_the_same_facts(language: str) -> None:
    first, other = catalogue(LANGUAGES[0]), catalogue(language)
    faults = {
        key: (placeholders(text), placeholders(other[key]))
        for key, text in first.items()
        if key in other and placeholders(text) - {"count"} != placeholders(other[key]) - {"count"}
    }
    assert faults == {}


UNSPACED = r" [:;!?»]|« | \.|  "
QUOTED_ALIKE = {"fr": r" %|'|\"", "en": r"['\"«]", "it": r" %|'|\"|“", "es": r"'|\"|“|^[^¿]*\?|^[^¡]*!"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_set_as_the_language_sets_it(language: str) -> None:
    """No plain space before a mark; the quotation marks, apostrophes and opening marks of each language."""
    wrong = re.compile("|".join([UNSPACED, *([QUOTED_ALIKE[language]] if language in QUOTED_ALIKE else [])]))
    assert {key: text for key, text in catalogue(language).items() if wrong.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_no_brace_is_left_alone(language: str) -> None:
    faults = {
        key: text
        for key, text in catalogue(language).items()
        if not text.strip() or "{" in re.sub(r"\{\{\w+\}\}", "", text)
    }
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


def test_every_error_of_the_engine_has_its_sentence() -> None:
    """But for the two that only the tools can meet: an arena of more sides, a pack that is not one."""
    raised = re.compile(r'(?:ContradictoryRules|NotNow|NoSuchSeat|ScopaError)\(\s*"([\w-]+)"|__init__\("([\w-]+)"')
    codes = {
        found[1] or found[2]
        for path in (ROOT / "scopa").glob("*.py")
        for found in raised.finditer(path.read_text(encoding="utf-8"))
    }
    assert {"option-needs", "game-not-at-seats", "notation", "illegal-move"} <= codes
    for language in LANGUAGES:
        said = {key.removeprefix("error.") for key in catalogue(language) if key.startswith("error.")}
        assert codes - {"two-sides-only", "bad-pack"} == said - {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_rules_is_said_with_its_facts(load: Load, language: str) -> None:
    text, words = load("text"), load("lobby.rule_words")
    text.use(language)
    text.add(json.loads((ROOT / f"static/i18n/rules.{language}.json").read_text(encoding="utf-8")))
    asked: list[dict[str, Any]] = [
        {"game": "escoba", "options": {"aces": "sweep"}},
        {"game": "scopa", "options": {"target": -3}},
        {"game": "scopa", "options": {"trumps": "D"}},
        {"game": "briscola"},
        {"game": "scopa", "seats": 5},
        {"game": "escoba", "seats": 4, "teams": "3x2"},
        {"rules": "scopa ="},
    ]
    said = [words.clash(json.loads(worker.rules(json.dumps(request)))["error"], {}) for request in asked]
    assert len(set(said)) == len(asked)
    assert [sentence for sentence in said if "{{" in sentence or "rules." in sentence] == []


def in_use(key: str, held: str) -> bool:
    """Whether *held* is *key*, or a variant of it."""
    return held == key or held.startswith(key + "_")


def test_a_card_is_named_in_words(load: Load) -> None:
    text = load("text")
    names = {"7D": "7 de carreau", "AS": "as de pique", "QC": "dame de cœur", "JB": "valet de trèfle"}
    assert {card: text.card(card) for card in names} == names
    text.use("en")
    assert [text.card(card) for card in ("7D", "AS", "KC")] == ["7 of diamonds", "ace of spades", "king of hearts"]
    text.use("en", "latin", "latin")
    assert [text.card(card) for card in ("7D", "QS")] == ["7 of coins", "knight of swords"]
    text.use("it")
    assert [text.the(card) for card in ("7D", "AS", "QC")] == [
        "il 7 di quadri",
        "l’asso di picche",
        "la donna di cuori",
    ]
    text.use("it", "latin", "latin")
    assert [text.the(card) for card in ("7D", "JS", "QC")] == [
        "il 7 di denari",
        "il fante di spade",
        "il cavallo di coppe",
    ]
    text.use("es")
    assert [text.the(card) for card in ("AB", "JS", "QC")] == [
        "el as de tréboles",
        "la jota de picas",
        "la reina de corazones",
    ]
    text.use("es", "latin", "latin")
    assert [text.the(card) for card in ("AB", "JS", "QC")] == [
        "el as de bastos",
        "la sota de espadas",
        "el caballo de copas",
    ]


def test_the_figures_are_called_as_those_of_the_deck_and_never_by_a_knight_beside_french_suits(load: Load) -> None:
    text = load("text")
    text.use("es", "latin", "french")
    assert [text.card(card) for card in ("7D", "JS", "QC")] == ["7 de oros", "jota de espadas", "reina de copas"]
    text.use("es", "french", "latin")
    assert [text.card(card) for card in ("7D", "JS", "QC")] == ["7 de diamantes", "jota de picas", "reina de corazones"]
    text.use("es", "latin", "latin")
    text.use_more("second.")
    assert text.card("JS") == "sota de espadas"


def test_words_that_were_added_are_said_until_another_language_is_spoken(load: Load) -> None:
    text = load("text")
    text.use("en")
    text.add({"game": {"scopa": {"name": "Scopa"}}})
    text.use_more("second.")
    text.use("en", "latin")
    assert text.say("game.scopa.name") == "Scopa"
    text.use("fr")
    assert text.entry("game.scopa.name") is None


def test_000_l7e_diamonds_stand_for_coins(load: Load) -> None:
    text = load("text")
    text.use("en", "french")
    assert text.card("7D") == "7 of diamonds"
    text.use("en", "latin")
    assert text.card("7D") == "7 of coins"


@pytest.mark.parametrize("suits", ["latin", "french"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forty_cards_have_forty_names(load: Load, language: str, suits: str) -> None:
    text = load("text")
    text.use(language, suits, suits)
    assert len({text.card(card) for card in CardSet(FULL_PACK).texts()}) == 40


def test_facts_that_are_cards_become_words(load: Load) -> None:
    text = load("text")
    assert text.words(["2B", "4C"]) == "le 2 de trèfle et le 4 de cœur"
    assert text.words(["AD", "2B", "4C"]) == "l’as de carreau, le 2 de trèfle et le 4 de cœur"
    assert text.words([["6D"], ["2B", "4C"]]) == "le 6 de carreau, ou le 2 de trèfle et le 4 de cœur"
    assert text.words([["6D"], ["6C"]]) == "le 6 de carreau ou le 6 de cœur"


def test_a_count_chooses_the_plural_of_the_language(load: Load) -> None:
    text = load("text")
    assert [text.say("cards", count=count) for count in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    text.use("en")
    assert [text.say("cards", count=count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    text.use("it")
    assert [text.say("sweeps", count=count) for count in (0, 1, 2)] == ["0 scope", "1 scopa", "2 scope"]
    text.use("es")
    assert [text.say("sweeps", count=count) for count in (0, 1, 2)] == ["0 escobas", "1 escoba", "2 escobas"]


def test_a_sentence_begins_with_a_capital(load: Load) -> None:
    assert load("text").sentence("status.takes", card="6S", taken=["6D"]) == "Le 6 de pique prend le 6 de carreau."


def test_numbers_have_the_decimal_mark_of_the_language(load: Load) -> None:
    text = load("text")
    assert text.number(3.25, 1) in {"3,2", "3,3"}
    text.use("en")
    assert text.number(12) == "12"


def test_the_language_spoken_is_that_of_the_page(load: Load, browser: Any) -> None:
    load("text").use("en")
    assert browser.root["lang"] == "en"


def words_of(language: str, suits: str) -> re.Pattern[str]:
    """The name of the suit of coins wherever it is spoken of, those of the others as a card is called by them."""
    coins, *others = (catalogue(language)[f"suit.{suits}.{suit}"].replace("{{rank}} ", "") for suit in "DCSB")
    return re.compile("|".join([r"\b" + coins.split()[-1].rstrip("s"), *others]), re.IGNORECASE)


NAMES_OF_SUITS = re.compile(r"game\.[\w-]+\.name|suits?\.|suit_words|court_words|settings\.suits|memory\.coins_")


@pytest.mark.parametrize("suits", ["latin", "french"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_speaks_of_the_suits_that_the_cards_are_called_by(load: Load, language: str, suits: str) -> None:
    text = load("text")
    text.use(language, suits, suits)
    rules = json.loads((ROOT / f"static/i18n/rules.{language}.json").read_text(encoding="utf-8"))
    text.add(rules)
    keys = [key for key in [*catalogue(language), *dict(flat(rules))] if not NAMES_OF_SUITS.match(key)]
    entries = {key: re.sub(r"\{\{\w+\}\}", "", text.say(key)) for key in keys}
    other = words_of(language, "latin" if suits == "french" else "french")
    assert {key: said for key, said in entries.items() if other.search(said)} == {}
    spoken_of = words_of(language, suits)
    assert sum(bool(spoken_of.search(said)) for said in entries.values()) > 50


def test_a_rule_is_told_in_the_suits_chosen(load: Load) -> None:
    text = load("text")
    assert text.say("why.cappotto_nobody") == "Personne n’a les dix carreaux, qui gagneraient la partie."
    text.use("fr", "latin")
    assert text.say("why.cappotto_nobody") == "Personne n’a les dix deniers, qui gagneraient la partie."
    assert text.say("why.settebello_nobody") == "Personne n’a pris le 7 de deniers."
