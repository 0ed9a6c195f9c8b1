"""Every statement of the rules that the engine keeps has a test that bears its id."""

import re

import pytest

from rulings import CASES
from tools.statements import main, proofs, statements

ROWS = statements()
CASES_PLAYED = {case["id"] for case in CASES}


@pytest.mark.parametrize("statement", [row["id"] for row in ROWS if row["kind"] == "engine"])
def test_an_engine_statement_is_proved(statement: str) -> None:
    assert proofs()[statement]


def test_the_cases_named_are_there_and_are_played() -> None:
    assert {case for row in ROWS for case in row["cases"]} <= CASES_PLAYED


def test_a_statement_has_an_id_of_its_own_words_and_a_kind() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        assert set(row) == {"id", "statement", "kind", "cases"}
        assert re.fullmatch(r"00[0-4] L\d+(-\d+)?[a-z]?", row["id"])
        assert row["statement"]
        assert row["kind"] in ("engine", "page")
        assert row["kind"] == "engine" or not row["cases"]


def test_the_list_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    told = capsys.readouterr().out
    assert all(row["id"] in told for row in ROWS)
    assert "NO TEST" not in told
