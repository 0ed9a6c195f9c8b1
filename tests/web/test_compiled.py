"""The engine is published compiled beside its sources, so that no visit has to compile it."""

import base64

from playwright.sync_api import Page

from tools import compiled, in_chromium
from web.site import Site

IMPORTED = """
import json, shutil, sys
from importlib.machinery import SourceFileLoader

compiled_here = []
compile_source = SourceFileLoader.source_to_code

def told(loader, data, path, **options):
    compiled_here.append(path.rpartition("/")[2])
    return compile_source(loader, data, path, **options)

with open("engine.zip", "wb") as file:
    file.write(bytes.fromhex(ARCHIVE))
shutil.unpack_archive("engine.zip", ".")
with open("scopa/cards.py", "a") as file:
    file.write("EDITED = True")
SourceFileLoader.source_to_code = told
import scopa.cards, scopa.coach, scopa.review, scopa.session, scopa.study
json.dumps([compiled_here, scopa.cards.EDITED])
"""


def test_what_is_published_compiled_are_the_sources_as_they_are(page: Page, site: Site) -> None:
    _, text = in_chromium.run_in(page, site.url, compiled.program())
    assert base64.b64decode(text) == compiled.COMPILED.read_bytes(), "run: make compiled files"


def test_only_a_module_that_was_edited_is_compiled_in_the_browser(page: Page, site: Site) -> None:
    archive = compiled.COMPILED.read_bytes().hex()
    _, told = in_chromium.run_in(page, site.url, f"ARCHIVE = '{archive}'\n{IMPORTED}")
    assert told == [["cards.py"], True]
