"""The rules pages of Scopa for two state every rule, in every language, and are plain, sound HTML."""

import re
from functools import cache
from itertools import pairwise
from urllib.parse import urlsplit

import pytest

from rules_page import LANGUAGES, READ, RulesPage, build
from scopa.cards import read_card, value
from scopa.primiera import primiera_value
from tools.rules.texts import texts

# What the element that states each row of source 000 must say, in French and in English.
STATEMENTS = {
    "000 L1": (r"^Scopa♠", r"^Scopa♠"),
    "000 L3-5": (r"01 Histoire et règles retenues 02 .* 03 .* 04 .* 05 ", r"01 History and .* 02 .* 03 .* 04 .* 05 "),
    "000 L7a": (r"traditionnel d’Italie.*jeu de capture", r"traditional card game from Italy.*game of capture"),
    "000 L7b": (r"ni inventeur ni date", r"no inventor and no date"),
    "000 L7c": (
        r"ordinaire, à deux.*sans napola.*sans as spécial",
        r"ordinary.*two.*without napola.*without a special ace",
    ),
    "000 L7d": (r"retirez les 8, les 9 et les 10.*40 cartes", r"remove the 8s, 9s and 10s.*40 cards"),
    "000 L7e": (r"carreaux.*deniers", r"Diamonds.*coins"),
    "000 L7f": (r"As.*2 à 7.*Valet.*Dame.*Roi", r"Ace.*2 to 7.*Jack.*Queen.*King"),
    "000 L7g": (r"couleur ne joue aucun rôle", r"Suits play no part"),
    "000 L11": (r"^02 Préparation et donne", r"^02 Preparation and deal"),
    "000 L13a": (r"au sort le premier donneur", r"lots for the first dealer"),
    "000 L13b": (r"change à chaque donne", r"changes with every deal"),
    "000 L13c": (r"donneur mélange", r"dealer shuffles"),
    "000 L13d": (r"adversaire coupe", r"opponent cuts"),
    "000 L13e": (
        r"trois.*quatre, faces visibles.*talon, faces cachées",
        r"three.*four face up.*face down, is the stock",
    ),
    "000 L13f": (r"trois ou quatre rois.*le même donneur", r"three or four kings.*the same dealer"),
    "000 L13g": (r"n’a pas donné joue le premier", r"did not deal plays first"),
    "000 L13h": (r"redonne trois cartes.*la table y restent", r"three more cards.*on the table stay"),
    "000 L13i": (r"talon soit épuisé.*six tours", r"stock is used up.*six rounds"),
    "000 L13j": (r"aucune carte ne passe du talon à la table", r"no card goes from the stock to the table"),
    "000 L17": (r"^03 Déroulement du jeu", r"^03 Course of play"),
    "000 L19a": (r"Chacun à son tour.*une seule", r"Take turns.*only one"),
    "000 L19b": (r"même valeur.*exactement une, à votre choix", r"same value.*exactly one, whichever you choose"),
    "000 L19c": (r"égale passe avant toute somme", r"equal card comes before any sum"),
    "000 L19d": (r"Aucune.*égale.*additionnées font exactement", r"No .*equal.*add up to exactly"),
    "000 L19e": (r"plusieurs sommes.*choisissez", r"several sums.*choose"),
    "000 L19f": (r"obligatoire pour la carte jouée", r"compulsory for the card played"),
    "000 L19g": (r"libre de jouer une autre carte", r"free to play another card"),
    "000 L19h": (r"ne peut rien prendre.*reste sur la table", r"cannot take anything.*stays on the table"),
    "000 L21a": (r"dans votre pile, avec la carte qui les a prises", r"in your pile, together with the card that took"),
    "000 L21b": (r"videz la table, c’est une scopa.*Marquez-la", r"empty the table, that is a scopa.*Mark it"),
    "000 L21c": (r"suivant.*table vide.*pose une carte", r"next player.*table empty.*lays a card"),
    "000 L21d": (r"restées sur la table.*pris le dernier", r"left on the table.*captured last"),
    "000 L21e": (
        r"dernier coup de la donne entière.*jamais de scopa",
        r"last play of the whole deal never gives a scopa",
    ),
    "000 L21f": (r"ramassage n’est jamais une scopa", r"pick-up is never a scopa"),
    "000 L25": (r"^04 Marque complète", r"^04 Complete scoring"),
    "000 L27a": (r"Scopa .*vide la table, à chaque fois 1$", r"Scopa .*empties the table, every time 1$"),
    "000 L27b": (r"le plus de cartes.* 1$", r"most cards.* 1$"),
    "000 L27c": (r"le plus de carreaux.* 1$", r"most diamonds.* 1$"),
    "000 L27d": (r"7 de carreau 1$", r"7 of diamonds 1$"),
    "000 L27e": (r"meilleure primiera 1$", r"best primiera 1$"),
    "000 L27f": (r"égalité de cartes.*primiera, personne", r"cards.*primiere are equal, nobody"),
    "000 L27g": (r"chacune des quatre couleurs.*meilleure carte", r"each of the four suits.*best card"),
    "000 L27h": (r"Additionnez les quatre valeurs", r"Add up the four values"),
    "000 L27i": (r"manque une couleur, vous ne pouvez pas gagner", r"lack a suit, you cannot win"),
    "000 L27j": (
        r"donne complète.*11 points ou plus, le meilleur total",
        r"complete deal.*11 points or more, the best total",
    ),
    "000 L27k": (r"totaux sont égaux, jouez encore", r"totals are equal, play another"),
    "000 L27l": (r"Nul ne peut arrêter la partie en annonçant", r"Nobody can stop the match by claiming"),
    "000 L31": (r"^05 Exemple commenté", r"^05 Commented example"),
    "000 L33a": (
        r"2 de trèfle, le 4 de cœur et le 6 de carreau.*6 de pique : il prend le 6 de carreau, et lui seul",
        r"2 of clubs, the 4 of hearts and the 6 of diamonds.*6 of spades: it takes the 6 of diamonds, .* alone",
    ),
    "000 L33b": (
        r"que le 2 de trèfle et le 4 de cœur.*prend les deux.*scopa, sauf si ce coup est le dernier de la donne",
        r"Only the 2 of clubs and the 4 of hearts.*takes both.*scopa, unless this is the last play of the deal",
    ),
    "000 L35": (r"^← .*petit écran.* →$", r"^← .*small screen.* →$"),
    "000 L37": (r"^Questions fréquentes", r"^Common questions"),
}

