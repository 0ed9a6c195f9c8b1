"""The page that leads to all the others, with what belongs to no game alone: history, glossary, advice, sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scopa.cards import RANK_MASKS, read_card, value
from scopa.primiera import primiera, primiera_value
from tools.rules.frame import FRONT, Frame, other_language, whole
from tools.rules.markup import block, element, sourced
from tools.rules.sheet import TOLD, Sheet
from tools.rules.tables import PRIMIERA_RANKS
from tools.rules.texts import Texts

PARTS = ("games", "history", "glossary", "advice", "sources")

CLAIMS: dict[str, tuple[str, ...]] = {
    "italy": ("000 L7a", "000 L7b"),
    "century": ("001 L2a",),
    "film": ("001 L2b",),
    "broom": ("001 L2c", "003 L7", "003 L75"),
    "corsica": ("003 L15", "003 L16", "003 L17"),
    "escoba": ("004 L3a",),
    "scopone": ("002 L5i",),
}
"""What is told of the history, each with the source that claims it."""

TIPS: dict[str, tuple[str, ...]] = {
    "total": ("002 L63a", "002 L63b"),
    "coins": ("002 L64a", "002 L64b"),
    "seven": ("002 L65",),
    "partner": ("002 L66",),
    "primiera": ("002 L67",),
    "follow": ("002 L68",),
    "single": ("002 L69",),
}
"""The advice of the sources. Where the score contradicts it a note says so."""


NONE = "–"
"""Where a language has no word."""


@dataclass(frozen=True)
class Term:
    """A word of the game in Italian and in Spanish, and the entries of the sources that explain it."""

    italian: str
    spanish: str = NONE
    sources: tuple[str, ...] = ()


GLOSSARY: dict[str, Term] = {
    "deal": Term("smazzata", "mano"),
    "round": Term("mano", "reparto"),
    "match": Term("partita", "partida"),
    "dealer": Term("mazziere, cartaro", "repartidor"),
    "eldest": Term("primo di mano", "mano", ("002 L81",)),
    "lay": Term("calare", "descartar", ("002 L79",)),
    "capture": Term("presa", "baza"),
    "sweep": Term("scopa", "escoba", ("001 L2c", "002 L73-74")),
    "stock": Term("tallone", "mazo"),
    "pile": Term("mazzetto", "montón"),
    "settebello": Term("settebello", "siete de velo, guindis", ("002 L73-74",)),
    "coins": Term("denari, ori", "oros", ("002 L76-77",)),
    "cards": Term("carte", "cartas", ("002 L76-77",)),
    "primiera": Term("primiera, settanta", "setenta", ("002 L75",)),
    "courts": Term("fante, cavallo, re", "sota, caballo, rey", ("002 L78",)),
    "napola": Term("napola, napoli"),
    "re-bello": Term("re bello"),
    "aces": Term("scopa d’assi, asso pigliatutto, scaragoccia"),
    "declare": Term("accuso, bussata"),
    "matta": Term("matta"),
    "cappotto": Term("cappotto, napoleone"),
    "void": Term("a monte"),
    "scientifico": Term("scopone scientifico", sources=("002 L80",)),
}
"""The words of the game: what they are called in the pages' language and what they mean is in the catalogues."""

COURTS = ("JS", "QS", "KS")


def front_page(texts: Texts) -> str:
    """The whole page."""
    frame = Frame(
        file=FRONT,
        title=texts.say("front.title"),
        description=texts.say("front.description"),
        heading=sourced("h1", f'{texts.say("front.heading")}<span class="mark">♠&#xFE0E;</span>', "002 L1"),
        lead=texts.say("front.lead"),
        contents=[(part, "–", texts.say(f"part.{part}")) for part in PARTS],
    )
    inside = {
        "games": _games(texts),
        "history": _history(texts),
        "glossary": _glossary(texts),
        "advice": _advice(texts),
        "sources": _sources(texts),
    }
    lines = [line for part in PARTS for line in _part(texts, part, inside[part])]
    return whole(texts, frame, lines)


