"""A match as a text, for a file or a link, and a deal as a link."""

from ui import names, tables
from ui.lobby import links

MATCH = "#match="
DEAL = "#deal="
LONGEST = 100000
"""Letters of a record that is read."""
HEADERS = ("Seat", "Level", "People", "Practice", "Names")
"""What the page adds to a record; the engine passes it over."""
PERSON = "-"
"""The level of a person's seat."""
DIGITS = "0123456789"


def write(save, named=()):
    """The text of a match: its record, and who plays it."""
    level = save["level"] if isinstance(save["level"], list) else [save["level"]]
    headers = [("Seat", str(save["seat"])), ("Level", " ".join(one or PERSON for one in level))]
    if save.get("people"):
        headers.append(("People", " ".join(str(seat) for seat in save["people"])))
    if save["practice"]:
        headers.append(("Practice", "yes"))
    if any(named):
        headers.append(("Names", ";".join(links.quoted(name) for name in named)))
    return "".join('[%s "%s"]\n' % header for header in headers) + save["record"]


def read(text):
    """The save and the names in the text of a match. None where it is no such text; its moves are the engine's care."""
    if len(text) > LONGEST or '[Rules "' not in text:
        return None
    found, record = {}, []
    for line in text.replace("\ufeff", "").replace("\r", "\n").split("\n"):
        name = line[1:].split(" ")[0]
        if name in HEADERS and line == '[%s "%s"]' % (name, line[len(name) + 3 : -2]):
            found[name] = line[len(name) + 3 : -2]
        else:
            record.append(line)
    seat = seats_in(found.get("Seat", "0"))
    people = seats_in(found["People"]) if "People" in found else None
    if not seat or len(seat) != 1 or ("People" in found and not people):
        return None
    save = {
        "record": "\n".join(record),
        "seat": seat[0],
        "future": None,
        "practice": found.get("Practice") == "yes",
        "level": tables.USUAL_LEVEL,
    }
    if people:
        save["people"] = people
    if "Level" in found:
        levels = [None if one == PERSON else one for one in found["Level"].split(" ")]
        save["level"] = levels if len(levels) > 1 else levels[0]
    named = [names.clean(links.unquoted(name) or "") for name in found.get("Names", "").split(";")]
    return {"save": save, "names": named if any(named) else []}


def seats_in(text):
    """The numbers of seats in a text; None where it holds anything else."""
    parts = text.split()
    if not parts or not all(len(part) == 1 and part in DIGITS for part in parts):
        return None
    return [int(part) for part in parts]


def again(save, deal):
    """The save of a match as it was when a deal was dealt; what followed can be done again. It is a practice now."""
    before, begun = [], False
    for line in save["record"].split("\n"):
        if line.startswith("[Resigned "):
            continue
        if line.startswith("%d." % deal):
            before.append("%d." % deal)
            begun = True
        elif not begun:
            before.append(line)
    earlier = dict(save)
    earlier["record"] = "\n".join(before) + "\n"
    earlier["future"] = save["future"] or save["record"]
    if earlier["future"] == earlier["record"]:
        earlier["future"] = None
    earlier["practice"] = True
    return earlier


def match_link(save, named=()):
    """What follows the address of the page: a match."""
    return MATCH + links.quoted(write(save, named))


def deal_link(seed, rules):
    """What follows the address of the page: a deal, and the rules it is played by."""
    return DEAL + links.quoted(seed) + "&rules=" + links.quoted(rules)


def read_link(fragment):
    """What a link brings: `{"save", "names"}` of a match or `{"seed", "rules"}` of a deal; None where it is neither."""
    if len(fragment) > 3 * LONGEST:
        return None
    if fragment.startswith(MATCH):
        text = links.unquoted(fragment[len(MATCH) :])
        return read(text) if text else None
    if not fragment.startswith(DEAL):
        return None
    seed, _, rules = fragment[len(DEAL) :].partition("&rules=")
    seed = links.unquoted(seed)
    told = links.read(links.MARK + rules) if rules else {"rules": "scopa"}
    return {"seed": seed, "rules": told["rules"]} if seed and is_seed(seed) and told else None


def is_seed(text):
    """Whether a text can be the seed of a match that somebody types: letters and digits, and hyphens between them."""
    return 0 < len(text) <= 40 and all(letter in links.PLAIN and letter not in "_.~" for letter in text) and text != "-"


def rules_in(record):
    """The text of the rules in a record."""
    start = record.find('[Rules "')
    return record[start + len('[Rules "') :].split('"')[0] if start >= 0 else ""
