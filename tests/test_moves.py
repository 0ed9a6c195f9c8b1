"""Which moves may be played, and why another may not: one law, and every reason with its facts."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest
from hypothesis import given

from dealings import beginning
from scopa import State, deal, is_over, legal_moves, play, why_not
from scopa.cards import CardSet, read_card, total, value
from scopa.errors import AmbiguousMove, IllegalMove, NotationError
from scopa.moves import Move, Reason, ReasonCode, read_move
from strategies import RULES, SCOPA, law, played_out, states


def well_formed_moves(state: State) -> Iterator[Move]:
    """Each card of the hand, and one of another, with every set of at most eight table cards, alone and with a card
    that is not there.
    """
    foreign = next((CardSet.of([card]) for hand in state.hands if hand != state.hand for card in hand), CardSet())
    table = list(state.table)[:8]
    subsets = [CardSet.of(cards) for size in range(len(table) + 1) for cards in combinations(table, size)]
    for card in chain(state.hand, foreign):
        for taken in {state.table, *subsets}:
            yield Move(card, taken)
            yield Move(card, taken | foreign)


@law(250)
@given(states())
def test_a_move_is_legal_if_and_only_if_nothing_says_why_not(state: State) -> None:
    legal = legal_moves(state)
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (not is_over(state)), "whoever is to play can play"
    for move in legal:
        assert why_not(state, move) is why_not(state, str(move)) is None
    for move in well_formed_moves(state):
        reason = why_not(state, move)
        assert (reason is None) == (move in legal), move
        if reason is not None:
            with pytest.raises(IllegalMove) as error:
                play(state, move)
            assert error.value.reason == reason
            assert error.value.facts == {"move": str(move), "reason": reason.code, **reason.facts}


@law(100)
@given(states())
def test_a_move_reads_back_and_its_text_plays_it(state: State) -> None:
    for move in legal_moves(state):
        assert Move.read(str(move)) == move
        assert Move.read(str(move)).sweep == move.sweep
        assert eval(repr(move)) == move
        assert play(state, str(move)) == play(state, move) == play(state, str(move).rstrip("#"))
        assert read_move(state, str(move).rstrip("#")).sweep == move.sweep


@law(100)
@given(states())
def test_a_card_alone_is_enough_where_it_leaves_no_choice(state: State) -> None:
    for card in state.hand:
        moves = [move for move in legal_moves(state) if move.card == card]
        text = str(Move(card))
        if len(moves) == 1 or Move(card) in moves:
            assert read_move(state, text) == (Move(card) if Move(card) in moves else moves[0])
        else:
            with pytest.raises(AmbiguousMove if moves else IllegalMove):
                read_move(state, text)


def test_why_not_says_each_reason_with_its_facts() -> None:
    state = beginning(SCOPA, "6S KD QC", "2B 4C 6D 7B")
    six = {"card": "6S", "taken": ["2B", "4C"]}
    assert [why_not(state, move) for move in ("6S", "6Sx2B4C", "6Sx2B", "6Sx3D", "JDx6D")] == [
        Reason(ReasonCode.MUST_CAPTURE, {"card": "6S", "captures": [["6D"]]}),
        Reason(ReasonCode.SINGLE_FIRST, {**six, "singles": ["6D"]}),
        Reason(ReasonCode.SUM_IS, {"card": "6S", "taken": ["2B"], "sum": 2, "needed": 6}),
        Reason(ReasonCode.NOT_ON_TABLE, {"cards": ["3D"]}),
        Reason(ReasonCode.NOT_IN_HAND, {"card": "JD"}),
    ]
    assert why_not(state, "KDx4C6D") is None
    over = played_out(SCOPA, "7", [0] * 40)
    assert why_not(over, "6Sx6D") == Reason(ReasonCode.DEAL_OVER, {})
    assert legal_moves(over) == ()


@law(250)
@given(states())
def test_a_reason_is_true_of_the_move_and_of_the_rules(state: State) -> None:
    rules, table = state.rules, state.table
    for move in well_formed_moves(state):
        reason = why_not(state, move)
        if reason is None:
            continue
        sum_taken, worth, size = total(move.taken.mask), value(move.card), len(move.taken)
        makes = {"value": sum_taken == worth, "fifteen": sum_taken + worth == 15}
        makes["value_or_fifteen"] = any(makes.values())
        equal = [text for text in table.texts() if text[0] == str(Move(move.card))[0]]
        can_take = {card for card in state.hand if state.capture_table.of(card, table.mask)}
        fewest = min(map(int.bit_count, state.capture_table.of(move.card, table.mask)), default=None)
        true_of = {
            ReasonCode.DEAL_OVER: is_over(state),
            ReasonCode.NOT_IN_HAND: move.card not in state.hand,
            ReasonCode.NOT_ON_TABLE: not move.taken <= table,
            ReasonCode.SINGLE_FIRST: rules.single_first and makes["value"] and reason.facts.get("singles") == equal,
            ReasonCode.SUM_IS: rules.capture == "value" and not makes["value"] and size > 0,
            ReasonCode.FIFTEEN_IS: rules.capture != "value" and not makes[rules.capture] and size > 0,
            ReasonCode.TAKES_ALL: rules.aces == "sweep" and worth == 1 and move.taken != table,
            ReasonCode.TOO_MANY: size > (rules.max_take or size),
            ReasonCode.NOT_FEWEST: rules.sums == "fewest" and size > (fewest or 0),
            ReasonCode.MUST_CAPTURE: not size and move.card in can_take,
            ReasonCode.MUST_PLAY_CAPTURING: not size and move.card not in can_take and rules.obligation == "hand",
        }
        assert true_of[reason.code], (move, reason)


HOUSE_REASONS = [
    ("fifteen", "6S", "2B 4C 7C 3D", "6Sx2B", Reason(ReasonCode.FIFTEEN_IS, {"sum": 8, "needed": 15})),
    ("aces take all", "AD", "2B 4C 7C 3D", "ADx2B", Reason(ReasonCode.TAKES_ALL, {})),
    ("at most two", "KS", "AC 2B 7C 3D", "KSxAC2B7C", Reason(ReasonCode.TOO_MANY, {"most": 2})),
    ("fewest cards, single or not", "KS", "KD 4B 6C 3D", "KSx4B6C", Reason(ReasonCode.NOT_FEWEST, {"fewest": 1})),
    ("fewest cards", "KS", "AC 2B 7C 3D", "KSxAC2B7C", Reason(ReasonCode.NOT_FEWEST, {"fewest": 2})),
]


@pytest.mark.parametrize(("house", "card", "table", "move", "reason"), HOUSE_REASONS)
def test_why_not_says_the_reasons_of_house_rules(house: str, card: str, table: str, move: str, reason: Reason) -> None:
    state = beginning(RULES[house], f"{card} QS JS", table)
    facts = {"card": card, "taken": list(Move.read(move).taken.texts()), **reason.facts}
    assert why_not(state, move) == Reason(reason.code, facts)


def test_why_not_says_which_cards_must_be_played_where_one_must_capture() -> None:
    state = beginning(RULES["must take with any card"], "KS QS 5S", "4B 6C JC JD")
    expected = Reason(ReasonCode.MUST_PLAY_CAPTURING, {"card": "QS", "cards": ["KS"]})
    assert why_not(state, "QS") == expected
    assert [str(move) for move in legal_moves(state)] == ["KSx4B6C"]


@pytest.mark.parametrize(
    "text", ["", "6", "6Sx", "x6D", "6S x 6D", "6Sx6D##", "6S6D", "6sx6d", "6Sx6D6D", "!high", "6Sx8D"]
)
def test_a_text_that_is_no_move_is_named(text: str) -> None:
    state = deal(SCOPA, seed=7)
    for ask in (why_not, play, read_move):
        with pytest.raises(NotationError):
            ask(state, text)


def test_000_l33b_the_worked_example() -> None:
    for table, expected in (("2B 4C 6D KD", ["6Sx6D"]), ("2B 4C KD QD", ["6Sx2B4C"])):
        state = beginning(SCOPA, "6S QS JS", table)
        assert [str(move) for move in legal_moves(state) if move.card == read_card("6S")] == expected
