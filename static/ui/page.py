"""The page put together: its parts, and what each button, key and gesture does."""

import asyncio

from pyscript import document, window

from ui import cards, decks, dom, later, names, tables, text
from ui.choice import Choice
from ui.engine import Engine
from ui.game import Game
from ui.motion import Motion
from ui.person import Person
from ui.settings import Settings
from ui.speech import Speech
from ui.status import Status
from ui.table import Table
from ui.wait import Wait


def soon(work, *arguments):
    """An event handler that starts the coroutine function *work*."""

    def handle(event=None):
        asyncio.create_task(work(*arguments))

    return handle


class Page:
    """Everything on the page. Made once, after the storage is open."""

    def __init__(self):
        self.settings = Settings(self.changed)
        text.use(self.settings["language"], self.settings.suits(), decks.family())
        self.table = Table()
        self.motion = Motion(self.table)
        self.speech = Speech()
        self.status = Status(self.speech)
        self.wait = Wait()
        self.engine = Engine(self.engine_changed)
        self.choice = Choice(self.table, lambda: self.person.play())
        self.parts = None
        self.game = Game(self)
        self.person = Person(self)
        self.status.game = self.game
        self.choice.changed = self.status.show
        self.listen()
        for name in ("speed", "theme"):
            self.changed(name)
        if (decks.shown()["name"], self.settings["corner"]) != cards.PAINTED:
            cards.redraw()
        self.say()

    def listen(self):
        """Give each button its deed."""
        deeds = {
            "undo": soon(self.game.undo),
            "redo": soon(self.game.redo),
            "hint": soon(self.in_parts, "hint", "ask"),
            "start": soon(self.game.begin),
            "menu-open": soon(self.in_parts, "menu", "open"),
            "games": soon(self.in_lobby, "open"),
            "daily": soon(self.in_parts, "comfort", "show", "deals"),
            "rules-now": soon(self.tell_rules),
            "languages": self.on_language,
        }
        for name, deed in deeds.items():
            dom.listen(dom.by_id(name), "click", deed)
        dom.listen(document, "pointerdown", lambda event: self.motion.hurry(), True)
        document.body.onhashchange = lambda event: self.follow_link()

    # Settings and words

    def changed(self, name):
        """A setting has changed."""
        if name == "speed":
            self.motion.speed = self.settings["speed"]
        elif name == "memory" and self.parts:
            self.parts.memory.draw(self.game.view)
        elif name in ("chances", "advice") and self.parts:
            self.parts.coaching.draw(self.game.view)
        elif name == "language":
            soon(self.speak)()
        elif self.parts:
            self.parts.comfort.changed(name)
        self.settings.look()
        if name in ("deck", "corner", "suits", "colours"):
            self.redraw()

    async def speak(self):
        """Speak the language chosen, once its words are here."""
        try:
            await later.catalogue(self.settings["language"])
        except OSError:
            self.status.tell_of("wait.failed")
            return
        self.redraw()

    def redraw(self):
        """Draw every card again, and say everything again, in the language and with the names chosen."""
        text.use(self.settings["language"], self.settings.suits(), decks.family())
        cards.redraw()
        self.say()

    def say(self):
        """Say everything, in the language spoken."""
        self.status.label()
        for button in dom.every("#languages [data-language]"):
            dom.put(button, "aria-pressed", str(button.dataset.language == text.language()).lower())
        if self.game.view:
            self.table.draw(self.game.view)
            self.choice.show()
            self.status.show()
        if self.parts:
            self.parts.draw(self.game.view)
        self.wait.draw()
        soon(self.name_table)()

    def on_language(self, event):
        """A language was chosen in the lobby."""
        button = event.target.closest("[data-language]")
        if button:
            self.settings.put("language", button.dataset.language)

    def tell_trouble(self, kind):
        """Say what the store could not do."""
        self.status.tell_of(kind)

    # What comes second, and the lobby, which comes when it is first asked for

    async def second(self):
        """The parts that come second; None where they cannot be had, which is told."""
        try:
            self.parts = await later.second(self)
        except OSError:
            self.status.tell_of("wait.failed")
        return self.parts

    async def in_parts(self, name, deed, *arguments):
        """Do something that one of the second parts can do."""
        parts = await self.second()
        if parts:
            done = getattr(getattr(parts, name), deed)(*arguments)
            if done is not None:
                await done

    async def lobby(self):
        """The lobby's own chooser; None where it cannot be had, which is told."""
        try:
            return await later.lobby(self)
        except OSError:
            self.status.tell_of("wait.failed")
            return None

    async def in_lobby(self, deed, *arguments):
        """Do something that the lobby can do."""
        lobby = await self.lobby()
        if lobby:
            done = getattr(lobby, deed)(*arguments)
            if done is not None:
                await done

    async def tell_rules(self):
        """The rules of the match on the table."""
        lobby = await self.lobby()
        if lobby and self.game.view:
            lobby.rules_now.show(self.game.view, self.game.called)

    async def name_table(self):
        """Below Play, the table that it leads to, where it is another than the one of a first visit."""
        line = dom.by_id("next-table")
        asked = self.game.table_asked
        line.hidden = tables.is_printed(asked, "scopa")
        lobby = None if line.hidden else await self.lobby()
        if lobby:
            line.textContent = text.say(
                "chooser.next",
                game=names.Name(lobby.name_of(asked)),
                players=names.Name(text.say("table.players", count=asked["seats"])),
            )

    def follow_link(self):
        """Open the house rules, the match or the deal that the address brings."""
        if window.location.hash.startswith("#rules="):
            soon(self.in_lobby, "open_link", window.location.hash)()
        elif window.location.hash.startswith(("#match=", "#deal=")):
            soon(self.in_parts, "comfort", "follow", window.location.hash)()

    # The match

    def playing(self):
        """Whether a match is on the table that has not ended."""
        return bool(self.game.view) and self.game.view["phase"] != "over"

    def go_on(self):
        """After the score sheet."""
        soon(self.game.next_deal)()

    def engine_changed(self):
        """News of the engine."""
        document.body.dataset.engine = self.engine.state
        self.wait.draw()
