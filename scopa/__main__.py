"""``python -m scopa COMMAND``: what the library does from a terminal."""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> int:
    """Do what the arguments ask: 130 is answered, as of any command, if Ctrl-C stops it before or after its work."""
    try:
        # Not imported above, for then Ctrl-C would be answered with where in the library it came.
        from scopa.arena import commands

        return commands.main(arguments)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
