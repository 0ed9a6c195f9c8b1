"""Where the browsers of this machine are, and how each is driven."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

COMMANDS = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
"""Browser -> the names under which systems have it; the shell is Chromium without its windows, and starts sooner."""

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The engine starts sooner, though what it does then takes longer: a test starts it often and asks little of it.
    "--js-flags=--liftoff-only",
    # Nothing but this machine has a name: not one request can leave it.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
]


def missing(name: str) -> None:
    """Skip the test for want of a browser, saying which; with CI set, fail."""
    reason = f"{name} is not on this machine; `make test` installs it, or prints the line that does"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def launch_arguments(name: str) -> dict[str, Any]:
    """Return what Playwright needs to launch the system's Chromium or Firefox."""
    found = next(filter(None, map(shutil.which, COMMANDS[name])), None)
    if found is None:
        missing(name)
    if name == "firefox":
        return {"executable_path": found, "channel": "moz-firefox"}
    return {"executable_path": found, "args": CHROMIUM_ARGUMENTS}


@contextmanager
def screen() -> Iterator[str]:
    """Run a virtual screen while the block runs, and give its name (":99")."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def webkit_driver() -> Iterator[WebKitGTK]:
    """Run WebKitGTK's small browser on a virtual screen, driven by Selenium, while the block runs."""
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if driver is None or not browsers or shutil.which("Xvfb") is None:
        missing("webkit")
    options = Options()
    options.binary_location = str(browsers[-1])
    options.add_argument("--automation")
    options.set_capability("browserName", "MiniBrowser")
    with screen() as display:
        service = Service(driver, env={**os.environ, "DISPLAY": display})
        running = WebKitGTK(options=options, service=service)
        try:
            yield running
        finally:
            running.quit()
