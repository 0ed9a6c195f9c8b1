"""The menu, and the question before a match is lost."""

from ui import dialogs, dom, names, text, voice
from ui.page import soon


class Menu:
    """Opens the menu of *page* and does what is chosen in it."""

    def __init__(self, page):
        self.page = page
        self.confirm = Confirm()
        dom.listen(dom.by_id("menu"), "click", self.on_click)

    def open(self):
        """Open the menu; giving up is offered only where there is a match."""
        dom.one("[data-do=resign]").hidden = not self.page.playing()
        dialogs.show("menu")

    def on_click(self, event):
        """An entry of the menu was chosen."""
        entry = event.target.closest("[data-do]")
        if not entry:
            return
        dom.by_id("menu").close()
        deed = entry.dataset.do
        if deed == "new":
            self.ask_new()
        elif deed == "games":
            soon(self.page.in_lobby, "open")()
        elif deed == "resign":
            self.ask_resign()
        else:
            dialogs.show(deed)

    def ask_new(self):
        """A new match, after a question where one is on the table."""
        begin = soon(self.page.game.begin)
        if self.page.playing():
            self.confirm.ask("new", begin)
        else:
            begin()

    def ask_resign(self):
        """Give the match up, after a question."""
        if self.page.playing():
            self.confirm.ask("resign", soon(self.page.game.step, "resign"), **who_wins(self.page.game.view))


def who_wins(view):
    """Whom a resignation would let win, as the facts of the question."""
    others = voice.sides(view)[1:]
    if voice.duel(view):
        return {}
    if len(others) > 1:
        return {"context": "all"}
    return {
        "context": "team" if len(view["sides"][others[0]]["seats"]) > 1 else "named",
        "name": names.side_fact(view, others[0]),
    }


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
