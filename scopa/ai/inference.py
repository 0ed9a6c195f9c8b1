"""What the moves of the other player in this round say of the cards still in that hand, with two players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from scopa.ai.rollout import SafePolicy, safe_policy
from scopa.ai.worlds import Hidden, World
from scopa.cards import Card
from scopa.moves import Move
from scopa.observation import Observation

_CANDIDATES = 6
_SURE = 0.9
_TEMPERATURE = 0.2


@dataclass(frozen=True)
class _Seen:
    """A move that was seen: the table before it, how strongly it was called for, and what else could be played later
    on.
    """

    table: int
    called_for: float
    played: tuple[Card, ...]


class Inference:
    """How likely a hand is, given the moves made in this round by whoever holds it."""

    def __init__(self, observation: Observation) -> None:
        rules = observation.rules
        self._policy: SafePolicy = safe_policy(rules, observation.wild)
        self._calls: dict[tuple[Card, int], float] = {}
        other = rules.seat_after(observation.seat)
        size = rules.round_sizes[observation.round - 1]
        made = 2 * size - sum(observation.hand_sizes)
        moves = [(play.seat, play.move) for play in observation.plays if isinstance(play.move, Move)]
        table = observation.table.mask
        held: tuple[Card, ...] = ()
        self._seen: list[_Seen] = []
        for seat, move in reversed(moves[len(moves) - made :]):
            card = 1 << move.card
            taken = move.taken.mask
            after = table
            table = table | taken if taken else table & ~card
            if seat != other:
                continue
            held = (*held, move.card)
            scores = {(taken_by, left): score for score, taken_by, left in self._policy.scored(move.card, table)}
            gathered = taken | card if taken or after == table else 0
            score = scores[gathered, after]
            self._seen.append(_Seen(table, exp(score / _TEMPERATURE), held))

    def likelihood(self, hand: Sequence[Card]) -> float:
        """How likely a player who plays as the quick policy does, more or less, is to have made those moves with this
        hand left.
        """
        likely = 1.0
        for seen in self._seen:
            called = [self._call(card, seen.table) for card in (*hand, *seen.played)]
            likely *= _SURE * seen.called_for / sum(called) + (1 - _SURE) / len(called)
        return likely

    def drawn(self, hidden: Hidden, chance: Random) -> World:
        """One world, about as likely to be drawn as it is likely."""
        if not self._seen:
            return hidden.drawn(chance)
        candidates = [hidden.drawn(chance) for _ in range(_CANDIDATES)]
        return chance.choices(candidates, [self.likelihood(candidate[0]) for candidate in candidates])[0]

    def _call(self, card: Card, table: int) -> float:
        called = self._calls.get((card, table))
        if called is None:
            called = sum([exp(scored[0] / _TEMPERATURE) for scored in self._policy.scored(card, table)])
            self._calls[card, table] = called
        return called
