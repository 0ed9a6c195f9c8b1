"""The list of published files, which a browser trusts to keep the site whole."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import files
from tools.serve import ROOT


def test_the_list_and_the_version_are_up_to_date() -> None:
    stale = [name for name, text in files.up_to_date(ROOT).items() if (ROOT / name).read_text() != text]
    assert stale == [], "run: make files"


def test_every_published_file_is_tracked() -> None:
    """What only this machine has would be listed here and missing for everyone else."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git clone")
    tracked = set(done.stdout.split("\0"))
    assert set(json.loads((ROOT / files.LIST).read_text())["files"]) <= tracked


@pytest.fixture
def small(tmp_path: Path) -> Path:
    names = (
        "index.html",
        "scopa/cards.py",
        "scopa/ai/worth.py",
        "scopa/arena/run.py",
        "static/css/table.css",
        "tests/x.py",
    )
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "engine.toml").write_text(
        '[files]\n"./scopa/cards.py" = "./scopa/"\n"./scopa/ai/worth.py" = "./scopa/ai/"\n'
    )
    (tmp_path / "scopa/__pycache__").mkdir()
    (tmp_path / "scopa/__pycache__/cards.py").touch()
    (tmp_path / "static/.hidden").touch()
    (tmp_path / "sw.js").write_text((ROOT / "sw.js").read_text())
    return tmp_path


def listed(root: Path) -> dict[str, str]:
    text: dict[str, str] = json.loads(files.up_to_date(root)[files.LIST])["files"]
    return text


def version(root: Path) -> str:
    text: str = json.loads(files.up_to_date(root)[files.LIST])["version"]
    return text


def test_the_page_and_the_engine_are_listed_and_nothing_else(small: Path) -> None:
    engine = ["engine.toml", "index.html", "scopa/ai/worth.py", "scopa/cards.py"]
    assert list(listed(small)) == [*engine, "static/css/table.css"]


def test_what_only_a_terminal_needs_is_not_sent_to_browsers() -> None:
    """The arena, its baselines and the commands: the worker imports none of them."""
    names = json.loads((ROOT / files.LIST).read_text())["files"]
    assert not [name for name in names if name.startswith("scopa/arena") or name == "scopa/__main__.py"]


def test_a_changed_added_or_removed_file_gives_another_version(small: Path) -> None:
    seen = [version(small)]
    (small / "index.html").write_text("another")
    seen.append(version(small))
    (small / "static/new.css").write_text("")
    seen.append(version(small))
    (small / "static/css/table.css").unlink()
    seen.append(version(small))
    assert len(set(seen)) == 4


def test_a_changed_service_worker_gives_another_version(small: Path) -> None:
    before = version(small)
    with (small / "sw.js").open("a") as worker:
        worker.write("// another\n")
    assert version(small) != before


def test_the_version_stands_in_the_service_worker_and_stamping_twice_changes_nothing(small: Path) -> None:
    (small / files.WORKER).write_text(files.up_to_date(small)[files.WORKER])
    stamped = (small / files.WORKER).read_text()
    assert f'const VERSION = "{version(small)}";' in stamped
    assert files.up_to_date(small)[files.WORKER] == stamped


def test_a_stale_list_is_named_with_the_command_that_mends_it(small: Path) -> None:
    run = [sys.executable, str(ROOT / "tools/files.py"), str(small)]
    subprocess.run(run, check=True, capture_output=True)
    (small / "index.html").write_text("another")
    done = subprocess.run([*run, "--check"], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "make files" in done.stderr
