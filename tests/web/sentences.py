"""The sentences of the page's catalogues, as patterns that what is shown or said must match."""

import json
import re
from functools import cache
from typing import Any

from tools.serve import ROOT

CATALOGUES = ROOT / "static" / "i18n"


@cache
def catalogue(language: str) -> dict[str, str]:
    """The entries of a language, by their whole key: ``reason.sum-is``."""
    names = (language, f"second.{language}")
    return dict(
        entry for name in names for entry in flat(json.loads((CATALOGUES / f"{name}.json").read_text(encoding="utf-8")))
    )


def flat(entries: dict[str, Any], before: str = "") -> list[tuple[str, str]]:
    """The entries of a tree of entries with their whole keys."""
    found: list[tuple[str, str]] = []
    for name, entry in entries.items():
        if isinstance(entry, dict):
            found += flat(entry, f"{before}{name}.")
        else:
            found.append((before + name, entry))
    return found


def card_name(card: str, language: str = "fr", suits: str = "french", *, article: bool = False) -> str:
    """The name of a card in words: ``7 de carreau``, or ``le 7 de carreau``."""
    words = catalogue(language)
    rank = words[f"{'the' if article else 'rank'}.{card[0]}"]
    return words[f"suit.{suits}.{card[1]}"].replace("{{rank}}", rank)


def says(key: str, language: str = "fr", **facts: Any) -> re.Pattern[str]:
    """A pattern of the sentence of *key* with these facts, whole; the plural form is left open."""
    words = catalogue(language)
    forms = [entry for name, entry in words.items() if name == key or re.fullmatch(rf"{re.escape(key)}_\w+", name)]
    assert forms, f"no entry {key}"
    return re.compile("(?i:(?:" + "|".join(_pattern(form, facts, language) for form in forms) + "))")


def _pattern(form: str, facts: dict[str, Any], language: str) -> str:
    parts = re.split(r"\{\{(\w+)\}\}", form)
    written = [_fact(facts.get(part), language) if place % 2 else re.escape(part) for place, part in enumerate(parts)]
    return "".join(written).replace("\\ ", r"\s").replace("\u00a0", r"\s").replace("\u202f", r"\s")


def _fact(fact: Any, language: str) -> str:
    if isinstance(fact, list):
        return ".*?".join(_fact(part, language) for part in fact)
    text = str(fact)
    if re.fullmatch("[A2-7JQK][DCSB]", text):
        return re.escape(card_name(text, language, article=True)).replace("\\ ", r"\s")
    return ".*?" if fact is None else re.escape(text)
