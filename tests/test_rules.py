"""Rules: the options, the games, and what cannot be."""

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from scopa import GAMES, Rules
from scopa.errors import ContradictoryRules
from scopa.games import game_of, house_rules
from strategies import HOUSES, RULES, SCOPA


def test_scopa_is_the_game_of_source_000() -> None:
    assert SCOPA.differences(Rules()) == {"packet": 3, "redeal_kings": 3}
    assert (SCOPA.seats, SCOPA.hand_size, SCOPA.table_size, SCOPA.rounds, SCOPA.target) == (2, 3, 4, 6, 11)
    assert (SCOPA.capture, SCOPA.single_first, SCOPA.sums, SCOPA.obligation) == ("value", True, "choice", "card")
    assert (SCOPA.napola, SCOPA.aces, SCOPA.primiera, SCOPA.last_play_sweep) == ("off", "plain", "disqualify", False)


def test_rules_cannot_change() -> None:
    with pytest.raises(FrozenInstanceError):
        SCOPA.target = 21  # type: ignore[misc]
    with pytest.raises(TypeError):
        GAMES["scopa"] = Rules()  # type: ignore[index]


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_rule_is_the_game_with_some_options_changed(name: str) -> None:
    rules = RULES[name]
    assert rules == replace(SCOPA, **HOUSES[name])
    assert rules.differences(SCOPA) == {
        option: chosen for option, chosen in HOUSES[name].items() if chosen != getattr(SCOPA, option)
    }
    game, options = game_of(rules)
    assert house_rules(game, **options) == rules
    assert len(options) <= len(rules.differences(SCOPA))


@pytest.mark.parametrize("option", [field.name for field in fields(Rules)])
def test_an_option_with_a_value_of_no_sense_is_refused_by_name(option: str) -> None:
    absurdities: list[object] = ["absurd", -1, 2.5, b"", []]
    for absurd in absurdities:
        with pytest.raises(ContradictoryRules) as error:
            house_rules("scopa", **{option: absurd})
        assert error.value.code == "option-value"
        assert error.value.facts == {"option": option, "value": absurd}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"cut": 1}, "option-value"),
        ({"target": 0}, "option-value"),
        ({"target": True}, "option-value"),
        ({"packet": 0}, "option-value"),
        ({"hand_size": 0}, "option-value"),
        ({"max_take": 1}, "option-value"),
        ({"hand_size": 5}, "pack-not-dealt-out"),
        ({"table_size": 5, "redeal_kings": 0}, "pack-not-dealt-out"),
        ({"table_size": 40}, "option-value"),
        ({"end": "deals"}, "options-clash"),
        ({"deals": 4}, "option-needs"),
        ({"ace_meets_ace": "match"}, "option-needs"),
        ({"ace_on_empty": "pocket"}, "option-needs"),
        ({"ace_sweep_scores": "always"}, "option-needs"),
        ({"accuso_low": 1}, "option-needs"),
        ({"aces": "sweep", "capture": "fifteen", "redeal_kings": 0}, "option-needs"),
    ],
    ids=str,
)
def test_what_cannot_be_is_a_contradiction(options: dict[str, object], code: str) -> None:
    with pytest.raises(ContradictoryRules) as error:
        house_rules("scopa", **options)
    assert error.value.code == code


def test_an_unknown_game_or_option_is_named() -> None:
    with pytest.raises(ContradictoryRules, match="no-such-game"):
        house_rules("briscola")
    with pytest.raises(ContradictoryRules, match="no-such-option"):
        house_rules("scopa", trumps="D")


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_seats_follow_each_other_round_the_table(rules: Rules) -> None:
    assert [rules.seat_after(seat) for seat in range(2)] == [1, 0]
    assert [rules.side_of(seat) for seat in range(2)] == [0, 1]
    assert rules.sides == 2
    assert rules.rounds * rules.seats * rules.hand_size + rules.table_size == 40
