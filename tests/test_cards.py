"""Cards, masks and sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from oracle import VALUES
from scopa.cards import (
    COINS_MASK,
    FULL_PACK,
    PACK_SIZE,
    RANK_MASKS,
    SETTEBELLO,
    SUIT_MASKS,
    SUITS,
    CardSet,
    card_text,
    cards_in,
    mask_of,
    read_card,
    read_cards,
    suit,
    total,
    value,
)
from scopa.errors import NotationError, ScopaError
from strategies import card_sets, law

ALL = range(PACK_SIZE)


def test_the_text_of_every_card_reads_back() -> None:
    assert [read_card(card_text(card)) for card in ALL] == list(ALL)
    assert len(set(map(card_text, ALL))) == PACK_SIZE


def test_canonical_order_is_rank_from_ace_to_king_then_coins_cups_swords_batons() -> None:
    assert [card_text(card) for card in ALL] == list(VALUES)


def test_000_l7f_values_are_one_to_ten_in_every_suit() -> None:
    assert {card_text(card): value(card) for card in ALL} == VALUES
    assert sum(map(value, ALL)) == 220


def test_masks_part_the_pack_by_suit_and_by_rank() -> None:
    assert sum(SUIT_MASKS) == sum(RANK_MASKS) == FULL_PACK == (1 << PACK_SIZE) - 1
    assert all(SUIT_MASKS[suit(card)] >> card & RANK_MASKS[value(card) - 1] >> card & 1 for card in ALL)
    assert all(card_text(card)[1] == SUITS[suit(card)] for card in ALL)
    assert SUIT_MASKS[0] == COINS_MASK
    assert card_text(SETTEBELLO) == "7D"


@pytest.mark.parametrize("text", ["", "7", "D7", "7d", "8D", "10D", "0D", "7DD", "7 D", " 7D", "1D", "７D"])
def test_a_text_that_is_no_card_is_named(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_card(text)
    assert error.value.facts == {"what": "card", "text": text}


@pytest.mark.parametrize("text", ["7", "7DX", "X7D", "2BX4C", "A2B4CD", "7D,6D", "7D6"])
def test_cards_are_read_whole_or_not_at_all(text: str) -> None:
    with pytest.raises(NotationError):
        read_cards(text)


@law(200)
@given(card_sets)
def test_the_text_of_a_set_reads_back(cards: CardSet) -> None:
    assert CardSet.read(str(cards)) == cards
    assert CardSet.read(" ".join(reversed(cards.texts()))) == cards
    assert CardSet.of(reversed(list(cards))) == cards
    assert eval(repr(cards)) == cards
    assert total(cards.mask) == sum(VALUES[text] for text in cards.texts())


@law(200)
@given(card_sets, card_sets)
def test_a_set_of_cards_is_a_set(one: CardSet, other: CardSet) -> None:
    first, second = set(one), set(other)
    assert set(one | other) == first | second
    assert set(one & other) == first & second
    assert set(one - other) == first - second
    assert (one <= other) == (first <= second)
    assert (one == other) == (first == second)
    assert list(one) == sorted(first)
    assert len(one) == len(first)
    assert bool(one) == bool(first)
    assert one & other <= one <= one | other
    assert hash(one) == hash(CardSet(one.mask))
    assert all((card in one) == (card in first) == (card_text(card) in one) for card in ALL)


@law(100)
@given(some.lists(some.integers(0, PACK_SIZE - 1), max_size=12))
def test_a_card_is_in_a_set_once(cards: list[int]) -> None:
    if len(set(cards)) == len(cards):
        assert list(cards_in(mask_of(cards))) == sorted(cards)
    else:
        with pytest.raises(NotationError, match="card-twice"):
            mask_of(cards)


def test_a_set_of_cards_cannot_change() -> None:
    cards = CardSet.read("7D")
    with pytest.raises(AttributeError):
        cards.mask = 0
    assert cards == CardSet.read("7D")
    assert cards != {SETTEBELLO}


def test_an_error_carries_a_code_and_its_facts() -> None:
    error = ScopaError("no-such-thing", thing="8D")
    assert (error.code, error.facts, str(error)) == ("no-such-thing", {"thing": "8D"}, "no-such-thing: thing='8D'")
    assert str(ScopaError("plain")) == "plain"
