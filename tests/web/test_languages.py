"""The page in every language: on a first visit, changed in the middle of a match, in the words of its browser."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.languages import codes, languages
from web.driver import HAND, TABLE, check, expect_rest, look, session_at, visit
from web.sentences import card_name, catalogue, described
from web.site import Site
from web.words import SHOWN_WORDS


def test_the_language_changes_at_once_in_the_middle_of_a_match(page: Page, site: Site) -> None:
    session = session_at(5, 4).undo()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    visit(page, site, session=session)
    assert [name for name in asked if name.endswith(tuple(f"{other}.json" for other in codes()[1:]))] == []
    expect_rest(page)
    card = look(page)["hand"][0]
    for other, language in pairwise([*codes(), codes()[0]]):
        page.locator("#menu-open").click()
        page.locator("#menu [data-do=settings]").click()
        page.locator(f"#settings input[name=language][value={language}]").check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("#settings form button").click()
        assert page.locator(f"{HAND} input").first.get_attribute("aria-label") == card_name(card, language)
        names = page.locator(f"{TABLE} input").evaluate_all("fields => fields.map(field => field.ariaLabel)")
        assert names == [card_name(one, language) for one in look(page)["table"]]
        assert page.locator("#play").inner_text() == catalogue(language)["button.play"]
        hidden = page.locator(f":is(header, main) [lang={other}]:not(h1)").filter(visible=True)
        expect(hidden).to_have_count(0)
        left = set(catalogue(other).values()) - set(catalogue(language).values())
        shown = set(page.evaluate(SHOWN_WORDS))
        switched = page.locator(f"[lang={other}]").all_text_contents()
        assert {words for words in left & shown if not any(words in text for text in switched)} == set()
        assert check(page) == session
    page.reload()
    expect_rest(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_language_of_a_first_visit_is_the_browsers(page: Page, site: Site) -> None:
    page.goto(site.url)
    expect(page.locator("body")).to_have_attribute("data-page", "ready")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator("#languages [data-language=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.locator("#start").inner_text() == "Jouer"


@pytest.mark.parametrize("language", codes())
def test_a_first_visit_speaks_the_language_of_the_browser(
    new_context: Callable[..., BrowserContext], site: Site, language: str
) -> None:
    page = new_context(locale=f"{language}-CH").new_page()
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    said = catalogue(language)
    assert page.locator("#start").inner_text() == said["lobby.play"]
    corner = page.locator(".fan [data-face=QC] .card-rank tspan").filter(visible=True).first
    expect(corner).to_have_text(described("french")["index"]["letters"][language]["Q"])
    assert page.locator(".learn").filter(visible=True).all_inner_texts() == [said["lobby.learn"]]


def test_the_plural_forms_of_a_language_are_those_of_browsers(page: Page, site: Site) -> None:
    page.goto(f"{site.url}static/rules/index.fr.html")
    for language in languages():
        forms = page.evaluate("code => new Intl.PluralRules(code).resolvedOptions().pluralCategories", language.code)
        assert set(forms) == set(language.plurals), language.name
