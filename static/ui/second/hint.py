"""The coach's advice in four steps: which card, which capture, why in a few words, and why with the numbers."""

import asyncio

from ui import text
from ui.status import of_turn


class Hint:
    """Gives one step more each time it is asked about the same View."""

    def __init__(self, game, choice, status, asking, coaching):
        self.game = game
        self.choice = choice
        self.status = status
        self.asking = asking
        self.coaching = coaching
        self.view = None
        self.advice = None
        self.step = 0
        self.lock = asyncio.Lock()

    async def ask(self):
        """The next step of the advice, once the one before has been told."""
        async with self.lock:
            await self.go_on()

    async def go_on(self):
        """The next step."""
        view = self.game.view
        if not view or view["asks"] not in ("play", "declare"):
            self.status.tell(of_turn("status.not_yet", view) if view else text.say("status.choose_first"))
            return
        if self.view is not view:
            advice = await self.game.ask("hint")
            if advice is None:
                return
            self.view, self.advice, self.step = view, advice, 0
        self.step = min(self.step + 1, 4)
        if "declare" in self.advice:
            self.asking.point(self.advice["declare"])
            await self.coaching.tell(self.advice, in_short=False)
        elif self.step < 3:
            (self.card, self.capture)[self.step - 1]()
        else:
            await self.coaching.tell(self.advice, in_short=self.step == 3)

    def card(self):
        """First step: which card."""
        self.choice.name_cards([self.advice["card"]])
        self.status.tell(text.sentence("hint.card", card=self.advice["card"]))

    def capture(self):
        """Second step: which capture, and it is chosen."""
        self.choice.choose(self.advice["card"], self.advice["taken"])
        self.choice.name_cards([self.advice["card"]] + self.advice["taken"])
        key = "hint.capture" if self.advice["taken"] else "hint.lay"
        self.status.tell(text.sentence(key, card=self.advice["card"], taken=self.advice["taken"]))
