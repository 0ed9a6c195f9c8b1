"""What cannot be: values that an option does not have, and pairs of options that disagree, each named."""

from dataclasses import fields, replace
from itertools import product
from random import Random
from typing import Any

import pytest

from scopa import GAMES, Match, Rules, legal_moves
from scopa.contradictions import CLASHES, NEEDS
from scopa.errors import ContradictoryRules
from scopa.games import house_rules
from scopa.options import OFFERED, choices, games, told

PAIRS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("scopa", {"capture": "fifteen"}, {"redeal_kings", "capture"}),
    ("scopa", {"capture": "value_or_fifteen"}, {"redeal_kings", "capture"}),
    ("scopa", {"aces": "sweep"}, {"redeal_kings", "aces"}),
    ("scopone", {"redeal_kings": 3}, {"redeal_kings", "table_size"}),
    ("scopone", {"redeal_aces": 2}, {"redeal_aces", "table_size"}),
    ("escoba", {"aces": "sweep"}, {"aces", "capture"}),
    ("escoba-clasica", {"aces": "sweep", "ace_sweep_scores": "always"}, {"aces", "capture"}),
    ("scopa", {"ace_meets_ace": "match"}, {"ace_meets_ace", "aces"}),
    ("scopa", {"ace_on_empty": "pocket"}, {"ace_on_empty", "aces"}),
    ("scopa", {"ace_sweep_scores": "always"}, {"ace_sweep_scores", "aces"}),
    ("scopa", {"dealer_table": "dealer"}, {"dealer_table", "capture"}),
    ("scopone", {"capture": "fifteen", "dealer_table": "dealer"}, {"dealer_table", "table_size"}),
    ("scopone", {"accusi": True}, {"accusi", "hand_size"}),
    ("escoba", {"seats": 5, "accusi": True}, {"accusi", "last_hand_size"}),
    ("scopa", {"accuso_low": 1}, {"accuso_low", "accusi"}),
    ("scopa", {"accuso_three": 2}, {"accuso_three", "accusi"}),
    ("scopa", {"matta": "7C"}, {"matta", "accusi"}),
    ("cirulla", {"accusi": False, "dealer_table": "off"}, {"matta", "accusi"}),
    ("scopa", {"all_coins_stack": "plus"}, {"all_coins_stack", "all_coins"}),
    ("scopa", {"four_sevens_stack": "inclusive"}, {"four_sevens_stack", "four_sevens"}),
    ("escoba", {"quick_count": True}, {"quick_count", "sevens"}),
    ("scopa", {"end": "deals"}, {"end", "deals"}),
    ("scopa", {"deals": 4}, {"end", "deals"}),
    ("scopa", {"seats": 3, "teams": "2x2"}, {"teams", "seats"}),
    ("scopa", {"teams": "2x2"}, {"teams", "seats"}),
    ("escoba", {"seats": 6, "teams": "2x2"}, {"teams", "seats"}),
    ("escoba", {"seats": 4, "teams": "3x2"}, {"teams", "seats"}),
    ("scopone", {"seats": 2}, {"teams", "seats"}),
    ("scopa", {"seats": 5}, {"seats", "last_hand_size"}),
    ("escoba", {"seats": 5, "last_hand_size": None}, {"seats", "last_hand_size"}),
    ("escoba", {"seats": 5, "table_size": 4}, {"last_hand_size", "seats"}),
    ("scopa", {"last_hand_size": 4}, {"last_hand_size", "seats"}),
    ("scopa", {"packet": 4}, {"packet", "hand_size"}),
    ("scopa", {"hand_size": 5}, {"hand_size", "table_size"}),
    ("scopa", {"seats": 6, "hand_size": 9}, {"hand_size", "seats"}),
    ("scopa", {"set_aside": "dealer_side"}, {"set_aside", "hand_size"}),
    ("scopone-nove-monte", {"hand_size": 10}, {"set_aside", "hand_size"}),
    ("escoba", {"seats": 5, "set_aside": "dealer_side"}, {"set_aside", "last_hand_size"}),
]


