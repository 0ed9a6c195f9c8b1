"""The catalogues that the rules are written in: JSON as i18next reads it, one text a rule, a language a file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tools.languages import ROOT, catalogue, languages

NAMES = {language.code: language.name for language in languages()}
"""What each language calls itself."""
LANGUAGES = tuple(NAMES)

_PLACE = re.compile(r"\{\{(\w+)(?:, (words))?\}\}")


class Texts:
    """Everything that is said of the rules in one language.

    The options and the games come from ``static/i18n/rules.<language>.json``, which the page reads too; the prose that
    only rules pages need from ``tools/rules/catalogues/``.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        here = Path(__file__).parent / "catalogues"
        self._said: dict[str, Any] = {
            **_read(ROOT / "static" / "i18n" / f"rules.{language}.json"),
            **_read(here / f"{language}.json"),
            **_read(here / f"front.{language}.json"),
        }
        self._cards = catalogue(language)

    def find(self, key: str) -> str | None:
        """The text of a dotted *key* as it is written; None if there is none."""
        return _follow(self._said, key)

    def say(self, key: str, contexts: Iterable[str] = (), **facts: object) -> str:
        """The text of *key* with its facts filled in, in the first of the *contexts* for which it has a form.

        A ``count`` chooses between the forms ``_one`` and ``_other``. ``{{fact, words}}`` writes a small number in
        words. Raises `KeyError` for a text or a fact that is missing.
        """
        counted = ["_one", "_other"] if facts.get("count") == 1 else ["_other"]
        forms = [*(f"_{context}" for context in contexts), *counted, ""]
        found = next((text for form in forms if (text := self.find(key + form)) is not None), None)
        if found is None:
            raise KeyError(key)
        return _PLACE.sub(lambda place: self._fact(facts[place[1]], place[2] is not None), found)

    def option(self, name: str, value: object, part: str, contexts: Iterable[str] = ()) -> str:
        """What is said of an option's value: its ``name``, or the rule that it ``says``."""
        key = f"option.{name}.{value_key(value)}"
        if self.find(f"{key}.{part}") is None and self.find(f"{key}.{part}_other") is None:
            key = f"option.{name}.number"
        return self.say(f"{key}.{part}", contexts, count=value)

    def section(self, key: str) -> list[str]:
        """The names under a key, in the order they are written."""
        under: Any = self._said
        for part in key.split("."):
            under = under[part]
        return list(under)

    def card(self, text: str) -> str:
        """A card by name with its article: `le 6 de pique`."""
        named = str(self._cards["suit"]["french"][text[1]]).replace("{{rank}}", self._cards["the"][text[0]])
        return re.sub(r"(\d) ", "\\1\u00a0", named)

    def index(self, rank: str) -> str:
        """The letter or number in the corner of a card."""
        return str(self._cards["index"][rank])

    def join(self, parts: Sequence[str], how: str = "and") -> str:
        """Parts as one enumeration: `2, 3 or 4`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(f"list.{how}", first=", ".join(parts[:-1]), last=parts[-1])

    def sum(self, parts: Iterable[int]) -> str:
        """Numbers as an addition, on one line: `2 + 4`."""
        return " + ".join(map(str, parts)).replace(" ", "\u00a0")

    def _fact(self, value: object, words: bool) -> str:
        return self.say(f"number.{value}") if words else str(value)


def value_key(value: object) -> str:
    """The name that an option's value has in the catalogues: `true`, `none`, `7c`, `11`."""
    return str(value).lower()


@cache
def texts(language: str) -> Texts:
    """The one `Texts` of a language."""
    return Texts(language)


@cache
def option_sources(name: str, value: object) -> tuple[str, ...]:
    """The statements of the sources that an option's value comes from; none for what usage alone knows."""
    return tuple(_read(ROOT / "static" / "i18n" / "sources.json").get(name, {}).get(value_key(value), ()))


def _read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


def _follow(tree: Any, key: str) -> str | None:
    for part in key.split("."):
        if not isinstance(tree, dict) or part not in tree:
            return None
        tree = tree[part]
    return tree if isinstance(tree, str) else None
