"""Real browsers on the real site.

A test that takes `page` runs in Chromium; marked `every_browser`, in Firefox too; marked `only_browser("firefox")`,
there alone (`--browser firefox` chooses for all).
`webkit` is a Selenium driver. `site` is the clone served under /scopa/; `@pytest.mark.parametrize("site", ["/"],
indirect=True)` serves it at the root. No page may ask another host or log an error, in any test (`guard`).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext
from selenium.webdriver import WebKitGTK

from web import browsers
from web.guard import Guard
from web.site import Site

LONG_TEST = 8
"""Tests that take as long as one that is marked `long`."""


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tell pytest-playwright which browsers a test runs in, unless the command line does."""
    every = metafunc.definition.get_closest_marker("every_browser")
    only = metafunc.definition.get_closest_marker("only_browser")
    options = metafunc.config.option
    chosen = getattr(options, "chosen_browsers", options.browser)
    options.chosen_browsers = chosen
    options.browser = chosen or (list(only.args) if only else ["chromium", "firefox"] if every else ["chromium"])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file together where several processes run tests: they share what they have opened.

    They come last, for a process that drives a browser runs an event loop that tests of coroutines would stumble over,
    and the large files first, so that all processes end at about the same time; a long test counts as several.
    """
    large: Counter[Path] = Counter()
    for item in items:
        large[item.path] += LONG_TEST if item.get_closest_marker("long") else 1
        if is_of_the_page(item):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
    items.sort(key=lambda item: large[item.path] if is_of_the_page(item) else math.inf, reverse=True)


def is_of_the_page(item: pytest.Item) -> bool:
    """Whether a test may drive a browser."""
    return item.path.is_relative_to(Path(__file__).parent)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    return {**browser_type_launch_args, **browsers.launch_arguments(browser_name)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No service worker, which would fetch the whole site again behind every page; a test of what it does asks for it.

    It asks with `@pytest.mark.browser_context_args(service_workers="allow")`.
    """
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The clone, served under /scopa/ or under the path that the test gives."""
    with Site(prefix=getattr(request, "param", "/scopa/")).running() as running:
        yield running


@pytest.fixture(autouse=True)
def guard() -> Iterator[Guard]:
    """Fails the test if a page asked another host, logged an error or raised one."""
    watching = Guard()
    yield watching
    assert watching.faults == []


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext], guard: Guard) -> Callable[..., BrowserContext]:
    """Open contexts that the guard watches."""

    def watched(**arguments: Any) -> BrowserContext:
        context = new_context(**arguments)
        guard.watch(context)
        return context

    return watched


@pytest.fixture(scope="session")
def webkit() -> Iterator[WebKitGTK]:
    """WebKitGTK's small browser, driven by Selenium."""
    with browsers.webkit_driver() as driver:
        yield driver
