"""The few things the page asks of the document, in one place."""

import asyncio
import json

from pyscript import document, window


def by_id(name):
    """The element of that id."""
    return document.getElementById(name)


def one(selector, root=document):
    """The first element of *root* that *selector* names, or None."""
    return root.querySelector(selector)


def every(selector, root=document):
    """All elements of *root* that *selector* names, as a list."""
    found = root.querySelectorAll(selector)
    return [found.item(place) for place in range(found.length)]


def make(tag, names="", text=None, attributes=None):
    """A new element with these class names, text and attributes."""
    element = document.createElement(tag)
    if names:
        element.className = names
    if text is not None:
        element.textContent = text
    for name, value in (attributes or {}).items():
        element.setAttribute(name, value)
    return element


def add(parent, *children):
    """Put *children* at the end of *parent*; gives *parent* back."""
    for child in children:
        parent.appendChild(child)
    return parent


def empty(element):
    """Take out all that *element* holds; gives it back."""
    element.replaceChildren()
    return element


def listen(element, event, handler, capture=False):
    """Call *handler* with every such *event* of *element*.

    A *handler* that holds *element*, or anything that lies with it in one tree, keeps all of it for ever: no collector
    sees a circle through both JavaScript and Python. Such a handler finds the element by its event.
    """
    element.addEventListener(event, handler, capture)


def mark(element, name, on):
    """Give *element* the class *name*, or take it away."""
    if on:
        element.classList.add(name)
    else:
        element.classList.remove(name)


def put(element, name, value):
    """Set an attribute, or remove it where *value* is None; leaves it alone where it is so already."""
    if value is None:
        element.removeAttribute(name)
    elif element.getAttribute(name) != value:
        element.setAttribute(name, value)


def focus_is_lost():
    """Whether what had the focus has gone."""
    return not document.activeElement or document.activeElement.tagName == "BODY"


def plain(value):
    """A Python value as the plain JavaScript one."""
    return window.JSON.parse(json.dumps(value))


async def give_way():
    """Let the browser answer and paint; after `sleep(0)` the same task goes on.

    By a message to ourselves, for browsers hold back a `setTimeout` that is asked for again and again.
    """
    done = asyncio.Event()
    _giving_way.append(done)
    _channel.port2.postMessage(None)
    await done.wait()


_giving_way = []
_channel = window.MessageChannel.new()
_channel.port1.onmessage = lambda message: _giving_way.pop(0).set()
