"""Puts a match on the table that does not come from the button in the lobby: from a seed, a file, a link."""

from ui import dom, names


class Matches:
    """Asks the engine for a match, and puts it on the table of *page*."""

    def __init__(self, page):
        self.page = page
        self.game = page.game

    async def take(self, question, argument, named=None):
        """Have the engine answer `new_match` or `resume`, and go on from there.

        Gives None once the match is on the table; else the error, and what was on the table is as it was.
        """
        game, engine = self.game, self.page.engine
        if not await game.wait.until_ready(engine):
            return {"code": "other"}
        game.flow += 1
        async with game.lock:
            answer = await self.ask(question, argument)
            if "error" in answer and game.answer and game.maker is engine:
                await self.ask("resume", game.answer["save"])
        if "error" in answer:
            await game.go_on()
            return answer["error"]
        for dialog in dom.every("dialog[open]"):
            dialog.close()
        game.leave()
        names.use(named or [])
        game.called = ""
        game.maker = engine
        game.speech.begin()
        game.show(answer)
        game.choice.focus()
        await game.go_on()
        return None

    async def ask(self, question, argument):
        """What the engine answers; an error, where it raises one."""
        try:
            return await self.page.engine.ask(question, argument)
        except Exception as error:
            print("The engine failed:", error)
            return {"error": {"code": "other"}}
