"""What is asked for at a table: the game, who sits there, under which names, and the house rules. A plain dictionary.

    {"game": "escoba", "seats": 4, "teams": "2x2", "people": [0, 2], "names": ["", "Anna", "", ""],
     "level": "intermedio", "options": {"target": 11}, "rules": "", "called": ""}

`level` is how the computer plays, at every seat of no person. `options` is what is changed in the game; `rules`, where
it is not empty, is a text of rules that stands in place of game and options, for a table that no game has. `called` is
the name of the house rules.
"""

MOST_SEATS = 6
LEVELS = ("principiante", "intermedio", "esperto", "maestro")
"""How the computer can play."""
USUAL_LEVEL = "intermedio"
TEAMS = ("solo", "2x2", "2x3", "3x2")
KINDS = (
    ("game", str),
    ("seats", int),
    ("teams", str),
    ("people", list),
    ("names", list),
    ("level", str),
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
        "level": USUAL_LEVEL,
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
        and kept["level"] in LEVELS
        and len(kept["people"]) > 0
        and all(isinstance(seat, int) and seat in seats for seat in kept["people"])
    )


def sound(kept):
    """A table as it was kept; the plain one, where it can be none."""
    return kept if is_table(kept) else plain()


def is_printed(table, game):
    """Whether the printed openings of *game*, for two and without house rules, are of this table."""
    usual = plain(game)
    return all(table[part] == usual[part] for part in ("game", "seats", "teams", "people", "level", "options", "rules"))


def rules_of(table):
    """The rules of a table, as the engine is asked for them."""
    if table["rules"]:
        return {"rules": table["rules"]}
    return {name: table[name] for name in ("game", "seats", "teams", "options")}


def request(table, seed):
    """A new match at this table, as the engine is asked for it."""
    asked = rules_of(table)
    asked["people"] = table["people"]
    asked["level"] = table["level"]
    asked["seed"] = seed
    return asked
