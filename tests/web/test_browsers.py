"""Every browser boots the page and plays a whole match."""

import json

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from web.driver import STARTING, Mouse, begin, seed_of_match, visit
from web.site import Site

DEALS = 2
TABLE = {
    "game": "scopa", "seats": 2, "teams": "solo", "people": [0], "names": ["", ""], "level": "intermedio",
    "options": {"end": "deals", "deals": DEALS}, "rules": "", "called": "",
}  # fmt: skip
HINT_AND_PLAY = """
const done = arguments[arguments.length - 1];
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


@pytest.mark.long
@pytest.mark.only_browser("firefox")
def test_firefox_plays_a_whole_match(page: Page, site: Site) -> None:
    visit(page, site, seeds=(seed_of_match(deals=DEALS, winner=0),))
    begin(page)
    assert len(Mouse(page).play_match().match.deals) == DEALS
    expect(page.locator("#sheet")).to_be_visible()


@pytest.mark.long
def test_webkit_plays_a_whole_match(webkit: WebKitGTK, site: Site) -> None:
    webkit.set_script_timeout(120)
    webkit.get(site.url)
    for name, kept in (("settings", {"speed": "instant", "language": "fr"}), ("table", TABLE)):
        webkit.execute_script("localStorage.setItem(...arguments)", f"scopa.{name}", json.dumps(kept))
    webkit.get(site.url)
    wait = WebDriverWait(webkit, STARTING / 1000)
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "body[data-engine=ready]"))
    webkit.execute_script("localStorage.removeItem('scopa.save')")
    webkit.find_element(By.ID, "start").click()
    plays = webkit.execute_async_script(HINT_AND_PLAY)
    assert plays == DEALS * 18
    wait.until(lambda driver: driver.find_element(By.ID, "sheet").is_displayed())
    webkit.execute_script("localStorage.clear()")  # the browser is shared, and this match is nobody else's
