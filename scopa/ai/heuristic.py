"""The one-ply heuristic: what a move takes, less what the next player may take, plus what one keeps in sight.

It knows what its seat has seen and no more: the unseen cards are equally likely to lie anywhere. Every number is in
points of a deal and is kept by name, so that a hint or a review can tell why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa.ai.thought import Estimate, Thought, ordered
from scopa.ai.weights import HEURISTIC, Weights
from scopa.ai.worth import Worth
from scopa.cards import Card, CardSet, cards_in
from scopa.declarations import PASS, Declaration, declarations, declared_points
from scopa.moves import AnyMove, Move, legal_plays, scores_sweep
from scopa.observation import Observation
from scopa.state import next_hand_size, pockets


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move and what the heuristic thinks of it.

    ``terms`` by name, in points of a deal: ``sweep``, ``cards``, ``coins``, ``settebello``, ``primiera`` and ``bonus``
    are what the move takes, ``laying`` what may be lost of a card laid, ``reply`` what the next player may be expected
    to take (bad from an opponent, good from a partner), ``follow_up`` one's own best capture of what is left.
    ``total`` is their sum.
    """

    move: Move
    total: float
    terms: dict[str, float]


def choose(observation: Observation) -> AnyMove:
    """The move judged best; of equals the first in canonical order."""
    if observation.declaring:
        return declaring(observation).best.move
    return max(judge(observation), key=lambda judged: judged.total).move


def judge(observation: Observation, weights: Weights = HEURISTIC, unseen: CardSet | None = None) -> list[Judgement]:
    """Every legal play judged, in the order of `legal_plays`. The observation is that of the seat whose turn it is.

    *unseen* are the cards thought not to have been seen, by a player who forgets; None: those that have not been.
    """
    sight = _Sight(observation, weights, observation.unseen if unseen is None else unseen)
    return [sight.judge(move) for move in legal_plays(observation)]


def thought(judged: Sequence[Judgement], whims: Sequence[float] | None = None) -> Thought:
    """What the heuristic says, as a thought: its terms are the categories. *whims*, in points, are added to what the
    moves are ordered by.
    """
    return ordered(
        [
            Estimate(each.move, each.total, {}, each.terms, exact=False, preference=each.total + whim)
            for each, whim in zip(judged, whims or [0.0] * len(judged), strict=True)
        ]
    )


def declaring(observation: Observation) -> Thought:
    """What is thought of each declaration that the hand may make, a pass among them."""
    found = []
    for declaration in declarations(observation.rules, observation.hand):
        worth = worth_of_declaring(observation, declaration)
        points = declared_points(observation.rules, declaration)
        split = {"accusi": float(points), "next": worth - points}
        found.append(Estimate(declaration, worth, {}, split, exact=False, preference=worth))
    return ordered(found)


def worth_of_declaring(observation: Observation, declaration: Declaration, weights: Weights = HEURISTIC) -> float:
    """What a declaration scores, less what showing the hand costs, and the best play after it: in points."""
    after = replace(observation, declaring=False, wild=declaration.wild or observation.wild)
    shown = 0.0 if declaration == PASS else declared_points(observation.rules, declaration) - weights.showing
    return shown + max(judged.total for judged in judge(after, weights))


class _Sight:
    """One observation, and what follows from it for every move alike."""

    def __init__(self, observation: Observation, weights: Weights, unseen: CardSet) -> None:
        rules, sizes = observation.rules, observation.hand_sizes
        self._observation = observation
        self._weights = weights
        self._worth = Worth(observation, weights)
        follower = rules.seat_after(observation.seat)
        self._helps_us = rules.side_of(follower) == rules.side_of(observation.seat)
        self._unseen = tuple(unseen)
        self._follower_shows = tuple(observation.exposed[follower])
        self._follower_holds = sizes[follower] or next_hand_size(rules, observation.stock_size)
        self._reply_is_last = not observation.stock_size and sum(sizes) == 2

    def judge(self, move: Move) -> Judgement:
        """One legal move judged."""
        observation, worth, weights = self._observation, self._worth, self._weights
        card, before = 1 << move.card, observation.table.mask
        worth_played = observation.capture_table.values[move.card]
        gathers = bool(move.taken) or pockets(observation.rules, worth_played, before)
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
        if self._follower_shows:
            return max(self._best_capture(card, table) for card in self._follower_shows)
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
        counts = observation.capture_table.values[card]
        best = 0.0
        for taken in observation.capture_table.of(card, table):
            sweep = self._weights.sweep * scores_sweep(observation.rules, counts, taken, table, self._reply_is_last)
            best = max(best, sweep + worth.of(taken | 1 << card))
        return best
