"""The twelve court figures of the French-suited deck.

Three postures (king, queen, jack) wear the colours of a suit and hold what the same suit is in the Latin packs: a coin, a cup, a sword or a baton.
A figure is a half, drawn in the upper part of the frame; the lower half is the same one turned about the middle of the card.
"""

from pen import BRASS, COBALT, INK, OLIVE, STOCK, TERRACOTTA, disc, flat, line, mirror, place, shape

AXIS = 64
SLANT = 14
FRAME = "M34,8 L116,8 L116,130 L90,130 L90,184 L8,184 L8,62 L34,62 Z"
SKIN, SHADE, BLUSH = "#f3d3b3", "#e2b28c", "#d98468"
PALE = "#f0cf86"

# Colours of a suit: the ground of the frame, the main cloth, the second cloth, and the hair of king, queen and jack.
COLOURS = {
    "D": {"ground": "#f7e9c6", "main": "#c98a2b", "second": TERRACOTTA, "K": "#e9e2d2", "Q": "#8a4b23", "J": "#c07a2c"},
    "C": {"ground": "#f6dfcd", "main": TERRACOTTA, "second": COBALT, "K": "#6b4024", "Q": "#d9a441", "J": "#4a2f22"},
    "S": {"ground": "#dde4ea", "main": COBALT, "second": "#7d2a1d", "K": "#3a2f2b", "Q": "#3a2822", "J": "#a8622c"},
    "B": {"ground": "#e4e9d2", "main": OLIVE, "second": "#a9502a", "K": "#a8763f", "Q": "#b0562a", "J": "#e0b968"},
}


def coin() -> str:
    return (
        shape(disc(100, 58, 14.5), BRASS)
        + line(disc(100, 58, 11.8), 0.8)
        + flat("M100,47.4 L102.4,53 L107.8,50.2 L105,55.6 L110.6,58 L105,60.4 L107.8,65.8 L102.4,63 L100,68.6"
               " L97.6,63 L92.2,65.8 L95,60.4 L89.4,58 L95,55.6 L92.2,50.2 L97.6,53 Z", TERRACOTTA)
        + shape(disc(100, 58, 3.4), PALE, 0.8)
    )


def cup() -> str:
    return (
        shape("M97.5,56 L102.5,56 L102.5,84 L97.5,84 Z", BRASS)
        + shape("M88,34 L112,34 C112,46 108,54 102,57 L98,57 C92,54 88,46 88,34 Z", BRASS)
        + shape("M88,34 Q100,29.5 112,34 Q100,38.5 88,34 Z", "#7d2a1d")
        + line("M89,42 Q100,47 111,42", 1)
        + flat(disc(94, 48.5, 1.3) + disc(100, 50, 1.3) + disc(106, 48.5, 1.3), TERRACOTTA)
        + flat("M90.5,37 C91,44 93,49 96,52 C93.5,50 90.6,45 90.5,37 Z", PALE)
    )


def sword() -> str:
    return (
        shape("M97.4,68 L97.4,20 L100,13 L102.6,20 L102.6,68 Z", "#e8ebee")
        + line("M100,18 L100,66", 0.8)
        + shape("M88,66 C92,69 108,69 112,66 L113,70 C108,73 92,73 87,70 Z", BRASS)
        + shape("M98,72 L102,72 L102,90 L98,90 Z", "#7d2a1d")
    )


def baton() -> str:
    return (
        shape("M97.6,92 L95.6,26 C95,18 98,14 101,14 C105,14 107,19 105.6,26 L102.6,92 Z", "#9a6232")
        + line("M99,22 C100,32 99,44 99.6,58", 0.8)
        + shape("M96.4,44 C90,44 87,40 87,35 C92,35 96,38 96.4,44 Z", OLIVE)
        + shape("M104.6,34 C110,33 113,29 112.4,24 C107.6,25 104.4,28 104.6,34 Z", OLIVE)
        + shape("M103.6,58 C109,57 112,53 111.4,48 C106.8,49 103.4,52 103.6,58 Z", OLIVE)
        + line("M96.4,44 L90,37.5", 0.7) + line("M104.6,34 L110,27", 0.7) + line("M103.6,58 L109,51", 0.7)
    )


HELD = {"D": coin, "C": cup, "S": sword, "B": baton}


