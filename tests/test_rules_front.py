"""The page that leads to every game: what the sources tell of history, words and play, in our own words."""

import re
from functools import cache

import pytest

from rules_page import LANGUAGES, READ, Element, RulesPage
from scopa.cards import read_card
from scopa.games import TABLE
from scopa.primiera import primiera_value
from tools.rules.handbook import handbook
from tools.rules.texts import ROOT, texts
from tools.statements import statements


@cache
def front(language: str) -> RulesPage:
    return RulesPage(language, "index")


def cited(statement: str, game: str = "index") -> list[Element]:
    """The element that states this, in French and in English."""
    return [RulesPage(language, game).citing(statement)[0] for language in READ]


def says(statement: str, french: str, english: str, game: str = "index") -> bool:
    return all(
        re.search(pattern, element.text)
        for pattern, element in zip((french, english), cited(statement, game), strict=True)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_002_l1_there_is_a_page_on_how_to_play_that_leads_to_every_game(language: str) -> None:
    assert re.search("Comment jouer|How to play|Come si gioca|Cómo se juega", front(language).all("title")[0].text)
    links = front(language).values("href")
    assert {f"{game}.{language}.html" for game in TABLE} <= set(links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_004_l3a_both_families_are_told_and_listed(language: str) -> None:
    games = front(language).with_value("id", "games").text
    assert "Scopa" in games
    assert "Escoba" in games
    assert says("004 L3a", "sœur espagnole", "Spanish sister")


def test_000_l1_the_page_is_called_scopa_with_a_mark_of_a_suit() -> None:
    assert says("000 L1", "^Scopa♠", "^Scopa♠", "scopa")


def test_000_l7a_scopa_is_told_to_be_an_italian_game_of_capture() -> None:
    assert says("000 L7a", "d’Italie", "from Italy", "scopa")
    assert says("000 L7a", "jeu de capture", "game of capture", "scopa")


def test_000_l7b_no_inventor_and_no_date_is_claimed() -> None:
    assert says("000 L7b", "ni inventeur ni date", "no inventor and no date", "scopa")


@pytest.mark.parametrize(
    ("statement", "french", "english"),
    [
        ("000 L11", "Préparation et donne", "[Dd]eal"),
        ("000 L17", "Déroulement du jeu", "[Pp]lay"),
        ("000 L25", "compl[eè]t", "[Ss]cor"),
    ],
)
def test_000_l11_and_000_l17_and_000_l25_are_sections(statement: str, french: str, english: str) -> None:
    assert says(statement, french, english, "scopa")
    assert all(element.tag == "section" for element in cited(statement, "scopa"))


def test_000_l37_the_five_questions_are_answered() -> None:
    for element in cited("000 L37", "scopa"):
        assert element.tag == "section"
    for language, words in (
        ("fr", ("dernier coup", "égalité", "couleur", "trois rois", "Plusieurs prises")),
        ("en", ("last play", "tie", "suit", "three kings", "Several captures")),
    ):
        asked = [title.text for title in RulesPage(language, "scopa").all("h3")]
        assert all(any(re.search(word, title) for title in asked) for word in words), language


def test_001_l2a_the_fourteenth_century_is_a_claim_with_its_owner() -> None:
    assert says("001 L2a", "manuel.*XIVe siècle.*établi", "handbook.*14th century.*established")


def test_001_l2b_the_film_is_named() -> None:
    assert says("001 L2b", r"L’Argent de la vieille.*1972", r"L’Argent de la vieille.*1972")


def test_001_l2c_scopa_is_a_broom() -> None:
    assert says("001 L2c", "balai", "broom")


def test_003_l75_the_name_comes_from_the_clean_table() -> None:
    assert says("003 L75", "nettoyé", "clean")


def test_003_l7_the_riddle_is_told() -> None:
    assert says("003 L7", "aspirateur.*bruit", "vacuum cleaner.*noise")


def test_003_l15_corsica_is_named() -> None:
    assert says("003 L15", "corse", "Corsican")


def test_003_l16_there_are_many_models_of_cards() -> None:
    assert says("003 L16", "modèles", "patterns")


def test_003_l17_french_cards_do() -> None:
    assert says("003 L17", "cartes françaises", "French cards")


def test_002_l5i_scopone_is_held_to_be_the_deepest() -> None:
    assert says("002 L5i", "réfléchi", "deepest")
    assert says("002 L5i", "scientifico.*hasard", "scientifico.*chance", "scopone")


def test_001_l6_the_aim_is_to_score_most_points() -> None:
    assert says("001 L6", "but : marquer le plus de points", "aim: score the most points", "scopa-ventuno")


def test_004_l3b_the_aim_is_to_capture_most_cards() -> None:
    assert says("004 L3b", "prendre le plus de cartes", "capture the most cards", "escoba")


def test_004_l10_an_italian_or_spanish_pack_does() -> None:
    assert says("004 L10", "italien ou espagnol", "Italian or Spanish", "escoba")


def test_002_l5b_an_italian_pack_or_a_reduced_one_does() -> None:
    assert says("002 L5b", "jeu italien", "Italian", "scopone")


def test_002_l13a_the_suits_are_named() -> None:
    assert says("002 L13a", "deniers", "coins", "scopone")


def test_002_l33b_a_sweep_is_marked_by_its_card() -> None:
    assert says("002 L33b", "face visible", "face up", "scopone")


def test_002_l44b_a_common_deal_is_told() -> None:
    assert says("002 L44b", "3 à 5 points.*1 à 4", "3 to 5 points.*1 to 4", "scopone")


def test_001_l35b_the_dearest_card_of_each_suit_is_kept() -> None:
    assert says("001 L35b", "quatre couleurs.*meilleure carte", "four suits.*best card", "scopa-ventuno")


def test_003_l62_a_capture_is_shown() -> None:
    assert says("003 L62", "prend les deux", "takes both", "scopa-di-casa")


def test_002_l73_74_scopa_and_settebello_are_explained() -> None:
    swept, settebello = RulesPage("fr", "index").citing("002 L73-74")
    assert re.search("vider la table.*1 point", swept.text)
    assert re.search("7 de carreau", settebello.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_002_l75_the_primiera_is_explained_with_its_scale(language: str) -> None:
    (entry,) = front(language).citing("002 L75")
    numbers = [int(number) for number in re.findall(r"= (\d+)", entry.text)]
    assert numbers == [primiera_value(read_card(f"{rank}D")) for rank in "76A5432K"]


def test_002_l76_77_coins_and_cards_are_explained() -> None:
    coins, cards = front("fr").citing("002 L76-77")
    assert "deniers" in coins.text
    assert "plus grand nombre de cartes" in cards.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_002_l78_the_court_cards_are_explained_with_pictures(language: str) -> None:
    (entry,) = front(language).citing("002 L78")
    assert re.search(rf"re.*{texts(language).join(['8', '9', '10'])}", entry.text)
    drawn = [value for value in front(language).values("href") if value.startswith("../decks/")]
    assert [target.rsplit("#", 1)[1] for target in drawn] == ["JS", "QS", "KS"]


def test_002_l79_to_lay_is_explained() -> None:
    assert says("002 L79", "ne prend rien", "takes nothing")


def test_002_l80_scientific_scopone_is_explained() -> None:
    assert says("002 L80", "table vide", "empty table")


def test_002_l81_the_first_to_play_is_explained() -> None:
    assert says("002 L81", "voisin du donneur", "dealer’s neighbour")


def test_002_l64a_and_002_l64b_counting_coins_is_advised() -> None:
    assert says("002 L64a", "deux des quatre points fixes", "two of the four fixed points")
    assert says("002 L64b", "troisième tour.*sept ou plus", "third trick.*seven or more")


def test_002_l66_reading_the_partner_is_advised() -> None:
    assert says("002 L66", "pose un 3", "lays a 3")


def test_002_l68_following_every_card_is_advised() -> None:
    assert says("002 L68", "trois ou quatre tours", "three or four tricks")


def test_002_l69_the_advice_against_a_small_sweep_bears_a_note_that_the_score_contradicts_it() -> None:
    assert says("002 L69", "opinion.*contredit.*1 point", "opinion.*contradicts.*1 point")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_makes_no_claim_without_its_owner(language: str) -> None:
    history = front(language).with_value("id", "history").text
    assert len(re.findall(r"14|XIV", history)) == 1
    claims = [item for item in front(language).all("li") if item.attributes.get("data-source", "").startswith("00")]
    assert len(claims) >= 7


def test_the_handbook_states_every_option_and_every_statement_by_its_id() -> None:
    book = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert book == handbook(texts("en"))
    for row in statements():
        assert f"| {row['id']} | " in book
    for source in ("000", "001", "002", "003", "004"):
        assert f"| {source} | " in book
