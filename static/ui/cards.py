"""The picture of a card: the deck's sprite, with the corner index as text of the reader's language."""

from pyscript import document

from ui import text

SPRITE = "static/decks/french/deck.svg#"
SUITS = "french"
"""The suits on the pictures."""
SVG = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT = 124, 192
RANK = {"x": "18", "y": "36", "font-size": "36", "text-anchor": "middle", "class": "card-rank"}
SIGN = {"x": "8", "y": "42", "width": "20", "height": "20"}


def face(card):
    """The face of *card*."""
    picture = svg("svg", {"class": "card-face", "data-suit": card[1], "viewBox": "0 0 124 192", "aria-hidden": "true"})
    picture.appendChild(svg("use", {"href": SPRITE + card}))
    corner(picture, card)
    turned = svg("g", {"transform": "rotate(180 62 96)"})
    corner(turned, card)
    picture.appendChild(turned)
    return picture


def corner(parent, card):
    """The index in the corner: the letter and the suit's sign."""
    rank = svg("text", RANK)
    rank.textContent = text.index(card)
    rank.setAttribute("data-rank", card[0])
    parent.appendChild(rank)
    sign = svg("use", SIGN)
    sign.setAttribute("href", SPRITE + card[1])
    parent.appendChild(sign)


def back():
    """The back of a card."""
    picture = svg("svg", {"class": "card-face back", "viewBox": "0 0 124 192", "aria-hidden": "true"})
    picture.appendChild(svg("use", {"href": SPRITE + "back"}))
    return picture


def svg(tag, attributes):
    """A new element of a picture."""
    element = document.createElementNS(SVG, tag)
    for name, value in attributes.items():
        element.setAttribute(name, value)
    return element
