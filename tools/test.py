"""Set up what the tests need in .test/, then run every check and test: `make test`.

Standard library only. What follows `make test` again finds everything in place and goes straight to the checks.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".test"
VENV = FOLDER / "venv"
STAMP = FOLDER / "requirements.sha256"
REQUIREMENTS = ROOT / "tests" / "requirements.txt"

SYSTEM_PACKAGES = {
    "python3-venv": ("ensurepip",),
    "chromium-headless-shell": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox-esr": ("firefox-esr", "firefox"),
    "webkit2gtk-driver": ("WebKitWebDriver",),
    "xvfb": ("Xvfb",),
    "fonts-dejavu": ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",),
}
"""Debian package -> what it brings, or what does as well: a module, a command, or a file by its whole path."""

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "--output-format", "concise", "."),
    ("mypy", "--strict", "scopa"),
)

TWO_AT_ONCE = ("-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder")
"""Two processes, each with a browser of its own; the tests of one file in a real browser stay together, and last."""


def main() -> int:
    """Prepare, check, test; return the exit code of the whole. The closing line of pytest comes last."""
    os.chdir(ROOT)
    install_system_packages([package for package, brings in SYSTEM_PACKAGES.items() if not any(map(is_there, brings))])
    install_requirements()
    failed = [" ".join(check) for check in CHECKS if run_tool(*check)]
    if failed:
        print(f"\nFailed, see above: {'; '.join(failed)}\n", flush=True)
    tested = run_tool("pytest", *TWO_AT_ONCE, *sys.argv[1:])
    return tested or (1 if failed else 0)


def is_there(what: str) -> bool:
    """Whether a command is on the path, a module can be imported, or a file named by its whole path exists."""
    if what.startswith("/"):
        return Path(what).is_file()
    return shutil.which(what) is not None or find_spec(what) is not None


def install_system_packages(packages: Sequence[str]) -> None:
    """Install Debian packages where we may; else print the line that does it and stop."""
    if not packages:
        return
    if shutil.which("apt-get") is None:
        print(f"Not found here: {', '.join(packages)}. The tests will say what they skip for want of them.", flush=True)
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        sys.exit(
            f"The tests need {', '.join(packages)}. Please run this line, then make test again:\n"
            f"  sudo apt-get update && sudo {' '.join(install)}"
        )
    print(f"Installing {', '.join(packages)} …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], install):
        run_quietly([command[0], "-o", "DPkg::Lock::Timeout=600", *command[1:]], environment)


def install_requirements() -> None:
    """Fill .test/venv with the versions of tests/requirements.txt, unless it holds them already."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    started = time.monotonic()
    print("Installing the tools of tests/requirements.txt into .test/ …", flush=True)
    run_quietly([sys.executable, "-m", "venv", "--clear", str(VENV)])
    run_quietly([str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(REQUIREMENTS)])
    STAMP.write_text(wanted)
    print(f"  done in {time.monotonic() - started:.0f} s", flush=True)


def run_quietly(command: Sequence[str], environment: dict[str, str] | None = None) -> None:
    """Run a command, showing its output only if it fails; then stop."""
    done = subprocess.run(
        command, check=False, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThis failed: {' '.join(command)}")


def run_tool(tool: str, *arguments: str) -> int:
    """Run one of the installed tools as a module and return its exit code."""
    print(f"$ {tool} {' '.join(arguments)}", flush=True)
    return subprocess.run([str(VENV / "bin" / "python"), "-m", tool, *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
