"""Rules, positions and matches as text: what is written reads back, and no other text does harm."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa import Match, Rules, State, deal, is_over, legal_moves
from scopa.errors import IllegalMove, NotationError, ScopaError
from scopa.moves import Move
from scopa.notation import read_match, read_position, read_rules, write_match, write_position, write_rules
from strategies import RULES, SCOPA, any_rules, law, matches, states

START = write_position(deal(SCOPA, seed=7))


def without_plays(state: State) -> State:
    """What a position keeps of a state."""
    return State(
        state.rules, state.dealer, state.hands, state.table, state.stock, state.piles, state.sweeps, state.turn,
        state.round, state.last_capturer,
    )  # fmt: skip


@law(60)
@given(any_rules)
def test_rules_read_back(rules: Rules) -> None:
    assert read_rules(write_rules(rules)) == rules


def test_rules_are_the_nearest_game_and_what_differs() -> None:
    assert write_rules(SCOPA) == "scopa"
    assert write_rules(RULES["no primiera, no cut, clockwise"]) == "scopa direction=cw cut=no packet=1 primiera=off"
    assert read_rules("scopa target=21 last_play_sweep=yes max_take=2") == read_rules(
        "scopa last_play_sweep=yes max_take=2 target=21"
    )


@law(60)
@given(matches())
def test_a_match_reads_back(match: Match) -> None:
    text = write_match(match)
    assert read_match(text) == match
    assert write_match(read_match(text)) == text
    assert read_match(text.replace("#", "")) == match
    assert read_match(text.replace("\n", "\r\n")) == match


@law(200)
@given(states())
def test_a_position_reads_back(state: State) -> None:
    if state.leftovers is not None and state.leftovers.side is None:
        return
    text = write_position(state)
    again = read_position(text)
    assert again == without_plays(state)
    assert write_position(again) == text
    assert legal_moves(again) == legal_moves(state)
    assert is_over(again) == is_over(state)


@law(100)
@given(some.text(some.characters(exclude_characters='"', categories=["L", "N", "P", "S", "Zs"]), max_size=20))
def test_a_match_of_any_seed_reads_back_or_is_refused(seed: str) -> None:
    try:
        match = Match.new("scopa", seed)
    except NotationError:
        assert not seed.isprintable()
    else:
        assert read_match(write_match(match)) == match


@law(300)
@given(matches(), some.integers(0, 10**6), some.sampled_from(["", "x", "9", "#", '"', "]", "\n", " ", "7D", "é", "²"]))
def test_a_damaged_record_gives_a_named_error_or_a_match(match: Match, where: int, put: str) -> None:
    text = write_match(match)
    at = where % len(text)
    for damaged in (text[:at] + put + text[at + 1 :], text[:at] + put + text[at:], text[:at]):
        with suppress(ScopaError):
            read = read_match(damaged)
            assert read_match(write_match(read)) == read


@law(300)
@given(states(), some.integers(0, 10**6), some.sampled_from(["", "-", "9", "/", "=", "\n", " ", "7D", "é", "²"]))
def test_a_damaged_position_gives_a_named_error_or_one_that_can_be_played(state: State, where: int, put: str) -> None:
    text = write_position(state)
    at = where % len(text)
    for damaged in (text[:at] + put + text[at + 1 :], text[:at] + put + text[at:], text[:at]):
        with suppress(ScopaError):
            read = read_position(damaged)
            assert bool(legal_moves(read)) == (not is_over(read))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dealer=0", "dealer=2"),
        ("dealer=0", "dealer=x"),
        ("dealer=0", ""),
        ("turn=1", "turn=0"),
        ("turn=1", "turn=-"),
        ("turn=1", "turn=" + "9" * 5000),
        ("round=1", "round=2"),
        ("round=1", "round=-1"),
        ("round=1", "round=one"),
        ("sweeps=/", "sweeps="),
        ("sweeps=/", "sweeps=7D/"),
        ("piles=/", "piles=//"),
        ("last=-", "last=2"),
        ("rules=scopa", "rules=briscola"),
        ("rules=scopa", "rules=scopa,target"),
        ("rules=scopa", "rules=scopa,game=escoba"),
        ("rules=scopa", "rules=scopa,target=many"),
        ("rules=scopa", "rules=scopa,trumps=D"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    assert old in START
    with pytest.raises(ScopaError):
        read_position(START.replace(old, new))


def test_a_position_with_cards_missing_or_twice_names_them() -> None:
    state = deal(SCOPA, seed=7)
    first, second = state.table.texts()[:2]
    for wrong, fact in ((first, "twice"), ("", "missing")):
        with pytest.raises(NotationError) as error:
            read_position(START.replace(f"stock={state_text(state)}", f"stock={wrong}{state_text(state)[2:]}"))
        assert fact in error.value.facts
    with pytest.raises(NotationError):
        read_position(START.replace(f"table={first}{second}", f"table={first}{first}"))


def state_text(state: State) -> str:
    return START.partition("stock=")[2].split()[0]


def test_a_stock_that_cannot_be_dealt_out_is_refused() -> None:
    state = deal(SCOPA, seed=7)
    stock = state_text(state)
    with pytest.raises(NotationError):
        read_position(START.replace(f"stock={stock}", f"stock={stock[:2]}").replace("piles=/", f"piles={stock[2:]}/"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1. 7D\n",
        '[Rules "scopa"]\n\n1.\n',
        '[Seed "7"]\n\n1.\n',
        '[Rules "scopa"]\n[Seed "7"]\n',
        '[Rules "briscola"]\n[Seed "7"]\n\n1.\n',
        '[Rules ""]\n[Seed "7"]\n\n1.\n',
        '[Rules "scopa target=0"]\n[Seed "7"]\n\n1.\n',
        '[Rules "scopa target=²"]\n[Seed "7"]\n\n1.\n',
        '[Rules "scopa seats=9"]\n[Seed "7"]\n\n1.\n',
        '[Rules "scopa"]\n[Seed "7"]\n[Resigned "2"]\n\n1.\n',
        '[Rules "scopa"]\n[Seed "7"]\n[Resigned "none"]\n\n1.\n',
        '[Rules "scopa"]\n[Seed "7"]\n\n2.\n',
        '[Rules "scopa"]\n[Seed "7"]\n\n1.\n2.\n',
        '[Rules "scopa"]\n[Seed "7"]\n\n' + "9" * 5000 + ".\n",
        '[Rules "scopa"]\n[Seed "7"]\n\n1. 7Dx\n',
        "x" * 100_001,
    ],
)
def test_a_text_that_is_no_match_gives_a_named_error(text: str) -> None:
    with pytest.raises(ScopaError):
        read_match(text)


def test_every_move_of_a_record_is_checked() -> None:
    match = Match.new("scopa", 7)
    foreign = next(card for card in range(40) if card not in match.state.hand)
    with pytest.raises(IllegalMove):
        read_match(write_match(match).replace("1.", f"1. {Move(foreign)}"))
    first = legal_moves(match.state)[0]
    assert read_match(write_match(match).replace("1.", f"1. {first}")) == match.play(first)
