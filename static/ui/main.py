"""Starts the page. All that happens on it is in the modules beside this one."""

import asyncio

from pyscript import document

from ui import decks, dom, later, store

STAGES = ("text", "seats", "table", "motion", "game", "choice", "settings", "page")
"""The modules that are compiled one task at a time, so that the browser can answer in between."""
PAINT = 0.05
"""Seconds left to the browser to paint the table before the engine's download begins."""


async def start():
    """Show what was kept or begin what was pressed; then let come what comes second, and after a paint the engine."""
    root = document.documentElement
    words = asyncio.create_task(later.catalogue(root.getAttribute("lang")))
    await store.open_storage()
    await decks.begin(store.settings())
    for name in STAGES:
        __import__("ui." + name)
        await asyncio.sleep(0)
    from ui.page import Page

    await words
    page = Page()
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
