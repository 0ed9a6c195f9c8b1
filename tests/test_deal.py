"""From a seed to hands and table; and that chance is fair."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from dealings import PACK, whole_pack
from scopa import Rules, deal, legal_moves, play
from scopa.cards import FULL_PACK, PACK_SIZE, CardSet, card_text
from scopa.deal import BadPack, check_pack, distribute, give_hands, is_void, shuffled_pack
from scopa.errors import NoSuchSeat, NotationError
from scopa.first_dealer import draw_first_dealer
from strategies import RULES, SCOPA

SHUFFLES = 40_000
REDEAL_RATE = 145 / 91_390
"""Three kings and another card, or four kings, among the tables of four that forty cards can make."""


Packs = list[tuple[int, ...]]


@pytest.fixture(scope="module")
def packs() -> Packs:
    return [shuffled_pack(str(seed)) for seed in range(SHUFFLES)]


@pytest.fixture(scope="module")
def uncut() -> Packs:
    return [shuffled_pack(str(seed), cut=False) for seed in range(SHUFFLES // 2)]


def excess(counts: Counter[int], cells: int) -> float:
    """Chi-square of counts that ought to be even, in standard deviations from what is expected."""
    expected = counts.total() / cells
    chi_square = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    return (chi_square - (cells - 1)) / sqrt(2 * (cells - 1))


@pytest.mark.parametrize("cut", [False, True])
def test_000_l13c_every_card_is_as_often_at_every_place(cut: bool, uncut: Packs, packs: Packs) -> None:
    shuffled = packs if cut else uncut
    places = Counter(place * PACK_SIZE + card for pack in shuffled for place, card in enumerate(pack))
    expected = len(shuffled) / PACK_SIZE
    chi_square = sum((places[cell] - expected) ** 2 / expected for cell in range(PACK_SIZE**2))
    freedom = (PACK_SIZE - 1) ** 2
    assert abs(chi_square - freedom) < 4 * sqrt(2 * freedom)


@pytest.mark.parametrize("cut", [False, True])
def test_000_l13c_every_order_of_four_cards_is_as_frequent(cut: bool, uncut: Packs, packs: Packs) -> None:
    orders = {order: number for number, order in enumerate(permutations((24, 25, 26, 27)))}
    seen = Counter(orders[tuple(card for card in pack if 24 <= card < 28)] for pack in (packs if cut else uncut))
    assert abs(excess(seen, len(orders))) < 4


def test_000_l13c_a_card_is_as_often_followed_by_every_other(packs: Packs) -> None:
    steps = Counter((pack[7] - pack[6]) % PACK_SIZE - 1 for pack in packs)
    assert abs(excess(steps, PACK_SIZE - 1)) < 4


def test_000_l13c_a_seed_gives_the_same_forty_cards_each_time(packs: Packs) -> None:
    assert all(set(pack) == set(range(PACK_SIZE)) for pack in packs[:1000])
    assert [shuffled_pack(str(seed)) for seed in range(100)] == packs[:100]
    assert len(set(packs)) == SHUFFLES


def test_000_l13d_a_cut_turns_the_pack_and_every_cut_is_as_frequent(uncut: Packs, packs: Packs) -> None:
    cuts: Counter[int] = Counter()
    for before, after in zip(uncut, packs, strict=False):
        at = before.index(after[0])
        assert after == before[at:] + before[:at]
        cuts[at - 1] += 1
    assert min(cuts) == 0, "a cut leaves at least one card"
    assert max(cuts) == PACK_SIZE - 2, "a cut takes at least one card"
    assert abs(excess(cuts, PACK_SIZE - 1)) < 4


def test_000_l13d_a_deal_is_cut_where_the_rules_say_so() -> None:
    whole = deal(RULES["no primiera, no cut, clockwise"], seed=7)
    assert whole.stock[-1] == shuffled_pack("7/0", cut=False)[-1]
    assert deal(SCOPA, seed=7).stock[-1] == shuffled_pack("7/0", cut=True)[-1] != whole.stock[-1]


def test_000_l13f_one_deal_in_630_is_void(packs: Packs) -> None:
    voids = sum(is_void(SCOPA, distribute(SCOPA, pack, 0).table) for pack in packs)
    assert abs(voids - SHUFFLES * REDEAL_RATE) < 4 * sqrt(SHUFFLES * REDEAL_RATE)


def test_000_l13f_no_deal_that_stands_has_three_kings_and_the_void_ones_are_told() -> None:
    voids = 0
    for seed in range(2000):
        state = deal(SCOPA, seed=seed, dealer=1)
        assert sum(text[0] == "K" for text in state.table.texts()) < 3
        assert all(sum(text[0] == "K" for text in table.texts()) >= 3 for table in state.voids)
        assert (state.dealer, state.turn, state.rules) == (1, 0, SCOPA)
        voids += len(state.voids)
    assert voids > 0


def test_000_l13a_each_seat_is_drawn_about_half_of_the_time() -> None:
    drawn = Counter(draw_first_dealer(SCOPA, str(seed)).dealer for seed in range(1000))
    assert set(drawn) == {0, 1}
    assert abs(drawn[0] - 500) < 4 * sqrt(250)
    assert [draw_first_dealer(SCOPA, "7") for _ in range(3)] == [draw_first_dealer(SCOPA, "7")] * 3


def test_the_drawn_dealer_says_nothing_of_the_cards() -> None:
    favoured = Counter(
        (draw_first_dealer(SCOPA, str(seed)).dealer, deal(SCOPA, seed=f"{seed}.1").hands[0].mask >> 24 & 1)
        for seed in range(4000)
    )
    expected = {(dealer, held): 2000 * (0.075 if held else 0.925) for dealer in (0, 1) for held in (0, 1)}
    assert all(abs(favoured[cell] - count) < 4 * sqrt(count) for cell, count in expected.items())


def test_000_l13e_a_pack_is_dealt_in_packets_first_player_first() -> None:
    ones = deal(RULES["no primiera, no cut, clockwise"], pack=PACK, dealer=0)
    threes = deal(SCOPA, pack=PACK, dealer=0)
    assert [str(hand) for hand in ones.hands] == ["ACAB2C", "ADAS2D"]
    assert [str(hand) for hand in threes.hands] == ["AB2D2C", "ADACAS"]
    assert ones.table == threes.table == CardSet.read("2S2B3D3C")
    assert [card_text(card) for card in threes.stock] == list(PACK[10:])


def test_000_l13h_the_same_order_of_dealing_holds_in_every_round() -> None:
    hands, rest = give_hands(SCOPA, 0, tuple(range(10, 40)), 3)
    assert (list(hands[1]), list(hands[0]), rest) == ([10, 11, 12], [13, 14, 15], tuple(range(16, 40)))


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("dealer", [0, 1])
def test_000_l13i_all_forty_cards_are_dealt_out_and_the_dealer_plays_last(rules: Rules, dealer: int) -> None:
    state = deal(rules, seed=7, dealer=dealer)
    seats, stock = [], [len(state.stock)]
    while state.turn is not None:
        seats.append(state.turn)
        state = play(state, legal_moves(state)[0])
        if len(state.stock) < stock[-1]:
            stock.append(len(state.stock))
    assert seats == [1 - dealer, dealer] * ((40 - rules.table_size) // 2)
    assert stock == [40 - rules.table_size - 2 * rules.hand_size * given for given in range(1, rules.rounds + 1)]


def test_turning_the_dealer_turns_the_deal() -> None:
    for seed in range(200):
        one, other = deal(SCOPA, seed=seed, dealer=0), deal(SCOPA, seed=seed, dealer=1)
        assert one.hands == other.hands[::-1]
        assert (one.table, one.stock, one.turn) == (other.table, other.stock, 1 - (other.turn or 0))


def test_a_deal_holds_the_forty_cards() -> None:
    for rules in RULES.values():
        state = deal(rules, seed="any text")
        zones = [state.table, CardSet.of(state.stock), *state.hands]
        assert sum(zone.mask for zone in zones) == FULL_PACK


def test_a_pack_that_is_not_the_forty_cards_is_refused() -> None:
    with pytest.raises(BadPack) as error:
        deal(SCOPA, pack=PACK[1:])
    assert error.value.facts == {"cards": 39, "missing": ["AD"]}
    with pytest.raises(BadPack):
        deal(SCOPA, pack=[*PACK[:-1], "AD"])
    with pytest.raises(BadPack):
        check_pack([*range(40), 40])
    with pytest.raises(NotationError):
        deal(SCOPA, pack=[*PACK[:-1], "8D"])


def test_a_given_pack_is_never_void() -> None:
    pack = whole_pack(["AD", "2D", "3D", "AC", "2C", "3C", "KD", "KC", "KS", "4D"])
    state = deal(SCOPA, pack=pack)
    assert (str(state.table), state.voids) == ("4DKDKCKS", ())


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_dealer_who_is_not_there_is_named(dealer: int) -> None:
    with pytest.raises(NoSuchSeat) as error:
        deal(SCOPA, seed=7, dealer=dealer)
    assert error.value.facts == {"seat": dealer, "count": 2}


def test_a_deal_needs_a_seed_or_a_pack() -> None:
    with pytest.raises(TypeError):
        deal(SCOPA)
    assert deal(SCOPA, seed=0) == deal(SCOPA, seed="0")
