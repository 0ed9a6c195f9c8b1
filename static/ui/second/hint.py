"""The coach's advice in three steps: which card, which capture, why."""

from ui import text
from ui.status import of_turn


class Hint:
    """Gives one step more each time it is asked about the same View."""

    def __init__(self, game, choice, status, asking):
        self.game = game
        self.choice = choice
        self.status = status
        self.asking = asking
        self.view = None
        self.advice = None
        self.step = 0

    async def ask(self):
        """The next step of the advice."""
        view = self.game.view
        if not view or view["asks"] not in ("play", "declare"):
            self.status.tell(of_turn("status.not_yet", view) if view else text.say("status.choose_first"))
            return
        if self.view is not view:
            advice = await self.game.ask("hint")
            if advice is None:
                return
            self.view, self.advice, self.step = view, advice, 0
        if "declare" in self.advice:
            self.asking.point(self.advice["declare"])
            self.why()
            return
        self.step = min(self.step + 1, 3)
        getattr(self, ("card", "capture", "why")[self.step - 1])()

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

    def why(self):
        """Third step: why."""
        self.status.tell(" ".join(because(reason) for reason in self.advice["because"]))


def because(reason):
    """One reason as a sentence."""
    facts = {name: value for name, value in reason.items() if name != "code"}
    return text.sentence("hint." + reason["code"], **facts)
