"""The words of every option and value: what house rules, rules pages and docs/rules.md say of them."""

import json
import re
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from scopa.games import TABLE
from scopa.rules import Rules
from tools.languages import languages
from tools.rules.handbook import offered
from tools.rules.sheet import TOLD
from tools.rules.texts import LANGUAGES, ROOT, option_sources, texts, value_key
from tools.statements import statements

CATALOGUES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in (ROOT / "static" / "i18n", ROOT / "tools" / "rules" / "catalogues")
    for path in folder.glob("*.json")
    if path.stem.removeprefix("second.").removeprefix("coach.").removeprefix("comfort.") not in LANGUAGES
    or folder.name == "catalogues"
)
OPTIONS = {name: values for options in offered().values() for name, values in options.items()}
PLURALS = {language.code: set(language.plurals) for language in languages()}
FORM = re.compile(r"_(zero|one|two|few|many|other)$")


def catalogue(name: str) -> Any:
    return json.loads((ROOT / name).read_text(encoding="utf-8"))


def keys(tree: Any, before: str = "") -> set[str]:
    if not isinstance(tree, dict):
        return {before}
    return set().union(*(keys(under, f"{before}.{name}") for name, under in tree.items()))


def strings(tree: Any) -> list[str]:
    if isinstance(tree, dict):
        return [text for under in tree.values() for text in strings(under)]
    return [tree] if isinstance(tree, str) else []


def test_every_option_of_the_rules_has_words_for_every_value_it_declares() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Rules)}
    for name, kind in get_type_hints(Rules).items():
        for part in get_args(kind) if get_origin(kind) is not Literal else (kind,):
            if get_origin(part) is Literal:
                assert set(get_args(part)) <= set(OPTIONS[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_has_its_name_and_its_rule(language: str) -> None:
    said = texts(language)
    for name, values in OPTIONS.items():
        assert said.find(f"option.{name}.name"), name
        rules = {said.option(name, value, "says") for value in values}
        assert len(rules) == len(values), f"two values of {name} say the same"
        names = {said.option(name, value, "name") for value in values}
        assert len(names) == len(values), f"two values of {name} have one name"
        assert all("{{" not in text for text in rules | names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_an_option_is_the_text_of_a_value_that_exists(language: str) -> None:
    for name in texts(language).section("option"):
        for value in texts(language).section(f"option.{name}"):
            known = {value_key(value) for value in OPTIONS[name]} | {"name"}
            numbers = any(type(value) is int for value in OPTIONS[name])
            assert value in known or (value == "number" and numbers), f"{name}.{value}"


def test_every_value_says_where_it_comes_from_and_every_source_is_a_statement() -> None:
    known = {row["id"] for row in statements()}
    listed = catalogue("static/i18n/sources.json")
    assert set(listed) == set(OPTIONS)
    for name, values in OPTIONS.items():
        assert set(listed[name]) == {value_key(value) for value in values}, name
        assert {source for value in values for source in option_sources(name, value)} <= known, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_options_and_every_game_has_its_words(language: str) -> None:
    said = texts(language)
    assert set(said.section("group")) == set(offered())
    assert set(said.section("game")) == set(TABLE) == set(TOLD)
    assert set(said.section("family")) == {told.family for told in TOLD.values()}


KINDS = ("static/i18n/rules.{}.json", "tools/rules/catalogues/{}.json", "tools/rules/catalogues/front.{}.json")
"""The catalogues that there are in every language."""


def leaves(tree: Any, before: str = "") -> dict[str, str]:
    if not isinstance(tree, dict):
        return {before: tree}
    return {key: text for name, under in tree.items() for key, text in leaves(under, f"{before}.{name}").items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_language_says_the_same_things_with_the_same_facts(kind: str, language: str) -> None:
    first, other = (leaves(catalogue(kind.format(code))) for code in (LANGUAGES[0], language))
    assert {FORM.sub("", key) for key in first} == {FORM.sub("", key) for key in other}
    facts = re.compile(r"\{\{(\w+)")
    differing = {
        key
        for key, text in other.items()
        if key in first and set(facts.findall(text)) - {"count"} != set(facts.findall(first[key])) - {"count"}
    }
    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_plural_has_all_forms_of_its_language_and_no_context_is_called_like_one(kind: str, language: str) -> None:
    forms: dict[str, set[str]] = {}
    for key in leaves(catalogue(kind.format(language))):
        if found := FORM.search(key):
            forms.setdefault(FORM.sub("", key), set()).add(found[1])
    assert {key: found for key, found in forms.items() if found != PLURALS[language]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_text_is_marked_up_as_the_others_are(kind: str, language: str) -> None:
    first, other = (leaves(catalogue(kind.format(code))) for code in (LANGUAGES[0], language))
    bold = re.compile("</?b>")
    marks = {key: len(bold.findall(text)) for key, text in first.items()}
    assert {key for key, text in other.items() if marks.get(key, 0) != len(bold.findall(text))} == set()
    assert [text for text in other.values() if re.search(r"  | [.,]| $|^ [^;:]", text.replace("\u00a0", " "))] == []


@pytest.mark.parametrize("name", [name for name in CATALOGUES if re.search(r"\bfr\.json$", name)])
def test_french_is_set_as_french(name: str) -> None:
    """A narrow space that does not break before ; : ! ?, one that does not break inside quotation marks."""
    for text in strings(catalogue(name)):
        assert not re.search(r"[\w»)}>][;!?]|[^\u202f\d\w/]:(?= |$)| [;:!?»]|« |'", text), text
        assert not re.search(r"\d (points?|cartes|joueurs)\b", text), text
