"""Draw the French-suited deck: `python tools/decks/french.py` writes `static/decks/french/`.

The deck is one sprite, `deck.svg`, with a `<symbol>` for each of the 40 cards (`7D`, `QB`), each suit sign (`D`) and the back,
and `deck.json`, which tells a page how to place them. What a page may do with both is in `docs/decks.md`.

No gradient, clip path or nested `<use>` appears in the sprite: browsers disagree on references made from inside an external `<use>`.
"""

import json
import sys
from math import dist
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from courts import draw_court
from pen import BRASS, COBALT, DARK_BRASS, INK, STOCK, SUNLIGHT, TERRACOTTA, disc, flat, line, place, rotate, shape, turn

FOLDER = Path(__file__).parents[2] / "static" / "decks" / "french"
WIDTH, HEIGHT = 124, 192
MIDDLE = (WIDTH / 2, HEIGHT / 2)
RANKS = "A234567JQK"

# Suit signs, about 24 by 27, centred on the origin.
SIGNS = {
    "D": "M0,-14.5 C3,-8.5 7,-3.8 11.5,0 C7,3.8 3,8.5 0,14.5 C-3,8.5 -7,3.8 -11.5,0 C-7,-3.8 -3,-8.5 0,-14.5 Z",
    "C": "M0,13.5 C-2,8 -12.5,2.5 -12.5,-5.5 C-12.5,-10 -9.6,-12.8 -6.2,-12.8 C-3.2,-12.8 -1,-10.8 0,-8"
    " C1,-10.8 3.2,-12.8 6.2,-12.8 C9.6,-12.8 12.5,-10 12.5,-5.5 C12.5,2.5 2,8 0,13.5 Z",
    "S": "M0,-14 C2,-9 12.5,-3.6 12.5,3.6 C12.5,7.8 9.6,10 6.6,10 C4,10 2,8.6 0.9,6.4 C1,9.8 2.6,12.4 5.4,14"
    " L-5.4,14 C-2.6,12.4 -1,9.8 -0.9,6.4 C-2,8.6 -4,10 -6.6,10 C-9.6,10 -12.5,7.8 -12.5,3.6 C-12.5,-3.6 -2,-9 0,-14 Z",
    "B": "M-2.1,-2.2 C-4.4,-3.6 -6.1,-5.6 -6.1,-8.1 C-6.1,-11.5 -3.4,-14 0,-14 C3.4,-14 6.1,-11.5 6.1,-8.1 C6.1,-5.6 4.4,-3.6 2.1,-2.2"
    " C3.2,-3.2 4.8,-3.9 6.6,-3.9 C10,-3.9 12.7,-1.2 12.7,2.2 C12.7,5.6 10,8.2 6.7,8.2 C4,8.2 1.9,6.7 0.9,4.4"
    " C1,9 2.6,12 5.4,14 L-5.4,14 C-2.6,12 -1,9 -0.9,4.4 C-1.9,6.7 -4,8.2 -6.7,8.2 C-10,8.2 -12.7,5.6 -12.7,2.2"
    " C-12.7,-1.2 -10,-3.9 -6.6,-3.9 C-4.8,-3.9 -3.2,-3.2 -2.1,-2.2 Z",
}

LEFT, RIGHT, CENTRE = 47, 77, 62
TOP, HIGH, HALF, LOW = 38, 67, 96, 154
# Where the signs of a number card stand; those below the middle are turned.
LAYOUTS = {
    "2": [(CENTRE, TOP), (CENTRE, LOW)],
    "3": [(CENTRE, TOP), (CENTRE, HALF), (CENTRE, LOW)],
    "4": [(LEFT, TOP), (RIGHT, TOP), (LEFT, LOW), (RIGHT, LOW)],
    "5": [(LEFT, TOP), (RIGHT, TOP), (CENTRE, HALF), (LEFT, LOW), (RIGHT, LOW)],
    "6": [(LEFT, TOP), (RIGHT, TOP), (LEFT, HALF), (RIGHT, HALF), (LEFT, LOW), (RIGHT, LOW)],
    "7": [(LEFT, TOP), (RIGHT, TOP), (CENTRE, HIGH), (LEFT, HALF), (RIGHT, HALF), (LEFT, LOW), (RIGHT, LOW)],
}

