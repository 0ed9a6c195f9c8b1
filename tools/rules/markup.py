"""HTML as text: elements with their attributes, escaped; what catalogues hold may bear inline elements of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

Attributes = dict[str, str]


def element(tag: str, inside: str, **attributes: str) -> str:
    """An element on one line; an empty attribute is left out, and ``class_`` is written without its underscore."""
    return f"<{tag}{_attributes(attributes)}>{inside}</{tag}>"


def sourced(tag: str, inside: str, sources: str) -> str:
    """An element that says which statements of the sources it comes from; a bare span is left out."""
    if tag == "span" and not sources:
        return inside
    return f"<{tag}{_attributes({'data-source': sources})}>{inside}</{tag}>"


def block(tag: str, lines: Iterable[str], **attributes: str) -> list[str]:
    """An element over several lines, what it holds indented."""
    return [f"<{tag}{_attributes(attributes)}>", *(f"  {line}" for line in lines), f"</{tag}>"]


def bare(text: str) -> str:
    """A text without its inline elements, for attributes and for the titles of drawings."""
    return re.sub(r"<[^>]+>", "", text)


def _attributes(attributes: Attributes) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items() if value
    )
