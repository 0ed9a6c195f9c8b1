"""The core that search runs on: one deal as a few ints and lists that a move changes and an undo changes back.

It tells the same deal as `State`, by the same capture table, dealing and scoring, without texts, reasons and history.
Every card is open in it: whoever searches first fills in the cards that a seat has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

from scopa.captures import capture_table
from scopa.cards import PACK_SIZE, Card, CardSet
from scopa.categories import counted_by
from scopa.deal import distribute, give_hands, order_of_play
from scopa.dealer_table import dealer_table
from scopa.declarations import WILD
from scopa.moves import scores_sweep
from scopa.rules import Rules
from scopa.scoring import points_in
from scopa.state import State, next_hand_size, pockets

OVER = -1
"""The turn of a deal that is over."""

LAY = 0
"""What a card takes that is laid: the empty mask."""

_ONLY_LAY = (LAY,)

Hands = list[list[Card]]
"""The cards of each seat, in canonical order."""


class Position:
    """One deal at one moment, to be played forward and back.

    ``hands`` by seat; ``table`` and ``piles`` (by side) as masks; ``sweeps`` by side as numbers; ``turn`` is a seat, or
    `OVER`; ``last_capturer`` is a side, or None; ``next_hands`` are the hands still to be given, the next ones last;
    ``leftovers`` is what the last capturer took at the end; ``declared`` are the points of declarations by side, if
    there are any. It plays cards alone: hands still to be given are not declared.
    """

    __slots__ = (
        "_aside",
        "_captures",
        "_dealer",
        "_ends",
        "_past",
        "_seat_after",
        "_setting",
        "_side_of",
        "_values",
        "_wild",
        "declared",
        "hands",
        "last_capturer",
        "leftovers",
        "next_hands",
        "piles",
        "rules",
        "sweeps",
        "table",
        "turn",
    )

    def __init__(
        self, setting: _Setting, dealer: int, hands: Hands, table: int, next_hands: list[Hands], turn: int
    ) -> None:
        rules = setting.rules
        self.rules = rules
        self.hands = hands
        self.table = table
        self.next_hands = next_hands
        self.turn = turn
        self._dealer = dealer
        self.piles = [0] * rules.sides
        self.sweeps = [0] * rules.sides
        self.last_capturer: int | None = None
        self.leftovers = 0
        self.declared: tuple[int, ...] = ()
        self._setting = setting
        self._aside = 0
        self._set_wild(None)
        self._side_of = setting.side_of
        self._seat_after = setting.seat_after
        self._past: list[tuple[int, Card, int, int, int | None, int | None]] = []
        self._ends: list[int] = []

    @classmethod
    def dealt(cls, rules: Rules, pack: Sequence[Card], dealer: int) -> Position:
        """The start of a deal from a pack of forty cards, first dealt first."""
        setting = _setting(rules)
        layout = setting.layouts[dealer]
        table = 0
        for place in layout.table:
            table |= 1 << pack[place]
        rounds = [[sorted(pick(pack)) for pick in picks] for picks in layout.rounds]
        position = cls(setting, dealer, rounds.pop(), table, rounds, layout.eldest)
        for place in layout.aside:
            position._aside |= 1 << pack[place]
        if setting.dealer_may_take:
            position._take_first_table()
        return position

    @classmethod
    def of(cls, state: State) -> Position:
        """The same moment of the same deal as *state*."""
        next_hands = _rounds(state.rules, state.dealer, state.stock)[::-1]
        turn = OVER if state.turn is None else state.turn
        hands = [list(hand) for hand in state.hands]
        position = cls(_setting(state.rules), state.dealer, hands, state.table.mask, next_hands, turn)
        position.piles = [pile.mask for pile in state.piles]
        position.sweeps = list(map(len, state.sweeps))
        position.last_capturer = state.last_capturer
        position.declared = state.declared if any(state.declared) else ()
        position._aside = state.aside.mask
        position._set_wild(state.wild)
        return position

    def moves(self) -> list[tuple[Card, int]]:
        """Every card that may be played with every set it may take, in the order of `scopa.legal_moves`."""
        return [(card, taken) for card in self.playable() for taken in self.choices(card)]

    def playable(self) -> list[Card]:
        """The cards that the seat to play may play. The deal is not over."""
        hand = self.hands[self.turn]
        if self._setting.must_play_capturing:
            return [card for card in hand if self._captures(card, self.table)] or hand
        return hand

    def choices(self, card: Card) -> tuple[int, ...]:
        """What a playable card may take: masks, and `LAY` where it may be laid."""
        found = self._captures(card, self.table)
        if not found:
            return _ONLY_LAY
        return (*found, LAY) if self._setting.may_lay else found

    def play(self, card: Card, taken: int) -> None:
        """The seat to play plays *card* and takes *taken*, one of its `choices`."""
        turn, table = self.turn, self.table
        self._past.append((turn, card, taken, table, self.last_capturer, self._wild))
        hand = self.hands[turn]
        hand.remove(card)
        if taken or (not table and pockets(self.rules, self._values[card], table)):
            side = self._side_of[turn]
            self.piles[side] |= taken | 1 << card
            self.last_capturer = side
            if taken == table and self._scores_sweep(card, table):
                self.sweeps[side] += 1
            self.table = table ^ taken
            if self._wild is not None and (taken | 1 << card) >> WILD & 1:
                self._set_wild(None)
        else:
            self.table = table | 1 << card
        self.turn = self._seat_after[turn]
        if not hand and turn == self._dealer:
            self._end_round()

    def undo(self) -> None:
        """Take the newest `play` back. Raises `IndexError` if there is none."""
        if self._ends and self._ends[-1] == len(self._past):
            self._reopen_round()
        turn, card, taken, table, last_capturer, wild = self._past.pop()
        if wild != self._wild:
            self._set_wild(wild)
        if taken or (not table and pockets(self.rules, self._values[card], table)):
            side = self._side_of[turn]
            self.piles[side] ^= taken | 1 << card
            if taken == table and self._scores_sweep(card, table):
                self.sweeps[side] -= 1
        hand = self.hands[turn]
        hand.append(card)
        hand.sort()
        self.turn, self.table, self.last_capturer = turn, table, last_capturer

    def points(self) -> list[int]:
        """The points of each side, as its pile and sweeps stand."""
        return points_in(self._setting.categories, self.rules, self.piles, self.sweeps, self.declared)

    def play_at_random(self, chance: Callable[[], float]) -> list[int]:
        """Play the deal to its end, any card that may be played and then any of its choices: the points of each side.

        *chance* gives numbers from 0 up to 1, as `random.random` does.
        """
        captures, play = self._captures, self.play
        setting = self._setting
        is_plain = not (setting.must_play_capturing or setting.may_lay or self._wild is not None)
        while self.turn != OVER:
            cards = self.hands[self.turn] if is_plain else self.playable()
            card = cards[int(chance() * len(cards))]
            takes = captures(card, self.table) or _ONLY_LAY if is_plain else self.choices(card)
            play(card, takes[int(chance() * len(takes))] if len(takes) > 1 else takes[0])
        return self.points()

    def _scores_sweep(self, card: Card, table: int) -> bool:
        """Whether *card*, already out of the hand, scores with the whole of *table*."""
        is_last = not self.next_hands and not any(self.hands)
        return scores_sweep(self.rules, self._values[card], table, table, is_last)

    def _set_wild(self, value: int | None) -> None:
        """Let the wild card have a *value* of its own, or None: what a seven has."""
        captures = self._setting.captures if value is None else capture_table(self.rules, value)
        self._wild, self._captures, self._values = value, captures.of, captures.values

    def _take_first_table(self) -> None:
        """The first table goes to the dealer's side, where it makes 15 or 30."""
        taken = dealer_table(self.rules, CardSet(self.table))
        if taken is not None:
            side = self._side_of[self._dealer]
            self.piles[side], self.sweeps[side] = self.table, len(taken.sweeps)
            self.last_capturer, self.table = side, 0

    def _end_round(self) -> None:
        self._ends.append(len(self._past))
        if self.next_hands:
            self.hands = self.next_hands.pop()
            return
        if self.last_capturer is not None:
            self.leftovers = self.table
            self.piles[self.last_capturer] |= self.table
        self.piles[self._side_of[self._dealer]] |= self._aside
        self.table = 0
        self.turn = OVER

    def _reopen_round(self) -> None:
        self._ends.pop()
        if self.turn != OVER:
            self.next_hands.append(self.hands)
            self.hands = [[] for _ in self.hands]
            return
        self.piles[self._side_of[self._dealer]] ^= self._aside
        if self.last_capturer is not None:
            self.piles[self.last_capturer] ^= self.leftovers
            self.leftovers = 0


