"""What a seat may not know is nowhere on the page; and all that is needed is on the device."""

import re

import pytest
from playwright.sync_api import Page, expect

from scopa.cards import card_text
from scopa.session import Session
from web.driver import Mouse, check, expect_engine, expect_rest, look, prepare, visit
from web.sentences import card_name
from web.site import Site

WATCH = """(() => {
  window.met = new Set();
  const card = /(?<![A-Za-z0-9])[A2-7JQK][DCSB](?![A-Za-z0-9])/g;
  const meet = (text) => { for (const found of String(text ?? "").match(card) ?? []) window.met.add(found); };
  const read = (node) => {
    meet(node.data);
    for (const attribute of node.attributes ?? []) meet(attribute.value);
    node.childNodes.forEach(read);
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver((records) => {
    for (const record of records) {
      record.addedNodes.forEach(read);
      if (record.type === "attributes") meet(record.target.getAttribute(record.attributeName));
      if (record.type === "characterData") meet(record.target.data);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
})()"""
"""Collect every card that is written anywhere in the document, at whatever moment, as text or in an attribute."""

WORDS = "() => document.body.innerHTML"


def hidden_cards(session: Session) -> set[str]:
    """The cards of the other hand and of the stock."""
    state = session.match.state
    return set(state.hands[1].texts()) | set(map(card_text, state.stock))


@pytest.mark.long
@pytest.mark.parametrize("speed", ["instant", "quick"])
def test_no_hidden_card_is_in_the_document_at_any_moment_of_a_deal(page: Page, site: Site, speed: str) -> None:
    page.add_init_script(WATCH)
    visit(page, site, seeds=(11,), speed=speed)
    page.evaluate("window.met.clear()")
    page.locator("#start").click()
    expect_rest(page)
    player = Mouse(page)
    session = check(page)
    while session.view()["phase"] == "play":
        hidden = hidden_cards(session)
        met = set(page.evaluate("[...window.met]"))
        assert set(look(page)["hand"]) <= met
        assert met & hidden == set()
        document, tree = page.evaluate(WORDS), page.locator("body").aria_snapshot()
        for card in hidden:
            assert card_name(card) not in document
            assert card_name(card) not in tree
        page.locator("#hint").click()
        player.step()
        session = check(page)


@pytest.mark.browser_context_args(service_workers="allow")
@pytest.mark.long
@pytest.mark.parametrize("prefix", ["/scopa/", "/"])
def test_a_whole_deal_with_the_network_off_after_one_visit(page: Page, prefix: str) -> None:
    with Site(prefix=prefix).running() as site:
        prepare(page, seeds=(11,))
        page.goto(site.published_url)
        expect_engine(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    expect_engine(page)
    page.locator("#start").click()
    expect_rest(page)
    player = Mouse(page)
    session = check(page)
    while session.view()["phase"] == "play":
        player.step()
        session = check(page)
    expect(page.locator("#sheet-title")).to_have_text(re.compile("Donne.1"))
    player.step()
    assert check(page).view()["deal"] == 2
