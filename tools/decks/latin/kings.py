"""The re of the Neapolitan deck: crowned, standing, in robes that reach the ground."""

from tools.decks.latin.pages import FIST
from tools.decks.latin.signs import baton, coin, cup, sword
from tools.decks.pen import both, disc, discs, place
from tools.decks.strokes import Layer, Placed, Stroke


def mirrored(path: str) -> str:
    """Return `path` and its image in the axis of the figure."""
    return both(path, 62)


SHOES: list[Stroke] = [("shape", "deep_red", mirrored("M58,160 L58,171 L40,171 C41,166 48,165 50,160 Z"))]
MANTLE: list[Stroke] = [
    (
        "shape",
        "first",
        "M46,60 C36,62 28,70 26,84 C24,112 20,140 13,164 C30,171 46,168 54,164 L70,164 C78,168 94,171 111,164 C104,140 100,112 98,84 C96,70 88,62 78,60 Z",
    ),
    ("flat", "lining", mirrored("M42,110 C40,130 36,150 31,166.4 C40,167 48,165.6 53.4,163.4 L54,110 Z")),
    (0.9, "ink", mirrored("M31,92 C30,116 25,142 20,163 M42,106 C40,130 36,150 31,166.4")),
]
GOWN: list[Stroke] = [
    ("shape", "second", "M50,64 L74,64 C76,90 79,130 82,162 Q62,168 42,162 C45,130 48,90 50,64 Z"),
    ("shape", "third", "M57.6,64 L66.4,64 L69.6,165 Q62,166.4 54.4,165 Z"),
    (0.8, "ink", "M49,104 C48,124 46.6,144 45.4,160 M75,104 C76,124 77.4,144 78.6,160"),
    (3.6, "ink", "M42.6,158 Q62,164 81.4,158"),
    (2, "gold", "M42.6,158 Q62,164 81.4,158"),
]
DIAMONDS: list[Stroke] = [
    ("flat", "pale", " ".join(place("M0,-4 L3.4,0 L0,4 L-3.4,0 Z", 62, y) for y in (112, 124, 136, 148))),
]
DOTS: list[Stroke] = [("flat", "pale", discs(*((62, y, 2.4) for y in (110, 120, 130, 140, 150))))]
CHEVRONS: list[Stroke] = [
    (2, "pale", " ".join(place("M-5.6,-3 L0,2 L5.6,-3", 62, y) for y in (112, 123, 134, 145))),
]
LEAVES: list[Stroke] = [
    (
        "flat",
        "pale",
        " ".join(
            place("M0,4 C-5,2 -5,-3 -3,-5 C-1,-4 0,-1 0,4 C0,-1 1,-4 3,-5 C5,-3 5,2 0,4 Z", 62, y)
            for y in (112, 124, 136, 148)
        ),
    ),
]
SASH: list[Stroke] = [
    ("shape", "gold", "M48.4,94 Q62,99 75.6,94 L76.4,101 Q62,106 47.6,101 Z"),
    ("small", "red", disc(62, 100, 3)),
    ("flat", "blue", discs((54, 98.6, 1.5), (70, 98.6, 1.5))),
]
TAIL = "M0,-2.2 C1.1,0 1.5,2.2 0,3.8 C-1.5,2.2 -1.1,0 0,-2.2 Z"
ERMINE: list[Stroke] = [
    ("shape", "linen", mirrored("M62,76 C56,86 42,90 29,87 C28,76 35,64 47,59 L62,62 Z")),
    (
        "flat",
        "ink",
        " ".join(mirrored(place(TAIL, x, y)) for x, y in ((34, 82), (38, 72), (44, 82), (47, 70), (53, 78))),
    ),
]
CHAIN: list[Stroke] = [
    (2.6, "ink", "M47,68 C50,88 74,88 77,68"),
    (1.4, "gold", "M47,68 C50,88 74,88 77,68"),
    ("small", "gold", disc(62, 87, 4)),
    ("flat", "red", disc(62, 87, 1.7)),
]
ARM_UP: list[Stroke] = [
    (
        "shape",
        "first",
        "M82,66 C90,72 92,78 91,84 L91.6,66 L102.4,66 C106,78 112,92 110,108 C104,112 98,108 95,102 C86,100 79,90 77,78 Z",
    ),
    ("flat", "lining", "M104,80 C107,90 110,100 109,107 C105,109.6 100,107 97,102.6 C102,98 104,90 104,80 Z"),
    (0.8, "ink", "M95,102 C101,98 104,90 103.6,78"),
    ("small", "gold", "M90.4,62.6 L103.6,62.6 L103.6,68 L90.4,68 Z"),
]
ARM_DOWN: list[Stroke] = [
    (
        "shape",
        "first",
        "M42,66 C34,70 29,80 28,92 C28,100 32,108 36,114 C44,114 50,108 52,102 L46,92 C44,96 41,96 40,93 C41,86 44,82 48,78 Z",
    ),
    ("flat", "lining", "M30,100 C31,105 34,110 36.6,113 C43,113 48,108 50.6,102.4 C43,106 35,105 30,100 Z"),
    (0.8, "ink", "M29,98 C35,105 43,106 51,101.6"),
    ("shape", "skin", "M45,91 C50,89 55,90 56,93 C57,96.6 54,99 50,99.6 Q45.6,97 45,91 Z"),
    (0.7, "ink", "M50,92.6 C52,92.6 54,93 55.6,94 M50,95.6 C52,95.6 53.6,96 55,96.6"),
]
SCEPTRE_ARM: list[Stroke] = [
    (
        "shape",
        "first",
        "M42,66 C34,72 32,78 33,84 L32.4,66 L21.6,66 C18,78 12,92 14,108 C20,112 26,108 29,102 C38,100 45,90 47,78 Z",
    ),
    ("flat", "lining", "M20,80 C17,90 14,100 15,107 C19,109.6 24,107 27,102.6 C22,98 20,90 20,80 Z"),
    (0.8, "ink", "M29,102 C23,98 20,90 20.4,78"),
    ("small", "gold", "M33.6,62.6 L20.4,62.6 L20.4,68 L33.6,68 Z"),
]
SCEPTRE: list[Stroke] = [
    ("shape", "gold", "M26,48 L29,48 L28.4,116 L26,116 Z"),
    ("shape", "gold", "M27.6,49 C20.6,46 20.6,38 27.6,32 C34.6,38 34.6,46 27.6,49 Z"),
    ("small", "red", disc(27.6, 41.6, 2.8)),
    ("small", "gold", "M23.6,49 L31.6,49 L31,52 L24,52 Z"),
]


ROBE: list[Layer] = [SHOES, MANTLE, GOWN]
HAND = Placed(FIST, 0, 2)
OTHER_HAND = Placed(FIST, 124, 2, mirror=True)

KINGS: dict[str, list[Layer]] = {
    "D": [*ROBE, DIAMONDS, SASH, ERMINE, ARM_DOWN, ARM_UP, Placed(coin(16), 98, 43), HAND],
    "C": [*ROBE, DOTS, SASH, ERMINE, CHAIN, ARM_DOWN, ARM_UP, Placed(cup(1.12), 97, 44), HAND],
    "S": [*ROBE, CHEVRONS, SASH, ERMINE, ARM_DOWN, Placed(sword(64), 97, 40), ARM_UP, HAND],
    "B": [
        *ROBE,
        LEAVES,
        SASH,
        ERMINE,
        CHAIN,
        SCEPTRE,
        SCEPTRE_ARM,
        OTHER_HAND,
        Placed(baton(124, 1.3), 98, 92, angle=3),
        ARM_UP,
        HAND,
    ],
}
"""Of each suit the parts of its re but for the head, the undermost first."""
