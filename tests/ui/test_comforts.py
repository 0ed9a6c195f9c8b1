"""Statistics, the deal of the day, matches as files and links, the order of a hand."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from coroutines import finish
from scopa import worker
from scopa.ai.heuristic import choose
from scopa.observation import observe
from scopa.session import Session

Load = Callable[[str], Any]


@pytest.fixture
def loaded(load: Load, browser: Any) -> Load:
    store = load("store")
    finish(store.open_storage())
    store.listen(lambda kind: None)
    store.write = browser.kept.__setitem__
    return load


def advanced(session: Session) -> Session:
    """One step on: a play for the person, the computer's, or the next deal."""
    asks = session.view()["asks"]
    if asks == "reply":
        return session.reply()
    if asks == "next_deal":
        return session.next_deal()
    return session.play(str(choose(observe(session.match.state, session.seat))))


def stages(session: Session) -> list[Session]:
    """Every moment of a match until it is over."""
    found = [session]
    while not found[-1].match.is_over:
        found.append(advanced(found[-1]))
    return found


MATCH = stages(Session.new("scopa", "7"))


def note_all(load: Load, sessions: list[Session], level: str = "intermedio", **match: Any) -> dict[str, Any]:
    """Have everything that is over noted, and give the statistics."""
    statistics = load("comforts.statistics")
    for session in sessions:
        view = session.view()
        view["match"] |= match
        if view["scoring"] or view["phase"] == "over":
            statistics.note(view, level)
    found: dict[str, Any] = statistics.kept()
    return found


def test_a_match_counts_once_with_what_the_engine_says_of_it(loaded: Load) -> None:
    found = note_all(loaded, MATCH + MATCH)
    over = MATCH[-1].view()
    mine, theirs = (side["score"] for side in over["sides"])
    scored = [session.view() for session in MATCH if session.view()["scoring"]]
    taken = [
        award["side"] for view in scored for award in view["scoring"]["awards"] if award["category"] == "settebello"
    ]
    assert found["games"] == {
        "scopa": {
            "intermedio": {
                "played": 1,
                "won": int(over["match"]["winner"] == 0),
                "margin": mine - theirs,
                "best": max(0, mine - theirs) if over["match"]["winner"] == 0 else 0,
                "deals": len(scored),
                "sweeps": sum(len(view["sides"][0]["sweeps"]) for view in scored),
                "settebello": taken.count(0),
            }
        }
    }


def test_games_and_levels_are_counted_apart_and_matches_add_up(loaded: Load) -> None:
    note_all(loaded, MATCH)
    note_all(loaded, MATCH, seed="8")
    note_all(loaded, MATCH, "strong", seed="9")
    found = note_all(loaded, stages(Session.new("scopone-a-due", "3")))
    assert {game: sorted(levels) for game, levels in found["games"].items()} == {
        "scopa": ["intermedio", "strong"],
        "scopone-a-due": ["intermedio"],
    }
    once, twice = found["games"]["scopa"]["strong"], found["games"]["scopa"]["intermedio"]
    assert twice == {name: value if name == "best" else 2 * value for name, value in once.items()}


def test_a_practice_and_a_match_of_several_people_do_not_count(loaded: Load) -> None:
    assert note_all(loaded, MATCH, practice=True)["games"] == {}
    several = Session.new("scopa", "7", people=[0, 1]).resign()
    assert note_all(loaded, [several])["games"] == {}


def test_a_match_given_up_is_lost(loaded: Load) -> None:
    row = note_all(loaded, [Session.new("scopa", "5").resign()])["games"]["scopa"]["intermedio"]
    assert (row["played"], row["won"], row["deals"]) == (1, 0, 0)


def test_statistics_come_back_from_a_file_as_they_were(loaded: Load) -> None:
    statistics = loaded("comforts.statistics")
    found = note_all(loaded, MATCH)
    text = statistics.write(found)
    statistics.keep(statistics.empty())
    assert statistics.kept()["games"] == {}
    statistics.keep(statistics.read(text))
    assert statistics.kept() == found


@pytest.mark.parametrize(
    "wrong",
    [{"won": 2}, {"played": 0}, {"margin": 0.5}, {"sweeps": -1}, {"settebello": 99}, {"best": "<b>"}, {"more": 1}],
)
def test_statistics_that_cannot_be_are_refused(loaded: Load, wrong: dict[str, Any]) -> None:
    statistics = loaded("comforts.statistics")
    row = {"played": 1, "won": 1, "margin": 1, "best": 1, "deals": 3, "sweeps": 0, "settebello": 1}
    for asked, sound in ((row, True), (row | wrong, False)):
        text = json.dumps({"games": {"scopa": {"intermedio": asked}}, "counted": [], "running": None})
        assert bool(statistics.read(text)) == sound


