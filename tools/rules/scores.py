"""The points of a deal as a table on the page: who scores what, and how much of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scopa.categories import CATEGORIES
from scopa.declarations import LOW
from scopa.rules import Rules
from tools.rules.sheet import Sheet
from tools.rules.texts import Texts, option_sources


@dataclass(frozen=True)
class Row:
    """A line of the table: the category, its title, who scores it, the points, and where it comes from."""

    category: str
    title: str
    who: str
    points: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class _Told:
    """How a category is told: by the values of ``options``, or by a text of its own; its least and most points."""

    title: str
    options: tuple[str, ...] = ()
    who: str = ""
    points: Callable[[Rules], tuple[int, int]] = lambda _: (1, 1)
    sources: tuple[str, ...] = ()


_NAPOLA = {"fixed3": (3, 3), "run7": (3, 7), "run7x10": (3, 10), "run10": (3, 10)}

_SWEEPS = _Told(
    "score.sweeps",
    who="score.who-sweeps",
    sources=("000 L27a", "001 L15a", "001 L21", "002 L3c", "002 L43", "003 L90", "004 L103", "004 L123"),
)
_ACCUSI = _Told("option.accusi.name", who="score.who-accusi", points=lambda r: (r.accuso_low, r.accuso_three))

TOLD: dict[str, _Told] = {
    "cards": _Told("option.cards.name", ("cards",)),
    "coins": _Told("option.coins.name", ("coins",)),
    "all_coins": _Told(
        "option.all_coins.name", ("all_coins", "all_coins_stack"), points=lambda r: (r.all_coins, r.all_coins)
    ),
    "settebello": _Told("option.settebello.name", ("settebello",)),
    "sevens": _Told("option.sevens.name", ("sevens",)),
    "four_sevens": _Told(
        "option.four_sevens.name", ("four_sevens", "four_sevens_stack"), points=lambda r: (r.four_sevens, r.four_sevens)
    ),
    "most_sevens": _Told("score.most_sevens", who="option.sevens.true.says", sources=("003 L92-94",)),
    "most_sixes": _Told("score.most_sixes", who="score.who-sixes", sources=("003 L92-94",)),
    "primiera": _Told(
        "option.primiera.name",
        who="score.who-primiera",
        sources=("000 L27e", "001 L25", "002 L42b", "004 L109"),
    ),
    "napola": _Told("option.napola.name", ("napola",), points=lambda r: _NAPOLA[r.napola]),
    "re_bello": _Told("option.re_bello.name", ("re_bello",)),
    "three_of_coins": _Told(
        "option.three_of_coins.name", ("three_of_coins",), points=lambda r: (r.three_of_coins, r.three_of_coins)
    ),
    "piccola": _Told("option.piccola.name", ("piccola",), points=lambda _: (3, 6)),
    "grande": _Told("option.grande.name", ("grande",), points=lambda r: (r.grande, r.grande)),
    "few_cards": _Told("option.few_cards.name", ("few_cards",)),
}
"""Every category of the score, in the words of its option."""


def rows(texts: Texts, sheet: Sheet) -> list[Row]:
    """The lines of a game's table, in the order of the score sheet."""
    told = [("sweeps", _SWEEPS)]
    if sheet.rules.accusi:
        told.append(("accusi", _ACCUSI))
    told += [(category.name, TOLD[category.name]) for category in CATEGORIES if category.counts(sheet.rules)]
    return [_row(texts, sheet, category, how) for category, how in told]


def _row(texts: Texts, sheet: Sheet, category: str, how: _Told) -> Row:
    values = [(option, getattr(sheet.rules, option)) for option in how.options]
    who = [texts.option(option, value, "says", sheet.contexts) for option, value in values]
    if how.who:
        who = [texts.say(how.who, sheet.contexts, low=LOW)]
    least, most = how.points(sheet.rules)
    between = "score.or" if category == "accusi" else "score.to"
    return Row(
        category,
        texts.say(how.title, sheet.contexts),
        ", ".join(who),
        str(least) if least == most else texts.say(between, first=least, last=most),
        how.sources + tuple(source for option, value in values for source in option_sources(option, value)),
    )
