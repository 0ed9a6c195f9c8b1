"""Where the coach is asked: why the computer played so, what a deal turned on, what is to be expected and advised.

The coach himself comes when he is first needed.
"""

import asyncio

from ui import dom, later, text
from ui.status import of_turn


class Coaching:
    """The button, the letter and the settings that call the coach."""

    def __init__(self, page):
        self.page = page
        self.coach = None
        self.button = dom.by_id("why")
        self.view = None
        self.why_of = None
        self.told = None
        self.chose = page.choice.changed
        page.choice.changed = self.changed

    async def called(self):
        """The coach; None where he cannot be had, which is told."""
        try:
            self.coach = await later.coach(self.page)
        except OSError:
            self.page.status.tell_of("wait.failed")
        return self.coach

    def draw(self, view):
        """What may be asked of *view*, None where no match is on the table, and what the settings want seen."""
        self.view = view
        dom.put(self.button, "aria-disabled", None if view and computer_played(view) else "true")
        if self.coach:
            self.coach.draw(view)
        elif view and self.wanted():
            asyncio.create_task(self.call_and_draw())

    def wanted(self):
        """Whether a setting asks for lines of the coach's on the table."""
        settings = self.page.settings
        return settings["chances"] == "on" or settings["advice"] == "on"

    async def call_and_draw(self):
        """Call the coach, and let him show what is wanted."""
        coach = await self.called()
        if coach:
            coach.draw(self.view)

    def changed(self):
        """The choice in progress has changed."""
        self.chose()
        if self.coach:
            self.coach.lines.choice_changed()

    async def why(self):
        """Why the computer made its newest play: in a few words, and asked again with the numbers."""
        view = self.view
        if not view:
            self.page.status.tell(text.say("status.choose_first"))
            return
        if view["asks"] == "reply":
            self.page.status.tell(of_turn("status.not_yet", view))
            return
        if self.why_of is not view:
            told = await self.page.game.ask("explain")
            if told is None:
                return
            self.why_of, self.told = view, told
            await self.tell(told, in_short=True)
        else:
            await self.tell(self.told, in_short=False)

    async def tell(self, told, in_short):
        """Say why, of a Hint or an Explanation."""
        coach = await self.called()
        if coach:
            coach.tell(told, in_short)

    def review(self, holder):
        """Review the deal; what is found is written into *holder*."""
        asyncio.create_task(self.write_review(holder))

    async def write_review(self, holder):
        coach = await self.called()
        if coach:
            await coach.review.write(holder)


def computer_played(view):
    """Whether a computer may have played in this deal, as far as *view* tells: somebody has, and one sits there."""
    return bool(view["last"]) and any(seat["player"] == "computer" for seat in view["seats"])
