"""What lies under static/vendor and tests/vendor is what its manifests say, and it is all that the browser is given."""

import gzip
import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from engine_imports import configured, modules_behind, standard_library_of_the_engine
from tools.serve import ROOT

FOLDERS = ("static/vendor", "tests/vendor")
LARGEST_PAINT = 40_000
LARGEST_PAGE = 360_000
LARGEST_VISIT = 5_600_000
"""Bytes asked for before the first paint, before the first card, and in all, as a server that compresses sends them."""


def packages(folder: str) -> list[dict[str, Any]]:
    """Return the packages that a manifest lists."""
    listed: list[dict[str, Any]] = json.loads((ROOT / folder / "manifest.json").read_text(encoding="utf-8"))["packages"]
    return listed


def files(folder: str) -> dict[str, dict[str, Any]]:
    """Return the files that a manifest lists, by path."""
    return {path: facts for package in packages(folder) for path, facts in package["files"].items()}


def pinned() -> dict[str, str]:
    """Return the versions that the vendor script asks for."""
    package = json.loads((ROOT / "tools/vendor/package.json").read_text(encoding="utf-8"))
    versions: dict[str, str] = package["devDependencies"]
    return versions


def compressed(paths: set[Path]) -> int:
    """Return how many bytes the files have on their way."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def vendored(*names: str) -> set[Path]:
    """Return the files of some vendored folders that a browser asks for."""
    folder = ROOT / "static/vendor"
    licences = {path for package in packages("static/vendor") for path in package["licence_files"]}
    return {folder / path for path in files("static/vendor") if path.split("/")[0] in names and path not in licences}


def page_files() -> set[Path]:
    """Return what the page needs before the first card."""
    return painted_files() | {ROOT / name for name in (*asked_for_python(), *listed("pyscript.toml"))}


def painted_files() -> set[Path]:
    """Return what is asked for before the first paint."""
    markup = (ROOT / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'(?:<link rel="stylesheet" href|<script src)="([^"#]+)', markup)
    deck = ("static/decks/french/deck.json", "static/decks/french/deck.svg")
    return {ROOT / name for name in ("index.html", *linked, *deck, largest_catalogue())}


def asked_for_python() -> list[str]:
    """Return what `static/boot.js` asks for after the first paint."""
    return re.findall(r'<link data-rel="[^"]+"[^>]* href="([^"]+)"', (ROOT / "index.html").read_text(encoding="utf-8"))


def largest_catalogue() -> str:
    """Return the first words of one language: those of the language spoken are all that a visit asks for."""
    catalogues = (ROOT / "static/i18n").glob("??.json")
    return max(catalogues, key=lambda path: compressed({path})).relative_to(ROOT).as_posix()


def engine_files() -> set[Path]:
    """Return what the worker needs."""
    names = ["engine.toml", "static/engine.js", "scopa/worker.py", *listed("engine.toml")]
    return {ROOT / name for name in names} | vendored("pyodide")


def listed(configuration: str) -> list[str]:
    """Return the files that a configuration lists."""
    rows = configured(configuration)["files"]
    assert isinstance(rows, dict)
    return list(rows)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_manifest_lists_what_is_there(folder: str) -> None:
    present = {path.relative_to(ROOT / folder).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()}
    assert present == {*files(folder), "manifest.json"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_is_the_one_that_was_vendored(folder: str) -> None:
    for path, facts in files(folder).items():
        content = (ROOT / folder / path).read_bytes()
        assert (len(content), hashlib.sha256(content).hexdigest()) == (facts["bytes"], facts["sha256"]), path


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_package_is_pinned_and_licensed(folder: str) -> None:
    for package in packages(folder):
        assert package["version"] == pinned()[package["name"]]
        assert package["licence"]
        assert package["licence_files"]
        assert set(package["licence_files"]) <= set(package["files"])


def test_a_changed_file_names_its_original_and_what_was_done() -> None:
    changed = {path: facts for path, facts in files("static/vendor").items() if "change" in facts}
    assert set(changed) == {"pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json"}
    for facts in changed.values():
        assert facts["change"]
        assert facts["original_sha256"] != facts["sha256"]


def test_the_standard_library_is_compiled_and_of_one_date() -> None:
    with zipfile.ZipFile(ROOT / "static/vendor/pyodide/python_stdlib.zip") as library:
        entries = library.infolist()
        unchecked = {library.read(entry)[4:8] for entry in entries}
    assert {Path(entry.filename).suffix for entry in entries} == {".pyc"}
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
    assert unchecked == {b"\x01\x00\x00\x00"}


@pytest.mark.parametrize("configuration", ["pyscript.toml", "engine.toml"])
def test_a_configuration_names_an_interpreter_of_ours(configuration: str) -> None:
    interpreter = str(configured(configuration)["interpreter"])
    assert interpreter.startswith("./")
    assert (ROOT / interpreter).is_file()


@pytest.mark.parametrize("name", ["index.html", "pyscript.toml", "engine.toml", "static/engine.js", "static/boot.js"])
def test_nothing_is_fetched_from_elsewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert re.findall(r"(?:src|href|import|from|fetch|interpreter)\W{1,4}(?:https?:)?//[^\s\"']+", text) == []


def test_the_page_is_given_the_modules_it_imports() -> None:
    needed = modules_behind(ROOT / "static/ui/main.py", ROOT / "static/ui")
    first = {f"./{path.relative_to(ROOT)}" for path in needed if path.parent.name == "ui"}
    assert set(listed("pyscript.toml")) == first


def test_the_page_asks_at_once_for_all_it_needs() -> None:
    """Found one by one, these files would cost a slow line a second or two."""
    vendored_parts = {path.relative_to(ROOT).as_posix() for path in vendored("pyscript", "micropython")}
    needed = {"pyscript.toml", "static/ui/main.py", *vendored_parts, *(name[2:] for name in listed("pyscript.toml"))}
    assert sorted(asked_for_python()) == sorted(needed)


def test_neither_interpreter_asks_for_plugins() -> None:
    markup = (ROOT / "index.html").read_text(encoding="utf-8")
    inline = re.search(r"<py-config[^>]*>(.*?)</py-config>", markup)
    assert inline is not None
    assert json.loads(inline[1])["plugins"] == configured("pyscript.toml")["plugins"]


def test_the_worker_is_given_the_modules_it_imports() -> None:
    needed = modules_behind(ROOT / "scopa/worker.py", ROOT / "scopa")
    modules = {f"./{path.relative_to(ROOT)}" for path in needed}
    assert set(listed("engine.toml")) == {*modules, "./static/engine.zip"}


def test_the_engine_counts_against_the_true_sizes() -> None:
    counted = re.findall(r'"([\w.]+)": (\d+)', (ROOT / "static/engine.js").read_text(encoding="utf-8"))
    sizes = {path.removeprefix("pyodide/"): facts["bytes"] for path, facts in files("static/vendor").items()}
    assert counted
    assert {name: int(size) for name, size in counted} == {name: sizes[name] for name, _ in counted}


def test_the_engine_imports_from_the_standard_library() -> None:
    assert {"json", "dataclasses"} <= standard_library_of_the_engine()


def test_the_page_is_light() -> None:
    assert compressed(painted_files()) <= LARGEST_PAINT
    assert compressed(page_files()) <= LARGEST_PAGE


def test_a_first_visit_is_bearable() -> None:
    assert compressed(page_files() | engine_files() | {ROOT / "static/openings.json"}) <= LARGEST_VISIT
