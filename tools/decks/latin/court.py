"""The twelve figures of the Neapolitan deck: a fante on foot, a cavallo, a standing re, each on the ground of its suit."""

from tools.decks.latin.heads import HEADS
from tools.decks.latin.kings import KINGS
from tools.decks.latin.pages import PAGES
from tools.decks.latin.palette import COLOURS, COURT
from tools.decks.latin.riders import RIDERS
from tools.decks.strokes import Placed, Stroke, layered

# Of each rank: the parts by suit, undermost first, and where the head goes: x, y, scale.
FIGURES = {"J": (PAGES, (62, 40, 1)), "Q": (RIDERS, (62, 41, 0.98)), "K": (KINGS, (62, 43, 1.06))}

GROUND: list[Stroke] = [
    (
        "shape",
        "ground",
        (
            "M15,187 C9,187 8,184 8,179 C8,172 9,166 14,164 C30,157 46,160 62,159 C80,158 96,157 110,164 C115,166 116,172 116,179 "
            "C116,184 115,187 109,187 Q62,189 15,187 Z"
        ),
    ),
    (
        "flat",
        "earth",
        (
            "M15,186.6 C9.4,186.6 8.6,184 8.6,179 C8.6,177 8.8,175 9.4,173 C30,181 60,174 84,178 C98,180 108,178 115,173.4 "
            "C115.4,175 115.4,177 115.4,179 C115.4,184 114.6,186.6 109,186.6 Q62,188.6 15,186.6 Z"
        ),
    ),
    (
        0.9,
        "ink",
        (
            "M20,176 L18,170 M21,176 L22,169 M22,176 L26,171 M96,180 L94,175 M97,180 L98,173 M98,180 L102,175.6 "
            "M58,182 L56.4,178 M59,182 L60,177"
        ),
    ),
]


def draw_court(card: str) -> str:
    """Draw what is printed on the card of a figure (rank J, Q or K)."""
    rank, suit = card[0], card[1]
    parts, (x, y, scale) = FIGURES[rank]
    colours = COLOURS | COURT[suit] | {"hair": COURT[suit]["hair" + rank]}
    return layered([GROUND, *parts[suit], Placed(HEADS[card], x, y, scale)], colours)
