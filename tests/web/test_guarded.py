"""What people type or are sent is text, whatever it holds; the site that is kept is renewed only on a wish."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from crafted import NASTY
from scopa.session import Session
from tools import files
from tools.serve import ROOT
from web.driver import STARTING, begin, expect_engine, expect_rest, prepare, save_of, session_at, visit
from web.guard import Guard
from web.site import Site

WATCH = """
window.ran = [];
for (const name of ["alert", "confirm", "prompt", "open"]) window[name] = () => { ran.push(name); };
"""
LINKS = [
    "#match=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "#match=%5BSeat%20%229%22%5D%0A%5BRules%20%22scopa%22%5D%0A%5BSeed%20%227%22%5D%0A%0A1.",
    "#match=%5BRules%20%22scopa%22%5D%0A%5BSeed%20%227%22%5D%0A%0A1.%20KDxKD",
    "#match=%5BRules%20%22scopa%20target%3D%3Cb%3E%22%5D%0A%5BSeed%20%227%22%5D%0A%0A1.",
    "#match=%FF%00" + "%5B" * 500,
    "#deal=javascript:alert(1)",
    "#deal=7&rules=scopa%20target%3D-3",
    "#deal=7&rules=briscola",
    "#rules=scopa%3Cimg%20src=x%20onerror=alert(1)%3E",
    "#<img src=x onerror=alert(1)>",
]
SOUND = "#match=%5BRules%20%22scopa%22%5D%0A%5BSeed%20%22%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%22%5D%0A%0A1."
"""A match whose seed is nasty, and yet a seed."""
FOREIGN = """() => [...document.querySelectorAll("script:not([src]), img, iframe, object, style, [onerror], [onload]")]
  .filter(element => !element.closest("mpy-config")).map(element => element.outerHTML.slice(0, 80))"""


def test_crafted_names_and_links_run_no_code_and_lose_nothing(
    new_context: Callable[..., BrowserContext], site: Site
) -> None:
    page = new_context(locale="fr-FR").new_page()
    page.add_init_script(WATCH)
    session = session_at(7, 4)
    kept = json.loads(save_of(session))
    kept["names"] = [NASTY[0], NASTY[1]]
    prepare(page, kept={"scopa.save": json.dumps(kept)})
    page.goto(site.url)
    expect_engine(page)
    expect_rest(page)
    foreign = page.evaluate(FOREIGN)
    expect(page.locator("#own .who")).to_have_text(NASTY[0][:24].strip())
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "'unsafe-inline'" not in policy
    assert "default-src 'self'" in policy
    for link in LINKS:
        before = page.locator("#said").text_content()
        page.evaluate("link => { location.hash = link; }", link)
        said = page.locator("#confirm[open], #chooser[open] .panel-said:not(:empty)").first
        if link.startswith(("#match", "#deal")):
            page.wait_for_function(
                """before => document.querySelector('#confirm[open]')
                  || document.querySelector('#said').textContent !== before""",
                arg=before,
            )
            if page.locator("#confirm[open]").count():
                page.locator("#confirm-yes").click()
                page.wait_for_function("before => document.querySelector('#said').textContent !== before", arg=before)
        elif link.startswith("#rules"):
            expect(said).to_be_visible(timeout=STARTING)
            page.keyboard.press("Escape")
        assert Session.resume(json.loads(page.evaluate("localStorage.getItem('scopa.save')"))["save"]) == session, link
    page.evaluate("link => { location.hash = link; }", SOUND)
    page.locator("#confirm-yes").click()
    expect(page.locator("#own .who")).to_have_text("Vous", timeout=STARTING)
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=deals]").click()
    expect(page.locator("#deals .part .line", has_text=NASTY[0])).to_be_visible(timeout=STARTING)
    page.keyboard.press("Escape")
    assert page.evaluate("ran") == []
    assert page.evaluate(FOREIGN) == foreign == []
    expect_rest(page)


@pytest.fixture
def published(tmp_path: Path) -> Iterator[Site]:
    """A copy of the site, of which a test may publish another version."""
    for name in [*files.published(ROOT), files.WORKER, files.LIST]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    with Site(tmp_path).running() as running:
        yield running


@pytest.mark.browser_context_args(service_workers="allow")
def test_it_says_that_it_is_kept_and_offers_a_new_version_in_which_the_match_goes_on(
    page: Page, published: Site, guard: Guard
) -> None:
    prepare(page, language="fr")
    page.goto(published.published_url)
    expect_engine(page)
    expect(page.locator(".news")).to_contain_text("Prêt hors ligne", timeout=STARTING)
    begin(page)
    record = json.loads(page.evaluate("localStorage.getItem('scopa.save')"))["save"]["record"]
    style = published.folder / "static/css/lobby.css"
    style.write_text(style.read_text() + "/* Another version. */\n")
    subprocess.run([sys.executable, ROOT / "tools/files.py", published.folder], check=True, capture_output=True)
    page.evaluate("navigator.serviceWorker.ready.then(registration => registration.update()).then(() => null)")
    expect(page.locator(".news button").first).to_be_visible(timeout=STARTING)
    assert json.loads(page.evaluate("localStorage.getItem('scopa.save')"))["save"]["record"] == record
    with page.expect_navigation():
        page.locator(".news [data-text-key='offline.take']").click()
    expect_engine(page)
    expect_rest(page)
    assert json.loads(page.evaluate("localStorage.getItem('scopa.save')"))["save"]["record"] == record
    assert page.evaluate("fetch('static/css/lobby.css').then(answer => answer.text())").endswith(
        "/* Another version. */\n"
    )
    expect(page.locator(".news")).to_be_hidden()


def test_what_is_said_of_an_unreadable_link_goes_once_a_dialog_has_closed(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(7, 4))
    expect_rest(page)
    before = page.locator("#status").inner_text()
    page.evaluate("location.hash = '#match=garbage'")
    expect(page.locator("#status")).not_to_have_text(before)
    page.locator("#menu-open").click()
    page.keyboard.press("Escape")
    expect(page.locator("#status")).to_have_text(before)
