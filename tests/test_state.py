"""The laws of a deal: what may be played, why another may not, and what a play makes of it."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, replace
from itertools import chain, combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from rulings import PACK
from scopa import Rules, State, deal, is_over, legal_moves, play, score, why_not
from scopa.cards import FULL_PACK, CardSet, read_card, total, value
from scopa.errors import AmbiguousMove, IllegalMove, NotationError
from scopa.moves import Move, Reason, ReasonCode, read_move
from scopa.observation import observe
from strategies import RULES, SCOPA, any_rules, choices, law, played_out, seeds, states, states_of


def in_the_pack(state: State) -> list[CardSet]:
    left = state.leftovers.cards if state.leftovers and state.leftovers.side is None else CardSet()
    return [state.table, CardSet.of(state.stock), left, *state.hands, *state.piles]


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


@law(250)
@given(any_rules, seeds, choices)
def test_forty_cards_lie_somewhere_after_every_play(rules: Rules, seed: str, picks: list[int]) -> None:
    for state in states_of(deal(rules, seed=seed), picks):
        held = 0
        for zone in in_the_pack(state):
            assert not held & zone.mask, "no card lies in two places"
            held |= zone.mask
        assert held == FULL_PACK
        assert all(set(sweeps) <= set(pile) for sweeps, pile in zip(state.sweeps, state.piles, strict=True))


@law(150)
@given(any_rules, seeds, choices)
def test_a_play_moves_what_it_says_and_nothing_else(rules: Rules, seed: str, picks: list[int]) -> None:
    for before, after in steps(deal(rules, seed=seed), picks):
        seat, move = after.plays[-1].seat, after.plays[-1].move
        assert seat == before.turn
        assert after.plays[:-1] == before.plays
        assert move in legal_moves(before)
        other = 1 - seat
        left = after.leftovers.cards if after.leftovers else CardSet()
        gained = [after.piles[side] - before.piles[side] for side in (0, 1)]
        if move.taken:
            assert gained[seat] == move.taken | CardSet.of([move.card]) | left
            assert not gained[other]
            assert after.last_capturer == seat
        elif after.leftovers is None and after.last_capturer == before.last_capturer and not any(gained):
            assert after.table == before.table | CardSet.of([move.card])
        if after.round == before.round and after.turn is not None:
            assert after.hands[seat] == before.hands[seat] - CardSet.of([move.card])
            assert after.hands[other] == before.hands[other]
            assert after.stock == before.stock
        elif after.turn is not None:
            assert not any(map(len, before.hands[other : other + 1]))
            assert len(after.stock) == len(before.stock) - 2 * rules.hand_size
        assert len(after.sweeps[seat]) - len(before.sweeps[seat]) == move.sweep
        assert after.sweeps[other] == before.sweeps[other]


def steps(start: State, picks: list[int]) -> Iterator[tuple[State, State]]:
    return pairwise(states_of(start, picks))


@law(150)
@given(any_rules, seeds, choices)
def test_000_l21b_a_sweep_is_a_table_cleared_and_no_other_play_is(rules: Rules, seed: str, picks: list[int]) -> None:
    for before, after in steps(deal(rules, seed=seed), picks):
        move = after.plays[-1].move
        cleared = bool(move.taken) and move.taken == before.table
        silent_ace = rules.aces == "sweep" and rules.ace_sweep_scores == "never" and value(move.card) == 1
        last = after.turn is None and not rules.last_play_sweep
        assert move.sweep == (cleared and not silent_ace and not last)
        assert str(move).endswith("#") == move.sweep


@law(100)
@given(seeds, choices)
def test_000_l13j_nothing_but_a_card_laid_comes_to_the_table(seed: str, picks: list[int]) -> None:
    for before, after in steps(deal(SCOPA, seed=seed), picks):
        laid = CardSet() if after.plays[-1].move.taken else CardSet.of([after.plays[-1].move.card])
        assert after.table <= before.table | laid


@law(100)
@given(seeds, choices)
def test_000_l21d_what_is_left_goes_to_the_last_capturer(seed: str, picks: list[int]) -> None:
    state = played_out(SCOPA, seed, picks)
    capturing = [played for played in state.plays if played.move.taken]
    assert state.leftovers is not None
    assert state.leftovers.side == state.last_capturer == capturing[-1].seat
    assert state.leftovers.cards <= state.piles[capturing[-1].seat]
    assert not state.table


@law(100)
@given(seeds, choices)
def test_000_l21e_the_last_play_never_sweeps(seed: str, picks: list[int]) -> None:
    state = played_out(SCOPA, seed, picks)
    assert not state.plays[-1].move.sweep
    assert state.leftovers is not None
    swept = [played.move.card for played in state.plays if played.move.sweep]
    assert sorted(swept) == sorted(card for sweeps in state.sweeps for card in sweeps)


BY_VALUE = ("scopa", "sums even beside an equal card", "at most two", "free to lay", "nine cards each")


@law(150)
@given(some.sampled_from(BY_VALUE), seeds, choices)
def test_the_value_left_at_the_end_is_even_where_captures_are_by_value(house: str, seed: str, picks: list[int]) -> None:
    state = played_out(RULES[house], seed, picks)
    assert state.leftovers is not None
    assert total(state.leftovers.cards.mask) % 2 == 0


@law(150)
@given(seeds, choices)
def test_ten_more_than_a_multiple_of_fifteen_is_left_where_captures_make_fifteen(seed: str, picks: list[int]) -> None:
    state = played_out(RULES["fifteen"], seed, picks)
    assert state.leftovers is not None
    assert total(state.leftovers.cards.mask) % 15 == 10


@law(150)
@given(any_rules, seeds, choices)
def test_somebody_captures_in_every_deal_unless_all_are_free_to_lay(rules: Rules, seed: str, picks: list[int]) -> None:
    if rules.obligation != "free":
        assert played_out(rules, seed, picks).last_capturer is not None


@law(100)
@given(states())
def test_a_state_never_changes(state: State) -> None:
    written = repr(state)
    for move in legal_moves(state):
        play(state, move)
    assert repr(state) == written
    assert hash(state) == hash(replace(state))
    for field in fields(State):
        with pytest.raises((FrozenInstanceError, AttributeError)):
            setattr(state, field.name, None)


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


@law(60)
@given(any_rules, seeds, choices)
def test_turning_the_dealer_turns_the_whole_deal(rules: Rules, seed: str, picks: list[int]) -> None:
    one, other = played_out(rules, seed, picks, dealer=0), played_out(rules, seed, picks, dealer=1)
    assert one.piles == other.piles[::-1]
    assert one.sweeps == other.sweeps[::-1]
    assert [played.move for played in one.plays] == [played.move for played in other.plays]
    assert [played.seat for played in one.plays] == [1 - played.seat for played in other.plays]


def test_why_not_says_each_reason_with_its_facts() -> None:
    state = beginning(SCOPA, ["6S", "KD", "QC"], ["2B", "4C", "6D", "7B"])
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
    state = beginning(RULES[house], [card, "QS", "JS"], table.split())
    facts = {"card": card, "taken": list(Move.read(move).taken.texts()), **reason.facts}
    assert why_not(state, move) == Reason(reason.code, facts)


def test_why_not_says_which_cards_must_be_played_where_one_must_capture() -> None:
    state = beginning(RULES["must take with any card"], ["KS", "QS", "5S"], ["4B", "6C", "JC", "JD"])
    expected = Reason(ReasonCode.MUST_PLAY_CAPTURING, {"card": "QS", "cards": ["KS"]})
    assert why_not(state, "QS") == expected
    assert [str(move) for move in legal_moves(state)] == ["KSx4B6C"]


def beginning(rules: Rules, hand: list[str], table: list[str]) -> State:
    """A deal in which the eldest holds *hand* and *table* lies open."""
    others = [card for card in PACK if card not in [*hand, *table]]
    return deal(rules, pack=[*hand, *others[:3], *table, *others[3:]], dealer=0)


@pytest.mark.parametrize(
    "text", ["", "6", "6Sx", "x6D", "6S x 6D", "6Sx6D##", "6S6D", "6sx6d", "6Sx6D6D", "!low", "6Sx8D"]
)
def test_a_text_that_is_no_move_is_named(text: str) -> None:
    state = deal(SCOPA, seed=7)
    for ask in (why_not, play, read_move):
        with pytest.raises(NotationError):
            ask(state, text)


def test_a_deal_without_a_capture_can_be_scored_and_its_cards_are_seen() -> None:
    state = deal(RULES["free to lay"], seed=7)
    while state.turn is not None:
        state = play(state, Move(next(iter(state.hand))))
    assert state.leftovers is not None
    assert (state.leftovers.side, len(state.leftovers.cards), state.last_capturer) == (None, 40, None)
    assert all(line.side is None and line.points == 0 for line in score(state))
    assert not observe(state, 0).unseen


def test_000_l33b_the_worked_example() -> None:
    for table, expected in (("2B 4C 6D KD", ["6Sx6D"]), ("2B 4C KD QD", ["6Sx2B4C"])):
        state = beginning(SCOPA, ["6S", "QS", "JS"], table.split())
        assert [str(move) for move in legal_moves(state) if move.card == read_card("6S")] == expected
