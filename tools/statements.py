"""List the statements of the rules and the tests that prove them: `python tools/statements.py` (`--missing`: the bare).

The list is tests/statements.json. A statement of kind "engine" is proved by cases of tests/rule-cases.json and
tests/own-cases.json, or by tests that bear its id in their name: `000 L13a` by `test_000_l13a_...`.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent / "tests"


def statements() -> list[dict[str, Any]]:
    """Every statement: `id`, `statement`, `kind` ("engine" or "page") and the ids of the `cases` that prove it."""
    return list(json.loads((TESTS / "statements.json").read_text(encoding="utf-8")))


def statements_of(case: str) -> list[str]:
    """The ids of the statements that a case proves."""
    return [row["id"] for row in statements() if case in row["cases"]]


def in_a_name(statement: str) -> str:
    """A statement's id as the name of a test bears it: `000_l13a`."""
    return statement.lower().replace(" ", "_").replace("-", "_")


def test_names() -> Iterator[str]:
    """Yield the name of each test function under tests/."""
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def proofs() -> dict[str, list[str]]:
    """The cases and the test functions that prove each engine statement."""
    names = sorted(test_names())
    return {
        row["id"]: [*row["cases"], *(name for name in names if f"_{in_a_name(row['id'])}_" in name)]
        for row in statements()
        if row["kind"] == "engine"
    }


def main() -> int:
    """Print the list; the exit code is 1 if an engine statement has no proof."""
    found = proofs()
    for row in statements():
        proved = found.get(row["id"], ["(page)"])
        if "--missing" not in sys.argv[1:] or not proved:
            print(f"{row['id']:10} {row['statement']}\n{'':10} {', '.join(proved) or 'NO TEST'}")
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
