"""Cases with their right answers (`rule-cases.json`, `own-cases.json`), and what asks the engine each kind of them.

A case is ``{id, game, options, kind, given, expected, source}``. The runner knows no game: a game is played as soon as
`GAMES` has a row for it and the engine plays its options.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dealings import DEALS, PACK, Case
from scopa import Match, Rules, State, captures, deal, legal_moves, play, why_not
from scopa.cards import COINS_MASK, CardSet, read_card
from scopa.categories import cappotto
from scopa.errors import AmbiguousMove, IllegalMove
from scopa.games import house_rules
from scopa.match import winner
from scopa.moves import Move, read_move
from scopa.scoring import Award, awards, points, points_of, score

HERE = Path(__file__).parent
CASES: list[Case] = [
    case for name in ("rule-cases.json", "own-cases.json") for case in json.loads((HERE / name).read_text("utf-8"))
]
SIDES = ("ABCDEF", "XYZ")
"""The letters by which cases name the sides."""

NAMES = {"sweeps": "scope"}
"""What the cases call a category, where it is not the engine's word."""

SELDOM = ("accusi", "cappotto")
"""Categories that the cases leave out where nobody scores in them."""


def rules_of(case: Case) -> Rules:
    return house_rules(case["game"], **case["options"])


def check(case: Case) -> None:
    """Ask the engine a case and compare its answer with the right one."""
    KINDS[case["kind"]](rules_of(case), case["given"], case["expected"])


def check_captures(rules: Rules, given: Case, expected: list[list[str]]) -> None:
    wild = given.get("table_values", {}).get(rules.matta, given.get("matta_value"))
    found = captures(rules, " ".join(given["table"]), given["card"], wild)
    assert found == tuple(map(tuple, expected))


def check_play(rules: Rules, given: Case, expected: Case) -> None:
    if "deck" in given:
        check_whole_deal(rules, given, expected)
    else:
        check_one_play(rules, given, expected)


def check_one_play(rules: Rules, given: Case, expected: Case) -> None:
    state = position(rules, given)
    text = given["card"] + (f"x{''.join(given['capture'])}" if given["capture"] else "")
    if expected.get("needs_choice"):
        with pytest.raises(AmbiguousMove):
            read_move(state, text)
        return
    if "playable" in expected:
        playable = CardSet.of({move.card for move in legal_moves(state)})
        assert playable == CardSet.read("".join(expected["playable"]))
    move = Move.read(text) if given["capture"] is not None else read_move(state, text)
    reason = why_not(state, move)
    assert (reason is None) == expected["legal"] == (move in legal_moves(state))
    if reason is not None:
        with pytest.raises(IllegalMove) as error:
            play(state, move)
        assert error.value.reason == reason
        return
    check_after(state, play(state, move), expected)


def check_after(before: State, after: State, expected: Case) -> None:
    assert before.turn is not None
    side = before.rules.side_of(before.turn)
    left = after.leftovers.cards if after.leftovers else CardSet()
    assert after.table == CardSet.read("".join(expected["table"]))
    assert after.piles[side] - before.piles[side] - left == CardSet.read("".join(expected["taken"]))
    assert len(after.sweeps[side]) - len(before.sweeps[side]) == expected["scopa"]
    if "leftovers" in expected:
        assert after.leftovers is not None
        check_leftovers(after, expected["leftovers"])
    if "last_capturer" in expected:
        assert after.last_capturer == side_of(expected["last_capturer"])


def check_leftovers(state: State, expected: Case) -> None:
    assert state.leftovers is not None
    assert state.leftovers.cards == CardSet.read("".join(expected["cards"]))
    if state.leftovers.cards:
        assert state.leftovers.side == side_of(expected["to"])


def position(rules: Rules, given: Case) -> State:
    """The state a case describes; the cards it does not speak of lie where they do not matter."""
    table, hand = CardSet.read("".join(given["table"])), CardSet.read("".join(given["hand"]))
    rest = list(CardSet.read("".join(PACK)) - table - hand)
    seat = (side_of(given["seat"]) or 0) if "seat" in given else 0
    stock_size = given.get("stock", 0 if given["last_card"] else rules.seats * rules.hand_size)
    others = 0 if given["last_card"] or "stock" in given else len(hand)
    hands = [hand if at == seat else CardSet.of(rest[at * others : (at + 1) * others]) for at in range(rules.seats)]
    rest = rest[rules.seats * others :]
    last = side_of(given["last_capturer"]) if "last_capturer" in given else rules.side_of(rules.seat_after(seat))
    pile = CardSet.of(rest[stock_size:])
    return State(
        rules=rules,
        dealer=seat,
        hands=tuple(hands),
        table=table,
        stock=tuple(rest[:stock_size]),
        piles=tuple(pile if side == last else CardSet() for side in range(rules.sides)),
        sweeps=((),) * rules.sides,
        turn=seat,
        last_capturer=last,
    )


