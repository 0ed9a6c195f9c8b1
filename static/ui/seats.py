"""Draws who sits at the table: names, scores, hands as backs, piles, whose turn it is, and what was played last."""

from ui import cards, dom, names, text, voice

PLACES = (
    (),
    (),
    ("top",),
    ("left", "right"),
    ("left", "top", "right"),
    ("low-left", "high-left", "high-right", "low-right"),
    ("low-left", "high-left", "top", "high-right", "low-right"),
)
"""Where the other seats sit, by the number of seats: clockwise from the own one, which is at the bottom."""
LETTERS = "ABC"
"""The sides of teams."""
SHOWN_SWEEPS = 8
"""How many sweeps of a pile are laid crosswise; the count tells the rest."""


class Seats:
    """The seats on the page. `places` holds the element of each seat of the View drawn last."""

    def __init__(self):
        self.felt = dom.by_id("felt")
        self.own = dom.by_id("own")
        self.others = dom.by_id("others")
        self.last = dom.by_id("last")
        self.places = {}

    def draw(self, view):
        """Show the seats of *view*."""
        self.arrange(view)
        for seat in view["seats"]:
            self.draw_seat(view, seat)
        self.draw_last(view)

    def arrange(self, view):
        """One element a seat, at its place round the table."""
        count = len(view["seats"])
        dom.put(self.felt, "data-seats", str(count))
        dom.put(self.felt, "data-teams", None if len(view["sides"]) == count else "yes")
        dom.put(self.felt, "data-way", view["rules"].get("direction"))
        dom.put(self.felt, "data-rounds", "one" if view["rounds"] == 1 else "several")
        others = self.others.children
        while others.length > count - 1:
            self.others.lastElementChild.remove()
        while others.length < count - 1:
            self.others.appendChild(copy_of(others.item(0)))
        self.places = {view["seat"]: self.own}
        for number, place in enumerate(PLACES[count]):
            element = others.item(number)
            dom.put(element, "data-place", place)
            self.places[(view["seat"] + number + 1) % count] = element

    def draw_seat(self, view, seat):
        """Name, score, who deals, whose turn, hand and pile of one seat."""
        place, side = self.places[seat["seat"]], view["sides"][seat["side"]]
        keeps = voice.keeper(view, seat["side"]) == seat["seat"]
        dom.put(place, "data-seat", str(seat["seat"]))
        dom.put(place, "data-side", str(seat["side"]))
        dom.mark(place, "turn", view["turn"] == seat["seat"])
        dom.mark(place, "partner", not keeps)
        self.draw_plate(view, seat, place, side, keeps)
        self.draw_pile(view, seat, dom.one(".pile", place), side, keeps)
        if seat["seat"] != view["seat"]:
            self.draw_backs(view, seat)

    def draw_plate(self, view, seat, place, side, keeps):
        """The plate: the name, the score of the side or whose partner this is, and the dealer's mark."""
        dom.one(".who", place).textContent = names.name_of(view, seat["seat"])
        dom.one(".score b", place).textContent = text.number(side["score"])
        dom.one(".score .unit", place).textContent = text.say("unit", count=side["score"])
        dom.one(".score", place).hidden = not keeps
        partner = dom.one(".partner-of", place)
        partner.hidden = keeps
        if not keeps:
            keeper = voice.keeper(view, seat["side"])
            partner.textContent = text.say("seat.partner", voice.of_seat(view, keeper), name=names.fact(view, keeper))
        mark = dom.one(".side-mark", place)
        mark.hidden = len(view["sides"]) == len(view["seats"])
        if not mark.hidden:
            mark.textContent = LETTERS[seat["side"] % len(LETTERS)]
            dom.put(mark, "title", text.say("table.side", letter=mark.textContent))
        token = dom.one(".dealer-token", place)
        token.hidden = seat["seat"] != view["dealer"]
        token.textContent = text.say("dealer.token")
        dom.put(token, "title", text.say("dealer.long"))

    def draw_backs(self, view, seat):
        """The hand of another seat: what a declaration has shown lies face up, the rest are backs."""
        backs = self.backs(seat["seat"])
        dom.put(backs, "data-seat", str(seat["seat"]))
        dom.put(backs, "data-count", str(seat["cards"]))
        dom.empty(backs)
        for card in seat["exposed"]:
            shown = dom.add(wrapped("card small exposed", cards.face(card)), *wild_value(view, card))
            shown.dataset.card = card
            backs.appendChild(shown)
        for _ in range(seat["cards"] - len(seat["exposed"])):
            backs.appendChild(wrapped("card small", cards.back()))
        variant = voice.of_seat(view, seat["seat"])
        label = text.say("zone.backs", variant, count=seat["cards"], name=names.fact(view, seat["seat"]))
        if seat["exposed"]:
            label += ", " + text.say("zone.exposed", cards=seat["exposed"])
        picture(backs, label)

    def draw_pile(self, view, seat, zone, side, keeps):
        """The cards taken, face down, with the card of each sweep laid crosswise; partners have one pile."""
        zone.hidden = not keeps
        dom.put(zone, "data-zone", "pile" if keeps else None)
        dom.put(zone, "data-seat", str(seat["seat"]))
        dom.mark(zone, "bare", side["pile"] == 0)
        dom.empty(zone)
        if not keeps:
            return
        for place, card in enumerate(side["sweeps"][-SHOWN_SWEEPS:]):
            sweep = wrapped("card sweep", cards.face(card))
            sweep.dataset.card = card
            sweep.style.setProperty("--place", str(place))
            zone.appendChild(sweep)
        if side["pile"]:
            zone.appendChild(wrapped("card top", cards.back()))
            zone.appendChild(dom.make("span", "count", text.number(side["pile"])))
        whose = "you" if seat["seat"] == view["seat"] else voice.of_seat(view, seat["seat"])
        parts = [text.say("zone.pile", whose, name=names.side_fact(view, seat["side"]))]
        parts.append(text.say("cards", count=side["pile"]))
        if side["sweeps"]:
            parts.append(text.say("sweeps", count=len(side["sweeps"])))
        picture(zone, ", ".join(parts))

    def draw_last(self, view):
        """What another seat just took, beside it until the next play."""
        last = view["last"]
        dom.empty(self.last)
        self.last.hidden = not last or last["seat"] == view["seat"] or not last["taken"]
        if self.last.hidden:
            return
        place = self.places[last["seat"]]
        place.insertBefore(self.last, dom.one(".pile", place))
        for number, card in enumerate([last["card"]] + last["taken"]):
            small = wrapped("card small" + ("" if number else " took"), cards.face(card))
            small.style.setProperty("--place", str(number))
            self.last.appendChild(small)
        facts = {"card": last["card"], "taken": last["taken"], "name": names.fact(view, last["seat"])}
        dom.put(self.last, "aria-label", text.say("zone.last", voice.of_seat(view, last["seat"]), **facts))

    def clear(self):
        """Show nobody, and nothing of theirs."""
        for place in self.places.values():
            for shown in dom.every(".who, .score b, .score .unit, .partner-of, .backs, .pile", place):
                dom.empty(shown)
            dom.one(".dealer-token", place).hidden = True
            dom.one(".side-mark", place).hidden = True
        self.last.hidden = True
        self.places = {}

    def backs(self, seat):
        """Where the backs of another seat lie; None for the own seat."""
        return dom.one(".backs", self.places[seat]) if seat in self.places else None

    def pile(self, seat):
        """Where the pile lies to which this seat's captures go."""
        side = self.places[seat].getAttribute("data-side")
        return dom.one("[data-side='" + side + "'] [data-zone=pile]", self.felt)


def copy_of(place):
    """Another seat like *place*."""
    copy = place.cloneNode(True)
    copy.removeAttribute("id")
    shown = dom.one(".last", copy)
    if shown:
        shown.remove()
    return copy


def wild_value(view, card):
    """The mark of what the wild card is worth, where *card* is it; else nothing."""
    if not view["wild"] or view["wild"]["card"] != card:
        return []
    return [dom.make("span", "wild-value", "= " + text.number(view["wild"]["value"]), {"aria-hidden": "true"})]


def wrapped(class_names, face):
    """A picture in its card-shaped box."""
    return dom.add(dom.make("span", class_names), face)


def picture(zone, name):
    """Let a zone be read as one picture of this name."""
    dom.put(zone, "role", "img")
    dom.put(zone, "aria-label", name)
