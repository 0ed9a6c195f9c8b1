"""Events as sentences, each said once, and the log of all that was said."""

from ui import dom, names, text, voice

LONGEST = 200
"""How many sentences the log keeps."""


def of_event(event, view):
    """The sentence for *event* as the seat of *view* sees it, or an empty text for an event that needs none."""
    name = event["event"]
    if name in SPECIAL:
        return SPECIAL[name](event, view)
    facts = {key: value for key, value in event.items() if key not in ("event", "seat", "side")}
    if "side" in event:
        variant = voice.of_side(view, event["side"])
        facts["name"] = names.side_fact(view, event["side"])
    else:
        variant = voice.of_seat(view, event["seat"])
        facts["name"] = names.fact(view, event["seat"])
    return text.sentence("event." + name, context=variant, **facts)


def drawn(event, view):
    """Who is the first dealer: by lot, or by the cards that each has drawn, and drawn again where they tied."""
    dealer = event["dealer"]
    variant, name = voice.of_seat(view, dealer), names.fact(view, dealer)
    if not event.get("rounds"):
        return text.sentence("event.drawn" if voice.duel(view) else "event.lot", context=variant, name=name)
    said = []
    for number, drawing in enumerate(event["rounds"]):
        cards = [text.say("event.drew", name=names.fact(view, draw["seat"]), card=draw["card"]) for draw in drawing]
        said.append(text.sentence("event.draws_again" if number else "event.draws", cards=names.Name(", ".join(cards))))
    said.append(text.sentence("event.deals", context=variant, name=name))
    return " ".join(said)


def void(event, view):
    """Why the cards are dealt again."""
    aces = sum(card[0] == "A" for card in event["cards"])
    kings = sum(card[0] == "K" for card in event["cards"])
    return text.sentence("event.void", context="aces" if aces > kings else "kings", cards=event["cards"])


def dealt(event, view):
    """That the cards are dealt."""
    variant = "once" if view["rounds"] == 1 else None
    return text.sentence(
        "event.dealt", context=variant, deal=event["deal"], round=event["round"], rounds=view["rounds"]
    )


def declared(event, view):
    """Who has shown which hand, what it scores, and what the wild card is worth."""
    seat = event["seat"]
    points = names.Name(text.say("sheet.points", count=event["points"]))
    facts = {"points": points, "cards": view["seats"][seat]["exposed"], "name": names.fact(view, seat)}
    said = text.sentence("event.declared", context=voice.of_seat(view, seat), **facts)
    return said + wild(event)


def dealer_table(event, view):
    """That the dealer takes the first table, and how many sweeps that is."""
    seat = event["seat"]
    facts = {"total": event["total"], "cards": event["cards"], "name": names.fact(view, seat)}
    facts["sweeps"] = names.Name(text.say("sweeps", count=event["sweeps"]))
    return text.sentence("event.dealer-table", context=voice.of_seat(view, seat), **facts) + wild(event)


def wild(event):
    """What the wild card is worth, where the event says so."""
    if not event["wild"]:
        return ""
    return " " + text.sentence("event.wild", card="7C", value=event["wild"])


def scored(event, view):
    """How many points the deal has brought to each side."""
    points = event["points"]
    if voice.duel(view):
        mine = voice.sides(view)[0]
        return text.sentence("event.scored", mine=points[mine], theirs=sum(points) - points[mine])
    return text.sentence("event.scored_all", points=voice.each_side(view, points))


SPECIAL = {
    "drawn": drawn,
    "void": void,
    "dealt": dealt,
    "declared": declared,
    "dealer-table": dealer_table,
    "scored": scored,
}
"""The events whose sentence is more than who did what."""


def spoken(tag, sentence):
    """A sentence as an element; the cry that it may begin with is in its own language."""
    element = dom.make(tag, text=sentence)
    cry = text.say("sweep.word")
    if sentence.startswith(cry):
        element.textContent = sentence[len(cry) :]
        element.prepend(dom.make("span", text=cry, attributes={"lang": text.say("sweep.language")}))
    return element


class Speech:
    """One polite live region, and the log."""

    def __init__(self):
        self.region = dom.by_id("said")
        self.list = dom.by_id("log-list")
        self.none = dom.by_id("log-empty")

    def begin(self):
        """What is said from now on belongs to a new play.

        The region is emptied, so that it holds own play and reply together.
        """
        dom.empty(self.region)

    def say(self, sentences, keep=True):
        """Say *sentences* once, one after the other; *keep* writes them into the log too."""
        for sentence in sentences:
            if sentence:
                dom.add(self.region, spoken("p", sentence))
                if keep:
                    self.note(sentence)

    def note(self, sentence):
        """Write a sentence into the log."""
        dom.add(self.list, spoken("li", sentence))
        while self.list.children.length > LONGEST:
            self.list.firstElementChild.remove()
        self.none.hidden = True

    def events(self, events, view):
        """Say what happened."""
        self.say([of_event(event, view) for event in events])
