"""The languages of the site, and what of each stands in the page before any Python runs: `make languages`.

`tools/languages.json` has a row for every language. From it and from the catalogues come the words of the first paint
in `index.html`, and the rule of the style sheet that shows those of one language alone. `--check` writes nothing and
fails if something is out of date.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = "index.html"
DECK = "static/decks/french/deck.json"
"""The deck of the first paint."""
STYLE = "static/css/page.css"

_PART = r"<(?:span|tspan|a) [^<>]*>[^<]*</(?:span|tspan|a)>"
_WORDS = re.compile(rf'(<(\w+)\b[^<>]* data-words="([\w.-]+)"[^<>]*>)(?:{_PART})*(</\2>)')
_LISTED = re.compile(r'(<html lang=")[^"]*(" data-languages=")[^"]*(")')
_BUTTONS = re.compile(r'(<p class="languages" id="languages">).*?(</p>)', re.DOTALL)
_RULE = re.compile(r"^:root\[lang=[^{]*\[data-words\] > [^{]*\{ display: none; \}$", re.MULTILINE)


@dataclass(frozen=True)
class Language:
    """A language: its code, what it calls itself, and the plural forms it has, as browsers name them."""

    code: str
    name: str
    plurals: tuple[str, ...]


@cache
def languages(root: Path = ROOT) -> tuple[Language, ...]:
    """Every language of a repository; the first is that of a browser which asks for none of them."""
    rows = json.loads((root / "tools" / "languages.json").read_text(encoding="utf-8"))
    return tuple(Language(row["code"], row["name"], tuple(row["plurals"])) for row in rows)


def codes(root: Path = ROOT) -> tuple[str, ...]:
    """The codes of every language: `fr`, `en`..."""
    return tuple(language.code for language in languages(root))


def catalogue(code: str, root: Path = ROOT) -> dict[str, Any]:
    """All the words of the page in one language, those that it fetches first and those that come second."""
    files = [root / "static" / "i18n" / name for name in (f"{code}.json", f"second.{code}.json")]
    whole: dict[str, Any] = {}
    for file in files:
        for key, said in json.loads(file.read_text(encoding="utf-8")).items():
            whole[key] = {**whole[key], **said} if key in whole else said
    return whole


def up_to_date(root: Path = ROOT) -> dict[str, str]:
    """What the page and its style sheet ought to contain, by path."""
    told = languages(root)
    letters = json.loads((root / DECK).read_text(encoding="utf-8"))["index"]["letters"]
    words = {
        language.code: {**catalogue(language.code, root), "corner": letters.get(language.code, letters["en"])}
        for language in told
    }
    page = (root / PAGE).read_text(encoding="utf-8")
    page = _LISTED.sub(rf"\g<1>{told[0].code}\g<2>{' '.join(words)}\g<3>", page)
    page = _WORDS.sub(lambda place: place[1] + _in_every_language(words, place[1], place[3]) + place[4], page)
    page = _BUTTONS.sub(lambda place: f"{place[1]}\n{_buttons(told)}    {place[2]}", page)
    style = (root / STYLE).read_text(encoding="utf-8")
    return {PAGE: page, STYLE: _RULE.sub(_rule(words), style)}


def _in_every_language(words: dict[str, dict[str, Any]], opening: str, key: str) -> str:
    """The text of *key* in every language, as parts of the element that is opened; links where it names a page."""
    tag = "tspan" if opening.startswith("<text ") else "span"
    link = re.search(r'data-page="([^"]*)"', opening)
    kind = re.search(r'data-class="([^"]*)"', opening)
    parts = []
    for code, entries in words.items():
        attributes = f' lang="{code}"'
        if link and kind:
            tag, attributes = "a", f' class="{kind[1]}"{attributes} href="{link[1]}.{code}.html"'
        parts.append(f"<{tag}{attributes}>{escape(_entry(entries, key), quote=False)}</{tag}>")
    return "".join(parts)


def _entry(entries: Any, key: str) -> str:
    for part in key.split("."):
        entries = entries[part]
    return str(entries)


def _buttons(told: Iterable[Language]) -> str:
    """A button a language, each in its own words."""
    return "".join(
        f'      <button type="button" class="link" lang="{language.code}" data-language="{language.code}">'
        f"{escape(language.name)}</button>\n"
        for language in told
    )


def _rule(told: Iterable[str]) -> str:
    others = ", ".join(f':root[lang="{code}"] [data-words] > :not([lang="{code}"])' for code in told)
    return f"{others} {{ display: none; }}"


def main() -> None:
    """Write the files, or with `--check` only compare."""
    stale = {name: text for name, text in up_to_date().items() if (ROOT / name).read_text(encoding="utf-8") != text}
    if stale and "--check" in sys.argv[1:]:
        sys.exit(f"Out of date: {', '.join(stale)}. Run: make languages")
    for name, text in stale.items():
        (ROOT / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"Written: {', '.join(stale)}" if stale else "The words of the first paint are up to date.")


if __name__ == "__main__":
    main()
