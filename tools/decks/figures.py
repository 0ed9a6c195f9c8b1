"""What the court of the French-suited deck wears and holds, as tables of strokes.

`strokes.py` says what a stroke is; its colour is a name from `colours.py`. All is drawn in the upper half of the card, on
the axis x = 64, with the head about (64, 42).
"""

from tools.decks.pen import both, disc, discs, place
from tools.decks.strokes import Stroke

AXIS = 64


def mirrored(path: str) -> str:
    """Return `path` and its image in the axis of the figure."""
    return both(path, AXIS)


# What the same suit is in the Latin packs: a coin, a cup, a sword, a baton.
HELD: dict[str, list[Stroke]] = {
    "D": [
        ("shape", "brass", disc(98.5, 58, 14.5)),
        (0.8, "ink", disc(98.5, 58, 11.8)),
        (
            "flat",
            "red",
            (
                "M98.5,47.4 L100.9,53 L106.3,50.2 L103.5,55.6 L109.1,58 L103.5,60.4 L106.3,65.8 L100.9,63 "
                "L98.5,68.6 L96.1,63 L90.7,65.8 L93.5,60.4 L87.9,58 L93.5,55.6 L90.7,50.2 L96.1,53 Z"
            ),
        ),
        ("small", "pale", disc(98.5, 58, 3.4)),
    ],
    "C": [
        ("shape", "brass", "M97.5,56 L102.5,56 L102.5,84 L97.5,84 Z"),
        ("shape", "brass", "M88,34 L112,34 C112,46 108,54 102,57 L98,57 C92,54 88,46 88,34 Z"),
        ("shape", "wine", "M88,34 Q100,29.5 112,34 Q100,38.5 88,34 Z"),
        (1, "ink", "M89,42 Q100,47 111,42"),
        ("flat", "red", discs((94, 48.5, 1.3), (100, 50, 1.3), (106, 48.5, 1.3))),
        ("shape", "brass", "M96,57 L104,57 L104,60.6 L96,60.6 Z"),
    ],
    "S": [
        ("shape", "steel", "M97.4,68 L97.4,20 L100,13 L102.6,20 L102.6,68 Z"),
        (0.8, "ink", "M100,18 L100,66"),
        ("shape", "brass", "M88,66 C92,69 108,69 112,66 L113,70 C108,73 92,73 87,70 Z"),
        ("shape", "wine", "M98,72 L102,72 L102,90 L98,90 Z"),
    ],
    "B": [
        ("shape", "wood", "M97.6,92 L95.6,26 C95,18 98,14 101,14 C105,14 107,19 105.6,26 L102.6,92 Z"),
        (0.8, "ink", "M99,22 C100,32 99,44 99.6,58"),
        ("shape", "leaf", "M96.4,44 C90,44 87,40 87,35 C92,35 96,38 96.4,44 Z"),
        ("shape", "leaf", "M104.6,34 C110,33 113,29 112.4,24 C107.6,25 104.4,28 104.6,34 Z"),
        ("shape", "leaf", "M103.6,58 C109,57 112,53 111.4,48 C106.8,49 103.4,52 103.6,58 Z"),
        (0.7, "ink", "M96.4,44 L90,37.5 M104.6,34 L110,27 M103.6,58 L109,51"),
    ],
}


def hand(cuff: str) -> list[Stroke]:
    """Return the forearm that rises from the lower edge, its cuff and the fist about the thing held."""
    return [
        ("shape", "first", "M80,124 C80,110 84,98 90,92 L110,92 C116,98 117,110 117,124 Z"),
        (0.8, "ink", "M92,95 C88,101 86,107 86,114 M108,95 C111,100 112,106 112,112"),
        ("shape", cuff, "M89,90 Q100,95 111,90 L112,84.5 Q100,89 88,84.5 Z"),
        (
            "shape",
            "skin",
            "M93,86 C91,82 91,76 94,73.5 C97,71.5 104,71.5 106.5,74 C109,77 108.5,83 107,86 Q100,88.5 93,86 Z",
        ),
        (
            0.7,
            "ink",
            (
                "M94,77 C98,75.6 102,75.8 106,77.4 M93.4,80.4 C98,79 102,79.2 106.6,80.8 "
                "M94,83.8 C98,82.6 102,82.6 106.4,84"
            ),
        ),
    ]


HANDS = {"K": hand("linen"), "Q": hand("linen"), "J": hand("second")}


