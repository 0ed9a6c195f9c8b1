"""Every case with its right answer, asked of the engine."""

from collections import Counter

import pytest

from rulings import CASES, Case, check
from tools.statements import in_a_name, statements_of


def name_of(case: Case) -> str:
    """The id of a case and of the statements it proves: ``CAP-001-000_l19c-000_l33a``."""
    return "-".join([case["id"], *map(in_a_name, statements_of(case["id"]))])


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_ruling(case: Case) -> None:
    check(case)


def test_every_case_has_an_id_of_its_own_and_a_source() -> None:
    assert [case for case, times in Counter(case["id"] for case in CASES).items() if times > 1] == []
    assert all(case["source"] for case in CASES)
