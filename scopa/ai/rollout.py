"""A deal played to its end by players who take what is dear and leave nothing to be swept: quick, and not foolish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf

from scopa.ai.steps import forget_oldest, steps, summed
from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import plain_worth
from scopa.captures import capture_table
from scopa.cards import Card
from scopa.declarations import WILD
from scopa.moves import scores_sweep
from scopa.rules import Rules
from scopa.state import pockets

_REMEMBERED = 5_000
_MUST_TAKE = 100.0
_RISK = 0.45
_LEFT = 0.25
_LAID = 0.5

Plan = tuple[float, Sequence[float], int, int, int]
"""How a card of one value is best played on a table: its score but for the card itself, what each card adds to that,
the cards it takes, the table left but for the card, and its sweep. It is laid if it adds what laying costs.
"""


class _Plans(dict[int, Plan]):
    """By table, how a card that counts ``place`` + 1 is best played. As in `scopa.ai.steps`, numbers alone are kept."""

    def __init__(self, find: Callable[[int, int], Plan], place: int) -> None:
        super().__init__()
        self._find = find
        self._place = place

    def __missing__(self, table: int) -> Plan:
        if len(self) >= _REMEMBERED:
            forget_oldest(self)
        found = self[table] = self._find(self._place, table)
        return found


class SafePolicy:
    """How the players of a rollout choose: what promises most, less what it leaves to the next player."""

    def __init__(self, rules: Rules, wild: int | None) -> None:
        self._known = steps(rules, wild)
        self._rules = rules
        self._captures = capture_table(rules, wild)
        self._worth = self._known.worth
        self._total = summed([float(worth) for worth in self._captures.values])
        self._swept = _swept_totals(rules)
        self._must_take = _MUST_TAKE if rules.obligation == "hand" else 0.0
        worth = plain_worth(rules, HEURISTIC)
        self.captured = worth
        self.laid = tuple(-(_LAID + _LEFT) * each for each in worth)
        by_place = [_Plans(self._plan, place) for place in range(10)]
        self.plans = tuple(by_place[counts - 1] for counts in self._captures.values)

    def _plan(self, place: int, table: int) -> Plan:
        rules, worth = self._rules, self._worth
        captures = self._captures.of(4 * place, table)
        best: Plan | None = None
        for taken in captures:
            after = table ^ taken
            sweep = 0 if after else int(scores_sweep(rules, place + 1, taken, table, is_last_play=False))
            score = sweep + worth(taken) - self._leaving(after) + self._must_take
            if best is None or score > best[0]:
                best = (score, self.captured, taken, after, sweep)
        if best is None or rules.obligation == "free":
            if not table and pockets(rules, place + 1, table):
                return (0.0, self.captured, 0, 0, 0)
            risk = _RISK if self._total(table) + place + 1 in self._swept else 0.0
            score = -_LEFT * worth(table) - risk
            if best is None or score > best[0]:
                return (score, self.laid, 0, table, 0)
        return best

    def _leaving(self, table: int) -> float:
        if not table:
            return 0.0
        return _LEFT * self._worth(table) + (_RISK if self._total(table) in self._swept else 0.0)

    def scored(self, card: Card, table: int) -> list[tuple[float, int, int]]:
        """Every way to play *card*: its score, what it gathers, and the table after it."""
        return [
            (
                (promise if gathered else -_LAID * self.captured[card]) - self._leaving(after),
                gathered,
                after,
            )
            for promise, gathered, after, _ in self._known.cards[card][table]
        ]


def _swept_totals(rules: Rules) -> frozenset[float]:
    """What a table may add up to that one card could sweep, more or less."""
    if rules.aces == "sweep":
        return frozenset(map(float, range(1, 221)))
    by_value = range(1, 11) if rules.capture != "fifteen" else ()
    to_fifteen = range(5, 15) if rules.capture != "value" else ()
    return frozenset(map(float, (*by_value, *to_fifteen)))


@lru_cache(maxsize=64)
def safe_policy(rules: Rules, wild: int | None = None) -> SafePolicy:
    """The shared policy of some rules, with the value that the wild card has, if it has one of its own."""
    return SafePolicy(rules, wild)


def play_out(
    rules: Rules,
    wild: int | None,
    sides: Sequence[int],
    rounds: Sequence[Sequence[Sequence[Card]]],
    eldest: int,
    turn: int,
    table: int,
    piles: list[int],
    sweeps: list[int],
    last: int,
    ends_deal: bool,
) -> tuple[int, int]:
    """Play the *rounds*, the one being played first, each a hand for every place at the table; *piles* and *sweeps*, by
    side, are changed. Places are counted in the order of play: *sides* by place, *turn* and *eldest* are places.

    Answers the cards left on the table, and the side that captured last (-1 if nobody has).
    """
    policy = safe_policy(rules, wild)
    plans, laid = policy.plans, policy.laid
    places = len(sides)
    scored = 0
    for number, dealt in enumerate(rounds):
        hands = [list(hand) for hand in dealt]
        if number:
            turn = eldest
        hand = hands[turn]
        while hand:
            best = -inf
            for card in hand:
                plan = plans[card][table]
                score = plan[0] + plan[1][card]
                if score > best:
                    best, played, chosen = score, card, plan
            hand.remove(played)
            _, adds, taken, table, scored = chosen
            if adds is laid:
                table |= 1 << played
            else:
                last = sides[turn]
                piles[last] |= taken | 1 << played
                sweeps[last] += scored
                if wild is not None and (taken | 1 << played) >> WILD & 1:
                    wild, policy = None, safe_policy(rules)
                    plans, laid = policy.plans, policy.laid
            turn = turn + 1 if turn + 1 < places else 0
            hand = hands[turn]
    if scored and ends_deal and not rules.last_play_sweep:
        sweeps[last] -= scored
    return table, last