# The letter a rank shows in its corner, by language; a rank not named shows itself.
INDEX_LETTERS = {
    "fr": {"J": "V", "Q": "D", "K": "R"},
    "en": {},
    "it": {"J": "F", "Q": "D", "K": "R"},
    "es": {},
}


def signs(suit: str, places: list[tuple[float, float]], scale: float = 1) -> str:
    """One path with the sign of `suit` at each of `places`, in the colour the page gives the suit."""
    outline = " ".join(place(SIGNS[suit], x, y, scale, turned=y > MIDDLE[1]) for x, y in places)
    return f'<path fill="currentColor" d="{outline}"/>'


def number(rank: str, suit: str) -> str:
    return signs(suit, LAYOUTS[rank])


LEAF = "M0,0 C2.4,-3 7,-3 10.6,0 C7,2.6 2.8,2.4 0,0 Z"


def ring(path: str, count: int, radius: float, start: float = 0, lean: float = 0) -> str:
    """`path` repeated `count` times around the middle of the card; its own x axis points outwards, turned by `lean` degrees."""
    copies = []
    for index in range(count):
        angle = start + 360 * index / count
        x, y = turn(radius, 0, angle)
        copies.append(rotate(path, angle + lean, MIDDLE[0] + x, MIDDLE[1] + y))
    return " ".join(copies)


def ace(suit: str) -> str:
    """The sign within a wreath of olive."""
    return (
        line(disc(*MIDDLE, 42), 1, DARK_BRASS)
        + flat(ring(LEAF, 20, 42.4, lean=52) + " " + ring(LEAF, 20, 41.6, start=6, lean=126), BRASS)
        + flat(ring(disc(0, 0, 1.7), 10, 47.6, start=13), COBALT)
        + signs(suit, [MIDDLE], 2)
    )


def settebello(suit: str) -> str:
    """The seven of coins, which everyone wants: its signs stand about a sun."""
    around = [(43, 46), (81, 46), (18, 96), (106, 96), (43, 146), (81, 146)]
    sun = ring("M0,-2.6 L7.6,0 L0,2.6 Z", 16, 20.4) + " " + ring("M0,-1.8 L5.4,0 L0,1.8 Z", 16, 20.4, start=11.25)
    return (
        f'<g stroke="{INK}" stroke-width="0.9" stroke-linejoin="round">'
        + shape(sun, BRASS) + shape(disc(*MIDDLE, 21), BRASS) + shape(disc(*MIDDLE, 18), SUNLIGHT)
        + "</g>"
        + signs(suit, [*around, MIDDLE])
    )


def face(rank: str, suit: str) -> str:
    """What is printed on one card, without its corner index."""
    if rank == "A":
        return ace(suit)
    if rank + suit == "7D":
        return settebello(suit)
    if rank in LAYOUTS:
        return number(rank, suit)
    return draw_court(rank, suit, SIGNS[suit])


BROOM_HANDLE = "M-1.1,-20 L1.1,-20 L1.5,5 L-1.5,5 Z"
BROOM_BRUSH = "M-2.6,5 L2.6,5 C3.4,9 6.4,14 8,19.6 Q0,21.6 -8,19.6 C-6.4,14 -3.4,9 -2.6,5 Z"
BROOM_STRAWS = "M-1.4,9 C-2,12 -3.6,16 -4.4,20 M0,9 L0,20.4 M1.4,9 C2,12 3.6,16 4.4,20"


