"""Every statement of the rules is proved by a test that bears its id, on the engine, on the page, or on both."""

import re

import pytest

from rulings import CASES
from tools.statements import main, proofs, statements

ROWS = statements()
CASES_PLAYED = {case["id"] for case in CASES}

NOT_YET = {
    **dict.fromkeys([("000 L31", "page"), ("001 L19", "page")], "a lesson"),
    **{
        (f"003 L{line}{half}", "page"): "a regional deck"
        for line in range(21, 26)
        for half in "ab"
        if (line, half) != (22, "b")
    },
}
"""What is not built yet, and so has no proof."""


def test_every_statement_is_proved_but_those_of_what_is_not_built_yet() -> None:
    assert {statement for statement, tests in proofs().items() if not tests} == set(NOT_YET)


def test_the_cases_named_are_there_and_are_played() -> None:
    assert {case for row in ROWS for case in row["cases"]} <= CASES_PLAYED


def test_a_statement_has_an_id_of_its_own_words_and_a_place_of_its_proof() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        assert set(row) == {"id", "statement", "proved_by", "cases"}
        assert re.fullmatch(r"00[0-4] L\d+(-\d+)?[a-z]?", row["id"])
        assert row["statement"]
        assert row["proved_by"] in (["engine"], ["page"], ["engine", "page"])
        assert "engine" in row["proved_by"] or not row["cases"]


def test_the_list_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    told = capsys.readouterr().out
    assert all(row["id"] in told for row in ROWS)
    assert told.count("NO TEST") == len(NOT_YET)
