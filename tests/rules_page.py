"""A rules page, read as a browser reads it: what it states, where it leads, how it is built."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

from tools.languages import codes

RULES = Path(__file__).parent.parent / "static" / "rules"
LANGUAGES = codes()
READ = ("fr", "en")
"""The languages in which every statement is read for what it must say; the others are built alike."""

# Elements that have no end tag.
VOID = {"meta", "link", "br", "path", "rect", "use"}


@dataclass
class Element:
    """One element: its tag, its attributes, and its text with that of the elements inside it, spaces made plain."""

    tag: str
    attributes: dict[str, str]
    parts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join("".join(self.parts).split())


def build(page: "RulesPage") -> list[tuple[str, str | None, str | None]]:
    """How a page is built: its elements and what they state, without what a language has of its own.

    Ordinals have a superscript in some languages, and the glossary leaves out the column of the page's own language.
    """
    own = {"sup", *({"td", "th"} if page.path.stem.startswith("index.") else ())}
    return [
        (element.tag, element.attributes.get("id"), element.attributes.get("data-source"))
        for element in page.elements
        if element.tag not in own
    ]


class RulesPage(HTMLParser):
    """All elements of a game's page in document order; `raw_text` keeps the spaces as they are written."""

    def __init__(self, language: str, game: str = "scopa") -> None:
        super().__init__()
        self.path = RULES / f"{game}.{language}.html"
        self.elements: list[Element] = []
        self.raw_text: list[str] = []
        self.unclosed: list[Element] = []
        self.feed(self.path.read_text(encoding="utf-8"))
        self.close()

    def all(self, tag: str) -> list[Element]:
        """The elements of a tag."""
        return [element for element in self.elements if element.tag == tag]

    def values(self, attribute: str) -> list[str]:
        """The values of an attribute, wherever it stands."""
        return [element.attributes[attribute] for element in self.elements if attribute in element.attributes]

    def citing(self, statement: str) -> list[Element]:
        """The elements that name a statement of a source, alone or among others."""
        return [found for found in self.elements if statement in found.attributes.get("data-source", "").split(", ")]

    def with_value(self, attribute: str, value: str) -> Element:
        """The one element whose attribute has this value; ValueError if there are none or several."""
        (element,) = [found for found in self.elements if found.attributes.get(attribute) == value]
        return element

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self.unclosed.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        element = self.unclosed.pop()
        if element.tag != tag:
            raise ValueError(f"{self.path.name}: </{tag}> closes <{element.tag}>")
        if tag in ("td", "th"):
            self.handle_data(" ")

    def handle_data(self, data: str) -> None:
        self.raw_text.append(data)
        for element in self.unclosed:
            element.parts.append(data)