def hand(cloth: str, trim: str) -> str:
    """The forearm that rises from the lower edge, its cuff, and the fist about the thing held."""
    return (
        shape("M80,124 C80,110 84,98 90,92 L110,92 C116,98 117,110 117,124 Z", cloth)
        + line("M92,95 C88,101 86,107 86,114", 0.8) + line("M108,95 C111,100 112,106 112,112", 0.8)
        + shape("M89,90 Q100,95 111,90 L112,84.5 Q100,89 88,84.5 Z", trim)
        + shape("M93,86 C91,82 91,76 94,73.5 C97,71.5 104,71.5 106.5,74 C109,77 108.5,83 107,86 Q100,88.5 93,86 Z", SKIN)
        + line("M94,77 C98,75.6 102,75.8 106,77.4 M93.4,80.4 C98,79 102,79.2 106.6,80.8 M94,83.8 C98,82.6 102,82.6 106.4,84", 0.7)
    )


def eyes(left: float, right: float, y: float) -> str:
    """Two open eyes with their brows, at the heights and distances given."""
    parts = []
    for x in (left, right):
        parts.append(flat(place("M-3.2,0.2 Q0,-2.6 3.2,0.2 Q0,2.2 -3.2,0.2 Z", x, y), STOCK))
        parts.append(flat(disc(x, y, 1.35), INK))
        parts.append(line(place("M-3.4,0.2 Q0,-2.8 3.4,0", x, y), 1))
    return "".join(parts)


def king(suit: str, sign: str) -> str:
    colour = COLOURS[suit]
    hair = colour["K"]
    return (
        shape("M44,68 C28,72 14,76 6,88 L6,124 L120,124 L120,92 C114,78 100,72 84,68 Z", colour["main"])
        + shape("M55,72 L73,72 L80,124 L48,124 Z", colour["second"])
        + line("M52,76 L45,124 M76,76 L83,124", 1.6, BRASS)
        + place_sign(sign, 64, 85.4, 0.4)
        + shape(mirror("M64,77 C56,84 40,88 25,84 C24,78 34,68 48,61 L64,66 Z", AXIS), STOCK)
        + flat("".join(mirror(place("M0,-2 C1,0 1.4,2 0,3.4 C-1.4,2 -1,0 0,-2 Z", x, y), AXIS) for x, y in ((32, 80), (40, 74), (44, 82), (52, 78))), INK)
        + HELD[suit]()
        + hand(colour["main"], STOCK)
        + shape(mirror("M52,32 C44,36 44,46 47,53 C43,56 44,63 50,63 C54,63 55,58 54,54 Z", AXIS), hair)
        + shape("M51,31 L77,31 L77,46 C77,55 71,62 64,62 C57,62 51,55 51,46 Z", SKIN)
        + flat("M65.4,33 L76.4,33 L76.4,46 C76.4,54 71,60 65,61.4 Z", SHADE)
        + eyes(58.4, 69.6, 42)
        + line(mirror("M54.6,38 Q58,35.8 61.6,38", AXIS), 1.4, INK)
        + line("M64.8,40.5 C65.4,44 66.6,47 66,48.4 C65,49.6 63,49.4 62.2,48.4", 1)
        + shape(mirror("M64,52.6 C60,50.4 56,52 53.6,49 C52.6,46.6 51.2,45 51,43 C49.4,52 49.6,62 53,69 C55,74 60,76.6 64,78 Z", AXIS).replace("Z M", "Z M"), hair)
        + flat("M61,55.2 Q64,53.8 67,55.2 Q64,58 61,55.2 Z", "#9a3324")
        + line(mirror("M60,60 C58.6,65 59.6,70 61.6,74 M55,56 C54.6,62 55.6,67 57.6,71", AXIS) + " M64,62 L64,76", 0.7)
        + shape(mirror("M64,51 C60.6,49.4 57.6,52.4 53.8,52.6 C56.2,55.6 61,55.6 64,53.4 Z", AXIS), hair)
        + crown(colour["second"])
    )


def place_sign(sign: str, x: float, y: float, scale: float) -> str:
    return flat(place(sign, x, y, scale), PALE)


