"""Every game at every number of seats and in every team form, and deals of them played at random."""

import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from scopa import Rules, State, deal, legal_moves, play
from scopa.cards import CardSet
from scopa.declarations import PASS
from scopa.games import every_table
from scopa.notation import write_rules

TABLES: dict[str, Rules] = {write_rules(rules): rules for _, rules in every_table()}
"""Every table by the text of its rules: ``escoba seats=6 teams=2x3``."""

LONG = bool(os.environ.get("LONG_TESTS"))
"""Whether the long forms are asked for: `make check-all`."""

LONGEST = 3600 if LONG else 300
"""Seconds that a test with a long form may take."""


def random_deal(rules: Rules, seed: str, dealer: int | None = None) -> Iterator[State]:
    """Every state of a deal in which each seat makes any of its legal moves."""
    chance = Random(f"{write_rules(rules)}/{seed}")
    state = deal(rules, seed=seed, dealer=chance.randrange(rules.seats) if dealer is None else dealer)
    yield state
    while state.turn is not None:
        state = play(state, chance.choice(legal_moves(state)))
        yield state


def random_end(rules: Rules, seed: str) -> State:
    """A deal played to its end at random."""
    *_, last = random_deal(rules, seed)
    return last


def zones(state: State) -> list[CardSet]:
    """Where the forty cards lie; cards left to nobody lie among the leftovers."""
    nobodys = state.leftovers.cards if state.leftovers and state.leftovers.side is None else CardSet()
    return [state.table, CardSet.of(state.stock), state.aside, nobodys, *state.hands, *state.piles]


def with_hidden_cards_exchanged(state: State, seat: int, chance: Random) -> State:
    """The same deal with the cards that *seat* cannot see in another order; whether another seat that may declare its
    hand has something to declare, and what it passed, is hidden too.
    """
    shown = state.exposed
    others = [other for other in range(state.rules.seats) if other != seat]
    hidden = [*state.stock, *state.aside, *(card for other in others for card in state.hands[other] - shown)]
    chance.shuffle(hidden)
    stock, hidden = hidden[: len(state.stock)], hidden[len(state.stock) :]
    aside, hidden = CardSet.of(hidden[: len(state.aside)]), hidden[len(state.aside) :]
    hands = list(state.hands)
    for other in others:
        kept = state.hands[other] & shown
        size = len(state.hands[other]) - len(kept)
        hands[other], hidden = kept | CardSet.of(hidden[:size]), hidden[size:]
    plays = tuple(played for played in state.plays if played.seat == seat or played.move != PASS)
    declaring = state.declaring if state.turn == seat else not state.declaring and bool(state.rules.accusi)
    return replace(state, stock=tuple(stock), aside=aside, hands=tuple(hands), plays=plays, declaring=declaring)
