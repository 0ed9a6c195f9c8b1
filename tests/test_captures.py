"""Captures, compared with trying every subset of the table."""

import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given

from oracle import PLAIN, VALUES, by_total
from oracle import captures as tried
from scopa import Rules, captures
from scopa.captures import CaptureTable, capture_table
from scopa.cards import CardSet, mask_of, read_card
from scopa.errors import NotationError
from strategies import HOUSES, RULES, any_rules, card_sets, law

PACK = tuple(VALUES)
ASKED = {name: {**PLAIN, **options} for name, options in HOUSES.items()}
OTHERS = [name for name in HOUSES if ASKED[name] != PLAIN and ASKED[name].keys() & PLAIN.keys()]
BATCHES, TABLES = 10, 10_000
SIZES = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8]
"""How many cards lie on a table, as often as in play; now and then more than ever."""


def masks(found: set[frozenset[str]]) -> set[int]:
    return {mask_of(map(read_card, taken)) for taken in found}


def compare(name: str, table: list[str], card: str, sets: Any) -> None:
    found = capture_table(RULES[name]).of(read_card(card), mask_of(map(read_card, table)))
    expected = masks(tried(table, card, ASKED[name], sets))
    assert set(found) == expected, (name, table, card)
    assert len(found) == len(expected), (name, table, card)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_captures_are_those_found_by_trying_every_subset(batch: int) -> None:
    chance = Random(batch)
    for number in range(TABLES):
        drawn = chance.sample(PACK, chance.choice(SIZES) + 1)
        card, table = drawn[0], drawn[1:]
        sets = by_total(table)
        compare("scopa", table, card, sets)
        compare(OTHERS[number % len(OTHERS)], table, card, sets)


def test_every_capture_option_is_among_the_house_rules_compared() -> None:
    compared = [set(map(str, {options[name] for options in ASKED.values()})) for name in ("capture", "sums", "aces")]
    assert compared == [{"value", "fifteen", "value_or_fifteen"}, {"choice", "fewest"}, {"plain", "sweep"}]
    assert {options["max_take"] for options in ASKED.values()} == {None, 2, 3}
    assert len(OTHERS) > 10


def test_sets_come_fewest_cards_first_then_in_canonical_order() -> None:
    found = captures(RULES["scopa"], table="4D 3B 2C 6D AS 7C", card="JB")
    assert found == (("AS", "7C"), ("2C", "6D"), ("AS", "3B", "4D"))


@law(200)
@given(any_rules, card_sets)
def test_captures_are_listed_once_in_order_and_lie_on_the_table(rules: Rules, cards: CardSet) -> None:
    table = CardSet.of(list(cards)[:8])
    for card in set(range(40)) - set(table):
        found = [CardSet(taken) for taken in capture_table(rules).of(card, table.mask)]
        assert all(taken and taken <= table for taken in found)
        assert found == sorted(found, key=lambda taken: (len(taken), list(taken)))
        assert len(set(found)) == len(found)


def test_what_is_remembered_does_not_change_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["scopa.captures"], "_REMEMBERED", 3)
    forgetful, chance = CaptureTable(RULES["scopa"]), Random(7)
    for _ in range(2000):
        card, *table = chance.sample(range(40), 6)
        assert forgetful.of(card, mask_of(table)) == CaptureTable(RULES["scopa"]).of(card, mask_of(table))


@pytest.mark.parametrize(("table", "card"), [("2B 4C 6", "6S"), ("2B 2B", "6S"), ("2B", "6X"), ("2B", "")])
def test_a_text_that_is_no_card_is_named(table: str, card: str) -> None:
    with pytest.raises(NotationError):
        captures(RULES["scopa"], table=table, card=card)
