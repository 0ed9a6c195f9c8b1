"""Draw the Neapolitan deck: `python -m tools.decks.napoletane` writes `static/decks/napoletane/`.

It follows what one knows a Neapolitan deck by: coins like suns, goblets, short straight swords and knotty clubs laid side
by side, full-length figures on the ground of their suit, the eagle, the mask, the sower. The drawing is our own.
"""

from tools.decks import sprite
from tools.decks.latin.aces import ACES
from tools.decks.latin.back import draw_back
from tools.decks.latin.court import draw_court
from tools.decks.latin.numbers import draw_number
from tools.decks.latin.palette import PAPER
from tools.decks.latin.signs import baton, coin, cup, sword
from tools.decks.pen import inked

NAME = "napoletane"
SIGNS = {"D": coin(14), "C": cup(0.72), "S": sword(29), "B": baton(29, 0.7)}
COLOURS = {"D": "#8a5a08", "C": "#b3352a", "S": "#2f4f8f", "B": "#3a6a30"}
LETTERS = {
    "fr": {"J": "V", "Q": "C", "K": "R"},
    "en": {"Q": "N"},
    "it": {"J": "F", "Q": "C", "K": "R"},
    "es": {"J": "S", "Q": "C", "K": "R"},
}
PREVIEW = ("AD", "KC", "QS", "JB", "7D")


def face(card: str) -> str:
    """Draw what is printed on one card."""
    rank, suit = card[0], card[1]
    if rank == "A":
        return inked(ACES[suit](), 1.2)
    if rank in "JQK":
        return inked(draw_court(card), 1.2)
    return inked(draw_number(card), 1.2)


def texts() -> dict[str, str]:
    """Return the files of the deck, name -> text."""
    faces = {card: face(card) for card in sprite.CARDS}
    signs = {suit: inked(sign, 1) for suit, sign in SIGNS.items()}
    description = {
        "name": NAME,
        "family": "latin",
        **sprite.SHARED,
        "stock": PAPER,
        "colours": {"usual": COLOURS},
        "index": {
            "rank": {"x": 13.5, "y": 27, "size": 28},
            "sign": None,
            "turned": False,
            "letters": sprite.letters(LETTERS),
        },
    }
    shown = [(faces[card], COLOURS[card[1]]) for card in PREVIEW]
    return {
        "deck.svg": sprite.sprite(signs | faces | {"back": draw_back()}),
        "deck.json": sprite.as_json(description),
        "preview.svg": sprite.preview(shown, PAPER),
    }


if __name__ == "__main__":
    sprite.write(NAME, texts())
