"""A question with two answers."""

from ui import dom, text


class Confirm:
    """One question with two answers."""

    def __init__(self):
        self.dialog = dom.by_id("confirm")
        self.yes = lambda: None
        dom.listen(dom.by_id("confirm-yes"), "click", self.on_yes)
        dom.listen(dom.by_id("confirm-no"), "click", lambda event: self.dialog.close())

    def ask(self, key, yes, context=None, **facts):
        """Ask the question of *key* with these facts; *yes* is called where the answer is yes."""
        self.yes = yes
        dom.by_id("confirm-text").textContent = text.say(key + ".question", context, **facts)
        dom.by_id("confirm-yes").textContent = text.say(key + ".yes")
        dom.by_id("confirm-no").textContent = text.say(key + ".no")
        self.dialog.showModal()

    def on_yes(self, event):
        """The answer is yes."""
        self.dialog.close()
        self.yes()
