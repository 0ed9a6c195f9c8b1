"""What is being chosen: one card of the hand and some of the table. Plain data, no element."""


class Choosing:
    """The choice in progress over a View.

    `card` is the hand card or None, `taken` the table cards ticked, in the order they were.
    """

    def __init__(self):
        self.view = None
        self.card = None
        self.taken = []

    def look(self, view):
        """Go on choosing over a new View: what is still there stays chosen."""
        self.view = view
        lying = [entry["card"] for entry in view["table"]]
        if self.card and not self.entry(self.card):
            self.clear()
        kept = [card for card in self.taken if card in lying]
        if kept != self.taken:
            self.taken = kept
            if self.card and not self.legal():
                self.taken = self.only_capture()

    def clear(self):
        """Nothing is chosen."""
        self.card = None
        self.taken = []

    def choose(self, card):
        """Choose a hand card; its capture is ticked where it has only one."""
        self.card = card
        self.taken = self.only_capture()

    def tick(self, card):
        """Tick a table card or untick it. A card of another capture than the one begun begins that one."""
        if card in self.taken:
            self.taken = [other for other in self.taken if other != card]
            return
        together = self.taken + [card]
        captures = self.captures()
        begins = any(card in capture for capture in captures)
        fits = any(all(other in capture for other in together) for capture in captures)
        started = any(all(other in capture for other in self.taken) for capture in captures)
        self.taken = [card] if begins and started and not fits else together

    def aim(self, card):
        """Choose with one gesture at a table card: the only capture that holds it, or that card alone."""
        holding = [capture for capture in self.captures() if card in capture]
        if len(holding) == 1:
            self.taken = list(holding[0])
        elif card not in self.taken:
            self.tick(card)

    def entry(self, card):
        """What the View says of a hand card, or None."""
        for entry in self.view["hand"]:
            if entry["card"] == card:
                return entry
        return None

    def captures(self):
        """The captures of the chosen card."""
        entry = self.entry(self.card) if self.card else None
        return entry["captures"] if entry else []

    def takeable(self, card):
        """The table cards that a hand card may take."""
        entry = self.entry(card)
        return {taken for capture in entry["captures"] for taken in capture} if entry else set()

    def only_capture(self):
        """The one capture of the chosen card, or nothing."""
        captures = self.captures()
        return list(captures[0]) if len(captures) == 1 else []

    def legal(self):
        """Whether the choice is a move, as the View tells it."""
        if not self.card:
            return False
        if not self.taken:
            return self.entry(self.card)["lays"]
        return any(sorted(capture) == sorted(self.taken) for capture in self.captures())

    def open_captures(self):
        """The captures that may still be meant: those which hold all that is ticked, where there are several."""
        captures = self.captures()
        if len(captures) < 2:
            return []
        return [capture for capture in captures if all(card in capture for card in self.taken)]

    def move(self):
        """The move as text, its cards in the order of the table."""
        taken = self.move_cards()
        return self.card + ("x" + "".join(taken) if taken else "")

    def move_cards(self):
        """The ticked cards, in the order of the table."""
        return [entry["card"] for entry in self.view["table"] if entry["card"] in self.taken]

    def value(self):
        """The value of the chosen hand card."""
        return self.entry(self.card)["value"]

    def to_fifteen(self):
        """Whether the choice counts towards 15: the own card with the ticked ones, and not as an equal sum."""
        capture = self.view["rules"]["capture"]
        return capture == "fifteen" or (capture == "value_or_fifteen" and sum(self.values()) != self.value())

    def values(self):
        """The values of the ticked cards."""
        return [entry["value"] for entry in self.view["table"] if entry["card"] in self.taken]
