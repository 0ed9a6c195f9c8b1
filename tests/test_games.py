"""The games as the sources have them: their options, who can play them, and rules told as text."""

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest

from scopa import GAMES, Match, Rules, deal, legal_moves, play
from scopa.errors import ContradictoryRules
from scopa.games import TABLE, every_table, game_of, house_rules, table_rules
from scopa.notation import read_rules
from tables import TABLES, random_deal

GIVEN: dict[str, Any] = json.loads((Path(__file__).parent / "games.json").read_text("utf-8"))
"""The options and the games as they were asked for."""


def test_every_option_is_there_with_its_plain_value() -> None:
    assert asdict(Rules()) == GIVEN["base"]
    assert [field.name for field in fields(Rules)] == list(GIVEN["base"])


def test_every_game_is_there_and_no_other() -> None:
    assert set(TABLE) == set(GAMES) == set(GIVEN["games"]) == set(GIVEN["allowed"])


@pytest.mark.parametrize("game", GIVEN["games"])
def test_a_game_has_its_options_seats_and_teams(game: str) -> None:
    assert asdict(GAMES[game]) == {**GIVEN["base"], **GIVEN["games"][game]}
    allowed, changes = GIVEN["allowed"][game], GIVEN["at_seats"].get(game, {})
    assert list(TABLE[game].seats) == allowed["seats"]
    for seats in range(2, 7):
        forms = allowed["teams"].get(str(seats), ["solo"]) if seats in allowed["seats"] else []
        assert list(TABLE[game].teams_at(seats)) == forms
        for teams in forms:
            rules = table_rules(game, seats, teams)
            own = {**GIVEN["base"], **GIVEN["games"][game], **changes.get(str(seats), {})}
            assert asdict(rules) == {**own, "seats": seats, "teams": teams}
    assert sum(name == game for name, _ in every_table()) == sum(
        len(TABLE[game].teams_at(seats)) for seats in allowed["seats"]
    )


@pytest.mark.parametrize("game", GIVEN["games"])
def test_a_table_that_a_game_is_not_played_at_is_named(game: str) -> None:
    for seats in set(range(2, 7)) - set(TABLE[game].seats):
        with pytest.raises(ContradictoryRules) as error:
            table_rules(game, seats)
        assert error.value.code == "game-not-at-seats"
        assert error.value.facts["allowed"] == list(TABLE[game].seats)
    for seats in TABLE[game].seats:
        for teams in {"solo", "2x2", "3x2", "2x3"} - set(TABLE[game].teams_at(seats)):
            with pytest.raises(ContradictoryRules) as error:
                table_rules(game, seats, teams)
            assert error.value.code == "game-not-in-teams"


@pytest.mark.parametrize("text", TABLES)
def test_rules_are_read_as_they_were_written(text: str) -> None:
    assert read_rules(text) == TABLES[text]
    game, options = game_of(TABLES[text])
    assert house_rules(game, **options) == TABLES[text]
    assert set(options) <= {"seats", "teams"}


@pytest.mark.parametrize("text", TABLES)
def test_seats_follow_each_other_round_the_table_and_partners_sit_opposite(text: str) -> None:
    rules = TABLES[text]
    step = 1 if rules.direction == "cw" else -1
    seats = range(rules.seats)
    assert [rules.seat_after(seat) for seat in seats] == [(seat + step) % rules.seats for seat in seats]
    assert sorted({rules.side_of(seat) for seat in seats}) == list(range(rules.sides))
    for seat in seats:
        partners = {other for other in seats if rules.side_of(other) == rules.side_of(seat)} - {seat}
        assert not partners & {rules.seat_after(seat), (seat - step) % rules.seats}
        assert len(partners) == rules.seats // rules.sides - 1
        if rules.teams in ("2x2", "3x2"):
            assert partners == {(seat + rules.seats // 2) % rules.seats}


def test_004_l38_the_dealer_plays_last_and_the_deal_goes_round() -> None:
    for rules in TABLES.values():
        match, order = Match.new(rules, "7"), []
        while match.state.turn is not None and len(order) < rules.seats:
            match = match.play(legal_moves(match.state)[-1])
            order = [played.seat for played in match.state.plays if not str(played.move).startswith("!")]
        assert order[-1] == match.state.dealer
        assert sorted(order) == list(range(rules.seats))


@pytest.mark.parametrize("text", TABLES)
def test_cards_left_in_the_stock_after_every_round(text: str) -> None:
    rules = TABLES[text]
    counted = {state.round: len(state.stock) for state in random_deal(rules, "stock")}
    sizes = rules.round_sizes
    assert counted == {number: rules.seats * sum(sizes[number:]) for number in range(1, len(sizes) + 1)}
    assert list(counted.values())[-1] == 0


def test_the_cards_set_aside_go_to_the_dealers_side_as_no_capture() -> None:
    rules = GAMES["scopone-nove-monte"]
    for dealer in range(4):
        *_, before, after = random_deal(rules, str(dealer), dealer)
        assert len(before.aside) == 4
        assert not after.aside
        dealing = rules.side_of(dealer)
        assert before.aside <= after.piles[dealing]
        last = after.plays[-1].move
        assert after.leftovers is not None
        assert after.last_capturer == (rules.side_of(before.turn or 0) if last.taken else before.last_capturer)
        assert sum(map(len, after.sweeps)) == sum(map(len, before.sweeps))


def test_no_cards_on_the_table_means_that_the_first_player_lays() -> None:
    for rules in TABLES.values():
        if not rules.table_size:
            assert not any(move.taken for move in legal_moves(deal(rules, seed=7)))
            assert len(play(deal(rules, seed=7), legal_moves(deal(rules, seed=7))[0]).table) == 1
