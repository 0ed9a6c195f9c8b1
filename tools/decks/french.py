"""Draw the French-suited deck: `python -m tools.decks.french` writes `static/decks/french/`.

The deck is one sprite, `deck.svg`, with a `<symbol>` for each of the 40 cards (`7D`, `QB`), each suit sign (`D`) and
the back, and `deck.json`, which tells a page how to place them; `docs/decks.md` shows how.

The sprite has no gradient, clip path or nested `<use>`: browsers disagree on references made from inside a symbol of
another file. What must be cut off is drawn in a nested `<svg>`.
"""

import json
from collections.abc import Sequence
from math import dist
from pathlib import Path

from tools.decks.courts import draw_court
from tools.decks.pen import (
    BRASS,
    COBALT,
    DARK_BRASS,
    INK,
    STOCK,
    SUNLIGHT,
    TERRACOTTA,
    WOOD,
    disc,
    flat,
    inked,
    line,
    place,
    rotate,
    shape,
    turn,
    window,
)
from tools.decks.suits import SIGNS

FOLDER = Path(__file__).parents[2] / "static" / "decks" / "french"
WIDTH, HEIGHT = 124, 192
MIDDLE = (WIDTH / 2, HEIGHT / 2)
RANKS = "A234567JQK"
CARDS = [rank + suit for rank in RANKS for suit in SIGNS]

LEFT, RIGHT, CENTRE = 47, 77, 62
TOP, HIGH, HALF, LOW = 38, 67, 96, 154
# Where the signs of a number card stand; those below the middle are turned upside down.
LAYOUTS = {
    "2": [(CENTRE, TOP), (CENTRE, LOW)],
    "3": [(CENTRE, TOP), (CENTRE, HALF), (CENTRE, LOW)],
    "4": [(LEFT, TOP), (RIGHT, TOP), (LEFT, LOW), (RIGHT, LOW)],
    "5": [(LEFT, TOP), (RIGHT, TOP), (CENTRE, HALF), (LEFT, LOW), (RIGHT, LOW)],
    "6": [(LEFT, TOP), (RIGHT, TOP), (LEFT, HALF), (RIGHT, HALF), (LEFT, LOW), (RIGHT, LOW)],
    "7": [(LEFT, TOP), (RIGHT, TOP), (CENTRE, HIGH), (LEFT, HALF), (RIGHT, HALF), (LEFT, LOW), (RIGHT, LOW)],
}

# The suits' colours on the page, with two colours for the four suits and with four.
SUITS = {
    "D": {"name": "suit.diamonds", "two_colours": TERRACOTTA, "four_colours": "#875708"},
    "C": {"name": "suit.hearts", "two_colours": TERRACOTTA, "four_colours": TERRACOTTA},
    "S": {"name": "suit.spades", "two_colours": INK, "four_colours": COBALT},
    "B": {"name": "suit.clubs", "two_colours": INK, "four_colours": "#3f6b35"},
}

# The corner index: the middle and the baseline of the rank, the upper left corner of the suit sign.
RANK_PLACE = {"x": 18, "y": 35, "size": 38}
SIGN_PLACE = {"x": 7.5, "y": 40, "size": 21}
# Language -> the letter of each rank that does not show itself.
LETTERS = {
    "fr": {"J": "V", "Q": "D", "K": "R"},
    "en": {},
    "it": {"J": "F", "Q": "D", "K": "R"},
    "es": {},
}

LEAF = "M0,0 C2.4,-3 7,-3 10.6,0 C7,2.6 2.8,2.4 0,0 Z"
# From its upper point on, each step counted from the one before: repeated like this, stars and leaves weigh next to nothing
# once compressed.
TILE_STAR = "l1.3,3.3 l3.3,1.3 l-3.3,1.3 l-1.3,3.3 l-1.3,-3.3 l-3.3,-1.3 l3.3,-1.3 z"
TILE_STAR_RADIUS = 4.6
BROOM_HANDLE = "M-1.1,-20 L1.1,-20 L1.5,5 L-1.5,5 Z"
BROOM_BRUSH = "M-2.6,5 L2.6,5 C3.4,9 6.4,14 8,19.6 Q0,21.6 -8,19.6 C-6.4,14 -3.4,9 -2.6,5 Z"
BROOM_STRAWS = "M-1.4,9 C-2,12 -3.6,16 -4.4,20 M0,9 L0,20.4 M1.4,9 C2,12 3.6,16 4.4,20"
BROOM_BINDING = "M-2.9,4.4 L2.9,4.4 L3.2,7.4 L-3.2,7.4 Z"


def signs(suit: str, places: Sequence[tuple[float, float]], scale: float = 1) -> str:
    """Draw the sign of `suit` at each of `places`, in the colour the page gives the suit."""
    outlines = [place(SIGNS[suit], x, y, -scale if y > MIDDLE[1] else scale) for x, y in places]
    return flat(" ".join(outlines), "currentColor")


def ring(path: str, count: int, radius: float, start: float = 0, lean: float = 0) -> str:
    """Return `path` `count` times about the middle of the card, from the angle `start` on (degrees, clockwise).

    The x axis of `path` points outwards and then leans by `lean` degrees.
    """
    copies = []
    for index in range(count):
        angle = start + 360 * index / count
        right, below = turn(radius, 0, angle)
        copies.append(rotate(path, angle + lean, MIDDLE[0] + right, MIDDLE[1] + below))
    return " ".join(copies)


