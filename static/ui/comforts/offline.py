"""Says once that the game is kept for when the network is off, and offers a new version, never by force."""

from pyscript import document, window

from ui import dom, store, text
from ui.lobby.panel import button

WORKER = "sw.js"
KEY = "scopa.offline"
STAYS = 6000
"""Milliseconds that a line stays which asks for nothing."""


def begin(page):
    """Made once the engine is there."""
    return Offline()


class Offline:
    """A line at the top of the page, over what lies there."""

    def __init__(self):
        self.line = dom.make("div", "news", attributes={"role": "status"})
        self.worker = window.navigator.serviceWorker
        self.registration = None
        self.waiting = None

    async def watch(self):
        """Look after the versions of the site that this browser keeps."""
        document.body.appendChild(self.line)
        try:
            self.registration = await self.worker.register(WORKER, dom.plain({"updateViaCache": "none"}))
        except Exception:
            return
        if not self.registration:
            return
        dom.listen(self.registration, "updatefound", lambda event: self.follow(self.registration.installing))
        if self.registration.waiting:
            self.offer(self.registration.waiting)
        elif self.registration.installing:
            self.follow(self.registration.installing)
        elif self.registration.active:
            self.is_kept()

    def follow(self, version):
        """A version is on its way."""

        def changed(event):
            if version.state == "activated":
                self.is_kept()
            elif version.state == "installed" and self.registration.active:
                self.offer(version)
            elif version.state == "redundant" and not self.registration.active:
                self.say(text.say("offline.refused"))

        dom.listen(version, "statechange", changed)
        changed(None)

    def is_kept(self):
        """All of the site is on this device: said once."""
        if not store.read(KEY):
            store.write(KEY, "yes")
            self.say(text.say("offline.ready"))

    def offer(self, version):
        """A new version is there: the person says when."""
        self.waiting = version
        self.say(
            text.say("offline.new"), button("offline.take", "quiet", self.take), button("close", "quiet", self.rest)
        )

    def say(self, sentence, *deeds):
        """Show a line; without anything to press it goes by itself."""
        dom.empty(self.line)
        dom.add(self.line, dom.make("p", text=sentence), *deeds)
        if not deeds:
            window.setTimeout(self.rest, STAYS)

    def rest(self):
        """Take the line away."""
        dom.empty(self.line)

    def take(self):
        """Let the new version take over; the match is kept, and goes on in it."""

        def changed(event):
            if self.waiting.state == "activated":
                window.location.reload()

        dom.listen(self.waiting, "statechange", changed)
        self.waiting.postMessage(dom.plain({"skipWaiting": True}))
