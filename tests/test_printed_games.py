"""The printed list of games is what the engine says."""

import json

from scopa.games import TABLE
from tools import games

WRITTEN = games.PRINTED.read_text(encoding="utf-8")


def test_the_file_is_what_the_engine_prints() -> None:
    assert games.text(games.printed()) == WRITTEN, "run: make games"
    assert json.loads(WRITTEN) == games.printed()


def test_every_game_is_offered_once() -> None:
    listed = [row["game"] for family in json.loads(WRITTEN)["families"] for row in family["games"]]
    assert sorted(listed) == sorted(TABLE)
