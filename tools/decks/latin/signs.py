"""The signs of the Latin suits, in colour: coins, cups, swords and batons, each drawn around the origin."""

from math import cos, radians, sin

from tools.decks.latin.palette import COLOURS
from tools.decks.pen import disc, discs, moved, rotate
from tools.decks.strokes import Stroke, drawn


def around(path: str, count: int, start: float = 0) -> str:
    """Return `path`, whose x axis points outwards, `count` times about the origin from the angle `start` on."""
    return " ".join(rotate(path, start + 360 * index / count, 0, 0) for index in range(count))


def beads(count: int, distance: float, radius: float, start: float = 0) -> str:
    """Return `count` small discs about the origin."""
    angles = [radians(start + 360 * index / count) for index in range(count)]
    return discs(*((distance * cos(angle), distance * sin(angle), radius) for angle in angles))


PETAL = "M4,0 C7,-3.6 11,-3.4 15.2,0 C11,3.4 7,3.6 4,0 Z"
RAY = "M5,-1.5 L14.6,0 L5,1.5 Z"

COIN: list[Stroke] = [
    ("shape", "gold", disc(0, 0, 20)),
    ("flat", "ink", beads(24, 18.2, 0.8)),
    ("small", "pale", disc(0, 0, 16.3)),
    ("small", "blue", around(RAY, 8, 22.5)),
    ("small", "red", around(PETAL, 8)),
    ("small", "gold", disc(0, 0, 5)),
    ("flat", "deep_red", disc(0, 0, 1.9)),
]
"""A rosette like a sun, 40 units across."""

SUN_FACE: list[Stroke] = [
    ("shape", "gold", disc(0, 0, 20)),
    ("flat", "ink", beads(24, 18.2, 0.8)),
    ("small", "pale", disc(0, 0, 16.3)),
    ("small", "red", around("M8.6,-2.4 C11,-2.6 13,-1.6 15.6,0 C13,1.6 11,2.6 8.6,2.4 Z", 12)),
    ("small", "gold", disc(0, 0, 9.6)),
    (1, "ink", "M-5.6,-2.6 Q-3.6,-4.2 -1.8,-2.8 M1.8,-2.8 Q3.6,-4.2 5.6,-2.6"),
    ("flat", "ink", discs((-3.6, -1, 1.1), (3.6, -1, 1.1))),
    (0.8, "ink", "M0.2,-1.4 C0.6,0.6 1.2,1.6 0.6,2.2 C0,2.6 -0.6,2.4 -1,2"),
    (1.1, "deep_red", "M-3,4.4 Q0,7 3,4.4"),
    ("flat", "blush", discs((-5.6, 2, 1.5), (5.6, 2, 1.5))),
]
"""The coin in the middle of the settebello: the sun looks at you."""

CUP: list[Stroke] = [
    ("shape", "gold", "M-3.2,8 L3.2,8 C4,13 9,14 11.4,17.6 Q0,22.6 -11.4,17.6 C-9,14 -4,13 -3.2,8 Z"),
    (0.8, "ink", "M-8.8,16 Q0,19.4 8.8,16"),
    ("shape", "gold", "M-14,-15.6 C-13.6,-4 -10,4.6 -3,6.4 L3,6.4 C10,4.6 13.6,-4 14,-15.6 Z"),
    ("flat", "pale", "M-12.2,-12.6 C-11.6,-4 -9,2 -5.6,4.2 C-8,-1.6 -8.8,-7 -9,-11.6 Z"),
    (
        "small",
        "red",
        "M-13.5,-9.6 Q0,-4.6 13.5,-9.6 C13.1,-7 12.4,-4.6 11.6,-2.6 Q0,2 -11.6,-2.6 C-12.4,-4.6 -13.1,-7 -13.5,-9.6 Z",
    ),
    ("flat", "pale", discs((-8.2, -4.6, 1.5), (0, -3, 1.7), (8.2, -4.6, 1.5))),
    (0.8, "ink", "M-4.4,1.4 Q-4,4 -2.4,6 M4.4,1.4 Q4,4 2.4,6 M0,1.8 L0,6"),
    ("shape", "deep_red", "M-14,-15.6 Q0,-20.6 14,-15.6 Q0,-10.8 -14,-15.6 Z"),
    ("small", "blue", "M-4.4,6 L4.4,6 Q6.2,8 4.4,10 L-4.4,10 Q-6.2,8 -4.4,6 Z"),
]
"""A goblet, 28 units by 39."""

HILT: list[Stroke] = [
    ("shape", "red", "M-2.4,2 L2.4,2 L2.9,13 L-2.9,13 Z"),
    (0.8, "pale", "M-2,5 L2,6.4 M-2.2,8.4 L2.2,9.8"),
    (
        "shape",
        "gold",
        "M-11,-2.6 C-8,-0.6 8,-0.6 11,-2.6 C13,-0.4 11.6,2.6 9.6,2.4 C6,3.4 -6,3.4 -9.6,2.4 C-11.6,2.6 -13,-0.4 -11,-2.6 Z",
    ),
    ("shape", "gold", disc(0, 15, 3.3)),
    ("flat", "red", disc(0, 15, 1.2)),
]
"""The hilt of a sword: the blade leaves it upwards from the origin."""


