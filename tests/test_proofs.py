"""What a page of docs says is proved row by row, and by tests that are there."""

import re

import pytest

from tools.serve import ROOT

PAGES = {"docs/accessibility.md": "tests/web/test_everyone.py", "docs/comfort.md": "tests/web/test_casual.py"}
"""A page whose rows name their proofs -> the file of the tests that were written for it."""


def text_of(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_row_names_tests_that_are_there(page: str) -> None:
    rows = [line for line in text_of(page).splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", row)
        assert named, row
        for file, test in named:
            assert f"\ndef {test}(" in text_of(file), (file, test)


@pytest.mark.parametrize(("page", "tests"), PAGES.items())
def test_every_test_that_was_written_for_a_page_is_in_a_row(page: str, tests: str) -> None:
    written = re.findall(r"^def (test_\w+)", text_of(tests), re.MULTILINE)
    assert {test for test in written if f"::{test}`" not in text_of(page)} == set()