def eyes(left: float, right: float, y: float) -> list[Stroke]:
    """Return two open eyes centred on (left, y) and (right, y)."""
    whites = [place("M-3.2,0.2 Q0,-2.6 3.2,0.2 Q0,2.2 -3.2,0.2 Z", x, y) for x in (left, right)]
    lids = [place("M-3.4,0.2 Q0,-2.8 3.4,0", x, y) for x in (left, right)]
    return [
        ("flat", "linen", " ".join(whites)),
        ("flat", "ink", discs((left, y, 1.35), (right, y, 1.35))),
        (1, "ink", " ".join(lids)),
    ]


TAIL = "M0,-2 C1,0 1.4,2 0,3.4 C-1.4,2 -1,0 0,-2 Z"
ERMINE = " ".join(mirrored(place(TAIL, x, y)) for x, y in ((32, 80), (40, 74), (44, 82), (52, 78)))

KING_BODY: list[Stroke] = [
    ("shape", "first", "M44,68 C28,72 14,76 6,88 L6,124 L120,124 L120,92 C114,78 100,72 84,68 Z"),
    ("shape", "second", "M55,72 L73,72 L80,124 L48,124 Z"),
    (1.6, "brass", "M52,76 L45,124 M76,76 L83,124"),
    ("shape", "linen", mirrored("M64,77 C56,84 40,88 25,84 C24,78 34,68 48,61 L64,66 Z")),
    ("flat", "ink", ERMINE),
]
KING_FACE: list[Stroke] = [
    ("shape", "K", mirrored("M52,32 C44,36 44,46 47,53 C43,56 44,63 50,63 C54,63 55,58 54,54 Z")),
    ("shape", "skin", "M51,31 L77,31 L77,46 C77,55 71,62 64,62 C57,62 51,55 51,46 Z"),
    ("flat", "shade", "M65.4,33 L76.4,33 L76.4,46 C76.4,54 71,60 65,61.4 Z"),
    *eyes(58.4, 69.6, 42),
    (1.4, "ink", mirrored("M54.6,38 Q58,35.8 61.6,38")),
    (1, "ink", "M64.8,40.5 C65.4,44 66.6,47 66,48.4 C65,49.6 63,49.4 62.2,48.4"),
]
ROUND_BEARD = "M64,52.6 C60,50.4 56,52 53.6,49 C52.6,46.6 51.2,45 51,43 C49.4,52 49.6,62 53,69 C55,74 60,76.6 64,78 Z"
FORKED_BEARD = (
    "M64,52.6 C60,50.4 56,52 53.6,49 C52.6,46.6 51.2,45 51,43 C48.6,52 48.6,60 51,67 "
    "C52,73 54,78 58.6,80 C57.6,76.6 62.6,75 64,70 Z"
)
KING_MOUTH: list[Stroke] = [
    ("flat", "lips", "M61,55.2 Q64,53.8 67,55.2 Q64,58 61,55.2 Z"),
    (
        0.7,
        "ink",
        mirrored("M60,60 C58.6,65 59.6,70 61.6,74 M55,56 C54.6,62 55.6,67 57.6,71") + " M64,62 L64,76",
    ),
    ("shape", "K", mirrored("M64,51 C60.6,49.4 57.6,52.4 53.8,52.6 C56.2,55.6 61,55.6 64,53.4 Z")),
]
KING_CROWN: list[Stroke] = [
    ("shape", "second", "M50,27 C50,20 56,15 64,15 C72,15 78,20 78,27 Z"),
    (
        "shape",
        "brass",
        "M49.4,34 L45.6,16.6 L54.6,24.6 L58,15.4 L64,22.8 L70,15.4 L73.4,24.6 L82.4,16.6 L78.6,34 Q64,38.4 49.4,34 Z",
    ),
    (0.9, "ink", "M49,30.4 Q64,34.8 79,30.4"),
    ("small", "pale", discs((45.6, 15.4, 1.9), (58, 14, 1.9), (70, 14, 1.9), (82.4, 15.4, 1.9))),
    ("flat", "red", disc(64, 28.6, 2)),
    ("flat", "blue", mirrored(disc(55.6, 28, 1.5))),
]

