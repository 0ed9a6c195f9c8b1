"""The printed openings are what the engine says."""

import json

import pytest

from scopa.session import Session
from tools import openings

PRINTED = json.loads(openings.PRINTED.read_text(encoding="utf-8"))


def test_the_file_is_what_the_engine_prints() -> None:
    written = openings.PRINTED.read_text(encoding="utf-8")
    assert written == openings.text(openings.openings()), "run: make openings"


def test_both_seats_deal_in_some_opening() -> None:
    assert {opening["nodes"][0]["view"]["dealer"] for opening in PRINTED["openings"]} == {0, 1}


@pytest.mark.parametrize("opening", PRINTED["openings"], ids=lambda opening: opening["seed"])
def test_every_record_resumes_to_the_view_it_is_printed_with(opening: dict) -> None:
    for node in opening["nodes"]:
        save = {"record": node["record"], "seat": 0, "level": "intermedio", "future": None, "practice": False}
        session = Session.resume(save)
        assert session.view() == node["view"]
        if "reasons" in node:
            for entry in node["view"]["hand"]:
                reasons = node["reasons"][entry["card"]]
                assert (reasons["nothing"] is None) == (not entry["captures"])
