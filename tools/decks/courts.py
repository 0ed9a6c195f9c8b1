"""The twelve court cards of the French-suited deck, put together from the tables of `figures.py`.

A figure is a half: it fills the upper part of the frame, down to a slanted ribbon, and is drawn again upside down.
"""

from tools.decks.colours import CLOTH, COLOURS
from tools.decks.figures import BODIES, HANDS, HEADS, HELD
from tools.decks.pen import BRASS, INK, PALE_BRASS, flat, inked, line, place, shape, window
from tools.decks.strokes import drawn
from tools.decks.suits import SIGNS

# Leaves two corners of the card free for its index.
FRAME = "M35,8 L116,8 L116,128 L89,128 L89,184 L8,184 L8,64 L35,64 Z"
SLANT = "rotate(14 62 96)"
SLANT_BACK = "rotate(-14 62 96)"
UPSIDE_DOWN = "rotate(180 62 96)"


def figure(rank: str, suit: str) -> str:
    """Draw the half figure of a court card, larger than what will be seen of it."""
    colours = CLOTH | COLOURS[suit]
    body = drawn(BODIES[rank], colours)
    if rank == "K":
        body += flat(place(SIGNS[suit], 64, 85.4, 0.4), PALE_BRASS)
    return body + drawn(HELD[suit] + HANDS[rank] + HEADS[rank + suit], colours)


def within_frame(content: str) -> str:
    """Draw `content`, slanted, where it falls inside the bounds of the frame."""
    return window(8, 8, 108, 176, f'<g transform="{SLANT}">{content}</g>')


def ribbon(cloth: str) -> str:
    """Draw the ribbon where the two halves meet."""
    beads = " ".join(place("M0,-2 L2.6,0 L0,2 L-2.6,0 Z", x, 96) for x in range(2, 124, 10))
    return within_frame(
        shape("M0,91.6 L124,91.6 L124,100.4 L0,100.4 Z", BRASS)
        + shape("M0,93.2 L124,93.2 L124,98.8 L0,98.8 Z", cloth, 0.7)
        + flat(beads, PALE_BRASS)
    )


def brocade() -> str:
    """Return the path of the stars woven into the ground of the frame."""
    star = "M0,-2.4 L0.7,-0.7 L2.4,0 L0.7,0.7 L0,2.4 L-0.7,0.7 L-2.4,0 L-0.7,-0.7 Z"
    stars = []
    for y in range(18, 96, 12):
        for x in range(14 + 6 * (y // 12 % 2), 112, 12):
            if x > 39 or y > 68:
                stars += [place(star, x, y), place(star, 124 - x, 192 - y)]
    return " ".join(stars)


def draw_court(rank: str, suit: str) -> str:
    """Draw what is printed on the court card of `rank` (K, Q or J) and `suit`."""
    colours = COLOURS[suit]
    half = within_frame(window(-40, -40, 204, 136, f'<g transform="{SLANT_BACK}">{figure(rank, suit)}</g>'))
    return inked(
        flat(FRAME, colours["ground"])
        + flat(brocade(), colours["woven"])
        + half
        + f'<g transform="{UPSIDE_DOWN}">{half}</g>'
        + ribbon(colours["second"])
        + line(FRAME, 3.4, INK)
        + line(FRAME, 1.7, BRASS),
        1.2,
    )
