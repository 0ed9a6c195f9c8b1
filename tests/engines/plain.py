"""A plain Scopa for two, written apart from `scopa`: lists, tuples and itertools, from the rules alone (source 000).

It is the yardstick of the benchmark and a second opinion for the tests: it shares nothing with the engine and says each
rule the obvious way. A card is a pair (rank, suit), rank 1 to 10, suit one of "DCSB".
"""

from collections.abc import Callable
from itertools import combinations

Card = tuple[int, str]

SUITS = "DCSB"
PACK = [(rank, suit) for rank in range(1, 11) for suit in SUITS]
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def captures(card: Card, table: list[Card]) -> list[list[Card]]:
    """What *card* may take: of all sets of table cards that add up to it, the single cards if there are any."""
    sets = [
        list(chosen)
        for count in range(1, len(table) + 1)
        for chosen in combinations(table, count)
        if sum(rank for rank, _ in chosen) == card[0]
    ]
    return [chosen for chosen in sets if len(chosen) == 1] or sets


class Deal:
    """One deal: one seat deals, the other plays first; three cards to each, four on the table, then three by three."""

    def __init__(self, pack: list[Card], dealer: int) -> None:
        self.stock = list(pack)
        self.dealer = dealer
        self.turn = 1 - dealer
        self.hands: list[list[Card]] = [[], []]
        self.piles: list[list[Card]] = [[], []]
        self.sweeps = [0, 0]
        self.last_capturer: int | None = None
        self.give_hands()
        self.table = self.take_from_stock(4)

    def take_from_stock(self, count: int) -> list[Card]:
        """The next cards of the stock."""
        taken, self.stock = self.stock[:count], self.stock[count:]
        return taken

    def give_hands(self) -> None:
        """Three cards to the first player, three to the dealer."""
        self.hands[1 - self.dealer] = self.take_from_stock(3)
        self.hands[self.dealer] = self.take_from_stock(3)

    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return not self.stock and not self.hands[0] and not self.hands[1]

    def play(self, card: Card, taken: list[Card]) -> None:
        """The seat in turn plays *card* and takes *taken*; nothing: the card is laid."""
        seat = self.turn
        self.hands[seat].remove(card)
        if taken:
            self.table = [lying for lying in self.table if lying not in taken]
            self.piles[seat] += [card, *taken]
            self.last_capturer = seat
            if not self.table and not self.is_over():
                self.sweeps[seat] += 1
        else:
            self.table.append(card)
        self.turn = 1 - seat
        if not self.hands[0] and not self.hands[1]:
            if self.stock:
                self.give_hands()
            elif self.last_capturer is not None:
                self.piles[self.last_capturer] += self.table
                self.table = []

    def points(self) -> list[int]:
        """The points of both seats."""
        points = list(self.sweeps)
        cards = [len(pile) for pile in self.piles]
        coins = [len([card for card in pile if card[1] == "D"]) for pile in self.piles]
        for amounts in (cards, coins, [primiera(pile) for pile in self.piles]):
            if amounts[0] != amounts[1]:
                points[amounts.index(max(amounts))] += 1
        for seat in (0, 1):
            if (7, "D") in self.piles[seat]:
                points[seat] += 1
        return points


def primiera(pile: list[Card]) -> int:
    """The best card of each suit, added up; 0 if a suit is missing."""
    best = [max([PRIMIERA[rank] for rank, of in pile if of == suit], default=0) for suit in SUITS]
    return sum(best) if all(best) else 0


def play_at_random(deal: Deal, chance: Callable[[], float]) -> list[int]:
    """Play a deal to its end, any card and then any of its captures, and score it."""
    while not deal.is_over():
        hand = deal.hands[deal.turn]
        card = hand[int(chance() * len(hand))]
        found = captures(card, deal.table)
        deal.play(card, found[int(chance() * len(found))] if found else [])
    return deal.points()
