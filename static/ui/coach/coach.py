"""The coach on the page, put together."""

from ui import dom, text
from ui.coach import reasons
from ui.coach.lines import Lines
from ui.coach.review import Review
from ui.second import dialogs


class Coach:
    """Tells why, reviews a deal, and keeps his lines on the table up to date. Made once, when his modules are here."""

    def __init__(self, page):
        self.status = page.status
        self.review = Review(page)
        self.lines = Lines(page, self.open)
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
        if "card" in told:
            title = text.sentence("because.title", card=told["card"])
        else:
            title = text.say("because.title_declared")
        self.open(title, [reasons.sentence(reason) for reason in told["because"]])

    def open(self, title, sentences):
        """Tell some sentences in a dialog."""
        body = dom.make("ul", "told")
        for sentence in sentences:
            body.appendChild(dom.make("li", text=sentence))
        form = dom.make("form", attributes={"method": "dialog"})
        form.appendChild(dom.make("button", "main", text.say("close")))
        heading = dom.make("h2", text=title, attributes={"id": "told-title"})
        dom.add(dom.empty(self.dialog), heading, body, form)
        dialogs.show("told")
