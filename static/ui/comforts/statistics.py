"""How the matches against the computer went, game by game and level by level. They stay on this device.

    {"games": {"scopa": {"intermedio": {"played": 3, "won": 2, "margin": 4, "best": 6, "deals": 9, "sweeps": 7,
     "settebello": 5}}}, "counted": ["scopa 7"], "running": {"match": "scopa 9", "deals": {"1": [2, 1]}}}

`margin` is the sum of all margins, `best` the greatest one of a match won; `counted` are the newest matches, so that
none counts twice; `running` has the sweeps and the settebello of each deal of the match that goes on.
"""

import json

from ui import store, voice

KEY = "scopa.statistics"
FIELDS = ("played", "won", "margin", "best", "deals", "sweeps", "settebello")
MOST = 400
"""How many matches are remembered as counted."""
LONGEST = 200000
"""Letters of a file that is read."""
GREATEST = 10000000
"""No number here is greater."""


def kept():
    """What this device keeps; nothing where it cannot be read."""
    return read(store.read(KEY) or "") or empty()


def empty():
    """The statistics of a device on which nothing was played."""
    return {"games": {}, "counted": [], "running": None}


def read(text):
    """The statistics in a text; None where it holds none, or anything else besides."""
    if len(text) > LONGEST:
        return None
    try:
        found = json.loads(text)
    except store.UNREADABLE:
        return None
    if not isinstance(found, dict) or not isinstance(found.get("games"), dict):
        return None
    counted, running = found.get("counted"), found.get("running")
    sound = isinstance(counted, list) and all(isinstance(match, str) for match in counted)
    if not sound or not all(is_game(*entry) for entry in found["games"].items()):
        return None
    return {"games": found["games"], "counted": counted[-MOST:], "running": running if is_running(running) else None}


def is_game(name, levels):
    """Whether these are the rows of one game."""
    return (
        isinstance(name, str)
        and isinstance(levels, dict)
        and len(levels) > 0
        and all(isinstance(level, str) and is_row(row) for level, row in levels.items())
    )


def is_row(row):
    """Whether this is a row: every number is there, and each can be."""
    if not isinstance(row, dict) or sorted(row) != sorted(FIELDS) or not all(is_number(row[name]) for name in FIELDS):
        return False
    return (
        all(0 <= abs(row[name]) < GREATEST for name in FIELDS)
        and all(row[name] >= 0 for name in FIELDS if name != "margin")
        and row["played"] > 0
        and row["won"] <= row["played"]
        and row["settebello"] <= row["deals"]
    )


def is_number(value):
    """Whether this is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_count(value):
    """Whether this can be a count."""
    return is_number(value) and 0 <= value < GREATEST


def is_running(running):
    """Whether this is a match that goes on."""
    return (
        isinstance(running, dict)
        and isinstance(running.get("match"), str)
        and isinstance(running.get("deals"), dict)
        and all(
            isinstance(deal, list) and len(deal) == 2 and all(is_count(value) for value in deal)
            for deal in running["deals"].values()
        )
    )


def write(found):
    """The statistics as the text of a file."""
    return json.dumps(found)


def keep(found):
    """Keep these."""
    store.write(KEY, write(found))


def note(view, level):
    """Write down a deal or a match that is over.

    A practice does not count, nor do several people on one device, nor a match that has been counted.
    """
    if view["match"]["practice"] or voice.several(view):
        return
    found = kept()
    match = view["game"] + " " + view["match"]["seed"]
    if match in found["counted"]:
        return
    mine = view["seats"][view["seat"]]["side"]
    running = found["running"]
    if not running or running["match"] != match:
        running = found["running"] = {"match": match, "deals": {}}
    if view["scoring"]:
        settebello = [award for award in view["scoring"]["awards"] if award["category"] == "settebello"]
        took = any(award["side"] == mine for award in settebello)
        running["deals"][str(view["deal"])] = [len(view["sides"][mine]["sweeps"]), int(took)]
    if view["phase"] == "over":
        levels = found["games"].setdefault(view["game"], {})
        levels[level] = added(levels.get(level), view, mine, list(running["deals"].values()))
        found["counted"] = (found["counted"] + [match])[-MOST:]
        found["running"] = None
    keep(found)


def added(row, view, mine, deals):
    """A row with one more match."""
    row = dict(row) if row else dict.fromkeys(FIELDS, 0)
    scores = [side["score"] for side in view["sides"]]
    margin = scores[mine] - max(score for side, score in enumerate(scores) if side != mine)
    won = view["match"]["winner"] == mine
    row["played"] += 1
    row["won"] += int(won)
    row["margin"] += margin
    row["best"] = max(row["best"], margin if won else 0)
    row["deals"] += len(deals)
    row["sweeps"] += sum(deal[0] for deal in deals)
    row["settebello"] += sum(deal[1] for deal in deals)
    return row
