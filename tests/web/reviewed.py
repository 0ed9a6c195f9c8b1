"""What axe-core finds on a screen, and what it leaves to a person's judgement and nobody has judged.

It gives the contrast of words up where their ground is a gradient, where something lies over them, and where they are
one letter. So it is asked again while the grounds are plain, each in the colour of its gradient that is worst for the
words on it, dialogs are as long as what they hold, and one letter counts. What is left then needs a reason.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from web.seeing import WITH_STYLE

AXE = Path(__file__).parent.parent / "vendor" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CONTRAST = "color-contrast"
LEAST = 10
"""Rules that are kept on any screen: fewer would say that axe-core has not looked at it."""

PLAIN = """
.felt { background: var(--felt) !important; }
body[data-state=lobby] .felt { background: var(--felt-light) !important; }
body[data-state=lobby] .play-area { visibility: hidden; }
dialog, dialog[open].panel { display: block; height: auto !important; max-height: none !important; }
dialog { overflow: visible !important; }
dialog:not([open]) { display: none; }
dialog :is(.panel-body, .games, .table-form, #log-list) { overflow: visible !important; max-height: none !important; }
dialog > form, #sheet .buttons { position: static !important; background: none !important; }
.panel select { background: var(--paper) !important; }
body:has(dialog[open]) > :not(dialog), dialog[open]:not(:focus-within) { visibility: hidden !important; }
.wait { position: static !important; }
"""
"""The lobby's words stand in the middle of the felt, where the light falls; those of the seats at its edge."""

WIDE, TALL = 1280, 16_000
"""Pixels within which nothing of a page of rules, or of a dialog, has to be scrolled to be seen."""

REVIEWED = {
    (CONTRAST, ".card-rank, .card-rank tspan"): (
        "on the stock of a card, drawn: test_words_stand_out_from_their_ground has both"
    ),
    (CONTRAST, ".diagram text, .diagram tspan"): (
        "on the felt of the drawing: test_words_stand_out_from_their_ground has its two colours"
    ),
    (CONTRAST, ".mark"): "an ornament, which says nothing",
    (CONTRAST, ".felt:not([data-seats='2']) .other .dealer-token"): "drawn as a sign: its words are heard, not seen",
    ("label-content-name-mismatch", "[data-step]"): "an arrow, which no name can begin with",
}
"""A rule and the elements for which axe-core cannot say -> why it is well."""

LOOK_OVER = """async ([rules, reviewed]) => {
  const found = await axe.run({
    runOnly: rules, elementRef: true, checks: { "color-contrast": { options: { ignoreLength: true } } },
  });
  const known = (rule, node) => reviewed.some(([name, selector]) => name === rule.id && node.element.matches(selector));
  const told = (rule, node) => {
    const data = [...node.any, ...node.all, ...node.none].map((check) => check.data?.messageKey ?? check.id);
    return [rule.id, data.join(" "), node.html.slice(0, 160), node.failureSummary.slice(0, 300)];
  };
  const list = (rules) => rules.flatMap(
    (rule) => rule.nodes.filter((node) => !known(rule, node)).map((node) => told(rule, node)));
  return { kept: found.passes.length, wrong: list(found.violations), left: list(found.incomplete) };
}"""


def inspect(page: Page, screen: str) -> None:
    """By day and by night, nothing is wrong with what is shown now, nor left to judge that nobody has judged."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert faults(page) == [], (screen, scheme)


def faults(page: Page, rules: Sequence[str] = WCAG) -> list[list[str]]:
    """What is wrong with the screen shown now, or left by axe-core to judge, and nobody has judged."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    reviewed = [list(entry) for entry in REVIEWED]
    found: dict[str, Any] = page.evaluate(LOOK_OVER, [list(rules), reviewed])
    assert found["kept"] > LEAST
    left = [told for told in found["left"] if told[0] != CONTRAST]
    unsure = len(left) < len(found["left"])
    return [*found["wrong"], *left, *(faults_of_contrast(page, reviewed) if unsure else [])]


def faults_of_contrast(page: Page, reviewed: list[list[str]]) -> list[list[str]]:
    """What is wrong with the contrast of the words, or cannot be told, while every ground is plain."""
    size = page.viewport_size
    assert size is not None
    if page.locator("dialog[open]").count():
        page.set_viewport_size({**size, "height": TALL})
    if page.locator(".scroll").count():
        page.set_viewport_size({**size, "width": WIDE})
    page.evaluate(WITH_STYLE, PLAIN)
    found: dict[str, Any] = page.evaluate(LOOK_OVER, [[CONTRAST], reviewed])
    page.evaluate("document.adoptedStyleSheets = []")
    page.set_viewport_size(size)
    return [*found["wrong"], *found["left"]]
