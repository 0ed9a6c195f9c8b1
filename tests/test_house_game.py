"""The worked example of docs/games.md is true: a row makes a game, and its cases hold."""

import json
import re
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from rulings import KINDS
from scopa import Match, Rules, games, legal_moves
from scopa.errors import ContradictoryRules
from scopa.games import Game, table_rules
from scopa.notation import read_match, write_match
from test_family_scoring import check, splits
from tools.serve import ROOT

TOLD = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
NAME = "scopa-del-porto"


def row() -> Game:
    """The row that the example shows, read from it."""
    code = re.search(r"```python\n(.*?)```", TOLD, re.DOTALL)
    assert code is not None
    made: dict[str, Game] = eval("{" + code.group(1) + "}", {"Game": Game})
    return made[NAME]


def cases() -> list[dict[str, Any]]:
    """The cases that the example shows."""
    shown = re.search(r"```json\n(.*?)```", TOLD, re.DOTALL)
    assert shown is not None
    return list(json.loads("[" + re.sub(r"\}\n\{", "},\n{", shown.group(1)) + "]"))


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The games with the example among them."""
    game = row()
    monkeypatch.setattr(games, "TABLE", MappingProxyType({**games.TABLE, NAME: game}))
    return game


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["id"])
def test_a_case_of_the_example_holds(table: Game, case: dict[str, Any]) -> None:
    KINDS[case["kind"]](table_rules(NAME, 3), case["given"], case["expected"])


@pytest.mark.parametrize("seats", [3, 4])
def test_the_example_is_played_written_read_and_scored(table: Game, seats: int) -> None:
    rules = table_rules(NAME, seats)
    assert rules.sides == {3: 3, 4: 2}[seats]
    chance, match = Random(seats), Match.new(rules, "porto")
    while not match.is_over:
        moves = legal_moves(match.state)
        match = match.play(chance.choice(moves)) if moves else match.next_deal()
    assert max(match.totals) >= 16
    assert f'[Rules "{NAME}' in write_match(match)
    assert read_match(write_match(match)) == match
    for piles, sweeps in islice(splits(rules.sides, NAME), 200):
        check(rules, piles, sweeps)


def test_what_does_not_come_out_even_is_refused_as_the_example_says() -> None:
    with pytest.raises(ContradictoryRules) as error:
        Rules(**{**row().at(3), "seats": 4})
    assert str(error.value) in TOLD
