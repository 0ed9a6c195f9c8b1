"""Parts of the page that come when they are first asked for: the lobby and the comforts, with style and words."""

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
COMFORTS = {
    "words": (),
    "sound": ("comforts/sound",),
    "confirming": ("comforts/confirming",),
    "offline": ("css/comfort.css", "lobby/panel", "comforts/offline"),
    "tally": ("comforts/statistics", "comforts/daily", "comforts/tally"),
    "statistics": (
        "css/lobby.css", "css/comfort.css", "lobby/panel", "lobby/rule_words", "comforts/files", "comforts/statistics",
        "comforts/statistics_panel",
    ),
    "deals": (
        "css/lobby.css", "css/comfort.css", "lobby/panel", "lobby/links", "lobby/rule_words", "comforts/files",
        "comforts/daily", "comforts/records", "comforts/matches", "comforts/deals",
    ),
    "whole_deal": ("css/lobby.css", "css/comfort.css", "lobby/panel", "comforts/whole_deal"),
}  # fmt: skip
"""What each comfort needs, style sheets and modules of `ui`; the last module makes it, with `begin`."""

_lock = asyncio.Lock()
_here = []
_words = {}
_comforts = {}
_written = []


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


async def comfort(name, page):
    """One of `COMFORTS`, made when it is first asked for. Raises OSError where a part of it cannot be had."""
    async with _lock:
        await add_words("comfort.")
        if name not in _comforts:
            needs = COMFORTS[name]
            modules = [need for need in needs if not need.endswith(".css") and need not in _written]
            coming = [asyncio.create_task(fetched("static/ui/" + module + ".py")) for module in modules]
            for need in needs:
                if need.endswith(".css"):
                    await style("static/" + need)
            for module, content in zip(modules, coming):
                folder, file = module.split("/")
                write(folder, file + ".py", await content)
                _written.append(module)
            made = None
            if needs:
                made = __import__("ui." + needs[-1].replace("/", "."), None, None, ["begin"]).begin(page)
            _comforts[name] = made
    return _comforts[name]


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
    await add_words("rules.")
    if "sources" not in _words:
        _words["sources"] = {"sources": json.loads(await fetched("static/i18n/sources.json"))}
    text.add(_words["sources"])


async def add_words(kind):
    """Have the words of a catalogue of this kind, in the language spoken, said. Raises OSError."""
    name = kind + text.language()
    if name not in _words:
        _words[name] = json.loads(await fetched("static/i18n/" + name + ".json"))
    text.add(_words[name])
