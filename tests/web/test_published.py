"""The whole site as it is published: where it lies, what it asks for, with the network off."""

import json

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from tools import files
from tools.serve import ROOT
from web.driver import STARTING, expect_engine
from web.site import Site

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def expect_table(page: Page) -> None:
    """Press Play; a match is on the table."""
    page.locator("#start").click()
    expect(page.locator("[data-zone=table] [data-card]").first).to_be_visible()
    expect(page.locator("[data-zone=hand][data-seat='0'] [data-card]").first).to_be_visible()


@pytest.mark.every_browser
@pytest.mark.parametrize("site", ["/scopa/", "/"], indirect=True)
def test_the_game_starts_wherever_the_site_lies(page: Page, site: Site) -> None:
    site.requests.clear()
    page.goto(site.url)
    expect_engine(page)
    expect_table(page)
    assert [(path, status) for path, status in site.requests if status not in (200, 304)] == []


def test_all_that_the_page_asks_for_is_published(page: Page, site: Site) -> None:
    site.requests.clear()
    page.goto(site.url)
    expect_engine(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    asked = {path.split("?")[0].removeprefix(site.prefix) for path, _ in site.requests}
    listed = set(json.loads((ROOT / files.LIST).read_text())["files"])
    assert asked - listed == {"", files.LIST, files.WORKER}


@pytest.mark.every_browser
def test_after_one_visit_the_game_starts_with_the_network_off(page: Page) -> None:
    with Site().running() as site:
        page.goto(site.published_url)
        expect_engine(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.goto("about:blank")
    page.goto(site.published_url)
    expect_engine(page)
    expect_table(page)


def test_webkit_starts_the_game(webkit: WebKitGTK, site: Site) -> None:
    webkit.get(site.url)
    wait = WebDriverWait(webkit, 3 * STARTING / 1000)
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "body[data-engine=ready]"))
    webkit.find_element(By.ID, "start").click()
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "[data-zone=table] [data-card]"))
