"""What a reader of the repository relies on."""

import re
import subprocess
from pathlib import Path

from tools.serve import ROOT

LONGEST = 300

LONGER_FOR_A_REASON: dict[str, str] = {
    "tests/web/driver.py": "a person's eyes and hands: what is seen, and the same deeds by keyboard, touch and mouse",
    "tests/web/test_opening.py": "one round, from print to the engine, with all that may happen on the way",
    "tests/web/test_everyone.py": "one table of what everybody needs, a test a row",
    "tests/web/test_casual.py": "one table of what a casual player may expect, a test a row",
    "tests/web/test_sizes.py": "one law, that everything fits, at every size: a test for each thing that did not",
    "static/css/seats.css": "one table for three and more, upright, lying, left-handed: its rules answer one another",
    "static/rules/cirulla.fr.html": "a page to read, of the game with the most rules, written by make rules",
    "static/rules/cirulla.en.html": "the same in English",
    "static/rules/cirulla.it.html": "the same in Italian",
    "static/rules/cirulla.es.html": "the same in Spanish",
}
"""A file over 300 lines -> why it is one thing."""

CODE = {".css", ".html", ".js", ".mjs", ".py", ".sh", ".toml", ".yml"}

UNWANTED = {
    "a path of one machine": r"/(work|root|farm)/|/home/(?!pyodide\b)",
    "a package registry's host": r"registry\.npmjs|pypi\.org|pythonhosted\.|deb\.debian|proxy\.golang",
    "something left for later": r"\b(TODO|FIXME|XXX)\b",
    "two versions of a line": r"(?m)^(<{7}|>{7}) ",
    "a number of an issue": r"\b[Ii]ssue (#|number )?\d",
}
"""What stands in no file of ours, as regular expressions."""

VENDORED = ("static/vendor/", "tests/vendor/", "tools/vendor/licences/")


def ours() -> list[str]:
    """Return the paths of the text files of this repository that we wrote."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    names = [name for name in listed.stdout.split("\0") if name and not name.startswith(VENDORED)]
    return [name for name in names if (ROOT / name).is_file() and b"\0" not in (ROOT / name).read_bytes()]


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_no_file_holds_what_is_unwanted() -> None:
    here = Path(__file__).relative_to(ROOT).as_posix()
    faults = [
        f"{name}: {what}: {found.group()}"
        for name in ours()
        if name != here
        for what, pattern in UNWANTED.items()
        for found in re.finditer(pattern, text_of(name))
    ]
    assert faults == []


def test_a_file_is_short_or_has_its_reason() -> None:
    lines = {name: len(text_of(name).splitlines()) for name in ours() if Path(name).suffix in CODE}
    assert {name for name, count in lines.items() if count > LONGEST} == set(LONGER_FOR_A_REASON)


def test_the_version_of_the_package_heads_the_change_log() -> None:
    version = re.search(r'^version = "(.*)"$', text_of("pyproject.toml"), re.MULTILINE)
    assert version is not None
    assert re.search(rf"^## {re.escape(version.group(1))}\b", text_of("CHANGELOG.md"), re.MULTILINE)


def test_the_pages_of_the_repository_lead_somewhere() -> None:
    """Every relative link in our Markdown names a file."""
    faults = [
        f"{name}: {target}"
        for name in ours()
        if name.endswith(".md")
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text_of(name))
        if not (ROOT / name).parent.joinpath(target).exists()
    ]
    assert faults == []
