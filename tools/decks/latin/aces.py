"""The aces of the Neapolitan deck: the eagle with the coin, the cup in flower, the crowned sword, the club in leaf."""

from tools.decks.latin.ornaments import FLOWER, mirrored
from tools.decks.latin.palette import COLOURS
from tools.decks.latin.signs import SUN_FACE, around, baton, sword
from tools.decks.pen import disc, discs, moved, place, rotate
from tools.decks.strokes import Stroke, drawn

FEATHER = "M0,0 C6,-5 26,-6.4 34,0 C26,6.4 6,5 0,0 Z"


def feathers(angles: range, x: float, y: float, scale: float) -> str:
    """Return feathers fanned about (x, y), at each of `angles` (degrees; 180 points left), and their images."""
    return mirrored(" ".join(rotate(place(FEATHER, 0, 0, scale), angle, x, y) for angle in angles))


EAGLE: list[Stroke] = [
    # Tail.
    (
        "shape",
        "deep_blue",
        " ".join(rotate(place(FEATHER, 0, 0, 1.35), angle, 0, 24) for angle in (150, 30, 128, 52, 108, 72, 90)),
    ),
    (0.8, "gold", " ".join(rotate("M20,0 L42,0", angle, 0, 24) for angle in (150, 30, 128, 52, 108, 72, 90))),
    # Wings: quills, coverts, the arm.
    ("shape", "deep_blue", feathers(range(114, 250, 14), -16, -16, 1.3)),
    (0.8, "gold", mirrored(" ".join(rotate("M24,0 L41,0", angle, -16, -16) for angle in range(114, 250, 14)))),
    ("shape", "red", feathers(range(108, 246, 15), -16, -16, 0.86)),
    ("shape", "blue", mirrored("M-10,-26 C-20,-36 -30,-41 -41,-41 C-41,-33 -37,-26 -32,-20 C-29,-8 -24,4 -14,10 Z")),
    (
        "flat",
        "pale",
        mirrored(
            discs(
                (-34, -35, 1.8), (-27, -30.6, 1.8), (-21, -25, 1.8), (-29, -23, 1.6), (-24, -17, 1.6), (-19, -10, 1.6)
            )
        ),
    ),
    # Legs and claws.
    ("shape", "deep_blue", mirrored("M-6,18 C-16,20 -22,26 -24,34 L-16,38 C-12,34 -6,32 -2,30 Z")),
    (
        "shape",
        "gold",
        mirrored(
            "M-25,33 L-15,37 C-17,41 -16,46 -13,49 C-18,48 -20,46 -20.6,43 C-22,47 -25,49 -29,49 C-26,46 -25,43 -25.4,41 C-28,43 -32,43 -35,41 C-30,40 -26,38 -25,33 Z"
        ),
    ),
    # Necks and heads.
    (
        "shape",
        "deep_blue",
        mirrored(
            "M-1,-22 C-2,-32 -6,-38 -6,-48 C-6,-58 -14,-64 -23,-61 C-27,-60 -29,-56 -29,-53 C-24,-53 -20,-52 -19,-48 C-18,-38 -22,-28 -16,-18 L0,-10 Z"
        ),
    ),
    (0.8, "gold", mirrored("M-9,-50 C-9,-42 -6,-34 -6,-26 M-14,-47 C-14,-38 -14,-30 -11,-22")),
    (
        "shape",
        "gold",
        mirrored("M-25,-60 C-32,-61 -37,-57 -38,-49 C-35,-52 -31,-53 -25,-53 C-27,-55 -27,-58 -25,-60 Z"),
    ),
    ("small", "red", mirrored("M-31,-52.4 C-34,-50 -35,-47 -39,-45.6 C-36,-44 -31,-47 -28,-52.6 Z")),
    ("flat", "pale", mirrored(disc(-20.6, -56.4, 2.2))),
    ("flat", "ink", mirrored(disc(-21, -56.4, 1.1))),
    # Body.
    (
        "shape",
        "deep_blue",
        "M0,-26 C12,-24 19,-10 18,6 C17,20 10,28 0,30 C-10,28 -17,20 -18,6 C-19,-10 -12,-24 0,-26 Z",
    ),
    # Crown.
    ("shape", "red", "M-10,-59 C-11,-69 -5,-72 0,-72 C5,-72 11,-69 10,-59 Z"),
    (
        "shape",
        "gold",
        "M-12,-55 L-15,-70 L-7.4,-63.4 L-5,-73 L0,-65 L5,-73 L7.4,-63.4 L15,-70 L12,-55 Q0,-51 -12,-55 Z",
    ),
    ("small", "pale", discs((-15, -71, 2), (-5, -74.6, 2), (5, -74.6, 2), (15, -71, 2))),
    ("flat", "red", disc(0, -58, 1.8)),
    ("flat", "blue", discs((-6.6, -58.4, 1.4), (6.6, -58.4, 1.4))),
]

