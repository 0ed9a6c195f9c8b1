"""What every rules page has around its text: head, banner with the ways out, contents, foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from tools.rules.markup import block, element
from tools.rules.texts import LANGUAGES, NAMES, Texts, texts

POLICY = "default-src 'self'; img-src 'self' data:"
FRONT = "index"


@dataclass(frozen=True)
class Frame:
    """The page's file without its language, what it is called, and the sections it leads to: name, number, title."""

    file: str
    title: str
    description: str
    heading: str
    lead: str
    contents: Sequence[tuple[str, str, str]] = ()
    contents_sources: str = ""


def other_language(here: Texts, file: str, section: str) -> list[str]:
    """The way from a section to the same one in each other language (source 003 L1-5)."""
    ways = [
        element(
            "a",
            NAMES[other],
            class_="other",
            href=f"{file}.{other}.html#{section}",
            lang=other,
            hreflang=other,
            aria_label=_same_section(texts(other), file, section),
        )
        for other in LANGUAGES
        if other != here.language
    ]
    return [element("p", "".join(ways), class_="others")]


def _same_section(there: Texts, file: str, section: str) -> str:
    title = there.say(f"part.{section}" if file == FRONT else f"section.{section}")
    return there.say("page.section", language=NAMES[there.language], section=title)


def whole(here: Texts, frame: Frame, main: Sequence[str]) -> str:
    """The whole page as text."""
    language = here.language
    others = [other for other in LANGUAGES if other != language]
    alternates = [f'<link rel="alternate" hreflang="{other}" href="{frame.file}.{other}.html">' for other in others]
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        element("title", escape(frame.title)),
        f'<meta name="description" content="{escape(frame.description)}">',
        '<link rel="icon" href="../icon.svg">',
        *alternates,
        '<link rel="stylesheet" href="rules.css">',
    ]
    banner = [*_ways(here, frame, "page.ways"), frame.heading, element("p", frame.lead, class_="lead")]
    body = [
        *block("header", banner, class_="banner"),
        "",
        *_contents(here, frame),
        "",
        *block("main", main),
        "",
        *block("footer", _ways(here, frame, "page.foot")),
    ]
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{language}">',
        *block("head", head),
        *block("body", body),
        "</html>",
    ]
    return "\n".join(line.rstrip() for line in lines).replace("\u00a0", "&nbsp;").replace("\u202f", "&#8239;") + "\n"


def _ways(here: Texts, frame: Frame, label: str) -> list[str]:
    links = [element("a", here.say("page.back"), href="../../index.html")]
    if frame.file != FRONT:
        links.append(element("a", here.say("page.all"), href=f"{FRONT}.{here.language}.html"))
    links += [
        element("a", NAMES[other], href=f"{frame.file}.{other}.html", lang=other, hreflang=other)
        for other in LANGUAGES
        if other != here.language
    ]
    return block("nav", links, class_="ways", aria_label=here.say(label))


def _contents(here: Texts, frame: Frame) -> list[str]:
    items = [
        element("li", element("a", f"{element('span', number, class_='number')} {title}", href=f"#{section}"))
        for section, number, title in frame.contents
    ]
    title = element("h2", here.say("page.contents"), id="contents-title")
    named = {"class": "contents", "aria-labelledby": "contents-title", "data-source": frame.contents_sources}
    return block("nav", [title, *block("ol", items)], **named)
