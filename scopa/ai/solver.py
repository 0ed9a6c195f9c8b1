"""Open cards between two sides: the best play of what is left of a round, by alpha-beta, and what it leads to.

The seats play in turn and the sides alternate, as they do with two players and with two teams. At the end of a round
that is not the last, what the piles promise and what the next player may take stand for the rest of the deal.
"""

from __future__ import annotations

from math import comb, inf

from scopa.ai.leaf import leaf
from scopa.ai.steps import HandSteps, steps
from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import plain_worth
from scopa.cards import FULL_PACK, RANK_MASKS, Card, cards_in
from scopa.rules import Rules

Hands = tuple[int, ...]
"""The hands as masks, in the order of play from the seat whose turn it is."""

Found = tuple[float, tuple[float, ...]]
"""The points of best play for the side to play, sweeps of the line among them; and, for the *dealer's* side, what the
categories of the leaf come to at its end.
"""


def _ranks(rules: Rules) -> tuple[tuple[Card, float, int], ...]:
    """For each rank a card of it, by how much less that one is worth than the four on an average, and their mask."""
    worth = plain_worth(rules, HEURISTIC)
    ranks = ((4 * rank + 1, mask) for rank, mask in enumerate(RANK_MASKS))
    return tuple((card, sum(worth[each] for each in cards_in(mask)) / 4 - worth[card], mask) for card, mask in ranks)


class Solver:
    """Solves positions of one deal of some rules in which the same number of cards is still to be dealt.

    ``names`` are the categories of what `solve` finds: those of the leaf, then ``next``.
    """

    def __init__(self, rules: Rules, stock_size: int, nobodys: int, next_hand: int) -> None:
        """*stock_size* cards are still to be dealt, *next_hand* of them to each seat next; *nobodys* are those in no
        hand, whether they will be dealt or not.
        """
        self._rules = rules
        self._leaf = leaf(rules)
        self._plain = steps(rules).cards
        self._ranks = _ranks(rules)
        self.names = (*self._leaf.names, "next")
        self._is_last_round = not stock_size
        self._last_play_sweeps = rules.last_play_sweep
        self._leaves: dict[tuple[int, int, int, int], Found] = {}
        self._replies: dict[int, tuple[tuple[float, int], ...]] = {}
        self.nodes = 0
        self._none_held = tuple(
            comb(nobodys - wanted, next_hand) / comb(nobodys, next_hand) for wanted in range(nobodys + 1)
        )

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
        for _, card, gathered, after, sweep, then in known[hand, table]:
            self.nodes += 1
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
            split = (*self._leaf.split(ours, theirs, last), -self._reply(ours | theirs, table))
        return sum(split), split

    def _reply(self, taken: int, table: int) -> float:
        """What the best capture of the next player, who is given cards that nobody has seen, is expected to be worth.

        Of the takes in order of worth the first is made whose card is held.
        """
        takes = self._replies.get(table)
        if takes is None:
            takes = self._replies[table] = self._takes(table)
        unseen = FULL_PACK & ~(taken | table)
        none_held, expected, better = self._none_held, 0.0, 0
        for worth, cards in takes:
            count = (unseen & cards).bit_count()
            if count:
                expected += worth * (none_held[better] - none_held[better + count])
                better += count
        return expected

    def _takes(self, table: int) -> tuple[tuple[float, int], ...]:
        """The best capture of each rank from *table*, with the cards of the rank: the dearest first."""
        takes = []
        for card, extra, cards in self._ranks:
            best = max([promise for promise, gathered, _, _ in self._plain[card][table] if gathered], default=0.0)
            if best:
                takes.append((best + extra, cards))
        takes.sort(reverse=True)
        return tuple(takes)
