"""The parts of the page that come second, put together."""

from pyscript import document

from ui import dom, text
from ui.second.asking import Asking
from ui.second.comfort import Comfort
from ui.second.drag import Drag
from ui.second.hint import Hint
from ui.second.keys import Keys
from ui.second.memory import Memory
from ui.second.scenes import Scenes
from ui.second.score_sheet import ScoreSheet


class Parts:
    """All that a table can do without for a moment. Made once, when its modules are here."""

    def __init__(self, page):
        self.sheet = ScoreSheet(page.go_on)
        self.asking = Asking(page.person.answer)
        self.scenes = Scenes(page.motion)
        self.memory = Memory(page.table.seats, page.settings)
        self.settings = page.settings
        self.hint = Hint(page.game, page.choice, page.status, self.asking)
        self.keys = Keys(page)
        self.drag = Drag(page.table, page.choice.choose, page.choice.now.takeable, page.dropped)
        for event in ("pointerdown", "keydown"):
            dom.listen(document, event, self.scenes.leave, True)
        self.comfort = Comfort(page)
        self.draw(page.game.view)

    def draw(self, view):
        """Say everything again, in the language spoken; *view* is the one on the table, or None."""
        self.keys.draw()
        self.comfort.draw()
        self.memory.draw(view)
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

    def show(self, answer, view):
        """Ask and show what an Answer brings besides the cards; *view* is its View as it may be shown."""
        self.asking.show(view)
        self.memory.draw(view)
        self.scenes.show(answer["events"], view)
        self.comfort.hear(answer, view)
