"""What no page of ours may do in any test: ask another host, log an error, raise one."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


def is_here(url: str) -> bool:
    """Whether a URL stays on this machine."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    return (
        parts.scheme in ("blob", "data", "about") or host in ("127.0.0.1", "localhost") or host.endswith(".localhost")
    )


class Guard:
    """Collects the faults of the contexts it watches; a test may name those it provokes."""

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        """Collect the faults of every page of a context from now on."""
        context.on("request", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)

    def expect(self, pattern: str) -> None:
        """Accept faults in which the regular expression is found, because this test provokes them."""
        self._expected.append(re.compile(pattern))

    @property
    def faults(self) -> list[str]:
        """What was seen and not expected."""
        return [fault for fault in self._seen if not any(pattern.search(fault) for pattern in self._expected)]

    def _on_request(self, request: Request) -> None:
        if not is_here(request.url):
            self._seen.append(f"request to another host: {request.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._seen.append(f"console error: {message.text} ({message.location.get('url', '')})")

    def _on_error(self, error: WebError) -> None:
        self._seen.append(f"page error: {error.error}")
