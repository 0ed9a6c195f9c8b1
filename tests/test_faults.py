"""Faults that other programs of this family had: ours must not have them, nor any of their kind."""

from itertools import pairwise

import pytest
from hypothesis import given

from dealings import beginning, whole_pack
from scopa import GAMES, Match, captures, deal, legal_moves, play, score
from scopa.cards import CardSet, read_card
from scopa.deal import distribute, is_void, shuffled_pack
from scopa.errors import ContradictoryRules, IllegalMove
from scopa.games import house_rules
from scopa.match import winner
from scopa.moves import Move
from scopa.scoring import awards, points_of
from strategies import RULES, SCOPA, choices, law, played_out, seeds, states_of


def test_all_the_equal_cards_of_the_table_can_be_taken_not_only_the_first() -> None:
    assert captures(SCOPA, table="7D 7C 7S 3B", card="7B") == (("7D",), ("7C",), ("7S",))


def test_a_wrong_capture_is_an_error_and_never_a_card_laid() -> None:
    state = beginning(SCOPA, "6S KD QC", "2B 4C 6D 7B")
    for wrong in ("6Sx2B", "6Sx2B4C", "6Sx6D7B"):
        with pytest.raises(IllegalMove):
            play(state, wrong)
    with pytest.raises(IllegalMove):
        play(state, Move(read_card("6S")))


def test_a_card_that_captures_cannot_be_laid_unless_the_rules_are_free() -> None:
    lay = Move(read_card("6S"))
    assert lay not in legal_moves(beginning(SCOPA, "6S KD QC", "2B 4C 6D 7B"))
    assert lay in legal_moves(beginning(RULES["free to lay"], "6S KD QC", "2B 4C 6D 7B"))


def test_where_all_are_free_a_card_laid_is_written_and_read_as_laid() -> None:
    state = beginning(RULES["free to lay"], "6S KD QC", "2B 4C 6D 7B")
    assert play(state, "6S").table == state.table | CardSet.read("6S")


def test_the_card_that_sweeps_counts_for_every_category() -> None:
    state = play(beginning(SCOPA, "7D KD QC", "AB AC 2S 3B"), "7DxABAC2S3B")
    assert state.sweeps[1] == (read_card("7D"),)
    assert state.piles[1] == CardSet.read("7D AB AC 2S 3B")
    lines = {line.category: line for line in awards(SCOPA, state.piles, state.sweeps)}
    assert lines["settebello"].side == lines["coins"].side == lines["cards"].side == lines["sweeps"].side == 1


def test_a_card_laid_on_an_empty_table_is_no_sweep() -> None:
    state = play(beginning(SCOPA, "7D KD QC", "AB AC 2S 3B"), "7DxABAC2S3B")
    laid = play(state, Move(next(iter(state.hand))))
    assert not laid.plays[-1].move.sweep
    assert laid.sweeps == state.sweeps


def test_the_table_stays_empty_after_a_sweep() -> None:
    state = play(beginning(SCOPA, "7D KD QC", "AB AC 2S 3B"), "7DxABAC2S3B")
    assert not state.table
    assert all(not move.taken for move in legal_moves(state))


@law(150)
@given(seeds, choices)
def test_a_table_swept_with_the_last_card_of_a_round_stays_empty_in_the_next(seed: str, picks: list[int]) -> None:
    for before, after in pairwise(states_of(deal(SCOPA, seed=seed), picks)):
        if after.round > before.round and after.plays[-1].move.sweep:
            assert not after.table
            assert len(after.hand) == 3


def test_the_stock_counts_down_by_six_to_nothing() -> None:
    state, counted = deal(SCOPA, seed=7), [30]
    while state.turn is not None:
        state = play(state, legal_moves(state)[0])
        if len(state.stock) != counted[-1]:
            counted.append(len(state.stock))
            assert [len(hand) for hand in state.hands] == [3, 3]
    assert counted == [30, 24, 18, 12, 6, 0]


def test_a_redeal_keeps_the_rules_and_the_dealer() -> None:
    rules = house_rules("scopa", target=21, direction="cw", sums="fewest")
    seed = next(seed for seed in range(9999) if is_void(rules, distribute(rules, shuffled_pack(f"{seed}/0"), 1).table))
    state = deal(rules, seed=seed, dealer=1)
    assert len(state.voids) == 1
    assert (state.rules, state.dealer, state.turn, len(state.stock)) == (rules, 1, 0, 30)


def test_eleven_each_is_no_draw_but_another_deal() -> None:
    assert winner(SCOPA, [(6, 6), (5, 5)]) is None
    assert winner(SCOPA, [(6, 6), (5, 5), (0, 0), (2, 2), (0, 1)]) == 1


def test_a_tie_gives_its_point_to_neither_and_no_one_by_order_of_names() -> None:
    piles = CardSet.read("AD 2D 3D 7C"), CardSet.read("4D 5D 6D 7S")
    lines = awards(SCOPA, piles, ((), ()))
    assert points_of(lines, 2) == (0, 0)
    assert all(line.side is None for line in lines)


@law(100)
@given(seeds, choices)
def test_the_categories_add_up_to_the_points_of_the_deal_and_none_counts_twice(seed: str, picks: list[int]) -> None:
    lines = score(played_out(SCOPA, seed, picks))
    once = [line.category for line in lines if line.category != "sweeps"]
    assert once == ["cards", "coins", "settebello", "primiera"]
    assert all(line.points <= 1 for line in lines if line.category != "sweeps")
    assert len({(line.category, line.side) for line in lines}) == len(lines)


def test_two_matches_side_by_side_do_not_meddle() -> None:
    one, two = Match.new("scopa", 1), Match.new("scopa", 2)
    alone = one
    for _ in range(20):
        alone = alone.play(legal_moves(alone.state)[0])
    for _ in range(20):
        one = one.play(legal_moves(one.state)[0])
        two = two.play(legal_moves(two.state)[-1])
    assert one == alone
    assert one.state.capture_table is two.state.capture_table
    assert Match.new("scopa", 2).state == deal(GAMES["scopa"], seed="2.1", dealer=two.state.dealer)


def test_rules_that_make_no_sense_together_are_refused() -> None:
    for game, options in (("escoba", {"aces": "sweep"}), ("scopa", {"aces": "sweep", "capture": "fifteen"})):
        with pytest.raises(ContradictoryRules) as error:
            house_rules(game, **options)
        assert error.value.facts["options"] == ["aces", "capture"]


def test_no_card_is_dealt_to_the_eldest_more_often_than_another() -> None:
    held = [0] * 40
    for seed in range(4000):
        for card in deal(SCOPA, seed=seed).hands[1]:
            held[card] += 1
    assert all(300 - 70 < times < 300 + 70 for times in held)


def test_the_order_in_which_a_hand_was_dealt_changes_nothing() -> None:
    one = deal(SCOPA, pack=whole_pack(["7D", "3C", "KS"]), dealer=0)
    other = deal(SCOPA, pack=whole_pack(["KS", "7D", "3C"]), dealer=0)
    assert one == other
    assert legal_moves(one) == legal_moves(other)
