"""The French-suited deck: complete, well-formed, self-contained, small, legible, and what its generator draws."""

import gzip
import json
import re
import xml.etree.ElementTree as ET

import pytest

from scopa.cards import PACK_SIZE, card_text
from tools.decks import french
from tools.decks.pen import STOCK

SVG = "{http://www.w3.org/2000/svg}"
PACK = [card_text(card) for card in range(PACK_SIZE)]
SPRITE = (french.FOLDER / "deck.svg").read_text(encoding="utf-8")
DECK = json.loads((french.FOLDER / "deck.json").read_text(encoding="utf-8"))
ROOT = ET.fromstring(SPRITE)
SYMBOLS = {symbol.get("id"): symbol for symbol in ROOT}


def luminance(colour: str) -> float:
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", ["deck.svg", "deck.json"])
def test_the_files_are_what_the_generator_draws(name: str) -> None:
    assert (french.FOLDER / name).read_text(encoding="utf-8") == french.texts()[name], "run: make decks"


def test_the_sprite_holds_forty_cards_four_suit_signs_and_a_back() -> None:
    assert sorted(SYMBOLS) == sorted([*PACK, *"DCSB", "back"])
    assert len(ROOT) == 45
    assert DECK["cards"] == PACK


def test_every_picture_draws_something_and_no_two_are_alike() -> None:
    drawings = {ET.tostring(symbol).split(b">", 1)[1] for symbol in SYMBOLS.values()}
    assert len(drawings) == len(SYMBOLS)
    assert all(symbol.find(f".//{SVG}path") is not None for symbol in SYMBOLS.values())


def test_every_card_has_the_box_of_the_description() -> None:
    box = f"0 0 {DECK['width']} {DECK['height']}"
    assert {SYMBOLS[name].get("viewBox") for name in [*DECK["cards"], DECK["back"]]} == {box}


def test_only_plain_drawing_is_in_the_sprite() -> None:
    """So it works through an external <use>, under a policy that forbids inline styles and scripts."""
    plain = {"svg", "symbol", "g", "path", "rect"}
    for element in ROOT.iter():
        assert element.tag.removeprefix(SVG) in plain
        for name, value in element.attrib.items():
            assert name not in {"style", "class"}
            assert not name.startswith("on")
            assert not name.endswith("href")
            assert "url(" not in value
            assert ":" not in value


def test_no_id_but_those_of_the_symbols() -> None:
    assert [element.get("id") for element in ROOT.iter() if element.get("id")] == list(SYMBOLS)


def test_the_whole_deck_weighs_less_than_sixty_kilobytes_on_the_wire() -> None:
    size = sum(len(gzip.compress((french.FOLDER / name).read_bytes())) for name in ("deck.svg", "deck.json"))
    assert size <= 60_000


@pytest.mark.parametrize("rank", "234567")
@pytest.mark.parametrize("suit", "DCSB")
def test_a_number_card_shows_its_number_of_signs(rank: str, suit: str) -> None:
    strokes = french.SIGNS[suit].count("M")
    outlines = [path.get("d") or "" for path in SYMBOLS[rank + suit].iter(f"{SVG}path") if is_sign(path)]
    assert sum(outline.count("M") for outline in outlines) == int(rank) * strokes


@pytest.mark.parametrize("card", [card for card in PACK if card[0] in "A234567"])
def test_the_signs_take_their_colour_from_the_page(card: str) -> None:
    assert any(is_sign(path) for path in SYMBOLS[card].iter(f"{SVG}path"))


def is_sign(path: ET.Element) -> bool:
    return path.get("fill") == "currentColor"


@pytest.mark.parametrize("colours", ["two_colours", "four_colours"])
def test_every_suit_stands_out_from_the_stock(colours: str) -> None:
    assert DECK["stock"] == STOCK
    for suit in DECK["suits"].values():
        assert contrast(suit[colours], DECK["stock"]) >= 4.5


def test_four_colours_are_four() -> None:
    assert len({suit["four_colours"] for suit in DECK["suits"].values()}) == 4


def test_in_every_language_ten_ranks_show_ten_indices() -> None:
    for letters in DECK["index"]["letters"].values():
        assert list(letters) == list("A234567JQK")
        assert len(set(letters.values())) == 10


def test_in_french_the_court_is_valet_dame_roi() -> None:
    assert [DECK["index"]["letters"]["fr"][rank] for rank in "JQK"] == ["V", "D", "R"]


@pytest.mark.parametrize("name", ["K", "Q", "J"])
def test_a_court_card_is_the_same_upside_down(name: str) -> None:
    for suit in "DCSB":
        halves = [
            group for group in SYMBOLS[name + suit].iter(f"{SVG}g") if group.get("transform") == "rotate(180 62 96)"
        ]
        frame = next(iter(SYMBOLS[name + suit]))
        upright = ET.tostring(frame[2])
        assert [ET.tostring(half[0]) for half in halves] == [upright]


def test_every_number_in_a_path_is_written_to_a_tenth() -> None:
    outlines = " ".join(path.get("d") or "" for path in ROOT.iter(f"{SVG}path"))
    assert re.search(r"\.\d\d", outlines) is None
