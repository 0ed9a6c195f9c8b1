"""The back of the Neapolitan deck: lemons on a trellis about a coin; the same whichever way up."""

from math import dist

from tools.decks.latin.palette import COLOURS, PAPER
from tools.decks.latin.signs import coin
from tools.decks.pen import disc, flat, inked, line, moved, window
from tools.decks.strokes import Stroke, drawn

MIDDLE = (62.0, 96.0)
STEP = 20.5
GROUND = "#27508f"
TRELLIS = "#4775b3"

LEMON: list[Stroke] = [
    (
        "small",
        "green",
        "M-3,-5 C-10,-6 -13,-11 -12,-16 C-6,-16 -1,-11 -3,-5 Z M0,-6 C2,-12 7,-14 12,-12 C10,-7 5,-4 0,-6 Z",
    ),
    (0.7, "ink", "M-4,-6.6 L-9.6,-13 M2,-7 L8,-10.6"),
    (
        "shape",
        "gold",
        "M0,-7 C6,-7 8.6,-2 8,3 C7.4,7 4,8.6 2.4,10 C1.6,11.6 0,12.6 -1.4,11 C-2.4,9.4 -7,7.6 -7.8,3 C-8.6,-2 -6,-7 0,-7 Z",
    ),
    ("flat", "pale", "M-5.4,-1 C-5,-4 -2.6,-5.6 -0.6,-5.4 C-3,-3.6 -4,-1 -3.4,3 C-4.8,2.4 -5.6,1 -5.4,-1 Z"),
]


def draw_back() -> str:
    """Draw the back of a card."""
    lemon = drawn(LEMON, COLOURS)
    bars, lemons = [], []
    for row in range(-5, 6):
        for column in range(-3, 4):
            x, y = MIDDLE[0] + STEP * column, MIDDLE[1] + STEP * row
            bars.append(f"M{x},{y} L{x + STEP},{y + STEP} M{x + STEP},{y} L{x},{y + STEP}")
            if (row + column) % 2 == 0 and dist((x, y), MIDDLE) > 36:
                lemons.append(moved(lemon, x, y, 0.72, 25 if (row, column) < (0, 0) else 205))
    return (
        f'<rect x="6" y="6" width="112" height="180" rx="5" fill="{PAPER}"/>'
        f'<rect x="8.5" y="8.5" width="107" height="175" rx="3.5" fill="{COLOURS["red"]}"/>'
        f'<rect x="11" y="11" width="102" height="170" rx="2" fill="{PAPER}"/>'
        + window(
            12.5,
            12.5,
            99,
            167,
            flat("M0,0 L124,0 L124,192 L0,192 Z", GROUND)
            + line(" ".join(bars), 1.1, TRELLIS)
            + inked("".join(lemons), 1),
        )
        + flat(disc(*MIDDLE, 30), PAPER)
        + line(disc(*MIDDLE, 27.6), 1, COLOURS["red"])
        + inked(moved(coin(24), *MIDDLE), 1)
    )
