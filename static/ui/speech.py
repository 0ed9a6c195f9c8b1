"""Events as sentences, each said once, and the log of all that was said."""

from ui import dom, text

LONGEST = 200
"""How many sentences the log keeps."""


def of_event(event, view):
    """The sentence for *event* as the seat of *view* sees it, or an empty text for an event that needs none."""
    name = event["event"]
    facts = {key: value for key, value in event.items() if key not in ("event", "seat", "side", "dealer")}
    if name == "dealt":
        return text.sentence("event.dealt", deal=event["deal"], round=event["round"], rounds=view["rounds"])
    if name == "scored":
        mine = view["seats"][view["seat"]]["side"]
        return text.sentence(
            "event.scored", mine=event["points"][mine], theirs=sum(event["points"]) - event["points"][mine]
        )
    return text.sentence("event." + name, context=who(event, view), **facts)


def who(event, view):
    """`person` where the event is of the seat that looks, else `computer`."""
    if "side" in event:
        return "person" if event["side"] == view["seats"][view["seat"]]["side"] else "computer"
    seat = event.get("seat", event.get("dealer", view["seat"]))
    return "person" if seat == view["seat"] else view["seats"][seat]["player"]


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
                dom.add(self.region, dom.make("p", text=sentence))
                if keep:
                    self.note(sentence)

    def note(self, sentence):
        """Write a sentence into the log."""
        dom.add(self.list, dom.make("li", text=sentence))
        while self.list.children.length > LONGEST:
            self.list.firstElementChild.remove()
        self.none.hidden = True

    def events(self, events, view):
        """Say what happened."""
        self.say([of_event(event, view) for event in events])
