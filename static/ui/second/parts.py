"""The parts of the page that come second, put together."""

from pyscript import document

from ui import dom
from ui.second import dialogs
from ui.second.asking import Asking
from ui.second.coaching import Coaching
from ui.second.comfort import Comfort
from ui.second.confirm import Confirm
from ui.second.drag import Drag
from ui.second.hint import Hint
from ui.second.keys import Keys
from ui.second.memory import Memory
from ui.second.menu import Menu
from ui.second.other_tab import OtherTab
from ui.second.scenes import Scenes
from ui.second.score_sheet import ScoreSheet


class Parts:
    """All that a table can do without for a moment. Made once, when its modules are here, and drawn by its maker."""

    def __init__(self, page):
        self.coaching = Coaching(page)
        self.sheet = ScoreSheet(page.go_on, self.coaching.review)
        self.asking = Asking(page.person.answer)
        self.scenes = Scenes(page.motion)
        self.memory = Memory(page.table.seats, page.settings)
        self.hint = Hint(page.game, page.choice, page.status, self.asking, self.coaching)
        self.confirm = Confirm()
        self.menu = Menu(page, self.confirm)
        self.keys = Keys(page, self.menu, self.hint, self.coaching)
        self.drag = Drag(page.table, page.choice, page.person)
        for event in ("pointerdown", "keydown"):
            dom.listen(document, event, self.scenes.leave, True)
        dialogs.look_after(page.status, page.choice.focus)
        self.comfort = Comfort(page)
        self.other_tab = OtherTab(page)

    def draw(self, view):
        """Say everything again, in the language spoken; *view* is the one on the table, or None."""
        self.comfort.draw()
        self.memory.draw(view)
        self.coaching.draw(view)
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
        self.comfort.hear(answer, view)
