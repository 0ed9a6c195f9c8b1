"""The review of a deal, in the score sheet: its three turning points, each to be played from again."""

import asyncio

from ui import dom, names, text
from ui.coach import reasons

GRADES = ("fine", "inaccuracy", "mistake", "blunder")


class Review:
    """Asks the engine for the review, piece by piece, for as long as the sheet is open."""

    def __init__(self, page):
        self.page = page

    async def write(self, holder):
        """Write what is found into *holder*, and more as more is found."""
        dialog = dom.by_id("sheet")
        working = dom.make("p", "working", text.say("review.title"))
        dom.add(dom.empty(holder), working)
        while dialog.open:
            found = await self.page.game.ask("review")
            if found is None:
                return
            if found["done"]:
                self.show(holder, found)
                return
            working.textContent = text.say("review.working", judged=found["judged"], decisions=found["decisions"])
            await dom.give_way()

    def show(self, holder, found):
        """The turning points found."""
        dom.empty(holder)
        title = dom.make("h3", text=text.say("review.title"), attributes={"tabindex": "-1"})
        counts = text.say("review.counts", **{grade: text.number(found["grades"][grade]) for grade in GRADES})
        dom.add(holder, title, dom.make("p", "counts", counts))
        if not found["turning_points"]:
            holder.appendChild(dom.make("p", text=text.say("review.none")))
        for point in found["turning_points"]:
            holder.appendChild(self.turning_point(point))
        title.focus({"preventScroll": True})

    def turning_point(self, point):
        """One turning point: what was played, what was better and why, and the way back to it."""
        block = dom.make("article", "turning-point", attributes={"data-grade": point["grade"]})
        grade = names.Name(text.say("review.grade." + point["grade"]))
        block.appendChild(dom.make("h4", text=text.say("review.heading", round=point["round"], grade=grade)))
        lines = [
            text.say("review.played", move=names.Name(reasons.move(point["played"]))),
            text.say("review.better", move=names.Name(reasons.move(point["better"]))),
            lost(point),
        ]
        for line in lines:
            block.appendChild(dom.make("p", text=line))
        block.appendChild(dom.make("p", "because", reasons.in_full(point)))
        label = text.say("review.open_long", round=point["round"])
        again = dom.make("button", "quiet", text.say("review.open"), {"type": "button", "aria-label": label})
        dom.listen(again, "click", lambda event: self.open(point["save"]))
        return dom.add(block, again)

    def open(self, save):
        """Back to a turning point, as a practice."""
        dom.by_id("sheet").close()
        asyncio.create_task(self.page.game.step("resume", save))


def lost(point):
    """How many points a decision has lost, in words."""
    points = reasons.points(point["loss"])
    if point["exact"]:
        return text.say("review.lost_exact", points=points)
    return text.say("review.lost", points=points)
