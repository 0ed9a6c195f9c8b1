"""A long stay in one tab: nothing is left behind by a match that has been put away."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tools.endurance import AT_ONCE, prepare
from web.driver import STARTING, expect_engine
from web.site import Site

pytestmark = pytest.mark.long

ONE_DEAL = {
    "game": "scopa",
    "seats": 2,
    "teams": "solo",
    "people": [0],
    "names": ["", ""],
    "level": "principiante",
    "options": {"end": "deals", "deals": 1},
    "rules": "",
    "called": "",
}
ELEMENTS = """() => [...document.querySelectorAll("*")]
    .filter((element) => !element.closest("#log-list, #sheet-body, #felt, #said")).length"""
"""Elements of the page but for the cards that lie where they happen to lie, and what was said, which the log keeps."""


def kept_alive(page: Page, session: Any) -> tuple[int, int, int]:
    """How many elements the page has, how many event listeners, and nodes that are kept though they are on no page."""
    for _ in range(4):
        session.send("HeapProfiler.collectGarbage")
        page.locator("#menu-open").dispatch_event("click")  # Python collects its garbage when it has something to do
        expect(page.locator("#menu[open]")).to_be_attached()
        page.evaluate("() => document.getElementById('menu').close()")
    session.send("HeapProfiler.collectGarbage")
    metrics = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
    detached = session.send("DOM.getDetachedDomNodes")["detachedNodes"]
    return page.evaluate(ELEMENTS), int(metrics["JSEventListeners"]), len(detached)


def test_after_ten_matches_a_tab_holds_no_more_than_after_two(page: Page, site: Site) -> None:
    prepare(page, AT_ONCE)
    page.add_init_script(f"localStorage['scopa.table'] = {json.dumps(json.dumps(ONE_DEAL))}")
    page.set_default_timeout(STARTING)
    page.goto(site.url)
    expect_engine(page)
    session = page.context.new_cdp_session(page)
    for domain in ("Performance", "DOM"):
        session.send(f"{domain}.enable")
    page.locator("#start").click()
    found = []
    for match in range(1, 11):
        page.evaluate("() => endured.everything()")
        page.evaluate("() => endured.match()")
        page.evaluate("() => document.querySelector('#sheet').close()")
        if match in (2, 10):
            found.append(kept_alive(page, session))
        page.evaluate("() => document.querySelector('#sheet-next').click()")
    assert found[1] == found[0]
