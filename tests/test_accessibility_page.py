"""What docs/accessibility.md says is proved, and by tests that are there."""

import re

from tools.serve import ROOT

PAGE = (ROOT / "docs/accessibility.md").read_text(encoding="utf-8")
EVERYONE = (ROOT / "tests/web/test_everyone.py").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ")][1:]


def test_every_row_names_tests_that_are_there() -> None:
    assert len(ROWS) > 15
    for row in ROWS:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", row)
        assert named, row
        for file, test in named:
            assert f"\ndef {test}(" in (ROOT / file).read_text(encoding="utf-8"), (file, test)


def test_every_test_of_what_everybody_needs_is_in_a_row() -> None:
    written = re.findall(r"^def (test_\w+)", EVERYONE, re.MULTILINE)
    assert {test for test in written if f"::{test}`" not in PAGE} == set()
