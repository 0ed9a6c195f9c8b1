"""The style sheets look as docs/design-language.md says, token by token, and use nothing beside it."""

import json
import re

import pytest

from tools.serve import ROOT

DOCUMENT = (ROOT / "docs/design-language.md").read_text(encoding="utf-8")
PAGE, CONTRAST, RULES = "static/css/page.css", "static/css/contrast.css", "static/rules/rules.css"
SHEETS = [*sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "static").glob("css/*.css")), RULES]
every_sheet = pytest.mark.parametrize("sheet", SHEETS)

DAY = ":root"
NIGHT = ':root[data-theme="dark"]'
NIGHT_OF_THE_SYSTEM = ':root:not([data-theme="light"])'
CLEAR = ':root[data-contrast="high"]'
CLEAR_NIGHT = ':root[data-contrast="high"][data-theme="dark"]'
CLEAR_NIGHT_OF_THE_SYSTEM = ':root[data-contrast="high"]:not([data-theme="light"])'

GROUNDS = {
    "ink": ("linen", "linen-deep", "paper"),
    "ink-soft": ("linen", "linen-deep", "paper"),
    "heading": ("linen", "paper"),
    "cobalt": ("linen", "paper"),
    "brass-deep": ("paper",),
    "on-felt": ("felt", "felt-light", "felt-deep"),
    "on-felt-soft": ("felt", "felt-light", "felt-deep"),
    "on-main": ("terracotta", "terracotta-deep"),
    "peach": ("felt",),
    "brass": ("felt", "felt-deep"),
    "felt-deep": ("brass",),
    "suit-d": ("card-stock",),
    "suit-c": ("card-stock",),
    "suit-s": ("card-stock",),
    "suit-b": ("card-stock",),
}
"""Colour of words -> the grounds on which they stand."""


def sheet_text(sheet: str) -> str:
    """The text of a style sheet, without its comments."""
    return re.sub(r"/\*.*?\*/", "", (ROOT / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)


def tokens(sheet: str, selector: str) -> dict[str, str]:
    """The custom properties that a sheet sets for a selector, without the two dashes."""
    block = re.search(rf"(?:^|[}}{{])\s*{re.escape(selector)} {{(.*?)}}", sheet_text(sheet), re.DOTALL)
    assert block is not None, (sheet, selector)
    return dict(re.findall(r"--([\w-]+): ([^;]+);", block[1]))


def looks() -> tuple[dict[str, str], ...]:
    """The tokens by day and by night, then both with more contrast, as the cascade gives them."""
    day, clear = tokens(PAGE, DAY), tokens(CONTRAST, CLEAR)
    night = day | tokens(PAGE, NIGHT)
    return day, night, day | clear, night | clear | tokens(CONTRAST, CLEAR_NIGHT)


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the document, the backquotes taken off."""
    section = DOCUMENT.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split(" | ")] for line in lines]


def scale(heading: str) -> set[str]:
    """The first cells of a table of the document."""
    found = {row[0] for row in rows(heading)}
    assert found, heading
    return found


def outside_of_tokens(sheet: str) -> str:
    """What a sheet says but for the values of tokens and for what is printed."""
    return re.sub(r"--[\w-]+: [^;]+;", "", sheet_text(sheet).split("@media print")[0])


def values(sheet: str, properties: str) -> list[str]:
    """The values of some properties, given by a regular expression."""
    return re.findall(rf"(?<![\w-])(?:{properties}): ([^;}}]+)", outside_of_tokens(sheet))


def luminance(colour: str) -> float:
    """The relative luminance of a colour, "#rrggbb" or "#rgb"."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_every_colour_of_the_document_is_the_one_of_the_style_sheets() -> None:
    colours = [{name: look[name] for name in looks()[0] if re.match(r"#|rgb", look[name])} for look in looks()]
    told: list[dict[str, str]] = [{}, {}, {}, {}]
    for name, day, night, clear, clear_night, _ in rows("Colour"):
        for place, value in enumerate((day, night or day, clear, clear_night or clear)):
            told[place][name.removeprefix("--")] = value
    assert told == colours


def test_the_shadows_and_the_faces_of_the_document_are_those_of_the_style_sheets() -> None:
    day = looks()[0]
    for heading in ("Shadow", "Type"):
        for name, value in [row[:2] for row in rows(heading) if row[0].startswith("--")]:
            assert day[name.removeprefix("--")] == value
    assert {row[0] for row in rows("Shadow")} == {f"--{name}" for name in day if name.startswith("shadow")}


def test_night_is_the_same_whether_the_system_or_the_person_asks_for_it() -> None:
    assert tokens(PAGE, NIGHT) == tokens(PAGE, NIGHT_OF_THE_SYSTEM)
    assert tokens(CONTRAST, CLEAR_NIGHT) == tokens(CONTRAST, CLEAR_NIGHT_OF_THE_SYSTEM)


def test_the_rules_pages_have_the_tokens_of_the_table() -> None:
    own = {"column"}
    day, night = looks()[:2]
    rules = tokens(RULES, DAY)
    dark = re.search(r"@media \(prefers-color-scheme: dark\) {\s*:root {(.*?)}", sheet_text(RULES), re.DOTALL)
    assert dark is not None
    rules_by_night = rules | dict(re.findall(r"--([\w-]+): ([^;]+);", dark[1]))
    for name in rules.keys() - own:
        assert (rules[name], rules_by_night[name]) == (day[name], night[name]), name


def test_the_bar_of_the_browser_and_of_the_installed_app_are_linen() -> None:
    day, night = looks()[:2]
    bars = re.findall(r'name="theme-color" content="([^"]+)"', (ROOT / "index.html").read_text(encoding="utf-8"))
    assert bars == [day["linen"], night["linen"]]
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["theme_color"], manifest["background_color"]) == (day["linen"], day["linen"])


