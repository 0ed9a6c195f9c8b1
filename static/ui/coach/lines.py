"""What the coach shows on the table where a setting asks for it: the points to expect, and advice when it applies."""

import asyncio

from ui import dom, names, text, voice
from ui.coach import reasons
from ui.second import dialogs

BELONGING = ["advice-control-total", "advice-who-sweeps"]
"""Two pieces of advice that are told together; else the most pressing one is told alone."""


class Lines:
    """Two lines above the cards of the table. They are asked for again whenever the table or the choice changes.

    *tell* opens a dialog with a title and sentences.
    """

    def __init__(self, page, tell):
        self.page = page
        self.tell = tell
        self.pieces = []
        self.view = None
        self.expected = None
        self.stale = False
        self.busy = False
        self.holder = dom.make("div", "coach-lines")
        self.chances = dom.make("button", "chances", attributes={"type": "button", "aria-haspopup": "dialog"})
        self.advice = dom.make("button", "advice", attributes={"type": "button", "aria-haspopup": "dialog"})
        dom.add(self.holder, self.chances, self.advice)
        self.holder.hidden = True
        dom.listen(self.chances, "click", lambda event: self.open())
        dom.listen(self.advice, "click", lambda event: self.tell_advice())
        dom.one(".play-area").appendChild(self.holder)
        self.dialog = dom.make("dialog", attributes={"id": "chances", "aria-labelledby": "chances-title"})
        dom.one("body").appendChild(self.dialog)

    def draw(self, view):
        """Show what is wanted of *view*; nothing where it is None."""
        settings = self.page.settings
        self.view = view if view and view["asks"] in ("play", "declare", "reply", "next_deal") else None
        self.holder.hidden = not self.view
        self.chances.hidden = settings["chances"] != "on"
        self.advice.hidden = settings["advice"] != "on"
        self.fit()
        if self.view and view["asks"] != "reply":
            self.ask()

    def choice_changed(self):
        """Another choice: other advice may apply."""
        if self.view and not self.advice.hidden:
            self.ask()

    def ask(self):
        """Ask the engine, once what is asked already has been answered."""
        self.stale = True
        if not self.busy:
            asyncio.create_task(self.go_on_asking())

    async def go_on_asking(self):
        """Ask until nothing has changed since."""
        self.busy = True
        while self.stale:
            self.stale = False
            try:
                await self.ask_once()
            except Exception as error:
                print("The coach failed:", error)
        self.busy = False

    async def ask_once(self):
        """Ask for what is wanted of the View on the table."""
        view, game = self.view, self.page.game
        if not view or not await self.ready():
            return
        if not self.chances.hidden:
            found = await game.engine.ask("chances")
            if "error" not in found and self.view is view:
                self.expected = found
                self.show_chances()
        if not self.advice.hidden and view["asks"] == "play":
            now = game.choice.now
            choice = {"card": now.card, "taken": now.move_cards()} if now.card else None
            pieces = await game.engine.ask("advice", choice if choice else "null")
            if isinstance(pieces, list) and self.view is view:
                self.show_advice(pieces)
        elif self.view is view:
            self.show_advice([])

    async def ready(self):
        """Wait until the engine has the match. Gives whether it has."""
        game = self.page.game
        await game.engine.ready.wait()
        while game.engine.state == "ready" and game.view and game.maker is not game.engine:
            await asyncio.sleep(0.1)
        return game.engine.state == "ready" and game.maker is game.engine

    def show_chances(self):
        """Write the points that each side may expect."""
        each = [
            text.say("chances.entry", name=names.side_fact(self.view, side), points=self.of(side))
            for side in voice.sides(self.view)
        ]
        self.chances.textContent = text.say("chances.label", each=names.Name(" · ".join(each)))
        self.fit()
        if self.dialog.open:
            self.write()

    def of(self, side):
        """The points that a side may expect, in words."""
        return text.number(self.expected["sides"][side]["points"], 1)

    def show_advice(self, pieces):
        """Write the most pressing piece of advice; say it once."""
        told = pieces[:2] if [piece["code"] for piece in pieces[:2]] == BELONGING else pieces[:1]
        self.pieces = pieces
        said = " ".join(reasons.sentence(piece) for piece in told)
        if said != self.advice.textContent:
            self.advice.textContent = said
            self.fit()
            self.page.speech.say([said], keep=False)

    def tell_advice(self):
        """Every piece of advice that applies, in a dialog."""
        self.tell(text.say("because.title_advice"), [reasons.sentence(piece) for piece in self.pieces])

    def fit(self):
        """Leave the lines room above the cards."""
        room = 0 if self.holder.hidden else self.holder.offsetHeight
        dom.by_id("felt").style.setProperty("--coach-lines", str(room) + "px")

    def open(self):
        """Open the dialog of what is to be expected, category by category."""
        if self.expected and self.view:
            self.write()
            dialogs.show("chances")

    def write(self):
        """Write the dialog."""
        sides = voice.sides(self.view)
        dom.empty(self.dialog)
        title = dom.make("h2", text=text.say("chances.title"), attributes={"id": "chances-title"})
        lead = "chances.lead_exact" if self.expected["exact"] else "chances.lead"
        words = dom.make("p", text=text.say(lead, worlds=text.number(self.expected["worlds"])))
        table = dom.make("table", "totals")
        head = dom.add(dom.make("tr"), dom.make("td"))
        for side in sides:
            head.appendChild(cell("th", names.side_name(self.view, side), "col"))
        table.appendChild(head)
        told = [self.expected["sides"][side] for side in sides]
        for place, entry in enumerate(told[0]["categories"]):
            points = [side["categories"][place]["points"] for side in told]
            if entry["category"] != "accusi" or any(points):
                row = dom.add(dom.make("tr"), cell("th", text.say("award." + entry["category"]), "row"))
                for expected in points:
                    row.appendChild(cell("td", text.number(expected, 1)))
                table.appendChild(row)
        total = dom.add(dom.make("tr", "total"), cell("th", text.say("chances.total"), "row"))
        for side in told:
            total.appendChild(cell("td", text.number(side["points"], 1)))
        table.appendChild(total)
        form = dom.make("form", attributes={"method": "dialog"})
        form.appendChild(dom.make("button", "main", text.say("close")))
        dom.add(self.dialog, title, words, dom.add(dom.make("div", "totals-holder"), table), form)


def cell(tag, words, scope=None):
    """One cell of the table."""
    return dom.make(tag, text=words, attributes={"scope": scope} if scope else None)
