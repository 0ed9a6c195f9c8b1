"""A language is a row and its catalogues: docs/languages.md, gone through on a copy of the repository."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.languages import ROOT, catalogue, codes, languages, up_to_date

NEW = {"code": "pt", "name": "Português", "plurals": ["one", "many", "other"]}
NEAR = "es"
"""The language that the catalogues of the new one are copied from."""
TRANSLATED = {
    "static/i18n/{}.json": ('"practice": "Partida de práctica"', '"practice": "Jogo de treino"'),
    "static/i18n/second.{}.json": ('"play": "Jugar"', '"play": "Jogar"'),
    "static/i18n/coach.{}.json": ('"title_advice": "Un consejo"', '"title_advice": "Um conselho"'),
    "static/i18n/comfort.{}.json": ('"copy": "Copiar"', '"copy": "Copiar aqui"'),
    "static/i18n/rules.{}.json": ('"captures": "Las bazas"', '"captures": "As capturas"'),
    "tools/rules/catalogues/{}.json": ('"contents": "Índice"', '"contents": "Sumário"'),
    "tools/rules/catalogues/front.{}.json": ('"games": "Los juegos"', '"games": "Os jogos"'),
}
CHECKS = ("tests/test_rules_texts.py", "tests/ui/test_text.py", "tests/ui/test_index.py")


def run(root: Path, *arguments: str) -> str:
    """What a command of ours says in the copy."""
    done = subprocess.run([sys.executable, *arguments], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def with_one_more(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository, without what was vendored, that has one more language."""
    root = tmp_path_factory.mktemp("one-more") / "scopa"
    unneeded = shutil.ignore_patterns(".git", ".test", "vendor", "web", "golden", "*cache*", "__pycache__")
    shutil.copytree(ROOT, root, ignore=unneeded)
    rows = json.loads((root / "tools/languages.json").read_text(encoding="utf-8"))
    (root / "tools/languages.json").write_text(json.dumps([*rows, NEW], ensure_ascii=False), encoding="utf-8")
    for name, (before, after) in TRANSLATED.items():
        text = (root / name.format(NEAR)).read_text(encoding="utf-8")
        assert before in text
        (root / name.format(NEW["code"])).write_text(text.replace(before, after), encoding="utf-8")
    for command in (("-m", "tools.languages"), ("-m", "tools.rules_pages"), ("tools/files.py", str(root))):
        assert "Written" in run(root, *command)
    return root


def test_the_page_has_one_more_language(with_one_more: Path) -> None:
    page = (with_one_more / "index.html").read_text(encoding="utf-8")
    assert f'data-languages="{" ".join(codes())} pt"' in page
    assert '<button type="button" class="link" lang="pt" data-language="pt">Português</button>' in page
    assert '<span lang="pt">Jogar</span>' in page
    style = (with_one_more / "static/css/page.css").read_text(encoding="utf-8")
    assert ':root[lang="pt"] [data-words] > :not([lang="pt"])' in style


def test_every_game_has_its_page_in_it_and_the_others_lead_there(with_one_more: Path) -> None:
    folder = with_one_more / "static/rules"
    for path in folder.glob(f"*.{NEAR}.html"):
        name = path.name.replace(f".{NEAR}.", ".pt.")
        assert '<html lang="pt">' in (folder / name).read_text(encoding="utf-8")
        assert f'href="{name}"' in path.read_text(encoding="utf-8")
    assert "Sumário" in (folder / "scopa.pt.html").read_text(encoding="utf-8")
    assert "Os jogos" in (folder / "index.pt.html").read_text(encoding="utf-8")


def test_what_it_adds_is_published(with_one_more: Path) -> None:
    files = json.loads((with_one_more / "static/files.json").read_text(encoding="utf-8"))["files"]
    assert {"static/i18n/pt.json", "static/i18n/rules.pt.json", "static/rules/cirulla.pt.html"} <= set(files)


@pytest.mark.long
def test_the_checks_of_the_catalogues_look_at_it_too(with_one_more: Path) -> None:
    told = run(with_one_more, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", "-p", "no:playwright", *CHECKS)
    assert "[pt]" in told
    spoilt = with_one_more / "static/i18n/pt.json"
    text = spoilt.read_text(encoding="utf-8")
    spoilt.write_text(text.replace('"cards_many"', '"cards_few"'), encoding="utf-8")
    with pytest.raises(AssertionError, match="all_forms_of_its_language"):
        run(with_one_more, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:playwright", CHECKS[1])
    spoilt.write_text(text, encoding="utf-8")


def test_the_words_of_the_first_paint_are_written_from_the_catalogues() -> None:
    assert {name: (ROOT / name).read_text(encoding="utf-8") for name in up_to_date()} == up_to_date()


def test_a_language_has_every_catalogue_and_no_catalogue_is_of_none() -> None:
    for name in TRANSLATED:
        folder, pattern = (ROOT / name).parent, Path(name).name
        found = {path.name for path in folder.glob(pattern.format("??"))}
        assert found == {pattern.format(code) for code in codes()}


def test_a_row_says_how_many_plural_forms_there_are() -> None:
    for language in languages():
        assert language.plurals[-1] == "other"
        assert {f"cards_{form}" for form in language.plurals} <= set(catalogue(language.code))
