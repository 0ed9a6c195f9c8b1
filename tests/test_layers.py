"""Who may import whom."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.serve import ROOT

LAYERS = (
    {"errors"},
    {"cards"},
    {"contradictions", "primiera"},
    {"rules"},
    {"games", "captures", "categories", "declarations", "dealer_table"},
    {"deal", "moves"},
    {"first_dealer", "state"},
    {"scoring", "observation"},
    {"match"},
    {"notation", "view", "ai", "because", "coach", "advice", "chances", "review", "lessons"},
    {"options", "asked", "whole_deal", "slices"},
    {"session"},
    {"study"},
    {"worker", "arena", "__init__", "__main__"},
)
"""The modules of scopa from the ground up: each imports from its own layer or from those above it in this list."""

KNOWS_THE_SECRETS = {"deal", "match", "session"}
"""What can make a State from a seed or a record: a player that imported it could look at hidden cards."""

MICROPYTHON_LACKS = {
    "__future__", "abc", "bisect", "contextlib", "dataclasses", "enum", "statistics", "traceback", "typing", "urllib",
    "warnings",
}  # fmt: skip


def sources(folder: str) -> list[Path]:
    """Return the Python files of a folder of the repository; there must be some."""
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found, f"no Python in {folder}"
    return found


def runs(tree: ast.AST) -> Iterator[ast.AST]:
    """Walk a module but for what only a type checker reads."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from runs(child)


def imports(path: Path) -> Iterator[str]:
    """Yield what a file imports, as dotted names: "json", "scopa.cards", "scopa.cards.Card"."""
    for node in runs(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def module_of(path: Path) -> str:
    """Return the first part of a module's name inside scopa: "cards", "ai", "__init__"."""
    return path.relative_to(ROOT / "scopa").parts[0].removesuffix(".py")


def public_names() -> dict[str, str]:
    """Return where each name that scopa/__init__.py offers comes from."""
    parts = [name.split(".") for name in imports(ROOT / "scopa" / "__init__.py")]
    return {part[2]: part[1] for part in parts if part[0] == "scopa"}


def inner_imports(path: Path) -> set[str]:
    """Return the modules of scopa that a file of scopa imports; a public name stands for the module it comes from."""
    names = public_names()
    inner = [name.split(".")[1] for name in imports(path) if name.startswith("scopa.")]
    return {names.get(name, name) for name in inner}


def test_dependence_runs_one_way() -> None:
    height = {module: index for index, layer in enumerate(LAYERS) for module in layer}
    faults = [
        f"{path.relative_to(ROOT)} imports {imported}"
        for path in sources("scopa")
        for imported in inner_imports(path)
        if height[imported] > height[module_of(path)]
    ]
    assert faults == []


def test_a_module_has_its_layer() -> None:
    assert {module_of(path) for path in sources("scopa")} <= set().union(*LAYERS)


def test_scopa_imports_the_standard_library_and_itself_alone() -> None:
    outside = {
        (module_of(path), name.split(".")[0])
        for path in sources("scopa")
        for name in imports(path)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "scopa"}
    }
    assert outside <= {("worker", "pyscript")}


def test_players_and_the_coach_cannot_make_a_state() -> None:
    faults = [
        f"{path.relative_to(ROOT)} imports {imported}"
        for path in sources("scopa")
        if module_of(path) in {"ai", "because", "coach", "advice", "chances", "review"}
        for imported in inner_imports(path) & KNOWS_THE_SECRETS
    ]
    assert faults == []


def test_the_page_imports_nothing_of_the_engine_and_what_micropython_has() -> None:
    faults = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources("static/ui")
        for name in imports(path)
        if name.split(".")[0] in MICROPYTHON_LACKS | {"scopa"}
    ]
    assert faults == []


def test_the_page_uses_no_match_statement() -> None:
    faults = [
        str(path.relative_to(ROOT))
        for path in sources("static/ui")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Match)
    ]
    assert faults == []
