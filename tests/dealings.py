"""What asks the engine a case of a deal: the pack, who gets what, in what order, who deals."""

from collections.abc import Callable, Sequence
from typing import Any

from scopa import Rules, State, deal, legal_moves, play
from scopa.cards import PACK_SIZE, RANKS, SUITS, CardSet, card_text, read_card
from scopa.deal import is_void, next_dealer, order_of_play
from scopa.dealer_table import dealer_table
from scopa.declarations import PASS, declarations, declared_points
from scopa.first_dealer import foremost

Case = dict[str, Any]
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)


def check_deck(_: Rules, __: Case, expected: Case) -> None:
    texts = [card_text(card) for card in range(PACK_SIZE)]
    assert len(set(texts)) == expected["size"] == PACK_SIZE
    assert {text[0] for text in texts} == set(expected["ranks"]) == set(RANKS)
    assert {text[1] for text in texts} == set(expected["suits"]) == set(SUITS)
    assert all(sum(text[1] == suit for text in texts) == expected["per_suit"] for suit in SUITS)
    assert not any(text[:-1] in expected["excluded"] for text in texts)


def whole_pack(first: Sequence[str]) -> list[str]:
    """A pack that begins with some cards."""
    return [*first, *(card for card in PACK if card not in first)]


def beginning(rules: Rules, hand: str, table: str) -> State:
    """A deal in which the eldest, seat 1, begins with a hand of three and four cards lie open."""
    others = [card for card in PACK if card not in [*hand.split(), *table.split()]]
    return deal(rules, pack=[*hand.split(), *others[:3], *table.split(), *others[3:]], dealer=0)


def check_dealt(rules: Rules, given: Case, expected: Case) -> None:
    state = deal(rules, pack=whole_pack(given["deck"]), dealer=given["dealer"])
    assert {str(seat): hand for seat, hand in enumerate(state.hands)} == {
        seat: CardSet.read("".join(hand)) for seat, hand in expected["hands"].items()
    }
    assert state.table == CardSet.read("".join(expected["table"]))
    assert len(state.stock) == expected["stock"]
    assert state.turn == expected["first"]


def check_rounds(rules: Rules, _: Case, expected: Case) -> None:
    state = deal(rules, pack=PACK)
    assert len(state.table) == expected["table"]
    sizes: dict[int, int] = {}
    while state.turn is not None:
        sizes.setdefault(state.round, len(state.hand))
        state = play(state, legal_moves(state)[0])
    assert sizes == dict(enumerate(expected["rounds"], 1))
    assert rules.rounds == len(sizes)


def check_order(rules: Rules, given: Case, expected: Case) -> None:
    assert list(order_of_play(rules, given["dealer"])) == expected["order"]


def check_next_dealer(rules: Rules, given: Case, expected: Case) -> None:
    if not given["redeal"]:
        assert next_dealer(rules, given["dealer"]) == expected["dealer"]
        return
    dealt = (deal(rules, seed=seed, dealer=given["dealer"]) for seed in range(10_000))
    state = next(state for state in dealt if state.voids)
    assert state.dealer == expected["dealer"]
    assert state.turn == rules.seat_after(expected["dealer"])


def check_redeal(rules: Rules, given: Case, expected: Case) -> None:
    assert is_void(rules, CardSet.read("".join(given["table"]))) == expected["redeal"]


def check_dealer_table(rules: Rules, given: Case, expected: Case) -> None:
    hands = rules.seats * rules.hand_size
    rest = [card for card in PACK if card not in given["table"]]
    for dealer in range(rules.seats):
        state = deal(rules, pack=[*rest[:hands], *given["table"], *rest[hands:]], dealer=dealer)
        taken = dealer_table(rules, CardSet.read("".join(given["table"])))
        assert state.dealer_table == taken
        assert [len(cards) for cards in state.sweeps] == [
            expected["sweeps"] * (side == rules.side_of(dealer)) for side in range(rules.sides)
        ]
        assert ("dealer" if not state.table else None) == expected["taken_by"]
        assert (taken.wild if taken else None) == expected["matta_as"]
        assert state.last_capturer == (rules.side_of(dealer) if taken else None)


def check_accuso(rules: Rules, given: Case, expected: Case) -> None:
    found = [
        {"type": declaration.kind, "points": declared_points(rules, declaration), "matta_as": declaration.wild}
        for declaration in declarations(rules, CardSet.read("".join(given["hand"])))
        if declaration != PASS
    ]
    assert found == expected["declare"]


def check_first_dealer(rules: Rules, given: Case, expected: Case) -> None:
    decisive = foremost(rules, {seat: read_card(card) for seat, card in given["draw"]})
    told = (decisive[0], []) if len(decisive) == 1 else (None, list(decisive))
    assert told == (expected["dealer"], expected["redraw"])


def check_teams(rules: Rules, _: Case, expected: Case) -> None:
    teams = [[seat for seat in range(rules.seats) if rules.side_of(seat) == side] for side in range(rules.sides)]
    assert teams == expected["teams"]


DEALS: dict[str, Callable[[Rules, Any, Any], None]] = {
    "deck": check_deck,
    "deal": check_dealt,
    "rounds": check_rounds,
    "order": check_order,
    "next_dealer": check_next_dealer,
    "redeal": check_redeal,
    "dealer_table": check_dealer_table,
    "accuso": check_accuso,
    "first_dealer": check_first_dealer,
    "teams": check_teams,
}
