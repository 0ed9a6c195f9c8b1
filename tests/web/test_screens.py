"""Every screen, in both themes and from the smallest to the largest: readable, reachable, nothing beyond the edge."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.driver import begin, expect_engine, expect_rest, prepare, session_at, session_with, visit
from web.site import Site

AXE = Path(__file__).parent.parent / "vendor" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SEED = 7
LEAST = 44
"""CSS pixels of the smallest card or button."""
SIZES = [
    (320, 640), (360, 640), (640, 360), (640, 400), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440),
]  # fmt: skip

SMALL = """least => [...document.querySelectorAll("#felt [data-card], button, #felt .actions button")]
  .filter(box => box.checkVisibility({visibilityProperty: true}) && !box.closest("#sheet"))
  .map(box => [box.dataset.card || box.id || box.textContent.trim(), box.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - .5 || box.height < least - .5)
  .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
OUTSIDE = """() => [...document.querySelectorAll("#felt [data-card], #felt .actions button, #status")]
  .filter(box => box.checkVisibility({visibilityProperty: true}))
  .map(box => [box.dataset.card || box.id, box.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1)
  .map(([name]) => name)"""


def see_lobby(page: Page, site: Site) -> None:
    visit(page, site)


def see_turn(page: Page, site: Site) -> None:
    visit(page, site, session=session_at(SEED, 8))
    expect_rest(page)


def see_choice(page: Page, site: Site) -> None:
    see_turn(page, site)
    page.locator("#felt .hand [data-card]").first.click()


def see_reason(page: Page, site: Site) -> None:
    """A card that could take is chosen, and nothing to take."""
    session = session_with(lambda view: any(len(entry["captures"]) > 1 for entry in view["hand"]))
    visit(page, site, session=session)
    expect_rest(page)
    card = next(entry["card"] for entry in session.view()["hand"] if len(entry["captures"]) > 1)
    page.locator(f"#felt .hand [data-card='{card}']").click()
    page.locator("#play").click()
    expect(page.locator("#status.wrong")).to_be_visible()


def see_hint(page: Page, site: Site) -> None:
    see_turn(page, site)
    for _ in range(3):
        page.locator("#hint").click()


def see_sheet(page: Page, site: Site) -> None:
    visit(page, site, session=session_with(lambda view: view["phase"] == "scoring"))
    expect(page.locator("#sheet")).to_be_visible()


def see_end(page: Page, site: Site) -> None:
    visit(page, site, session=session_with(lambda view: view["phase"] == "over"))
    expect(page.locator("#sheet")).to_be_visible()


def see_dialog(name: str) -> Callable[[Page, Site], None]:
    """How to come to a dialog of the menu."""

    def see(page: Page, site: Site) -> None:
        see_turn(page, site)
        page.locator("#menu-open").click()
        if name != "menu":
            page.locator(f"#menu [data-do={name}]").click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return see


def see_wait(page: Page, site: Site) -> None:
    """The engine is on its way, and every printed opening has been played."""
    page.route("**/pyodide.asm.wasm", lambda route: None)
    prepare(page, kept={"scopa.openings": '["sole", "mare", "luna", "vento", "olivo", "limone"]'})
    page.goto(site.url)
    page.locator("#start").click()
    expect(page.locator("#wait")).to_be_visible()


SCREENS = {
    "lobby": see_lobby,
    "turn": see_turn,
    "choice": see_choice,
    "reason": see_reason,
    "hint": see_hint,
    "sheet": see_sheet,
    "end": see_end,
    "wait": see_wait,
    **{name: see_dialog(name) for name in ("menu", "settings", "keys", "log", "new", "resign")},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_breaks_a_rule_of_accessibility(
    new_context: Callable[..., BrowserContext], site: Site, screen: str
) -> None:
    context = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(path=AXE)
    SCREENS[screen](page, site)
    for width, theme, language in ((360, "light", "fr"), (1280, "dark", "en")):
        page.set_viewport_size({"width": width, "height": 720})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate("language => { document.documentElement.lang = language; }", language)
        results = page.evaluate("tags => axe.run({runOnly: tags})", WCAG)
        assert len(results["passes"]) > 10
        assert [(found["id"], [node["html"] for node in found["nodes"]]) for found in results["violations"]] == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits_at_every_size(new_context: Callable[..., BrowserContext], site: Site, size: tuple[int, int]) -> None:
    width, height = size
    page = new_context(viewport={"width": width, "height": height}, locale="fr-FR").new_page()
    see_lobby(page, site)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    begin(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(SMALL, LEAST) == []
    assert page.evaluate(OUTSIDE) == []


def test_at_a_phone_s_size_nothing_has_to_be_scrolled_to_play(
    new_context: Callable[..., BrowserContext], site: Site
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", has_touch=True).new_page()
    visit(page, site, session=session_at(SEED, 8))
    expect_rest(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 640


def test_with_reduced_motion_nothing_moves(new_context: Callable[..., BrowserContext], site: Site) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", reduced_motion="reduce").new_page()
    prepare(page, speed="calm")
    page.add_init_script("""
      window.longest = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        window.longest = Math.max(window.longest, Number(timing?.duration ?? timing));
        return animate.call(this, frames, timing);
      };
    """)
    page.goto(site.url)
    expect_engine(page)
    begin(page)
    page.locator("#felt .hand [data-card]").first.click()
    page.locator("#play").click()
    expect_rest(page)
    assert page.evaluate("window.longest") <= 1