def crown(cloth: str) -> str:
    return (
        shape("M50,27 C50,20 56,15 64,15 C72,15 78,20 78,27 Z", cloth)
        + shape("M49.4,34 L45.6,16.6 L54.6,24.6 L58,15.4 L64,22.8 L70,15.4 L73.4,24.6 L82.4,16.6 L78.6,34 Q64,38.4 49.4,34 Z", BRASS)
        + line("M49,30.4 Q64,34.8 79,30.4", 0.9)
        + shape("".join(disc(x, y, 1.9) for x, y in ((45.6, 15.4), (58, 14), (70, 14), (82.4, 15.4))), PALE, 0.9)
        + flat(disc(64, 28.6, 2), TERRACOTTA) + flat(mirror(disc(55.6, 28, 1.5), AXIS), COBALT)
    )


def queen(suit: str, sign: str) -> str:
    colour = COLOURS[suit]
    hair = colour["Q"]
    return (
        shape("M47,68 C30,70 14,76 6,90 L6,124 L120,124 L120,92 C112,76 98,70 81,68 Z", colour["main"])
        + shape(mirror("M64,20 C48,20 44,32 45,44 C46,54 40,60 40,68 C40,78 46,84 50,86 L64,86 Z", AXIS), hair)
        + shape("M50,70 L58,66 L70,66 L78,70 L76,84 Q64,91 52,84 Z", SKIN)
        + shape("M50,82 Q64,92 78,82 L84,124 L44,124 Z", colour["second"])
        + line("M50,82 Q64,92 78,82", 2, BRASS)
        + shape("M58.4,56 L69.6,56 L69.6,68 Q64,72 58.4,68 Z", SHADE)
        + HELD[suit]()
        + hand(colour["main"], STOCK)
        + shape("M52,32 C52,28 76,28 76,32 L76,45 C76,53 70,61.6 64,61.6 C58,61.6 52,53 52,45 Z", SKIN)
        + flat("M66,31 L75.4,33 L75.4,45 C75.4,52 70.6,59.6 65.4,60.8 C68,52 66,42 66,31 Z", SHADE)
        + eyes(58.8, 69.2, 43)
        + line(mirror("M55.4,39.4 Q58.6,37.2 62,39", AXIS), 0.9)
        + line("M64.6,42 C65,45 66,47.4 65.4,48.8 C64.6,49.8 63.2,49.6 62.6,48.8", 0.9)
        + flat("M60.4,54 C62,52.6 63.2,52.8 64,53.4 C64.8,52.8 66,52.6 67.6,54 C66,56.6 62,56.6 60.4,54 Z", "#b3402a")
        + flat(mirror(disc(55.6, 49.6, 2.2), AXIS), BLUSH)
        + shape(mirror("M64,26 C54,26 50,34 51.4,46 C47,42 46,32 50,26 C54,20 60,19 64,19 Z", AXIS), hair)
        + line(mirror("M47.6,52 C47,60 43,64 43.6,72 M50,56 C50,62 46.6,68 47.6,76", AXIS), 0.7)
        + shape("M52,24.6 L50.4,13.4 L57.6,18.6 L64,11 L70.4,18.6 L77.6,13.4 L76,24.6 Q64,20.4 52,24.6 Z", BRASS)
        + shape(disc(50.4, 13, 1.6) + disc(64, 11, 1.8) + disc(77.6, 13, 1.6), PALE, 0.9)
        + flat(disc(64, 18, 1.6), TERRACOTTA)
        + shape("".join(disc(x, 69 + dy, 1.4) for x, dy in ((56, 0), (60, 2.2), (64, 3), (68, 2.2), (72, 0))), STOCK, 0.7)
        + f'<path fill="currentColor" stroke="none" d="{place(sign, 64, 78.6, 0.34)}"/>'
        + flower(47, 35)
    )


def flower(x: float, y: float) -> str:
    petals = " ".join(disc(x + dx, y + dy, 2.5) for dx, dy in ((0, -3.1), (2.9, -1), (1.8, 2.5), (-1.8, 2.5), (-2.9, -1)))
    return shape(petals, STOCK, 0.8) + flat(disc(x, y, 1.8), BRASS)


