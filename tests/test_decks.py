"""The decks: complete, well-formed, self-contained, small, legible, and what their generators draw."""

import gzip
import json
import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

import pytest

from scopa.cards import PACK_SIZE, card_text
from tools.decks import french, napoletane
from tools.decks.latin import numbers
from tools.decks.pen import moved
from tools.decks.sprite import DECKS
from tools.serve import ROOT

SVG = "{http://www.w3.org/2000/svg}"
PACK = [card_text(card) for card in range(PACK_SIZE)]
GENERATORS = {generator.NAME: generator for generator in (french, napoletane)}
MOST_BYTES = 250_000
"""What a deck may weigh on the wire."""

every_deck = pytest.mark.parametrize("name", sorted(GENERATORS))


@cache
def drawn(name: str) -> dict[str, str]:
    return GENERATORS[name].texts()


@cache
def described(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DECKS / name / "deck.json").read_text(encoding="utf-8"))
    return found


@cache
def sprite(name: str) -> ET.Element:
    return ET.fromstring((DECKS / name / "deck.svg").read_text(encoding="utf-8"))


def symbols(name: str) -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in sprite(name)}


def luminance(colour: str) -> float:
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_a_deck_is_a_folder_with_a_generator_and_a_row_of_the_page() -> None:
    folders = sorted(path.name for path in DECKS.iterdir() if path.is_dir())
    assert folders == sorted(GENERATORS)
    row = re.search(r"^DECKS = \((.*)\)$", (ROOT / "static/ui/decks.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert row
    assert sorted(re.findall(r'"(\w+)"', row[1])) == folders


@every_deck
def test_a_deck_has_a_name_in_every_language(name: str) -> None:
    for path in (ROOT / "static/i18n").glob("second.*.json"):
        assert json.loads(path.read_text(encoding="utf-8"))["settings"][f"deck_{name}"], path.name


@every_deck
@pytest.mark.parametrize("file", ["deck.svg", "deck.json", "preview.svg"])
def test_the_files_are_what_the_generator_draws(name: str, file: str) -> None:
    assert (DECKS / name / file).read_text(encoding="utf-8") == drawn(name)[file], "run: make decks"


@every_deck
def test_the_description_says_what_a_page_must_know(name: str) -> None:
    deck = described(name)
    assert deck["name"] == name
    assert deck["family"] in {"french", "latin"}
    assert deck["licence"] == "MIT"
    assert (deck["sprite"], deck["preview"], deck["back"]) == ("deck.svg", "preview.svg", "back")
    assert (deck["width"], deck["height"]) == (124, 192), "the table is laid for cards of this shape"


@every_deck
def test_the_sprite_holds_forty_cards_four_suit_signs_and_a_back(name: str) -> None:
    assert sorted(symbols(name)) == sorted([*PACK, *"DCSB", "back"])
    assert len(sprite(name)) == 45
    assert described(name)["cards"] == PACK


@every_deck
def test_every_picture_draws_something_and_no_two_are_alike(name: str) -> None:
    drawings = {ET.tostring(symbol).split(b">", 1)[1] for symbol in sprite(name)}
    assert len(drawings) == 45
    assert all(symbol.find(f".//{SVG}path") is not None for symbol in sprite(name))


@every_deck
def test_every_card_has_the_box_of_the_description(name: str) -> None:
    deck = described(name)
    box = f"0 0 {deck['width']} {deck['height']}"
    assert {symbols(name)[picture].get("viewBox") for picture in [*deck["cards"], deck["back"]]} == {box}


@every_deck
@pytest.mark.parametrize("file", ["deck.svg", "preview.svg"])
def test_only_plain_drawing_is_in_a_picture(name: str, file: str) -> None:
    """So it works through an external <use>, under a policy that forbids inline styles and scripts; and no bitmap."""
    plain = {"svg", "symbol", "g", "path", "rect"}
    for element in ET.fromstring(drawn(name)[file]).iter():
        assert element.tag.removeprefix(SVG) in plain
        for attribute, value in element.attrib.items():
            assert attribute not in {"style", "class"}
            assert not attribute.startswith("on")
            assert not attribute.endswith("href")
            assert "url(" not in value
            assert ":" not in value


@every_deck
def test_no_id_but_those_of_the_symbols(name: str) -> None:
    assert [element.get("id") for element in sprite(name).iter() if element.get("id")] == list(symbols(name))


@every_deck
def test_a_deck_is_light_on_the_wire(name: str) -> None:
    assert sum(len(gzip.compress((DECKS / name / file).read_bytes())) for file in drawn(name)) <= MOST_BYTES


@every_deck
def test_every_suit_stands_out_from_the_stock(name: str) -> None:
    deck = described(name)
    for colours in deck["colours"].values():
        assert list(colours) == list("DCSB")
        assert min(contrast(colour, deck["stock"]) for colour in colours.values()) >= 4.5


def test_the_usual_deck_can_be_had_in_four_colours_and_the_latin_one_always_is() -> None:
    for colours in (described("french")["colours"]["four"], described("napoletane")["colours"]["usual"]):
        assert len(set(colours.values())) == 4
    assert "four" not in described("napoletane")["colours"]


def test_the_page_begins_with_the_colours_of_the_usual_deck() -> None:
    style = (ROOT / "static/css/page.css").read_text(encoding="utf-8")
    begins = dict(re.findall(r"--(card-stock|suit-.): (#\w{6});", style))
    deck = described("french")
    assert begins.pop("card-stock") == deck["stock"]
    assert begins == {f"suit-{suit.lower()}": colour for suit, colour in deck["colours"]["usual"].items()}


@every_deck
def test_in_every_language_ten_ranks_show_ten_indices(name: str) -> None:
    letters = described(name)["index"]["letters"]
    assert {"fr", "en", "it", "es"} <= set(letters)
    for shown in letters.values():
        assert list(shown) == list("A234567JQK")
        assert len(set(shown.values())) == 10


COURTS = [
    ("french", {"fr": "VDR", "en": "JQK", "it": "FDR", "es": "JQK"}),
    ("napoletane", {"fr": "VCR", "en": "JNK", "it": "FCR", "es": "SCR"}),
]


@pytest.mark.parametrize(("name", "courts"), COURTS)
def test_the_court_has_the_letters_of_the_language(name: str, courts: dict[str, str]) -> None:
    letters = described(name)["index"]["letters"]
    assert {language: "".join(shown[rank] for rank in "JQK") for language, shown in letters.items()} == courts


@every_deck
def test_every_number_in_a_path_is_written_to_a_tenth(name: str) -> None:
    outlines = " ".join(path.get("d") or "" for path in sprite(name).iter(f"{SVG}path"))
    assert re.search(r"\.\d\d", outlines) is None


# The French suits


def is_sign(path: ET.Element) -> bool:
    return path.get("fill") == "currentColor"


@pytest.mark.parametrize("rank", "234567")
@pytest.mark.parametrize("suit", "DCSB")
def test_a_number_card_shows_its_number_of_signs(rank: str, suit: str) -> None:
    strokes = french.SIGNS[suit].count("M")
    outlines = [path.get("d") or "" for path in symbols("french")[rank + suit].iter(f"{SVG}path") if is_sign(path)]
    assert sum(outline.count("M") for outline in outlines) == int(rank) * strokes


@pytest.mark.parametrize("card", [card for card in PACK if card[0] in "A234567"])
def test_the_signs_take_their_colour_from_the_page(card: str) -> None:
    assert any(is_sign(path) for path in symbols("french")[card].iter(f"{SVG}path"))


@pytest.mark.parametrize("name", ["K", "Q", "J"])
def test_a_court_card_of_the_french_suits_is_the_same_upside_down(name: str) -> None:
    for suit in "DCSB":
        card = symbols("french")[name + suit]
        halves = [group for group in card.iter(f"{SVG}g") if group.get("transform") == "rotate(180 62 96)"]
        frame = next(iter(card))
        assert [ET.tostring(half[0]) for half in halves] == [ET.tostring(frame[2])]


# The Neapolitan deck


def test_003_l22b_the_neapolitan_deck_has_forty_cards_in_coins_cups_swords_and_batons() -> None:
    deck = described("napoletane")
    faces = [symbols("napoletane")[card] for card in deck["cards"]]
    assert (deck["cards"], deck["family"]) == (PACK, "latin")
    assert len({ET.tostring(face).split(b">", 1)[1] for face in faces}) == 40


@pytest.mark.parametrize("rank", "234567")
@pytest.mark.parametrize("suit", "DCSB")
def test_a_latin_number_card_shows_its_number_of_signs(rank: str, suit: str) -> None:
    places: dict[str, int] = {
        "D": len(numbers.COINS[rank][1]) + (rank == "7"),  # the seventh, in the middle, is the sun that looks at you
        "C": len(numbers.CUPS[rank][1]),
        "S": len(numbers.SWORDS[rank]),
        "B": len(numbers.BATONS[rank]),
    }
    assert places[suit] == int(rank)


def test_swords_and_batons_lie_beside_each_other_and_never_cross() -> None:
    """As on Spanish-suited cards, which the Neapolitan ones are."""
    for bars in (*numbers.SWORDS.values(), *numbers.BATONS.values()):
        boxes = [box(*bar) for bar in bars]
        assert not [1 for one in boxes for other in boxes if one is not other and overlap(one, other)]


def box(x: float, y: float, length: float, angle: float) -> tuple[float, float, float, float]:
    wide, high = (length, 12.0) if angle else (12.0, length)
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("card", ["4D", "3B", "5S", "2S", "3S", "4S", "7D"])
def test_a_card_that_the_deck_is_known_by_has_its_ornament(card: str) -> None:
    assert "".join(numbers.beside(card))


@pytest.mark.parametrize("suit", "DCSB")
def test_the_figures_of_a_suit_stand_on_its_ground(suit: str) -> None:
    grounds = {next(iter(symbols("napoletane")[rank + suit]))[0].get("fill") for rank in "JQK"}
    assert len(grounds) == 1


def test_the_four_suits_have_four_grounds() -> None:
    assert len({next(iter(symbols("napoletane")["K" + suit]))[0].get("fill") for suit in "DCSB"}) == 4


def test_a_drawing_is_moved_turned_and_mirrored_in_that_order() -> None:
    assert moved("x", 3, 4) == '<g transform="translate(3 4)">x</g>'
    assert moved("x", 3, 4, 2, 90, mirror=True) == '<g transform="translate(3 4) rotate(90) scale(-2 2)">x</g>'
