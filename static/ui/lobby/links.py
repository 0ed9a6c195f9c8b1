"""House rules as a link: `#rules=escoba%20target%3D11&name=Chez%20Anna`."""

from ui.names import clean

MARK = "#rules="
LONGEST = 2000
"""Letters of a link that is read."""
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~"
HEX = "0123456789abcdef"
IN_RULES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_= "
"""The letters that a text of rules is made of."""


def write(rules, name=""):
    """What follows the address of the page: the rules, and what they are called."""
    return MARK + quoted(rules) + ("&name=" + quoted(name) if name else "")


def read(fragment):
    """The rules and the name in what follows an address. None where it is not a text of rules, whatever else it is."""
    if not fragment.startswith(MARK) or len(fragment) > LONGEST:
        return None
    rules, *rest = fragment[len(MARK) :].split("&")
    rules = unquoted(rules)
    if not rules or not all(letter in IN_RULES for letter in rules):
        return None
    for part in rules.split()[1:]:
        option, _, value = part.partition("=")
        if not option or not value or "=" in value or "-" in option:
            return None
    name = ""
    for part in rest:
        if part.startswith("name="):
            name = clean(unquoted(part[len("name=") :]) or "")
    return {"rules": " ".join(rules.split()), "called": name}


def options_of(rules):
    """The options in a text of rules, with their values as they are written."""
    written = {}
    for part in rules.split()[1:]:
        option, _, value = part.partition("=")
        written[option] = value
    return written


def changed(rules, options):
    """A text of rules with some options changed."""
    return " ".join([rules] + [option + "=" + written(value) for option, value in options.items()])


def written(value):
    """A value of an option, as a text of rules has it."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def quoted(text):
    """*text* as an address may hold it."""
    return "".join(chr(code) if chr(code) in PLAIN else "%%%02X" % code for code in text.encode("utf-8"))


def unquoted(text):
    """What was `quoted`. None where it is no such text."""
    found = bytearray()
    place = 0
    while place < len(text):
        if text[place] == "%":
            pair = text[place + 1 : place + 3].lower()
            if len(pair) != len("ff") or pair[0] not in HEX or pair[1] not in HEX:
                return None
            found.append(int(pair, 16))
            place += len("%ff")
        else:
            found.extend(text[place].encode("utf-8"))
            place += 1
    try:
        return bytes(found).decode("utf-8")
    except (UnicodeError, ValueError):
        return None
