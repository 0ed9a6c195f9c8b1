"""List the statements of the rules and the tests that prove them: `python tools/statements.py` (`--missing`: the bare).

The list is tests/statements.json. A statement is proved on the engine, by cases of tests/rule-cases.json and
tests/own-cases.json or by tests that bear its id in their name (`000 L13a` by `test_000_l13a_...`), or on the page, by
tests of the page that bear its id, or both.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent / "tests"

PAGE_TESTS = ("web/", "ui/", "test_decks", "test_game_pages", "test_rules_")
"""How the paths under tests/ begin whose tests prove something of the page."""


def statements() -> list[dict[str, Any]]:
    """Every statement: `id`, `statement`, `proved_by` (where it needs a proof: "engine", "page") and the `cases`."""
    return list(json.loads((TESTS / "statements.json").read_text(encoding="utf-8")))


def statements_of(case: str) -> list[str]:
    """The ids of the statements that a case proves."""
    return [row["id"] for row in statements() if case in row["cases"]]


def in_a_name(statement: str) -> str:
    """A statement's id as the name of a test bears it: `000_l13a`."""
    return statement.lower().replace(" ", "_").replace("-", "_")


def test_names(where: str) -> Iterator[str]:
    """Yield the name of each test function that proves something of the "engine" or of the "page"."""
    for path in TESTS.rglob("test_*.py"):
        of_page = path.relative_to(TESTS).as_posix().startswith(PAGE_TESTS)
        if of_page == (where == "page"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node.name


def proofs() -> dict[tuple[str, str], list[str]]:
    """The cases and the test functions that prove each statement, by its id and where it needs the proof."""
    names = {where: sorted(test_names(where)) for where in ("engine", "page")}
    return {
        (row["id"], where): [
            *(row["cases"] if where == "engine" else ()),
            *(name for name in names[where] if f"_{in_a_name(row['id'])}_" in name),
        ]
        for row in statements()
        for where in row["proved_by"]
    }


def main() -> int:
    """Print the list; the exit code is 1 if a statement of the engine has no proof."""
    found = proofs()
    for row in statements():
        proved = {where: found[row["id"], where] for where in row["proved_by"]}
        if "--missing" not in sys.argv[1:] or not all(proved.values()):
            print(f"{row['id']:10} {row['statement']}")
            for where, tests in proved.items():
                print(f"{'':10} {where}: {', '.join(tests) or 'NO TEST'}")
    return 0 if all(tests for (_, where), tests in found.items() if where == "engine") else 1


if __name__ == "__main__":
    sys.exit(main())
