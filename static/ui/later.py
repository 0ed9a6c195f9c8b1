"""Parts of the page that come when they are first asked for: the modules of `ui/lobby`, their style and their words."""

import asyncio
import json
import os

from pyscript import document, window

from ui import dom, text

MODULES = (
    "links", "kept_rules", "panel", "rule_words", "differences",
    "seats_form", "sharing", "house_rules", "rules_now", "chooser",
)  # fmt: skip
STYLE = "static/css/lobby.css"
GALLERY = "static/css/gallery.css"

_lock = asyncio.Lock()
_here = []
_gallery = []
_words = {}


async def fetched(address):
    """The text of a file of the site. Raises OSError where it cannot be had."""
    try:
        response = await window.fetch(address)
    except Exception:
        response = None
    if not response or not response.ok:
        raise OSError(address)
    return await response.text()


async def lobby(page):
    """The lobby's own `Chooser`. Raises OSError where a part of it cannot be had."""
    async with _lock:
        if not _here:
            texts = [asyncio.create_task(fetched("static/ui/lobby/" + name + ".py")) for name in MODULES]
            games = asyncio.create_task(fetched("static/games.json"))
            await style(STYLE)
            for name, coming in zip(MODULES, texts):
                write("lobby", name + ".py", await coming)
            from ui.lobby.chooser import Chooser

            _here.append(Chooser(page, json.loads(await games)))
        await words()
    return _here[0]


async def gallery():
    """The `Gallery` of the deck's cards. Raises OSError where a part of it cannot be had."""
    async with _lock:
        if not _gallery:
            content = await fetched("static/ui/lobby/gallery.py")
            await style(GALLERY)
            write("lobby", "gallery.py", content)
            from ui.lobby.gallery import Gallery

            _gallery.append(Gallery())
    return _gallery[0]


def write(folder, name, content):
    """Put a module where it is imported from."""
    if folder not in os.listdir("ui"):
        os.mkdir("ui/" + folder)
    with open("ui/" + folder + "/" + name, "w") as file:
        file.write(content)


async def style(address):
    """Have a style sheet applied."""
    if dom.one("link[href='" + address + "']"):
        return
    here = asyncio.Event()
    link = dom.make("link", attributes={"rel": "stylesheet", "href": address})
    for event in ("load", "error"):
        dom.listen(link, event, lambda event: here.set())
    document.head.appendChild(link)
    await here.wait()


async def words():
    """Have the words of games and options said in the language spoken. Raises OSError where they cannot be had."""
    language = text.language()
    if language not in _words:
        _words[language] = json.loads(await fetched("static/i18n/rules." + language + ".json"))
    if "sources" not in _words:
        _words["sources"] = {"sources": json.loads(await fetched("static/i18n/sources.json"))}
    text.add(_words[language])
    text.add(_words["sources"])
