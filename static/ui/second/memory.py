"""The aid to memory, which a setting switches on: the coins that each side has taken, the cards not seen yet."""

from ui import cards, dialogs, dom, names, text, voice

RANKS = "A234567JQK"
SUITS = "DCSB"


class Memory:
    """Marks the plates, and writes the dialog of the cards that are still out."""

    def __init__(self, seats, settings):
        self.seats = seats
        self.settings = settings
        self.view = None
        self.button = dom.by_id("memory-open")
        dom.listen(self.button, "click", lambda event: self.open())

    def draw(self, view):
        """Show what there is to remember of *view*; nothing where it is None, or the aid is off."""
        self.view = view if self.settings["memory"] == "on" and view and view["asks"] != "hand_over" else None
        self.button.hidden = self.view is None
        for mark in dom.every(".felt .coins"):
            mark.remove()
        if self.view:
            for side in view["sides"]:
                self.mark(side, self.seats.places[voice.keeper(view, side["side"])])
            if dom.by_id("memory").open:
                self.write()

    def mark(self, side, place):
        """How many coins a side has taken, on the plate of who keeps its pile."""
        mark = dom.make("span", "coins", attributes={"title": taken(side["coins"])})
        dom.add(mark, sign("D"), dom.make("b", text=text.number(side["coins"])))
        mark.appendChild(dom.make("span", "unseen", taken(side["coins"])))
        dom.one(".score", place).appendChild(mark)

    def open(self):
        """Open the dialog."""
        self.write()
        dialogs.show("memory")

    def write(self):
        """Write the dialog: who has how many coins, and every card, those not seen yet in bold."""
        body, view = dom.empty(dom.by_id("memory-body")), self.view
        body.appendChild(dom.make("p", text=text.say("memory.unseen", count=len(view["unseen"]))))
        table = dom.make("table", "still-out")
        for suit in SUITS:
            row = dom.add(dom.make("tr"), suit_heading(suit))
            for rank in RANKS:
                row.appendChild(cell(rank + suit, rank + suit in view["unseen"]))
            table.appendChild(row)
        body.appendChild(dom.add(dom.make("div", "totals-holder"), table))
        sides = dom.make("ul", "coins-taken")
        for side in voice.sides(view):
            words = text.say("memory.side", name=names.side_fact(view, side), coins=names.Name(taken_by(view, side)))
            sides.appendChild(dom.make("li", text=words))
        body.appendChild(sides)


def suit_heading(suit):
    """The head of a row: the suit's sign and its name."""
    head = dom.make("th", attributes={"scope": "row"})
    return dom.add(head, sign(suit), dom.make("span", "unseen", text.suit(suit)))


def cell(card, out):
    """One card: what its corner says, bold while it is out."""
    held = dom.make("td", "out" if out else "gone")
    dom.add(held, dom.make("span", text=text.index(card), attributes={"aria-hidden": "true"}))
    return dom.add(held, dom.make("span", "unseen", text.say("memory.out" if out else "memory.gone", card=card)))


def sign(suit):
    """The sign of a suit as a small picture."""
    picture = cards.svg("svg", {"class": "sign", "data-suit": suit, "viewBox": "0 0 20 20", "aria-hidden": "true"})
    picture.appendChild(cards.svg("use", {"href": cards.SPRITE + suit, "width": "20", "height": "20"}))
    return picture


def taken(coins):
    """How many coins were taken, in words."""
    return text.say("memory.coins", text.suits(), count=coins)


def taken_by(view, side):
    """How many coins a side has taken, in words."""
    return taken(view["sides"][side]["coins"])


def tell(view):
    """The cards not seen yet, suit by suit, for who asks by key."""
    if not view["unseen"]:
        return text.say("memory.none")
    rows = []
    for suit in SUITS:
        left = [text.say("rank." + rank, context=text.suits()) for rank in RANKS if rank + suit in view["unseen"]]
        if left:
            ranks = names.Name(", ".join(left))
            rows.append(text.sentence("memory.row", suit=names.Name(text.suit(suit)), ranks=ranks))
    return " ".join([text.say("memory.unseen", count=len(view["unseen"]))] + rows)
