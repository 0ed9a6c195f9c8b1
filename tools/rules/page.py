"""The rules page of one game in one language: its outline set in HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from scopa.cards import read_card, value
from scopa.games import GAMES
from scopa.primiera import primiera_value
from scopa.rules import Rules
from tools.rules import examples, scores
from tools.rules.frame import Frame, whole
from tools.rules.markup import bare, block, element, sourced
from tools.rules.outline import QUESTIONS, SECTIONS, Block, Heading, Statement, Table
from tools.rules.sheet import Sheet
from tools.rules.texts import Texts

NUMBERED = ("history", "deal", "play", "scoring", "example")
SECTION_SOURCES = {
    "deal": "000 L11",
    "play": "000 L17",
    "scoring": "000 L25",
    "example": "000 L31",
    "questions": "000 L37",
}
ITALIAN = frozenset({"settebello", "primiera", "napola", "piccola", "grande", "re_bello", "accusi"})
PRIMIERA_RANKS = "76A5432"


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
    lines = [*Frame.other_language(texts, sheet.game, name), f'<h2 id="{name}-title">{number}{_title(texts, name)}</h2>']
    named = {"id": name, "aria-labelledby": f"{name}-title", "data-source": sheet.cited((SECTION_SOURCES.get(name, ""),))}
    return ["", *block("section", [*lines, *inside], **named)]


def _title(texts: Texts, section: str) -> str:
    return texts.say(f"section.{section}")


def _differences(texts: Texts, sheet: Sheet) -> list[str]:
    """What differs from plain Scopa, option by option; nothing for plain Scopa itself (source 003 L29-30)."""
    told = {name: texts.option(name, value, "name") for name, value in sheet.rules.differences(GAMES["scopa"]).items()}
    if len(sheet.seats) > 1 or not sheet.two:
        told["seats"] = texts.join([str(seats) for seats in sheet.seats], "or")
    items = [
        element("li", texts.say("page.colon", name=element("b", texts.say(f"option.{name}.name")), value=said))
        for name, said in sorted(told.items(), key=lambda option: option[0] != "seats")
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
        joint = " " if line and (text[0].isalnum() or text[0] in "«“<") else ""
        line += joint + sourced("span", text, sources)
    return element(tag, line)


def _values(texts: Texts, _: Sheet, sources: str) -> list[str]:
    rows = (
        ("values.card", ["values.A", "values.numbers", "values.J", "values.Q", "values.K"]),
        ("values.value", [_worth("A"), "values.own", _worth("J"), _worth("Q"), _worth("K")]),
    )
    return _scale(texts, "values.values", rows, data_source=sources)


def _worth(rank: str) -> str:
    return str(value(read_card(f"{rank}D")))


def _primiera(texts: Texts, _: Sheet, sources: str) -> list[str]:
    ranks = ["values.A" if rank == "A" else rank for rank in PRIMIERA_RANKS]
    values = [str(primiera_value(read_card(f"{rank}D"))) for rank in (*PRIMIERA_RANKS, "K")]
    rows = (("values.card", [*ranks, "values.courts"]), ("values.value", values))
    return _scale(texts, "values.primiera", rows, id="primiera-scale", data_source=sources)


def _scale(texts: Texts, caption: str, rows: Sequence[tuple[str, Sequence[str]]], **attributes: str) -> list[str]:
    """A table of two rows; a cell is a text, or a number as it stands."""
    lines = [
        element("tr", element("th", texts.say(head), scope="row") + "".join(
            element("td", texts.find(cell) or cell) for cell in cells
        ))
        for head, cells in rows
    ]
    return block("table", [element("caption", texts.say(caption)), *block("tbody", lines)], class_="scale", **attributes)


def _players(texts: Texts, sheet: Sheet, sources: str) -> list[str]:
    columns = ["players", *(["teams"] if sheet.teams != {"solo"} else []), "hand", "table", "rounds"]
    head = "".join(element("th", texts.say(f"players.{column}"), scope="col") for column in columns)
    lines = []
    for seats, forms in sheet.tables.items():
        cells = {"teams": texts.join([texts.option("teams", rules.teams, "name") for rules in forms], "or")}
        cells |= _dealt(texts, forms[0])
        lines.append(
            element(
                "tr",
                element("th", str(seats), scope="row")
                + "".join(element("td", cells[column]) for column in columns if column != "players"),
            )
        )
    return block(
        "table",
        [element("caption", texts.say("players.caption")), *block("thead", [element("tr", head)]), *block("tbody", lines)],
        class_="players",
        data_source=sources,
    )


def _dealt(texts: Texts, rules: Rules) -> dict[str, str]:
    """How many cards each has in hand, how many lie on the table, and in how many rounds they are dealt."""
    hands = sorted(set(rules.round_sizes))
    hand = str(hands[0]) if len(hands) == 1 else texts.say("players.then", hand=hands[0], last=hands[-1])
    return {"hand": hand, "table": str(rules.table_size), "rounds": str(rules.rounds)}


def _points(texts: Texts, sheet: Sheet, _: str) -> list[str]:
    head = "".join(element("th", texts.say(f"score.{column}"), scope="col") for column in ("point", "who", "points"))
    lines = []
    for row in scores.rows(texts, sheet):
        title = element("span", row.title, lang="it") if row.category in ITALIAN and texts.language != "it" else row.title
        cells = element("th", title, scope="row") + element("td", row.who) + element("td", row.points)
        lines.append(element("tr", cells, data_source=sheet.cited(row.sources)))
    return block(
        "table",
        [element("caption", texts.say("score.caption")), *block("thead", [element("tr", head)]), *block("tbody", lines)],
        class_="points",
    )


TABLES: dict[str, Callable[[Texts, Sheet, str], list[str]]] = {
    "values": _values,
    "players": _players,
    "points": _points,
    "primiera": _primiera,
}
"""The tables that an outline names."""


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
            answer = texts.say(f"question.{question.name}.answer{question.answer(sheet)}", **sheet.facts)
            inside = [element("h3", asked), element("p", answer)]
            lines += block("div", inside, class_="question", id=f"question-{question.name}")
    return lines
