"""What the moves of the other player in this round say of the cards still in that hand, with two players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from scopa.ai.reply import replies
from scopa.ai.steps import steps
from scopa.ai.weights import HEURISTIC
from scopa.ai.worlds import Hidden, World
from scopa.cards import Card
from scopa.moves import Move
from scopa.observation import Observation

_CANDIDATES = 6
_SURE = 0.9
_TEMPERATURE = 0.15


@dataclass(frozen=True)
class _Seen:
    """A move that was seen: the table before it, the cards unseen then by others than the player, the card, the table
    after it, the cards played later on by the same player, and how many the next player held.
    """

    table: int
    unseen: int
    card: Card
    after: int
    later: tuple[Card, ...]
    next_held: int


class Inference:
    """How likely a hand is, given the moves made in this round by whoever holds it."""

    def __init__(self, observation: Observation) -> None:
        rules = observation.rules
        self._cards = steps(rules, observation.wild).cards
        self._replies = replies(rules)
        self._values: dict[tuple[Card, int, int, int], tuple[tuple[float, int], ...]] = {}
        other = rules.seat_after(observation.seat)
        size = rules.round_sizes[observation.round - 1]
        made = 2 * size - sum(observation.hand_sizes)
        moves = [(play.seat, play.move) for play in observation.plays if isinstance(play.move, Move)]
        table = observation.table.mask
        unseen = observation.unseen.mask | observation.hand.mask
        later: tuple[Card, ...] = ()
        own = len(observation.hand)
        self._seen: list[_Seen] = []
        for seat, move in reversed(moves[len(moves) - made :]):
            after, taken = table, move.taken.mask
            table = table | taken if taken else table & ~(1 << move.card)
            if seat == other:
                self._seen.append(_Seen(table, unseen, move.card, after, later, own or rules.hand_size))
                later = (*later, move.card)
            else:
                own += 1
            unseen |= 1 << move.card

    def likelihood(self, hand: Sequence[Card]) -> float:
        """How likely a player who plays as the one-ply heuristic does, more or less, is to have made those moves with
        this hand left.
        """
        likely = 1.0
        for seen in self._seen:
            likely *= self._chance(seen, (*hand, *seen.later))
        return likely

    def drawn(self, hidden: Hidden, chance: Random) -> World:
        """One world, about as likely to be drawn as it is likely."""
        if not self._seen:
            return hidden.drawn(chance)
        candidates = [hidden.drawn(chance) for _ in range(_CANDIDATES)]
        return chance.choices(candidates, [self.likelihood(candidate[0]) for candidate in candidates])[0]

    def _chance(self, seen: _Seen, kept: Sequence[Card]) -> float:
        """The chance of the move seen in a hand that held its card and those *kept*."""
        called, chosen, count = 0.0, 0.0, 0
        for card in (seen.card, *kept):
            rest = [other for other in (seen.card, *kept) if other != card]
            for value, after in self._ways(card, seen):
                follow_up = max([self._cards[other][after][0][0] for other in rest], default=0.0)
                call = exp((value + HEURISTIC.follow_up * max(0.0, follow_up)) / _TEMPERATURE)
                called += call
                count += 1
                if card == seen.card and after == seen.after:
                    chosen = call
        return _SURE * chosen / called + (1 - _SURE) / count

    def _ways(self, card: Card, seen: _Seen) -> tuple[tuple[float, int], ...]:
        """Every way to play a card: what it takes less what it leaves, and the table after it."""
        key = (card, seen.table, seen.unseen, seen.next_held)
        found = self._values.get(key)
        if found is None:
            unseen = seen.unseen & ~(1 << card)
            worth = HEURISTIC.laying * (self._cards[card][0][0][0] + 1)
            found = self._values[key] = tuple(
                (
                    (promise if gathered else worth) - self._replies.expected(after, unseen, seen.next_held),
                    after,
                )
                for promise, gathered, after, _ in self._cards[card][seen.table]
            )
        return found
