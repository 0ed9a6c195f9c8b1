"""A choice in progress."""

from collections.abc import Callable
from typing import Any

import pytest

Load = Callable[[str], Any]

VALUES = dict(zip("A234567JQK", range(1, 11), strict=True))


def view(hand: dict[str, list[list[str]]], table: str) -> dict[str, Any]:
    """A View with a hand, each card with its captures, and a table."""
    return {
        "hand": [{"card": card, "value": VALUES[card[0]], "captures": captures} for card, captures in hand.items()],
        "table": [{"card": card, "value": VALUES[card[0]]} for card in table.split()],
    }


@pytest.fixture
def choosing(load: Load) -> Any:
    """A choice over a six that takes two sums, a seven that takes one card, and a king that takes nothing."""
    made = load("choosing").Choosing()
    hand = {"6S": [["2B", "4C"], ["AD", "5C"]], "7C": [["7D"]], "KD": []}
    made.look(view(hand, "AD 2B 4C 5C 7D"))
    return made


def test_the_only_capture_is_ticked(choosing: Any) -> None:
    choosing.choose("7C")
    assert choosing.taken == ["7D"]
    assert choosing.legal()
    assert choosing.move() == "7Cx7D"


def test_a_card_that_takes_nothing_is_laid(choosing: Any) -> None:
    choosing.choose("KD")
    assert choosing.legal()
    assert choosing.move() == "KD"


def test_with_several_captures_nothing_is_ticked_and_all_stay_open(choosing: Any) -> None:
    choosing.choose("6S")
    assert choosing.taken == []
    assert not choosing.legal()
    assert choosing.open_captures() == [["2B", "4C"], ["AD", "5C"]]


def test_a_capture_is_chosen_card_by_card_in_any_order(choosing: Any) -> None:
    choosing.choose("6S")
    choosing.tick("4C")
    assert choosing.open_captures() == [["2B", "4C"]]
    choosing.tick("2B")
    assert choosing.legal()
    assert choosing.move() == "6Sx2B4C"


def test_a_card_of_another_capture_begins_that_one(choosing: Any) -> None:
    choosing.choose("6S")
    choosing.tick("2B")
    choosing.tick("AD")
    assert choosing.taken == ["AD"]


def test_a_card_of_no_capture_is_added_so_that_it_can_be_explained(choosing: Any) -> None:
    choosing.choose("7C")
    choosing.tick("2B")
    assert choosing.taken == ["7D", "2B"]
    assert not choosing.legal()


def test_pointing_at_a_card_takes_the_only_capture_that_holds_it(choosing: Any) -> None:
    choosing.choose("6S")
    choosing.aim("5C")
    assert choosing.move() == "6SxAD5C"


def test_a_new_view_keeps_a_choice_that_is_still_there(choosing: Any) -> None:
    choosing.choose("7C")
    choosing.look(view({"7C": [["7D"]], "KD": []}, "7D QB"))
    assert choosing.move() == "7Cx7D"


def test_a_new_view_drops_table_cards_that_have_gone(choosing: Any) -> None:
    choosing.choose("7C")
    choosing.look(view({"7C": []}, "QB"))
    assert choosing.move() == "7C"
    assert choosing.legal()


def test_a_new_view_drops_a_hand_card_that_has_gone(choosing: Any) -> None:
    choosing.choose("6S")
    choosing.look(view({"KD": []}, "AD"))
    assert choosing.card is None
    assert choosing.taken == []
