"""What makes the table comfortable beyond the play. Each comfort comes when it is first wanted."""

import asyncio

from pyscript import document, window

from ui import dom, later
from ui.second import dialogs
from ui.second.hand_order import ordered
from ui.second.settings_form import SettingsForm

COMFORTS = {
    "words": (),
    "sound": ("comforts/sound",),
    "confirming": ("comforts/confirming",),
    "tally": ("comforts/statistics", "comforts/daily", "comforts/tally"),
    "offline": ("lobby/panel", "comforts/offline"),
    "statistics": (
        "lobby/panel", "lobby/rule_words", "comforts/files", "comforts/statistics", "comforts/statistics_panel",
    ),
    "deals": (
        "lobby/panel", "lobby/links", "lobby/rule_words", "comforts/files", "comforts/daily", "comforts/records",
        "comforts/matches", "comforts/deals",
    ),
    "whole_deal": ("lobby/panel", "comforts/whole_deal"),
}  # fmt: skip
"""The modules that each comfort needs; the last one makes it, with `begin`. One that shows a panel needs its style."""
CALM = 2
"""Seconds after the engine has come, before the page looks whether it is kept for when the network is off."""


class Comfort:
    """Brings the comforts of *page* in when they are asked for."""

    def __init__(self, page):
        self.page = page
        self.here = {}
        self.lock = asyncio.Lock()
        self.sound = None
        self.form = SettingsForm(page)
        self.deeds = {"settings": self.show_settings, "statistics": self.show, "deals": self.show}
        dom.listen(dom.by_id("sheet"), "click", self.on_sheet)
        for name in ("contrast", "size", "order", "confirm", "sound"):
            self.changed(name)
        if page.game.view:
            self.hear({"events": [], "save": page.game.answer["save"]}, page.game.view)
        if window.navigator.serviceWorker:
            asyncio.create_task(self.watch())

    async def get(self, name):
        """A comfort, made when it is first asked for; None where it cannot be had, which is told."""
        async with self.lock:
            try:
                await later.more_words("comfort.")
                if name not in self.here:
                    self.here[name] = await self.made(COMFORTS[name])
            except OSError:
                self.page.status.tell_of("wait.failed")
            return self.here.get(name)

    async def made(self, needs):
        """The comfort that these modules make. Raises OSError."""
        coming = [asyncio.create_task(later.fetched("static/ui/" + need + ".py")) for need in needs]
        if "lobby/panel" in needs:
            await later.style("lobby")
            await later.style("comfort")
        last = None
        for need, content in zip(needs, coming):
            folder, _, module = need.partition("/")
            later.write("ui/" + folder, module + ".py", await content)
            last = __import__("ui." + folder + "." + module, None, None, ["begin"])
        return last.begin(self.page) if last else None

    async def use(self, name, deed, *arguments):
        """Do something that a comfort can do."""
        part = await self.get(name)
        if part:
            done = getattr(part, deed)(*arguments)
            if done is not None:
                await done

    def start(self, name, deed, *arguments):
        """Do it soon."""
        asyncio.create_task(self.use(name, deed, *arguments))

    # Settings

    def changed(self, name):
        """A setting has changed, or is looked at for the first time."""
        value = self.page.settings[name]
        if name == "contrast":
            asyncio.create_task(self.contrast(value))
        elif name == "size" and value != "usual":
            asyncio.create_task(later.style("size"))
        elif name == "order" and (value != "rank" or self.page.table.ordered):
            self.page.table.ordered = lambda view: ordered(view, value)
            if self.page.game.view:
                self.page.table.draw(self.page.game.view)
        elif name == "confirm":
            asyncio.create_task(self.confirm(value == "on"))
        elif name == "sound" and (value != "off" or self.sound):
            asyncio.create_task(self.sounds(value))

    async def contrast(self, value):
        """Show more contrast where it is wished, or where the device asks for it."""
        high = value == "high" or (value == "auto" and window.matchMedia("(prefers-contrast: more)").matches)
        if high:
            await later.style("contrast")
        dom.put(document.documentElement, "data-contrast", "high" if high else None)

    async def confirm(self, on):
        """Ask before a play, or no more."""
        part = await self.get("confirming") if on else None
        self.page.person.sure = part.sure if part else always

    async def sounds(self, value):
        """Let the table be heard as loud as is wished, or not; what was chosen by hand just now is heard at once."""
        self.sound = await self.get("sound")
        if self.sound:
            self.sound.turn_to(value)
            if dom.by_id("settings").open:
                self.sound.sample()

    def show_settings(self, name):
        """Open the settings."""
        asyncio.create_task(self.open_settings())

    async def open_settings(self):
        """Have the words of all settings, write them, and open them."""
        await self.get("words")
        self.form.say("")
        self.form.draw()
        dialogs.show("settings")

    def draw(self):
        """Say again what the settings say, where they are in sight."""
        if dom.by_id("settings").open:
            self.form.draw()

    # Dialogs, links, and what happens on the table

    def show(self, name):
        """Open the dialog of a comfort."""
        self.start(name, "show")

    def follow(self, fragment):
        """Open the match or the deal that the address brought."""
        window.history.replaceState(None, "", window.location.pathname + window.location.search)
        self.start("deals", "follow", fragment)

    def on_sheet(self, event):
        """A button of the score sheet about the deal was pressed."""
        button = event.target.closest("[data-deal]")
        if button and button.dataset.deal == "replay":
            self.start("deals", "play_again", self.page.game.view["deal"])
        elif button:
            self.start("whole_deal", "show", self.page.game.view["deal"])

    def hear(self, answer, view):
        """An Answer is shown."""
        if self.sound:
            self.sound.hear(answer["events"], view)
        if view["scoring"] or view["phase"] == "over":
            self.start("tally", "note", view, answer["save"])

    async def watch(self):
        """Once the engine is there, look after what is kept for when the network is off."""
        await self.page.engine.ready.wait()
        await asyncio.sleep(CALM)
        if self.page.engine.state == "ready":
            await self.use("offline", "watch")


def always(now):
    """Every play is sure."""
    return True
