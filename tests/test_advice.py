"""Each piece of the advice of source 002 L63-69 comes at the moment it applies, and not else."""

from dataclasses import replace
from itertools import product

import pytest

from observations import observed, state_of
from scopa import GAMES, Move, deal, legal_moves, play
from scopa.advice import advice
from scopa.because import reasons
from scopa.cards import CardSet
from scopa.moves import legal_plays
from scopa.observation import Observation, observe


def position(hand: str, table: str, game: str = "scopa", **changed: object) -> Observation:
    """A first turn with another hand and table."""
    state = deal(GAMES[game], seed=1)
    assert state.turn is not None
    seen = observe(state, state.turn)
    return replace(seen, hand=CardSet.read(hand), table=CardSet.read(table), **changed)


def codes(seen: Observation, move: str | None = None) -> dict[str, dict]:
    chosen = None if move is None else Move.read(move)
    if chosen is not None:
        assert chosen in legal_plays(seen)
    return {piece["code"]: piece for piece in advice(seen, chosen)}


def test_002_l63a_the_total_is_to_be_controlled_when_ten_or_less_is_left() -> None:
    assert codes(position("4S QC KC", "3B"), "4S")["advice-control-total"]["total"] == 7
    assert "advice-control-total" not in codes(position("QC KC 4S", "3B"), "QC")
    assert "advice-control-total" not in codes(position("4S QC KC", "3B"))
    assert "advice-control-total" not in codes(position("3S QC KC", "3B"), "3Sx3B"), "nothing is left"
    for seed, plays in product(range(20), range(12)):
        seen = observed("scopa", seed, plays)
        for move in legal_plays(seen):
            left = seen.table - move.taken if move.taken else seen.table | CardSet.of([move.card])
            total = sum(seen.capture_table.values[card] for card in left)
            told = {"advice-control-total", "advice-safe-total"} & set(codes(seen, str(move)))
            assert len(told) == (1 <= total <= 10)


@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba", "cirulla", "scopa-d-assi"])
def test_002_l63a_a_card_is_said_to_sweep_where_one_that_is_hidden_can(game: str) -> None:
    safe = 0
    for seed, plays in product(range(12), range(0, 36, 3)):
        state = state_of(game, seed, plays)
        if state.turn is None or state.declaring:
            continue
        seen = observe(state, state.turn)
        for move in legal_plays(seen):
            told, known = set(codes(seen, str(move))), {row["code"] for row in reasons(seen, move)}
            assert not {"advice-control-total", "advice-safe-total"} <= told
            assert ("advice-who-sweeps" in told) == ("advice-control-total" in told) <= ("may-be-swept" in known)
            assert ("advice-safe-total" in told) <= ("cannot-be-swept" in known)
            safe += "advice-safe-total" in told
    assert safe


def test_002_l63a_a_partner_is_a_reason_to_do_so_all_the_same() -> None:
    assert codes(position("4S QC KC", "3B", "scopone"), "4S")["advice-control-total"]["partner"]
    assert not codes(position("4S QC KC", "3B"), "4S")["advice-control-total"]["partner"]


def test_002_l63b_the_card_that_would_sweep_is_named() -> None:
    assert codes(position("4S QC 5C", "6B"), "4S")["advice-who-sweeps"]["ranks"] == ["K"]
    gone = position("4S QC KC", "6B", piles=(CardSet.read("KDKSKB"), CardSet()))
    assert "advice-who-sweeps" not in codes(gone, "4S"), "nobody can hold a king"
    assert codes(gone, "4S")["advice-safe-total"]["total"] == 10
    assert "advice-control-total" not in codes(gone, "4S")
    assert codes(position("4S 2C 3C", "6B", "escoba"), "4S")["advice-who-sweeps"]["ranks"] == ["5"]


def test_002_l64a_coins_are_counted_while_they_can_be_taken_and_from_the_third_trick() -> None:
    piles = (CardSet.read("2D3D"), CardSet.read("4DKD"))
    seen = position("6S QC KC", "6D", piles=piles)
    mine = seen.rules.side_of(seen.seat)
    found = codes(seen)["advice-count-coins"]
    assert (found["mine"], found["theirs"]) == (len(piles[mine]), len(piles[1 - mine]))
    assert "advice-count-coins" not in codes(position("6S QC KC", "6C", piles=piles))
    follows = [plays for plays in range(12) if "advice-follow-coins" in codes(observed("scopa", 3, plays))]
    assert follows == [4, 5]


