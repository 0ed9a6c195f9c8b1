"""Draws a View: one element a card, kept from one View to the next."""

from pyscript import document

from ui import cards, dom, text

SHOWN_SWEEPS = 8
"""How many sweeps of a pile are laid crosswise; the count tells the rest."""


class Table:
    """The table on the page.

    `elements` holds the element of each card that lies face up in the hand or on the table.
    """

    def __init__(self):
        self.elements = {}
        self.felt = dom.by_id("felt")
        self.hand = dom.one("#felt .hand")
        self.middle = dom.one("#felt .table")
        self.stock = dom.one("#felt .stock")
        self.backs = dom.one("#other .backs")
        self.last = dom.by_id("last")
        self.seats = {"own": dom.by_id("own"), "other": dom.by_id("other")}

    def draw(self, view):
        """Show *view*. Where the focus was on a card that goes, it moves to the nearest thing that stays."""
        focus = Focus(self)
        kept = {entry["card"] for entry in view["hand"]} | {entry["card"] for entry in view["table"]}
        for card in list(self.elements):
            if card not in kept:
                self.elements.pop(card).remove()
        self.lay(self.hand, view["hand"], "radio", "hand")
        self.lay(self.middle, view["table"], "checkbox", "taken")
        self.draw_seats(view)
        self.draw_last(view)
        self.draw_stock(view)
        self.name_zones(view)
        focus.keep()

    def lay(self, zone, entries, kind, name):
        """Put the cards of *entries* into *zone*, in order, moving only what is out of place."""
        dom.put(zone, "data-count", str(len(entries)))
        for place, entry in enumerate(entries):
            element = self.elements.get(entry["card"])
            if element is None:
                element = self.elements[entry["card"]] = new_card(entry["card"])
            field = dom.one("input", element)
            if field.type != kind:
                field.checked = False
                field.type = kind
                field.name = name
            dom.put(field, "aria-label", text.card(entry["card"]))
            if not same(zone.children.item(place), element):
                zone.insertBefore(element, zone.children.item(place))
        while zone.children.length > len(entries):
            zone.lastElementChild.remove()

    def draw_seats(self, view):
        """Names, scores, who deals, whose turn, hands and piles."""
        for seat in view["seats"]:
            own = seat["seat"] == view["seat"]
            place = self.seats["own" if own else "other"]
            side = view["sides"][seat["side"]]
            dom.one(".who", place).textContent = text.say("who." + ("you" if own else seat["player"]))
            dom.one(".score b", place).textContent = text.number(side["score"])
            dom.one(".score .unit", place).textContent = text.say("unit", count=side["score"])
            token = dom.one(".dealer-token", place)
            token.hidden = seat["seat"] != view["dealer"]
            token.textContent = text.say("dealer.token")
            dom.put(token, "title", text.say("dealer.long"))
            dom.mark(place, "turn", view["turn"] == seat["seat"])
            self.draw_pile(dom.one("[data-zone=pile]", place), seat, side)
            if not own:
                self.draw_backs(seat)
        dom.put(self.hand, "data-seat", str(view["seat"]))

    def draw_backs(self, seat):
        """The hand of the other seat, as backs."""
        dom.put(self.backs, "data-seat", str(seat["seat"]))
        while self.backs.children.length > seat["cards"]:
            self.backs.lastElementChild.remove()
        while self.backs.children.length < seat["cards"]:
            self.backs.appendChild(wrapped("card small", cards.back()))

    def draw_pile(self, zone, seat, side):
        """The cards taken, face down, with the card of each sweep laid crosswise."""
        dom.put(zone, "data-seat", str(seat["seat"]))
        dom.mark(zone, "bare", side["pile"] == 0)
        dom.empty(zone)
        for place, card in enumerate(side["sweeps"][-SHOWN_SWEEPS:]):
            sweep = wrapped("card sweep", cards.face(card))
            sweep.dataset.card = card
            sweep.style.setProperty("--place", str(place))
            zone.appendChild(sweep)
        if side["pile"]:
            zone.appendChild(wrapped("card top", cards.back()))
            zone.appendChild(dom.make("span", "count", text.number(side["pile"])))
        whose = text.say("zone.pile", "you" if zone.closest("#own") else seat["player"])
        parts = [whose, text.say("cards", count=side["pile"])]
        if side["sweeps"]:
            parts.append(text.say("sweeps", count=len(side["sweeps"])))
        picture(zone, ", ".join(parts))

    def draw_last(self, view):
        """What the computer just did, marked until the next own move: the card it laid, or the cards it took."""
        last = view["last"]
        theirs = bool(last) and last["seat"] != view["seat"]
        for card, element in self.elements.items():
            dom.mark(element, "marked", theirs and not last["taken"] and card == last["card"])
        dom.empty(self.last)
        self.last.hidden = not (theirs and last["taken"])
        if not self.last.hidden:
            for place, card in enumerate([last["card"]] + last["taken"]):
                small = wrapped("card small" + ("" if place else " took"), cards.face(card))
                small.style.setProperty("--place", str(place))
                self.last.appendChild(small)
            dom.put(self.last, "aria-label", text.say("zone.last", card=last["card"], taken=last["taken"]))

    def draw_stock(self, view):
        """What is still to be dealt."""
        dom.mark(self.stock, "bare", not view["stock"])
        dom.empty(self.stock)
        if view["stock"]:
            self.stock.appendChild(wrapped("card top", cards.back()))
        self.stock.appendChild(dom.make("span", "count", text.number(view["stock"])))
        picture(self.stock, text.say("zone.stock", count=view["stock"]))

    def name_zones(self, view):
        """Names for screen readers."""
        dom.put(self.felt, "aria-label", text.say("zone.felt"))
        dom.put(self.hand, "aria-label", text.say("zone.hand"))
        dom.put(self.middle, "aria-label", text.say("zone.table", count=len(view["table"])))
        for seat in view["seats"]:
            if seat["seat"] != view["seat"]:
                picture(self.backs, text.say("zone.backs", count=seat["cards"]))

    def clear(self):
        """Take all cards away."""
        for element in self.elements.values():
            element.remove()
        self.elements = {}


class Focus:
    """Where the focus was before a drawing, and where it goes if that has left."""

    def __init__(self, table):
        self.table = table
        active = document.activeElement
        self.inside = bool(active) and table.felt.contains(active) and active.closest(".card")
        self.zone = active.closest("[data-zone]") if self.inside else None
        self.element = active

    def keep(self):
        """Give the focus back, to a neighbour if need be."""
        if not self.inside:
            return
        zone = self.element.closest("[data-zone]") if self.element.isConnected else None
        if zone and same(zone, self.zone):
            if not same(document.activeElement, self.element):
                self.element.focus({"preventScroll": True})
            return
        near = dom.one("input", self.zone) or dom.one("input", self.table.hand) or dom.by_id("play")
        near.focus()


def same(one, other):
    """Whether two references are one element."""
    return bool(one) and bool(other) and one.isSameNode(other)


def wrapped(names, picture):
    """A picture in its card-shaped box."""
    return dom.add(dom.make("span", names), picture)


def new_card(card):
    """A card that can be chosen: its field covers its face."""
    element = dom.make("label", "card")
    element.dataset.card = card
    field = dom.make("input", attributes={"type": "text", "value": card})
    return dom.add(element, field, cards.face(card))


def picture(zone, name):
    """Let a zone be read as one picture of this name."""
    dom.put(zone, "role", "img")
    dom.put(zone, "aria-label", name)
