"""Tables of two to six seats in the page: what is seen of them, what must be, and whole deals played in one go."""

import json
from typing import Any

from playwright.sync_api import Page

from scopa.games import table_rules
from scopa.rules import Rules
from scopa.session import Session
from web.driver import expect_engine, open_again, prepare, save_of
from web.site import Site

LOOK = """
const cards = (root) => [...root.querySelectorAll("[data-card]")].map((card) => card.dataset.card);
const look = () => {
  const one = (selector, root = document) => root.querySelector(selector);
  const felt = one("#felt");
  const seats = {};
  for (const place of felt.querySelectorAll(".seat")) {
    const pile = one("[data-zone=pile]", place);
    const backs = one(".backs", place);
    seats[place.dataset.seat] = {
      name: one(".who", place).textContent, place: place.dataset.place ?? "own", side: Number(place.dataset.side),
      dealer: !one(".dealer-token", place).hidden, turn: place.classList.contains("turn"),
      score: one(".score", place).hidden ? null : Number(one(".score b", place).textContent),
      pile: pile && Number(one(".count", pile)?.textContent ?? 0), sweeps: pile && cards(pile),
      cards: backs && backs.querySelectorAll(".card").length, exposed: backs && cards(backs),
    };
  }
  return {
    state: document.body.dataset.state, seats, hand: cards(one(".hand", felt)), table: cards(one(".table", felt)),
    stock: Number(one(".stock .count", felt).textContent), sheet: one("#sheet").open,
    wild: [...felt.querySelectorAll(".wild-value")].map((mark) => mark.textContent),
    named: [...document.querySelectorAll("[data-card]")].map((card) => card.dataset.card),
    drawn: [...felt.querySelectorAll("use")].map((use) => use.getAttribute("href").split("#")[1])
      .filter((name) => name.length === 2 && name !== "bk"),
    kept: JSON.parse(localStorage.getItem("scopa.save")),
  };
};
"""
PLAY = """async ([plays]) => {
  %s
  const STATES = ["your-move", "declaring", "pass-device", "scoring", "over"];
  const frame = () => new Promise((done) => setTimeout(done, 4));
  const rest = async () => {
    for (let tries = 0; tries < 5000; tries++) {
      await frame();
      const seen = look();
      const view = seen.kept?.view;
      if (!STATES.includes(seen.state) || !view || view.asks === "reply") continue;
      if (seen.state === "scoring" || seen.state === "over") { if (seen.sheet) return seen; continue; }
      if (seen.state === "pass-device") return seen;
      if (view.hand.map((entry) => entry.card).join() === seen.hand.join()) return seen;
    }
    throw new Error("no rest: " + JSON.stringify(look()));
  };
  const all = [];
  for (let number = 0; number < plays; number++) {
    const seen = await rest();
    const view = seen.kept.view;
    all.push(seen);
    if (seen.sheet) return all;
    if (seen.state !== "your-move") {
      document.querySelector("#asking button").click();
    } else {
      const entry = view.hand.find((entry) => entry.captures.length || entry.lays);
      const field = (card) => document.querySelector(`#felt [data-card="${card}"] input`);
      if (!field(entry.card).checked) field(entry.card).click();
      if (entry.captures.length > 1) for (const card of entry.captures[0]) field(card).click();
      document.querySelector("#play").click();
    }
    for (let tries = 0; tries < 500; tries++) {
      const now = look();
      if (now.kept.save.record !== view_record(seen) || now.state !== seen.state) break;
      await frame();
    }
  }
  all.push(await rest());
  return all;
  function view_record(seen) { return seen.kept.save.record; }
}""".replace("%s", LOOK)
"""Plays in the page: the first card that may be played, with its first capture; what can be declared is shown. Gives
what was seen whenever a person was asked something."""


def session_of(
    game: str, seats: int, teams: str | None = None, seed: str = "7", people: tuple[int, ...] = (0,), **options: Any
) -> Session:
    """A new match at a table."""
    rules: Rules = table_rules(game, seats, teams, **options)
    return Session.new(rules, seed, people[0], people=people)


def sit_down(page: Page, site: Site, session: Session, **settings: str) -> None:
    """Open the page with this match kept, and wait for the engine."""
    prepare(page, kept={"scopa.save": save_of(session)}, **settings)
    page.goto(site.url)
    expect_engine(page)


def put_on_table(page: Page, session: Session) -> None:
    """Put another match into a page that is open."""
    open_again(page, save=save_of(session))
    expect_engine(page)


def play_on(page: Page, plays: int = 60) -> list[dict[str, Any]]:
    """Play to the end of the deal, at most so many answers; give what was seen at each."""
    seen: list[dict[str, Any]] = page.evaluate(PLAY, [plays])
    return seen


def look(page: Page) -> dict[str, Any]:
    """What the page shows now."""
    seen: dict[str, Any] = page.evaluate("() => {" + LOOK + "return look(); }")
    return seen


def keeper(view: dict[str, Any], side: int) -> int:
    """The seat at which the pile of a side lies."""
    count = len(view["seats"])
    return min(view["sides"][side]["seats"], key=lambda seat: int((seat - view["seat"]) % count))


def must_show(view: dict[str, Any], covered: bool) -> dict[str, Any]:
    """What the page must show of a View; *covered* while the device is handed over."""
    seats = {}
    for seat in view["seats"]:
        number, side = seat["seat"], view["sides"][seat["side"]]
        keeps, own = keeper(view, seat["side"]) == number, number == view["seat"]
        seats[str(number)] = {
            "side": seat["side"],
            "dealer": number == view["dealer"],
            "turn": number == view["turn"],
            "score": side["score"] if keeps else None,
            "pile": side["pile"] if keeps else None,
            "sweeps": side["sweeps"][-8:] if keeps else None,
            "cards": None if own else seat["cards"],
            "exposed": None if own else seat["exposed"],
        }
    return {
        "seats": seats,
        "hand": [] if covered else [entry["card"] for entry in view["hand"]],
        "table": [entry["card"] for entry in view["table"]],
        "stock": view["stock"],
    }


def check(seen: dict[str, Any]) -> Session:
    """What was seen is what the engine says of the record that was kept then; give the engine's session."""
    session = Session.resume(seen["kept"]["save"])
    view = json.loads(json.dumps(session.view()))
    assert seen["kept"]["view"] == view
    covered = seen["state"] == "pass-device"
    expected = must_show(view, covered)
    for number, shown in expected["seats"].items():
        assert {name: seen["seats"][number][name] for name in shown} == shown, number
    assert {name: seen[name] for name in ("hand", "table", "stock")} == {
        name: expected[name] for name in ("hand", "table", "stock")
    }
    may_see = known(view, covered)
    assert set(seen["named"]) | set(seen["drawn"]) <= may_see | set(scored(view))
    return session


def known(view: dict[str, Any], covered: bool) -> set[str]:
    """The cards that may be on the screen during the play: no hidden one."""
    cards = {entry["card"] for entry in view["table"]}
    cards |= set() if covered else {entry["card"] for entry in view["hand"]}
    for side in view["sides"]:
        cards |= set(side["sweeps"])
    for seat in view["seats"]:
        cards |= set(seat["exposed"])
    last = view["last"]
    return cards | ({last["card"], *last["taken"]} if last else set())


def scored(view: dict[str, Any]) -> list[str]:
    """The cards that a score sheet shows."""
    awards = view["scoring"]["awards"] if view["scoring"] else []
    return [card for award in awards for cards in award["cards"] for card in cards]
