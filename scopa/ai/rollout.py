"""A deal played to its end by players who take what is dear and leave nothing to be swept: quick, and not foolish."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from scopa.ai.steps import CardSteps, HandSteps, Outcome, steps
from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import plain_worth
from scopa.captures import capture_table
from scopa.cards import PACK_SIZE, Card, cards_in
from scopa.declarations import WILD
from scopa.rules import Rules

_REMEMBERED = 60_000
_MUST_TAKE = 100.0
_RISK = 0.45
_LEFT = 0.25
_LAID = 0.5

SafeStep = tuple[float, Card, int, int, int]
"""The best way to play one card on a table: its score, the card, what it gathers, the table after it, its sweep."""


class _SafeCard(dict[int, SafeStep]):
    """The best way to play one card, by table."""

    def __init__(self, card: Card, outcomes: CardSteps, policy: SafePolicy) -> None:
        super().__init__()
        self._card = card
        self._outcomes = outcomes
        self._policy = policy

    def __missing__(self, table: int) -> SafeStep:
        if len(self) >= _REMEMBERED:
            self.clear()
        card, score = self._card, self._policy.score
        found = self[table] = max(
            [(score(card, table, *outcome), card, *outcome) for outcome in self._outcomes[table]],
        )
        return found


class SafePolicy:
    """How the players of a rollout choose: by ``cards[card][table]``, the dearest first."""

    def __init__(self, rules: Rules, wild: int | None) -> None:
        self._rules = rules
        self._worth = plain_worth(rules, HEURISTIC)
        self._captures = capture_table(rules, wild)
        self._left: dict[int, float] = {0: 0.0}
        self._known: HandSteps = steps(rules, wild)
        self.cards = tuple(_SafeCard(card, self._known.cards[card], self) for card in range(PACK_SIZE))

    def outcomes(self, card: Card, table: int) -> tuple[Outcome, ...]:
        """Every way to play *card*."""
        return self._known.cards[card][table]

    def score(self, card: Card, table: int, gathered: int, after: int, sweep: int) -> float:
        """What a step is worth to whoever makes it, less what it leaves to the next player."""
        left = self._left.get(after)
        if left is None:
            if len(self._left) >= _REMEMBERED:
                self._left.clear()
            left = self._left[after] = self._cost_of_leaving(after)
        if not gathered:
            return -_LAID * self._worth[card] - left
        must = _MUST_TAKE if gathered & table and self._rules.obligation == "hand" else 0.0
        return must + sweep + sum([self._worth[each] for each in cards_in(gathered)]) - left

    def _cost_of_leaving(self, table: int) -> float:
        can_be_swept = any(table in self._captures.of(card, table) for card in range(1, PACK_SIZE, 4))
        return _RISK * can_be_swept + _LEFT * sum([self._worth[card] for card in cards_in(table)])


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
    choices = safe_policy(rules, wild).cards
    places = len(sides)
    scored = 0
    for number, dealt in enumerate(rounds):
        hands = [list(hand) for hand in dealt]
        if number:
            turn = eldest
        hand = hands[turn]
        while hand:
            _, card, gathered, after, scored = max([choices[card][table] for card in hand])
            hand.remove(card)
            table = after
            if gathered:
                last = sides[turn]
                piles[last] |= gathered
                sweeps[last] += scored
                if wild is not None and gathered >> WILD & 1:
                    wild, choices = None, safe_policy(rules).cards
            turn = turn + 1 if turn + 1 < places else 0
            hand = hands[turn]
    if scored and ends_deal and not rules.last_play_sweep:
        sweeps[last] -= scored
    return table, last
