"""Makes a small, compiled standard library out of Pyodide's; runs inside that very Pyodide.

Pyodide ships the library as sources and compiles some 190 modules at every start. Compiled code halves the start.
Compiling here, in the interpreter that will run it, makes the bytecode's magic number fit by construction.
Texts that only a reader wants are left out: docstrings here, the columns of tracebacks by build.mjs. They are a third.
The same input gives the same bytes: fixed dates, sorted names, hash-based bytecode.
"""

import importlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import sys
import types
import zipfile

STANDARD_LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"

# What scopa, and whoever writes a player of their own for it, may import. What these import in turn comes along.
OFFERED = """
abc array asyncio base64 bisect cmath collections.abc contextlib contextvars copy dataclasses datetime decimal enum
fractions functools gc graphlib hashlib heapq io itertools json logging math numbers operator os pathlib pickle pprint
queue random re reprlib secrets statistics string string.templatelib struct sys textwrap time timeit traceback types
typing unicodedata warnings weakref zlib
"""

# Imported only later: by the modules above when they need it, by PyScript's own package, by its unpacking of archives.
LATE = "_strptime html encodings.ascii encodings.cp437 encodings.latin_1"


def module_name(path: str) -> str:
    """The dotted name of a source file of the library: "json/__init__.py" is "json"."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def is_frozen(module: types.ModuleType) -> bool:
    """Whether the interpreter holds the module's bytecode itself and so never looks for it in the library."""
    return getattr(module.__spec__, "origin", None) == "frozen"


def wanted_modules() -> set[str]:
    """What Pyodide imports while starting, what is offered, and all that these import, but for frozen modules."""
    for name in f"{OFFERED} {LATE}".split():
        importlib.import_module(name)
    wanted = {name for name, module in sys.modules.items() if not is_frozen(module)}
    return wanted | {name.rpartition(".")[0] for name in wanted}


def compiled(path: str, source: bytes) -> bytes:
    """Bytecode of one module, of the kind that is never checked against a source file."""
    code = compile(source, f"{STANDARD_LIBRARY}/{path}", "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def trimmed_library() -> bytes:
    """The bytes of the new python_stdlib.zip."""
    wanted = wanted_modules()
    buffer = io.BytesIO()
    with zipfile.ZipFile(STANDARD_LIBRARY) as stock, zipfile.ZipFile(buffer, "w") as trimmed:
        for path in sorted(stock.namelist()):
            name = module_name(path)
            if path.endswith(".py") and (name in wanted or name.startswith(("pyodide.", "_pyodide."))):
                entry = zipfile.ZipInfo(path + "c", (1980, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                trimmed.writestr(entry, compiled(path, stock.read(path)), compresslevel=9)
    return buffer.getvalue()