def jack(suit: str, sign: str) -> str:
    colour = COLOURS[suit]
    hair = colour["J"]
    return (
        shape("M46,68 C28,72 14,78 6,92 L6,124 L120,124 L120,92 C112,78 98,72 82,68 Z", colour["main"])
        + shape("M56,68 L72,68 L78,124 L50,124 Z", colour["second"])
        + flat("".join(disc(64, y, 1.5) for y in (80, 88, 96, 104)), PALE)
        + line("M34,74 L24,110 M44,71 L37,110 M92,74 L98,100", 1.4, PALE)
        + shape("M57,54 L70,56 L71,68 L56,68 Z", SHADE)
        + HELD[suit]()
        + hand(colour["main"], colour["second"])
        + shape("M46,66 C52,62 76,62 82,66 C84,70 82,74 80,75 C70,79 58,79 48,75 C45,73 44,69 46,66 Z", STOCK)
        + line("M52,65.6 L51,75.6 M58,65 L57,77 M64,65 L64,77.6 M70,65 L71,77 M76,65.6 L77,75.6", 0.7)
        + shape("M54,28 L71,28 C73,33 73,35 73,37 C74,40 78,43.4 78.4,45 C78.4,46.5 76,47 75.2,47.2 C75.8,48.3 76.4,49 75.6,50"
                " C76,51 75.5,52 74.6,52.6 C75.4,55 75,59.5 70,60.5 C66,61 62,59 60,56 L54,50 Z", SKIN)
        + flat(place("M-3,0.2 Q0.4,-2.4 2.2,-0.6 Q2,1.6 -3,0.2 Z", 70, 40), STOCK)
        + flat(disc(71, 40, 1.25), INK) + line("M66.4,40 Q69.6,36.8 72.6,38.8", 1)
        + line("M66,35.6 Q69.6,33.4 72.6,35", 1.1)
        + line("M75.2,50 L71.4,50.4", 1.1, "#9a3324")
        + flat(disc(67.6, 48, 2.4), BLUSH)
        + shape("M71,27 C58,20 44,26 44,42 C43,50 45,57 47,61 C54,66 61,62 62,57 C61,52 62.4,47 64,44 C63,38 66,33 71,30 Z", hair)
        + line("M49,36 C48,44 49,52 51,60 M54,34 C53,42 54,52 56,61", 0.7)
        + shape("M51,30 C40,24 36,34 36.6,44 C37,52 40,58 45,62 C47,54 46.6,46 46,40 C46.6,36 48.6,33 51,30 Z", STOCK)
        + line("M48,31 C41,36 41,46 44,58 M40.6,38 L37.4,40 M40.4,43 L37.4,46 M41.2,48 L38.8,51 M42.4,53 L40.6,56 M41.6,38 L46,40 M41.6,44 L46,46", 0.7)
        + shape("M45,30 C41,17 56,9.6 68,12 C79,14.6 84,22 80,29 C70,25 56,26 45,30 Z", colour["second"])
        + shape("M43.4,31 C54,24.4 70,23 81.4,28 L80.6,32.4 C70,28.4 55,29.4 45,35.4 Z", colour["main"])
        + shape(disc(51, 29.6, 2.4), BRASS, 0.9)
    )


FIGURES = {"K": king, "Q": queen, "J": jack}


def band() -> str:
    """The ribbon where the two halves meet."""
    beads = "".join(disc(x, 96, 1.3) for x in range(14, 112, 8))
    ribbon = shape("M0,92.4 L124,92.4 L124,99.6 L0,99.6 Z", BRASS) + flat(beads, "#7d2a1d")
    return f'<svg x="8" y="8" width="108" height="176" viewBox="8 8 108 176"><g transform="rotate({SLANT} 62 96)">{ribbon}</g></svg>'


def half(figure: str) -> str:
    """`figure`, cut off at the frame and at the slanted line through the middle."""
    turned = f'<g transform="rotate(-{SLANT} 62 96)">{figure}</g>'
    cut = f'<svg x="-40" y="-40" width="204" height="136" viewBox="-40 -40 204 136">{turned}</svg>'
    return f'<svg x="8" y="8" width="108" height="176" viewBox="8 8 108 176"><g transform="rotate({SLANT} 62 96)">{cut}</g></svg>'


def draw_court(rank: str, suit: str, sign: str) -> str:
    """The court card of `rank` (K, Q or J) and `suit`; `sign` is the path of the suit sign."""
    upper = half(FIGURES[rank](suit, sign))
    return (
        f'<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">'
        + flat(FRAME, COLOURS[suit]["ground"])
        + f'{upper}<g transform="rotate(180 62 96)">{upper}</g>'
        + band()
        + line(FRAME, 3.4)
        + line(FRAME, 1.7, BRASS)
        + "</g>"
    )
