"""What axe-core leaves to a person's judgement, and what was judged of it.

It gives the contrast of words up where their ground is a gradient, where something lies over them, and where they are
one letter. So it is asked again while the grounds are plain, each in the colour of its gradient that is worst for the
words on it, dialogs are as long as what they hold, and one letter counts. What is left then needs a reason.
"""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.seeing import WITH_STYLE

AXE = Path(__file__).parent.parent / "vendor" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

PLAIN = """
.felt { background: var(--felt) !important; }
body[data-state=lobby] .felt { background: var(--felt-light) !important; }
dialog, dialog[open].panel { display: block; height: auto !important; max-height: none !important; }
dialog { overflow: visible !important; }
dialog:not([open]) { display: none; }
dialog :is(.panel-body, .games, .table-form, #log-list) { overflow: visible !important; max-height: none !important; }
dialog > form, #sheet .buttons { position: static !important; background: none !important; }
.panel select { background: var(--paper) !important; }
"""
"""The lobby's words stand in the middle of the felt, where the light falls; those of the seats at its edge."""

TALL = 3000
"""Pixels within which nothing of a dialog has to be scrolled to be seen."""

REVIEWED = {
    (
        "color-contrast",
        ".card-rank, .card-rank tspan",
    ): "on the stock of a card, drawn: test_words_stand_out_from_their_ground has both",
}
"""A rule and the elements for which axe-core cannot say -> why it is well."""

LEFT = """async ([tags, reviewed]) => {
  const found = await axe.run({
    runOnly: tags, elementRef: true, checks: { "color-contrast": { options: { ignoreLength: true } } },
  });
  const known = (rule, node) => reviewed.some(([name, selector]) => name === rule.id && node.element.matches(selector));
  const told = (rule, node) => {
    const data = [...node.any, ...node.all, ...node.none].map((check) => check.data?.messageKey ?? check.id);
    return [rule.id, data.join(" "), node.html.slice(0, 120), node.failureSummary.slice(0, 200)];
  };
  return [...found.incomplete, ...found.violations].flatMap(
    (rule) => rule.nodes.filter((node) => !known(rule, node)).map((node) => told(rule, node)));
}"""


def unreviewed(page: Page) -> list[list[str]]:
    """What is wrong with the screen shown now, or left by axe-core to judge, and nobody has judged."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    size = page.viewport_size
    assert size is not None
    if page.locator("dialog[open]").count():
        page.set_viewport_size({**size, "height": TALL})
    page.evaluate(WITH_STYLE, PLAIN)
    found: Any = page.evaluate(LEFT, [WCAG, [list(entry) for entry in REVIEWED]])
    page.evaluate("document.adoptedStyleSheets = []")
    page.set_viewport_size(size)
    return list(found)
