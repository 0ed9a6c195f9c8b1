"""What laws are tried on: rules, deals at any moment, sets of cards."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from hypothesis import settings
from hypothesis import strategies as some

from scopa import GAMES, Match, Rules, State, deal, legal_moves, play
from scopa.cards import FULL_PACK, CardSet
from scopa.games import house_rules

FIFTEEN = {"capture": "fifteen", "redeal_kings": 0}
EITHER = {"capture": "value_or_fifteen", "redeal_kings": 0}
ACES = {"aces": "sweep", "redeal_kings": 0}

HOUSES: dict[str, dict[str, Any]] = {
    "scopa": {},
    "sums even beside an equal card": {"single_first": False},
    "fewest cards": {"sums": "fewest"},
    "fewest cards, single or not": {"single_first": False, "sums": "fewest"},
    "at most two": {"max_take": 2},
    "at most three of the fewest": {"max_take": 3, "sums": "fewest"},
    "fifteen": {**FIFTEEN},
    "fifteen with the fewest cards": {**FIFTEEN, "sums": "fewest"},
    "fifteen with at most three": {**FIFTEEN, "max_take": 3},
    "value or fifteen": {**EITHER},
    "value with the fewest cards, or fifteen": {
        "capture": "value_or_fifteen",
        "redeal_kings": 0,
        "sums": "fewest",
        "single_first": False,
    },
    "aces take all": {**ACES},
    "aces take all but meet an ace": {**ACES, "ace_meets_ace": "match"},
    "aces take all or a fifteen": {
        "aces": "sweep",
        "ace_meets_ace": "match",
        "capture": "value_or_fifteen",
        "redeal_kings": 0,
    },
    "aces are pocketed and score": {
        "aces": "sweep",
        "redeal_kings": 0,
        "ace_on_empty": "pocket",
        "ace_sweep_scores": "always",
    },
    "must take with any card": {"obligation": "hand"},
    "must take a fifteen with any card": {
        "obligation": "hand",
        "capture": "fifteen",
        "redeal_kings": 0,
        "sums": "fewest",
    },
    "free to lay": {"obligation": "free"},
    "the last play may sweep": {"last_play_sweep": True},
    "nine cards each": {"hand_size": 9, "packet": 3},
    "ten cards each, empty table": {"hand_size": 10, "table_size": 0, "packet": 5, "redeal_kings": 0},
    "aces void the deal": {"redeal_kings": 0, "redeal_aces": 2},
    "four deals to 21": {"end": "deals", "deals": 4, "target": 21},
    "no primiera, no cut, clockwise": {"primiera": "off", "cut": False, "direction": "cw", "packet": 1},
}
"""House rules by name: every option that the engine plays, alone or with those it meets."""

RULES = {name: house_rules("scopa", **options) for name, options in HOUSES.items()}
SCOPA = GAMES["scopa"]


def law(examples: int) -> Callable[[Any], Any]:
    """The settings of a law: the same *examples* in every run."""
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None)


any_rules = some.sampled_from(list(RULES.values()))
seeds = some.integers(0, 9999).map(str)
choices = some.lists(some.integers(0, 999), min_size=40, max_size=40)
card_sets = some.integers(0, FULL_PACK).map(CardSet)


def states_of(state: State, picks: list[int]) -> Iterator[State]:
    """Every state of a deal in which each pick says which legal move is played."""
    yield state
    for pick in picks:
        if state.turn is None:
            return
        moves = legal_moves(state)
        state = play(state, moves[pick % len(moves)])
        yield state


def played_out(rules: Rules, seed: str, picks: list[int], dealer: int = 0) -> State:
    """A deal that is over."""
    *_, last = states_of(deal(rules, seed=seed, dealer=dealer), picks)
    return last


@some.composite
def states(draw: some.DrawFn, rules: some.SearchStrategy[Rules] = any_rules) -> State:
    """A deal at any moment, the end among them."""
    start = deal(draw(rules), seed=draw(seeds), dealer=draw(some.integers(0, 1)))
    *_, state = states_of(start, draw(some.lists(some.integers(0, 999), max_size=40)))
    return state


@some.composite
def matches(draw: some.DrawFn, rules: some.SearchStrategy[Rules] = any_rules) -> Match:
    """A match at any moment of its first deals, now and then given up."""
    match = Match.new(draw(rules), draw(seeds))
    for pick in draw(some.lists(some.integers(0, 999), max_size=90)):
        if match.is_over:
            break
        moves = legal_moves(match.state)
        match = match.play(moves[pick % len(moves)]) if moves else match.next_deal()
    if not match.is_over and draw(some.integers(0, 9)) == 0:
        match = match.resign(draw(some.integers(0, 1)))
    return match


def with_hidden_cards_exchanged(state: State, seat: int, order: list[int]) -> State:
    """The same deal with the cards that *seat* cannot see in another order."""
    others = [other for other in range(state.rules.seats) if other != seat]
    hidden = [*state.stock, *(card for other in others for card in state.hands[other])]
    hidden = [card for _, card in sorted(zip(order, hidden, strict=False))]
    stock, rest = hidden[: len(state.stock)], hidden[len(state.stock) :]
    hands = list(state.hands)
    for other in others:
        size = len(state.hands[other])
        hands[other], rest = CardSet.of(rest[:size]), rest[size:]
    return replace(state, stock=tuple(stock), hands=tuple(hands))