def sword(length: float) -> str:
    """Draw a short straight sword of `length` units from point to pommel, upright about the origin."""
    blade = length - 18
    outline = f"M-4,0 C-5.2,{-blade * 0.45:.1f} -5.6,{-blade * 0.62:.1f} -4.6,{12 - blade:.1f} L0,{-blade:.1f} L4.6,{12 - blade:.1f} C5.6,{-blade * 0.62:.1f} 5.2,{-blade * 0.45:.1f} 4,0 Z"
    lit = f"M0,{4 - blade:.1f} L0,-1 L-3,-1 C-4,{-blade * 0.45:.1f} -4.4,{-blade * 0.62:.1f} -3.4,{13 - blade:.1f} Z"
    strokes: list[Stroke] = [
        ("shape", "steel", outline),
        ("flat", "light", lit),
        (0.8, "ink", f"M0,{7 - blade:.1f} L0,-2"),
        *HILT,
    ]
    return moved(drawn(strokes, COLOURS), 0, length / 2 - 18)


STUB: list[Stroke] = [
    ("shape", "wood", "M-3.4,2.6 C-1,-1 1,-4 3.4,-6.6 L8.4,-3.4 C6,0 4.4,3 3.8,6 Z"),
    ("small", "pale_wood", "M3.2,-6.8 C5.4,-7 8.6,-5 8.6,-3.2 C6.8,-2.4 3.6,-4.4 3.2,-6.8 Z"),
]
"""Where a branch was cut off, pointing up to the right."""

LEAF: list[Stroke] = [
    ("small", "green", "M0,0 C2,-5 7,-8 12,-7.4 C11.6,-2.4 7,2 0,0 Z"),
    (0.7, "ink", "M1,-0.6 L8.6,-5.2"),
]
"""A leaf on a baton, pointing up to the right."""


def baton(length: float, width: float = 1) -> str:
    """Draw a knotty club of `length` units, thick end up, upright about the origin; `width` 1 is 13 units across."""
    top, foot = -length / 2, length / 2
    head, neck, heel = 6.6 * width, 4.6 * width, 3.6 * width
    outline = (
        f"M{-heel:.1f},{foot - 2:.1f} C{-heel - 1:.1f},{foot * 0.4:.1f} {-neck - 1.6:.1f},{top * 0.2:.1f} {-head:.1f},{top + 9:.1f} "
        f"C{-head - 0.6:.1f},{top + 3:.1f} {-head * 0.5:.1f},{top:.1f} 0,{top:.1f} "
        f"C{head * 0.6:.1f},{top:.1f} {head + 0.8:.1f},{top + 4:.1f} {head:.1f},{top + 10:.1f} "
        f"C{neck + 1.2:.1f},{top * 0.2:.1f} {heel + 1:.1f},{foot * 0.4:.1f} {heel:.1f},{foot - 2:.1f} Q0,{foot + 2:.1f} {-heel:.1f},{foot - 2:.1f} Z"
    )
    lit = (
        f"M{-heel + 1:.1f},{foot - 4:.1f} C{-heel:.1f},{foot * 0.4:.1f} {-neck:.1f},{top * 0.2:.1f} {-head + 1.4:.1f},{top + 9:.1f} "
        f"C{-head * 0.6:.1f},{top + 4:.1f} {-head * 0.3:.1f},{top + 5:.1f} {-head * 0.3:.1f},{top + 9:.1f} "
        f"C{-neck * 0.3:.1f},{top * 0.2:.1f} {-heel * 0.2:.1f},{foot * 0.4:.1f} {-heel * 0.3:.1f},{foot - 4:.1f} Z"
    )
    stubs = drawn(STUB, COLOURS)
    leaf = drawn(LEAF, COLOURS)
    strokes: list[Stroke] = [
        ("shape", "wood", outline),
        ("flat", "pale_wood", lit),
        (
            0.8,
            "ink",
            f"M{head * 0.4:.1f},{top + 8:.1f} L{neck * 0.5:.1f},{top * 0.35:.1f} M{heel * 0.6:.1f},{foot * 0.1:.1f} L{heel * 0.4:.1f},{foot - 8:.1f}",
        ),
    ]
    knot: list[Stroke] = [("small", "deep_wood", "M-1.6,0 C-1.4,-2.6 1.4,-2.6 1.6,0 C1.4,2.6 -1.4,2.6 -1.6,0 Z")]
    body = drawn(strokes, COLOURS)
    branches = (
        moved(stubs, neck * 0.9, top * 0.42, width)
        + moved(stubs, -neck * 0.9, top * 0.02, width, mirror=True)
        + moved(leaf, heel * 0.8, foot * 0.3, width)
    )
    return (
        branches
        + body
        + moved(drawn(knot, COLOURS), neck * 0.2, top * 0.66, width)
        + moved(drawn(knot, COLOURS), 0, foot * 0.55, width)
    )


def coin(radius: float) -> str:
    """Draw a coin of `radius` units about the origin."""
    return moved(drawn(COIN, COLOURS), 0, 0, radius / 20)


def cup(scale: float) -> str:
    """Draw a cup about the origin, 28 by 39 units at `scale` 1."""
    return moved(drawn(CUP, COLOURS), 0, 0, scale)
