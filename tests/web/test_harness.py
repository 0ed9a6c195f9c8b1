"""The harness catches what it is there to catch."""

import pytest
from playwright.sync_api import Page
from selenium.webdriver import WebKitGTK

from web.guard import Guard
from web.site import Site


@pytest.mark.every_browser
def test_a_request_to_another_host_is_seen(page: Page, guard: Guard) -> None:
    page.evaluate("fetch('http://elsewhere.invalid/').catch(() => {})")
    assert any("request to another host: http://elsewhere.invalid/" in fault for fault in guard.faults)
    guard.expect("elsewhere.invalid")
    guard.expect("ERR_NAME_NOT_RESOLVED")


@pytest.mark.every_browser
def test_a_console_error_is_seen(page: Page, guard: Guard) -> None:
    page.evaluate("console.error('oh no')")
    assert any("oh no" in fault for fault in guard.faults)
    guard.expect("oh no")


@pytest.mark.every_browser
def test_a_page_error_is_seen(page: Page, guard: Guard) -> None:
    with page.expect_event("pageerror"):
        page.evaluate("setTimeout(() => { throw new Error('oh no') })")
    assert any("oh no" in fault for fault in guard.faults)
    guard.expect("oh no")


def test_webkit_shows_a_page_of_the_site(webkit: WebKitGTK, site: Site) -> None:
    webkit.get(site.url + "static/icon.svg")
    assert webkit.title == "Scopa"
