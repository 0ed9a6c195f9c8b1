"""Starts the page. All that happens on it is in the modules beside this one."""

import asyncio

from pyscript import document

from ui import decks, dom, store

STAGES = ("text", "seats", "table", "motion", "game", "choice", "keys", "score_sheet", "settings", "page")
"""The modules that are compiled one task at a time, so that the browser can answer in between."""
PAINT = 0.05
"""Seconds left to the browser to paint the table before the engine's download begins."""


async def start():
    """Show what was kept or begin what was pressed; then, after the first paint, let the engine come."""
    await store.open_storage()
    await decks.begin(store.settings())
    for name in STAGES:
        __import__("ui." + name)
        await asyncio.sleep(0)
    from ui.page import Page

    page = Page()
    page.game.fetch_book()
    kept = store.kept_match()
    root = document.documentElement
    pressed = root.getAttribute("data-pressed")
    root.removeAttribute("data-pressed")
    for name in ("start", "games"):
        dom.by_id(name).removeAttribute("aria-busy")
    document.body.dataset.page = "ready"
    if kept:
        asyncio.create_task(page.game.go_back_to(kept))
    else:
        root.removeAttribute("data-saved")
        if pressed:
            asyncio.create_task(page.game.begin() if pressed == "start" else page.in_lobby("open"))
    store.listen(page.tell_trouble)
    page.follow_link()
    asyncio.create_task(page.game.relieve())
    await asyncio.sleep(PAINT)
    asyncio.create_task(page.engine.start())


asyncio.create_task(start())
