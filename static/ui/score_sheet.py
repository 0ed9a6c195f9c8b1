"""The score sheet: proves each point of a deal, and tells who has won."""

from ui import cards, dom, text

ITALIAN = ("sweeps", "settebello", "primiera")
"""The awards that go by their Italian names in every language."""


class ScoreSheet:
    """The dialog at the end of a deal. *next_step* is called when the player goes on."""

    def __init__(self, next_step):
        self.dialog = dom.by_id("sheet")
        self.body = dom.by_id("sheet-body")
        self.title = dom.by_id("sheet-title")
        self.next = dom.by_id("sheet-next")
        self.next_step = next_step
        dom.listen(self.next, "click", self.on_next)
        dom.listen(dom.by_id("sheet-close"), "click", lambda event: self.dialog.close())

    def on_next(self, event):
        """Go on to the next deal, or to another match."""
        self.dialog.close()
        self.next_step()

    def write(self, view):
        """Write the sheet of *view*."""
        over = view["phase"] == "over"
        mine = view["seats"][view["seat"]]["side"]
        self.title.textContent = title(view, mine)
        self.next.textContent = text.say("sheet.again" if over else "sheet.next")
        dom.empty(self.body)
        dom.mark(self.dialog, "over", over)
        if view["scoring"]:
            self.body.appendChild(self.summary(view["scoring"]["points"], mine))
            self.body.appendChild(self.points(view, mine))
        self.body.appendChild(self.totals(view, mine))
        self.body.appendChild(dom.make("p", "seed", text.say("sheet.seed", seed=view["match"]["seed"])))

    def show(self, view):
        """Open the sheet of *view*."""
        self.write(view)
        if not self.dialog.open:
            self.dialog.showModal()
        self.dialog.scrollTop = 0
        self.next.focus({"preventScroll": True})

    def summary(self, points, mine):
        """The points of this deal, at a glance."""
        line = dom.make("p", "summary")
        for side in (mine, 1 - mine):
            name = dom.make("span", "who", text.say("who.you" if side == mine else "who.computer"))
            dom.add(line, dom.add(dom.make("span", "side"), name, dom.make("b", text=text.number(points[side]))))
        return line

    def points(self, view, mine):
        """One block an award, with its proof."""
        holder = dom.make("div", "awards")
        for award in view["scoring"]["awards"]:
            holder.appendChild(self.award(award, mine))
        return holder

    def award(self, award, mine):
        """An award: who has how much, the cards that prove it, and who gets the point or why nobody."""
        block = dom.make("section", "award")
        whose = "nobody" if award["side"] is None else "person" if award["side"] == mine else "computer"
        dom.put(block, "data-category", award["category"])
        dom.put(block, "data-whose", whose)
        head = dom.add(
            dom.make("h3"),
            dom.make("span", "category", text.say("award." + award["category"]), attributes=tongue(award["category"])),
            dom.make("span", "points", text.say("sheet.points", count=award["points"]) if award["points"] else "–"),
        )
        block.appendChild(head)
        block.appendChild(dom.make("p", "verdict", verdict(award, whose, mine)))
        for side in sorted(range(len(award["amounts"])), key=lambda side: side != mine):
            block.appendChild(self.proof(award, side, mine))
        return block

    def proof(self, award, side, mine):
        """The cards of one side for one award."""
        row = dom.make("div", "proof" + (" won" if award["side"] == side else ""))
        amount = award["amounts"][side]
        row.appendChild(dom.make("span", "who", text.say("who.you" if side == mine else "who.computer")))
        row.appendChild(dom.make("span", "amount", "–" if amount is None else text.number(amount)))
        shown = dom.make("ul", "proof-cards")
        values = award["values"][side] if "values" in award else None
        for place, card in enumerate(award["cards"][side]):
            item = dom.make("li", "card tiny")
            picture = cards.face(card)
            picture.removeAttribute("aria-hidden")
            dom.put(picture, "role", "img")
            dom.put(picture, "aria-label", text.card(card))
            item.appendChild(picture)
            if values:
                item.appendChild(dom.make("span", "value", text.number(values[place])))
            shown.appendChild(item)
        row.appendChild(shown)
        return row

    def totals(self, view, mine):
        """The points deal by deal and the score of the match."""
        table = dom.make("table", "totals")
        table.appendChild(dom.make("caption", text=text.say("sheet.match", target=view["match"]["target"] or "")))
        head = dom.make("tr")
        dom.add(head, dom.make("td"), heading("col", text.say("who.you")), heading("col", text.say("who.computer")))
        table.appendChild(head)
        for number, points in enumerate(view["match"]["deals"]):
            row = dom.make("tr")
            row.appendChild(heading("row", text.say("sheet.deal", deal=number + 1)))
            dom.add(
                row, dom.make("td", text=text.number(points[mine])), dom.make("td", text=text.number(points[1 - mine]))
            )
            table.appendChild(row)
        total = dom.make("tr", "total")
        total.appendChild(heading("row", text.say("sheet.total")))
        for side in (mine, 1 - mine):
            total.appendChild(dom.make("td", text=text.number(view["sides"][side]["score"])))
        table.appendChild(total)
        return table


def tongue(category):
    """The language of an award's name, where it is the Italian one everywhere."""
    return {"lang": "it"} if category in ITALIAN else {}


def heading(scope, words):
    """A heading cell."""
    return dom.make("th", text=words, attributes={"scope": scope})


def title(view, mine):
    """What the sheet is about."""
    match = view["match"]
    if view["phase"] != "over":
        return text.say("sheet.title", deal=view["deal"])
    if match["resigned"] is not None:
        return text.say("sheet.resigned", context="person" if match["resigned"] == mine else "computer")
    return text.say("sheet.won", context="person" if match["winner"] == mine else "computer")


def verdict(award, whose, mine):
    """Why the point goes where it goes: a sentence."""
    key = "why." + award["category"]
    amounts = award["amounts"]
    facts = {"mine": shown(amounts[mine]), "theirs": shown(amounts[1 - mine])}
    if None in amounts:
        whose = "lacking" if whose == "nobody" else whose + "_alone"
    return text.sentence(key, context=whose, count=award["points"], **facts)


def shown(amount):
    """An amount as text; a disqualified one as a dash."""
    return "–" if amount is None else text.number(amount)
