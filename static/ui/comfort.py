"""What makes the table comfortable beyond the play. Each part comes when it is first wanted."""

import asyncio

from pyscript import document, window

from ui import dialogs, dom, later, text

SETTINGS = ("contrast", "order", "taken", "pause", "confirm", "sound", "side")
"""The settings that this module looks after."""
CONTRAST = "static/css/contrast.css"
LINKS = ("#match=", "#deal=")
CALM = 2
"""Seconds after the engine has come, before the page looks whether it is kept for when the network is off."""


class Comfort:
    """Brings the comforts of *page* in when they are asked for."""

    def __init__(self, page):
        self.page = page
        self.sound = None
        self.watching = False
        self.deeds = {"settings": self.show_settings, "statistics": self.show, "deals": self.show}
        page.game.heard.append(self.hear)
        dom.listen(dom.by_id("sheet"), "click", self.on_sheet)

    async def get(self, name):
        """A comfort; None where it cannot be had, which is told."""
        try:
            return await later.comfort(name, self.page)
        except OSError:
            self.page.status.tell(text.say("wait.failed"))
            return None

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
        """One of the settings has changed, or is looked at for the first time."""
        page, value = self.page, self.page.settings[name]
        if name == "contrast":
            asyncio.create_task(self.contrast(value))
        elif name in ("side", "taken"):
            dom.put(document.documentElement, "data-" + name, value)
        elif name == "order":
            page.table.order = value
            if page.game.view:
                page.table.draw(page.game.view)
        elif name == "pause":
            page.game.pausing = value
        elif name == "confirm":
            asyncio.create_task(self.confirm(value == "on"))
        elif value == "on" or self.sound:
            asyncio.create_task(self.sounds(value == "on"))

    async def contrast(self, value):
        """Show more contrast where it is wished, or where the device asks for it."""
        high = value == "high" or (value == "auto" and window.matchMedia("(prefers-contrast: more)").matches)
        if high:
            await later.style(CONTRAST)
        dom.put(document.documentElement, "data-contrast", "high" if high else None)

    async def confirm(self, on):
        """Ask before a play, or no more."""
        part = await self.get("confirming") if on else None
        self.page.person.sure = part.sure if part else always

    async def sounds(self, on):
        """Let the table be heard, or not."""
        self.sound = await self.get("sound")
        if self.sound:
            self.sound.on = on

    def show_settings(self, name):
        """Open the settings."""
        asyncio.create_task(self.open_settings())

    async def open_settings(self):
        """Write the settings, and open them."""
        await self.draw_settings()
        dialogs.show("settings")

    def redraw(self):
        """Say again what the settings say, where they are in sight."""
        if dom.by_id("settings").open:
            asyncio.create_task(self.draw_settings())

    async def draw_settings(self):
        """Write the settings in the language spoken."""
        await self.get("words")
        self.page.settings.draw()

    # Dialogs, links, and what happens on the table

    def show(self, name):
        """Open the dialog of a comfort."""
        self.start(name, "show")

    def follow(self, fragment):
        """Open the match or the deal that the address brings."""
        if any(fragment.startswith(link) for link in LINKS):
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

    def engine_is_ready(self):
        """Look after what is kept for when the network is off, where it can be."""
        if window.navigator.serviceWorker and not self.watching:
            self.watching = True
            asyncio.create_task(self.watch())

    async def watch(self):
        """Look after it, once there is time."""
        await asyncio.sleep(CALM)
        await self.use("offline", "watch")


def always(now):
    """Every play is sure."""
    return True
