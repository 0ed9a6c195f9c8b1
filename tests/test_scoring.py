"""From piles to awards: each point, and the cards that prove it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import oracle
from scopa import Award, Rules, deal, score
from scopa.cards import COINS_MASK, FULL_PACK, CardSet, card_text, read_card, suit
from scopa.errors import NotNow
from scopa.primiera import PRIMIERA_VALUES, primiera, primiera_cards, primiera_value
from scopa.scoring import awards, points, points_of
from strategies import RULES, SCOPA, any_rules, choices, law, played_out, seeds


@some.composite
def shared_out(draw: some.DrawFn) -> tuple[tuple[CardSet, CardSet], tuple[int, int]]:
    """All forty cards in two piles, and a number of sweeps of each side."""
    mask = draw(some.integers(0, FULL_PACK))
    if draw(some.booleans()):
        mask &= draw(some.integers(0, FULL_PACK))
    piles = CardSet(mask), CardSet(FULL_PACK & ~mask)
    return piles, (draw(some.integers(0, min(4, len(piles[0])))), draw(some.integers(0, min(4, len(piles[1])))))


def swept(piles: tuple[CardSet, CardSet], counts: tuple[int, int]) -> list[list[int]]:
    return [list(pile)[:count] for pile, count in zip(piles, counts, strict=True)]


def lines_of(first: str, *counts: int) -> dict[str, Award]:
    """The awards by category where one side has these cards and the other the rest."""
    mine = CardSet.read(first)
    piles = mine, CardSet(FULL_PACK) - mine
    return {line.category: line for line in awards(SCOPA, piles, swept(piles, (counts[0], counts[1])))}


@law(400)
@given(any_rules, shared_out())
def test_points_are_the_sum_of_the_awards(rules: Rules, shared: Any) -> None:
    piles, counts = shared
    lines = awards(rules, piles, swept(piles, counts))
    told = points_of(lines, 2)
    assert list(told) == points(rules, [pile.mask for pile in piles], counts)
    assert sum(told) == sum(line.points for line in lines)
    if rules.primiera != "off":
        assert list(told) == oracle.points([pile.texts() for pile in piles], counts), "a second scorer agrees"


@law(300)
@given(any_rules, shared_out())
def test_exchanging_the_piles_exchanges_the_points(rules: Rules, shared: Any) -> None:
    piles, counts = shared
    one = awards(rules, piles, swept(piles, counts))
    other = awards(rules, piles[::-1], swept(piles, counts)[::-1])
    assert points_of(one, 2) == points_of(other, 2)[::-1]
    assert {(line.category, line.side, line.points, line.cards) for line in one} == {
        (line.category, None if line.side is None else 1 - line.side, line.points, line.cards) for line in other
    }
    assert {line.category: (line.amounts, line.shown) for line in one} == {
        line.category: (line.amounts[::-1], line.shown[::-1]) for line in other
    }


@law(300)
@given(any_rules, shared_out())
def test_every_award_is_proved_by_cards_of_its_side(rules: Rules, shared: Any) -> None:
    piles, counts = shared
    for line in awards(rules, piles, swept(piles, counts)):
        assert (line.side is None) == (line.points == 0) == (not line.cards)
        assert all(shown <= pile for shown, pile in zip(line.shown, piles, strict=True))
        if line.side is not None:
            assert line.cards == line.shown[line.side]
            mine, other = line.amounts[line.side], line.amounts[1 - line.side]
            assert mine is not None
            assert line.category == "sweeps" or other is None or mine > other
            assert line.points == (mine if line.category == "sweeps" else 1)
        elif line.category != "settebello":
            assert line.amounts[0] == line.amounts[1] or not any(line.amounts)


@law(200)
@given(any_rules, seeds, choices)
def test_a_deal_played_out_is_scored_from_its_piles_and_sweeps(rules: Rules, seed: str, picks: list[int]) -> None:
    state = played_out(rules, seed, picks)
    told = points_of(score(state), 2)
    assert list(told) == points(rules, [pile.mask for pile in state.piles], [len(cards) for cards in state.sweeps])
    assert sum(told) - sum(map(len, state.sweeps)) <= 4


def test_000_l27g_the_primiera_value_of_every_card() -> None:
    assert {card_text(card): primiera_value(card) for card in range(40)} == {
        rank + suit: oracle.PRIMIERA[rank] for rank in oracle.RANKS for suit in oracle.SUITS
    }
    assert dict(zip(oracle.RANKS, PRIMIERA_VALUES, strict=True)) == oracle.PRIMIERA


@law(400)
@given(some.integers(0, FULL_PACK), some.integers(0, FULL_PACK), some.integers(0, FULL_PACK))
def test_000_l27h_the_primiera_adds_the_best_card_of_each_suit(one: int, two: int, three: int) -> None:
    pile = CardSet(one & two & three)
    assert primiera(pile.mask) == oracle.primiera(pile.texts())
    best = CardSet(primiera_cards(pile.mask))
    assert best <= pile
    assert len(best) == len({suit(card) for card in pile})
    if primiera(pile.mask) is not None:
        assert sum(map(primiera_value, best)) == primiera(pile.mask)


@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ("7D7C7S7B", 84),
        ("7D7C7S6B", 81),
        ("7D6CAS5B4D3C2SKB", 70),
        ("4D3C2SKB", 49),
        ("JDQCKSKB", 40),
        ("AD6CAS6B", 68),
        ("7D7C7S6D6C6S5D", None),
        ("", None),
    ],
)
def test_000_l27i_a_primiera_wants_all_four_suits(pile: str, worth: int | None) -> None:
    assert primiera(CardSet.read(pile).mask) == worth


def test_of_figures_that_count_the_same_the_lowest_proves_the_primiera() -> None:
    assert str(CardSet(primiera_cards(CardSet.read("KDQDJD7C6CASJB").mask))) == "AS7CJDJB"


def test_000_l27b_a_majority_is_more_than_the_other_not_a_number() -> None:
    by_half = "AD2D3D4D5D" + "ACASAB2C2S2B3C3S3B4C4S4B5C5S5B"
    line = lines_of(by_half, 0, 0)["cards"]
    assert (line.amounts, line.side, line.points) == ((20, 20), None, 0)
    line = lines_of(by_half + "6C", 0, 0)["cards"]
    assert (line.amounts, line.side, line.points, len(line.cards)) == ((21, 19), 0, 1, 21)


def test_000_l27c_five_coins_each_give_nothing_and_six_give_the_point() -> None:
    assert lines_of("AD2D3D4D5D", 0, 0)["coins"].side is None
    line = lines_of("AD2D3D4D5D6DAC", 0, 0)["coins"]
    assert (line.side, line.amounts, str(line.cards)) == (0, (6, 4), "AD2D3D4D5D6D")
    assert line.cards.mask & ~COINS_MASK == 0


def test_000_l27d_the_settebello_is_one_point_for_whoever_has_it() -> None:
    for cards, side in (("7DAC", 0), ("7CAC", 1)):
        line = lines_of(cards, 0, 0)["settebello"]
        assert (line.side, line.points, str(line.cards)) == (side, 1, "7D")


def test_000_l27a_each_sweep_is_a_point_for_either_side() -> None:
    piles = CardSet.read("6S2B4C"), CardSet(FULL_PACK) - CardSet.read("6S2B4C")
    lines = awards(SCOPA, piles, [[read_card("6S")], [read_card("KD"), read_card("7D")]])
    swept_lines = [line for line in lines if line.category == "sweeps"]
    assert [(line.side, line.points, str(line.cards)) for line in swept_lines] == [(0, 1, "6S"), (1, 2, "7DKD")]
    none = lines_of("6S", 0, 0)["sweeps"]
    assert (none.side, none.points, none.amounts) == (None, 0, (0, 0))


def test_awards_come_in_the_order_of_the_score_sheet() -> None:
    assert list(lines_of("7D", 0, 0)) == ["sweeps", "cards", "coins", "settebello", "primiera"]
    off = RULES["no primiera, no cut, clockwise"]
    assert [line.category for line in awards(off, (CardSet(), CardSet()), ((), ()))] == [
        "sweeps",
        "cards",
        "coins",
        "settebello",
    ]


def test_a_majority_of_three_sides_is_a_plurality() -> None:
    piles = [CardSet.read("AD2D3D7D"), CardSet.read("4D5DACASAB"), CardSet.read("6DJDQCQSQB")]
    cards, coins = (line for line in awards(SCOPA, piles, [[], [], []]) if line.category in ("cards", "coins"))
    assert (cards.side, cards.amounts) == (None, (4, 5, 5))
    assert (coins.side, coins.amounts) == (0, (4, 2, 2))


def test_a_deal_is_not_scored_before_it_is_over() -> None:
    with pytest.raises(NotNow, match="deal-not-over"):
        score(deal(SCOPA, seed=7))