@pytest.mark.parametrize(
    ("game", "changed", "two_of_four"),
    [
        ("scopa", {}, True),
        ("scopone", {}, True),
        ("cirulla", {}, True),
        ("escoba", {}, True),
        ("scopa-di-casa", {}, False),
        ("scopa", {"re_bello": "KD"}, False),
        ("scopa", {"settebello": False}, False),
    ],
)
def test_002_l64a_coins_and_settebello_are_two_of_four_where_four_points_are_fixed(game, changed, two_of_four) -> None:
    told = None
    for seed, plays in product(range(10), range(8)):
        state = deal(replace(GAMES[game], **changed), seed=seed)
        for _ in range(plays):
            state = play(state, legal_moves(state)[0])
        if state.turn is not None and not state.declaring:
            told = told or codes(observe(state, state.turn)).get("advice-count-coins")
    assert told is not None
    assert told["two_of_four"] == two_of_four


def test_002_l64b_seven_coins_are_a_great_lead() -> None:
    piles = [CardSet(), CardSet()]
    seen = position("6S QC KC", "6D")
    mine = seen.rules.side_of(seen.seat)
    piles[1 - mine] = CardSet.read("AD2D3D4D5D8D".replace("8D", "JDQD"))
    assert codes(replace(seen, piles=tuple(piles)))["advice-coins-ahead"] == {
        "code": "advice-coins-ahead",
        "ahead": False,
        "mine": 0,
        "theirs": 7,
    }
    assert codes(replace(seen, piles=tuple(reversed(piles))))["advice-coins-ahead"]["ahead"]
    piles[1 - mine] = CardSet.read("AD2D3D4D5DJD")
    assert "advice-coins-ahead" not in codes(replace(seen, piles=tuple(piles)))


def test_002_l65_the_settebello_is_kept_for_a_sweep() -> None:
    assert "advice-settebello-sweeps" in codes(position("7D QC KC", "3B 4C"))
    assert "advice-settebello-sweeps" not in codes(position("7D QC KC", "3B 5C"))
    assert "advice-settebello-sweeps" not in codes(position("7S QC KC", "3B 4C"))
    assert "advice-keep-settebello" in codes(position("7D QC KC", "3B 5C"), "7D")
    assert "advice-keep-settebello" not in codes(position("7D QC KC", "3B 5C"), "QC")


def test_002_l66_what_the_partner_has_laid_is_read() -> None:
    state = deal(GAMES["scopone"], seed=5)
    found = []
    for _ in range(20):
        assert state.turn is not None
        seen = observe(state, state.turn)
        partner = [made for made in state.plays[-3:] if made.seat == (state.turn + 2) % 4]
        laid = [made.move.card for made in partner if isinstance(made.move, Move) and not made.move.taken]
        told = codes(seen).get("advice-partner-laid")
        still_there = [card for card in laid if card in state.table]
        assert (told is not None) == bool(still_there)
        if told:
            assert CardSet.read(told["card"]) == CardSet.of(still_there)
        found.append(bool(told))
        state = play(state, legal_moves(state)[0])
    assert any(found)
    assert not all(found)
    assert not any("advice-partner-laid" in codes(observed("scopa", 3, plays)) for plays in range(12))


def test_002_l67_sevens_are_taken_first_above_all_that_of_coins() -> None:
    assert codes(position("7S QC KC", "7D 7B"))["advice-take-sevens"]["card"] == "7D"
    assert codes(position("QS 2C 3C", "7B 2D"))["advice-take-sevens"]["card"] == "7B"
    assert "advice-take-sevens" not in codes(position("7S QC KC", "6D 2B"))
    assert "advice-take-sevens" not in codes(position("6S QC KC", "7D 5B"))


def test_002_l68_what_is_hidden_can_be_worked_out_where_all_cards_are_dealt_at_once() -> None:
    told = [plays for plays in range(20) if "advice-deduce" in codes(observed("scopone", 2, plays))]
    assert told == [12, 13, 14, 15]
    seen = observed("scopone", 2, 12)
    assert codes(seen)["advice-deduce"]["count"] == len(seen.unseen)
    assert not any("advice-deduce" in codes(observed("scopa", 2, plays)) for plays in range(20))


def test_002_l69_a_lone_card_may_be_swept_and_the_rule_wins() -> None:
    seen = position("6S QC KC", "6D")
    assert codes(seen)["advice-lone-card"]["card"] == "6D"
    assert "advice-lone-card" not in codes(position("6S QC KC", "6D 2C"))
    assert "advice-lone-card" not in codes(position("5S QC KC", "6D"))
    assert next(move for move in legal_plays(seen) if move.taken).sweep, "it counts"


@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba", "cirulla", "scopa-d-assi", "scopa-quindici"])
def test_advice_can_be_given_in_every_game_and_by_what_is_seen_alone(game: str) -> None:
    for seed, plays in product(range(3), range(0, 20, 4)):
        state = state_of(game, seed, plays)
        if state.turn is None or state.declaring:
            continue
        seen = observe(state, state.turn)
        for move in [None, *legal_plays(seen)]:
            pieces = advice(seen, move)
            assert len({piece["code"] for piece in pieces}) == len(pieces)
            hidden = {text for other in seen.unseen.texts() for text in [f"'{other}'"]}
            assert not [text for text in hidden if text in str(pieces)]