QUEEN_BODY: list[Stroke] = [
    ("shape", "first", "M47,68 C30,70 14,76 6,90 L6,124 L120,124 L120,92 C112,76 98,70 81,68 Z"),
    (0.8, "ink", "M30,78 C26,84 24,90 24,98 M38,74 C35,82 34,90 34,100"),
    (
        "shape",
        "veil",
        mirrored("M64,19 C48,19 43,32 44,44 C45,54 39,60 39,68 C39,78 45,84 50,86 L64,86 Z"),
    ),
    (0.7, "ink", mirrored("M45.6,54 C45.6,62 42.4,66 43,74 M48.6,58 C48.6,66 45.6,70 47.4,79")),
    ("shape", "skin", "M50,71 L58,66 L70,66 L78,71 L76,86 Q64,92 52,86 Z"),
    ("shape", "second", "M49.6,82 Q64,92 78.4,82 L84,124 L44,124 Z"),
    (3.6, "ink", "M49.6,82 Q64,92 78.4,82"),
    (2, "brass", "M49.6,82 Q64,92 78.4,82"),
    ("shape", "shade", "M58.4,56 L69.6,56 L69.6,68 Q64,72 58.4,68 Z"),
]
PETALS = discs((47.4, 29.9, 2.5), (50.3, 32, 2.5), (49.2, 35.5, 2.5), (45.6, 35.5, 2.5), (44.5, 32, 2.5))
PEARLS = discs((56, 68.8, 1.4), (59.8, 70.8, 1.4), (64, 71.6, 1.4), (68.2, 70.8, 1.4), (72, 68.8, 1.4))
QUEEN_HEAD: list[Stroke] = [
    (
        "shape",
        "skin",
        "M53,40 C53,30 58,26 64,26 C70,26 75,30 75,40 L75,45 C75,53 69.5,61.6 64,61.6 C58.5,61.6 53,53 53,45 Z",
    ),
    ("flat", "shade", "M67.4,29 C72,31 74.4,35 74.4,40 L74.4,45 C74.4,52.6 69,60.4 65,60.8 C69,53 68.6,41 67.4,29 Z"),
    *eyes(58.8, 69.2, 43),
    (0.9, "ink", mirrored("M55.4,39.4 Q58.6,37 62,39")),
    (0.9, "ink", "M64.6,42 C65,45 66,47.4 65.4,48.8 C64.6,49.8 63.2,49.6 62.6,48.8"),
    ("flat", "red", "M60.2,54 C62,52.4 63.2,52.6 64,53.2 C64.8,52.6 66,52.4 67.8,54 C66,57 62,57 60.2,54 Z"),
    ("flat", "blush", mirrored(disc(56.4, 49.4, 2.2))),
    (
        "shape",
        "Q",
        mirrored(
            "M64,25.6 C60.6,32 54.6,35 53.2,45 C52.4,51 53,55 54.6,59.6 C47.6,55 45,45 46.2,36 C47.6,26.6 56,21 64,21 Z"
        ),
    ),
    (0.7, "ink", mirrored("M61,25.6 C55,30 50.4,36 50.2,46")),
    ("small", "linen", PEARLS),
    ("small", "jewel", disc(64, 87, 2.4)),
    ("shape", "brass", "M52,25.4 L50,14 L57.4,18.8 L64,12 L70.6,18.8 L78,14 L76,25.4 Q64,21.4 52,25.4 Z"),
    ("small", "pale", discs((50, 13.6, 1.6), (64, 12, 1.7), (78, 13.6, 1.6))),
    ("flat", "red", disc(64, 19, 1.5)),
    ("small", "linen", PETALS),
    ("flat", "brass", disc(47.4, 33, 1.8)),
]

