"""The maker of Views that knows the whole game: the engine in its worker."""

import asyncio
import json

from pyscript import create_named_worker, window

SOURCE = "scopa/worker.py"
CONFIGURATION = "engine.toml"
DOUBT = 4
"""Seconds without news after which we ask whether the worker's own files can be had: PyScript would wait for ever."""
SILENCE = 45
"""Seconds without a byte after which the engine is given up while it downloads."""
START = 30
"""Seconds the engine may take to start once all of it is here."""
STEP = 0.25
"""Seconds between two looks at the clock."""


class Engine:
    """Starts the worker and asks it.

    `state` is `booting`, `ready` or `failed`; `received` and `total` count the bytes on the way.
    """

    def __init__(self, watch):
        """*watch* is called without arguments whenever something has changed."""
        self.state = "booting"
        self.received = 0
        self.total = 0
        self.failed = None
        self.worker = None
        self.watch = watch
        self.ready = asyncio.Event()
        self.heard = window.performance.now()
        self.channel = window.BroadcastChannel.new("scopa-engine")
        self.channel.onmessage = self.hear

    def hear(self, message):
        """News of the download, from the worker's loader."""
        news = json.loads(window.JSON.stringify(message.data))
        self.heard = window.performance.now()
        if "failed" in news:
            self.failed = news["failed"]
        elif "received" in news:
            self.received = news["received"]
            self.total = max(news.get("total") or 0, self.received)
        self.watch()

    @property
    def here(self):
        """Whether all of the engine has arrived."""
        return self.total > 0 and self.received >= self.total

    async def start(self):
        """Start the worker and wait for its handshake; afterwards `state` is `ready` or `failed`."""
        boot = asyncio.create_task(self.boot())
        doubted = False
        while self.state == "booting":
            quiet = (window.performance.now() - self.heard) / 1000
            if quiet > DOUBT and not doubted:
                doubted = True
                asyncio.create_task(self.check_files())
            if self.failed or quiet > (START if self.here else SILENCE):
                boot.cancel()
                self.state = "failed"
                break
            await asyncio.sleep(STEP)
        self.channel.close()
        self.ready.set()
        self.watch()

    async def check_files(self):
        """Fail where a file is missing that the worker starts from; a slow line is no failure."""
        for address in (SOURCE, CONFIGURATION):
            try:
                response = await window.fetch(address)
            except Exception:
                return
            if not response.ok:
                self.failed = address

    async def boot(self):
        """Create the worker and shake hands.

        A worker that raised while it started answers nothing, and counts as failed.
        """
        try:
            self.worker = await create_named_worker(src=SOURCE, name="engine", config=CONFIGURATION)
            answer = json.loads(await self.worker.ping())
            self.state = "ready" if answer.get("ready") else "failed"
        except Exception as error:
            self.failed = str(error) or "worker"
        self.ready.set()
        self.watch()

    def answers(self, question):
        """The engine can answer every question."""
        return self.state == "ready"

    async def ask(self, question, argument=None):
        """The answer to *question*, in the words of the protocol. Raises what the worker raised."""
        ask = getattr(self.worker, question)
        if argument is None:
            return json.loads(await ask())
        return json.loads(await ask(argument if isinstance(argument, str) else json.dumps(argument)))
