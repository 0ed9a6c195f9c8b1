"""The coach on the page, put together."""

from ui.coach import reasons
from ui.coach.lines import Lines
from ui.coach.review import Review


class Coach:
    """Tells why, reviews a deal, and keeps his lines on the table up to date. Made once, when his modules are here."""

    def __init__(self, page):
        self.status = page.status
        self.review = Review(page)
        self.lines = Lines(page)
        self.draw(page.game.view)

    def draw(self, view):
        """Show what is wanted of *view*, None where no match is on the table."""
        self.lines.draw(view)

    def tell(self, told, in_short):
        """Say why, of a Hint or an Explanation."""
        self.status.tell(reasons.in_short(told) if in_short else reasons.in_full(told))
