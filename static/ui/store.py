"""What this device remembers: settings, the match, the printed openings already played. Nothing leaves it."""

import json

from pyscript import document, window

SETTINGS = "scopa.settings"
SAVE = "scopa.save"
DAMAGED = "scopa.damaged"
PLAYED = "scopa.openings"
KEPT = 3
"""How many damaged saves are kept aside."""

_memory = {}
_trouble = None


def _storage():
    """The browser's storage; asked for by a call, since a refusal can be caught only from a call."""
    return window.Reflect.get(document.defaultView, "localStorage")


def trouble():
    """`store.blocked` or `store.full` since this was last asked, or None: the catalogue entry that tells it."""
    global _trouble
    told, _trouble = _trouble, None
    return told


def read(key):
    """The text kept under *key*, or None. Where the browser keeps nothing, what this visit wrote."""
    global _trouble
    if key in _memory:
        return _memory[key]
    try:
        return _storage().getItem(key)
    except Exception:
        _trouble = _trouble or "store.blocked"
        return None


def write(key, text):
    """Keep *text* under *key*; where the browser refuses, in memory, and `trouble` says so."""
    global _trouble
    try:
        _storage().setItem(key, text)
        _memory.pop(key, None)
    except Exception as error:
        if key not in _memory:
            _trouble = "store.full" if "uota" in str(error) else "store.blocked"
        _memory[key] = text


def forget(key):
    """Drop what is kept under *key*."""
    _memory.pop(key, None)
    try:
        _storage().removeItem(key)
    except Exception:
        pass


def settings():
    """The settings that differ from the usual ones; empty where none can be read."""
    try:
        kept = json.loads(read(SETTINGS) or "{}")
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def keep_settings(values):
    """Keep these settings."""
    write(SETTINGS, json.dumps(values))


def keep_match(answer):
    """Keep the newest Answer, so that the table can be drawn again before the engine is there."""
    write(SAVE, json.dumps({"view": answer["view"], "save": answer["save"], "undo": answer["undo"], "redo": answer["redo"]}))


def kept_match():
    """The Answer kept last; None where there is none, and where it is damaged: `trouble` then says so and it is kept aside."""
    text = read(SAVE)
    if text is None:
        return None
    try:
        answer = json.loads(text)
        if is_answer(answer):
            answer["events"] = []
            return answer
    except ValueError:
        pass
    set_aside()
    return None


def set_aside():
    """Move the kept match, which cannot be read, to where it is not in the way, and have that said."""
    global _trouble
    text = read(SAVE)
    try:
        aside = json.loads(read(DAMAGED) or "[]")
    except ValueError:
        aside = []
    write(DAMAGED, json.dumps((aside + [text])[-KEPT:]))
    forget(SAVE)
    _trouble = "store.damaged"


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
    try:
        kept = json.loads(read(PLAYED) or "[]")
    except ValueError:
        return []
    return kept if isinstance(kept, list) else []


def opening_played(seed):
    """Remember that the opening of *seed* was played here."""
    write(PLAYED, json.dumps(openings_played() + [seed]))
