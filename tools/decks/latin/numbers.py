"""The number cards of the Neapolitan deck: where the signs stand, and what else is drawn on some of them."""

from tools.decks.latin.ornaments import FLAG, FLOWER, MASK, RIBBON, SCENE, SHIELD, SPRIG
from tools.decks.latin.palette import COLOURS
from tools.decks.latin.signs import SUN_FACE, baton, coin, cup, sword
from tools.decks.pen import moved
from tools.decks.strokes import Stroke, drawn

Place = tuple[float, float]

# The place of each coin, and the radius of all.
COINS: dict[str, tuple[float, list[Place]]] = {
    "2": (30, [(62, 50), (62, 142)]),
    "3": (25, [(62, 36), (62, 96), (62, 156)]),
    "4": (20.5, [(38, 41), (90, 41), (38, 153), (90, 153)]),
    "5": (20.5, [(38, 42), (90, 42), (64, 96), (38, 150), (90, 150)]),
    "6": (20, [(39, 39), (88, 39), (39, 97), (88, 97), (39, 155), (88, 155)]),
    "7": (17.5, [(42, 38), (82, 38), (23, 96), (101, 96), (42, 154), (82, 154)]),
}

# The same of cups, with their scale.
CUPS: dict[str, tuple[float, list[Place]]] = {
    "2": (1.7, [(62, 52), (62, 142)]),
    "3": (1.55, [(62, 48), (35, 138), (89, 138)]),
    "4": (1.35, [(40, 46), (89, 46), (40, 146), (89, 146)]),
    "5": (1.2, [(39, 40), (88, 40), (63.5, 97), (39, 154), (88, 154)]),
    "6": (1.2, [(40, 37), (88, 37), (40, 97), (88, 97), (40, 157), (88, 157)]),
    "7": (1.14, [(42, 36), (82, 36), (24, 96), (62, 96), (100, 96), (42, 156), (82, 156)]),
}

# Of swords and batons: the middle of each, and its length; those with an angle of 90 lie on their side.
Bar = tuple[float, float, float, float]
TWO: list[Bar] = [(40, 96, 168, 0), (84, 96, 168, 0)]
THREE: list[Bar] = [(30, 97, 160, 0), (62, 97, 160, 0), (94, 97, 160, 0)]
FOUR: list[Bar] = [(38, 50, 80, 0), (86, 50, 80, 0), (38, 142, 80, 0), (86, 142, 80, 0)]
SIX: list[Bar] = [(x, y, 80, 0) for y in (51, 141) for x in (32, 62, 92)]
FIVE: list[Bar] = [(38, 44, 68, 0), (86, 44, 68, 0), (62, 96, 100, 90), (38, 148, 68, 0), (86, 148, 68, 0)]
SEVEN: list[Bar] = [
    *((x, 44, 68, 0) for x in (32, 62, 92)),
    (62, 96, 100, 90),
    *((x, 148, 68, 0) for x in (32, 62, 92)),
]
FIVE_SWORDS: list[Bar] = [(32, 51, 80, 0), (62, 51, 80, 0), (92, 51, 80, 0), (22, 142, 80, 0), (102, 142, 80, 0)]

SWORDS = {"2": TWO, "3": THREE, "4": FOUR, "5": FIVE_SWORDS, "6": SIX, "7": SEVEN}
BATONS = {"2": TWO, "3": THREE, "4": FOUR, "5": FIVE, "6": SIX, "7": SEVEN}


def ornament(
    strokes: list[Stroke], x: float, y: float, scale: float = 1, angle: float = 0, mirror: bool = False
) -> str:
    """Draw an ornament at (x, y)."""
    return moved(drawn(strokes, COLOURS), x, y, scale, angle, mirror)


def signs(card: str) -> str:
    """Draw the signs of a number card."""
    rank, suit = card[0], card[1]
    if suit == "D":
        radius, places = COINS[rank]
        return "".join(moved(coin(radius), x, y) for x, y in places)
    if suit == "C":
        scale, places = CUPS[rank]
        return "".join(moved(cup(scale), x, y) for x, y in places)
    draw, bars = (sword, SWORDS[rank]) if suit == "S" else (baton, BATONS[rank])
    return "".join(moved(draw(length), x, y, angle=angle) for x, y, length, angle in bars)


def beside(card: str) -> tuple[str, str]:
    """Draw what stands on a card behind its signs, and what stands before them."""
    sprigs = ornament(SPRIG, 20, 96) + ornament(SPRIG, 104, 96, mirror=True)
    match card:
        case "2D" | "2C":
            return sprigs, ""
        case "4D":
            return ornament(FLAG, 64, 96, 0.96) + ornament(FLAG, 64, 96, 0.96, mirror=True), ornament(SHIELD, 64, 97)
        case "7D":
            return "", ornament(SUN_FACE, 62, 96, 1.05)
        case "4C":
            return ornament(FLOWER, 64, 92, 1.3), ""
        case "2S" | "3S":
            return "", ornament(RIBBON, 62, 96)
        case "4S":
            return "".join(ornament(FLOWER, 62, y) for y in (46, 90, 134)), ""
        case "5S":
            return ornament(SCENE, 62, 141, 1.08), ""
        case "3B":
            return "", ornament(MASK, 62, 92)
    return "", ""


def draw_number(card: str) -> str:
    """Draw what is printed on a number card."""
    behind, before = beside(card)
    return behind + signs(card) + before
