"""Requests that a test holds back, to look at the page while it waits."""

from playwright.sync_api import Page, Route


class Held:
    """The requests of a page for some files, held back until they are let through or refused."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._routes: list[Route] = []
        self._open = False
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._routes.append(route)

    def release(self) -> None:
        """Let through what was held, and what comes."""
        self._open = True
        while self._routes:
            self._routes.pop().continue_()

    def fail(self) -> None:
        """Answer what was held with "not found", and let through what comes."""
        self._open = True
        while self._routes:
            self._routes.pop().fulfill(status=404, body="Not found")