def daily_match(seed: str) -> list[Session]:
    session = Session.resume(
        json.loads(worker.new_match(json.dumps({"rules": "scopa end=deals deals=1", "seed": seed})))["save"]
    )
    return stages(session)


def test_the_first_result_of_a_day_is_kept(loaded: Load) -> None:
    daily = loaded("comforts.daily")
    played = daily_match(daily.day_of(2026, 11, 30))
    for session in played:
        daily.note(session.view())
    scored = next(session.view() for session in played if session.view()["scoring"])
    sweeps = len(scored["sides"][0]["sweeps"])
    kept = {"2026-11-30": [*scored["scoring"]["points"], sweeps]}
    assert daily.kept() == kept
    again = {**scored, "scoring": {**scored["scoring"], "points": [9, 0]}}
    daily.note(again)
    daily.note(MATCH[-1].view())
    daily.note({**again, "match": {**again["match"], "practice": True, "seed": "2026-12-01"}})
    assert daily.kept() == kept


def test_the_seed_of_a_day_gives_the_same_cards_everywhere(loaded: Load) -> None:
    daily = loaded("comforts.daily")
    hands = [Session.new("scopa", daily.day_of(2026, 11, day)).view()["hand"] for day in (29, 30, 30)]
    assert hands[1] == hands[2] != hands[0]


@pytest.mark.parametrize("at", [0, 1, 7, 40, len(MATCH) - 1])
@pytest.mark.parametrize("named", [[], ["Anna", '<b>"7D"</b> & Zoé; 50 %']])
def test_a_match_comes_back_from_a_file_and_a_link(loaded: Load, at: int, named: list[str]) -> None:
    records = loaded("comforts.records")
    save = MATCH[at].save()
    for found in (
        records.read(records.write(save, named)),
        records.read("\ufeff" + records.write(save, named).replace("\n", "\r\n")),
        records.read_link(records.match_link(save, named)),
    ):
        assert found["names"] == [loaded("names").clean(name) for name in named]
        assert Session.resume(found["save"]).view() == MATCH[at].view()


def test_a_file_keeps_people_and_practice(loaded: Load) -> None:
    records = loaded("comforts.records")
    save = {**Session.new("escoba", "7", seat=1, people=[1, 0]).save(), "practice": True}
    assert records.read(records.write(save))["save"] == save


def test_a_record_of_the_library_is_a_file_too(loaded: Load) -> None:
    found = loaded("comforts.records").read(MATCH[5].save()["record"])
    assert Session.resume(found["save"]).view() == MATCH[5].view()


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", '[Seat "0"]', '[Seat "a"]\n[Rules "scopa"]', '[People ""]\n[Rules "scopa"]', "[Rules " * 20000],
)
def test_a_text_that_is_no_match_is_refused(loaded: Load, text: str) -> None:
    assert loaded("comforts.records").read(text) is None


def test_a_link_to_a_deal_begins_it(loaded: Load) -> None:
    records = loaded("comforts.records")
    found = records.read_link(records.deal_link("2026-11-30", "scopa end=deals deals=1"))
    assert found == {"seed": "2026-11-30", "rules": "scopa end=deals deals=1"}
    assert "view" in json.loads(worker.new_match(json.dumps({**found, "people": [0]})))
    assert records.read_link("#deal=7") == {"seed": "7", "rules": "scopa"}
    for wrong in ("#deal=", "#deal=<b>", "#deal=a%20b", "#deal=7&rules=%", "#deal=" + "7" * 41, "#rules=scopa"):
        assert records.read_link(wrong) is None


@pytest.mark.parametrize("deal", [1, 2])
def test_a_deal_can_be_played_again_and_what_followed_be_done_again(loaded: Load, deal: int) -> None:
    records = loaded("comforts.records")
    for over in (MATCH[-1], MATCH[-1].undo(), next(at for at in MATCH if len(at.match.deals) == 2)):
        earlier = Session.resume(records.again(over.save(), deal))
        assert (len(earlier.match.deals), earlier.match.deals[-1], earlier.practice) == (deal, (), True)
        while earlier.future is not None:
            earlier = earlier.redo()
        assert earlier.match == (over.future or over.match)


@pytest.mark.parametrize("seed", ["3", "4"])
def test_a_hand_lies_in_the_order_that_is_wished(loaded: Load, seed: str) -> None:
    ordered = loaded("second.hand_order").ordered
    view = Session.new("scopone-a-due", seed).view()

    def cards(order: str) -> list[str]:
        return [entry["card"] for entry in ordered(view, order)]

    by_rank, by_suit = cards("rank"), cards("suit")
    assert by_rank == [entry["card"] for entry in view["hand"]]
    assert by_suit == sorted(by_rank, key=lambda card: ("DCSB".index(card[1]), "A234567JQK".index(card[0])))
    assert cards("dealt") == view["dealt"]
    assert sorted(cards("dealt")) == sorted(by_rank)
    del view["dealt"]
    assert cards("dealt") == by_rank