GRAND_CUP: list[Stroke] = [
    # Handles.
    (6, "ink", mirrored("M-32,-18 C-48,-22 -54,-4 -46,8 C-40,16 -30,16 -24,12")),
    (3.6, "gold", mirrored("M-32,-18 C-48,-22 -54,-4 -46,8 C-40,16 -30,16 -24,12")),
    ("shape", "gold", mirrored(disc(-46, -14, 3.4))),
    # Foot, stem, bowl.
    ("shape", "gold", "M-7,38 L7,38 C8,50 22,52 30,62 Q0,74 -30,62 C-22,52 -8,50 -7,38 Z"),
    ("small", "red", "M-25.4,57.6 Q0,66.4 25.4,57.6 L29,61.4 Q0,72 -29,61.4 Z"),
    ("flat", "pale", discs((-18, 62.6, 1.6), (-6, 65.2, 1.6), (6, 65.2, 1.6), (18, 62.6, 1.6))),
    ("shape", "gold", "M-38,-32 C-38,-2 -26,26 -8,32 L8,32 C26,26 38,-2 38,-32 Z"),
    ("flat", "pale", "M-34,-24 C-32,0 -24,18 -14,26 C-22,10 -25,-8 -26,-22 Z"),
    ("shape", "red", "M-37.6,-22 Q0,-9 37.6,-22 C37,-12 35,-4 32,3 Q0,15 -32,3 C-35,-4 -37,-12 -37.6,-22 Z"),
    (1.4, "pale", "M-36.6,-18.6 Q0,-5.6 36.6,-18.6 M-33,0 Q0,11.6 33,0"),
    (
        "small",
        "gold",
        " ".join(place("M0,-6 L5,0 L0,6 L-5,0 Z", x, y) for x, y in ((-22, -5.4), (0, -1.4), (22, -5.4))),
    ),
    ("small", "blue", discs((-22, -5.4, 2.2), (0, -1.4, 2.2), (22, -5.4, 2.2))),
    ("flat", "pale", discs((-31, -8.6, 1.4), (-11, -3, 1.4), (11, -3, 1.4), (31, -8.6, 1.4))),
    (0.9, "ink", mirrored("M-22,8.6 Q-20,20 -12,28 M-10,11.6 Q-9,22 -5,31") + " M0,12 L0,32"),
    ("shape", "blue", "M-10,31 L10,31 Q15,35.6 10,40 L-10,40 Q-15,35.6 -10,31 Z"),
    ("flat", "pale", discs((-5, 35.6, 1.4), (0, 35.6, 1.4), (5, 35.6, 1.4))),
    ("shape", "deep_red", "M-38,-32 Q0,-44 38,-32 Q0,-20 -38,-32 Z"),
]
BOUQUET: list[Stroke] = [
    (2, "deep_green", "M0,0 L0,-34 M-3,0 C-8,-12 -16,-20 -22,-24 M3,0 C8,-12 16,-20 22,-24"),
    (
        "small",
        "green",
        mirrored(
            "M-4,-4 C-16,-4 -26,-8 -32,-4 C-28,4 -14,4 -4,-4 Z M-2,-12 C-10,-16 -12,-24 -10,-32 C-3,-28 0,-20 -2,-12 Z "
            "M-12,-16 C-20,-14 -28,-18 -32,-14 C-28,-8 -18,-8 -12,-16 Z"
        ),
    ),
    ("shape", "red", place(around("M2,0 C6,-6 12,-6 14,0 C12,6 6,6 2,0 Z", 6, 30), 0, -38)),
    ("small", "gold", disc(0, -38, 4)),
    (
        "shape",
        "gold",
        " ".join(place(around("M2,0 C4,-4.6 9,-5 10.6,0 C9,5 4,4.6 2,0 Z", 5, 18), x, -28) for x in (-24, 24)),
    ),
    ("small", "red", discs((-24, -28, 3), (24, -28, 3))),
    ("small", "linen", mirrored(disc(-12, -40, 3.4) + " " + disc(-34, -14, 3))),
    ("flat", "gold", mirrored(disc(-12, -40, 1.4) + " " + disc(-34, -14, 1.2))),
]

