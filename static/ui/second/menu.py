"""The menu, and the questions before a match is lost by it."""

import asyncio

from ui import dom, names, voice
from ui.second import dialogs


class Menu:
    """Does what its entries say."""

    def __init__(self, page, confirm):
        self.page = page
        self.game = page.game
        self.confirm = confirm
        self.dialog = dom.by_id("menu")
        dom.listen(self.dialog, "click", self.on_entry)

    def open(self):
        """Open the menu; giving up is offered only where there is a match."""
        dom.one("[data-do=resign]").hidden = not self.page.playing()
        dialogs.show("menu")

    def on_entry(self, event):
        """An entry of the menu was chosen."""
        entry = event.target.closest("[data-do]")
        if not entry:
            return
        self.dialog.close()
        deed = entry.dataset.do
        if deed == "new":
            self.ask_new()
        elif deed == "games":
            asyncio.create_task(self.page.in_lobby("open"))
        elif deed == "resign":
            self.ask_resign()
        elif deed == "keys":
            self.page.parts.keys.show()
        elif deed in self.page.parts.comfort.deeds:
            self.page.parts.comfort.deeds[deed](deed)
        else:
            dialogs.show(deed)

    def ask_new(self):
        """A new match, after a question where one is on the table."""
        if self.page.playing():
            self.confirm.ask("new", self.begin)
        else:
            self.begin()

    def begin(self):
        """A new match."""
        asyncio.create_task(self.game.begin())

    def ask_resign(self):
        """Give the match up, after a question."""
        if self.page.playing():
            self.confirm.ask("resign", self.resign, **self.who_wins())

    def resign(self):
        """Give the match up."""
        asyncio.create_task(self.game.step("resign"))

    def who_wins(self):
        """Whom a resignation would let win, as the facts of the question."""
        view = self.game.view
        others = voice.sides(view)[1:]
        if voice.duel(view):
            return {}
        if len(others) > 1:
            return {"context": "all"}
        return {
            "context": "team" if len(view["sides"][others[0]]["seats"]) > 1 else "named",
            "name": names.side_fact(view, others[0]),
        }
