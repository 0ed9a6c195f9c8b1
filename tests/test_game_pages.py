"""The rules page of every game says what the engine does, and is the page that the generator writes."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from urllib.parse import urlsplit

import pytest

from rules_page import LANGUAGES, RulesPage, build
from scopa.captures import captures
from scopa.cards import FULL_PACK, CardSet, mask_of, read_cards, value
from scopa.games import GAMES, TABLE, table_rules
from scopa.scoring import awards
from tools.rules import examples, scores
from tools.rules.sheet import TOLD, Sheet
from tools.rules.texts import ROOT, texts
from tools.rules_pages import written
from tools.statements import statements

PAGES = [(game, language) for game in TOLD for language in LANGUAGES]
ALL_PAGES = [*PAGES, *(("index", language) for language in LANGUAGES)]
POLICY = "default-src 'self'; img-src 'self' data:"

PROVED_ELSEWHERE = {
    "002 L53b": "what a seat is shown",
    "002 L53c": "the help of memory",
    "003 L1-5": "a way to the same section in the other language",
    "003 L9-13": "whom one plays against",
    "003 L19": "the pictures of the decks",
    **{f"003 L{line}": "a deck" for line in ("21a", "21b", "22a", "22b", "23a", "23b", "24a", "24b", "25a", "25b")},
    "003 L47": "the table of a match",
}
"""The statements that are no text of a rules page."""


@cache
def read(game: str, language: str) -> RulesPage:
    return RulesPage(language, game)


def text_of(game: str, language: str, part: str) -> str:
    return read(game, language).with_value("id", part).text


def test_the_pages_are_those_that_the_generator_writes() -> None:
    stale = [name for name, text in written().items() if (ROOT / name).read_text(encoding="utf-8") != text]
    assert stale == [], "run: make rules"


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    found = {path.name for path in (ROOT / "static" / "rules").glob("*.html")}
    assert found == {f"{name}.{language}.html" for name in [*TABLE, "index"] for language in LANGUAGES}


def test_every_statement_of_the_sources_that_is_a_rule_is_on_a_page_told_after_it() -> None:
    said = {source for page in ALL_PAGES for value in read(*page).values("data-source") for source in value.split(", ")}
    listed = {row["id"] for row in statements()}
    assert said <= listed
    assert listed - said == set(PROVED_ELSEWHERE)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_cites_the_sources_of_its_game_alone(game: str, language: str) -> None:
    cited = {row[:3] for value in read(game, language).values("data-source") for row in value.split(", ")}
    assert cited == set(TOLD[game].sources)


@pytest.mark.parametrize("game", [*TOLD, "index"])
def test_all_languages_are_built_alike(game: str) -> None:
    first, *others = (build(read(game, language)) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_003_l29_30_a_page_lists_what_differs_from_plain_scopa(game: str, language: str) -> None:
    said = texts(language)
    differing = GAMES[game].differences(GAMES["scopa"])
    listed = [found for found in read(game, language).elements if found.attributes.get("class") == "differences"]
    assert bool(listed) == bool(differing)
    for name, chosen in differing.items():
        idle = name == "single_first" and GAMES[game].capture == "fifteen"
        if name != "seats" and not idle:
            line = f"{said.find(f'option.{name}.name')}.*{said.option(name, chosen, 'name')}"
            assert re.search(spaced(line), listed[0].text), line


def spaced(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_numbers_of_a_page_are_those_of_the_engine(game: str, language: str) -> None:
    rules, said = GAMES[game], texts(language)
    deal, scoring = text_of(game, language, "deal"), text_of(game, language, "scoring")
    for number in {rules.hand_size, rules.table_size} - {0}:
        assert said.find(f"number.{number}") in deal
    assert spaced(said.option("target", rules.target, "says", Sheet(game).contexts)) in scoring
    or_more = re.escape(spaced(str(said.find("option.target.number.says"))).split("{{count}}")[1].split(",")[0])
    assert {int(found) for found in re.findall(rf"(\d+){or_more}", scoring)} == {rules.target}


def test_a_page_says_at_which_seats_other_numbers_are_dealt() -> None:
    assert {game: Sheet(game).otherwise_dealt for game in TOLD if Sheet(game).otherwise_dealt} == {
        "escoba": (5,),
        "scopa-d-assi": (4,),
        "asso-pigliatutto": (4,),
    }
    assert "À 5 joueurs" in text_of("escoba", "fr", "deal")
    assert "With 4 players" in text_of("scopa-d-assi", "en", "deal")


@pytest.mark.parametrize(("game", "language"), [page for page in PAGES if len(TABLE[page[0]].seats) > 1])
def test_the_table_of_players_is_that_of_the_engine(game: str, language: str) -> None:
    page = read(game, language)
    start = page.elements.index(next(row for row in page.elements if row.attributes.get("class") == "players"))
    rows = [found for found in page.elements[start:] if found.tag == "tr"][1 : 1 + len(TABLE[game].seats)]
    for seats, row in zip(TABLE[game].seats, rows, strict=True):
        rules = table_rules(game, seats)
        numbers = [int(number) for number in re.findall(r"\d+", row.text)]
        assert numbers == [seats, *sorted(set(rules.round_sizes)), rules.table_size, rules.rounds]
        for form in TABLE[game].teams_at(seats) if len(TABLE[game].teams) else ():
            assert texts(language).option("teams", form, "name") in row.text


def splits() -> Iterator[int]:
    """Piles that show the least and the most of every category: all the cards, all but one, the runs of coins."""
    yield FULL_PACK
    yield from (FULL_PACK & ~(1 << card) for card in range(40))
    for longest in range(3, 11):
        yield mask_of(card for card in range(0, 4 * longest, 4))


@pytest.mark.parametrize("game", TOLD)
def test_the_points_of_a_page_are_those_of_the_engine(game: str) -> None:
    rules = table_rules(game, TABLE[game].seats[0])
    printed = {row.category: row.points for row in scores.rows(texts("en"), Sheet(game))}
    scored: dict[str, set[int]] = {}
    for pile in splits():
        piles = [CardSet(pile), CardSet(FULL_PACK & ~pile)]
        for line in awards(rules, piles, [[next(iter(piles[0]))], []], [0, 0]):
            scored.setdefault(line.category, set()).update({line.points} - {0})
    for category, points in printed.items():
        numbers = [int(number) for number in re.findall(r"\d+", points)]
        if category == "accusi":
            assert numbers == [rules.accuso_low, rules.accuso_three]
        else:
            assert [numbers[0], numbers[-1]] == [min(scored[category]), max(scored[category])], category
    assert set(printed) == set(scored) - {"cappotto"} | ({"accusi"} if rules.accusi else set())


@pytest.mark.parametrize("game", TOLD)
def test_the_examples_are_what_the_engine_does(game: str) -> None:
    sheet = Sheet(game)
    shown = examples.shown(sheet)
    assert len(shown) >= 2
    for example in shown:
        taken = example.taken(sheet)
        assert (taken,) == tuple(
            tuple(card for card in example.table.split() if card in found)
            for found in captures(sheet.rules, example.table, example.played)
        )
        assert example.played not in example.table
        assert set(example.refused.split()) != set(taken)


def test_every_kind_of_capture_has_its_example() -> None:
    drawn = {game: {example.name for example in examples.shown(Sheet(game))} for game in TOLD}
    for game, rules in GAMES.items():
        assert ("equal" in drawn[game]) == (rules.capture != "fifteen")
        assert ("fifteen" in drawn[game]) == (rules.capture == "fifteen")
        assert ("or-fifteen" in drawn[game]) == (rules.capture == "value_or_fifteen")
        assert ("ace" in drawn[game]) == (rules.aces == "sweep")
        assert bool({"fewest", "fifteen-fewest"} & drawn[game]) == (rules.sums == "fewest")


def test_the_captures_that_answers_speak_of_are_those_of_the_engine() -> None:
    assert captures(GAMES["scopa"], "2B 3B 4B 5B", "7S") == (("2B", "5B"), ("3B", "4B"))
    assert captures(GAMES["scopa"], "7B 7D", "7S") == (("7D",), ("7B",))
    assert captures(GAMES["scopa-obbligo"], "AB 2B 4B 5B", "7S") == (("2B", "5B"),)
    assert captures(GAMES["scopa-quindici"], "3B 7B KB", "5S") == (("KB",), ("3B", "7B"))
    assert captures(GAMES["escoba"], "3B 7B KB", "5S") == (("KB",),)
    assert captures(GAMES["scopa-ventuno"], "7B AB 6B 2B 4C 3C JD", "JS") == (("JD",),)
    assert captures(GAMES["scopone"], "AB JB", "QS") == (("AB", "JB"),)
    assert sum(value(card) for card in read_cards("AB 3B")) == 4


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_questions_are_those_of_the_rules(game: str, language: str) -> None:
    rules = GAMES[game]
    asked = {
        name.removeprefix("question-") for name in read(game, language).values("id") if name.startswith("question-")
    }
    assert {"last-play", "ties", "several-captures"} <= asked
    assert ("missing-suit" in asked) == (rules.primiera != "off") == ("no-primiera" not in asked)
    assert ("three-kings" in asked) == (rules.redeal_kings == 3)
    assert ("aces-on-table" in asked) == (rules.redeal_aces == 2)
    assert ("duty" in asked) == (rules.obligation == "hand")


@pytest.mark.parametrize(("game", "language"), ALL_PAGES)
def test_a_page_is_sound(game: str, language: str) -> None:
    page = read(game, language)
    assert page.with_value("http-equiv", "Content-Security-Policy").attributes["content"] == POLICY
    assert not page.all("script")
    assert not page.all("style")
    names = {name for element in page.elements for name in element.attributes}
    assert not [name for name in names if name == "style" or name.startswith("on")]
    assert page.all("html")[0].attributes["lang"] == language
    assert page.with_value("name", "description").attributes["content"]
    levels = [int(element.tag[1]) for element in page.elements if re.fullmatch(r"h[1-6]", element.tag)]
    assert levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    for labels in page.values("aria-labelledby"):
        assert set(labels.split()) <= set(ids)
    assert "{{" not in "".join(page.raw_text)
    if language == "fr":
        assert not re.findall(r"\S+ [:;?!»]|« \S+", "".join(page.raw_text))


@pytest.mark.parametrize(("game", "language"), ALL_PAGES)
def test_every_link_leads_somewhere_on_this_site(game: str, language: str) -> None:
    page = read(game, language)
    for target in page.values("href"):
        link = urlsplit(target)
        assert not link.scheme, target
        assert not link.netloc, target
        reached = page.path if not link.path else page.path.parent / link.path
        assert reached.is_file(), target
        if link.fragment:
            assert f'id="{link.fragment}"' in reached.read_text(encoding="utf-8"), target


@pytest.mark.parametrize(("game", "language"), ALL_PAGES)
def test_003_l1_5_the_way_to_the_other_language_keeps_the_section(game: str, language: str) -> None:
    page = read(game, language)
    others = [other for other in LANGUAGES if other != language]
    sections = [section.attributes["id"] for section in page.all("section")]
    ways = [found.attributes["href"] for found in page.all("a") if found.attributes.get("class") == "other"]
    assert ways == [f"{game}.{other}.html#{section}" for section in sections for other in others]
