"""What the files of a deck have in common: the sprite, its preview, and the words of the description that all decks share."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DECKS = Path(__file__).parents[2] / "static" / "decks"
WIDTH, HEIGHT = 124, 192
RANKS = "A234567JQK"
CARDS = [rank + suit for rank in RANKS for suit in "DCSB"]
SHARED = {
    "licence": "MIT",
    "sprite": "deck.svg",
    "preview": "preview.svg",
    "width": WIDTH,
    "height": HEIGHT,
    "cards": CARDS,
    "back": "back",
}
"""What `deck.json` says alike for every deck drawn here."""
SIGN_BOX = "-15 -15 30 30"
CARD_BOX = f"0 0 {WIDTH} {HEIGHT}"


def sprite(pictures: Mapping[str, str]) -> str:
    """Return the text of `deck.svg`: of each picture, name -> drawing, a symbol; the name of a suit sign is one letter."""
    symbols = [
        f'<symbol id="{name}" viewBox="{SIGN_BOX if len(name) == 1 else CARD_BOX}">{content}</symbol>'
        for name, content in pictures.items()
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def preview(cards: list[tuple[str, str]], stock: str) -> str:
    """Return the text of `preview.svg`, a few cards fanned: of each its drawing and its suit's colour."""
    fan = []
    for place, (content, colour) in enumerate(cards):
        turned = (place - (len(cards) - 1) / 2) * 11
        fan.append(
            f'<g transform="translate(150 330) rotate({turned:g}) translate(-62 -300)" color="{colour}">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{stock}" stroke="#9c8d6e"/>{content}</g>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 22 348 240">{"".join(fan)}</svg>\n'


def letters(own: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """Return the corner letter of every rank, by language: its own text where `own` names no other."""
    return {language: {rank: named.get(rank, rank) for rank in RANKS} for language, named in own.items()}


def write(name: str, texts: Mapping[str, str]) -> None:
    """Write the files of the deck `name`, file name -> text, into its folder."""
    folder = DECKS / name
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in texts.items():
        (folder / file).write_text(content, encoding="utf-8", newline="\n")


def as_json(description: Mapping[str, Any]) -> str:
    """Return the text of `deck.json`."""
    return json.dumps(description, indent=2, ensure_ascii=False) + "\n"
