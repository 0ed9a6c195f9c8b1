"""Starts the page. All that happens on it is in the modules beside this one."""

import asyncio

from pyscript import document

from ui import dom

STAGES = ("text", "later", "decks", "store", "seats", "table", "motion", "game", "choice", "status", "page")
"""The modules that are compiled one task at a time."""
PAINT = 0.05
"""Seconds in which to paint the table before the engine's download begins."""


async def start():
    """Show what was kept or begin what was pressed; then let the second parts come, and after a paint the engine."""
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
    asyncio.create_task(page.second())
    page.follow_link()
    asyncio.create_task(page.game.relieve())
    await asyncio.sleep(PAINT)
    asyncio.create_task(page.engine.start())


asyncio.create_task(start())
