"""How the cards that a seat has not seen may lie: a world is one way, every way as likely as every other."""

from __future__ import annotations

from random import Random

from scopa.ai.position import Position
from scopa.cards import Card, CardSet
from scopa.observation import Observation
from scopa.state import State


def world(observation: Observation, chance: Random) -> Position:
    """One way for the hidden cards to lie, the order of the stock too, ready to be played on."""
    hidden = _shuffled(list(observation.unseen), chance)
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        known = observation.hand if seat == observation.seat else observation.exposed[seat]
        drawn, hidden = hidden[: size - len(known)], hidden[size - len(known) :]
        hands.append(known | CardSet.of(drawn))
    stock, aside = hidden[: observation.stock_size], hidden[observation.stock_size :]
    return Position.of(
        State(
            rules=observation.rules,
            dealer=observation.dealer,
            hands=tuple(hands),
            table=observation.table,
            stock=tuple(stock),
            piles=observation.piles,
            sweeps=observation.sweeps,
            turn=observation.turn,
            round=observation.round,
            last_capturer=observation.last_capturer,
            aside=CardSet.of(aside),
            declared=observation.declared,
            wild=observation.wild,
        )
    )


def is_open(observation: Observation) -> bool:
    """Whether nothing is hidden, by counting: one other hand, no stock, no card set aside."""
    return len(observation.hand_sizes) == 2 and not observation.stock_size and not observation.aside_size


def _shuffled(cards: list[Card], chance: Random) -> list[Card]:
    """The cards in any order: what `Random.shuffle` does, from ``random()`` alone, whose sequence Python keeps."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards
