"""Every case with its right answer, asked of the engine; what it does not play yet is listed, not passed over."""

from collections import Counter

import pytest

from rulings import CASES, Case, check, why_not_yet
from tools.statements import in_a_name, statements_of

PLAYED = [case for case in CASES if why_not_yet(case) is None]
NOT_YET = {
    "asso-pigliatutto": 2,
    "cirulla": 18,
    "escoba": 12,
    "escoba-clasica": 5,
    "quick_count": 1,
    "scopa-d-assi": 2,
    "scopa-di-casa": 7,
    "scopa-obbligo": 9,
    "scopa-quindici": 1,
    "scopa-ventuno": 12,
    "scopone": 18,
    "scopone-napola": 7,
    "scopone-nove": 3,
}
"""Games and options that the engine does not play, and how many cases wait for each."""


def name_of(case: Case) -> str:
    """The id of a case and of the statements it proves: ``CAP-001-000_l19c-000_l33a``."""
    return "-".join([case["id"], *map(in_a_name, statements_of(case["id"]))])


@pytest.mark.parametrize("case", PLAYED, ids=name_of)
def test_ruling(case: Case) -> None:
    check(case)


def test_what_is_not_played_yet_is_exactly_this() -> None:
    assert Counter(missing for missing in map(why_not_yet, CASES) if missing) == NOT_YET


def test_every_case_has_an_id_of_its_own_and_a_source() -> None:
    assert [case for case, times in Counter(case["id"] for case in CASES).items() if times > 1] == []
    assert all(case["source"] for case in CASES)