def back() -> str:
    """Majolica tiles about a medallion with two brooms; the same whichever way up."""
    columns, rows = 5, 8
    left, top, right, bottom = 10, 10, 114, 182
    across, down = (right - left) / columns, (bottom - top) / rows
    leaves, stars = [], []
    for column in range(columns + 1):
        for row in range(rows + 1):
            x, y = left + column * across, top + row * down
            leaves.append(place(f"M0,0 Q{across / 2},-6 {across},0 Q{across / 2},6 0,0 Z", x, y))
            leaves.append(place(f"M0,0 Q-6,{down / 2} 0,{down} Q6,{down / 2} 0,0 Z", x, y))
            star = (x + across / 2, y + down / 2)
            if dist(star, MIDDLE) > 36:
                stars.append(place("M0,-4.6 L1.3,-1.3 L4.6,0 L1.3,1.3 L0,4.6 L-1.3,1.3 L-4.6,0 L-1.3,-1.3 Z", *star))
    brooms = "".join(
        shape(place(BROOM_HANDLE, x, 96, 1, turned), "#9a6232")
        + shape(place(BROOM_BRUSH, x, 96, 1, turned), BRASS)
        + line(place(BROOM_STRAWS, x, 96, 1, turned), 0.7)
        + shape(place("M-2.9,4.4 L2.9,4.4 L3.2,7.4 L-3.2,7.4 Z", x, 96, 1, turned), TERRACOTTA)
        for x, turned in ((54.5, False), (69.5, True))
    )
    return (
        f'<rect x="6" y="6" width="112" height="180" rx="4" fill="{COBALT}"/>'
        f'<svg x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" viewBox="{left} {top} {right - left} {bottom - top}">'
        + flat(" ".join(leaves), STOCK) + flat(" ".join(stars), BRASS)
        + "</svg>"
        + f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="1" fill="none" stroke="{STOCK}" stroke-width="1.4"/>'
        + flat(disc(*MIDDLE, 31), COBALT) + flat(disc(*MIDDLE, 29), STOCK) + line(disc(*MIDDLE, 26.6), 0.9, TERRACOTTA)
        + f'<g transform="rotate(35 62 96)" stroke="{INK}" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">{brooms}</g>'
    )


def symbol(name: str, box: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{content}</symbol>'


def sprite() -> str:
    """The text of `deck.svg`."""
    whole = f"0 0 {WIDTH} {HEIGHT}"
    symbols = [symbol(suit, "-15 -15 30 30", signs(suit, [(0, 0)])) for suit in SIGNS]
    symbols += [symbol(rank + suit, whole, face(rank, suit)) for rank in RANKS for suit in SIGNS]
    symbols.append(symbol("back", whole, back()))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def description() -> str:
    """The text of `deck.json`."""
    deck = {
        "name": "deck.french",
        "sprite": "deck.svg",
        "width": WIDTH,
        "height": HEIGHT,
        "cards": [rank + suit for rank in RANKS for suit in SIGNS],
        "back": "back",
        "suits": {
            "D": {"name": "suit.diamonds", "colour": "#b3402a", "four_colours": "#8a5a0a"},
            "C": {"name": "suit.hearts", "colour": "#b3402a", "four_colours": "#b3402a"},
            "S": {"name": "suit.spades", "colour": INK, "four_colours": "#2f4f8f"},
            "B": {"name": "suit.clubs", "colour": INK, "four_colours": "#3f6b35"},
        },
        "index": {
            "rank": {"x": 18, "y": 35, "size": 38},
            "sign": {"x": 7.5, "y": 40, "size": 21},
            "letters": {
                language: {rank: letters.get(rank, rank) for rank in RANKS} for language, letters in INDEX_LETTERS.items()
            },
        },
    }
    return json.dumps(deck, indent=2) + "\n"


def write(folder: Path = FOLDER) -> None:
    """Write the files of the deck into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.svg").write_text(sprite(), encoding="utf-8")
    (folder / "deck.json").write_text(description(), encoding="utf-8")


if __name__ == "__main__":
    write()
