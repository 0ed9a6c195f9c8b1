"""While the computer thinks: a press of the main button asks it to play at once."""

from playwright.sync_api import Page, expect

from scopa.session import Session
from web.driver import STARTING, hand_card, look, visit
from web.site import Site

ASKED = """() => {
  window.asked = [];
  for (const kind of [Worker, MessagePort]) {
    const post = kind.prototype.postMessage;
    kind.prototype.postMessage = function (...sent) {
      if (Array.isArray(sent[0])) window.asked.push(sent[0][1]);
      return post.apply(this, sent);
    };
  }
}"""
"""Notes which questions the page puts to the engine."""


def test_a_press_of_play_lets_the_computer_play_at_once(page: Page, site: Site) -> None:
    page.add_init_script(f"({ASKED})()")
    visit(page, site, session=Session.new("scopone", "7", level="maestro"), pause="none")
    expect(page.locator("body")).to_have_attribute("data-state", "your-move", timeout=STARTING)
    hand_card(page, look(page)["hand"][0]).click()
    page.locator("#play").click()
    expect(page.locator("#status")).to_contain_text("réfléchit")
    page.locator("#play").click()
    page.wait_for_function("window.asked.includes('play_now')")
    expect(page.locator("body")).to_have_attribute("data-state", "your-move", timeout=STARTING)
    asked = page.evaluate("window.asked.slice(window.asked.lastIndexOf('play'))")
    assert asked.count("reply") == 3
