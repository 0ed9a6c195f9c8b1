"""The picture of a card: from the sprite of the deck that is shown, with what its corner says as text."""

from pyscript import document

from ui import decks, dom

SVG = "http://www.w3.org/2000/svg"
PAINTED = ("french", "letter")
"""The deck and the corners that the page's cards have before Python is up."""
NARROW = 0.86
"""How wide two digits may be, as a share of their height."""


def face(card):
    """The face of *card*."""
    picture = drawing(card, "card-face")
    picture.setAttribute("data-suit", card[1])
    said = decks.corner(card)
    if said:
        deck = decks.shown()
        corner(picture, card, said)
        if deck["index"]["turned"]:
            turned = svg("g", {"transform": "rotate(180 %g %g)" % (deck["width"] / 2, deck["height"] / 2)})
            corner(turned, card, said)
            picture.appendChild(turned)
    return picture


def back():
    """The back of a card."""
    return drawing("back", "card-face back")


def drawing(name, names):
    """A picture of the deck, with these class names."""
    box = "0 0 %d %d" % (decks.shown()["width"], decks.shown()["height"])
    picture = svg("svg", {"class": names, "data-face": name, "viewBox": box, "aria-hidden": "true"})
    picture.appendChild(svg("use", {"href": decks.picture(name)}))
    return picture


def corner(parent, card, said):
    """The index in the corner: what it says, and where the deck has it the suit's sign."""
    rank, sign = decks.shown()["index"]["rank"], decks.shown()["index"]["sign"]
    written = {"x": rank["x"], "y": rank["y"], "font-size": rank["size"], "text-anchor": "middle", "class": "card-rank"}
    if len(said) > 1:
        written["textLength"] = rank["size"] * NARROW
        written["lengthAdjust"] = "spacingAndGlyphs"
    element = svg("text", written)
    element.textContent = said
    parent.appendChild(element)
    if sign:
        place = {"x": sign["x"], "y": sign["y"], "width": sign["size"], "height": sign["size"]}
        place["href"] = decks.picture(card[1])
        parent.appendChild(svg("use", place))


def redraw():
    """Draw every card on the page again, where it is."""
    for old in dom.every("svg[data-face]"):
        name = old.getAttribute("data-face")
        old.replaceWith(back() if name == "back" else face(name))


def svg(tag, attributes):
    """A new element of a picture."""
    element = document.createElementNS(SVG, tag)
    for name, value in attributes.items():
        element.setAttribute(name, str(value))
    return element
