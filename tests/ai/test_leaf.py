"""What piles promise in the middle of a deal, and at its end."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scopa import Rules
from scopa.ai.leaf import lead_promises, leaf
from scopa.ai.steps import summed
from scopa.cards import FULL_PACK, cards_in
from scopa.scoring import points
from strategies import RULES, law
from tables import TABLES

TWO_SIDES = {name: rules for name, rules in {**RULES, **TABLES}.items() if rules.sides == 2}
each_game = pytest.mark.parametrize("rules", TWO_SIDES.values(), ids=TWO_SIDES)
masks = some.integers(0, FULL_PACK)
few = some.lists(some.integers(0, 39), max_size=12).map(lambda cards: sum(1 << card for card in set(cards)))


@each_game
@law(20)
@given(pile=masks | few)
def test_at_the_end_of_a_deal_the_leaf_is_the_score(rules: Rules, pile: int) -> None:
    piles = [pile, FULL_PACK & ~pile]
    scored = points(rules, piles, [0, 0])
    assert sum(leaf(rules).split(*piles)) == pytest.approx(scored[0] - scored[1])


@each_game
@law(20)
@given(taken=masks, pile=masks, last=some.sampled_from((-1, 0, 1)))
def test_what_one_side_is_promised_the_other_is_to_lose(rules: Rules, taken: int, pile: int, last: int) -> None:
    ours, theirs = taken & pile, taken & ~pile
    there, back = leaf(rules).split(ours, theirs, last), leaf(rules).split(theirs, ours, -last)
    assert there == pytest.approx([-part for part in back])


@law(200)
@given(lead=some.integers(-40, 40), left=some.integers(0, 40))
def test_a_lead_promises_more_the_larger_it_is_and_the_point_once_it_is_safe(lead: int, left: int) -> None:
    promised = lead_promises(lead, left, 1.0)
    assert -1 <= promised <= 1
    assert promised <= lead_promises(lead + 1, left, 1.0)
    assert (abs(lead) > left) <= (abs(promised) == 1)


@law(100)
@given(mask=masks, amounts=some.lists(some.integers(-9, 9), min_size=40, max_size=40))
def test_amounts_are_summed_over_a_mask(mask: int, amounts: list[int]) -> None:
    assert summed(amounts)(mask) == sum(amounts[card] for card in cards_in(mask))
