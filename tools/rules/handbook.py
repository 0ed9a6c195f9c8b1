"""docs/rules.md: every option and every rule with the statements of the sources it comes from, for readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields

from scopa.cards import read_card, value
from scopa.games import GAMES
from scopa.options import OFFERED
from scopa.primiera import primiera_value
from scopa.rules import Rules
from tools.rules.markup import bare
from tools.rules.outline import FAMILY_SOURCES, IDEA_SOURCES, SECTIONS
from tools.rules.scores import rows
from tools.rules.sheet import TOLD, Sheet
from tools.rules.statements import Block, Say, Table
from tools.rules.tables import PRIMIERA_RANKS
from tools.rules.texts import Texts, option_sources
from tools.statements import statements

OPENING = """# The rules

Written by `make rules` from the catalogues that the rules pages and the page of house rules are made of
(`static/i18n/rules.en.json`, `tools/rules/catalogues/`) and from the engine's own `Rules` and `GAMES`, so that none of
them can say anything else.

A statement of a source is named after the source and its line: `000 L19c` is the third statement on line 19 of source
000. Every statement that the engine keeps is proved by a test that bears its id (`tests/README.md`). Suits have their
French names; diamonds are the coins of an Italian pack.
"""


WORTHS = {"values": ("A234567JQK", value), "primiera": (f"{PRIMIERA_RANKS}JQK", primiera_value)}
"""The ranks of a table of values, and what each is worth."""


def handbook(texts: Texts) -> str:
    """The whole document."""
    parts = [
        OPENING,
        _chapter(texts.say("part.sources"), [bare(texts.say("from.lead")), "", *_sources(texts)]),
        _chapter("Options", ["The plain value is in bold; what bears no id is common usage.", "", *_options(texts)]),
        _chapter("What every game has in common", _common(texts)),
        _chapter("The points of a deal", _points(texts)),
        _chapter(texts.say("part.games"), _games(texts)),
        _chapter("Every statement of the sources", _statements()),
    ]
    return "\n".join(parts).replace("\u00a0", " ")


def _chapter(title: str, lines: Iterable[str]) -> str:
    return "\n".join([f"## {title}", "", *lines, ""])


def _table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    yield from (f"| {' | '.join(line)} |" for line in lines)


def _sources(texts: Texts) -> Iterator[str]:
    yield from _table(
        ("source", "what it is"),
        ((number, texts.say(f"from.{number}")) for number in texts.section("from") if number != "lead"),
    )


def offered() -> dict[str, dict[str, tuple[object, ...]]]:
    """Every option of `Rules` with the values there are words for, by group; who sits at the table comes first."""
    seated = {"seats": tuple(range(2, 7)), "teams": ("solo", "2x2", "2x3", "3x2")}
    groups = {group: {name: tuple(values) for name, values in options.items()} for group, options in OFFERED.items()}
    return {**groups, "play": {**seated, **groups["play"]}}


def _options(texts: Texts) -> Iterator[str]:
    plain = {field.name: field.default for field in fields(Rules)}
    for group, options in offered().items():
        yield from (f"### {texts.say(f'group.{group}')}", "")
        yield from _table(
            ("option", "value", "rule", "from"),
            (
                (
                    f"`{name}`: {texts.say(f'option.{name}.name')}" if value == values[0] else "",
                    f"**`{value}`**" if value == plain[name] else f"`{value}`",
                    _capital(texts.option(name, value, "says")),
                    ", ".join(option_sources(name, value)),
                )
                for name, values in options.items()
                for value in values
            ),
        )
        yield ""


def _common(texts: Texts) -> Iterator[str]:
    """The statements that no option changes, each as the first game says it for which it holds."""
    for section, parts in SECTIONS.items():
        yield from (f"### {texts.say(f'section.{section}')}", "")
        for part in parts:
            for line in part.lines if isinstance(part, Block) else ():
                yield from (f"- {said}" for statement in line if (said := _said(texts, statement)))
            if isinstance(part, Table) and part.name in WORTHS:
                ranks, worth = WORTHS[part.name]
                scale = ", ".join(f"{rank} = {worth(read_card(f'{rank}D'))}" for rank in ranks)
                yield f"- {texts.say(f'values.{part.name}')}: {scale} ({', '.join(part.sources)})"
        yield ""


def _said(texts: Texts, statement: object) -> str:
    if not isinstance(statement, Say):
        return ""
    sheet = next(sheet for game in TOLD if statement.when(sheet := Sheet(game)))
    sources = f" ({', '.join(statement.sources)})" if statement.sources else ""
    return _capital(bare(statement.text(texts, sheet)).lstrip("; :")) + sources


def _points(texts: Texts) -> Iterator[str]:
    """The lines of every game's table, each once."""
    told = {row.category: row for game in TOLD for row in rows(texts, Sheet(game))}
    yield from _table(
        ("point", "who scores it", "points", "from"),
        ((row.title, row.who, row.points, ", ".join(row.sources)) for row in told.values()),
    )


def _games(texts: Texts) -> Iterator[str]:
    """Each game, who plays it, and what differs from plain `Rules`."""
    seated = [row for part in SECTIONS["deal"] if isinstance(part, Table) for row in part.sources]
    yield from (f"Who plays which game: {', '.join(seated)}.", "")
    yield from _table(
        ("game", "players", "what differs from the plain options", "from"),
        (
            (
                f"`{game}`: {texts.say(f'game.{game}.name')}",
                ", ".join(map(str, Sheet(game).seats)),
                ", ".join(f"`{name}={value}`" for name, value in GAMES[game].differences(Rules()).items()),
                ", ".join((*told.sources, *FAMILY_SOURCES.get(told.family, ()), *IDEA_SOURCES.get(game, ()))),
            )
            for game, told in TOLD.items()
        ),
    )


def _statements() -> Iterator[str]:
    yield from _table(("id", "statement"), ((row["id"], row["statement"].replace("|", "\\|")) for row in statements()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
