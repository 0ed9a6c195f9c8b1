"""What a rules page is made of: statements, each with its sources and with the games it holds for.

A statement is a text of the catalogues. That of an option is the text of the value that the game has, so that a page
says what the engine does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from scopa.cards import read_card
from scopa.primiera import primiera_value
from scopa.rules import Rules
from tools.rules.sheet import Sheet
from tools.rules.texts import Texts, option_sources

Holds = Callable[[Sheet], bool]

PRIMIERA_EXAMPLE = ("7D", "7B", "6S", "AC")
"""The cards that the text on the primiera adds up."""


def always(_: Sheet) -> bool:
    """What holds for every game."""
    return True


@dataclass(frozen=True)
class Say:
    """A statement: the key of its text, the statements of the sources it comes from, and the games it holds for."""

    key: str
    sources: tuple[str, ...] = ()
    when: Holds = always

    def text(self, texts: Texts, sheet: Sheet) -> str:
        """What it says of a game."""
        return texts.say(self.key, sheet.contexts, **more_facts(texts, sheet))

    def sources_for(self, _: Sheet) -> tuple[str, ...]:
        """The statements of the sources it comes from."""
        return self.sources


@dataclass(frozen=True)
class Option:
    """The statement of an option, with the value that the game has."""

    name: str
    when: Holds = always

    def text(self, texts: Texts, sheet: Sheet) -> str:
        """What it says of a game."""
        return texts.option(self.name, getattr(sheet.rules, self.name), "says", sheet.contexts)

    def sources_for(self, sheet: Sheet) -> tuple[str, ...]:
        """The statements of the sources that the value comes from."""
        return option_sources(self.name, getattr(sheet.rules, self.name))


@dataclass(frozen=True)
class Of:
    """A statement made for a game or its family alone, by name: its history, its idea; with the sources by name."""

    key: str
    name: Callable[[Sheet], str]
    sources: Mapping[str, tuple[str, ...]]
    when: Holds = always

    def text(self, texts: Texts, sheet: Sheet) -> str:
        """What it says of a game."""
        return texts.say(f"{self.key}.{self.name(sheet)}", (), **sheet.facts)

    def sources_for(self, sheet: Sheet) -> tuple[str, ...]:
        """The statements of the sources it comes from."""
        return self.sources.get(self.name(sheet), ())


Statement = Say | Option | Of


@dataclass(frozen=True)
class Block:
    """Some statements together: a paragraph ``p``, or a list ``ul`` or ``ol`` with a line of statements an item."""

    kind: str
    lines: tuple[tuple[Statement, ...], ...]


@dataclass(frozen=True)
class Heading:
    """A heading inside a section."""

    key: str
    when: Holds = always


@dataclass(frozen=True)
class Table:
    """A table, drawn by the function of that name, and the statements of the sources it comes from."""

    name: str
    when: Holds = always
    sources: tuple[str, ...] = ()


def paragraph(*statements: Statement) -> Block:
    """One paragraph."""
    return Block("p", (statements,))


def bullets(*lines: Statement | tuple[Statement, ...]) -> Block:
    """A list without an order."""
    return Block("ul", _lines(lines))


def steps(*lines: Statement | tuple[Statement, ...]) -> Block:
    """A list of steps, one after the other."""
    return Block("ol", _lines(lines))


def _lines(lines: Sequence[Statement | tuple[Statement, ...]]) -> tuple[tuple[Statement, ...], ...]:
    return tuple(line if isinstance(line, tuple) else (line,) for line in lines)


def more_facts(texts: Texts, sheet: Sheet) -> dict[str, object]:
    """The numbers of the rules, and what needs the language besides."""
    worths = [primiera_value(read_card(card)) for card in PRIMIERA_EXAMPLE]
    return {
        **sheet.facts,
        "others": texts.join([str(seats) for seats in sheet.otherwise_dealt], "or"),
        "targets": texts.join([str(target) for target in sheet.told.also_to], "or"),
        "quick": texts.find("option.quick_count.true.says"),
        "worths": texts.sum(worths),
        "total": sum(worths),
    }


def rule(test: Callable[[Rules], bool]) -> Holds:
    """What holds for the games whose rules pass a test."""
    return lambda sheet: test(sheet.rules)


def cites(source: str) -> Holds:
    """What holds for the games told after a source."""
    return lambda sheet: sheet.cites(source)


def plain(sheet: Sheet) -> bool:
    """Whether a game is the plain one, whose page says what its own source says and no more."""
    return sheet.cites("000")


def not_plain(sheet: Sheet) -> bool:
    """Whether a game is another than the plain one."""
    return not plain(sheet)


def many(sheet: Sheet) -> bool:
    """Whether more than two can play."""
    return not sheet.two
