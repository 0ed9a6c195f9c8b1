"""Drag and drop of hand cards, by pointer events: onto a table card, or onto the open table."""

from pyscript import document

from ui import dom

START = 8
"""Pixels a finger moves before it drags."""
SLACK = 24
"""Pixels beside a card that still count as on it."""


class Drag:
    """Carries a hand card under the pointer.

    *begin(card)* chooses it, *takeable(card)* gives the table cards it may take, *drop(card, target)* plays it:
    target is a table card, or None for the open table.
    """

    def __init__(self, table, begin, takeable, drop):
        self.table = table
        self.takeable = takeable
        self.begin = begin
        self.drop = drop
        self.card = None
        self.carrying = False
        dom.listen(table.hand, "pointerdown", self.on_down)
        dom.listen(document, "pointermove", self.on_move)
        dom.listen(document, "pointerup", self.on_up)
        dom.listen(document, "pointercancel", self.on_cancel)
        dom.listen(table.hand, "dragstart", lambda event: event.preventDefault())
        dom.listen(table.felt, "click", self.on_click, True)
        self.swallow = False

    def on_down(self, event):
        """A press on a hand card may begin a drag."""
        element = event.target.closest("[data-card]")
        self.swallow = False
        if element and event.isPrimary and not event.button:
            self.card = element.dataset.card
            self.element = element
            self.pointer = event.pointerId
            self.start = (event.clientX, event.clientY)

    def on_move(self, event):
        """The pointer moves: the card follows."""
        if not self.card or event.pointerId != self.pointer:
            return
        across, down = event.clientX - self.start[0], event.clientY - self.start[1]
        if not self.carrying:
            if abs(across) + abs(down) < START:
                return
            self.carrying = True
            dom.mark(self.element, "carried", True)
            self.begin(self.card)
        self.element.style.setProperty("translate", "%dpx %dpx" % (across, down))
        self.aim(event)

    def aim(self, event):
        """Show where the card would fall."""
        target = self.under(event.clientX, event.clientY)
        for card, element in self.table.elements.items():
            dom.mark(element, "aimed", card == target)

    def on_up(self, event):
        """The card is let go."""
        if not self.card or event.pointerId != self.pointer:
            return
        card, carried = self.card, self.carrying
        target = self.under(event.clientX, event.clientY) if carried else None
        self.let_go()
        if carried:
            self.swallow = True
            if target or inside(self.table.middle, event.clientX, event.clientY, SLACK):
                self.drop(card, target)

    def on_cancel(self, event):
        """The browser took the gesture over."""
        if self.card and event.pointerId == self.pointer:
            self.let_go()

    def on_click(self, event):
        """The click that ends a drag is no tap."""
        if self.swallow:
            self.swallow = False
            event.preventDefault()
            event.stopPropagation()

    def let_go(self):
        """The card goes back to where it is drawn."""
        dom.mark(self.element, "carried", False)
        self.element.style.removeProperty("translate")
        for element in self.table.elements.values():
            dom.mark(element, "aimed", False)
        self.card = None
        self.carrying = False

    def under(self, across, down):
        """The table card meant by a point.

        One the carried card may take, at most `SLACK` pixels off, or any the point is on; else None.
        """
        takeable = self.takeable(self.card)
        best, least = None, SLACK + 1
        for card, element in self.table.elements.items():
            if dom.one("input", element).name == "taken":
                far = distance(element.getBoundingClientRect(), across, down)
                if far < least and (not far or card in takeable):
                    best, least = card, far
        return best


def distance(rect, across, down):
    """Pixels from a point to a rectangle; 0 inside it."""
    beside = max(rect.left - across, 0, across - rect.right)
    above = max(rect.top - down, 0, down - rect.bottom)
    return max(beside, above)


def inside(element, across, down, slack):
    """Whether a point is on an element, give or take *slack* pixels."""
    return distance(element.getBoundingClientRect(), across, down) <= slack
