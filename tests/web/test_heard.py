"""Whole matches by keyboard and by what a screen reader says alone: nothing here looks at the page itself."""

import pytest
from playwright.sync_api import Page, expect

from scopa.games import house_rules
from scopa.session import Session
from web.driver import prepare, save_of
from web.site import Site

pytestmark = pytest.mark.long

DEALS = {"scopa": 2, "scopone": 1, "escoba": 1}
"""How many deals are agreed: one of Scopone is played as long as two of Scopa."""
PRESSES = 60
"""More presses of a key than there are things to be reached."""
HEARD = 20_000
"""Milliseconds until something must have been said."""


class Listener:
    """Somebody who presses keys and hears roles, names and what is said; *page* is on a match in French."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def hears(self) -> str:
        """All that a screen reader can tell of the page."""
        return self.page.locator("body").aria_snapshot()

    def waits_for(self, *words: str) -> str:
        """Listen until one of these can be heard, and say which."""
        for _ in range(HEARD // 50):
            told = self.hears()
            for word in words:
                if word in told:
                    return word
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never heard {words}: {self.hears()}")

    def focused(self) -> str:
        """Role and name of what the focus is on."""
        focus = self.page.locator(":focus")
        return focus.aria_snapshot() if focus.count() else ""

    def reaches(self, role: str, name: str) -> None:
        """Press Tab until the focus is on the thing of this role and name."""
        for _ in range(PRESSES):
            if self.focused().startswith(f'- {role} "{name}'):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to the {role} {name} but to {self.focused()}")

    def plays(self) -> None:
        """Ask for the advice, which chooses the card and what it takes, and play it."""
        self.page.keyboard.press("h")
        self.waits_for("Le conseil")
        self.page.keyboard.press("h")
        self.waits_for(", prenez", "Posez ")
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba"])
def test_a_match_is_played_by_what_is_heard_alone(page: Page, site: Site, game: str) -> None:
    rules = house_rules(game, end="deals", deals=DEALS[game])
    prepare(page, kept={"scopa.save": save_of(Session.new(rules, "heard"))}, pause="none")
    page.goto(site.url)
    listener = Listener(page)
    listener.waits_for("À vous")
    listener.reaches("radio", "")
    ended = 1
    while (heard := listener.waits_for("À vous", "Donne suivante", "Une autre partie")) != "Une autre partie":
        if heard == "À vous":
            listener.plays()
        else:
            ended += 1
            listener.reaches("button", "Donne suivante")
            page.keyboard.press("Enter")
    assert ended >= DEALS[game]
    assert "la partie" in listener.hears()
    expect(page.locator("body")).to_have_attribute("data-state", "over")
