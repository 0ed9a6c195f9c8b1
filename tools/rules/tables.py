"""The tables of a rules page, their numbers asked of the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scopa.cards import read_card, value
from scopa.primiera import primiera_value
from scopa.rules import Rules
from tools.rules import scores
from tools.rules.markup import block, element
from tools.rules.sheet import Sheet
from tools.rules.texts import Texts
from tools.rules.texts import texts as in_language

PRIMIERA_RANKS = "76A5432"
"""The ranks of the primiera that have a worth of their own, the best first; court cards follow."""

ITALIAN = frozenset({"settebello", "primiera", "napola", "piccola", "grande", "re_bello"})
"""The categories that may keep their Italian name."""


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
        element(
            "tr",
            element("th", texts.say(head), scope="row")
            + "".join(element("td", texts.find(cell) or cell) for cell in cells),
        )
        for head, cells in rows
    ]
    inside = [element("caption", texts.say(caption)), *block("tbody", lines)]
    return block("table", inside, class_="scale", **attributes)


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
    return _headed(texts, "players", head, lines, data_source=sources)


def _dealt(texts: Texts, rules: Rules) -> dict[str, str]:
    """How many cards each has in hand, how many lie on the table, and in how many rounds they are dealt."""
    hands = sorted(set(rules.round_sizes))
    hand = str(hands[0]) if len(hands) == 1 else texts.say("players.then", hand=hands[0], last=hands[-1])
    return {"hand": hand, "table": str(rules.table_size), "rounds": str(rules.rounds)}


def _points(texts: Texts, sheet: Sheet, _: str) -> list[str]:
    head = "".join(element("th", texts.say(f"score.{column}"), scope="col") for column in ("point", "who", "points"))
    italian = {row.title for row in scores.rows(in_language("it"), sheet)}
    lines = []
    for row in scores.rows(texts, sheet):
        named = element("span", row.title, lang="it" if row.title in italian else "")
        title = named if row.category in ITALIAN else row.title
        cells = element("th", title, scope="row") + element("td", row.who) + element("td", row.points)
        lines.append(element("tr", cells, data_source=sheet.cited(row.sources)))
    return _headed(texts, "score", head, lines)


def _headed(texts: Texts, kind: str, head: str, lines: Sequence[str], **attributes: str) -> list[str]:
    caption = element("caption", texts.say(f"{kind}.caption"))
    inside = [caption, *block("thead", [element("tr", head)]), *block("tbody", lines)]
    return block("table", inside, class_=kind, **attributes)


TABLES: dict[str, Callable[[Texts, Sheet, str], list[str]]] = {
    "values": _values,
    "players": _players,
    "points": _points,
    "primiera": _primiera,
}
"""The tables that an outline names."""
