"""The parts of the page that come second, put together."""

from pyscript import document

from ui import dialogs, dom, text
from ui.page import soon
from ui.second.asking import Asking
from ui.second.coaching import Coaching
from ui.second.drag import Drag
from ui.second.hint import Hint
from ui.second.keys import Keys
from ui.second.memory import Memory
from ui.second.menu import Menu
from ui.second.scenes import Scenes
from ui.second.score_sheet import ScoreSheet


class Parts:
    """All that a table can do without for a moment. Made once, when its modules are here."""

    def __init__(self, page):
        self.coaching = Coaching(page)
        self.sheet = ScoreSheet(page.go_on, self.coaching.review)
        self.asking = Asking(page.person.answer)
        self.scenes = Scenes(page.motion)
        self.memory = Memory(page.table.seats, page.settings)
        self.settings = page.settings
        self.hint = Hint(page.game, page.choice, page.status, self.asking, self.coaching)
        self.menu = Menu(page)
        self.keys = Keys(page, self.letter_deeds(page))
        self.drag = Drag(page.table, page.choice.choose, page.choice.now.takeable, page.dropped)
        for event in ("pointerdown", "keydown"):
            dom.listen(document, event, self.scenes.leave, True)
        self.draw(page.game.view)

    def letter_deeds(self, page):
        """What the letters do that are more than a question."""
        return {
            "h": soon(self.hint.ask),
            "u": soon(page.game.undo),
            "w": soon(page.why),
            "p": soon(self.coaching.why),
            "n": self.menu.ask_new,
            "?": lambda: dialogs.show("keys"),
        }

    def draw(self, view):
        """Say everything again, in the language spoken; *view* is the one on the table, or None."""
        self.keys.draw()
        self.settings.draw()
        self.memory.draw(view)
        self.coaching.draw(view)
        for rank in dom.every("dialog [data-rank]"):
            rank.textContent = text.index(rank.getAttribute("data-rank"))
        if view:
            self.asking.show(view)
            if self.sheet.dialog.open:
                self.sheet.write(view)

    def leave(self):
        """The match on the table is put away."""
        self.scenes.stop()
        self.memory.draw(None)
        self.coaching.draw(None)

    def show(self, answer, view):
        """Ask and show what an Answer brings besides the cards; *view* is its View as it may be shown."""
        self.asking.show(view)
        self.memory.draw(view)
        self.coaching.draw(view)
        self.scenes.show(answer["events"], view)
