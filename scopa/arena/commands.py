"""The commands of ``python -m scopa``, and how an error of theirs is told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from scopa.arena import command, ladder_command
from scopa.arena.faults import ArenaError, sentence
from scopa.errors import ScopaError

COMMANDS: Mapping[str, Callable[[list[str]], int]] = {"arena": command.main, "ladder": ladder_command.main}
"""What each command does with the arguments that follow it."""


def main(arguments: list[str]) -> int:
    """Do what the arguments ask; an error is told in a sentence, and 2 answered."""
    if not arguments or arguments[0] not in COMMANDS:
        print(f"Which command? python -m scopa {'|'.join(COMMANDS)} --help", file=sys.stderr)
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except ScopaError as error:
        told = sentence(error)
    except OSError as error:
        told = sentence(ArenaError("file", path=error.filename, why=error.strerror))
    print(told, file=sys.stderr)
    return 2