BAY = "M0,0 C2,-6 8,-10 15,-9 C14,-3 8,2 0,0 Z"
BRANCHES: list[Stroke] = [
    (2, "deep_green", mirrored("M-3,52 C-36,46 -46,10 -34,-28")),
    (
        "small",
        "green",
        mirrored(
            " ".join(
                rotate(BAY, angle, x, y)
                for x, y, angle in (
                    (-14, 48, 180),
                    (-14, 48, 288),
                    (-26, 38, 190),
                    (-26, 38, 300),
                    (-35, 24, 210),
                    (-35, 24, 318),
                    (-39, 8, 226),
                    (-39, 8, 334),
                    (-39.4, -8, 240),
                    (-39.4, -8, 346),
                    (-36, -24, 262),
                    (-34.4, -26, 310),
                )
            )
        ),
    ),
    ("small", "red", mirrored(discs((-20, 42, 2.4), (-32, 30, 2.4), (-38, 16, 2.4), (-40, 0, 2.4), (-38.4, -16, 2.4)))),
]
BOW: list[Stroke] = [
    ("shape", "red", mirrored("M-2,2 C-10,8 -14,20 -24,26 L-16,28 L-17,36 C-8,30 -2,18 2,6 Z")),
    ("shape", "red", mirrored("M0,0 C-8,-12 -24,-14 -26,-4 C-27,6 -12,10 0,2 Z")),
    ("flat", "deep_red", mirrored("M-4,-1 C-10,-6 -18,-8 -21,-4 C-20,1 -12,3 -4,1 Z")),
    ("small", "gold", "M-4.4,-4 L4.4,-4 Q6,0 4.4,5 L-4.4,5 Q-6,0 -4.4,-4 Z"),
]
SPRAY: list[Stroke] = [
    (1.6, "deep_green", "M0,0 C6,-6 10,-14 10,-24"),
    (
        "small",
        "green",
        "M2,-3 C10,-4 16,-2 20,3 C13,5 6,3 2,-3 Z M8,-10 C16,-14 22,-14 27,-10 C21,-6 13,-6 8,-10 Z M9,-15 C3,-18 0,-23 0,-29 C6,-27 10,-22 9,-15 Z M10,-22 C12,-28 16,-32 22,-33 C22,-27 17,-22 10,-22 Z",
    ),
    (0.7, "ink", "M4,-2 L14,1.6 M11,-10.6 L21,-10.4 M8.4,-17 L3,-24 M11.6,-23 L18,-29"),
]


def ornament(
    strokes: list[Stroke], x: float, y: float, scale: float = 1, angle: float = 0, mirror: bool = False
) -> str:
    """Draw `strokes` at (x, y)."""
    return moved(drawn(strokes, COLOURS), x, y, scale, angle, mirror)


def ace_of_coins() -> str:
    """Draw an eagle with two heads, the coin on its breast."""
    return ornament(EAGLE, 62, 98, 0.97) + ornament(SUN_FACE, 62, 100, 0.9)


def ace_of_cups() -> str:
    """Draw a great cup with flowers in it."""
    return ornament(BOUQUET, 62, 78) + ornament(GRAND_CUP, 62, 106)


def ace_of_swords() -> str:
    """Draw a sword upright within branches of bay, tied with a bow."""
    return ornament(BRANCHES, 62, 94) + moved(sword(108), 62, 94, 1.5) + ornament(BOW, 62, 142, 0.9)


def ace_of_batons() -> str:
    """Draw a club that has come into leaf, and a flower on either side."""
    return (
        ornament(SPRAY, 74, 56, 1.2)
        + ornament(SPRAY, 52, 90, 1.2, mirror=True)
        + ornament(SPRAY, 68, 128, 1.1)
        + moved(baton(168, 2.3), 62, 96)
        + ornament(FLOWER, 24, 140, 1.4)
        + ornament(FLOWER, 100, 146, 1.4, mirror=True)
        + ornament(BOW, 62, 150, 0.7)
    )


ACES = {"D": ace_of_coins, "C": ace_of_cups, "S": ace_of_swords, "B": ace_of_batons}
