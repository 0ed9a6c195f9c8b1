"""Another tab of this browser may play on: what it keeps is taken over, lest a move be lost from the record."""

import asyncio

from pyscript import document

from ui import dom, opening, store
from ui.game import state


class OtherTab:
    """Looks at what is kept when another tab has kept something, and when this one is shown again."""

    def __init__(self, page):
        self.game = page.game
        self.status = page.status
        self.watching = False
        """Whether the other tab lets the computer think: it answers, and two that think would each have an answer."""
        document.body.onstorage = lambda event: self.start(False)
        document.body.onfocus = lambda event: self.start(True)
        dom.listen(document, "visibilitychange", lambda event: self.start(not document.hidden))

    def start(self, here):
        """Look soon; *here* says whether the person has come to this tab."""
        asyncio.create_task(self.look(here))

    async def look(self, here):
        """Take over what another tab has kept, and go on from there.

        What is being answered here is not interrupted, but dropped when it comes: it answers an old position.
        """
        game = self.game
        if beginning(game):
            return
        if not kept_elsewhere():
            if here and self.watching and game.view["asks"] == "reply":
                self.watching = False
                await game.go_on()
            return
        game.flow += 1
        game.busy = True
        for dialog in dom.every("dialog[open]"):
            dialog.close()
        await dom.give_way()
        async with game.lock:
            game.busy = False
            kept = None if beginning(game) else kept_elsewhere()
            if not kept:
                return
            store.newest = store.read(store.SAVE)
            game.put_back(kept)
        await self.go_on(kept, here)

    async def go_on(self, kept, here):
        """Go on with what was taken over, and say that it was, once it is the person's turn."""
        game, flow = self.game, self.game.flow
        if game.engine.state != "ready":
            game.maker = opening.resumed(await game.printed, kept["save"])
        self.watching = game.view["asks"] == "reply" and not here
        if self.watching:
            state("thinking")
            self.status.show()
            return
        await game.go_on()
        if flow == game.flow:
            self.status.tell_of("store.elsewhere")


def beginning(game):
    """Whether a match is being begun here: it is kept in place of whatever is kept now, as the person has been told."""
    return not game.view and document.body.dataset.state == "thinking"


def kept_elsewhere():
    """The Answer that another tab has kept; None where there is none, or it cannot be drawn: then this tab goes on."""
    if store.read(store.SAVE) == store.newest:
        return None
    kept = store.loaded(store.SAVE)
    if not store.is_answer(kept):
        return None
    kept["events"] = []
    return kept
