"""A match: deal after deal until a side has won; its record is the whole of it."""

from dataclasses import FrozenInstanceError, fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa import GAMES, Match, Rules, is_over, legal_moves, score
from scopa.errors import ContradictoryRules, IllegalMove, NoSuchSeat, NotationError, NotNow
from scopa.first_dealer import draw_first_dealer
from scopa.match import winner
from scopa.scoring import points_of
from strategies import RULES, SCOPA, law, matches


def played_to_the_end(rules: Rules, seed: int | str) -> Match:
    match = Match.new(rules, seed)
    while not match.is_over:
        moves = legal_moves(match.state)
        match = match.play(moves[len(match.state.plays) % len(moves)]) if moves else match.next_deal()
    return match


@law(60)
@given(matches())
def test_undo_gives_the_match_before(match: Match) -> None:
    if match.is_over:
        with pytest.raises(NotNow):
            match.play("7D")
    elif match.state.turn is None:
        assert match.next_deal().undo() == match
    else:
        for move in legal_moves(match.state):
            assert match.play(move).undo() == match
    if not match.is_over:
        assert match.resign(0).undo() == match.resign(1).undo() == match


@law(25)
@given(matches())
def test_undo_walks_back_to_the_start(match: Match) -> None:
    steps = sum(map(len, match.deals)) + len(match.deals) - 1 + (match.resigned is not None)
    start = Match.new(match.rules, match.seed)
    for _ in range(steps):
        assert match != start
        match = match.undo()
    assert match == start
    with pytest.raises(NotNow, match="nothing-to-undo"):
        match.undo()


@law(60)
@given(matches())
def test_rules_seed_and_moves_are_the_whole_record(match: Match) -> None:
    again = Match.replay(match.rules, match.seed, match.deals, match.resigned)
    assert again == match
    assert again.state == match.state
    assert hash(again) == hash(match)


@law(60)
@given(matches())
def test_a_match_counts_complete_deals_only(match: Match) -> None:
    complete = len(match.deals) - (match.state.turn is not None)
    assert len(match.points) == complete
    assert match.totals == tuple(sum(points[side] for points in match.points) for side in (0, 1))
    if match.state.turn is None:
        assert match.points[-1] == points_of(score(match.state), 2)
    assert all(winner(match.rules, match.points[:deals]) is None for deals in range(complete))


@law(40)
@given(matches())
def test_a_match_never_changes(match: Match) -> None:
    written = repr(match)
    for move in legal_moves(match.state) if not match.is_over else ():
        match.play(move)
    assert repr(match) == written
    for field in fields(Match):
        with pytest.raises((FrozenInstanceError, AttributeError)):
            setattr(match, field.name, None)


@law(300)
@given(some.lists(some.tuples(some.integers(0, 9), some.integers(0, 9)), max_size=12))
def test_000_l27j_the_one_highest_total_at_the_target_wins(deals: list[tuple[int, int]]) -> None:
    mine, theirs = (sum(points[side] for points in deals) for side in (0, 1))
    expected = None if max(mine, theirs) < 11 or mine == theirs else int(theirs > mine)
    assert winner(SCOPA, deals) == expected
    swapped = winner(SCOPA, [points[::-1] for points in deals])
    assert swapped == (None if expected is None else 1 - expected)


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        ([(3, 2), (2, 3), (4, 1)], None),
        ([(3, 2), (2, 3), (4, 1), (2, 5)], None),
        ([(3, 2), (2, 3), (4, 1), (2, 5), (1, 2)], 1),
        ([(9, 9), (9, 9), (9, 0)], None),
        ([(1, 0), (1, 0), (0, 1), (1, 0)], 0),
    ],
)
def test_a_number_of_deals_ends_a_match_unless_the_totals_are_equal(
    deals: list[tuple[int, int]], expected: int | None
) -> None:
    assert winner(RULES["four deals to 21"], deals) == expected


@pytest.mark.parametrize("seed", range(12))
def test_000_l13b_the_deal_alternates_from_a_dealer_drawn_by_lot(seed: int) -> None:
    match = Match.new("scopa", seed)
    first = draw_first_dealer(SCOPA, str(seed)).dealer
    for number in range(3):
        assert match.state.dealer == (first + number) % 2
        assert match.state.turn == 1 - match.state.dealer
        while not is_over(match.state):
            match = match.play(legal_moves(match.state)[0])
        if match.is_over:
            break
        match = match.next_deal()


@pytest.mark.parametrize("seed", range(40))
def test_000_l27k_every_match_ends_with_one_side_ahead_at_11_or_more(seed: int) -> None:
    match = played_to_the_end(SCOPA, seed)
    assert match.winner is not None
    mine, other = match.totals[match.winner], match.totals[1 - match.winner]
    assert mine >= 11
    assert mine > other
    with pytest.raises(NotNow, match="match-over"):
        match.next_deal()
    with pytest.raises(NotNow, match="match-over"):
        match.resign(0)
    with pytest.raises(NotNow, match="match-over"):
        match.play("7D")


def test_000_l27l_reaching_eleven_within_a_deal_ends_nothing() -> None:
    match = Match.new("scopa", 7)
    near = replace(match, points=((10, 4),), deals=((), ()))
    while near.state.turn is not None:
        assert not near.is_over
        near = near.play(legal_moves(near.state)[0])
    assert near.totals == tuple(before + now for before, now in zip((10, 4), near.points[-1], strict=True))


def test_giving_up_lets_the_other_side_win() -> None:
    match = Match.new("scopa", 7)
    for side in (0, 1):
        over = match.resign(side)
        assert (over.is_over, over.resigned, over.winner, over.totals) == (True, side, 1 - side, (0, 0))
        with pytest.raises(NotNow, match="match-over"):
            over.play(legal_moves(over.state)[0])
    with pytest.raises(NoSuchSeat) as error:
        match.resign(2)
    assert error.value.facts == {"side": 2, "count": 2}


def test_a_deal_is_played_to_its_end_before_the_next() -> None:
    with pytest.raises(NotNow, match="deal-not-over"):
        Match.new("scopa", 7).next_deal()


def test_an_illegal_move_leaves_the_match_as_it_is() -> None:
    match = Match.new("scopa", 7)
    card = next(card for card in range(40) if card not in match.state.hand)
    with pytest.raises(IllegalMove):
        match.play(replace(legal_moves(match.state)[0], card=card))
    assert match == Match.new("scopa", 7)


def test_a_match_is_of_a_game_by_name_or_of_any_rules() -> None:
    assert Match.new("scopa", 7) == Match.new(GAMES["scopa"], "7")
    assert Match.new(RULES["fewest cards"], 7).rules.sums == "fewest"
    with pytest.raises(ContradictoryRules, match="no-such-game"):
        Match.new("briscola", 7)


@pytest.mark.parametrize("seed", ['a"b', "a\nb", "a\x1eb", "a\u2028b", "x" * 101])
def test_a_seed_that_a_record_could_not_hold_is_refused(seed: str) -> None:
    with pytest.raises(NotationError) as error:
        Match.new("scopa", seed)
    assert error.value.facts["what"] == "seed"


def test_deals_of_one_match_and_of_two_matches_differ() -> None:
    starts = set()
    for seed in range(50):
        match = Match.new("scopa", seed)
        while match.state.turn is not None:
            match = match.play(legal_moves(match.state)[0])
        starts |= {Match.new("scopa", seed).state.stock, match.next_deal().state.stock}
    assert len(starts) == 100
