"""Write static/games.json: the games by family, each with its seats, team forms and points, printed by the engine.

The lobby offers them from it before the engine has arrived. Run it again whenever a game changes (`make games`); a test
compares the file with the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scopa.options import OFFERED, games
from tools.rules.sheet import TOLD

PRINTED = Path(__file__).resolve().parent.parent / "static" / "games.json"


def printed() -> dict[str, Any]:
    """Everything the file holds: the families in their order, and the lengths of a match that are offered."""
    rows = {row["game"]: row for row in games()}
    families: dict[str, list[Any]] = {}
    for game, told in TOLD.items():
        families.setdefault(told.family, []).append(rows[game])
    return {
        "families": [{"family": family, "games": listed} for family, listed in families.items()],
        "targets": list(OFFERED["match"]["target"]),
        "deals": [count for count in OFFERED["match"]["deals"] if count is not None],
    }


def text(offered: dict[str, Any]) -> str:
    """The file as text: one game a line, so that a change shows which."""
    families = ",\n".join(
        f'{{"family": {json.dumps(family["family"])}, "games": [\n'
        + ",\n".join(json.dumps(row) for row in family["games"])
        + "\n]}"
        for family in offered["families"]
    )
    lengths = f'"targets": {json.dumps(offered["targets"])}, "deals": {json.dumps(offered["deals"])}'
    return f'{{{lengths}, "families": [\n{families}\n]}}\n'


if __name__ == "__main__":
    PRINTED.write_text(text(printed()), encoding="utf-8")
    print(f"Written: {PRINTED.name}")