def _part(texts: Texts, name: str, inside: Sequence[str]) -> list[str]:
    title = element("h2", texts.say(f"part.{name}"), id=f"{name}-title")
    lines = [title, *other_language(texts, FRONT, name), *inside]
    return block("section", lines, id=name, aria_labelledby=f"{name}-title")


def _games(texts: Texts) -> list[str]:
    """The games by family, a line each, with who plays it and to how many points."""
    lines = [element("p", texts.say("front.printed"))]
    for family in texts.section("family"):
        items = [_game(texts, Sheet(game)) for game, told in TOLD.items() if told.family == family]
        lines += [element("h3", texts.say(f"family.{family}")), *block("ul", items, class_="games")]
    return lines


def _game(texts: Texts, sheet: Sheet) -> str:
    seats = texts.join([str(seats) for seats in sheet.seats], "or")
    link = element("a", texts.say(f"game.{sheet.game}.name"), href=f"{sheet.game}.{texts.language}.html")
    told = texts.say("front.played", seats=seats, target=sheet.rules.target)
    line = texts.say(f"game.{sheet.game}.line")
    return element("li", f"{link} {element('span', told, class_='played')}<br>{line}")


def _history(texts: Texts) -> list[str]:
    """What is told of the history, every claim with whose it is."""
    items = [sourced("li", texts.say(f"claim.{claim}"), ", ".join(sources)) for claim, sources in CLAIMS.items()]
    return block("ul", items, class_="rules")


def _glossary(texts: Texts) -> list[str]:
    courts = texts.say("values.courts")
    foreign = [language for language in ("it", "es") if language != texts.language]
    columns = ("here", *foreign, "meaning")
    head = element("tr", "".join(element("th", texts.say(f"column.{column}"), scope="col") for column in columns))
    facts = {
        "scale": ", ".join([*(_worth(rank, texts.index(rank)) for rank in PRIMIERA_RANKS), _worth("K", courts)]),
        "courts": texts.join([str(value(read_card(card))) for card in COURTS]),
    }
    rows = []
    for name, term in GLOSSARY.items():
        meaning = texts.say(f"term.{name}.meaning", **facts)
        if name == "courts":
            meaning += " " + "".join(_picture(texts, card) for card in COURTS)
        called = {"it": term.italian, "es": term.spanish}
        cells = [
            element("th", texts.say(f"term.{name}.here"), scope="row"),
            *(element("td", called[tongue], lang=tongue if called[tongue] != NONE else "") for tongue in foreign),
            element("td", meaning),
        ]
        rows.append(sourced("tr", "".join(cells), ", ".join(term.sources)))
    table = block("table", [*block("thead", [head]), *block("tbody", rows)], class_="glossary")
    return block("div", table, class_="scroll", tabindex="0", role="region", aria_label=texts.say("front.words"))


def _worth(rank: str, named: str) -> str:
    return f"{named}\u00a0=\u00a0{primiera_value(read_card(f'{rank}D'))}"


def _picture(texts: Texts, card: str) -> str:
    """A small card with its letter, as the table of the game shows it (source 002 L78)."""
    name = texts.card(card)
    suit = card[1]
    return (
        f'<svg class="picture card-{suit}" viewBox="-1 -1 126 194" role="img" aria-label="{name}">'
        '<rect class="card-stock" width="124" height="192" rx="9"/>'
        f'<use href="../decks/french/deck.svg#{card}" width="124" height="192"/>'
        f'<text class="card-rank" x="18" y="36" font-size="36">{texts.index(card[0])}</text></svg>'
    )


def _advice(texts: Texts) -> list[str]:
    best = primiera(RANK_MASKS[6])
    items = []
    for tip, sources in TIPS.items():
        said = texts.say(f"tip.{tip}", best=best)
        note = texts.find(f"tip.{tip}-note")
        if note is not None:
            said += " " + element("em", note, class_="note")
        items.append(sourced("li", said, ", ".join(sources)))
    return block("ul", items, class_="rules")


def _sources(texts: Texts) -> list[str]:
    numbers = [number for number in texts.section("from") if number != "lead"]
    items = [element("li", f"{element('b', number)} {texts.say(f'from.{number}')}") for number in numbers]
    return [element("p", texts.say("from.lead")), *block("ul", items, class_="rules")]
