"""The commented example: one table for each kind of capture of a game, drawn with the deck, told by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scopa.captures import captures
from scopa.cards import read_card, value
from tools.rules.markup import bare, element
from tools.rules.sheet import Sheet
from tools.rules.statements import Holds, always
from tools.rules.texts import Texts

WIDTH, HEIGHT, GAP, APART = 66, 102, 16, 60
PANEL, STRIDE = 342, 356


@dataclass(frozen=True)
class Example:
    """A table, a card played to it, what it takes, and what one might think it takes.

    The cards are written in the order in which they lie; ``refused`` is a sum or a card that may not be taken.
    """

    name: str
    table: str
    played: str
    refused: str = ""
    sources: tuple[str, ...] = ()
    when: Holds = always

    def taken(self, sheet: Sheet) -> tuple[str, ...]:
        """The one capture of the card played; ValueError if the rules of the game leave a choice or none."""
        (only,) = captures(sheet.rules, self.table, self.played)
        return tuple(card for card in self.table.split() if card in only)

    def sweeps(self, sheet: Sheet) -> bool:
        """Whether the capture empties the table and scores for it."""
        scores = self.played[0] != "A" or sheet.rules.aces == "plain" or sheet.rules.ace_sweep_scores == "always"
        return scores and len(self.taken(sheet)) == len(self.table.split())


EXAMPLES = (
    Example(
        "equal", "2B 4C 6D", "6S", "2B 4C", ("000 L33a", "004 L76"), lambda sheet: sheet.rules.capture != "fifteen"
    ),
    Example("sum", "2B 4C", "6S", "", ("000 L33b", "003 L62"), lambda sheet: sheet.rules.capture != "fifteen"),
    Example("king", "5D 3C 2S", "KS", "", ("001 L19",), lambda sheet: sheet.cites("001")),
    Example(
        "fewest",
        "AB 2C 5D 3S",
        "JS",
        "AB 2C 5D",
        ("003 L67-70", "004 L77"),
        lambda sheet: sheet.rules.capture == "value" and sheet.rules.sums == "fewest",
    ),
    Example("fifteen", "7B JD", "7S", "7B", ("004 L71",), lambda sheet: sheet.rules.capture == "fifteen"),
    Example(
        "fifteen-fewest",
        "3C 7B KD",
        "5S",
        "3C 7B",
        ("004 L77",),
        lambda sheet: sheet.rules.capture == "fifteen" and sheet.rules.sums == "fewest",
    ),
    Example("fifteen-sweep", "3C 5B", "7S", "", ("004 L84",), lambda sheet: sheet.rules.capture == "fifteen"),
    Example("or-fifteen", "5B 2C 7D", "6S", "", (), lambda sheet: sheet.rules.capture == "value_or_fifteen"),
    Example("ace", "3C 5D KB", "AS", "", ("002 L58a",), lambda sheet: sheet.rules.aces == "sweep"),
)
"""One for each kind of capture; a game shows those that suit its rules."""


def shown(sheet: Sheet) -> list[Example]:
    """The examples of a game."""
    return [example for example in EXAMPLES if example.when(sheet)]


def caption(texts: Texts, sheet: Sheet, example: Example) -> str:
    """The comment of an example, its heading first."""
    said = texts.say(f"example.{example.name}.caption", sheet.contexts, **_facts(texts, sheet, example))
    return f"<b>{_heading(texts, example)}.</b> {said}"


def diagram(texts: Texts, sheet: Sheet, examples: Sequence[Example], suffix: str) -> list[str]:
    """One or two examples as a drawing in SVG; *suffix* tells its names from those of another on the same page."""
    told = [
        texts.say("example.desc", (), heading=_heading(texts, example), **_facts(texts, sheet, example))
        for example in examples
    ]
    cards = sorted({card for example in examples for card in [*example.table.split(), example.played]})
    left = 0 if len(examples) > 1 else STRIDE // 2
    drawn = [
        line
        for at, example in enumerate(examples)
        for line in _panel(texts, sheet, example, left + at * STRIDE, suffix)
    ]
    names = f"diagram-title{suffix} diagram-text{suffix}"
    return [
        f'<svg class="diagram" viewBox="0 0 700 328" role="img" aria-labelledby="{names}">',
        "  " + element("title", texts.say("example.title"), id=f"diagram-title{suffix}"),
        "  " + element("desc", bare(" ".join(told)), id=f"diagram-text{suffix}"),
        "  <defs>",
        *(f"    {_symbol(texts, card, suffix)}" for card in cards),
        "  </defs>",
        *(f"  {line}" for line in drawn),
        "</svg>",
    ]


def _heading(texts: Texts, example: Example) -> str:
    return texts.say(f"example.{example.name}.heading")


def _facts(texts: Texts, sheet: Sheet, example: Example) -> dict[str, object]:
    taken = example.taken(sheet)
    added = [value(read_card(card)) for card in taken]
    played = value(read_card(example.played))
    total = played
    if sum(added) != played:
        added, total = [played, *added], played + sum(added)
    return {
        "table": texts.join([texts.card(card) for card in example.table.split()]),
        "played": texts.card(example.played),
        "taken": texts.join([texts.card(card) for card in taken]),
        "sum": f"{texts.sum(added)}\u00a0=\u00a0{total}",
    }


def _symbol(texts: Texts, card: str, suffix: str) -> str:
    """A card with its rank in two corners, to be used by name."""
    rank, suit = card[0], card[1]
    index = (
        f'<text class="card-rank" x="18" y="36" font-size="36">{texts.index(rank)}</text>'
        f'<use href="../decks/french/deck.svg#{suit}" x="8" y="42" width="20" height="20"/>'
    )
    return (
        f'<symbol id="card-{card}{suffix}" class="card-{suit}" viewBox="-1 -1 126 194">'
        '<rect class="card-stock" width="124" height="192" rx="9"/>'
        f'<use href="../decks/french/deck.svg#{card}" width="124" height="192"/>'
        f'{index}<g transform="rotate(180 62 96)">{index}</g></symbol>'
    )


def _panel(texts: Texts, sheet: Sheet, example: Example, left: int, suffix: str) -> list[str]:
    """One table on its own piece of baize: the cards, what is taken, what is not, and the card that takes."""
    taken, refused, sweeps = example.taken(sheet), tuple(example.refused.split()), example.sweeps(sheet)
    middle = left + (158 if sweeps else 172)
    places = _places(example.table.split(), taken, refused, middle)
    aim = _middle(places, taken)
    played = _card(example.played, aim - WIDTH // 2, 214, suffix)
    first, width = places[taken[0]], _width(places, taken)
    inside = [
        f'<rect class="baize" x="{left + 1}" y="1" width="{PANEL}" height="326" rx="14"/>',
        _words("heading", left + 172, 32, _heading(texts, example)),
        *(_card(card, x, 48, suffix) for card, x in places.items()),
        f'<rect class="taken" x="{first - 5}" y="43" width="{width + 10}" height="{HEIGHT + 10}" rx="9"/>',
        *(_refused(texts, sheet, example, places) if refused else []),
        f'<path class="way" d="M{aim} 208v-41m-8 10l8-10 8 10"/>',
        *_beside(texts, sheet, example, aim - 11),
        played,
        _words("note beside", aim - WIDTH // 2 - 12, 270, texts.say("example.you")),
        *(_cry(texts, sheet, left + 266) if sweeps else []),
    ]
    return ["<g>", *(f"  {line}" for line in inside), "</g>"]


def _places(table: Sequence[str], taken: Sequence[str], refused: Sequence[str], middle: int) -> dict[str, int]:
    """Where each card of a table lies: in a row about the middle, the taken apart from the others."""
    gaps = [
        APART if (card in taken) != (after in taken) and not set(taken) & set(refused) else GAP
        for card, after in pairwise(table)
    ]
    x = middle - (WIDTH * len(table) + sum(gaps)) // 2
    places = {}
    for card, gap in zip(table, [*gaps, 0], strict=True):
        places[card] = x
        x += WIDTH + gap
    return places


def _width(places: dict[str, int], cards: Sequence[str]) -> int:
    return places[cards[-1]] + WIDTH - places[cards[0]]


def _middle(places: dict[str, int], cards: Sequence[str]) -> int:
    return places[cards[0]] + _width(places, cards) // 2


def _refused(texts: Texts, sheet: Sheet, example: Example, places: dict[str, int]) -> list[str]:
    """A brace under what may not be taken, with its sum crossed out."""
    cards = example.refused.split()
    values = [value(read_card(card)) for card in cards]
    if sheet.rules.capture == "fifteen":
        values = [value(read_card(example.played)), *values]
    said = f"{texts.sum(values)}\u00a0=\u00a0{sum(values)}"
    middle, width = _middle(places, cards), _width(places, cards)
    cross = middle - 15 + round(4.6 * len(said)) + 15
    return [
        f'<path class="brace" d="M{places[cards[0]] + 2} 158v8h{width - 4}v-8M{middle} 166v8"/>',
        _words("sum", middle - 15, 196, said),
        f'<path class="cross" d="M{cross} 185l11 11m0-11l-11 11"/>',
        _words("note", middle, 220, texts.say(f"example.{example.name}.wait")),
    ]


def _beside(texts: Texts, sheet: Sheet, example: Example, x: int) -> list[str]:
    """A word beside the arrow: why this is taken, or the sum that it makes."""
    note = texts.find(f"example.{example.name}.note")
    if note is not None:
        return [_words("note beside", x, 192, note)]
    if example.refused or len(example.taken(sheet)) < 2 or example.played[0] == "A":
        return []
    return [_words("sum beside", x, 192, str(_facts(texts, sheet, example)["sum"]))]


def _cry(texts: Texts, sheet: Sheet, x: int) -> list[str]:
    """The cry over a sweep; and when it would not count."""
    cry = _words("cry", x, 244, texts.say("example.cry", sheet.contexts))
    if sheet.rules.last_play_sweep or sheet.rules.capture == "fifteen":
        return [cry]
    first, last = texts.say("example.except").split("|")
    return [cry, f'<text class="note" x="{x}" y="268">{first}<tspan x="{x}" dy="20">{last}</tspan></text>']


def _card(card: str, x: int, y: int, suffix: str) -> str:
    return f'<use href="#card-{card}{suffix}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}"/>'


def _words(kind: str, x: int, y: int, said: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{said}</text>'
