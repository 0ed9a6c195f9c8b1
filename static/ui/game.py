"""One match on the page: carries questions to the maker of Views, and its answers to the table."""

import asyncio

from pyscript import document, window

from ui import dom, names, opening, store, tables, text
from ui.hot_seat import HotSeat
from ui.status import question

OWN_STATES = {"play": "your-move", "declare": "declaring", "hand_over": "pass-device"}
"""What the page is doing where it waits for a person, by what is asked."""
PAUSES = {"none": 0, "long": 2200, "instant": 0, "quick": 350, "calm": 600, "slow": 1100}
"""Milliseconds from an own play to the computer's, by the pause chosen, or the short one of each speed of the cards."""
PRINTED_GAME = "scopa"
"""The game of the printed openings."""
SOON = 1.5
"""Seconds the engine may still be on its way, while the person thinks, before that is shown."""


class Game:
    """The match being played.

    *page* has the parts that show things; `view` is the View on the table, or None in the lobby;
    `called` is the name of its house rules, or empty.
    """

    def __init__(self, page):
        self.page = page
        self.engine = page.engine
        self.table = page.table
        self.motion = page.motion
        self.choice = page.choice
        self.speech = page.speech
        self.wait = page.wait
        self.status = page.status
        self.hot_seat = HotSeat()
        self.maker = None
        self.answer = None
        self.view = None
        self.lock = asyncio.Lock()
        self.flow = 0
        self.busy = False
        self.played_at = 0
        self.printed = None
        self.table_asked = tables.sound(store.table())
        self.called = ""

    # Asking

    async def ask(self, question, argument=None):
        """What the maker of Views answers.

        Waits for the engine where the printed opening ends. An error is told, and gives None.
        """
        async with self.lock:
            if not self.maker or not self.maker.answers(question):
                if not await self.wait.until_ready(self.engine):
                    return None
                if not await self.take_over():
                    return None
            try:
                answer = await self.maker.ask(question, argument)
            except Exception as error:
                print("The engine failed:", error)
                self.wait.failed()
                return None
        if isinstance(answer, dict) and "error" in answer:
            self.tell_error(answer["error"])
            return None
        return answer

    async def take_over(self):
        """Let the engine go on where the printed opening is. Gives whether it could."""
        if self.answer and self.maker is not self.engine:
            resumed = await self.engine.ask("resume", self.answer["save"])
            if "error" in resumed:
                self.to_lobby()
                store.set_aside()
                return False
            resumed["events"] = []
            shown, self.answer = self.answer["view"], resumed
            if resumed["view"] != shown:
                self.show(resumed)
        self.maker = self.engine
        return True

    async def relieve(self):
        """Once the engine is ready, let it take over unseen, between two questions."""
        await self.engine.ready.wait()
        async with self.lock:
            if self.engine.state == "ready" and self.answer and self.maker is not self.engine:
                await self.take_over()

    def tell_error(self, error):
        """Say what went wrong, in a sentence."""
        known = text.entry("error." + error["code"])
        facts = {name: value for name, value in error.items() if name != "code"}
        self.status.tell_of("error." + error["code"] if known else "error.other", **facts)

    # Beginning

    async def begin(self, asked=None):
        """A new match at the table *asked* for, or as before: printed until the engine is ready, else a fresh one."""
        asked = asked or self.table_asked
        self.leave()
        self.status.clear()
        state("thinking")
        names.use(asked["names"])
        walk = None
        if self.engine.state != "ready" and tables.is_printed(asked, PRINTED_GAME):
            walk = opening.unplayed(await self.printed)
        else:
            await self.page.second()
        if walk:
            store.opening_played(walk.seed)
            self.maker = walk
            answer = await self.ask("new_match")
        else:
            self.maker = self.engine if self.engine.state == "ready" else None
            answer = await self.ask("new_match", tables.request(asked, fresh_seed()))
        if answer is None:
            self.to_lobby()
            return
        self.table_asked = asked
        self.called = names.clean(asked["called"])
        store.keep_table(asked)
        self.speech.begin()
        self.show(answer)
        self.choice.focus()
        await self.go_on()

    async def go_back_to(self, kept):
        """Show the match that was kept, and go on with it."""
        await self.page.second()
        self.put_back(kept)
        if self.engine.state != "ready":
            self.maker = opening.resumed(await self.printed, kept["save"])
        await self.go_on()

    def put_back(self, kept):
        """Draw a match as it was kept: it is not kept again, for meanwhile another tab may have kept a newer one."""
        self.leave()
        names.use(kept.get("names"))
        self.called = names.clean(kept.get("called"))
        self.show(kept, keep=False)

    def fetch_book(self):
        """Let the printed openings come while the lobby is looked at."""
        self.printed = asyncio.create_task(opening.fetched())

    def leave(self):
        """Put the match on the table away; an answer that is still on its way to it is dropped."""
        self.flow += 1
        self.motion.hurry()
        if self.page.parts:
            self.page.parts.leave()
        self.hot_seat.holder = None
        self.answer = None
        self.view = None
        self.maker = None
        self.choice.now.clear()

    def to_lobby(self):
        """Back to where a match is begun."""
        self.leave()
        self.table.clear()
        self.status.show()
        state("lobby")
        dom.by_id("start").focus()

    # Showing

    def show(self, answer, keep=True):
        """Draw an Answer, let the cards travel, say what happened, and keep it."""
        old = self.view
        self.answer = answer
        self.view = self.hot_seat.covered(answer["view"])
        seen = self.motion.before()
        self.table.draw(self.view)
        self.choice.look(self.view)
        self.motion.show(seen, old, self.view)
        self.speech.events(answer["events"], self.view)
        if self.page.parts:
            self.page.parts.show(answer, self.view)
        for event in answer["events"]:
            if event["event"] == "swept":
                self.status.sweep(event["seat"] == self.view["seat"], self.motion.meeting)
        if keep:
            store.keep_match(answer, self.called)
        self.status.buttons(answer)
        document.documentElement.removeAttribute("data-saved")

    async def go_on(self):
        """Let the computer play until it is the person's turn, the deal is counted, or the match is over."""
        flow = self.flow
        await self.seen()
        while flow == self.flow and self.view and self.view["asks"] == "reply":
            state("thinking")
            self.status.show()
            await self.pause()
            if flow != self.flow:
                return
            answer = await self.ask("reply")
            if answer is None or flow != self.flow:
                return
            self.show(answer)
            await self.seen()
        if flow != self.flow or not self.view:
            return
        if self.view["asks"] in OWN_STATES:
            state(OWN_STATES[self.view["asks"]])
            self.status.show()
            if self.view["asks"] != "play":
                self.ask_person()
            elif dom.focus_is_lost():
                self.choice.focus()
            if not self.maker or not self.maker.answers("play"):
                await self.wait.until_ready(self.engine, SOON)
            return
        state("over" if self.view["phase"] == "over" else "scoring")
        self.status.show()
        await asyncio.sleep((self.motion.left() + (500 if self.motion.length else 0)) / 1000)
        parts = await self.page.second()
        if parts and flow == self.flow and self.view:
            parts.sheet.show(self.view)

    def ask_person(self):
        """Say what is asked besides a card, and bring the focus to the answers."""
        self.speech.say([question(self.view)], keep=False)
        if self.page.parts:
            self.page.parts.asking.focus()

    async def seen(self):
        """Wait until what is shown besides the play has been seen."""
        if self.page.parts:
            await self.page.parts.scenes.over()

    async def pause(self):
        """Wait until the computer may answer.

        A moment after the own play, and not before the cards have come to rest.
        """
        since = window.performance.now() - self.played_at
        rest = max(PAUSES.get(self.page.settings["pause"], PAUSES[self.motion.speed]) - since, self.motion.left())
        if rest > 0:
            await asyncio.sleep(rest / 1000)

    # What the person does

    async def step(self, question, argument=None):
        """Ask something that changes the match, show it, and go on."""
        if not self.view or self.busy:
            return False
        self.busy = True
        flow = self.flow = self.flow + 1
        before = document.body.dataset.state
        state("thinking")
        answer = await self.ask(question, argument)
        self.busy = False
        if flow != self.flow:
            return False
        if answer is None:
            if self.view:
                state(before)
            return False
        self.speech.begin()
        self.played_at = window.performance.now()
        self.show(answer)
        await self.go_on()
        return True

    async def undo(self):
        """Back to the last own decision."""
        if self.answer and self.answer["undo"]:
            await self.step("undo")

    async def redo(self):
        """Forward again."""
        if self.answer and self.answer["redo"]:
            await self.step("redo")

    async def next_deal(self):
        """After the score sheet: the next deal, or another match."""
        if self.view and self.view["phase"] == "over":
            await self.begin()
        else:
            await self.step("next_deal")


def state(name):
    """What the page is doing, for style sheets and tests."""
    document.body.dataset.state = name
    dom.put(dom.by_id("felt"), "inert", "" if name == "lobby" else None)


def fresh_seed():
    """A seed nobody has chosen: 53 random bits as text."""
    numbers = window.crypto.getRandomValues(window.Uint32Array.new(2))
    return str((int(numbers[0]) << 21) ^ (int(numbers[1]) & 0x1FFFFF))
