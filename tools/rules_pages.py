"""Write the rules pages and docs/rules.md from the catalogues and the engine's own rules: `make rules`.

A page for every game, and one that leads to them, in every language: static/rules/. `--check` writes nothing and fails
if something is out of date.
"""

from __future__ import annotations

import sys

from tools.rules.front import front_page
from tools.rules.handbook import handbook
from tools.rules.page import game_page
from tools.rules.sheet import TOLD, Sheet
from tools.rules.texts import LANGUAGES, ROOT, texts


def written() -> dict[str, str]:
    """What each file ought to contain, by its path."""
    pages = {
        f"static/rules/{game}.{language}.html": game_page(texts(language), Sheet(game))
        for language in LANGUAGES
        for game in TOLD
    }
    fronts = {f"static/rules/index.{language}.html": front_page(texts(language)) for language in LANGUAGES}
    return {**pages, **fronts, "docs/rules.md": handbook(texts("en"))}


def main() -> None:
    """Write the files, or with `--check` only compare."""
    told = written()
    stale = [name for name, text in told.items() if _found(name) != text]
    if stale and "--check" in sys.argv[1:]:
        sys.exit(f"Out of date: {', '.join(stale)}. Run: make rules")
    for name in stale:
        (ROOT / name).write_text(told[name], encoding="utf-8", newline="\n")
    print(f"Written: {len(stale)} files." if stale else "The rules pages are up to date.")


def _found(name: str) -> str | None:
    path = ROOT / name
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    main()
