"""The score sheet: proves each point of a deal, and tells who has won."""

from ui import dom, names, text, voice
from ui.second import awards


class ScoreSheet:
    """The dialog at the end of a deal. *next_step* is called when the player goes on, *review* with the place for what
    is found where the deal is to be reviewed.
    """

    def __init__(self, next_step, review):
        self.dialog = dom.by_id("sheet")
        self.body = dom.by_id("sheet-body")
        self.title = dom.by_id("sheet-title")
        self.next = dom.by_id("sheet-next")
        self.next_step = next_step
        self.review = review
        dom.listen(self.next, "click", self.on_next)
        dom.listen(dom.by_id("sheet-close"), "click", lambda event: self.dialog.close())

    def on_next(self, event):
        """Go on to the next deal, or to another match."""
        self.dialog.close()
        self.next_step()

    def write(self, view):
        """Write the sheet of *view*."""
        over = view["phase"] == "over"
        self.title.textContent = title(view)
        self.next.textContent = text.say("sheet.again" if over else "sheet.next")
        dom.empty(self.body)
        dom.mark(self.dialog, "over", over)
        dom.put(self.dialog, "data-sides", str(len(view["sides"])))
        if view["scoring"]:
            dom.add(self.body, self.summary(view), self.reviewing())
            points = dom.make("div", "awards")
            for award in awards.grouped(view["scoring"]["awards"]):
                points.appendChild(awards.block(award, view))
            self.body.appendChild(points)
        self.body.appendChild(self.totals(view))
        seed = text.say("sheet.seed", seed=names.Name(view["match"]["seed"]))
        self.body.appendChild(dom.add(dom.make("div", "deal-deeds"), dom.make("p", "seed", seed), *deeds()))

    def show(self, view):
        """Open the sheet of *view*."""
        self.write(view)
        if not self.dialog.open:
            self.dialog.showModal()
        self.dialog.scrollTop = 0
        self.next.focus({"preventScroll": True})

    def summary(self, view):
        """The points of this deal, at a glance."""
        line = dom.make("p", "summary")
        for side in voice.sides(view):
            who = dom.make("span", "who", names.side_name(view, side))
            points = dom.make("b", text=text.number(view["scoring"]["points"][side]))
            dom.add(line, dom.add(dom.make("span", "side"), who, points))
        return line

    def reviewing(self):
        """The button that has the deal reviewed; what is found takes its place."""
        holder = dom.make("div", "review")
        button = dom.make("button", "quiet", text.say("sheet.review"), {"type": "button", "id": "sheet-review"})
        dom.listen(button, "click", lambda event: self.review(event.target.parentElement))
        return dom.add(holder, button)

    def totals(self, view):
        """The points deal by deal and the score of the match, side by side."""
        table = dom.make("table", "totals")
        table.appendChild(dom.make("caption", text=length_of(view["match"])))
        sides = voice.sides(view)
        head = dom.add(dom.make("tr"), dom.make("td"))
        for side in sides:
            head.appendChild(heading("col", names.side_name(view, side)))
        table.appendChild(head)
        for number, points in enumerate(view["match"]["deals"]):
            row = dom.add(dom.make("tr"), heading("row", text.say("sheet.deal", deal=number + 1)))
            for side in sides:
                row.appendChild(dom.make("td", text=text.number(points[side])))
            table.appendChild(row)
        total = dom.add(dom.make("tr", "total"), heading("row", text.say("sheet.total")))
        for side in sides:
            total.appendChild(dom.make("td", text=text.number(view["sides"][side]["score"])))
        table.appendChild(total)
        return dom.add(dom.make("div", "totals-holder"), table)


def deeds():
    """What can be done with the deal: see all of it, play it again."""
    return [
        dom.make("button", "link", text.say("sheet." + deed), {"type": "button", "data-deal": deed})
        for deed in ("whole", "replay")
    ]


def length_of(match):
    """How long the match goes on, in words."""
    if match["end"] == "deals":
        return text.say("sheet.match_deals", count=match["agreed"])
    return text.say("sheet.match", target=match["target"] or "")


def heading(scope, words):
    """A heading cell."""
    return dom.make("th", text=words, attributes={"scope": scope})


def title(view):
    """What the sheet is about."""
    match = view["match"]
    if view["phase"] != "over":
        return text.say("sheet.title", deal=view["deal"])
    key, side = ("won", match["winner"]) if match["resigned"] is None else ("resigned", match["resigned"])
    return text.sentence("sheet." + key, context=voice.of_side(view, side), name=names.side_fact(view, side))