@every_sheet
def test_no_colour_stands_outside_the_tokens_but_shade_and_light(sheet: str) -> None:
    text = outside_of_tokens(sheet)
    drawn = set(re.findall(r"%23(\w+)", text))
    assert drawn <= {value.removeprefix("#") for value in looks()[0].values()}
    literal = re.findall(r"(?<![\w%&(])#[0-9a-f]{3,8}\b(?=[ ;,)])", text)
    assert set(literal) <= ({"#000", "#fff"} if sheet == CONTRAST else set())
    thinned = re.findall(r"(?:rgba?|hsla?|oklch|lab|color)\([^)]*\)", text)
    assert [colour for colour in thinned if not re.match(r"rgb\((0 0 0|255 255 255) / ", colour)] == []
    assert re.findall(r": (?:[\w.]+ )*(?:white|black|red|green|blue|gold|gr[ae]y|brown)\b", text) == []


@every_sheet
def test_the_sizes_of_words_are_on_the_scale(sheet: str) -> None:
    allowed = scale("Type")
    found = values(sheet, r"font|font-size")
    sizes = {size for value in found for size in re.findall(r"(?<![\d.])[\d.]+rem", re.sub(r"\w+\(.*\)", "", value))}
    assert sizes <= allowed
    fluid = {
        re.sub(r"/.*", "", size) for value in found for size in re.findall(r"clamp\([^)]*\)|max\([^/]*\)(?=/)", value)
    }
    assert fluid <= allowed


@every_sheet
def test_corners_are_round_as_the_document_says(sheet: str) -> None:
    allowed = scale("Corners")
    for value in values(sheet, "border-radius"):
        assert value in allowed or {*value.split()} - {"0"} <= allowed, value


@every_sheet
def test_room_is_measured_in_steps(sheet: str) -> None:
    allowed = {f"{step}px" for step in map(int, re.findall(r"\d+", next(iter(scale("Space")))))}
    room = values(sheet, r"(?:row-|column-)?gap|padding(?:-\w+)*|margin(?:-\w+)*")
    plain = [re.sub(r"\w+\(.*\)", "", value) for value in room]
    assert {size for value in plain for size in re.findall(r"(?<![-\d.])[\d.]+px", value)} <= allowed


@every_sheet
def test_what_moves_takes_the_time_that_the_document_says(sheet: str) -> None:
    allowed = scale("Motion")
    for value in values(sheet, "transition|animation"):
        assert set(re.findall(r"(?<![\w.])[\d.]+s\b", value)) <= allowed, value


def test_a_card_travels_as_fast_as_the_document_says() -> None:
    source = (ROOT / "static/ui/motion.py").read_text(encoding="utf-8")
    [found] = re.findall(r"^SPEEDS = ({.*})$", source, re.MULTILINE)
    speeds = json.loads(found)
    assert {row[0]: int(row[1]) for row in rows("Motion") if row[0] in speeds} == speeds


@pytest.mark.parametrize("look", range(4), ids=["day", "night", "clear day", "clear night"])
def test_words_stand_out_from_their_ground(look: int) -> None:
    shown = looks()[look]
    low = [
        (words, ground, round(contrast(shown[words], shown[ground]), 2))
        for words, grounds in GROUNDS.items()
        for ground in grounds
        if contrast(shown[words], shown[ground]) < 4.5
    ]
    assert low == []


def test_every_token_is_used_and_every_use_has_its_token() -> None:
    used = {name for sheet in SHEETS for name in re.findall(r"var\(--([\w-]+)", sheet_text(sheet))}
    set_somewhere = {name for sheet in SHEETS for name in re.findall(r"--([\w-]+): ", sheet_text(sheet))}
    assert set(looks()[0]) <= used
    assert used - set_somewhere == {"place", "coach-lines"}  # said of one element, by the page's Python
