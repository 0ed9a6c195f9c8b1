"""The decks: which there are, and the one that is shown, as its `deck.json` describes it."""

import asyncio
import json

from pyscript import document, window

from ui import dom, later, text

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


async def fetch(name):
    """Have a deck here, pictures and all. Raises OSError where it cannot be had."""
    found = await description(name)
    await later.fetched(folder(name) + found["sprite"])
    asyncio.create_task(keep(name))


async def keep(name):
    """Have the service worker keep a deck for when the network is off."""
    if window.navigator.serviceWorker:
        registration = await window.navigator.serviceWorker.ready
        registration.active.postMessage(dom.plain({"keep": name}))


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
    """The name of the deck that is shown."""
    return _shown["name"]


def family():
    """The family of the suits that the cards show: `french` or `latin`."""
    return _shown["family"]


def has_four_colours():
    """Whether the deck that is shown can be had in four colours for the four suits."""
    return "four" in _shown["colours"]


def cards():
    """The cards of a deck, in order."""
    return _shown["cards"]


def size():
    """Width and height of a card, in the units it is drawn in."""
    return _shown["width"], _shown["height"]


def places():
    """Where the corner's rank and sign (or None) stand, and whether they stand `turned` at the other corner too."""
    return _shown["index"]


def folder(name):
    """The address of a deck's folder."""
    return "static/decks/" + name + "/"


def preview(option, name):
    """Put the preview of a deck into the option that chooses it; it comes when it is first seen."""
    attributes = {"src": folder(name) + "preview.svg", "alt": "", "loading": "lazy", "width": "116", "height": "80"}
    dom.mark(option, "deck-option", True)
    dom.add(dom.one("span", option), dom.make("img", attributes=attributes))


def picture(name):
    """The address of a picture of the deck: a card, a suit's sign, or the back."""
    return folder(shown()) + _shown["sprite"] + "#" + name


def corner(card):
    """What the corner of a card says; empty where it says nothing."""
    if _corner == "none":
        return ""
    if _corner == "value":
        return VALUES.get(card[0], card[0])
    letters = _shown["index"]["letters"]
    return letters.get(text.language(), letters["en"])[card[0]]
