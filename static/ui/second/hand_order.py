"""The order in which the own hand lies."""

from ui import text


def ordered(view, order):
    """The own hand by `rank`, as the View has it, by `suit`, or as it was `dealt`."""
    if order == "suit":
        return sorted(
            view["hand"], key=lambda entry: (text.SUITS.index(entry["card"][1]), text.RANKS.index(entry["card"][0]))
        )
    if order == "dealt" and "dealt" in view:
        return sorted(view["hand"], key=lambda entry: view["dealt"].index(entry["card"]))
    return view["hand"]
