"""A second scorer of every game, written from the rules alone: it shares no code with `scopa/`.

Cards are texts in lists; the options come as a plain mapping of names to values.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Pile = Sequence[str]
Points = dict[str, list[int]]

SCALE = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
COIN_RUN = ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "JD", "QD", "KD"]
SEVENS = ["7D", "7C", "7S", "7B"]
TOP = {"fixed3": 3, "run7": 7, "run7x10": 7, "run10": 10}


def points(options: Mapping[str, Any], piles: Sequence[Pile], sweeps: Sequence[int]) -> Points:
    """The points of each side by category; sweeps among them, declarations not."""
    return {"sweeps": list(sweeps), **majorities(options, piles), **holdings(options, piles)}


def majorities(options: Mapping[str, Any], piles: Sequence[Pile]) -> Points:
    """What goes to whoever has the most, unless something else is scored in its place."""

    def most(counted: Callable[[str], bool]) -> list[int]:
        counts = [len([card for card in pile if counted(card)]) for pile in piles]
        best = sorted(counts)[-1]
        alone = best > 0 and len([count for count in counts if count == best]) == 1
        return [1 if alone and count == best else 0 for count in counts]

    found = {
        "cards": most(lambda card: True) if options["cards"] else None,
        "coins": most(lambda card: card.endswith("D")) if options["coins"] else None,
        "settebello": most(lambda card: card == "7D") if options["settebello"] else None,
        "sevens": most(lambda card: card.startswith("7")) if options["sevens"] else None,
        "most_sevens": most(lambda card: card.startswith("7")) if options["quick_count"] else None,
        "most_sixes": most(lambda card: card.startswith("6")) if options["quick_count"] else None,
        "primiera": primiera(options["primiera"], piles) if options["primiera"] != "off" else None,
    }
    nothing = [0 for _ in piles]
    for category in replaced(options, piles):
        if found[category] is not None:
            found[category] = nothing
    return {category: told for category, told in found.items() if told is not None}


def replaced(options: Mapping[str, Any], piles: Sequence[Pile]) -> list[str]:
    """The categories that give nothing since one pile has all the coins, or all the sevens."""
    categories = []
    if options["all_coins"] and options["all_coins_stack"] == "instead" and any(owner(COIN_RUN, 1, piles)):
        categories += ["coins"]
    if options["four_sevens"] and any(owner(SEVENS, 1, piles)):
        stack = options["four_sevens_stack"]
        categories += [] if stack == "plus" else ["sevens", "most_sevens"]
        categories += ["settebello"] if stack == "inclusive" else []
    return categories


def holdings(options: Mapping[str, Any], piles: Sequence[Pile]) -> Points:
    """What goes to whoever has certain cards, or few."""
    scored: Points = {}
    for option, cards in {
        "all_coins": COIN_RUN,
        "four_sevens": SEVENS,
        "three_of_coins": ["3D"],
        "grande": ["JD", "QD", "KD"],
    }.items():
        if options[option]:
            scored[option] = owner(cards, options[option], piles)
    if options["re_bello"] != "off":
        scored["re_bello"] = owner([options["re_bello"]], 1, piles)
    if options["napola"] != "off":
        scored["napola"] = [napola(options["napola"], pile) for pile in piles]
    if options["piccola"] != "off":
        scored["piccola"] = [piccola(pile) for pile in piles]
    if options["few_cards"] != "off":
        scored["few_cards"] = few_cards(options["few_cards"], piles)
    return scored


def owner(cards: Sequence[str], worth: int, piles: Sequence[Pile]) -> list[int]:
    """What the pile with all of some cards is worth, and the others nothing."""
    return [worth if all(card in pile for card in cards) else 0 for pile in piles]


def cappotto(options: Mapping[str, Any], piles: Sequence[Pile]) -> int | None:
    """The side that wins the match at once, or None."""
    if options["cappotto"] == "win":
        for side, pile in enumerate(piles):
            if set(COIN_RUN) <= set(pile):
                return side
    return None


def primiera(missing: str, piles: Sequence[Pile]) -> list[int]:
    """The point of the primiera, by what a missing suit means."""
    standing: list[tuple[bool, int]] = []
    for pile in piles:
        best: dict[str, int] = {}
        for card in pile:
            best[card[1]] = max(best.get(card[1], 0), SCALE[card[0]])
        standing.append((len(best) == 4, sum(best.values())))
    if missing == "disqualify":
        ranked = [total if complete else 0 for complete, total in standing]
    elif missing == "zero":
        ranked = [total for _, total in standing]
    else:
        ranked = [total + 1000 * complete for complete, total in standing]
    first, second = sorted(ranked, reverse=True)[:2]
    return [1 if first > second and total == first else 0 for total in ranked]


def napola(option: str, pile: Pile) -> int:
    """What a run of coins from the ace is worth."""
    if not {"AD", "2D", "3D"} <= set(pile):
        return 0
    length = 3
    while length < 10 and COIN_RUN[length] in pile:
        length += 1
    length = min(length, TOP[option])
    return 10 if option == "run7x10" and length == 7 else length


def piccola(pile: Pile) -> int:
    """Ace, two and three of coins, and one more for each of four, five and six in sequence."""
    if not ("AD" in pile and "2D" in pile and "3D" in pile):
        return 0
    if "4D" not in pile:
        return 3
    if "5D" not in pile:
        return 4
    return 6 if "6D" in pile else 5


def few_cards(option: str, piles: Sequence[Pile]) -> list[int]:
    """The point for fewer than ten cards, between two sides only."""
    if len(piles) != 2:
        return [0 for _ in piles]
    poor = [len(pile) < 10 for pile in piles]
    return [int(poor[1]), int(poor[0])] if option == "opponent" else [int(poor[0]), int(poor[1])]
