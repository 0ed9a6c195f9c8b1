"""The computer players: fair, legal, and as strong as they should be."""

from collections.abc import Callable
from itertools import combinations
from math import isclose

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from scopa import Rules, State, deal, legal_moves
from scopa.ai import greedy, heuristic
from scopa.ai.weights import HEURISTIC
from scopa.ai.worth import Worth, is_majority_decided, is_primiera_decided
from scopa.arena import Contest, Tally, play_pair
from scopa.cards import COINS_MASK, FULL_PACK, CardSet
from scopa.moves import AnyMove, scores_sweep
from scopa.notation import write_rules
from scopa.observation import Observation, observe
from strategies import RULES, SCOPA, choices, law, seeds, states, states_of, with_hidden_cards_exchanged

Choose = Callable[[Observation], AnyMove]
PLAYERS: dict[str, Choose] = {"greedy": greedy.choose, "heuristic": heuristic.choose}

each_player = pytest.mark.parametrize("choose", PLAYERS.values(), ids=PLAYERS)


def seen_at(table: str, hand: str) -> Observation:
    """What the first player knows at the start of a deal with these cards."""
    texts = [*CardSet.read(hand).texts(), *CardSet.read(table).texts()]
    others = CardSet(FULL_PACK & ~CardSet.read(table + hand).mask).texts()
    pack = [*texts[:3], *others[:3], *texts[3:], *others[3:]]
    return observe(deal(SCOPA, pack=pack, dealer=1), 0)


@each_player
@law(150)
@given(states())
def test_a_player_chooses_a_legal_move(choose: Choose, state: State) -> None:
    if state.turn is not None:
        assert choose(observe(state, state.turn)) in legal_moves(state)


@each_player
@law(150)
@given(states(), some.permutations(range(40)))
def test_a_player_chooses_the_same_whatever_cards_are_hidden(choose: Choose, state: State, order: list[int]) -> None:
    if state.turn is not None:
        other = with_hidden_cards_exchanged(state, state.turn, order)
        assert choose(observe(other, state.turn)) == choose(observe(state, state.turn))


@pytest.mark.parametrize(
    ("table", "hand", "chosen"),
    [
        ("AC2B3C4S", "7DJSKC", "KCxAC2B3C4S#"),  # a sweep before the settebello
        ("7D6CJSQB", "7S6SKD", "7Sx7D"),  # else the dearest cards: the settebello above all
        ("5C5DJSQB", "5S6S7S", "5Sx5D"),  # a coin rather than another suit
        ("3C4SJCQB", "2B7SJD", "7Sx3C4S"),  # the card played and each card taken count
        ("2B4CQDKB", "7DJSJB", "JS"),  # else the cheapest card is laid, of equals the first in canonical order
        ("2B4CQDKB", "5C7DJD", "5C"),  # a figure of coins is dearer than a five
    ],
)
def test_greedy_sweeps_takes_the_dearest_or_lays_the_cheapest(table: str, hand: str, chosen: str) -> None:
    assert str(greedy.choose(seen_at(table, hand))) == chosen


@law(150)
@given(states())
def test_every_legal_move_is_judged_and_its_terms_add_up(state: State) -> None:
    assume(state.turn is not None)
    seen = observe(state, state.turn or 0)
    judged = heuristic.judge(seen)
    assert tuple(judgement.move for judgement in judged) == legal_moves(seen)
    assert all(isclose(judgement.total, sum(judgement.terms.values()), abs_tol=1e-12) for judgement in judged)
    best = max(judgement.total for judgement in judged)
    assert heuristic.choose(seen) == next(judgement.move for judgement in judged if judgement.total == best)


@law(60)
@given(seeds, choices, some.integers(24, 34))
def test_the_reply_is_the_mean_over_every_hand_the_next_player_may_hold(
    seed: str, picks: list[int], plays: int
) -> None:
    *_, state = states_of(deal(SCOPA, seed=seed), picks[:plays])
    seen = observe(state, state.turn or 0)
    follower_holds = seen.hand_sizes[1 - seen.seat] or 3
    worth = Worth(seen, HEURISTIC)
    is_last = not state.stock and sum(seen.hand_sizes) == 2
    for judgement in heuristic.judge(seen):
        move = judgement.move
        table = state.table.mask & ~move.taken.mask | (0 if move.taken else 1 << move.card)
        best = {
            card: max(
                (
                    worth.of(taken | 1 << card) + HEURISTIC.sweep * scores_sweep(SCOPA, card, taken, table, is_last)
                    for taken in seen.capture_table.of(card, table)
                ),
                default=0.0,
            )
            for card in seen.unseen
        }
        hands = list(combinations(seen.unseen, follower_holds))
        mean = sum(max(best[card] for card in hand) for hand in hands) / len(hands)
        assert isclose(judgement.terms["reply"], -HEURISTIC.reply * mean, abs_tol=1e-9)


def test_a_decided_category_is_worth_nothing() -> None:
    cards = [(1 << 21) - 1, 0]
    assert is_majority_decided(cards, FULL_PACK)
    assert not is_majority_decided([(1 << 20) - 1, 0], FULL_PACK)
    assert is_majority_decided([COINS_MASK & (1 << 21) - 1, 0], COINS_MASK)
    assert not is_majority_decided([COINS_MASK & (1 << 20) - 1, 0], COINS_MASK)
    sevens = CardSet.read("7D7C7S7B").mask
    assert is_primiera_decided([sevens, 0])
    assert is_primiera_decided([0, sevens])
    assert not is_primiera_decided([CardSet.read("7D7C7S").mask, 0])
    assert is_primiera_decided([CardSet.read("7D7C7S6B").mask, CardSet.read("7B").mask])
    assert is_primiera_decided([CardSet.read("7D7C7S6BAB2B3B4B5BJBQBKB").mask, CardSet.read("6D").mask])


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_player_against_itself_gains_nothing(rules: Rules) -> None:
    contest = Contest("heuristic", "heuristic", write_rules(rules), "null")
    assert [play_pair(contest, number).margin for number in range(3)] == [0, 0, 0]


def test_the_heuristic_beats_greedy() -> None:
    """A quick look at what the ladder shows at length: at least +0.55, less three standard errors of these pairs."""
    held = Tally()
    for number in range(300):
        held.add(play_pair(Contest("heuristic", "greedy", seed="gate"), number))
    assert held.margin.mean >= 0.55 - 3 * held.margin.standard_error
