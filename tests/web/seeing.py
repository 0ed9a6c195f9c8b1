"""What can be read, reached and told apart on a page, asked of its elements as they are drawn now."""

from typing import Any

from playwright.sync_api import Page

SPACING = """
* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }
"""
"""The spacing of text that WCAG 1.4.12 lets a reader ask for."""

WITH_STYLE = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""

CUT_OFF = """() => {
  const found = new Set();
  const root = document.querySelector("dialog[open]:not(:has(~ dialog[open]))") ?? document.body;
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest("svg, .unseen, script, [inert] .seat")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (root === document.body && holder.closest("dialog")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = `${node.data.trim().slice(0, 40)} in ${holder.id || holder.className || holder.tagName}`;
    for (const box of range.getClientRects()) {
      if (!box.width) continue;
      shown.push([name, holder, box]);
      for (let around = holder; around && around !== root.parentElement; around = around.parentElement) {
        const style = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const cuts = (way) => ["hidden", "clip"].includes(style[way]);
        const button = around.matches("button, .option > span, a");
        const out = (cuts("overflowX") || button) && (box.left < edge.left - 1 || box.right > edge.right + 1)
          || (cuts("overflowY") || button) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3);
        if (out && style.display !== "inline") found.add(`${name} is cut off by ${around.id || around.className}`);
        if (["auto", "scroll"].includes(style.overflowY)) break;
      }
    }
  }
  for (const [place, [name, holder, box]] of shown.entries())
  for (const [other, near, next] of shown.slice(place + 1)) {
    if (holder === near || root !== document.body) continue;
    const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
    const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
    if (across > 2 && down > 6) found.add(`${name} lies over ${other}`);
  }
  const scrolled = document.documentElement.scrollWidth - innerWidth;
  if (scrolled > 1) found.add(`${scrolled} pixels beyond the edge`);
  return [...found];
}"""
"""The words that are cut off, run out of their button, or lie over other words of the page."""

IN_SIGHT = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return "the focus is lost";
  const shown = active.labels?.[0] ?? active;
  const box = shown.getBoundingClientRect();
  for (const across of [.1, .3, .5, .7, .9]) for (const down of [.1, .3, .5, .7, .9]) {
    const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    if (hit && (shown.contains(hit) || active.contains(hit))) return "";
  }
  return `covered: ${active.outerHTML.slice(0, 120)}`;
}"""
"""What is wrong with the place of the focus: lost, or behind something else; empty where it can be seen."""

ACTIVE = """() => {
  const active = document.activeElement;
  return [active.id, active.dataset.do, active.dataset.deal, active.name, active.value, active.dataset.place]
    .filter(Boolean).join(" ") || active.textContent;
}"""
"""Which thing has the focus."""

CARDS = """() => [...document.querySelectorAll("dialog[open] .card-face:not(.back), #felt [data-card] .card-face")]
  .map((face) => ({
    card: face.dataset.face,
    ranks: [...face.querySelectorAll(".card-rank")].map((rank) => rank.textContent),
    drawn: [...face.querySelectorAll("use")].map((use) => use.getAttribute("href").split("#")[1]),
    seen: face.checkVisibility(),
  }))"""
"""Every open card, with the index and the pictures that it is drawn of."""


def space_out(page: Page, spacing: str = SPACING) -> None:
    """Have the text of the page spaced as a reader may ask for."""
    page.evaluate(WITH_STYLE, spacing)


def cut_off(page: Page) -> list[str]:
    """The words that cannot be read whole."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def focus_fault(page: Page) -> str:
    """What is wrong with the place of the focus, or nothing."""
    found: str = page.evaluate(IN_SIGHT)
    return found


def focus(page: Page) -> str:
    """Which thing has the focus."""
    found: str = page.evaluate(ACTIVE)
    return found


def cards(page: Page) -> list[dict[str, Any]]:
    """Every open card with what it is drawn of."""
    found: list[dict[str, Any]] = page.evaluate(CARDS)
    return found


def style(page: Page, selector: str, *names: str, pseudo: str | None = None) -> list[str]:
    """Computed properties of the first thing that *selector* names, or of its pseudo-element."""
    found: list[str] = page.locator(selector).first.evaluate(
        "(element, [names, pseudo]) => names.map(name => getComputedStyle(element, pseudo).getPropertyValue(name))",
        [list(names), pseudo],
    )
    return found
