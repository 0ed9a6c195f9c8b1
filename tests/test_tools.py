"""What a newcomer types first."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tools import test as setting_up
from tools.serve import ROOT


@contextmanager
def served(*arguments: str) -> Iterator[str]:
    """Run `make play` as a newcomer would, and give the address that it prints."""
    command = [sys.executable, "-I", str(ROOT / "tools" / "serve.py"), "--no-browser", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield next(word for word in line.split() if word.startswith("http://"))
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served("--port", "0") as printed:
        yield printed


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("sw.js", "text/javascript"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("pyproject.toml", "application/toml"),
        ("static/icon.svg", "image/svg+xml"),
        ("static/files.json", "application/json"),
        ("static/vendor/micropython/micropython.mjs", "text/javascript"),
        ("static/vendor/micropython/micropython.wasm", "application/wasm"),
    ],
)
def test_a_file_is_served_with_the_type_that_browsers_insist_on(address: str, path: str, kind: str) -> None:
    with urlopen(address + path) as answer:
        assert answer.headers.get_content_type() == kind
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.read() == (ROOT / path).read_bytes()


def test_a_taken_port_gives_way_to_a_free_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with served("--port", port) as printed, urlopen(printed + "LICENSE") as answer:
            assert f":{port}/" not in printed
            assert answer.status == 200


def test_who_may_not_install_is_given_the_line_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(setting_up.shutil, "which", lambda command: f"/usr/bin/{command}")
    with pytest.raises(SystemExit) as stopped:
        setting_up.install_system_packages(["chromium", "xvfb"])
    said = str(stopped.value)
    assert "sudo apt-get install -y --no-install-recommends chromium xvfb" in said
    assert said.count("sudo apt-get update") == 1


def test_another_system_goes_on_and_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setting_up.shutil, "which", lambda command: None)
    setting_up.install_system_packages(["chromium"])
    assert "chromium" in capsys.readouterr().out


def test_the_tools_are_installed_again_only_when_their_list_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(setting_up, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(setting_up, "REQUIREMENTS", tmp_path / "requirements.txt")
    monkeypatch.setattr(setting_up, "run_quietly", lambda command: ran.append(command[-1]))
    (tmp_path / "requirements.txt").write_text("pytest==9.2.0")
    setting_up.install_requirements()
    first = len(ran)
    setting_up.install_requirements()
    assert len(ran) == first > 0
    (tmp_path / "requirements.txt").write_text("pytest==9.2.1")
    setting_up.install_requirements()
    assert len(ran) == 2 * first
