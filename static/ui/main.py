"""Starts the page."""

import asyncio

from pyscript import document

from ui import dom

STAGES = (
    "text", "later", "decks", "store", "cards", "names", "seats", "table", "movements", "motion", "opening", "game",
    "choosing", "choice", "voice", "status", "speech", "settings", "engine", "wait", "person", "page",
)  # fmt: skip
"""The modules that are compiled one task at a time."""


async def start():
    """Show what was kept or begin what was pressed; after a paint let the second parts come, and the engine."""
    for name in STAGES:
        await dom.give_way()
        __import__("ui." + name)
    from ui import decks, later, store
    from ui.page import Page

    root = document.documentElement
    words = asyncio.create_task(later.catalogue(root.getAttribute("lang")))
    await store.open_storage()
    await decks.begin(store.settings())
    await words
    page = Page()
    await dom.give_way()
    page.game.fetch_book()
    kept = store.kept_match()
    pressed = root.getAttribute("data-pressed")
    root.removeAttribute("data-pressed")
    for button in dom.every("[aria-busy]"):
        button.removeAttribute("aria-busy")
    document.body.dataset.page = "ready"
    if kept:
        asyncio.create_task(page.game.go_back_to(kept))
    else:
        root.removeAttribute("data-saved")
        if pressed:
            dom.by_id(pressed).click()
    store.listen(page.tell_trouble)
    page.follow_link()
    await dom.give_way()
    second = asyncio.create_task(page.second())
    await dom.give_way()
    asyncio.create_task(page.engine.start())
    await second
    asyncio.create_task(page.game.relieve())


asyncio.create_task(start())
