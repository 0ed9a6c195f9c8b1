"""The rules page of one game in one language: its outline set in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tools.rules import examples
from tools.rules.frame import Frame, other_language, whole
from tools.rules.markup import bare, block, element, sourced
from tools.rules.outline import SECTIONS
from tools.rules.questions import QUESTIONS
from tools.rules.sheet import Sheet
from tools.rules.statements import Block, Heading, Statement
from tools.rules.tables import TABLES
from tools.rules.texts import Texts

NUMBERED = ("history", "deal", "play", "scoring", "example")
SECTION_SOURCES = {
    "deal": "000 L11",
    "play": "000 L17",
    "scoring": "000 L25",
    "example": "000 L31",
    "questions": "000 L37",
}


def game_page(texts: Texts, sheet: Sheet) -> str:
    """The whole page."""
    name = texts.say(f"game.{sheet.game}.name")
    lead = texts.find(f"lead.{sheet.game}") or texts.say(f"game.{sheet.game}.line")
    frame = Frame(
        file=sheet.game,
        title=texts.say("page.title", sheet.contexts, name=name),
        description=texts.find(f"description.{sheet.game}") or texts.say("page.description", name=name),
        heading=sourced("h1", f'{escape(name)}<span class="mark">♠&#xFE0E;</span>', sheet.cited(("000 L1",))),
        lead=lead,
        contents=[(section, _number(section), texts.say(f"section.{section}")) for section in (*NUMBERED, "questions")],
        contents_sources=sheet.cited(("000 L3-5",)),
    )
    lines = [
        *_differences(texts, sheet),
        *(line for name in SECTIONS for line in _section(texts, sheet, name, _outlined(texts, sheet, name))),
        *_section(texts, sheet, "example", _examples(texts, sheet)),
        *_section(texts, sheet, "questions", _questions(texts, sheet)),
    ]
    return whole(texts, frame, lines if lines[0] else lines[1:])


def _number(section: str) -> str:
    return f"{NUMBERED.index(section) + 1:02}" if section in NUMBERED else "–"


def _section(texts: Texts, sheet: Sheet, name: str, inside: Sequence[str]) -> list[str]:
    number = element("span", _number(name), class_="number") + " " if name in NUMBERED else ""
    title = element("h2", number + texts.say(f"section.{name}"), id=f"{name}-title")
    lines = [title, *other_language(texts, sheet.game, name), *inside]
    sources = sheet.cited((SECTION_SOURCES.get(name, ""),))
    return ["", *block("section", lines, id=name, aria_labelledby=f"{name}-title", data_source=sources)]


def _differences(texts: Texts, sheet: Sheet) -> list[str]:
    """What differs from plain Scopa, option by option; nothing for plain Scopa itself (source 003 L29-30)."""
    told = {name: texts.option(name, chosen, "name") for name, chosen in sheet.differences.items()}
    if "seats" in told:
        told["seats"] = texts.join([str(seats) for seats in sheet.seats], "or")
    items = [
        element("li", texts.say("page.colon", name=element("b", texts.say(f"option.{name}.name")), value=said))
        for name, said in told.items()
    ]
    if not items:
        return []
    title = element("h2", texts.say("page.differences"), id="differences-title")
    return block("aside", [title, *block("ul", items)], class_="differences", aria_labelledby="differences-title")


def _outlined(texts: Texts, sheet: Sheet, section: str) -> list[str]:
    lines: list[str] = []
    for part in SECTIONS[section]:
        if isinstance(part, Block):
            lines += _block(texts, sheet, part)
        elif part.when(sheet):
            lines += (
                [element("h3", texts.say(f"heading.{part.key}", sheet.contexts))]
                if isinstance(part, Heading)
                else TABLES[part.name](texts, sheet, sheet.cited(part.sources))
            )
    return lines


def _block(texts: Texts, sheet: Sheet, part: Block) -> list[str]:
    tag = "p" if part.kind == "p" else "li"
    lines = [line for statements in part.lines if (line := _line(texts, sheet, tag, statements))]
    if part.kind == "p" or not lines:
        return lines
    return block(part.kind, lines, class_="rules")


def _line(texts: Texts, sheet: Sheet, tag: str, statements: Sequence[Statement]) -> str:
    """Some statements in one element, each naming its sources: the element itself if it holds but one."""
    said = [
        (statement.text(texts, sheet), sheet.cited(statement.sources_for(sheet)))
        for statement in statements
        if statement.when(sheet)
    ]
    if not said:
        return ""
    if len(said) == 1:
        return sourced(tag, *said[0])
    line = ""
    for text, sources in said:
        joint = " " if line and (text[0].isalnum() or text[0] in "«“<¿¡") else ""
        line += joint + sourced("span", text, sources)
    return element(tag, line)


def _examples(texts: Texts, sheet: Sheet) -> list[str]:
    """The examples two by two, each pair a drawing that scrolls in its own box on a small screen."""
    shown = examples.shown(sheet)
    lines: list[str] = []
    for at in range(0, len(shown), 2):
        pair = shown[at : at + 2]
        suffix = "" if at == 0 else f"-{at // 2 + 1}"
        region = {"class_": "scroll", "tabindex": "0", "role": "region"}
        label = texts.say("example.region" if at == 0 else "example.region-second")
        captions = [
            sourced("p", examples.caption(texts, sheet, example), sheet.cited(example.sources)) for example in pair
        ]
        hint = sourced("p", texts.say("example.hint"), sheet.cited(("000 L35",)))
        lines += block(
            "figure",
            [
                *block("div", examples.diagram(texts, sheet, pair, suffix), **region, aria_label=bare(label)),
                hint.replace("<p", '<p class="scroll-hint"', 1),
                *block("figcaption", captions),
            ],
        )
    return lines


def _questions(texts: Texts, sheet: Sheet) -> list[str]:
    lines: list[str] = []
    for question in QUESTIONS:
        if question.when(sheet):
            asked = texts.say(f"question.{question.name}.asked", sheet.contexts)
            answer = texts.say(f"question.{question.name}.answer{question.answer(sheet)}", (), **sheet.facts)
            inside = [element("h3", asked), element("p", answer)]
            lines += block("div", inside, class_="question", id=f"question-{question.name}")
    return lines
