"""Pairs: the same cards from every side, the same result for the same number."""

import re
from dataclasses import replace
from math import isclose
from pathlib import Path
from string import Formatter

import pytest

from scopa import GAMES, Match
from scopa.ai.levels import LEVELS
from scopa.arena.contest import Contest, Pair, play_pair, worlds_in
from scopa.arena.faults import REASONS, PlayerFault, UnknownPlayer, sentence
from scopa.arena.players import PLAYERS, find_player
from scopa.arena.tally import Tally
from scopa.errors import ScopaError
from scopa.moves import ReasonCode
from tools.serve import ROOT

MINE = "arena.players_of_mine"


def told(contest: Contest, pairs: int) -> list[Pair]:
    """Return the first pairs of a contest, without the times."""
    return [replace(play_pair(contest, number), microseconds=((), ())) for number in range(pairs)]


@pytest.mark.parametrize("game", ["scopa", "scopone-nove target=21", "cirulla", "escoba seats=3", "escoba seats=6"])
def test_a_player_that_leaves_nothing_to_chance_gains_nothing_against_itself(game: str) -> None:
    assert [round(pair.margin, 9) for pair in told(Contest("greedy", "greedy", game, "null"), 4)] == [0] * 4


def test_a_contest_turned_round_has_the_opposite_result() -> None:
    there = told(Contest("heuristic", "greedy", seed="round"), 5)
    back = told(Contest("greedy", "heuristic", seed="round"), 5)
    assert [pair.margin for pair in there] == [-pair.margin for pair in back]
    assert [pair.results for pair in there] == [tuple(-result for result in reversed(pair.results)) for pair in back]


@pytest.mark.parametrize(("game", "sides"), [("scopa", 2), ("scopone", 2), ("scopa-ventuno seats=3", 3)])
def test_a_pair_has_a_playing_from_every_side(game: str, sides: int) -> None:
    pair = play_pair(Contest("greedy", "random", game), 0)
    assert (len(pair.margins), len(pair.results), pair.deals) == (sides, sides, (1,) * sides)
    assert pair.margin == pytest.approx(sum(sum(margins.values()) for margins in pair.margins) / sides)


def test_chance_is_seeded_by_the_pair_the_side_and_the_seat() -> None:
    contest = Contest("random", "random", seed="chance")
    assert told(contest, 3) == told(contest, 3)
    assert told(contest, 3) != told(replace(contest, seed="another"), 3)
    assert any(pair.margin for pair in told(contest, 5)), "against itself chance gains and loses"


def test_a_match_is_played_to_its_target() -> None:
    pair = play_pair(Contest("greedy", "random", "scopa target=4", "match", matches=True), 0)
    assert set(pair.results) <= {1, -1}
    assert min(pair.deals) >= 1
    assert Match.new(GAMES["scopa"], "match.0").totals == (0, 0)
    assert len(pair.microseconds[0]) + len(pair.microseconds[1]) == 36 * sum(pair.deals)


def test_the_better_player_wins_more_matches() -> None:
    tally = Tally()
    for number in range(6):
        tally.add(play_pair(Contest("greedy", "random", seed="matches", matches=True), number))
    won, drawn, lost = tally.results
    assert drawn == 0
    assert won > 3 * lost
    assert isclose(tally.share.mean, won / 12)
    assert isclose(sum(tally.categories.values()) * tally.deals, sum(margin for margin in points(tally)), abs_tol=1e-6)


def points(tally: Tally) -> list[float]:
    """Return the points of every pair, from the margins a deal."""
    pairs = [play_pair(Contest("greedy", "random", seed="matches", matches=True), number) for number in range(6)]
    assert [pair.margin for pair in pairs] == tally.course
    return [pair.margin * sum(pair.deals) for pair in pairs]


def test_a_player_of_ones_own_plays() -> None:
    contest = Contest(f"{MINE}:lowest", f"{MINE}:any_of_them", seed="own")
    assert told(contest, 2) == told(contest, 2)
    assert find_player(f"{MINE}:lowest").cheats is False


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gredy", "There is no player called “gredy”"),
        ("no.such.module:choose", "The module “no.such.module”"),
        ("maestro@0", "There is no player called"),
        ("maestro@many", "There is no player called"),
        ("intermedio@30", "There is no player called"),
        (f"{MINE}:absent", "has no function “absent”"),
        (f"{MINE}:lazy", "cannot play"),
        (f"{MINE}:NOT_A_FUNCTION", "cannot play"),
        (":choose", "There is no player called"),
        (".:choose", "There is no player called “.:choose”"),
        ("..players_of_mine:lowest", "There is no player called"),
    ],
)
def test_what_is_no_player_is_told_in_a_sentence(name: str, said: str) -> None:
    with pytest.raises(UnknownPlayer) as told_of:
        find_player(name)
    assert said in sentence(told_of.value)


def test_a_level_plays_with_as_many_worlds_as_are_asked_for() -> None:
    assert find_player("maestro").worlds == LEVELS["maestro"].worlds
    assert find_player("maestro@2").worlds == (2, 2)
    contest = Contest("maestro@2", "principiante", seed="worlds")
    assert told(contest, 2) == told(contest, 2)
    assert worlds_in(contest) == [2, 0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def choose(:", "SyntaxError: invalid syntax (unplayable.py, line 1)"),
        ("\n1 / 0", "ZeroDivisionError: division by zero (unplayable.py, line 2)"),
        ("import no_such_thing", "No module named 'no_such_thing'"),
        ("import sys\nsys.exit('goodbye')", "it quits Python (unplayable.py, line 2)"),
    ],
)
def test_a_module_that_cannot_be_imported_is_told_in_a_sentence(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "unplayable.py").write_text(text)
    with pytest.raises(UnknownPlayer) as refused:
        find_player("unplayable:choose")
    assert sentence(refused.value) == (
        f"The module “unplayable” of the player “unplayable:choose” cannot be imported: {why}"
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("unlucky", "ZeroDivisionError: a bad day (players_of_mine.py, line "),
        ("dishonest", " is not in the hand."),
        ("leaving", "it quits Python (players_of_mine.py, line "),
        ("silent", "it answered with None, which is no move."),
        ("late", "it answered with something of type coroutine, which is no move."),
        ("Pensive", "it answered with something of type Pensive, which is no move."),
        ("kind_of_move", "it answered with the class Move, which is no move."),
        ("foreign", "“the seven of coins” is no well-formed move."),
    ],
)
def test_a_player_that_fails_is_named_with_the_pair_and_the_seat(name: str, said: str) -> None:
    with pytest.raises(PlayerFault) as failed:
        play_pair(Contest(f"{MINE}:{name}", "greedy", seed="fault"), 3)
    assert f"{MINE}:{name} failed in pair 3, at seat " in sentence(failed.value)
    assert said in sentence(failed.value)


def test_every_reason_that_forbids_a_move_has_its_words_made_of_its_facts() -> None:
    assert set(REASONS) == set(ReasonCode)
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", (ROOT / "docs/protocol.md").read_text(), re.MULTILINE)
    facts = {code: set(re.findall("`([a-z_]+)`", told)) for code, told in rows}
    for code, words in REASONS.items():
        assert {name for _, name, _, _ in Formatter().parse(words) if name} <= facts[code], code


def test_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(ScopaError) as refused:
        play_pair(Contest("greedy", "random", "whist"), 0)
    assert sentence(refused.value) == "There is no game called “whist”."


def test_only_the_cheat_is_given_the_state() -> None:
    assert [player.name for player in PLAYERS.values() if player.cheats] == ["cheat"]
