"""A play is asked twice: the first press says what it would do, the second makes it."""

from ui import text
from ui.status import chosen


def begin(page):
    """Made when plays are first to be confirmed."""
    return Confirming(page)


class Confirming:
    """Remembers which play was asked for."""

    def __init__(self, page):
        self.status = page.status
        self.game = page.game
        self.asked = None

    def sure(self, now):
        """Whether the play that is chosen was asked for before, and still is; else it is asked for now."""
        play = (now.move(), self.game.view["match"]["seed"], self.game.view["deal"], self.game.view["last"])
        if self.asked == play and self.status.play.textContent == text.say("confirming.yes"):
            self.asked = None
            return True
        self.asked = play
        self.status.tell(text.say("confirming.ask", play=Sentence(chosen(now))))
        self.status.play.textContent = text.say("confirming.yes")
        return False


class Sentence:
    """A sentence within another: never taken for the text of a card."""

    def __init__(self, said):
        self.said = said

    def __str__(self):
        return self.said
