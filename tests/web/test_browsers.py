"""Every browser boots the page and plays a whole match."""

import json

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from web.driver import STARTING, expect_engine, preparation, prepare
from web.site import Site

DEALS = 2
PLAYS_OF_A_DEAL = 18
TABLE = {
    "game": "scopa", "seats": 2, "teams": "solo", "people": [0], "names": ["", ""], "level": "intermedio",
    "options": {"end": "deals", "deals": DEALS}, "rules": "", "called": "",
}  # fmt: skip
KEPT = {"scopa.table": json.dumps(TABLE)}
HINT_AND_PLAY = """
const state = () => document.body.dataset.state;
let plays = 0;
const press = (id) => document.getElementById(id).click();
const step = () => {
  if (state() === "over") return done(plays);
  if (document.getElementById("sheet").open) press("sheet-next");
  else if (state() === "your-move") {
    const chosen = document.querySelector("#felt .hand input:checked");
    press(chosen ? "play" : "hint");
    if (chosen) plays += 1;
  }
  setTimeout(step, 30);
};
step();
"""
"""Plays by the hints to the end of the match, and then calls `done` with the number of plays."""


@pytest.mark.long
@pytest.mark.only_browser("firefox")
def test_firefox_plays_a_whole_match(page: Page, site: Site) -> None:
    prepare(page, seeds=(1,), kept=KEPT)
    page.goto(site.url)
    expect_engine(page)
    page.locator("#start").click()
    expect_whole(page.evaluate(f"() => new Promise((done) => {{ {HINT_AND_PLAY} }})"))
    expect(page.locator("#sheet")).to_be_visible()


@pytest.mark.long
def test_webkit_plays_a_whole_match(webkit: WebKitGTK, site: Site) -> None:
    webkit.set_script_timeout(300)
    prepared = preparation(seeds=(1,), kept=KEPT)
    webkit.get(site.url)
    webkit.execute_script("localStorage.clear(); sessionStorage.clear()")
    webkit.execute_script(prepared)
    webkit.get(site.url)
    webkit.execute_script(prepared)
    wait = WebDriverWait(webkit, 3 * STARTING / 1000)
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "body[data-engine=ready]"))
    webkit.find_element(By.ID, "start").click()
    expect_whole(webkit.execute_async_script(f"const done = arguments[arguments.length - 1]; {HINT_AND_PLAY}"))
    wait.until(lambda driver: driver.find_element(By.ID, "sheet").is_displayed())
    webkit.execute_script("localStorage.clear()")  # the browser is shared, and this match is nobody else's


def expect_whole(plays: int) -> None:
    """The deals agreed were played to their end; a tie, which a hint found on a slow machine may lead to, plays on."""
    deals, left = divmod(plays, PLAYS_OF_A_DEAL)
    assert left == 0
    assert deals >= DEALS
