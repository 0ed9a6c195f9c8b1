"""Compile the engine for the browser: `make compiled`, after a change to it and `make test` at least once.

Python in a browser keeps no compiled code from one visit to the next, and would compile every module anew. So its code
is published beside the sources, compiled by the very Pyodide that runs it. Each module carries the hash of its source:
one that has changed since is compiled by Python itself, as ever. The same sources give the same bytes.
"""

import base64
import tomllib
from pathlib import Path

from tools import in_chromium

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "static/engine.zip"
PROGRAM = """
import base64, io, json, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import cache_from_source, source_hash

buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w") as archive:
    for path in PATHS:
        with open(path, "rb") as file:
            source = file.read()
        code = compile(source, path, "exec", dont_inherit=True)
        entry = zipfile.ZipInfo(cache_from_source(path), (1980, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, _code_to_hash_pyc(code, source_hash(source), True), compresslevel=9)
json.dumps(base64.b64encode(buffer.getvalue()).decode())
"""


def program() -> str:
    """What tells the archive for the sources as they are, as base64, to whoever runs it in the browser."""
    files = tomllib.loads((ROOT / "engine.toml").read_text(encoding="utf-8"))["files"]
    paths = [name.removeprefix("./") for name in files if name.endswith(".py")]
    return f"PATHS = {paths}\n{PROGRAM}"


if __name__ == "__main__":
    COMPILED.write_bytes(base64.b64decode(in_chromium.run(program(), [])[1]))
