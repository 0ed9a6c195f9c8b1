"""From the smallest screen to the largest: nothing beyond the edge, and everything large enough to hit."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from web.driver import begin, expect_engine, expect_rest, prepare, session_at, visit
from web.site import Site

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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits_at_every_size(
    new_context: Callable[..., BrowserContext], site: Site, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_context(viewport={"width": width, "height": height}, locale="fr-FR").new_page()
    visit(page, site)
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
