"""Cirulla's declarations: what may be declared, when, and what it makes of the hand, the score and the wild card."""

from itertools import permutations
from typing import Any

import pytest

from coached import hinted
from dealings import PACK
from scopa import GAMES, Declaration, Match, State, deal, legal_moves, play, score, why_not
from scopa.ai import greedy, heuristic
from scopa.cards import CardSet, read_card
from scopa.declarations import PASS, declarations
from scopa.errors import IllegalMove, NotationError
from scopa.games import house_rules
from scopa.moves import Move, ReasonCode
from scopa.notation import read_match, write_match
from scopa.observation import observe
from scopa.scoring import points_of
from scopa.session import Session
from scopa.view import events
from tables import TABLES, random_deal

CIRULLA = GAMES["cirulla"]
TABLES_THAT_DECLARE = {text: rules for text, rules in TABLES.items() if rules.accusi}


def beginning(hand: str, other: str = "KD QC JS", table: str = "5D 6C 4S QB") -> State:
    """A deal in which seat 1 begins with *hand*; seat 0, the dealer, has the *other* one."""
    first = [*hand.split(), *other.split()]
    dealt = [card for pair in zip(first[:3], first[3:], strict=True) for card in pair]
    rest = [card for card in PACK if card not in [*first, *table.split()]]
    return deal(CIRULLA, pack=[*dealt, *table.split(), *rest], dealer=0)


def texts(state: State) -> list[str]:
    return list(map(str, legal_moves(state)))


def codes(state: State, *moves: str) -> list[str | None]:
    reasons = [why_not(state, move) for move in moves]
    return [None if reason is None else reason.code.value for reason in reasons]


def test_a_low_hand_may_be_declared_or_passed_before_a_card_is_played() -> None:
    state = beginning("2D 3C 3S")
    assert state.declaring
    assert texts(state) == ["!low", "!pass"]
    assert codes(state, "!low", "!pass", "!three", "!low 7C=2", "2D") == [
        None,
        None,
        "not-three",
        "wild-value",
        "declare-first",
    ]
    with pytest.raises(IllegalMove, match="declare-first"):
        play(state, "2D")


def test_a_declared_hand_scores_at_once_and_lies_open() -> None:
    state = play(beginning("2D 3C 3S"), "!low")
    assert state.declared == (0, 3)
    assert state.turn == 1
    assert not state.declaring
    assert observe(state, 0).exposed == (CardSet(), CardSet.read("2D 3C 3S"))
    assert not observe(state, 0).unseen & state.hands[1]
    after = play(state, "2D")
    assert observe(after, 0).exposed[1] == CardSet.read("3C 3S")
    assert codes(state, "!low", "!pass") == ["not-declaring", "not-declaring"]


def test_three_equal_cards_take_the_place_of_a_low_hand() -> None:
    state = beginning("3D 3C 3S")
    assert texts(state) == ["!three", "!pass"]
    assert codes(state, "!low") == ["three-rather"]
    assert play(state, "!three").declared == (0, 10)


def test_a_pass_scores_nothing_and_shows_nothing() -> None:
    before = beginning("2D 3C 3S")
    state = play(before, "!pass")
    assert state.declared == (0, 0)
    assert not state.exposed
    for_the_other = observe(state, 0)
    assert for_the_other == observe(before, 0), "that there was something to pass is not known"
    assert [str(played.move) for played in observe(state, 1).plays] == ["!pass"]


def test_a_hand_with_nothing_to_declare_is_played_at_once() -> None:
    state = beginning("KS QD JB")
    assert not state.declaring
    assert codes(state, "!low", "!three", "!pass") == ["not-declaring"] * 3


def test_a_declaration_is_made_at_ones_own_first_turn_of_a_round_alone() -> None:
    state = beginning("KS QD JB", other="2D 2C 3S")
    assert not state.declaring, "seat 0 has a low hand, and it is not its turn"
    state = play(state, "KSx5D")
    assert state.turn == 0
    assert texts(state) == ["!low", "!pass"]
    state = play(state, "!low")
    for _ in range(2):
        state = play(state, legal_moves(state)[0])
    assert state.turn == 0
    assert not state.declaring, "two cards are left, and they are low too"


@pytest.mark.parametrize("text", TABLES_THAT_DECLARE)
def test_every_declaring_state_has_a_declaration_and_a_pass(text: str) -> None:
    rules, asked = TABLES_THAT_DECLARE[text], 0
    for seed in range(60):
        for state in random_deal(rules, str(seed)):
            fresh = state.turn is not None and len(state.hand) == 3
            told = legal_moves(state)
            if state.declaring:
                asked += 1
                assert fresh
                assert len(told) > 1
                assert told[-1] == PASS
                assert all(isinstance(move, Declaration) for move in told)
            else:
                assert all(isinstance(move, Move) for move in told)
    assert asked > 30


@pytest.mark.parametrize("hand", ["7C AD AS", "7C KD KS", "7C 4D 3S", "7C AD 2S", "2D 3C 4S", "7C KD QS"])
def test_the_order_of_a_hand_changes_nothing(hand: str) -> None:
    found = {declarations(CIRULLA, CardSet.read("".join(order))) for order in permutations(hand.split())}
    assert len(found) == 1
    starts = {beginning(" ".join(order), "JC 6S QD", "5D 6C 5S QB") for order in permutations(hand.split())}
    assert len(starts) == 1