def check_whole_deal(rules: Rules, given: Case, expected: Case) -> None:
    state = deal(rules, pack=given["deck"], dealer=given["dealer"])
    for move in given["moves"]:
        assert state.turn == move["seat"]
        state = play(state, Move(read_card(move["card"]), CardSet.read("".join(move["capture"]))))
    assert state.turn is None
    assert state.piles == tuple(CardSet.read("".join(pile)) for pile in by_side(expected["piles"]))
    assert [len(cards) for cards in state.sweeps] == by_side(expected["scope"])
    check_leftovers(state, expected["leftovers"])
    check_points(rules, score(state), expected)


def check_score(rules: Rules, given: Case, expected: Case) -> None:
    piles = [CardSet.read("".join(pile)) for pile in by_side(given["piles"])]
    counts = by_side(given["scope"])
    lines = awards(rules, piles, [list(pile)[:count] for pile, count in zip(piles, counts, strict=True)])
    check_points(rules, lines, expected)
    assert points(rules, [pile.mask for pile in piles], counts) == by_side(expected["total"])
    assert cappotto(rules, [pile.mask for pile in piles]) == side_of(expected.get("wins_match"))


def check_points(rules: Rules, lines: Sequence[Award], expected: Case) -> None:
    scored: list[dict[str, int]] = [
        {NAMES.get(line.category, line.category): 0 for line in lines} for _ in range(rules.sides)
    ]
    for line in lines:
        if line.side is not None:
            scored[line.side][NAMES.get(line.category, line.category)] += line.points
    told = by_side(expected["points"])
    unasked = [{category: 0 for category in SELDOM if category in row} for row in scored]
    assert scored == [{**zeros, **row} for zeros, row in zip(unasked, told, strict=True)]
    assert list(points_of(lines, rules.sides)) == by_side(expected["total"])


def check_deal(rules: Rules, given: Case, expected: Case) -> None:
    DEALS[given["what"]](rules, given, expected)


def check_match(rules: Rules, given: Case, expected: Case) -> None:
    counted = [tuple(by_side(scored)) for scored in given["deals"]]
    state = deal(rules, pack=PACK)
    if "mid_deal" in given:
        swept = by_side(given["mid_deal"])
        piles = [CardSet(0b1111 << 4 * side) for side in range(rules.sides)]
        sweeps = tuple(tuple(pile)[:count] for pile, count in zip(piles, swept, strict=True))
        state = State(rules, 0, state.hands, state.table, state.stock, tuple(piles), sweeps, state.turn)
    if given.get("cappotto") is not None:
        coins = [COINS_MASK * (side == side_of(given["cappotto"])) for side in range(rules.sides)]
        state = replace(state, turn=None, piles=tuple(map(CardSet, coins)))
    match = Match(rules, "0", ((),) * len(counted), tuple(counted), state)
    assert match.is_over == expected["over"]
    assert match.winner == side_of(expected["winner"])
    assert list(match.totals) == by_side(expected["scores"])
    ended = [number for number in range(1, len(counted) + 1) if winner(rules, counted[:number]) is not None]
    if given.get("cappotto") is not None:
        ended = [*ended, len(counted)]
    assert (ended[0] if ended else None) == expected["after_deal"]


def by_side(told: Mapping[str, Any]) -> list[Any]:
    """What a case tells by the letter of each side, in the order of the sides."""
    return [told[letter] for letter in sorted(told)]


def side_of(letter: str | None) -> int | None:
    if letter is None:
        return None
    return next(letters.index(letter) for letters in SIDES if letter in letters)


KINDS: dict[str, Callable[[Rules, Any, Any], None]] = {
    "captures": check_captures,
    "play": check_play,
    "score": check_score,
    "deal": check_deal,
    "match": check_match,
}
