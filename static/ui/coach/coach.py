"""The coach on the page, put together."""

from ui import dialogs, dom, text
from ui.coach import reasons
from ui.coach.lines import Lines
from ui.coach.review import Review


class Coach:
    """Tells why, reviews a deal, and keeps his lines on the table up to date. Made once, when his modules are here."""

    def __init__(self, page):
        self.status = page.status
        self.review = Review(page)
        self.lines = Lines(page)
        self.dialog = dom.make("dialog", attributes={"id": "told", "aria-labelledby": "told-title"})
        dom.one("body").appendChild(self.dialog)
        self.draw(page.game.view)

    def draw(self, view):
        """Show what is wanted of *view*, None where no match is on the table."""
        self.lines.draw(view)

    def tell(self, told, in_short):
        """Say why, of a Hint or an Explanation: in a few words on the line, or with the numbers in a dialog."""
        if in_short:
            self.status.tell(reasons.in_short(told))
            return
        dom.empty(self.dialog)
        if "card" in told:
            words = text.sentence("because.title", card=told["card"])
        else:
            words = text.say("because.title_declared")
        title = dom.make("h2", text=words, attributes={"id": "told-title"})
        body = dom.make("ul", "told")
        for reason in told["because"]:
            body.appendChild(dom.make("li", text=reasons.sentence(reason)))
        form = dom.make("form", attributes={"method": "dialog"})
        form.appendChild(dom.make("button", "main", text.say("close")))
        dom.add(self.dialog, title, body, form)
        dialogs.show("told")
