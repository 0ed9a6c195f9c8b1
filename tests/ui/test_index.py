"""The page as it is before any Python: what it says, what it may fetch, what it starts."""

import ast
import json
import re
import tomllib
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tools.languages import catalogue, codes, languages, up_to_date

ROOT = Path(__file__).resolve().parents[2]
HTML = (ROOT / "index.html").read_text(encoding="utf-8")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; "
    "worker-src 'self' blob:; img-src 'self' data:"
)
FIRST_PAINT = {
    "lobby.title", "lobby.lead", "lobby.play", "lobby.learn", "lobby.rules", "lobby.games", "lobby.daily", "menu.open",
    "trouble.old", "trouble.file", "trouble.load", "trouble.slow", "trouble.script", "trouble.reload",
}  # fmt: skip
NOT_WORDS = {"A", "7", "D", "Q", "R", "K", "Scopa"}
"""The corner letters of the cards in the lobby, and the name of the game, which is Italian."""


class Texts(HTMLParser):
    """Collects elements with a language, and every attribute."""

    def __init__(self) -> None:
        super().__init__()
        self.languages: list[str | None] = []
        self.said: dict[str, list[str]] = {code: [] for code in codes()}
        self.attributes: list[tuple[str, str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in {"meta", "link", "input", "path", "use", "progress"}:
            self.languages.append(dict(attrs).get("lang") if tag != "html" else None)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        if tag not in {"meta", "link", "input", "path", "use", "progress"}:
            self.languages.pop()

    def handle_data(self, data: str) -> None:
        language = self.languages[-1] if self.languages else None
        if language and data.strip():
            self.said[language].append(data.strip())


def parsed() -> Texts:
    texts = Texts()
    texts.feed(HTML)
    return texts


def entry(language: str, key: str) -> Any:
    found: Any = catalogue(language)
    for part in key.split("."):
        found = found[part]
    return found


def test_the_first_paint_says_what_the_catalogues_say() -> None:
    said = parsed().said
    for language in languages():
        words = {text for text in said[language.code] if text not in NOT_WORDS} - {language.name}
        assert words == {entry(language.code, key) for key in FIRST_PAINT}


def test_the_words_of_the_first_paint_are_those_that_are_written() -> None:
    stale = [name for name, text in up_to_date().items() if (ROOT / name).read_text(encoding="utf-8") != text]
    assert stale == [], "run: make languages"


def test_the_policy_allows_this_host_alone() -> None:
    assert f'http-equiv="Content-Security-Policy" content="{POLICY}"' in HTML
    assert not re.search(r'(?:src|href)="(?:https?:)?//', HTML)


def test_it_can_be_installed() -> None:
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text(encoding="utf-8"))
    published = json.loads((ROOT / "static/files.json").read_text(encoding="utf-8"))["files"]
    assert '<link rel="manifest" href="manifest.webmanifest">' in HTML
    assert manifest["name"]
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "./", "./")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert {"manifest.webmanifest", *(icon["src"] for icon in manifest["icons"])} <= set(published)


def test_no_script_and_no_style_is_inline() -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)", HTML) == []
    assert "<style" not in HTML
    assert [(tag, name) for tag, name, _ in parsed().attributes if name == "style" or name.startswith("on")] == []


def test_every_address_is_relative_so_that_a_sub_path_will_do() -> None:
    addresses = [value for _, name, value in parsed().attributes if name in {"src", "href", "config"}]
    assert len(addresses) > 10
    assert [address for address in addresses if address.startswith("/") or ":" in address] == []


def test_the_interpreter_is_given_every_module_of_the_first_page() -> None:
    files = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))["files"]
    modules = {f"./static/ui/{path.name}" for path in (ROOT / "static/ui").glob("*.py") if path.name != "main.py"}
    assert set(files) == modules


@pytest.mark.parametrize("folder", ["second", "lobby", "coach", "gallery"])
def test_what_comes_later_is_every_module_of_its_folder(folder: str) -> None:
    later = (ROOT / "static/ui/later.py").read_text(encoding="utf-8")
    named = re.search(folder.upper() + r" = \(([^)]*)\)", later)
    assert named
    assert set(re.findall(r'"(\w+)"', named[1])) == {path.stem for path in (ROOT / "static/ui" / folder).glob("*.py")}


def test_a_comfort_is_given_every_module_that_it_imports(load: Callable[[str], Any]) -> None:
    later = load("second.comfort")
    comforts = {need for needs in later.COMFORTS.values() for need in needs if need.startswith("comforts/")}
    assert comforts == {f"comforts/{path.stem}" for path in (ROOT / "static/ui/comforts").glob("*.py")}
    for name, needs in later.COMFORTS.items():
        have: set[str] = set()
        for need in needs:
            written = (ROOT / f"static/ui/{need}.py").read_text(encoding="utf-8")
            for folder, names in re.findall(r"^from ui(?:\.(\w+(?:\.\w+)?))? import ([\w, ]+)$", written, re.MULTILINE):
                if folder in ("comforts", "lobby"):
                    assert {f"{folder}/{part}" for part in names.split(", ")} <= have, (name, need)
                elif folder.startswith(("comforts", "lobby")):
                    assert folder.replace(".", "/") in have, (name, need)
            have.add(need)


def test_every_style_sheet_comes_with_the_page_or_later() -> None:
    later = (ROOT / "static/ui/later.py").read_text(encoding="utf-8")
    styles = re.search(r"STYLES = (\{[^}]*\})", later)
    assert styles
    named = [name for names in ast.literal_eval(styles[1]).values() for name in names]
    named += re.findall(r'rel="stylesheet" href="static/css/(\w+)\.css"', HTML)
    assert sorted(named) == sorted(path.stem for path in (ROOT / "static/css").glob("*.css"))


def test_the_page_lists_every_language_and_has_a_button_for_each() -> None:
    assert f'<html lang="{codes()[0]}" data-languages="{" ".join(codes())}">' in HTML
    assert re.findall(r'data-language="(\w+)">([^<]+)<', HTML) == [(row.code, row.name) for row in languages()]
    assert set(codes()) == {path.stem for path in (ROOT / "static/i18n").glob("??.json")}


def test_a_style_sheet_fetches_nothing() -> None:
    for path in (ROOT / "static/css").glob("*.css"):
        fetched = re.findall(r"url\(([^)]*)\)", path.read_text(encoding="utf-8"))
        assert [address for address in fetched if not address.strip("\"'").startswith("data:")] == []
        assert "@import" not in path.read_text(encoding="utf-8")


def test_the_table_of_the_first_paint_is_one_for_two() -> None:
    assert '<form class="felt" id="felt" data-seats="2"' in HTML
