"""The trimmed standard library holds what the engine imports, in the worker that will import it."""

import json

import pytest
from playwright.sync_api import Page

from engine_imports import standard_library_of_the_engine
from web.site import Site

PROBE = """
import importlib, json

def missing(names):
    faults = []
    for name in json.loads(names):
        try:
            importlib.import_module(name)
        except Exception as error:
            faults.append(f"{name}: {error!r}")
    return json.dumps(faults)

__export__ = ["missing"]
"""

ASK = """async (names) => {
    const script = document.createElement("script");
    Object.assign(script, { type: "py", src: "probe.py" });
    script.setAttribute("worker", "");
    script.setAttribute("name", "probe");
    script.setAttribute("config", "engine.toml");
    document.body.append(script);
    while (!script.xworker) await new Promise(requestAnimationFrame);
    await script.xworker.ready;
    return script.xworker.sync.missing(names);
}"""

OFFERED = """
abc asyncio bisect collections contextlib copy dataclasses datetime enum fractions functools hashlib heapq io itertools
json math operator pprint random re statistics string textwrap time traceback typing
"""
"""What whoever writes a player of their own may count on, besides what the engine imports today."""


@pytest.mark.every_browser
def test_the_worker_can_import_what_the_engine_needs(page: Page, site: Site) -> None:
    page.route("**/static/ui/main.py", lambda route: route.fulfill(body="", content_type="text/x-python"))
    page.route("**/probe.py", lambda route: route.fulfill(body=PROBE, content_type="text/x-python"))
    page.goto(site.url)
    names = sorted({*standard_library_of_the_engine(), *OFFERED.split()})
    assert json.loads(page.evaluate(ASK, json.dumps(names))) == []
