"""All cards of the deck that is shown, and each of them large."""

from pyscript import document

from ui import cards, decks, dom, text
from ui.second import dialogs

BACK = "back"


class Gallery:
    """A dialog with every card of the deck, over it another with one card enlarged."""

    def __init__(self):
        self.grid = dom.make("ul", "gallery-cards")
        self.title = dom.make("h2", attributes={"id": "gallery-title"})
        self.large = dom.make("div", "large-card")
        self.name = dom.make("p", attributes={"id": "enlarged-name", "aria-live": "polite"})
        self.at = 0
        self.dialog = self.made("gallery", "gallery-title", self.title, self.grid)
        self.enlarged = self.made("enlarged", "enlarged-name", self.large, self.name, self.steps())
        dom.listen(self.grid, "click", self.on_card)
        dom.listen(self.enlarged, "keydown", self.on_key)
        dom.listen(self.enlarged, "close", lambda event: self.button(self.at).focus())

    def made(self, name, title, *content):
        """A new dialog with this content and a button that closes it."""
        dialog = dom.make("dialog", attributes={"id": name, "aria-labelledby": title})
        close = dom.make("button", "main", attributes={"data-say": "close"})
        dom.add(dialog, *content)
        dom.add(dialog, dom.add(dom.make("form", attributes={"method": "dialog"}), close))
        document.body.appendChild(dialog)
        return dialog

    def steps(self):
        """The buttons that lead from one card to the next."""
        row = dom.make("p", "steps")
        for step, name, sign in ((-1, "previous", "‹"), (1, "next", "›")):
            button = dom.make("button", "round", sign, {"type": "button", "data-step": str(step)})
            button.setAttribute("data-name", "gallery." + name)
            dom.listen(button, "click", lambda event: self.go(int(event.target.dataset.step)))
            row.appendChild(button)
        return row

    def shown(self):
        """What can be seen: each card, then the back."""
        return decks.shown()["cards"] + [BACK]

    def open(self):
        """Show the cards."""
        self.title.textContent = text.say("settings.deck_" + decks.shown()["name"])
        for close in dom.every("[data-say]", self.dialog) + dom.every("[data-say]", self.enlarged):
            close.textContent = text.say(close.dataset.say)
        for step in dom.every("[data-name]", self.enlarged):
            dom.put(step, "aria-label", text.say(step.dataset.name))
        dom.empty(self.grid)
        for place, name in enumerate(self.shown()):
            button = dom.make("button", "card", attributes={"type": "button", "data-place": str(place)})
            button.setAttribute("aria-label", self.called(name))
            button.appendChild(self.picture(name))
            self.grid.appendChild(dom.add(dom.make("li"), button))
        dialogs.show("gallery")

    def called(self, name):
        """The name of a card, or of the back."""
        return text.say("gallery.back") if name == BACK else text.capital(text.card(name))

    def picture(self, name):
        """The picture of a card, or of the back."""
        return cards.back() if name == BACK else cards.face(name)

    def button(self, place):
        """The button of a card."""
        return dom.one("[data-place='%d']" % place, self.grid)

    def on_card(self, event):
        """A card is to be enlarged."""
        button = event.target.closest("[data-place]")
        if button:
            self.enlarge(int(button.dataset.place))
            dialogs.show("enlarged")

    def on_key(self, event):
        """The arrows lead from one card to the next."""
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(event.key)
        if step:
            event.preventDefault()
            self.go(step)

    def go(self, step):
        """Enlarge the card that many places on; after the last comes the first."""
        self.enlarge((self.at + step) % len(self.shown()))

    def enlarge(self, place):
        """Show the card at a place large."""
        self.at = place
        name = self.shown()[place]
        dom.add(dom.empty(self.large), self.picture(name))
        self.name.textContent = self.called(name)
