"""Where the coach is asked: why the computer played so, what a deal turned on, what is to be expected and advised.

The coach himself comes when he is first needed.
"""

import asyncio

from ui import cards, dom, later, text
from ui.status import of_turn

SIGN = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1"
"""A question mark in a circle, as the path of a picture."""


class Coaching:
    """The button, the letter and the settings that call the coach."""

    def __init__(self, page):
        self.page = page
        self.coach = None
        self.lock = asyncio.Lock()
        self.asked = asyncio.Lock()
        self.button = button()
        dom.listen(self.button, "click", lambda event: asyncio.create_task(self.why()))
        dom.by_id("actions").appendChild(self.button)
        self.view = None
        self.why_of = None
        self.told = None
        self.chose = page.choice.changed
        page.choice.changed = self.changed

    async def called(self):
        """The coach; None where he cannot be had, which is told."""
        async with self.lock:
            if not self.coach:
                try:
                    await later.brought("coach", later.COACH)
                except OSError:
                    self.page.status.tell_of("wait.failed")
                    return None
                from ui.coach.coach import Coach

                self.coach = Coach(self.page)
        return self.coach

    def draw(self, view):
        """What may be asked of *view*, None where no match is on the table, and what the settings want seen."""
        self.view = view
        for name in ("aria-label", "title"):
            dom.put(self.button, name, text.say("coaching.why"))
        dom.one(".word", self.button).textContent = text.say("coaching.why_word")
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
        async with self.asked:
            await self.say_why()

    async def say_why(self):
        """Say it, or more of it."""
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


def button():
    """The button that asks why."""
    made = dom.make("button", "round", attributes={"type": "button", "id": "why"})
    picture = cards.svg("svg", {"aria-hidden": "true", "viewBox": "0 0 24 24"})
    picture.appendChild(cards.svg("path", {"d": SIGN}))
    return dom.add(made, picture, dom.make("span", "word"))


def computer_played(view):
    """Whether a computer may have played in this deal, as far as *view* tells: somebody has, and one sits there."""
    return bool(view["last"]) and any(seat["player"] == "computer" for seat in view["seats"])