SECTIONS = ("history", "deal", "play", "scoring", "example", "questions")
QUESTIONS = ("last-play", "ties", "missing-suit", "three-kings", "several-captures")
POLICY = "default-src 'self'; img-src 'self' data:"


@cache
def read(language: str) -> RulesPage:
    return RulesPage(language)


@pytest.fixture(params=LANGUAGES)
def rules(request: pytest.FixtureRequest) -> RulesPage:
    return read(request.param)


def language_of(rules: RulesPage) -> str:
    return next(name for name in LANGUAGES if rules is read(name))


@pytest.mark.parametrize("row", STATEMENTS)
@pytest.mark.parametrize("language", READ)
def test_a_statement_of_the_source_is_on_the_page(language: str, row: str) -> None:
    pattern = STATEMENTS[row][READ.index(language)]
    assert re.search(pattern, read(language).with_value("data-source", row).text)


def test_no_element_cites_an_unknown_row(rules: RulesPage) -> None:
    assert set(rules.values("data-source")) == set(STATEMENTS)


def test_all_languages_are_built_alike() -> None:
    first, *others = (build(read(language)) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_the_contents_lead_to_every_section_in_order(rules: RulesPage) -> None:
    anchors = [target for target in rules.values("href") if target.startswith("#") and target[1:] in SECTIONS]
    assert anchors == [f"#{section}" for section in SECTIONS]
    assert [element.attributes["id"] for element in rules.all("section")] == list(SECTIONS)


def test_the_sections_are_numbered(rules: RulesPage) -> None:
    titles = [rules.with_value("id", f"{section}-title").text for section in SECTIONS[:-1]]
    assert [title[:3] for title in titles] == ["01 ", "02 ", "03 ", "04 ", "05 "]


def test_the_history_gives_no_date(rules: RulesPage) -> None:
    history = rules.with_value("id", "history").text
    assert not re.search(r"\d{3}|siècle|century|secolo|siglo|[XVI]{2,}", history)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_has_its_answer(rules: RulesPage, question: str) -> None:
    text = rules.with_value("id", f"question-{question}").text
    asked, answer = re.split(r"(?<=\?) ", text, maxsplit=1)
    assert len(answer) > len(asked)


def rows_of(rules: RulesPage, attribute: str, name: str) -> list[list[str]]:
    """The cells of a two-row table, row by row, without the row headings."""
    start = rules.elements.index(rules.with_value(attribute, name))
    cells: list[list[str]] = []
    for element in rules.elements[start + 1 :]:
        if element.tag == "tr":
            cells.append([])
        elif element.tag == "td":
            cells[-1].append(element.text)
        elif element.tag not in ("caption", "tbody", "th"):
            break
    return cells


def test_the_capture_values_are_those_of_the_engine(rules: RulesPage) -> None:
    ranks, values = rows_of(rules, "data-source", "000 L7f")
    said = texts(language_of(rules))
    assert ranks == [said.say(f"values.{rank}") for rank in ("A", "numbers", "J", "Q", "K")]
    assert all(f"({said.index(rank)})" in ranks["JQK".index(rank) + 2] for rank in "JQK")
    assert [values[0], *values[2:]] == [str(value(read_card(card))) for card in ("AD", "JD", "QD", "KD")]
    assert [value(read_card(f"{number}D")) for number in range(2, 8)] == list(range(2, 8))


def test_the_primiera_scale_is_that_of_the_engine(rules: RulesPage) -> None:
    ranks, values = rows_of(rules, "id", "primiera-scale")
    said = texts(language_of(rules))
    assert [rank[0] for rank in ranks[:-1]] == list("76A5432")
    assert ranks[-1] == ", ".join(said.index(rank) for rank in "JQK")
    assert values == [str(primiera_value(read_card(f"{rank}D"))) for rank in "76A5432J"]
    assert {primiera_value(read_card(card)) for card in ("JD", "QD", "KD")} == {10}


def test_every_link_leads_somewhere_on_this_site(rules: RulesPage) -> None:
    for target in rules.values("href"):
        link = urlsplit(target)
        assert not link.scheme, target
        assert not link.netloc, target
        reached = rules.path if not link.path else rules.path.parent / link.path
        assert reached.is_file(), target
        if link.fragment:
            assert f'id="{link.fragment}"' in reached.read_text(encoding="utf-8"), target


def test_each_language_links_to_the_others_and_to_the_game(rules: RulesPage) -> None:
    links = [element.attributes for element in rules.all("a")]
    for other in set(LANGUAGES) - {language_of(rules)}:
        assert [link["lang"] for link in links if link["href"] == f"scopa.{other}.html"] == [other, other]
    assert "../../index.html" in [link["href"] for link in links]


def test_the_page_runs_nothing_and_styles_nothing_inline(rules: RulesPage) -> None:
    assert rules.with_value("http-equiv", "Content-Security-Policy").attributes["content"] == POLICY
    assert not rules.all("script")
    assert not rules.all("style")
    names = {name for element in rules.elements for name in element.attributes}
    assert not [name for name in names if name == "style" or name.startswith("on")]


def test_the_page_introduces_itself(rules: RulesPage) -> None:
    assert rules.all("html")[0].attributes["lang"] == language_of(rules)
    assert rules.all("title")[0].text.startswith("Scopa♠")
    assert rules.with_value("name", "description").attributes["content"]
    assert len(rules.all("main")) == 1


def test_headings_descend_one_level_at_a_time(rules: RulesPage) -> None:
    levels = [int(element.tag[1]) for element in rules.elements if re.fullmatch(r"h[1-6]", element.tag)]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))


def test_names_are_given_once(rules: RulesPage) -> None:
    names = rules.values("id")
    assert len(names) == len(set(names))
    for attribute in ("aria-labelledby", "aria-describedby"):
        for names_given in rules.values(attribute):
            assert set(names_given.split()) <= set(names)


def test_french_punctuation_never_starts_a_line() -> None:
    assert not re.findall(r"\S+ [:;?!»]|« \S+", "".join(read("fr").raw_text))
