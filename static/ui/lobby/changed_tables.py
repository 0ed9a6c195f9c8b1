"""What the lobby makes of a table: for other seats or another length, its sides and names, the table of some rules."""

from ui import names, tables


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
    changed["names"] = (table["names"] + [""] * tables.MOST_SEATS)[:seats]
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
    table = tables.plain(told["game"], seats, teams)
    table["called"] = called
    row = rows.get(told["game"])
    if row and any(form["seats"] == seats and teams in form["teams"] for form in row["seats"]):
        table["options"] = {name: value for name, value in told["differs"].items() if name not in ("seats", "teams")}
    else:
        table["rules"] = told["text"]
    return table
