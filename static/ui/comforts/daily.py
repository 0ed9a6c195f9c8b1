"""The deal of the day: one deal of Scopa whose seed is the date, the same on every device."""

import json

from ui import store, voice

KEY = "scopa.days"
GAME = "scopa"
RULES = "scopa end=deals deals=1"
MOST = 60
"""How many days are kept."""
DIGITS = "0123456789"


def day_of(year, month, day):
    """The seed of a date: `2026-11-30`."""
    return "%04d-%02d-%02d" % (year, month, day)


def is_day(seed):
    """Whether a seed is a date."""
    parts = seed.split("-")
    return [len(part) for part in parts] == [4, 2, 2] and all(letter in DIGITS for letter in "".join(parts))


def kept():
    """The result of each day, the oldest first; those that cannot be read are left out."""
    found = store.loaded(KEY)
    if not isinstance(found, dict):
        return {}
    return {day: found[day] for day in sorted(found) if is_day(day) and is_result(found[day])}


def is_result(result):
    """Whether these are the own points, the computer's, and the own sweeps."""
    return (
        isinstance(result, list)
        and len(result) == 3
        and all(isinstance(part, int) and not isinstance(part, bool) and 0 <= part < 1000 for part in result)
    )


def is_daily(view):
    """Whether a View is of a deal of the day, played for the first time."""
    match = view["match"]
    return (
        view["game"] == GAME
        and match["end"] == "deals"
        and match["agreed"] == 1
        and view["deal"] == 1
        and is_day(match["seed"])
        and not match["practice"]
        and not voice.several(view)
    )


def note(view):
    """Write down the result of the day, the first time that it is played to its end."""
    if not view["scoring"] or not is_daily(view):
        return
    found = kept()
    if view["match"]["seed"] in found:
        return
    mine = view["seats"][view["seat"]]["side"]
    points = view["scoring"]["points"]
    found[view["match"]["seed"]] = [points[mine], points[1 - mine], len(view["sides"][mine]["sweeps"])]
    days = sorted(found)[-MOST:]
    store.write(KEY, json.dumps({day: found[day] for day in days}))
