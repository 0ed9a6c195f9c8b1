"""What the page's modules find in a browser, as far as their plain parts need it: a small stand-in for `pyscript`."""

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tools.languages import codes

STATIC = Path(__file__).resolve().parents[2] / "static"


class Promise:
    """A promise of the browser: what `then` is given runs before anything else can happen, here at once; what it throws
    is heard of where the promise is awaited.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.fault: Exception | None = None
        try:
            self.value = work(0)
        except OSError as fault:
            self.fault = fault

    @classmethod
    def resolve(cls, value: Any) -> "Promise":
        return cls(lambda _: value)

    def then(self, work: Callable[[Any], Any]) -> "Promise":
        return Promise(work)

    def catch(self, _: Callable[[Any], Any]) -> "Promise":
        return self

    def __await__(self) -> Iterator[Any]:
        yield from ()
        if self.fault:
            raise self.fault
        return self.value


class Method:
    """A function of the browser, with its `bind`."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work

    def __call__(self, *arguments: Any) -> Any:
        return self.work(*arguments)

    def bind(self, *arguments: Any) -> Callable[..., Any]:
        return lambda *_: self.work(*arguments[1:])


class Browser:
    """A browser whose storage may be full or closed."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False
        self.closed = False
        self.root: dict[str, str] = {"data-languages": " ".join(codes())}
        self.storage = SimpleNamespace(getItem=self.kept.get, setItem=Method(self.keep), removeItem=Method(self.forget))

    def keep(self, key: str, text: str) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        self.kept[key] = text

    def forget(self, key: str) -> None:
        self.kept.pop(key, None)

    def open_storage(self, *_: Any) -> Any:
        if self.closed:
            raise OSError("SecurityError")
        return self.storage

    def module(self) -> ModuleType:
        module = ModuleType("pyscript")
        root = SimpleNamespace(getAttribute=self.root.get, setAttribute=self.root.__setitem__)
        vars(module).update(
            create_named_worker=None,
            document=SimpleNamespace(
                defaultView=object(),
                querySelector=lambda _: root,
                querySelectorAll=lambda _: SimpleNamespace(length=0),
            ),
            window=SimpleNamespace(
                JSON=SimpleNamespace(stringify=lambda value: json.dumps(value, default=vars)),
                MessageChannel=SimpleNamespace(new=lambda: SimpleNamespace(port1=SimpleNamespace())),
                Intl=SimpleNamespace(PluralRules=SimpleNamespace(new=plural_rules)),
                Promise=Promise,
                Boolean=bool,
                Reflect=SimpleNamespace(get=Method(self.open_storage)),
            ),
        )
        return module


NONE_IS_ONE = ("fr", "pt")
"""The languages that count nothing as one."""


def plural_rules(language: str) -> SimpleNamespace:
    """The plural forms that browsers know, of numbers that a match can have."""
    singular = (0, 1) if language in NONE_IS_ONE else (1,)
    return SimpleNamespace(select=lambda count: "one" if count in singular else "other")


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """A browser with an empty storage, in which the page's modules are loaded anew."""
    monkeypatch.chdir(STATIC)
    monkeypatch.syspath_prepend(str(STATIC))
    before = set(sys.modules)
    made = Browser()
    monkeypatch.setitem(sys.modules, "pyscript", made.module())
    yield made
    for name in set(sys.modules) - before:
        if name == "ui" or name.startswith("ui."):
            del sys.modules[name]


@pytest.fixture
def load(browser: Browser) -> Callable[[str], Any]:
    """Gives a module of the page by its name; the words are French."""

    def loaded(name: str) -> Any:
        importlib.import_module("ui.text").use("fr")
        return importlib.import_module("ui." + name)

    return loaded
