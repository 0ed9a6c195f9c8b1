"""The chances of a deal: what each side may expect, from what one seat knows."""

from dataclasses import replace
from random import Random

import pytest

from observations import observed, state_of
from scopa import legal_moves, play, score
from scopa.cards import CardSet
from scopa.chances import Chances
from scopa.observation import observe
from scopa.state import State

GAMES_TRIED = ("scopa", "scopone", "scopone-nove-monte", "escoba", "cirulla")


def told(chances: Chances) -> dict:
    while chances.step():
        pass
    return chances.told()


@pytest.mark.parametrize("game", GAMES_TRIED)
@pytest.mark.parametrize("plays", [0, 7, 20])
def test_the_categories_add_up_to_the_points_and_the_coins_to_one(game: str, plays: int) -> None:
    found = told(Chances(observed(game, 3, plays), 20))
    assert found["worlds"] == 20
    for side in found["sides"]:
        assert side["points"] == pytest.approx(sum(each["points"] for each in side["categories"]), abs=0.05)
    for category in ("coins", "settebello"):
        shares = [
            each["points"] for side in found["sides"] for each in side["categories"] if each["category"] == category
        ]
        assert sum(shares) <= 1.001


def with_hidden_cards_dealt_anew(state: State, seat: int) -> State:
    """Another state that *seat* cannot tell from this one."""
    unseen = list(observe(state, seat).unseen)
    Random(5).shuffle(unseen)
    hands = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(CardSet.of(unseen[: len(hand)]))
            unseen = unseen[len(hand) :]
    return replace(state, hands=tuple(hands), stock=tuple(unseen))


@pytest.mark.parametrize("plays", [0, 3, 10])
def test_no_hidden_card_is_looked_at(plays: int) -> None:
    state = state_of("scopa", 4, plays)
    for seat in (0, 1):
        other = with_hidden_cards_dealt_anew(state, seat)
        assert told(Chances(observe(state, seat), 10)) == told(Chances(observe(other, seat), 10))


def test_at_the_end_the_chances_are_the_score() -> None:
    state = state_of("scopa", 6, 0)
    while state.turn is not None:
        state = play(state, legal_moves(state)[0])
    found = told(Chances(observe(state, 0), 10))
    assert found["exact"]
    for side in (0, 1):
        points = sum(award.points for award in score(state) if award.side == side)
        assert found["sides"][side]["points"] == points


def test_when_nothing_is_open_any_more_every_world_ends_in_the_score() -> None:
    state = state_of("scopa", 6, 35)
    seen = observe(state, 1 - (state.turn or 0))
    found = told(Chances(seen, 5))
    state = play(state, legal_moves(state)[0])
    points = [sum(award.points for award in score(state) if award.side == side) for side in (0, 1)]
    assert [side["points"] for side in found["sides"]] == points
