"""What choosing another deck needs: its preview, its pictures, and a place in what is kept for use offline."""

import asyncio

from pyscript import window

from ui import cards, decks, dom, later


def preview(option, name):
    """Put the preview of a deck into the option that chooses it; it comes when it is first seen."""
    address = decks.folder(name) + "preview.svg"
    attributes = {"src": address, "alt": "", "loading": "lazy", "width": "116", "height": "80"}
    picture = dom.make("img", attributes=attributes)
    dom.listen(picture, "error", lambda event: event.target.replaceWith(sketch()))
    dom.mark(option, "deck-option", True)
    dom.add(dom.one("span", option), picture)


def sketch():
    """Three blank cards, in place of a preview that cannot be had."""
    drawn = cards.svg("svg", {"viewBox": "0 0 116 80", "aria-hidden": "true"})
    for place in range(3):
        turn = "rotate(" + str(12 * (place - 1)) + " 58 120)"
        blank = {"x": "40", "y": "12", "width": "36", "height": "56", "rx": "3", "transform": turn}
        drawn.appendChild(cards.svg("rect", blank))
    return drawn


async def fetch(name):
    """Have a deck here, pictures and all. Raises OSError where it cannot be had."""
    found = await decks.description(name)
    await later.fetched(decks.folder(name) + found["sprite"])
    asyncio.create_task(keep(name))


async def keep(name):
    """Have the service worker keep a deck for when the network is off."""
    if window.navigator.serviceWorker:
        registration = await window.navigator.serviceWorker.ready
        registration.active.postMessage(dom.plain({"keep": name}))