@pytest.mark.parametrize(("game", "options", "pair"), PAIRS, ids=[f"{game} {changed}" for game, changed, _ in PAIRS])
def test_two_options_that_disagree_are_named(game: str, options: dict[str, Any], pair: set[str]) -> None:
    with pytest.raises(ContradictoryRules) as error:
        house_rules(game, **options)
    assert error.value.code in ("option-needs", "options-clash", "pack-not-dealt-out")
    named = error.value.facts["options"]
    assert isinstance(named, list)
    assert len(named) == 2
    assert set(named) == pair
    assert all(option in str(error.value) for option in pair)


def test_every_row_of_the_checks_refuses_something() -> None:
    refused = {frozenset(pair) for _, _, pair in PAIRS}
    assert {frozenset(row[:2]) for row in (*NEEDS, *CLASHES)} <= refused


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seats", 1),
        ("seats", 7),
        ("seats", "2"),
        ("max_take", 0),
        ("max_take", 1),
        ("matta", "7D"),
        ("matta", ""),
        ("teams", "3x3"),
        ("target", 0),
        ("redeal_kings", 5),
        ("redeal_aces", -1),
        ("cut", 1),
        ("packet", 0),
        ("table_size", 11),
        ("grande", -5),
        ("deals", True),
        ("re_bello", "7D"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_named(option: str, value: object) -> None:
    with pytest.raises(ContradictoryRules) as error:
        house_rules("scopa", **{option: value})
    assert (error.value.code, error.value.facts) == ("option-value", {"option": option, "value": value})


def test_rules_that_are_not_refused_can_be_played() -> None:
    """Options drawn by lot: either two of them are named, or a match of them goes on."""
    offered = {option: values for options in OFFERED.values() for option, values in options.items()}
    offered |= {"seats": (2, 3, 4, 5, 6), "teams": ("solo", "2x2", "3x2", "2x3")}
    chance, played = Random(7), 0
    for number in range(3000):
        changed = {option: chance.choice(offered[option]) for option in chance.sample(sorted(offered), 4)}
        game = chance.choice(sorted(GAMES))
        rules = possible(game, changed)
        if rules is None:
            continue
        played += 1
        match = Match.new(rules, number)
        while not match.is_over and len(match.points) < 1:
            match = match.play(chance.choice(legal_moves(match.state)))
    assert played > 300


def possible(game: str, changed: dict[str, Any]) -> Rules | None:
    """The house rules, or None where two of their options disagree."""
    try:
        return house_rules(game, **changed)
    except ContradictoryRules as error:
        named = error.facts.get("options")
    assert isinstance(named, list)
    assert len(named) == 2
    return None


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_say_which_values_can_be_taken(game: str) -> None:
    rules = GAMES[game]
    rows = choices(rules)
    assert {row["option"] for row in rows} | {"seats", "teams"} == {field.name for field in fields(Rules)}
    for row in rows:
        assert any(choice["value"] == row["value"] and not choice["disagrees"] for choice in row["values"])
        for choice in row["values"]:
            if not choice["disagrees"]:
                assert getattr(replace(rules, **{row["option"]: choice["value"]}), row["option"]) == choice["value"]
                continue
            with pytest.raises(ContradictoryRules) as error:
                replace(rules, **{row["option"]: choice["value"]})
            assert set(choice["disagrees"]) == set(error.value.facts["options"]) - {row["option"]}


def test_rules_are_told_with_their_text_and_what_differs() -> None:
    asked = house_rules("scopa", target=21)
    assert told(asked)["text"] == "scopa target=21"
    assert told(asked)["differs"] == {"target": 21}
    assert told(asked)["options"]["redeal_kings"] == 3
    assert {row["game"] for row in games()} == set(GAMES)


def test_redeals_cannot_go_on_for_ever() -> None:
    for kings, aces in product((0, 1, 4), (0, 1, 4)):
        rules = replace(GAMES["scopa"], redeal_kings=kings, redeal_aces=aces)
        assert Match.new(rules, 7).state.table
