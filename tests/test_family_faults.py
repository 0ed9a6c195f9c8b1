"""Faults that programs of the wider family had: ours must not have them, nor any of their kind."""

from dataclasses import replace
from random import Random

import pytest

from coached import hinted
from dealings import PACK
from scopa import GAMES, Rules, deal, legal_moves, play, score
from scopa.ai import greedy, heuristic
from scopa.cards import CardSet, card_text, read_card, value
from scopa.errors import ContradictoryRules
from scopa.games import house_rules, table_rules
from scopa.match import winner
from scopa.moves import Move
from scopa.observation import observe
from scopa.scoring import awards, points_of
from scopa.session import Session
from tables import LONG, LONGEST, TABLES, random_deal, with_hidden_cards_exchanged

GAMES_PLAYED = 10_000 if LONG else 100
"""Deals that the computer players play, shared out among the tables."""


def test_the_points_of_a_table_of_fifteen_go_round_with_the_deal() -> None:
    for seats in (2, 3, 4):
        rules = table_rules("cirulla", seats)
        rest = [card for card in PACK if card not in ("2D", "3C", "4S", "6B")]
        hands = 3 * seats
        credited = []
        for dealer in range(seats):
            state = deal(rules, pack=[*rest[:hands], "2D", "3C", "4S", "6B", *rest[hands:]], dealer=dealer)
            assert state.dealer_table is not None
            assert state.dealer_table.total == 15
            credited += [side for side in range(rules.sides) if state.sweeps[side]]
        assert credited == list(range(seats))


@pytest.mark.parametrize("game", ["scopa-ventuno", "cirulla", "escoba"])
def test_a_redeal_keeps_every_setting_and_the_dealer(game: str) -> None:
    rules = house_rules(game, seats=3, redeal_kings=0, redeal_aces=1, target=31)
    voids = 0
    for seed in range(40):
        state = deal(rules, seed=seed, dealer=2)
        voids += len(state.voids)
        assert (state.rules, state.dealer, len(state.hands)) == (rules, 2, 3)
        assert state.turn == rules.seat_after(2)
    assert voids > 10


def test_escoba_may_be_scored_with_or_without_the_primiera() -> None:
    piles = CardSet.read("7D7C7S7B"), CardSet.read("ADACASAB")
    for primiera, counted in (("off", False), ("disqualify", True)):
        lines = awards(house_rules("escoba", primiera=primiera), piles, ((), ()))
        assert any(line.category == "primiera" for line in lines) == counted


def test_a_game_that_makes_no_sense_is_refused_with_the_two_options() -> None:
    with pytest.raises(ContradictoryRules, match=r"aces.*capture"):
        house_rules("escoba", aces="sweep")


def test_a_tie_gives_nothing_among_two_sides_or_three() -> None:
    two = CardSet.read("7D6CAS"), CardSet.read("ADJCJS")
    three = CardSet.read("7D7C"), CardSet.read("7SAC"), CardSet.read("7BAB")
    for rules, piles, ties in (
        (GAMES["escoba"], two, {"cards", "all_coins", "four_sevens"}),
        (table_rules("escoba", 3), three, {"cards", "all_coins", "four_sevens", "few_cards"}),
    ):
        lines = {line.category: line for line in awards(rules, piles, ((),) * len(piles))}
        assert {category for category, line in lines.items() if line.side is None} >= ties
    fifteen = [list(range(15)), list(range(15, 30)), list(range(30, 40))]
    told = awards(table_rules("scopa-ventuno", 3), list(map(CardSet.of, fifteen)), ((),) * 3)
    lines = {line.category: line for line in told}
    assert lines["cards"].side is None, "15-15-10: nobody has it by order of names"


def test_nobody_wins_at_a_level_score_however_many_play() -> None:
    rules = table_rules("scopa-di-casa", 3)
    assert winner(rules, [(11, 11, 3)]) is None
    assert winner(rules, [(11, 11, 3), (0, 0, 9)]) == 2
    assert winner(rules, [(12, 12, 12)]) is None


def test_a_sweep_by_fifteen_counts_its_card_in_every_category() -> None:
    dealt = ["7D", "KD", "QC", "KS", "2B", "KB", "AD", "2C", "4S", "AB"]
    pack = [*dealt, *(card for card in PACK if card not in dealt)]
    state = play(deal(GAMES["escoba-clasica"], pack=pack, dealer=0), "7DxADAB2C4S")
    assert state.sweeps[1] == (read_card("7D"),)
    lines = {line.category: line for line in awards(state.rules, state.piles, state.sweeps)}
    assert lines["settebello"].side == lines["coins"].side == lines["cards"].side == lines["sweeps"].side == 1


