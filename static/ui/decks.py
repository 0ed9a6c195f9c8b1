"""The decks: which there are, and the one that is shown, as its `deck.json` describes it."""

import json

from pyscript import document

from ui import later, text

DECKS = ("french", "napoletane")
"""Each deck by the name of its folder in static/decks, the usual one first."""
VALUES = {"A": "1", "J": "8", "Q": "9", "K": "10"}
"""What a card counts, where its rank does not say it."""

_here = {}
_shown = None
_corner = "letter"


async def begin(kept):
    """Have the deck of these settings, or the usual one where it cannot be had. Raises OSError where neither can."""
    global _shown
    wanted = kept.get("deck") if kept.get("deck") in DECKS else DECKS[0]
    try:
        _shown = await description(wanted)
    except OSError:
        _shown = await description(DECKS[0])


async def description(name):
    """What a deck's `deck.json` says. Raises OSError where it cannot be had."""
    if name not in _here:
        _here[name] = json.loads(await later.fetched(folder(name) + "deck.json"))
    return _here[name]


def show(name, corner, colours):
    """Show a deck that is here, with this in the corner (`letter`, `value` or `none`) and these colours."""
    global _shown, _corner
    _shown = _here.get(name, _shown)
    _corner = corner
    chosen = _shown["colours"].get(colours, _shown["colours"]["usual"])
    style = document.documentElement.style
    style.setProperty("--card-stock", _shown["stock"])
    for suit, colour in chosen.items():
        style.setProperty("--suit-" + suit.lower(), colour)


def shown():
    """The deck that is shown, as its `deck.json` describes it."""
    return _shown


def family():
    """The family of the suits that the cards show: `french` or `latin`."""
    return _shown["family"]


def folder(name):
    """The address of a deck's folder."""
    return "static/decks/" + name + "/"


def picture(name):
    """The address of a picture of the deck: a card, a suit's sign, or the back."""
    return folder(_shown["name"]) + _shown["sprite"] + "#" + name


def corner(card):
    """What the corner of a card says; empty where it says nothing."""
    return "" if _corner == "none" else index(card)


def index(card):
    """What tells a card among those of its suit: its value where the corners say values, its letter elsewhere."""
    if _corner == "value":
        return VALUES.get(card[0], card[0])
    letters = _shown["index"]["letters"]
    return letters.get(text.language(), letters["en"])[card[0]]
