"""A choice in progress."""

from collections.abc import Callable
from typing import Any

import pytest

Load = Callable[[str], Any]

VALUES = dict(zip("A234567JQK", range(1, 11), strict=True))


def view(hand: dict[str, list[list[str]]], table: str, capture: str = "value", lays: str = "") -> dict[str, Any]:
    """A View with a hand, each card with its captures, and a table; a card that takes nothing may be laid, and *lays*
    besides.
    """
    return {
        "rules": {"options": {}, "capture": capture},
        "hand": [
            {"card": card, "value": VALUES[card[0]], "captures": captures, "lays": not captures or card in lays}
            for card, captures in hand.items()
        ],
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


def test_a_card_that_may_be_laid_though_it_takes_is_laid_once_nothing_is_ticked(load: Load) -> None:
    made = load("choosing").Choosing()
    made.look(view({"7C": [["7D"]]}, "7D 2B", lays="7C"))
    made.choose("7C")
    assert made.move() == "7Cx7D"
    made.tick("7D")
    assert made.legal()
    assert made.move() == "7C"


def test_a_card_that_takes_nothing_may_not_be_laid_where_another_must_take(load: Load) -> None:
    made = load("choosing").Choosing()
    shown = view({"7C": [["7D"]], "KD": []}, "7D 2B")
    shown["hand"][1]["lays"] = False
    made.look(shown)
    made.choose("KD")
    assert not made.legal()


@pytest.mark.parametrize(
    ("capture", "ticked", "to_fifteen"),
    [
        ("value", ["2B", "4C"], False),
        ("fifteen", ["2B"], True),
        ("value_or_fifteen", ["2B"], True),
        ("value_or_fifteen", ["2B", "4C"], False),
    ],
)
def test_a_choice_counts_to_fifteen_with_the_own_card_but_as_an_equal_sum(
    load: Load, capture: str, ticked: list[str], to_fifteen: bool
) -> None:
    made = load("choosing").Choosing()
    made.look(view({"6S": [["2B", "4C"], ["2B", "7D"]]}, "2B 4C 7D", capture))
    made.choose("6S")
    for card in ticked:
        made.tick(card)
    assert made.to_fifteen() is to_fifteen
