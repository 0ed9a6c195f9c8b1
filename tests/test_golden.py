"""What the engine does is what was written down; `python -m tools.golden` writes it anew."""

import json
from typing import Any

import pytest

from dealings import PACK
from oracle import Deal
from scopa import GAMES, State, deal
from scopa.cards import card_text
from tools.golden import FOLDER, goldens

WRITTEN = goldens()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_engine_does_what_was_written_down(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == WRITTEN[name], "python -m tools.golden, if this is meant"


def test_nothing_else_is_written_down() -> None:
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_file()) == sorted(WRITTEN)


def test_the_deals_written_down_show_a_void_one_and_every_card() -> None:
    deals: list[dict[str, Any]] = json.loads(WRITTEN["deals.json"])
    assert any(row["voids"] for row in deals)
    assert {row["dealer"] for row in deals} == {0, 1, 2, 3}
    for row in deals:
        cards = "".join([*row["hands"], row["table"], row["stock"], row["aside"], row["taken"]])
        assert sorted(cards[at : at + 2] for at in range(0, 80, 2)) == sorted(PACK)


@pytest.mark.parametrize("row", [row for row in json.loads(WRITTEN["lines.json"]) if row["game"] == "scopa"], ids=str)
def test_a_second_engine_counts_as_many_lines(row: dict[str, Any]) -> None:
    plain = Deal(pack_of(deal(GAMES["scopa"], seed=row["seed"])), dealer=0)
    assert [plain.lines(depth) for depth in range(1, len(row["lines"]) + 1)] == row["lines"]


def pack_of(state: State) -> list[str]:
    """The pack that a deal of Scopa for two began with, the first card dealt first."""
    cards = [*state.hands[1], *state.hands[0], *state.table, *state.stock]
    return [card_text(card) for card in cards]
