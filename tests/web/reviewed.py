"""What axe-core leaves to a person's judgement, and what was judged of it."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent / "vendor" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

REVIEWED: dict[tuple[str, str], str] = {}
"""A rule and what axe-core could not work out -> why it is well."""

LEFT = """tags => axe.run({ runOnly: tags, resultTypes: ["incomplete"] }).then(({ incomplete }) => incomplete.flatMap(
  (rule) => rule.nodes.map((node) => [
    rule.id,
    [...node.any, ...node.all, ...node.none].map((check) => check.data?.messageKey ?? check.id).join(" "),
    node.html.slice(0, 120),
  ])))"""


def unreviewed(page: Page) -> list[list[str]]:
    """What axe-core leaves to judge of the screen shown now, and nobody has judged."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = page.evaluate(LEFT, WCAG)
    return [one for one in found if (one[0], one[1]) not in REVIEWED]
