"""List the published files with their sha256, and stamp their version: `make files`.

Writes static/files.json and the version in sw.js. A browser that has the site keeps it whole until it has fetched and
verified every file of another version. `--check` writes nothing and fails if something is out of date.
"""

import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = "static/files.json"
WORKER = "sw.js"
ENGINE = "engine.toml"
SINGLE = ("index.html", "pyscript.toml", ENGINE, "manifest.webmanifest", "scopa/worker.py")
"""Published files; of scopa moreover the modules that engine.toml gives the worker, and of static everything."""

VERSION_LINE = re.compile(r'^const VERSION = ".*";$', re.MULTILINE)


def published(root: Path) -> Iterator[str]:
    """Yield the path of each published file, relative to `root`, but for the service worker and the list itself."""
    yield from (name for name in SINGLE if (root / name).is_file())
    yield from (name.removeprefix("./") for name in tomllib.loads((root / ENGINE).read_text(encoding="utf-8"))["files"])
    for path in (root / "static").rglob("*"):
        name = path.relative_to(root)
        hidden = any(part.startswith((".", "__pycache__")) for part in name.parts)
        if path.is_file() and not hidden and name.as_posix() != LIST:
            yield name.as_posix()


def up_to_date(root: Path) -> dict[str, str]:
    """Return what static/files.json and sw.js under `root` ought to contain, by path.

    The version is a hash over the paths, their hashes, and the service worker without its own version.
    """
    files = {name: hashlib.sha256((root / name).read_bytes()).hexdigest() for name in sorted(published(root))}
    worker = (root / WORKER).read_text(encoding="utf-8")
    unstamped = VERSION_LINE.sub('const VERSION = "";', worker)
    version = hashlib.sha256((json.dumps(files) + unstamped).encode()).hexdigest()[:16]
    return {
        LIST: json.dumps({"version": version, "files": files}, indent=1) + "\n",
        WORKER: VERSION_LINE.sub(f'const VERSION = "{version}";', worker),
    }


def main() -> None:
    """Write, or with `--check` only compare, under the folder named, or else this repository."""
    check = "--check" in sys.argv[1:]
    folders = [Path(argument) for argument in sys.argv[1:] if argument != "--check"]
    root = folders[0] if folders else ROOT
    stale = []
    for name, text in up_to_date(root).items():
        path = root / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not check:
                path.write_text(text, encoding="utf-8", newline="\n")
    if check and stale:
        sys.exit(f"Out of date: {', '.join(stale)}. Run: make files")
    print(f"Written: {', '.join(stale)}" if stale else "The list of published files is up to date.")


if __name__ == "__main__":
    main()
