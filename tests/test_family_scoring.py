"""Every game is scored as a second scorer does, the fast way and with proofs, whichever side is which."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

import second_scorer
from scopa import Rules
from scopa.cards import PACK_SIZE, CardSet
from scopa.categories import cappotto
from scopa.games import TABLE
from scopa.scoring import awards, points, points_of
from tables import LONG, LONGEST, TABLES

SPLITS = 100_000 if LONG else 2_000
"""Ways of sharing out the pack, for each game."""

HOUSES: dict[str, Rules] = {
    "all that coins can score": replace(
        TABLES["cirulla"], napola="run10", re_bello="KD", three_of_coins=1, all_coins=2, all_coins_stack="plus"
    ),
    "all that sevens can score": replace(TABLES["escoba"], four_sevens_stack="inclusive", primiera="zero"),
    "sevens counted twice": replace(TABLES["escoba"], four_sevens_stack="plus", few_cards="self"),
    "quick count and four sevens": replace(TABLES["scopa"], quick_count=True, four_sevens=3, primiera="full_first"),
    "a run to the seven worth ten": replace(TABLES["scopone"], napola="run7x10", cappotto="win"),
    "a run to the seven": replace(TABLES["scopone"], napola="run7", re_bello="6D"),
    "three for the run": replace(TABLES["scopone"], napola="fixed3"),
    "next to nothing": replace(TABLES["scopa"], cards=False, coins=False, settebello=False, primiera="off"),
}


def splits(sides: int, seed: str) -> Iterator[tuple[list[CardSet], list[int]]]:
    """The pack shared out, now evenly, now to hardly more than one side, now with cards left to nobody; and sweeps."""
    chance = Random(seed)
    while True:
        weights = [chance.random() ** 3 + 0.001 for _ in range(sides)] + [0.2 if chance.random() < 0.1 else 0.0]
        masks = [0] * (sides + 1)
        together = chance.choice([1, 1, 2, 10])
        owners = chance.choices(range(sides + 1), weights, k=PACK_SIZE)
        for rank in range(10):
            for suit in range(4):
                masks[owners[4 * (rank // together) + suit]] |= 1 << 4 * rank + suit
        piles = [CardSet(mask) for mask in masks[:sides]]
        yield piles, [min(len(pile), chance.choice([0, 0, 1, 2, 5])) for pile in piles]


def by_category(rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[int]) -> dict[str, list[int]]:
    """The points of each side by category, from the awards."""
    lines = awards(rules, piles, [list(pile)[:count] for pile, count in zip(piles, sweeps, strict=True)])
    scored = {line.category: [0] * rules.sides for line in lines}
    for line in lines:
        assert (line.points > 0) <= (line.side is not None)
        assert line.category == "cappotto" or (line.side is None) == (line.points == 0)
        if line.side is not None:
            scored[line.category][line.side] += line.points
    return scored


@cache
def options_of(rules: Rules) -> dict[str, Any]:
    return asdict(rules)


def check(rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[int]) -> None:
    texts = [pile.texts() for pile in piles]
    found = by_category(rules, piles, sweeps)
    options = options_of(rules)
    expected = second_scorer.points(options, texts, sweeps)
    assert {category: told for category, told in found.items() if category not in ("accusi", "cappotto")} == expected
    total = [sum(told[side] for told in found.values()) for side in range(rules.sides)]
    assert points(rules, [pile.mask for pile in piles], sweeps) == total, "the fast way gives the sum of the awards"
    assert cappotto(rules, [pile.mask for pile in piles]) == second_scorer.cappotto(options, texts)


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("game", TABLE)
def test_a_second_scorer_agrees(game: str) -> None:
    forms = [rules for text, rules in TABLES.items() if text.split()[0] == game]
    for number, rules in enumerate(forms):
        share = SPLITS // len(forms) + (number < SPLITS % len(forms))
        for piles, sweeps in islice(splits(rules.sides, f"{game}/{number}"), share):
            check(rules, piles, sweeps)


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("house", HOUSES)
def test_a_second_scorer_agrees_on_house_rules(house: str) -> None:
    for piles, sweeps in islice(splits(2, house), SPLITS // 4):
        check(HOUSES[house], piles, sweeps)


def test_every_option_of_the_score_is_among_the_rules_compared() -> None:
    compared = [asdict(rules) for rules in (*TABLES.values(), *HOUSES.values())]
    for option, values in {
        "primiera": {"off", "disqualify", "zero", "full_first"},
        "napola": {"off", "fixed3", "run7", "run7x10", "run10"},
        "re_bello": {"off", "6D", "KD"},
        "all_coins_stack": {"instead", "plus"},
        "four_sevens_stack": {"instead", "plus", "inclusive"},
        "few_cards": {"off", "opponent", "self"},
        "quick_count": {True, False},
        "sevens": {True, False},
        "cappotto": {"off", "win"},
    }.items():
        assert {options[option] for options in compared} == values


@pytest.mark.parametrize("text", TABLES)
def test_exchanging_the_sides_exchanges_the_points(text: str) -> None:
    rules = TABLES[text]
    for piles, sweeps in islice(splits(rules.sides, text), 60):
        masks = [pile.mask for pile in piles]
        scored = points(rules, masks, sweeps)
        for turn in range(1, rules.sides):
            turned = points(rules, masks[turn:] + masks[:turn], sweeps[turn:] + sweeps[:turn])
            assert turned == scored[turn:] + scored[:turn]
        assert points(rules, masks[::-1], sweeps[::-1]) == scored[::-1]


@pytest.mark.parametrize("text", TABLES)
def test_declared_points_are_added_where_hands_are_declared(text: str) -> None:
    rules = TABLES[text]
    declared = [3 * side for side in range(rules.sides)]
    for piles, sweeps in islice(splits(rules.sides, text), 5):
        shown = [list(pile)[:count] for pile, count in zip(piles, sweeps, strict=True)]
        lines = awards(rules, piles, shown, declared)
        assert any(line.category == "accusi" for line in lines) == rules.accusi
        if rules.accusi:
            total = points_of(lines, rules.sides)
            assert list(total) == points(rules, [pile.mask for pile in piles], sweeps, declared)
            assert sum(total) == sum(points(rules, [pile.mask for pile in piles], sweeps)) + sum(declared)
