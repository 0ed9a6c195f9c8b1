"""What is shown while the engine is still on its way, and when it cannot come."""

import asyncio

from pyscript import window

from ui import dom, text

PATIENCE = 0.35
"""Seconds before the wait for an answer is worth showing."""
MEGABYTE = 1000000


class Wait:
    """The panel with the progress of the engine."""

    def __init__(self):
        self.panel = dom.by_id("wait")
        self.words = dom.by_id("wait-text")
        self.bar = dom.by_id("wait-progress")
        self.amount = dom.by_id("wait-amount")
        self.again = dom.by_id("wait-again")
        self.engine = None
        dom.listen(self.again, "click", lambda event: window.location.reload())

    async def until_ready(self, engine, patience=PATIENCE):
        """Wait for the engine; shows the panel where that takes more than *patience*. Gives whether it came."""
        self.engine = engine
        if engine.state == "booting":
            asyncio.create_task(self.show_later(engine, patience))
            await engine.ready.wait()
        if engine.state != "ready":
            self.failed()
            return False
        self.panel.hidden = True
        return True

    async def show_later(self, engine, patience):
        """Show the panel if the engine is not there soon."""
        await asyncio.sleep(patience)
        if engine.state == "booting":
            self.panel.hidden = False
            self.draw()

    def draw(self):
        """Bring the panel up to date with the engine's progress."""
        engine = self.engine
        if self.panel.hidden or not engine or engine.state != "booting":
            return
        self.again.hidden = True
        self.bar.hidden = False
        if engine.total and not engine.here:
            self.words.textContent = text.say("wait.fetching")
            self.bar.max = engine.total
            self.bar.value = engine.received
            self.amount.textContent = text.say(
                "wait.amount", received=megabytes(engine.received), total=megabytes(engine.total)
            )
        else:
            self.words.textContent = text.say("wait.starting")
            self.bar.removeAttribute("value")
            self.amount.textContent = ""
        dom.put(self.bar, "aria-label", self.words.textContent)

    def failed(self):
        """Say that the engine cannot come, and what to do."""
        self.panel.hidden = False
        self.bar.hidden = True
        self.amount.textContent = ""
        self.words.textContent = text.say("wait.failed")
        self.again.textContent = text.say("wait.again")
        self.again.hidden = False


def megabytes(count):
    """A count of bytes as text."""
    return text.number(count / MEGABYTE, 1)
