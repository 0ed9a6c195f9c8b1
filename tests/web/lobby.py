"""A person's hands in the lobby: the list of games, the form of the table, the house rules."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from scopa.rules import Rules
from scopa.session import Session
from web.driver import STARTING


def open_games(page: Page) -> None:
    """Open the list of games from the lobby."""
    page.locator("#games").click()
    expect(page.locator("#chooser")).to_be_visible(timeout=STARTING)


def choose(page: Page, game: str, seats: int | None = None, teams: str | None = None) -> None:
    """Choose a game, and the table, in the list."""
    page.locator(f"#chooser [data-game='{game}']").click()
    for name, value in (("seats", seats), ("teams", teams)):
        field = page.locator(f"#chooser input[name={name}][value='{value}']")
        if field.count():
            field.check()


def open_house_rules(page: Page) -> None:
    """Open the house rules from the form, every group of them."""
    page.locator("#chooser [data-text-key='rules.change']").click()
    expect(page.locator("#house-rules")).to_be_visible(timeout=STARTING)
    page.evaluate("document.querySelectorAll('#house-rules details').forEach(group => { group.open = true; })")


def option(page: Page, name: str, place: int) -> None:
    """Choose a value of an option, by its place."""
    page.locator(f"#house-rules input[name='option-{name}']").nth(place).check()


def kept(page: Page) -> dict[str, Any]:
    """The save that the page keeps, once there is one."""
    page.wait_for_function("localStorage.getItem('scopa.save') !== null", timeout=STARTING)
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('scopa.save')"))
    return found


def rules_kept(page: Page) -> Rules:
    """The rules of the match that the page keeps."""
    return Session.resume(kept(page)["save"]).match.rules
