"""What choosing another deck needs: its preview, its pictures, and a place in what is kept for use offline."""

import asyncio

from pyscript import window

from ui import decks, dom, later


def preview(option, name):
    """Put the preview of a deck into the option that chooses it; it comes when it is first seen."""
    address = decks.folder(name) + "preview.svg"
    attributes = {"src": address, "alt": "", "loading": "lazy", "width": "116", "height": "80"}
    dom.mark(option, "deck-option", True)
    dom.add(dom.one("span", option), dom.make("img", attributes=attributes))


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