def ace(suit: str) -> str:
    """Draw the sign within a wreath of olive."""
    return (
        line(disc(*MIDDLE, 40), 1, DARK_BRASS)
        + flat(ring(LEAF, 20, 40.4, lean=52) + " " + ring(LEAF, 20, 39.6, start=6, lean=126), BRASS)
        + flat(ring(disc(0, 0, 1.7), 10, 45.4, start=13), COBALT)
        + signs(suit, [MIDDLE], 2)
    )


def settebello() -> str:
    """Draw the seven of coins, which everyone wants: its signs stand about a sun."""
    around = [(43, 46), (81, 46), (18, 96), (106, 96), (43, 146), (81, 146)]
    rays = ring("M0,-2.6 L7.6,0 L0,2.6 Z", 16, 20.4) + " " + ring("M0,-1.8 L5.4,0 L0,1.8 Z", 16, 20.4, start=11.25)
    sun = shape(rays, BRASS) + shape(disc(*MIDDLE, 21), BRASS) + shape(disc(*MIDDLE, 18), SUNLIGHT)
    return inked(sun, 0.9) + signs("D", [*around, MIDDLE])


def face(card: str) -> str:
    """Draw what is printed on one card, without its corner index."""
    rank, suit = card[0], card[1]
    if card == "7D":
        return settebello()
    if rank == "A":
        return ace(suit)
    if rank in LAYOUTS:
        return signs(suit, LAYOUTS[rank])
    return draw_court(rank, suit)


def broom(x: float, scale: float) -> str:
    """Draw a broom on the line through the middle; a negative `scale` stands it on its handle."""
    paths = [place(path, x, MIDDLE[1], scale) for path in (BROOM_HANDLE, BROOM_BRUSH, BROOM_STRAWS, BROOM_BINDING)]
    handle, brush, straws, binding = paths
    return shape(handle, WOOD) + shape(brush, BRASS) + line(straws, 0.7) + shape(binding, TERRACOTTA)


def back() -> str:
    """Draw majolica tiles about a medallion with two brooms; the same whichever way up."""
    columns, rows, left, top, tile_width, tile_height = 5, 8, 10, 10, 20.8, 21.5
    width, height = columns * tile_width, rows * tile_height
    leaf_across = f"q{tile_width / 2},-6 {tile_width},0 q{-tile_width / 2},6 {-tile_width},0 z"
    leaf_down = f"q-6,{tile_height / 2} 0,{tile_height} q6,{-tile_height / 2} 0,{-tile_height} z"
    leaves, stars = [], []
    for column in range(columns + 1):
        for row in range(rows + 1):
            x, y = left + column * tile_width, top + row * tile_height
            leaves += [f"M{x},{y} {leaf}" for leaf in (leaf_across, leaf_down)]
            star = (x + tile_width / 2, y + tile_height / 2)
            if dist(star, MIDDLE) > 36:
                stars.append(f"M{star[0]},{star[1] - TILE_STAR_RADIUS} {TILE_STAR}")
    edge = f'<rect x="{left}" y="{top}" width="{width:g}" height="{height:g}" rx="1" fill="none" stroke="{STOCK}"/>'
    return (
        f'<rect x="6" y="6" width="112" height="180" rx="4" fill="{COBALT}"/>'
        + window(left, top, width, height, flat(" ".join(leaves), STOCK) + flat(" ".join(stars), BRASS))
        + f'<g stroke-width="1.4">{edge}</g>'
        + flat(disc(*MIDDLE, 31), COBALT)
        + flat(disc(*MIDDLE, 29), STOCK)
        + line(disc(*MIDDLE, 26.6), 0.9, TERRACOTTA)
        + inked(broom(54.5, 1) + broom(69.5, -1), 1, "rotate(35 62 96)")
    )


def symbol(name: str, box: str, content: str) -> str:
    """Return a picture of the sprite, to be used by `name`."""
    return f'<symbol id="{name}" viewBox="{box}">{content}</symbol>'


def sprite() -> str:
    """Return the text of `deck.svg`."""
    whole = f"0 0 {WIDTH} {HEIGHT}"
    symbols = [symbol(suit, "-15 -15 30 30", signs(suit, [(0, 0)])) for suit in SIGNS]
    symbols += [symbol(card, whole, face(card)) for card in CARDS]
    symbols.append(symbol("back", whole, back()))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def description() -> str:
    """Return the text of `deck.json`."""
    letters = {language: {rank: own.get(rank, rank) for rank in RANKS} for language, own in LETTERS.items()}
    deck = {
        "name": "deck.french",
        "sprite": "deck.svg",
        "width": WIDTH,
        "height": HEIGHT,
        "cards": CARDS,
        "back": "back",
        "suits": SUITS,
        "stock": STOCK,
        "index": {"rank": RANK_PLACE, "sign": SIGN_PLACE, "letters": letters},
    }
    return json.dumps(deck, indent=2) + "\n"


def texts() -> dict[str, str]:
    """Return the files of the deck, name -> text."""
    return {"deck.svg": sprite(), "deck.json": description()}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in texts().items():
        (FOLDER / name).write_text(content, encoding="utf-8")
