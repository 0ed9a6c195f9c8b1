"""Dialogs: each opens over the table, closes with Esc, and gives the focus back to where it was."""

from ui import dom, text


def show(name):
    """Open a dialog."""
    dialog = dom.by_id(name)
    if not dialog.open:
        dialog.showModal()


def is_open():
    """Whether a dialog is open."""
    return bool(dom.one("dialog[open]"))


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


def give_focus_back(fallback):
    """When a dialog closes and the focus was on something gone, *fallback* gives it a place."""

    def closed(event):
        if event.target.tagName == "DIALOG" and not is_open() and dom.focus_is_lost():
            fallback()

    dom.listen(dom.one("body"), "close", closed, True)
