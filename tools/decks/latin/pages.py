"""The fanti of the Neapolitan deck: young people on foot, each with the sign of the suit."""

from tools.decks.latin.ornaments import SPRIG
from tools.decks.latin.signs import baton, coin, cup, sword
from tools.decks.pen import disc, discs, limb
from tools.decks.strokes import Layer, Placed, Stroke

CAPE: list[Stroke] = [
    (
        "shape",
        "third",
        "M50,60 C38,66 30,92 27,140 C36,146 46,140 50,132 L74,132 C80,142 90,146 97,140 C94,92 86,66 74,60 Z",
    ),
    (0.8, "ink", "M34,136 C34,112 38,92 43,78 M90,136 C90,112 86,92 81,78"),
]
LEGS: list[Stroke] = [
    ("shape", "linen", limb((54, 118, 13), (52, 138, 11), (49, 163, 7.5))),
    ("shape", "linen", limb((70, 118, 13), (73, 138, 11), (77, 163, 7.5))),
    (1.8, "second", "M46.6,144 L56.8,145.6 M68,145.6 L78.6,144"),
    ("shape", "deep_red", "M45,160 L54,160.6 L54,169 L33,169 C34,164.6 41,164 45,160 Z"),
    ("shape", "deep_red", "M81,160 L72,160.6 L72,169 L93,169 C92,164.6 85,164 81,160 Z"),
]
HOSE: list[Stroke] = [
    ("shape", "second", limb((54, 118, 13), (52, 138, 11), (49, 163, 7.5))),
    ("shape", "first", limb((70, 118, 13), (73, 138, 11), (77, 163, 7.5))),
    ("shape", "deep_wood", "M44,148 Q50,151 56,149 L54,169 L33,169 C34,164.6 43,164 45,159 Z"),
    ("shape", "deep_wood", "M82,148 Q76,151 69,149 L72,169 L93,169 C92,164.6 83,164 81,159 Z"),
    (
        "small",
        "third",
        "M43,146 Q50,149.6 57,147 L56,152 Q50,154 44,151.6 Z M83,146 Q76,149.6 68,147 L69,152 Q76,154 82,151.6 Z",
    ),
]
TUNIC: list[Stroke] = [
    (
        "shape",
        "first",
        "M46,60 C52,57 72,57 78,60 C77,70 74,84 73,93 C78,104 83,114 86,126 Q62,133 38,126 C41,114 46,104 51,93 C50,84 47,70 46,60 Z",
    ),
]
PARTED: list[Stroke] = [
    *TUNIC,
    (
        "flat",
        "second",
        "M62,58 C68,58 74,58.6 77.4,60.4 C76.4,70 73.6,84 72.4,93 C77.4,104 82.4,114 85.2,125.6 Q73.6,129 62,129 Z",
    ),
    (0.8, "ink", "M62,60 L62,129 M52,99 C49,108 47,116 46,127 M72,99 C75,108 77,116 78,127"),
]
STRIPED: list[Stroke] = [
    *TUNIC,
    ("flat", "lining", "M55,96 L58,96 L53.6,128.4 L48,127.6 Z M69,96 L66,96 L70.4,128.4 L76,127.6 Z"),
    ("small", "linen", "M55,59 L69,59 L66,92 L58,92 Z"),
    (0.9, "second", "M57,66 L67,70 M67,66 L57,70 M57.6,75 L66.4,79 M66.4,75 L57.6,79 M58,84 L66,88 M66,84 L58,88"),
]
CUIRASS: list[Stroke] = [
    *TUNIC,
    (
        "flat",
        "lining",
        "M45,110 L49,97 L54,97 L51,128.4 L46,127.8 Z M62,97 L66,97 L67,129 L60,129 Z M76,104 L80,112 L83,126 L77,127.8 Z",
    ),
    ("shape", "second", "M47,62 C52,58 72,58 77,62 C75.6,72 74,84 73,94 Q62,98 51,94 C50,84 48.4,72 47,62 Z"),
    (1.6, "gold", "M49,68 C56,74 68,74 75,68 M62,73 L62,94"),
    ("small", "gold", disc(62, 74, 3)),
]
BODICE: list[Stroke] = [
    *TUNIC,
    (
        "shape",
        "third",
        "M47,61 L57,58.6 L60,93 L51,93 C50,84 48,70 47,61 Z M77,61 L67,58.6 L64,93 L73,93 C74,84 76,70 77,61 Z",
    ),
    ("flat", "deep_green", discs((62, 68, 1.3), (62, 76, 1.3), (62, 84, 1.3))),
    (0.8, "ink", "M54,99 C51,108 49,116 48,127 M62,99 L62,129 M70,99 C73,108 75,116 76,127"),
]
BELT: list[Stroke] = [
    (3.8, "ink", "M38.6,124 Q62,131 85.4,124"),
    (2.2, "gold", "M38.6,124 Q62,131 85.4,124"),
    ("shape", "gold", "M50.8,90 Q62,94 73.2,90 L74.4,96 Q62,100 49.6,96 Z"),
    ("small", "red", "M59.4,92.6 L64.6,92.6 L64.6,98 L59.4,98 Z"),
]
COLLAR: list[Stroke] = [
    ("shape", "shade", "M57,50 L67,50 L67,58 Q62,62 57,58 Z"),
    ("shape", "linen", "M49,60 Q62,53 75,60 L70,68 L62,62.6 L54,68 Z"),
]
AKIMBO: list[Stroke] = [
    ("shape", "first", "M49,60 C41,62 32,73 30,81 C30,86 36,91 48,96 L52,89 C46,87 42,84 42,81 C44,76 48,73 52,71 Z"),
    (0.8, "ink", "M42,66 C38,70 35,76 35,81"),
    ("small", "linen", "M46,87 L51,89.6 L48.6,96.6 L43,93.6 Z"),
    ("small", "skin", "M50,89 C54,88.6 57,90.6 57,93.4 C56,96.6 52,98 48.6,96.4 Z"),
]
RAISED: list[Stroke] = [
    ("shape", "second", "M75,60 C81,62 86,68 88.6,75 L92,64 L101.6,67 C101,77 98.6,86 93,90 C84,89 76,81 72,71 Z"),
    (0.8, "ink", "M81,66 C85,71 88,77 89,82"),
    ("small", "linen", "M90.6,61.6 L103,64.6 L102,69.6 L89.6,66.4 Z"),
]
FIST: list[Stroke] = [
    (
        "shape",
        "skin",
        "M91.4,60 C90.4,56 92,52.6 96,52.4 C100.4,52 104,54.6 103.6,59 C103.4,61.6 102.6,63 102,64 Q96.4,64.4 92.4,61.8 Z",
    ),
    (0.7, "ink", "M92,55.6 C96,54.4 99.6,55 103,56.4 M91.6,58.6 C96,57.4 100,58 103,59.4"),
]
LOWERED: list[Stroke] = [
    ("shape", "first", "M75,60 C83,62 91,70 95,82 C95.6,87 94,92 92,96 L83,93 C84,88 84,85 83,82 C80,77 76,74 72,71 Z"),
    (0.8, "ink", "M82,66 C87,71 90,77 91,83"),
    ("small", "linen", "M82,91 L94,95 L92.4,100 L81,96 Z"),
    ("shape", "skin", "M81.6,97 L91.6,100 C92.4,104 90,107.6 86,107 C82,106.6 80,102 81.6,97 Z"),
    (0.7, "ink", "M82,101 C85,103 88,103.6 91,103.4"),
]
BRANCH: list[Stroke] = [
    ("shape", "second", "M49,60 C43,62 38,68 35.4,75 L32,64 L22.4,67 C23,77 25.4,86 31,90 C40,89 48,81 52,71 Z"),
    (0.8, "ink", "M43,66 C39,71 36,77 35,82"),
    ("small", "linen", "M33.4,61.6 L21,64.6 L22,69.6 L34.4,66.4 Z"),
]


PAGES: dict[str, list[Layer]] = {
    "D": [CAPE, HOSE, PARTED, BELT, COLLAR, AKIMBO, RAISED, Placed(coin(15.5), 98, 42), FIST],
    "C": [LEGS, STRIPED, BELT, COLLAR, AKIMBO, RAISED, Placed(cup(1.05), 97, 44), FIST],
    "S": [
        HOSE,
        CUIRASS,
        BELT,
        COLLAR,
        Placed(SPRIG, 27, 56, 1.1, -10),
        BRANCH,
        Placed(FIST, 124, 0, mirror=True),
        Placed(sword(82), 87, 126, angle=180),
        LOWERED,
    ],
    "B": [LEGS, BODICE, BELT, COLLAR, AKIMBO, Placed(baton(112, 1.2), 97, 108, angle=5), RAISED, FIST],
}
"""Of each suit the parts of its fante but for the head, the undermost first."""
