"""What is used where it is installed: a progress bar, plots, a cluster. The library itself needs none of it."""

from __future__ import annotations

import importlib
from typing import Any

from scopa.arena.faults import MissingExtra


def load(module: str, what: str, extra: str) -> Any:
    """A module of an optional extra of this package, for *what*. Raises `MissingExtra` if it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise MissingExtra("missing-extra", what=what, package=package, extra=extra) from error
