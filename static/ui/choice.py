"""The table is a form.

Hand cards are radio buttons, table cards check boxes, Play submits. This file wires it to a `Choosing`.
"""

from pyscript import window

from ui import dom, text
from ui.choosing import Choosing


class Choice:
    """Shows the choice in progress and hands a finished one to *submit*."""

    def __init__(self, table, submit):
        self.table = table
        self.submit = submit
        self.now = Choosing()
        self.again = None
        self.changed = lambda: None
        self.sum = dom.by_id("sum")
        dom.listen(table.felt, "submit", self.on_submit)
        dom.listen(table.felt, "change", self.on_change)
        dom.listen(table.felt, "pointerdown", self.on_press, True)
        dom.listen(table.felt, "click", self.on_click)

    def look(self, view):
        """A new View is on the table."""
        self.now.look(view)
        self.show()

    def on_submit(self, event):
        """Play was pressed, or Enter."""
        event.preventDefault()
        self.submit()

    def on_change(self, event):
        """A field was ticked or chosen."""
        field = event.target
        if field.name == "hand":
            self.now.choose(field.value)
        elif field.name == "taken":
            self.now.tick(field.value)
        else:
            return
        self.show()
        self.changed()

    def on_press(self, event):
        """Remember which hand card was the chosen one before this press: a second one on it plays."""
        card = hand_card(event)
        self.again = card if card and card == self.now.card else None

    def on_click(self, event):
        """The second tap on the chosen card plays it where nothing is left to choose."""
        card = hand_card(event)
        if card and event.detail and self.again == card:
            self.again = None
            self.submit()

    def choose(self, card, taken=None):
        """Choose for the player: a hand card, and the table cards where they are given."""
        self.now.choose(card)
        if taken is not None:
            self.now.taken = list(taken)
        self.show()
        self.changed()

    def aim(self, card):
        """Choose by pointing at a table card with the hand card."""
        self.now.aim(card)
        self.show()
        self.changed()

    def clear(self):
        """Nothing is chosen any more."""
        self.now.clear()
        self.show()
        self.changed()

    def show(self):
        """Bring the fields, the marks and the sum up to date."""
        possible = set()
        for capture in self.now.open_captures():
            possible.update(capture)
        for card, element in self.table.elements.items():
            field = dom.one("input", element)
            chosen = card == self.now.card if field.name == "hand" else card in self.now.taken
            if field.checked != chosen:
                field.checked = chosen
            dom.mark(element, "possible", card in possible and not chosen)
        self.show_sum()

    def show_sum(self):
        """The sum of the ticked cards where there are several, and whether they may be taken."""
        values = self.now.values()
        if values and self.now.card and self.now.to_fifteen():
            values = [self.now.value()] + values
            self.sum.textContent = added(values) + (" / 15" if sum(values) != 15 else "")
        else:
            self.sum.textContent = added(values) if len(values) > 1 else ""
        dom.mark(self.sum, "right", bool(values) and self.now.legal())

    def focus(self):
        """Bring the focus to the hand, or to the button below where no card is left."""
        hand = self.table.hand
        (dom.one("input:checked", hand) or dom.one("input", hand) or dom.by_id("play")).focus()

    def name_cards(self, cards_named):
        """Point at the cards that a sentence speaks of, for a moment."""
        for card in cards_named:
            element = self.table.elements.get(card)
            if element:
                dom.mark(element, "named", True)
                window.setTimeout(unname(element), 2600)


def added(values):
    """Some values, and what they add up to."""
    return " + ".join(text.number(value) for value in values) + " = " + text.number(sum(values))


def hand_card(event):
    """The hand card that an event happened on, or None."""
    field = event.target.closest("input")
    return field.value if field and field.name == "hand" else None


def unname(element):
    """What takes the pointing away again."""

    def later():
        dom.mark(element, "named", False)

    return later
