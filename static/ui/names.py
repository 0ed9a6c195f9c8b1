"""The names at the table: those that were given, else You, Computer, or a name for each of several."""

from ui import text

LONGEST = 24
"""How many letters of a name are kept."""

UNSEEN = ((0, 31), (127, 159), (0x200E, 0x200F), (0x2028, 0x202E), (0x2066, 0x2069), (0xD800, 0xDFFF))
"""The codes of what controls a text, turns it round, or is half a letter."""

_given = []


class Name:
    """A name as a fact of a sentence: never taken for the text of a card, whatever it is."""

    def __init__(self, name):
        self.name = name

    def __str__(self):
        return self.name


def use(names):
    """Call the seats so from now on: a list of texts, an empty one where no name is given. Anything else is no name."""
    global _given
    _given = [clean(name) for name in names] if isinstance(names, list) else []


def given():
    """The names that were given, seat by seat, as `use` takes them."""
    return _given


def is_given(seat):
    """Whether this seat was given a name."""
    return seat < len(_given) and bool(_given[seat])


def clean(name):
    """A name as it is shown: one line, no longer than a plate holds; empty where it is no text."""
    if not isinstance(name, str):
        return ""
    seen = [" " if any(first <= ord(letter) <= last for first, last in UNSEEN) else letter for letter in name]
    return " ".join("".join(seen).split())[:LONGEST].strip()


def name_of(view, seat):
    """The name of a seat, as the seat of *view* sees it: given, or `You`, `Computer`, `Player 2`, a computer's own."""
    if is_given(seat):
        return _given[seat]
    player = view["seats"][seat]["player"]
    alone = sum(other["player"] == player for other in view["seats"]) == 1
    return usual(player, seat, alone)


def usual(player, seat, alone):
    """The name of a seat that was given none; *alone*: whether no other seat is a `person`, or a `computer`, too."""
    if player == "person":
        return text.say("who.you") if alone else text.say("who.player", number=seat + 1)
    return text.say("who.computer") if alone else text.say("who.computers." + str(seat))


def fact(view, seat):
    """The name of a seat as a fact of a sentence."""
    return Name(name_of(view, seat))


def side_name(view, side):
    """The names of a side, the seat that looks first: `You and Dina`."""
    seats = view["sides"][side]["seats"]
    own = [seat for seat in seats if seat == view["seat"]]
    parts = [name_of(view, seat) for seat in own + [seat for seat in seats if seat not in own]]
    return text.join(parts)


def side_fact(view, side):
    """The names of a side as a fact of a sentence."""
    return Name(side_name(view, side))
