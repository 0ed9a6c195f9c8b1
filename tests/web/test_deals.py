"""Every game in a real Chromium: begun in the lobby at every table it has, one deal played; three whole matches."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scopa.games import every_table
from scopa.rules import Rules
from scopa.session import Session
from tables import LONG
from web import tables
from web.driver import STARTING, Keyboard, Play, expect_another_record, record_of, start_of, visit
from web.guard import Guard
from web.lobby import choose
from web.site import Site

BETWEEN = "body[data-state=your-move], body[data-state=declaring], body[data-state=pass-device], #sheet[open]"
EVERY = every_table()
FORMS = EVERY if LONG else {(game, rules.seats): (game, rules) for game, rules in EVERY}.values()
"""Every game at every number of seats, in the last form of teams it has there; in the long form in each of them."""
TABLES = [pytest.param(game, rules, id=f"{game}-{rules.seats}-{rules.teams}") for game, rules in FORMS]


@pytest.fixture(scope="module")
def lasting(browser: Browser, site: Site) -> Iterator[Page]:
    """One page for all the tables: the engine starts once."""
    watching = Guard()
    context = browser.new_context(viewport={"width": 320, "height": 700}, locale="fr-FR", service_workers="block")
    watching.watch(context)
    page = context.new_page()
    visit(page, site, seeds=(7,) * len(TABLES), session=start_of(3))
    yield page
    context.close()
    assert watching.faults == []


def begin_in_lobby(page: Page, game: str, rules: Rules) -> None:
    """Leave the match on the table for another one."""
    if page.locator("#sheet[open]").count():
        page.locator("#sheet-close").click()
    page.locator("#menu-open").click()
    page.locator("#menu [data-do=games]").click()
    choose(page, game, rules.seats, rules.teams)
    page.locator("#chooser [data-text-key='chooser.play']").click()
    expect(page.locator("#confirm[open], body:not(:has(#chooser[open]))").first).to_be_attached()
    if page.locator("#confirm[open]").count():
        page.locator("#confirm-yes").click()


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_a_deal_of_every_game_at_every_table(lasting: Page, game: str, rules: Rules) -> None:
    begin_in_lobby(lasting, game, rules)
    first = Session.new(rules, "7").answer([])
    lasting.wait_for_function(
        "record => JSON.parse(localStorage.getItem('scopa.save')).save.record.startsWith(record)",
        arg=first["save"]["record"].rstrip(),
        timeout=STARTING,
    )
    seen = tables.play_on(lasting)
    assert seen[-1]["sheet"]
    for moment in seen:
        last = tables.check(moment)
    assert last.view()["phase"] in ("scoring", "over")
    assert len(last.match.points) == 1
    expect_sheet(lasting, last)
    assert lasting.evaluate("document.documentElement.scrollWidth") <= 320


def expect_sheet(page: Page, session: Session) -> None:
    """The sheet has one block a category, with the points of each side, and the totals of the match."""
    view = session.view()
    awards = view["scoring"]["awards"]
    shown = page.locator("#sheet .award").evaluate_all("blocks => blocks.map(block => block.dataset.category)")
    assert shown == list(dict.fromkeys(award["category"] for award in awards))
    for category in shown:
        proofs = page.locator(f"#sheet [data-category={category}] .proof")
        assert proofs.count() == len(view["sides"])
        won = sum(award["side"] is not None for award in awards if award["category"] == category)
        assert page.locator(f"#sheet [data-category={category}] .proof.won").count() == won
    mine = view["seats"][view["seat"]]["side"]
    order = [mine, *(side["side"] for side in view["sides"] if side["side"] != mine)]
    totals = page.locator("#sheet .totals .total td").all_inner_texts()
    assert totals == [str(view["sides"][side]["score"]) for side in order]


class Fingers:
    """Taps on cards where they lie open, whatever covers their lower half."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def make(self, play: Play) -> None:
        self.page.locator(f"#felt .hand [data-card='{play.card}']").tap(position={"x": 12, "y": 12})
        for card in play.taken if play.choices > 1 else ():
            self.page.locator(f"#felt .table [data-card='{card}']").tap(position={"x": 12, "y": 12})
        self.press("#play")


def play_for(view: dict[str, Any]) -> Play:
    """The play of our player over a View: the largest capture, else the first card that may be laid."""
    plays = [
        Play(entry["card"], tuple(taken), len(entry["captures"]))
        for entry in view["hand"]
        for taken in (entry["captures"] or ([[]] if entry["lays"] else []))
    ]
    return max(plays, key=lambda play: (len(play.taken), play.choices))


def step(page: Page, player: Fingers | Keyboard) -> Session:
    """One answer of a person, by hand; give the session before it."""
    seen = tables.look(page)
    for _ in range(200):
        if seen["sheet"] or (seen["kept"]["view"]["asks"] != "reply" and seen["state"] != "thinking"):
            break
        seen = tables.look(page)
    session = tables.check(seen)
    before = record_of(page)
    if seen["sheet"]:
        player.press("#sheet-next")
    elif seen["state"] == "declaring":
        player.press("#asking button")
    else:
        if isinstance(player, Keyboard):
            page.keyboard.press("Tab")  # the focus may still be where a finger has left it unseen
        player.make(play_for(session.view()))
    expect_another_record(page, before)
    expect(page.locator(BETWEEN).first).to_be_visible()
    return session


@pytest.mark.parametrize(
    ("game", "seats", "teams", "options"),
    [
        ("escoba", 2, "solo", {"target": 11}),
        ("scopone", 4, "2x2", {}),
        ("cirulla", 3, "solo", {"target": 31}),
    ],
)
def test_a_whole_match_partly_by_keyboard_and_partly_by_touch(
    new_context: Callable[..., BrowserContext], site: Site, game: str, seats: int, teams: str, options: dict[str, Any]
) -> None:
    context = new_context(viewport={"width": 360, "height": 640}, locale="fr-FR", has_touch=True)
    page = context.new_page()
    tables.sit_down(page, site, tables.session_of(game, seats, teams, "3", **options))
    expect(page.locator(BETWEEN).first).to_be_visible()
    players: list[Fingers | Keyboard] = [Fingers(page), Keyboard(page)]
    deal = plays = 0
    while page.locator("body[data-state=over]").count() == 0:
        session = step(page, players[deal % 2])
        deal, plays = len(session.match.deals), plays + 1
    last = tables.check(tables.look(page))
    assert last.match.is_over
    assert plays > 20
    winner = last.match.winner
    won = "Vous gagnez la partie\u00a0!" if winner == 0 and seats == len(last.view()["sides"]) else "gagne"
    expect(page.locator("#sheet-title")).to_contain_text(won)
    rows = page.locator("#sheet .totals tr").count()
    assert rows == len(last.match.points) + 2