class _Setting:
    """What a Rules comes to in play, worked out once."""

    __slots__ = (
        "captures",
        "categories",
        "dealer_may_take",
        "layouts",
        "may_lay",
        "must_play_capturing",
        "rules",
        "seat_after",
        "side_of",
    )

    def __init__(self, rules: Rules) -> None:
        seats = range(rules.seats)
        self.rules = rules
        self.captures = capture_table(rules)
        self.categories = counted_by(rules)
        self.dealer_may_take = rules.dealer_table != "off"
        self.must_play_capturing = rules.obligation == "hand"
        self.may_lay = rules.obligation == "free"
        self.side_of = tuple(map(rules.side_of, seats))
        self.seat_after = tuple(map(rules.seat_after, seats))
        self.layouts = tuple(_Layout(rules, dealer) for dealer in seats)


class _Layout:
    """Where in the pack the cards of the first table and of each hand lie, last round first, and who plays first.

    Found by dealing a pack whose cards are their own places.
    """

    __slots__ = ("aside", "eldest", "rounds", "table")

    def __init__(self, rules: Rules, dealer: int) -> None:
        dealt = distribute(rules, range(PACK_SIZE), dealer)
        rounds = [[list(hand) for hand in dealt.hands], *_rounds(rules, dealer, dealt.stock)]
        self.eldest = order_of_play(rules, dealer)[0]
        self.table = tuple(dealt.table)
        self.aside = tuple(dealt.aside)
        self.rounds = [[itemgetter(*hand) for hand in hands] for hands in reversed(rounds)]


@lru_cache(maxsize=64)
def _setting(rules: Rules) -> _Setting:
    return _Setting(rules)


def _rounds(rules: Rules, dealer: int, stock: Sequence[Card]) -> list[Hands]:
    """The hands that a stock will give, round by round."""
    rounds: list[Hands] = []
    while stock:
        hands, stock = give_hands(rules, dealer, stock, next_hand_size(rules, len(stock)))
        rounds.append([list(hand) for hand in hands])
    return rounds
