"""What Python files import, read from their sources: which modules a start needs, and what of the standard library."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tools.serve import ROOT


def modules_imported(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield each module that a file may import, with the names it takes from it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name, []) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, [name.name for name in node.names]


def dotted(path: Path) -> Iterator[str]:
    """Yield what may be a module among a file's imports: for `from scopa import ai`, "scopa" and "scopa.ai"."""
    for module, names in modules_imported(path):
        yield module
        yield from (f"{module}.{name}" for name in names)


def modules_behind(start: Path, package: Path) -> set[Path]:
    """Return the files of a package that come along when a file is run, without the file itself."""
    found: set[Path] = set()
    waiting = [start]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += (file for name in dotted(path) for file in files_of(name, package))
    return found - {start}


def files_of(name: str, package: Path) -> Iterator[Path]:
    """Yield the files run by importing a dotted name: those of the packages around it, and its own."""
    parts = name.split(".")
    if parts[0] == package.name:
        for depth in range(1, len(parts) + 1):
            module = package.parent.joinpath(*parts[:depth])
            yield from (file for file in (module / "__init__.py", module.with_suffix(".py")) if file.is_file())


def configured(name: str) -> dict[str, object]:
    """Return one of the two PyScript configurations."""
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def standard_library_of_the_engine() -> set[str]:
    """Return the modules of the standard library that scopa imports in the worker."""
    package = ROOT / "scopa"
    paths = [package / "worker.py", *modules_behind(package / "worker.py", package)]
    modules = {module for path in paths for module, _ in modules_imported(path)}
    return {module for module in modules if module.partition(".")[0] in sys.stdlib_module_names}
