"""How sentences speak of a seat or a side: to the person who looks, of the computer, or by name."""

from ui import names, text


def several(view):
    """Whether several people share this device; then everybody is spoken of by name."""
    return sum(seat["player"] == "person" for seat in view["seats"]) > 1


def duel(view):
    """Whether one person plays against the computer, which has no other name."""
    variants = [of_seat(view, seat["seat"]) for seat in view["seats"]]
    return sorted(variants) == ["computer", "person"]


def of_seat(view, seat):
    """The variant of a sentence about a seat: `person`, `computer` or `named`."""
    if seat == view["seat"] and not several(view):
        return "person"
    computers = [other["seat"] for other in view["seats"] if other["player"] == "computer"]
    return "computer" if computers == [seat] and not names.is_given(seat) else "named"


def of_side(view, side):
    """The variant of a sentence about a side: as of a seat, or `ours` and `team` where several seats are one side."""
    seats = view["sides"][side]["seats"]
    if len(seats) == 1:
        return of_seat(view, seats[0])
    return "ours" if view["seat"] in seats and not several(view) else "team"


def sides(view):
    """The sides in the order in which they are shown: that of the seat that looks first."""
    mine = view["seats"][view["seat"]]["side"]
    return [mine] + [side["side"] for side in view["sides"] if side["side"] != mine]


def keeper(view, side):
    """The seat at which the pile of a side lies: the own one, or the first of the side clockwise from it."""
    count = len(view["seats"])
    return min(view["sides"][side]["seats"], key=lambda seat: (seat - view["seat"]) % count)


def each_side(view, amounts):
    """The points of every side as one enumeration, a fact of a sentence: `Anna: 3, Bruno: 1`."""
    said = [
        text.say("score_of", name=names.side_fact(view, side), points=text.number(amounts[side]))
        for side in sides(view)
    ]
    return names.Name(", ".join(said))
