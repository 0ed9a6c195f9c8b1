"""What this device remembers: settings, the match, the printed openings already played. Nothing leaves it."""

import asyncio
import json

from pyscript import document, window

from ui import names

SETTINGS = "scopa.settings"
SAVE = "scopa.save"
DAMAGED = "scopa.damaged"
PLAYED = "scopa.openings"
TABLE = "scopa.table"
UNREADABLE = (ValueError, RuntimeError)
"""What reading a damaged text may raise: it is no data, or nested too deep."""
KEPT = 3
"""How many damaged saves are kept aside."""

_storage = None
_memory = {}
_untold = []
_tell = None
newest = None
"""The text of the match that this tab has kept or read last: what is kept besides comes from another tab."""
_refused = set()
"""The keys whose text the browser did not take: told once for each."""


async def open_storage():
    """Find the browser's storage, before anything is read.

    What the browser throws from a plain call cannot be caught by MicroPython, only what a promise brings: so the two
    calls that may be refused, this one and the writing, are made by a promise.
    """
    global _storage
    try:
        view = document.defaultView
        _storage = await promised(window.Reflect.get, window.Reflect, view, "localStorage", view)
    except Exception:
        _storage = None
    if not _storage:
        _trouble("store.blocked")


def promised(function, owner, *arguments):
    """A promise of what *function* of *owner* gives for *arguments*; it is rejected where the function throws.

    It is made at once and not by a task: what a click changes is kept before the page can be left.
    """
    made = window.Promise.resolve(0).then(function.bind(owner, *arguments))
    made.catch(window.Boolean)  # Whoever waits for it is there later than a refusal, which is no error of the page.
    return made


def listen(tell):
    """Have *tell* called with the catalogue entry of each trouble, also of those there were already."""
    global _tell
    _tell = tell
    while _untold:
        tell(_untold.pop(0))


def _trouble(kind):
    if _tell:
        _tell(kind)
    elif kind not in _untold:
        _untold.append(kind)


def read(key):
    """The text kept under *key*, or None. Where the browser keeps nothing, what this visit wrote."""
    if key in _memory:
        return _memory[key]
    return _storage.getItem(key) if _storage else None


def write(key, text):
    """Keep *text* under *key*; what the browser refuses to keep stays in memory for this visit."""
    _memory[key] = text
    if _storage:
        asyncio.create_task(_settled(key, text, promised(_storage.setItem, _storage, key, text)))


def forget(key):
    """Drop what is kept under *key*."""
    _memory[key] = None
    if _storage:
        asyncio.create_task(_settled(key, None, promised(_storage.removeItem, _storage, key)))


async def _settled(key, text, done):
    """Trust the browser with *key* once it has *done* what was asked; what it refuses stays in memory."""
    try:
        await done
        if _memory.get(key, "") == text:
            _memory.pop(key)
    except Exception:
        if key not in _refused:
            _refused.add(key)
            _trouble("store.full")


def loaded(key):
    """The data kept under *key*; None where there are none, or they cannot be read."""
    try:
        return json.loads(read(key) or "null")
    except UNREADABLE:
        return None


def settings():
    """The settings that differ from the usual ones; empty where none can be read."""
    kept = loaded(SETTINGS)
    return kept if isinstance(kept, dict) else {}


def keep_settings(values):
    """Keep these settings."""
    write(SETTINGS, json.dumps(values))


def table():
    """The table that was played at last, or None; it may be anything."""
    return loaded(TABLE)


def keep_table(asked):
    """Keep the table that is played at."""
    write(TABLE, json.dumps(asked))


def keep_match(answer, called=""):
    """Keep the newest Answer, so that the table can be drawn again before the engine is there.

    *called* is the name of the house rules, if they have one.
    """
    global newest
    kept = {name: answer[name] for name in ("view", "save", "undo", "redo")}
    if any(names.given()):
        kept["names"] = names.given()
    if called:
        kept["called"] = called
    newest = json.dumps(kept)
    write(SAVE, newest)


def kept_match():
    """The Answer kept last; None where there is none, and where it is damaged: that is told, and it is kept aside."""
    global newest
    newest = text = read(SAVE)
    if text is None:
        return None
    try:
        answer = json.loads(text)
        if is_answer(answer):
            answer["events"] = []
            return answer
    except UNREADABLE:
        pass
    set_aside()
    return None


def set_aside():
    """Move the kept match, which cannot be read, to where it is not in the way, and have that said."""
    text = read(SAVE)
    aside = loaded(DAMAGED)
    write(DAMAGED, json.dumps(((aside if isinstance(aside, list) else []) + [text])[-KEPT:]))
    forget(SAVE)
    _trouble("store.damaged")


def is_answer(answer):
    """Whether this can be drawn: the parts that a table cannot do without are there."""
    try:
        view = answer["view"]
        cards = [entry["card"] for entry in view["table"] + view["hand"]]
        return (
            isinstance(answer["save"]["record"], str)
            and isinstance(answer["undo"], bool)
            and isinstance(answer["redo"], bool)
            and all(isinstance(card, str) and len(card) == 2 for card in cards)
            and all(isinstance(entry["captures"], list) for entry in view["hand"])
            and all("cards" in seat for seat in view["seats"])
            and all("score" in side and "pile" in side for side in view["sides"])
            and view["phase"] in ("play", "scoring", "over")
            and "stock" in view
            and "match" in view
        )
    except (KeyError, TypeError):
        return False


def openings_played():
    """The seeds of the printed openings that this device has played."""
    kept = loaded(PLAYED)
    return kept if isinstance(kept, list) else []


def opening_played(seed):
    """Remember that the opening of *seed* was played here."""
    write(PLAYED, json.dumps(openings_played() + [seed]))
