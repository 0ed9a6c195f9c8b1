"""The service worker on a small site: one whole version at a time, whatever the network does."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.serve import ROOT
from web.guard import Guard
from web.site import Site

pytestmark = pytest.mark.browser_context_args(service_workers="allow")

PAGE = """<!DOCTYPE html>
<html lang="en">
<title>A small site</title>
<link rel="icon" href="data:,">
<p id="page">{edition}</p>
<p id="words"></p>
<p id="engine"></p>
<script src="static/page.js"></script>
"""
CHAPTER = """<!DOCTYPE html>
<html lang="en">
<title>A chapter</title>
<link rel="icon" href="data:,">
<p id="page">{edition}</p>
"""
SCRIPT = """
const show = (file, where) => fetch(file).then((answer) => answer.text()).then((text) => { where.textContent = text; });
show("static/words.txt", words);
show("static/engine.asm.wasm", engine);
navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
"""

UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing || registration.waiting;
  while (worker && worker.state === "installing") {
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  }
  return worker ? worker.state : "redundant";
}"""
"""Ask for a newer version and tell what became of it: "installed" (it waits) or "redundant" (refused)."""

TAKE_OVER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  registration.waiting.postMessage({ skipWaiting: true });
  await changed;
}"""


def write(folder: Path, edition: str) -> Path:
    """Write an edition of the small site to a new folder, listed and stamped as `make files` does."""
    (folder / "static" / "chapter").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE.format(edition=edition))
    (folder / "static" / "page.js").write_text(SCRIPT)
    (folder / "static" / "words.txt").write_text(edition)
    (folder / "static" / "engine.asm.wasm").write_text(edition)
    (folder / "static" / "chapter" / "index.html").write_text(CHAPTER.format(edition=edition))
    (folder / "engine.toml").write_text("[files]\n")
    (folder / "sw.js").write_text((ROOT / "sw.js").read_text())
    subprocess.run([sys.executable, ROOT / "tools" / "files.py", folder], check=True, capture_output=True)
    return folder


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Site]:
    with Site(write(tmp_path / "first", "first")).running() as running:
        yield running


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """Another edition, to be published by a test: `small.folder = second` changes every file at once."""
    return write(tmp_path / "second", "second")


def visit(page: Page, address: str) -> None:
    """Open the small site and wait until it is kept on the device and in charge of the page."""
    page.goto(address)
    expect_edition(page, "first")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    expect_edition(page, "first")


def expect_edition(page: Page, edition: str) -> None:
    """The page and what it fetched are of one edition; the browser may still have the answers of the other."""
    expect(page.locator("#page")).to_have_text(edition)
    expect(page.locator("#words")).to_have_text(edition)
    expect(page.locator("#engine")).to_have_text(edition)


@pytest.mark.every_browser
def test_it_opens_with_the_network_off_after_one_visit(page: Page, small: Site) -> None:
    visit(page, small.published_url)
    small.stop()
    for address in ("", "?lang=fr", "index.html", "#rules"):
        page.goto("about:blank")
        page.goto(small.published_url + address)
        expect_edition(page, "first")


def test_a_folder_is_its_index_with_the_network_off(page: Page, small: Site) -> None:
    visit(page, small.published_url)
    small.stop()
    page.goto(small.published_url + "static/chapter/?print")
    expect(page.locator("#page")).to_have_text("first")


def test_a_kept_file_is_not_asked_for_again(page: Page, small: Site) -> None:
    visit(page, small.published_url)
    small.requests.clear()
    page.reload()
    expect_edition(page, "first")
    assert {path for path, _ in small.requests} <= {"/scopa/sw.js"}


@pytest.mark.every_browser
def test_a_new_version_waits_until_the_page_is_closed_and_then_comes_whole(
    page: Page, context: BrowserContext, small: Site, second: Path
) -> None:
    visit(page, small.published_url)
    small.folder = second
    assert page.evaluate(UPDATE) == "installed"
    page.reload()
    expect_edition(page, "first")
    page.close()
    page = context.new_page()
    page.goto(small.published_url)
    expect_edition(page, "second")


@pytest.mark.every_browser
def test_a_new_version_comes_whole_at_once_when_the_player_wishes(page: Page, small: Site, second: Path) -> None:
    visit(page, small.published_url)
    small.folder = second
    assert page.evaluate(UPDATE) == "installed"
    page.evaluate(TAKE_OVER)
    small.stop()
    page.reload()
    expect_edition(page, "second")


def test_only_the_newest_version_of_this_site_is_kept(page: Page, small: Site, second: Path) -> None:
    visit(page, small.published_url)
    page.evaluate("caches.open('scopa-/elsewhere/-1')")
    before = page.evaluate("caches.keys()")
    small.folder = second
    assert page.evaluate(UPDATE) == "installed"
    page.evaluate(TAKE_OVER)
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.active.state)")
    version = json.loads((small.folder / "static" / "files.json").read_text())["version"]
    assert len(before) == 2
    page.reload()
    assert set(page.evaluate("caches.keys()")) == {f"scopa-/scopa/-{version}", "scopa-/elsewhere/-1"}


@pytest.mark.every_browser
def test_a_version_with_a_corrupted_file_is_refused_and_the_old_one_stays_whole(
    page: Page, small: Site, second: Path
) -> None:
    visit(page, small.published_url)
    (second / "static" / "words.txt").write_text("secomd")
    small.folder = second
    assert page.evaluate(UPDATE) == "redundant"
    page.goto("about:blank")
    page.goto(small.published_url)
    expect_edition(page, "first")
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_version_with_a_missing_file_is_refused(page: Page, small: Site, second: Path, guard: Guard) -> None:
    guard.expect("404")
    visit(page, small.published_url)
    (second / "static" / "words.txt").unlink()
    small.folder = second
    assert page.evaluate(UPDATE) == "redundant"
    page.reload()
    expect_edition(page, "first")


def test_a_list_of_another_version_is_refused(page: Page, small: Site, second: Path) -> None:
    visit(page, small.published_url)
    (second / "static" / "files.json").write_text((small.folder / "static" / "files.json").read_text())
    small.folder = second
    assert page.evaluate(UPDATE) == "redundant"
    page.reload()
    expect_edition(page, "first")


@pytest.mark.every_browser
def test_on_this_machine_an_edit_shows_at_the_next_reload(page: Page, small: Site) -> None:
    visit(page, small.url)
    for name in ("index.html", "static/words.txt", "static/engine.asm.wasm"):
        path = small.folder / name
        path.write_text(path.read_text().replace("first", "edited"))
    page.reload()
    expect_edition(page, "edited")


@pytest.mark.every_browser
def test_on_this_machine_it_opens_with_the_server_off(page: Page, small: Site, guard: Guard) -> None:
    guard.expect("ERR_CONNECTION_REFUSED")
    visit(page, small.url)
    small.stop()
    page.reload()
    expect_edition(page, "first")
