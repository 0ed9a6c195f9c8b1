"""What a tab of Chromium keeps in memory, asked over its developer tools' protocol.

Garbage is collected before each look: what is counted is what is held. `footprint` is what the browser's own task
manager shows of the tab: the memory of its process that no other shares, all of the browser's own machinery included.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

MEBI = 2**20
NOTE_MEMORIES = """() => {
    globalThis.wasmMemories = [];
    const note = (made) => {
        const { exports } = made.instance ?? made;
        globalThis.wasmMemories.push(...Object.values(exports).filter((one) => one instanceof WebAssembly.Memory));
        return made;
    };
    for (const name of ["instantiate", "instantiateStreaming"]) {
        const instantiate = WebAssembly[name].bind(WebAssembly);
        WebAssembly[name] = (...given) => instantiate(...given).then(note);
    }
}"""
WASM = "() => [...new Set(globalThis.wasmMemories)].reduce((sum, memory) => sum + memory.buffer.byteLength, 0)"
PATIENCE = 1000
"""Looks, ten milliseconds apart, after which a worker's answer is given up."""


@dataclass(frozen=True)
class Held:
    """What is held: MiB, and numbers of DOM nodes and event listeners."""

    footprint: float
    page_heap: float
    page_wasm: float
    worker_heap: float
    worker_wasm: float
    nodes: int
    listeners: int

    @property
    def heaps(self) -> float:
        """The heaps of JavaScript and the memories of WebAssembly, of page and worker, MiB."""
        return self.page_heap + self.page_wasm + self.worker_heap + self.worker_wasm


class Tab:
    """Opens *address* in *page*, and looks into its tab, which has one worker; the browser has no other large tab."""

    def __init__(self, browser: Browser, page: Page, address: str) -> None:
        self.page = page
        self.browser = browser.new_browser_cdp_session()
        page.add_init_script(f"({NOTE_MEMORIES})()")
        with page.expect_worker() as coming:
            page.goto(address, wait_until="commit")
        self.engine = coming.value
        self.engine.evaluate(NOTE_MEMORIES)
        page.locator("body[data-engine=ready]").wait_for(state="attached")
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.session.send("ServiceWorker.enable")
        self.asked = 0
        self.answers: dict[int, Any] = {}
        self.worker: str | None = None
        self.session.on("Target.attachedToTarget", self._attached)
        self.session.on("Target.receivedMessageFromTarget", self._heard)
        self.session.send(
            "Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        )

    def look(self) -> Held:
        """Collect the garbage and count the rest."""
        self.collect()
        page, worker = self.session.send("Runtime.getHeapUsage"), self._ask_worker("Runtime.getHeapUsage")
        counts = self._counts()
        return Held(
            self._footprint() / MEBI,
            _heap(page) / MEBI,
            self.page.evaluate(WASM) / MEBI,
            _heap(worker) / MEBI,
            self.engine.evaluate(WASM) / MEBI,
            counts["Nodes"],
            counts["JSEventListeners"],
        )

    def collect(self) -> None:
        """Collect the garbage: of JavaScript, then of Python, which lets go of what JavaScript then can.

        The service worker is stopped, as a browser does with one that has been idle for half a minute, unless it is
        watched.
        """
        self.session.send("ServiceWorker.stopAllWorkers")
        for _ in range(3):
            self.session.send("HeapProfiler.collectGarbage")
            self._ask_worker("HeapProfiler.collectGarbage")
            self.page.wait_for_timeout(100)

    def _attached(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker":
            self.worker = event["sessionId"]

    def _heard(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        if event["sessionId"] == self.worker and "id" in message:
            self.answers[message["id"]] = message.get("result")

    def _ask_worker(self, method: str) -> Any:
        self.asked += 1
        message = json.dumps({"id": self.asked, "method": method, "params": {}})
        for _ in range(PATIENCE):
            if self.worker is not None:
                break
            self.page.wait_for_timeout(10)
        self.session.send("Target.sendMessageToTarget", {"sessionId": self.worker, "message": message})
        for _ in range(PATIENCE):
            if self.asked in self.answers:
                return self.answers.pop(self.asked)
            self.page.wait_for_timeout(10)
        raise TimeoutError(f"the worker does not answer {method}")

    def _counts(self) -> dict[str, int]:
        told = self.session.send("Performance.getMetrics")["metrics"]
        return {entry["name"]: int(entry["value"]) for entry in told}

    def _footprint(self) -> int:
        """Bytes of the largest of the browser's tabs: memory of its own, in use or swapped out."""
        processes = self.browser.send("SystemInfo.getProcessInfo")["processInfo"]
        return max(_own_memory(process["id"]) for process in processes if process["type"] == "renderer")


def _own_memory(process: int) -> int:
    """Bytes of memory that a process of Linux has for itself alone."""
    rows = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return sum(int(row.split()[1]) * 1024 for row in rows if row.startswith(("RssAnon:", "VmSwap:")))


def _heap(told: dict[str, float]) -> float:
    """Bytes in use: objects of JavaScript, of the document, and what arrays of bytes hold."""
    return told["usedSize"] + told["embedderHeapUsedSize"] + told["backingStorageSize"]
