"""The one-ply heuristic: what a move takes, less what the next player may take, plus what one keeps in sight.

It knows what its seat has seen and no more: the unseen cards are equally likely to lie anywhere. Every number is in
points of a deal and is kept by name, so that a hint or a review can tell why.
"""

from __future__ import annotations

from dataclasses import dataclass

from scopa.ai.weights import HEURISTIC, Weights
from scopa.ai.worth import Worth
from scopa.cards import Card, cards_in
from scopa.moves import Move, legal_moves, scores_sweep
from scopa.observation import Observation
from scopa.state import next_hand_size, pockets


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move and what the heuristic thinks of it.

    ``terms`` by name, in points of a deal: ``sweep``, ``cards``, ``coins``, ``settebello`` and ``primiera`` are what
    the move takes, ``laying`` what may be lost of a card laid, ``reply`` what the next player may be expected to take
    (bad from an opponent, good from a partner), ``follow_up`` one's own best capture of what is left. ``total`` is
    their sum.
    """

    move: Move
    total: float
    terms: dict[str, float]


def choose(observation: Observation) -> Move:
    """The move judged best; of equals the first in canonical order."""
    return max(judge(observation), key=lambda judged: judged.total).move


def judge(observation: Observation, weights: Weights = HEURISTIC) -> list[Judgement]:
    """Every legal move judged, in the order of `legal_moves`. The observation is that of the seat whose turn it is."""
    sight = _Sight(observation, weights)
    return [sight.judge(move) for move in legal_moves(observation)]


class _Sight:
    """One observation, and what follows from it for every move alike."""

    def __init__(self, observation: Observation, weights: Weights) -> None:
        rules, sizes = observation.rules, observation.hand_sizes
        self._observation = observation
        self._weights = weights
        self._worth = Worth(observation, weights)
        follower = rules.seat_after(observation.seat)
        self._helps_us = rules.side_of(follower) == rules.side_of(observation.seat)
        self._unseen = tuple(observation.unseen)
        self._follower_holds = sizes[follower] or next_hand_size(rules, observation.stock_size)
        self._reply_is_last = not observation.stock_size and sum(sizes) == 2

    def judge(self, move: Move) -> Judgement:
        """One legal move judged."""
        observation, worth, weights = self._observation, self._worth, self._weights
        card, before = 1 << move.card, observation.table.mask
        gathers = bool(move.taken) or pockets(observation.rules, move.card, before)
        gathered, laid = (move.taken.mask | card, 0) if gathers else (0, card)
        table = before & ~gathered | laid
        kept = observation.hand.mask & ~card
        terms = {
            "sweep": weights.sweep * move.sweep,
            **worth.by_category(gathered),
            "laying": -weights.laying * worth.of(laid),
            "reply": weights.reply * self._expected_reply(table) * (1 if self._helps_us else -1),
            "follow_up": weights.follow_up
            * max((self._best_capture(mine, table) for mine in cards_in(kept)), default=0.0),
        }
        return Judgement(move, sum(terms.values()), terms)

    def _expected_reply(self, table: int) -> float:
        """What the best capture of the next player may be expected to be worth.

        Of the unseen cards the next player holds some, all alike in likelihood; a card is the best one held if it is
        held and no better one is.
        """
        takes = sorted((self._best_capture(card, table) for card in self._unseen), reverse=True)
        expected, none_better = 0.0, 1.0
        for better, take in enumerate(takes):
            chance = none_better * min(1.0, self._follower_holds / (len(takes) - better))
            expected += chance * take
            none_better -= chance
        return expected

    def _best_capture(self, card: Card, table: int) -> float:
        """The worth of the best capture of *card* from *table*; 0 if it can only be laid."""
        observation, worth = self._observation, self._worth
        best = 0.0
        for taken in observation.capture_table.of(card, table):
            sweep = self._weights.sweep * scores_sweep(observation.rules, card, taken, table, self._reply_is_last)
            best = max(best, sweep + worth.of(taken | 1 << card))
        return best
