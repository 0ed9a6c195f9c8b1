"""Draws a View: one element a card, kept from one View to the next."""

from pyscript import document

from ui import cards, dom, names, text
from ui.seats import Seats, picture, wild_value, wrapped


class Table:
    """The table on the page.

    `elements` holds the element of each card that lies face up in the hand or on the table; `ordered` gives the hand of
    a View in the order wished, where it is another than the View's.
    """

    def __init__(self):
        self.elements = {}
        self.felt = dom.by_id("felt")
        self.hand = dom.one("#felt .hand")
        self.middle = dom.one("#felt .table")
        self.stock = dom.one("#felt .stock")
        self.aside = dom.one("#felt .aside")
        self.seats = Seats()
        self.ordered = None

    def draw(self, view):
        """Show *view*. Where the focus was on a card that goes, it moves to the nearest thing that stays."""
        focus = Focus(self)
        kept = {entry["card"] for entry in view["hand"]} | {entry["card"] for entry in view["table"]}
        for card in list(self.elements):
            if card not in kept:
                self.elements.pop(card).remove()
        self.lay(self.hand, self.ordered(view) if self.ordered else view["hand"], "radio", "hand")
        self.lay(self.middle, view["table"], "checkbox", "taken")
        self.seats.draw(view)
        self.mark_last(view)
        self.mark_shown(view)
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
            if not same(zone.children.item(place), element):
                zone.insertBefore(element, zone.children.item(place))
        while zone.children.length > len(entries):
            zone.lastElementChild.remove()

    def mark_last(self, view):
        """Mark the card that another seat laid, until the next play."""
        last = view["last"]
        laid = last["card"] if last and last["seat"] != view["seat"] and not last["taken"] else None
        for card, element in self.elements.items():
            dom.mark(element, "marked", card == laid)

    def mark_shown(self, view):
        """Mark the wild card with what it is worth, and the own cards that a declaration has shown."""
        shown = view["seats"][view["seat"]]["exposed"]
        for card, element in self.elements.items():
            for old in dom.every(".wild-value", element):
                old.remove()
            dom.add(element, *wild_value(view, card))
            dom.mark(element, "exposed", card in shown)
            label = text.card(card)
            if view["wild"] and view["wild"]["card"] == card:
                label = text.say("wild.card", card=names.Name(label), value=view["wild"]["value"])
            dom.put(dom.one("input", element), "aria-label", label)

    def draw_stock(self, view):
        """What is still to be dealt."""
        dom.mark(self.stock, "bare", not view["stock"])
        dom.empty(self.stock)
        if view["stock"]:
            self.stock.appendChild(wrapped("card top", cards.back()))
        self.stock.appendChild(left("zone.stock_left", view["stock"]))
        picture(self.stock, text.say("zone.stock", count=view["stock"]))
        self.aside.hidden = not view["aside"]
        dom.empty(self.aside)
        if view["aside"]:
            dom.add(self.aside, wrapped("card top", cards.back()), left("zone.aside_left", view["aside"]))
            picture(self.aside, text.say("zone.aside", count=view["aside"]))

    def name_zones(self, view):
        """Names for screen readers."""
        dom.put(self.felt, "aria-label", text.say("zone.felt", way_round(view)))
        dom.put(self.hand, "aria-label", text.say("zone.hand"))
        dom.put(self.middle, "aria-label", text.say("zone.table", count=len(view["table"])))
        dom.put(self.hand, "data-seat", str(view["seat"]))

    def clear(self):
        """Take all cards away, and all that the seats show."""
        for element in self.elements.values():
            element.remove()
        self.elements = {}
        dom.empty(self.stock)
        dom.empty(self.aside)
        self.seats.clear()


def way_round(view):
    """Which way the turn goes round the table, `ccw` or `cw`; None where two play by turns."""
    return view["rules"].get("direction") if len(view["seats"]) > 2 else None


def left(key, amount):
    """How many cards lie there, within the words of *key*."""
    before, after = text.entry(key).split("{{count}}")
    return dom.make("span", "count", text.number(amount), {"data-before": before, "data-after": after})


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


def new_card(card):
    """A card that can be chosen: its field covers its face."""
    element = dom.make("label", "card")
    element.dataset.card = card
    field = dom.make("input", attributes={"type": "text", "value": card})
    return dom.add(element, field, cards.face(card))