JACK_BODY: list[Stroke] = [
    ("shape", "first", "M46,68 C28,72 14,78 6,92 L6,124 L120,124 L120,92 C112,78 98,72 82,68 Z"),
    ("shape", "second", "M56,68 L72,68 L78,124 L50,124 Z"),
    ("flat", "pale", discs((64, 80.4, 1.5), (64, 87, 1.5))),
    (1.4, "pale", "M34,75 L25,110 M43,72 L36,110 M88,72 L93,90"),
    ("shape", "shade", "M59,54 L72,56 L72,68 L58,68 Z"),
]
JACK_HEAD: list[Stroke] = [
    ("shape", "linen", "M46,66 C52,62 76,62 82,66 C84,70 82,74 80,75 C70,79 58,79 48,75 C45,73 44,69 46,66 Z"),
    (0.7, "ink", "M52,65.6 L51,75.6 M58,65 L57,77 M64,65 L64,77.6 M70,65 L71,77 M76,65.6 L77,75.6"),
    (
        "shape",
        "skin",
        (
            "M56,28 L73,28 C75,33 75,35 75,37 C76,40 80,43.4 80.4,45 C80.4,46.5 78,47 77.2,47.2 "
            "C77.8,48.3 78.4,49 77.6,50 C78,51 77.5,52 76.6,52.6 C77.4,55 77,59.5 72,60.5 C68,61 64,59 62,56 L56,50 Z"
        ),
    ),
    ("flat", "shade", "M62,56 C65,55.4 70,57.4 75.6,57.6 C74.8,59.4 73.6,60.2 72,60.5 C68,61 64,59 62,56 Z"),
    ("flat", "linen", "M69,40.2 Q72.4,37.6 74.2,39.4 Q74,41.6 69,40.2 Z"),
    ("flat", "ink", disc(73, 40, 1.25)),
    (1, "ink", "M68.4,40 Q71.6,36.8 74.6,38.8"),
    (1.1, "ink", "M68,35.8 Q71.6,33.6 75,35.2"),
    (1.2, "lips", "M77.2,50 C75.6,50.2 74.4,50.6 73.4,50"),
    ("flat", "blush", disc(69.6, 47.6, 2.4)),
    (
        "shape",
        "J",
        "M73,27 C60,20 46,26 46,42 C45,50 47,57 49,61 C56,66 63,62 64,57 C63,52 64.4,47 66,44 C65,38 68,33 73,30 Z",
    ),
    (0.7, "ink", "M51,36 C50,44 51,52 53,60 M56,34 C55,42 56,52 58,61 M61,34 C60,40 60,46 60.6,52"),
]
SOFT_CAP: list[Stroke] = [
    (
        "shape",
        "linen",
        "M52,30 C42,23 37.4,33 38,44 C38.4,53 41,59 46,63 C48.6,55 48,47 47.4,41 C47.6,36 50,33 53,30 Z",
    ),
    (
        0.7,
        "ink",
        (
            "M50,31 C42.6,36 42.6,46 45.4,59 M42.4,36.4 L38.6,38.6 M42,41 L38.4,44 M42.4,46 L38.8,49.4 "
            "M43.2,51 L40.4,54.4 M43.6,37.4 L47.4,39 M43,43 L47.4,44.6 M43.6,48.6 L47.6,50"
        ),
    ),
    ("shape", "second", "M47,30 C43,17 58,9.6 70,12 C81,14.6 86,22 82,29 C72,25 58,26 47,30 Z"),
    ("shape", "first", "M45.4,31 C56,24.4 72,23 83.4,28 L82.6,32.4 C72,28.4 57,29.4 47,35.4 Z"),
    ("small", "brass", disc(53, 29.8, 2.4)),
]
BEAKED_CAP: list[Stroke] = [
    ("shape", "linen", "M53,30 C44,27 38.6,19 40,11.4 C46.6,12.4 53.4,20 55,29 Z"),
    (
        0.7,
        "ink",
        (
            "M53,29 C50,22 46,16.4 41.6,13 M45,16.2 L44.4,20.4 M48,19.8 L46.8,24.4 M50.6,23.6 L49.6,27.4 "
            "M45.6,16.6 L49.4,17.6 M48.6,20.4 L52,22"
        ),
    ),
    ("shape", "second", "M50,29 C50,18 58,11.4 66,12.4 C74,13.4 79,20 80,28 Z"),
    (
        "shape",
        "first",
        "M45,34.6 C47,27.6 57,24.6 67,25.4 C77,26 86,29.4 91,32 C83,35.4 74,32.6 66,31.2 C58,30 51,31.6 45,34.6 Z",
    ),
    ("small", "brass", disc(53, 29.8, 2.4)),
]


def king_head(beard: str) -> list[Stroke]:
    """Return the head of a king; `beard` is the left half of it."""
    return [*KING_FACE, ("shape", "K", mirrored(beard)), *KING_MOUTH, *KING_CROWN]


BODIES = {"K": KING_BODY, "Q": QUEEN_BODY, "J": JACK_BODY}
HEADS = {
    "KD": king_head(ROUND_BEARD),
    "KC": king_head(ROUND_BEARD),
    "KS": king_head(FORKED_BEARD),
    "KB": king_head(FORKED_BEARD),
    "QD": QUEEN_HEAD,
    "QC": QUEEN_HEAD,
    "QS": QUEEN_HEAD,
    "QB": QUEEN_HEAD,
    "JD": [*JACK_HEAD, *BEAKED_CAP],
    "JC": [*JACK_HEAD, *SOFT_CAP],
    "JS": [*JACK_HEAD, *SOFT_CAP],
    "JB": [*JACK_HEAD, *BEAKED_CAP],
}