def test_the_wild_card_keeps_its_value_until_it_is_captured() -> None:
    state = play(beginning("7C AD AS", other="KD QC 5S", table="5D 6C JS QB"), "!three 7C=1")
    assert state.wild == 1
    assert legal_moves(state)[2:] == (Move(read_card("7C"), state.table),), "declared an ace, it takes all"
    state = play(beginning("7C 2D 2S", other="2C QC JS", table="KC KB QB JD"), "!three 7C=2")
    state = play(state, "7C")
    assert state.wild == 2, "it lies on the table as a two"
    assert why_not(state, "2Cx7C") is None
    taken = play(state, "2Cx7C")
    assert taken.wild is None
    assert taken.capture_table.values[read_card("7C")] == 7


def test_the_wild_card_left_at_the_end_scores_as_the_seven_of_cups() -> None:
    for seed in range(40):
        *_, state = random_deal(CIRULLA, f"wild/{seed}")
        assert state.wild is None
        assert sum("7C" in pile for pile in state.piles) == 1


def test_declared_points_are_points_of_the_deal() -> None:
    for seed in range(60):
        *_, state = random_deal(CIRULLA, f"points/{seed}")
        if any(state.declared):
            lines = score(state)
            declared = [line for line in lines if line.category == "accusi"]
            assert [(line.side, line.points) for line in declared] == [
                (side, points) for side, points in enumerate(state.declared) if points
            ]
            others = tuple(line for line in lines if line.category != "accusi")
            assert points_of(lines, 2) == tuple(
                other + points for other, points in zip(points_of(others, 2), state.declared, strict=True)
            )
            return
    pytest.fail("no hand was declared")


def test_a_record_keeps_declarations_as_moves() -> None:
    match = next(found for found in (Match.new("cirulla", seed) for seed in range(99)) if found.state.declaring)
    declared = match.play(legal_moves(match.state)[0])
    record = write_match(declared)
    assert " !" in record
    assert read_match(record) == declared
    assert declared.undo() == match
    wild = next(
        (found, move)
        for found in (Match.new("cirulla", seed) for seed in range(999))
        for move in legal_moves(found.state)
        if isinstance(move, Declaration) and move.wild not in (None, 7)
    )
    match = wild[0].play(wild[1])
    match = match.play(legal_moves(match.state)[0])
    assert read_match(write_match(match)) == match
    assert "7C=" in write_match(match)


@pytest.mark.parametrize("text", ["!low", "!three", "!pass", "!low 7C=1", "!three 7C=10"])
def test_a_declaration_is_read_as_it_was_written(text: str) -> None:
    assert str(Declaration.read(text)) == text
    assert repr(Declaration.read(text)) == f"Declaration.read({text!r})"


@pytest.mark.parametrize(
    "text", ["!", "!high", "low", "!low 7D=1", "!low 7C=0", "!low 7C=11", "!pass 7C=2", "!low7C=1"]
)
def test_a_text_that_declares_nothing_is_named(text: str) -> None:
    with pytest.raises(NotationError):
        Declaration.read(text)


def test_house_rules_set_what_declarations_score() -> None:
    rules = house_rules("cirulla", accuso_low=1, accuso_three=3)
    pack = [card for pair in zip(["2D", "3C", "3S"], ["KD", "QC", "JS"], strict=True) for card in pair]
    rest = [card for card in PACK if card not in pack and card not in ("5D", "6C", "4S", "QB")]
    state = deal(rules, pack=[*pack, "5D", "6C", "4S", "QB", *rest], dealer=0)
    assert play(state, "!low").declared == (0, 1)


def declaring_session(people: list[int]) -> Session:
    """A match that begins with a declaration of seat 0."""
    for seed in range(999):
        session = Session.new("cirulla", str(seed), people=people, seat=people[0])
        if session.match.state.declaring and session.match.state.turn == 0:
            return session
    raise AssertionError


def test_the_view_offers_declarations_to_the_seat_that_may_make_one() -> None:
    session = declaring_session([0, 1])
    seen = session.view()
    assert seen["asks"] == "declare"
    assert [row["kind"] for row in seen["declarations"]][-1] == "pass"
    assert session.look(1).view()["declarations"] == []
    declared = session.play(seen["declarations"][0]["move"])
    after = declared.view()
    assert after["asks"] == "play"
    assert after["declarations"] == []
    assert after["sides"][0]["declared"] == seen["declarations"][0]["points"]
    shown: list[Any] = declared.look(1).view()["seats"][0]["exposed"]
    assert sorted(shown) == sorted(card["card"] for card in seen["hand"])
    told = events(session.match, declared.match)
    assert [event["event"] for event in told] == ["declared"]
    passed = session.play("!pass")
    assert events(session.match, passed.match) == []
    assert passed.look(1).view() == session.look(1).view()


def test_a_computer_player_declares_what_pays_and_never_shows_that_it_passed() -> None:
    for player in (greedy, heuristic):
        move = player.choose(observe(beginning("2D 3C 3S"), 1))
        assert str(move) == "!low"
    told = hinted(observe(beginning("3D 3C 3S"), 1))
    assert told == {"declare": "!three", "because": [{"code": "declares", "points": 10}]}


def test_reasons_of_declarations_have_their_codes() -> None:
    asked = {"declare-first", "not-declaring", "three-rather", "not-three", "wild-value"}
    assert asked <= {code.value for code in ReasonCode}
    wild = beginning("7C 4D 3S")
    assert texts(wild) == ["!low 7C=1", "!low 7C=2", "!pass"]
    reason = why_not(wild, "!low")
    assert reason is not None
    assert reason.facts == {"card": "7C", "values": [1, 2]}
