"""What a deal or a match that is over adds to the statistics and to the deals of the day."""

from ui.comforts import daily, statistics


def begin(page):
    """Made when the first deal is over."""
    return Tally()


class Tally:
    """Writes down what has ended."""

    def note(self, view, save):
        """The View after a deal or a match, and the save it came with."""
        level = save["level"]
        statistics.note(view, level if isinstance(level, str) else "mixed")
        daily.note(view)
