"""What is said in each language, written down for a native reader: tests/golden/page/told.<language>.txt.

A deal at some tables, sentence by sentence, with the score sheet after it; then every reason and every kind of advice.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scopa.games import table_rules
from sessions import session_events
from tools.languages import codes

Load = Callable[[str], Any]
ROOT = Path(__file__).resolve().parents[2]
SEED = "11"
DEALS = {
    "Scopa, 2": (table_rules("scopa", 2, "solo"), (0,)),
    "Cirulla, 3": (table_rules("cirulla", 3, "solo", first_dealer="high"), (0,)),
    "Scopone, 2x2": (table_rules("scopone", 4, "2x2"), (0,)),
    "Escoba, 2": (table_rules("escoba", 2, "solo"), (0, 1)),
}
FACTS = {
    "card": "7D", "taken": ["AS", "6C"], "sum": 7, "singles": ["7S"], "needed": 7, "captures": [["7S"], ["AS", "6C"]],
    "cards": ["QD", "JS"], "most": 3, "fewest": ["7S"], "total": 12, "percent": 25, "points": 3, "name": "Anna",
    "value": 4, "target": 11, "deal": 2,
}  # fmt: skip


def told(load: Load, language: str) -> Iterator[str]:
    text, speech, awards = load("text"), load("speech"), load("second.awards")
    names = load("names")
    text.use(language)
    for table, (rules, people) in DEALS.items():
        yield f"# {table}"
        view = None
        for event, view in session_events(SEED, rules, people, deals=1):
            yield speech.of_event(event, view)
            if view["scoring"] and event["event"] == "scored":
                for award in awards.grouped(view["scoring"]["awards"]):
                    yield f"{text.say('award.' + award['category'])}: {awards.points_of(award)}. " + awards.verdict(
                        award, view
                    )
                break
    for part in ("reason", "hint"):
        yield f"# {part}"
        for key in text.entry(part):
            base, _, form = key.rpartition("_")
            counts = {"one": 1, "other": 5}
            if form == "many":
                continue
            facts = {**FACTS, "name": names.Name("Anna")}
            if form in counts:
                yield text.sentence(f"{part}.{base}", count=counts[form], **facts)
            else:
                yield text.sentence(f"{part}.{key}", **facts)


@pytest.mark.parametrize("language", codes())
def test_what_is_said_is_what_was_read(load: Load, language: str) -> None:
    written = ROOT / "tests" / "golden" / "page" / f"told.{language}.txt"
    heard = ROOT / ".test" / f"told.{language}.txt"
    heard.parent.mkdir(exist_ok=True)
    heard.write_text("\n".join(told(load, language)) + "\n", encoding="utf-8")
    assert heard.read_text(encoding="utf-8") == written.read_text(encoding="utf-8"), (
        f"if this is meant: cp {heard.relative_to(ROOT)} {written.relative_to(ROOT)}"
    )
