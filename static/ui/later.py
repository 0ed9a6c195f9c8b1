"""What of the page does not come with its first files, but is fetched: the words of the language spoken, the parts that
come second, as soon as the page is usable, and what comes when it is first asked for: the lobby, the coach, the gallery
of cards and the comforts.
"""

import asyncio
import json
import os

from pyscript import document, window

from ui import dom, text

SECOND = (
    "dialogs", "awards", "asking", "coaching", "drag", "hint", "memory", "confirm", "menu", "keys", "scenes",
    "score_sheet", "hand_order", "deck_choice", "settings_form", "comfort", "other_tab", "parts",
)  # fmt: skip
LOBBY = (
    "links", "kept_rules", "panel", "rule_words", "table_forms", "differences",
    "seats_form", "sharing", "house_rules", "rules_now", "chooser",
)  # fmt: skip
COACH = ("reasons", "review", "lines", "coach")
GALLERY = ("gallery",)
STYLES = {
    "second": ("seats", "dialog", "memory"), "lobby": ("lobby",), "coach": ("coach",), "gallery": ("gallery",),
    "comforts": ("comfort", "contrast", "size"),
}  # fmt: skip

_lock = asyncio.Lock()
_catalogues = [""]
"""How the names of the catalogues begin that are needed by now."""
_here = {}
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


async def catalogue(language):
    """Have the words of the page in *language* at hand. Raises OSError where they cannot be had."""
    for beginning in _catalogues:
        name = beginning + language + ".json"
        if "i18n" not in os.listdir() or name not in os.listdir("i18n"):
            write("i18n", name, await fetched("static/i18n/" + name))


async def more_words(beginning):
    """Say the words of another catalogue too, of every language from now on. Raises OSError."""
    if beginning not in _catalogues:
        _catalogues.append(beginning)
    await catalogue(text.language())
    text.use_more(beginning)


async def second(page):
    """The `Parts` that come second. Raises OSError where one of them cannot be had."""
    async with _lock:
        if "second" not in _here:
            await brought("second", SECOND)
            from ui.second.parts import Parts

            parts = Parts(page)
            await dom.give_way()
            parts.draw(page.game.view)
            _here["second"] = parts
            document.body.dataset.parts = "here"
    return _here["second"]


async def lobby(page):
    """The lobby's own `Chooser`. Raises OSError where a part of it cannot be had."""
    await second(page)
    async with _lock:
        if "lobby" not in _here:
            games = asyncio.create_task(fetched("static/games.json"))
            await modules("lobby", LOBBY)
            from ui.lobby.chooser import Chooser

            _here["lobby"] = Chooser(page, json.loads(await games))
        await words_of_rules()
    return _here["lobby"]


async def brought(folder, names):
    """Have the modules of a folder ready, and its words spoken from now on. Raises OSError where some cannot be had."""
    words = asyncio.create_task(more_words(folder + "."))
    await modules(folder, names)
    await words


async def gallery():
    """The `Gallery` of the deck's cards. Raises OSError where a part of it cannot be had."""
    async with _lock:
        if "gallery" not in _here:
            await modules("gallery", GALLERY)
            from ui.gallery.gallery import Gallery

            _here["gallery"] = Gallery()
    return _here["gallery"]


async def modules(folder, names):
    """Have the modules of a folder ready to be imported, and its style sheets applied."""
    styles = [asyncio.create_task(style(name)) for name in STYLES[folder]]
    texts = []
    for name in names:
        texts.append(asyncio.create_task(fetched("static/ui/" + folder + "/" + name + ".py")))
        await dom.give_way()
    for coming in styles:
        await coming
    for name, coming in zip(names, texts):
        write("ui/" + folder, name + ".py", await coming)
        await dom.give_way()
    for name in names:
        __import__("ui." + folder + "." + name)
        await dom.give_way()


def write(folder, name, content):
    """Put a file where it is read or imported from."""
    parent, _, last = ("./" + folder).rpartition("/")
    if last not in os.listdir(parent):
        os.mkdir(folder)
    with open(folder + "/" + name, "w") as file:
        file.write(content)


async def style(name):
    """Have a style sheet applied."""
    address = "static/css/" + name + ".css"
    if dom.one("link[href='" + address + "']"):
        return
    here = asyncio.Event()
    link = dom.make("link", attributes={"rel": "stylesheet", "href": address})
    for event in ("load", "error"):
        dom.listen(link, event, lambda event: here.set())
    document.head.appendChild(link)
    await here.wait()


async def words_of_rules():
    """Have the words of games and options said in the language spoken. Raises OSError where they cannot be had."""
    language = text.language()
    if language not in _words:
        _words[language] = json.loads(await fetched("static/i18n/rules." + language + ".json"))
    if "sources" not in _words:
        _words["sources"] = {"sources": json.loads(await fetched("static/i18n/sources.json"))}
    text.add(_words[language])
    text.add(_words["sources"])
