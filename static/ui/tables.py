"""What is asked for at a table: the game, who sits there, under which names, and the house rules. A plain dictionary.

    {"game": "escoba", "seats": 4, "teams": "2x2", "people": [0, 2], "names": ["", "Anna", "", ""],
     "options": {"target": 11}, "rules": "", "called": ""}

`options` is what is changed in the game; `rules`, where it is not empty, is a text of rules that stands in place of
game and options, for a table that no game has. `called` is the name of the house rules.
"""

from ui import names

MOST_SEATS = 6
TEAMS = ("solo", "2x2", "2x3", "3x2")
KINDS = (
    ("game", str),
    ("seats", int),
    ("teams", str),
    ("people", list),
    ("names", list),
    ("options", dict),
    ("rules", str),
    ("called", str),
)


def plain(game="scopa", seats=2, teams="solo"):
    """The table of one person and computer players, by the game's own rules."""
    return {
        "game": game,
        "seats": seats,
        "teams": teams,
        "people": [0],
        "names": [""] * seats,
        "options": {},
        "rules": "",
        "called": "",
    }


def is_table(kept):
    """Whether this can be asked of the engine: every part is there, and of its kind."""
    if not isinstance(kept, dict) or not all(isinstance(kept.get(name), kind) for name, kind in KINDS):
        return False
    seats = range(kept["seats"])
    return (
        2 <= kept["seats"] <= MOST_SEATS
        and kept["teams"] in TEAMS
        and len(kept["people"]) > 0
        and all(isinstance(seat, int) and seat in seats for seat in kept["people"])
    )


def sound(kept):
    """A table as it was kept; the plain one, where it can be none."""
    return kept if is_table(kept) else plain()


def is_printed(table, game):
    """Whether the printed openings of *game*, for two and without house rules, are of this table."""
    usual = plain(game)
    return all(table[part] == usual[part] for part in ("game", "seats", "teams", "people", "options", "rules"))


def rules_of(table):
    """The rules of a table, as the engine is asked for them."""
    if table["rules"]:
        return {"rules": table["rules"]}
    return {name: table[name] for name in ("game", "seats", "teams", "options")}


def request(table, seed):
    """A new match at this table, as the engine is asked for it."""
    asked = rules_of(table)
    asked["people"] = table["people"]
    asked["seed"] = seed
    return asked


def sides(table):
    """The seats of each side: partners sit opposite."""
    count = table["seats"] if table["teams"] == "solo" else int(table["teams"][0])
    return [[seat for seat in range(table["seats"]) if seat % count == side] for side in range(count)]


def seated(table, seats, teams):
    """The same game, house rules and names for so many *seats* in this form of *teams*."""
    changed = dict(table)
    changed["seats"] = seats
    changed["teams"] = teams
    changed["people"] = [seat for seat in table["people"] if seat < seats]
    changed["names"] = (table["names"] + [""] * MOST_SEATS)[:seats]
    return changed


def usual_names(table):
    """The name of each seat that is given none."""
    found = []
    for seat in range(table["seats"]):
        player = "person" if seat in table["people"] else "computer"
        people = len(table["people"])
        alone = (people if player == "person" else table["seats"] - people) == 1
        found.append(names.usual(player, seat, alone))
    return found


def all_names(table):
    """The name of each seat, as it is shown."""
    given = [names.clean(name) for name in table["names"]]
    return [name or usual for name, usual in zip(given, usual_names(table))]


def length_of(table, row):
    """How long a match goes on, `target 21` or `deals 4`; *row* is the game as it is printed."""
    options = table["options"]
    if options.get("end") == "deals":
        return "deals %d" % options.get("deals", 0)
    return "target %d" % options.get("target", row["target"])


def lasting(table, row, length):
    """The table with a match of another *length*."""
    changed = dict(table)
    options = {name: value for name, value in table["options"].items() if name not in ("end", "target", "deals")}
    how, count = length.split()
    if how == "deals":
        options["end"] = "deals"
        options["deals"] = int(count)
    elif int(count) != row["target"]:
        options["target"] = int(count)
    changed["options"] = options
    return changed


def of_rules(told, rows, called=""):
    """The table of some rules that the engine has told; *rows* are the printed games by name."""
    seats, teams = told["options"]["seats"], told["options"]["teams"]
    table = plain(told["game"], seats, teams)
    table["called"] = called
    row = rows.get(told["game"])
    if row and any(form["seats"] == seats and teams in form["teams"] for form in row["seats"]):
        table["options"] = {name: value for name, value in told["differs"].items() if name not in ("seats", "teams")}
    else:
        table["rules"] = told["text"]
    return table
