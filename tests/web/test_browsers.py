"""Every browser boots the page and plays a whole deal."""

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from web.driver import STARTING, Mouse, begin, check, expect_rest, visit
from web.site import Site

DEAL_OVER = "body[data-state=scoring], body[data-state=over]"
HINT_AND_PLAY = """
const done = arguments[arguments.length - 1];
const state = () => document.body.dataset.state;
let plays = 0;
const press = (id) => document.getElementById(id).click();
const step = () => {
  if (state() === "scoring" || state() === "over") return done(plays);
  if (state() === "your-move" && document.querySelector("#felt .hand input:checked")) { press("play"); plays += 1; }
  else if (state() === "your-move") press("hint");
  setTimeout(step, 30);
};
step();
"""


@pytest.mark.every_browser
def test_it_plays_a_whole_deal(page: Page, site: Site) -> None:
    visit(page, site, seeds=(7,))
    begin(page)
    player = Mouse(page)
    while not page.locator(DEAL_OVER).count():
        player.step()
        expect_rest(page)
    check(page)
    expect(page.locator("#sheet")).to_be_visible()


def test_webkit_plays_a_whole_deal(webkit: WebKitGTK, site: Site) -> None:
    webkit.set_script_timeout(120)
    webkit.get(site.url)
    webkit.execute_script("localStorage.setItem('scopa.settings', JSON.stringify({speed: 'instant', language: 'fr'}))")
    webkit.get(site.url)
    wait = WebDriverWait(webkit, STARTING / 1000)
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "body[data-engine=ready]"))
    webkit.execute_script("localStorage.removeItem('scopa.save')")
    webkit.find_element(By.ID, "start").click()
    plays = webkit.execute_async_script(HINT_AND_PLAY)
    assert plays == 18
    wait.until(lambda driver: driver.find_element(By.ID, "sheet").is_displayed())
    webkit.execute_script("localStorage.clear()")  # the browser is shared, and this match is nobody else's