def test_a_deal_in_which_nobody_captures_ends_and_is_scored() -> None:
    for text, plain in TABLES.items():
        if plain.dealer_table != "off":
            continue
        rules = house_rules(text.split()[0], seats=plain.seats, teams=plain.teams, obligation="free")
        state = deal(rules, seed="nobody")
        while state.turn is not None:
            state = play(state, next(move for move in legal_moves(state) if isinstance(move, Move) and not move.taken))
        assert state.last_capturer is None
        assert state.leftovers is not None
        assert state.leftovers.side is None
        assert sum(map(len, state.piles)) == rules.aside_size
        assert points_of(score(state), rules.sides) is not None


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("text", TABLES)
def test_a_computer_player_makes_a_legal_move_in_every_game(text: str) -> None:
    rules = TABLES[text]
    for number in range(max(2, GAMES_PLAYED // len(TABLES))):
        state = deal(rules, seed=f"legal/{number}", dealer=number % rules.seats)
        while state.turn is not None:
            seen = observe(state, state.turn)
            players = (greedy, heuristic)
            move = players[(state.turn + number) % 2].choose(seen)
            assert move in legal_moves(state)
            state = play(state, move)


@pytest.mark.parametrize("text", TABLES)
def test_a_hidden_card_changes_no_move_of_a_computer_player(text: str) -> None:
    chance = Random(text)
    for state in random_deal(TABLES[text], "fair"):
        if state.turn is not None and chance.random() < 0.3:
            other = with_hidden_cards_exchanged(state, state.turn, chance)
            for player in (greedy, heuristic):
                assert player.choose(observe(other, state.turn)) == player.choose(observe(state, state.turn))


@pytest.mark.parametrize("text", TABLES)
def test_002_l53b_a_seat_is_shown_its_own_hand_alone(text: str) -> None:
    """Neither the hand of another, nor the partner's, nor the stock is anywhere in what a seat is sent."""
    rules: Rules = TABLES[text]
    session = Session.new(rules, "7", people=list(range(rules.seats)), seat=0)
    for _ in range(2 * rules.seats):
        state = session.match.state
        if state.turn is None:
            break
        for seat in range(rules.seats):
            seen = session.look(seat).view()
            shown = state.exposed | state.hands[seat] | state.table
            for pile in state.piles:
                shown |= pile
            told = repr({**seen, "match": None, "unseen": None})
            hidden = CardSet((1 << 40) - 1) - shown
            assert seen["unseen"] == list(hidden.texts())
            assert not [card for card in hidden if f"'{card_text(card)}'" in told]
        chosen = legal_moves(state)[0]
        session = session.look(state.turn).play(str(chosen))


def test_002_l63a_the_coach_says_when_what_is_left_can_be_swept() -> None:
    told = 0
    for seed in range(60):
        state = deal(GAMES["scopone"], seed=seed)
        because = {row["code"]: row for row in hinted(observe(state, state.turn or 0))["because"]}
        if "may-be-swept" in because:
            told += 1
            assert because["may-be-swept"]["total"] <= 10
            assert 0 < because["may-be-swept"]["percent"] <= 100
    assert told > 20


def test_002_l63b_the_coach_names_the_value_that_would_sweep() -> None:
    for game, values in (("scopa", lambda total: [total]), ("escoba", lambda total: [15 - total])):
        told = 0
        for seed in range(200):
            state = deal(GAMES[game], seed=seed)
            for row in hinted(observe(state, state.turn or 0))["because"]:
                if row["code"] == "may-be-swept":
                    told += 1
                    assert row["values"] == values(row["total"])
        assert told > 5


def test_002_l65_the_coach_sweeps_with_the_settebello() -> None:
    dealt = ["7D", "KC", "QS", "KD", "QD", "JD", "AC", "2S", "4B", "JB"]
    pack = [*dealt, *(card for card in PACK if card not in dealt)]
    state = deal(GAMES["scopa"], pack=pack, dealer=0)
    state = replace(state, table=CardSet.read("AC2S4B"), stock=(*state.stock, read_card("JB")))
    told = hinted(observe(state, 1))
    assert (told["card"], told["taken"]) == ("7D", ["AC", "2S", "4B"])
    assert [row["code"] for row in told["because"]][:2] == ["makes-sweep", "takes-settebello"]


def test_004_l38_the_dealer_is_told_to_every_seat() -> None:
    for rules in TABLES.values():
        session = Session.new(rules, "7", people=list(range(rules.seats)))
        dealers = {session.look(seat).view()["dealer"] for seat in range(rules.seats)}
        assert dealers == {session.match.state.dealer}


def test_001_l9a_values_rise_by_one_from_the_ace() -> None:
    assert [value(card) for card in range(40)] == [rank for rank in range(1, 11) for _ in range(4)]
