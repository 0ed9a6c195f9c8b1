"""Open cards between two sides: the best play of what is left of a round, by alpha-beta, and what it leads to.

The seats play in turn and the sides alternate, as they do with two players and with two teams. At the end of a round
that is not the last, what the piles promise and what the next player may take stand for the rest of the deal.
"""

from __future__ import annotations

from math import inf

from scopa.ai.leaf import leaf
from scopa.ai.reply import replies
from scopa.ai.steps import HandSteps
from scopa.cards import FULL_PACK
from scopa.rules import Rules

Hands = tuple[int, ...]
"""The hands as masks, in the order of play from the seat whose turn it is."""

Found = tuple[float, tuple[float, ...]]
"""The points of best play for the side to play, sweeps of the line among them; and, for the *dealer's* side, what the
categories of the leaf come to at its end.
"""


class Solver:
    """Solves positions of one deal of some rules in which the same number of cards is still to be dealt.

    ``names`` are the categories of what `solve` finds: those of the leaf, then ``next``.
    """

    def __init__(self, rules: Rules, stock_size: int, next_hand: int) -> None:
        """*stock_size* cards are still to be dealt, *next_hand* of them to each seat next."""
        self._rules = rules
        self._leaf = leaf(rules)
        self._replies = replies(rules)
        self._next_hand = next_hand
        self.names = (*self._leaf.names, "next")
        self._is_last_round = not stock_size
        self._last_play_sweeps = rules.last_play_sweep
        self._leaves: dict[tuple[int, int, int, int], Found] = {}
        self.nodes = 0

    def solve(
        self,
        known: HandSteps,
        hands: Hands,
        table: int,
        ours: int,
        theirs: int,
        last: int,
        plies: int,
        at_least: float = -inf,
        at_most: float = inf,
    ) -> Found:
        """Best play of the *plies* cards in *hands* on *table*, for the side to play, whose pile is *ours*.

        *last* is 1 if that side captured last, -1 if the other did, 0 if nobody has. Outside the window from *at_least*
        to *at_most* the points are only a bound.
        """
        hand, others = hands[0], hands[1:]
        best: float = -inf
        best_split: tuple[float, ...] = ()
        if plies == 1:
            return self._last_ply(known, hand, table, ours, theirs, last)
        plies -= 1
        solve = self.solve
        for _, card, gathered, after, sweep, releases in known[hand, table]:
            self.nodes += 1
            then = known.released if releases else known
            if gathered:
                points, split = solve(
                    then,
                    (*others, hand ^ card),
                    after,
                    theirs,
                    ours | gathered,
                    -1,
                    plies,
                    sweep - at_most,
                    sweep - at_least,
                )
            else:
                points, split = solve(
                    then, (*others, hand ^ card), after, theirs, ours, -last, plies, -at_most, -at_least
                )
            points = sweep - points
            if points > best:
                best, best_split = points, split
                if points > at_least:
                    at_least = points
                    if points >= at_most:
                        break
        return best, best_split

    def _last_ply(self, known: HandSteps, hand: int, table: int, ours: int, theirs: int, last: int) -> Found:
        """The last card of a round: the dealer plays it."""
        best: float = -inf
        best_split: tuple[float, ...] = ()
        leaves = self._leaves
        for _, gathered, after, sweep in known.cards[hand.bit_length() - 1][table]:
            self.nodes += 1
            key = (ours | gathered, theirs, after, 1) if gathered else (ours, theirs, after, last)
            found = leaves.get(key)
            if found is None:
                found = leaves[key] = self.end(*key)
            points = found[0]
            if sweep and (self._last_play_sweeps or not self._is_last_round):
                points += sweep
            if points > best:
                best, best_split = points, found[1]
        return best, best_split

    def end(self, ours: int, theirs: int, table: int, last: int) -> Found:
        """What the end of the round is worth to the dealer's side, whose pile is *ours*."""
        if self._is_last_round:
            if last < 0:
                theirs |= table
            nobodys = 0 if last else table
            split = (*self._leaf.split(FULL_PACK & ~(theirs | nobodys), theirs), 0.0)
        else:
            unseen = FULL_PACK & ~(ours | theirs | table)
            reply = self._replies.expected(table, unseen, self._next_hand)
            split = (*self._leaf.split(ours, theirs, last), -reply)
        return sum(split), split
