"""What the person answers: the card that is played, a button beside the cards, the question why not."""

import asyncio

from ui import text
from ui.game import state
from ui.status import of_turn


class Person:
    """Hands on what the person has chosen, where the match asks for it; else says what there is to do."""

    def __init__(self, page):
        self.game = page.game
        self.choice = page.choice
        self.status = page.status
        self.page = page
        self.sure = lambda now: True

    def play(self):
        """Play what is chosen, or say why it cannot be."""
        game, view, now = self.game, self.game.view, self.choice.now
        if not view or game.busy:
            return
        if view["asks"] == "next_deal" or view["phase"] == "over":
            asyncio.create_task(self.page.in_parts("sheet", "show", view))
        elif view["asks"] == "declare":
            self.status.tell(text.say("reason.declare-first"))
        elif view["asks"] != "play":
            asyncio.create_task(self.hurry())
            self.status.tell(of_turn("status.not_yet", view))
        elif not now.card:
            self.status.tell(text.say("status.choose_first"))
        elif not now.legal():
            asyncio.create_task(self.explain(now.card, now.move_cards()))
        elif self.sure(now):
            move = now.move()
            now.clear()
            state("thinking")
            asyncio.create_task(game.step("play", move))

    async def hurry(self):
        """Let the computer play at once, with what it has thought by now."""
        if self.game.maker is self.page.engine and self.game.view["asks"] == "reply":
            await self.page.engine.ask("play_now")

    def answer(self, value):
        """A button beside the cards was pressed: a declaration, or the person who has the device now."""
        game = self.game
        if not game.view or game.busy:
            return
        if game.view["asks"] == "declare":
            asyncio.create_task(game.step("play", value))
        elif game.view["asks"] == "hand_over":
            game.hot_seat.holder = int(value)
            asyncio.create_task(game.step("look", int(value)))

    async def why(self):
        """Say why the choice in progress is no move."""
        await self.explain(self.choice.now.card, self.choice.now.move_cards())

    async def explain(self, card, taken):
        """Say why a choice is no move, and point at the cards the sentence names."""
        if not self.game.view or not card:
            self.status.tell(text.say("status.choose_first"))
            return
        reason = await self.game.ask("why_not", {"card": card, "taken": taken})
        if reason is None:
            self.status.tell(text.say("status.legal"))
            return
        facts = {name: value for name, value in reason.items() if name != "code"}
        self.status.tell(text.sentence("reason." + reason["code"], **facts), wrong=True)
        self.choice.name_cards(text.named(facts))
