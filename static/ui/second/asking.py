"""What is asked besides a card: whether a hand is declared, and who takes the device. A small panel with buttons."""

from ui import dom, names, text
from ui.status import question


class Asking:
    """The panel in place of the main button. *answer* is called with what the pressed button stands for."""

    def __init__(self, answer):
        self.answer = answer
        self.panel = dom.by_id("asking")
        dom.listen(self.panel, "click", self.on_click)

    def show(self, view):
        """Ask what *view* asks, or nothing."""
        asks = view["asks"] if view else None
        held = dom.one("button:focus", self.panel)
        value = held.value if held else None
        dom.empty(self.panel)
        self.panel.hidden = asks not in ("declare", "hand_over")
        if asks == "declare":
            self.declare(view)
        elif asks == "hand_over":
            self.hand_over(view)
        if value is not None and dom.one("button[value='" + value + "']", self.panel):
            dom.one("button[value='" + value + "']", self.panel).focus()

    def declare(self, view):
        """Whether to show the hand; the wild card may stand for several values."""
        shows = [entry for entry in view["declarations"] if entry["kind"] != "pass"]
        dom.put(self.panel, "aria-label", question(view))
        if len(shows) > 1:
            self.panel.appendChild(dom.make("p", "asked", text.sentence("declare.wild", card="7C")))
        row = dom.make("div", "values")
        for entry in shows:
            if len(shows) > 1:
                words = text.number(entry["wild"])
                name = text.sentence("declare.show_wild", value=entry["wild"], card="7C", count=entry["points"])
            else:
                words = text.say("declare.show", count=entry["points"])
                name = None
            row.appendChild(button("main", words, entry["move"], name))
        self.panel.appendChild(row)
        self.panel.appendChild(button("quiet on-felt", text.say("declare.pass"), "!pass"))

    def hand_over(self, view):
        """To whom the device goes."""
        name = names.fact(view, view["turn"])
        dom.put(self.panel, "aria-label", text.say("hand_over.to", name=name))
        self.panel.appendChild(button("main big", text.say("hand_over.here", name=name), str(view["turn"])))

    def on_click(self, event):
        """A button was pressed."""
        pressed = event.target.closest("button")
        if pressed:
            self.answer(pressed.value)

    def focus(self):
        """Bring the focus to the first answer."""
        first = dom.one("button", self.panel)
        if first:
            first.focus({"preventScroll": True})

    def point(self, move):
        """Point at the answer that the coach would give."""
        for each in dom.every("button", self.panel):
            dom.mark(each, "named", each.value == move)


def button(class_names, words, value, name=None):
    """A button of the panel."""
    made = dom.make("button", class_names, words, {"type": "button", "value": value})
    dom.put(made, "aria-label", name)
    return made
