"""Puts the page together and starts it. All that happens at the table is in the modules beside this one."""

import asyncio

from pyscript import document

from ui import dialogs, dom, store, text
from ui.choice import Choice
from ui.drag import Drag
from ui.engine import Engine
from ui.game import Game, state
from ui.hint import Hint
from ui.keys import Keys
from ui.motion import Motion
from ui.score_sheet import ScoreSheet
from ui.settings import Settings
from ui.speech import Speech
from ui.status import Status
from ui.table import Table
from ui.wait import Wait


def later(work):
    """An event handler that starts a coroutine."""

    def handle(event=None):
        asyncio.create_task(work())

    return handle


def redraw():
    """Say everything again, in the language and look chosen."""
    text.use(settings["language"], settings["suits"])
    status.label()
    settings.draw()
    keys.draw()
    for button in dom.every("#languages [data-language]"):
        dom.put(button, "aria-pressed", "true" if button.dataset.language == settings["language"] else "false")
    for rank in dom.every("[data-rank]"):
        rank.textContent = text.index(rank.getAttribute("data-rank"))
    if game.view:
        table.draw(game.view)
        choice.show()
        status.show()
        if sheet.dialog.open:
            sheet.write(game.view)
    wait.draw()


def changed(name):
    """A setting has changed."""
    if name == "speed":
        motion.speed = settings["speed"]
    elif name == "letters":
        keys.on = settings["letters"] == "on"
    settings.look()
    if name in ("language", "suits"):
        redraw()


def tell_trouble(kind):
    """Say what the store could not do."""
    status.tell(text.say(kind))


def ask_new():
    """A new match, after a question where one is on the table."""
    if game.view and game.view["phase"] != "over":
        confirm.ask("new", later(game.begin))
    else:
        later(game.begin)()


def ask_resign():
    """Give the match up, after a question."""
    if game.view and game.view["phase"] != "over":
        confirm.ask("resign", later(resign))


async def resign():
    """Give the match up."""
    await game.step("resign")


def on_menu(event):
    """An entry of the menu was chosen."""
    entry = event.target.closest("[data-do]")
    if entry:
        deed = entry.dataset.do
        dom.by_id("menu").close()
        deeds = {"new": ask_new, "resign": ask_resign}
        deeds.get(deed, lambda: dialogs.show(deed))()


def on_language(event):
    """A language was chosen in the lobby."""
    button = event.target.closest("[data-language]")
    if button:
        settings.put("language", button.dataset.language)


def open_menu(event):
    """Open the menu; giving up is offered only where there is a match."""
    playing = bool(game.view) and game.view["phase"] != "over"
    dom.one("[data-do=resign]").hidden = not playing
    dialogs.show("menu")


def dropped(card, target):
    """A hand card was dropped on a table card, or on the open table. A drop that is no move says why, and chooses nothing more."""
    if target:
        choice.now.aim(target)
        choice.show()
        choice.changed()
    if target and not choice.now.legal() and choice.now.open_captures():
        return
    legal = choice.now.legal()
    game.play()
    if not legal:
        choice.choose(card)


async def why():
    """Say why the choice in progress is no move."""
    await game.explain(choice.now.card, list(choice.now.taken))


def hurry(event):
    """A tap brings all that moves to rest."""
    motion.hurry()


def engine_changed():
    """News of the engine."""
    document.body.dataset.engine = engine.state
    wait.draw()


await store.open_storage()  # PyScript runs this file as a coroutine
settings = Settings(changed)
text.use(settings["language"], settings["suits"])
speech = Speech()
table = Table()
motion = Motion(table)
motion.speed = settings["speed"]
status = Status(speech)
wait = Wait()
confirm = dialogs.Confirm()
engine = Engine(engine_changed)
sheet = ScoreSheet(lambda: later(game.next_deal)())
choice = Choice(table, lambda: game.play())
game = Game(
    engine,
    {"table": table, "motion": motion, "choice": choice, "speech": speech, "sheet": sheet, "wait": wait, "status": status},
)
status.game = game
choice.changed = status.show
hint = Hint(game, choice, status)
keys = Keys(
    table,
    game,
    choice,
    status,
    {"h": later(hint.ask), "u": later(game.undo), "w": later(why), "n": ask_new, "?": lambda: dialogs.show("keys")},
)
keys.on = settings["letters"] == "on"
drag = Drag(table, choice.choose, choice.now.takeable, dropped)
settings.look()
redraw()
dialogs.give_focus_back(choice.focus)
dom.listen(dom.by_id("undo"), "click", later(game.undo))
dom.listen(dom.by_id("redo"), "click", later(game.redo))
dom.listen(dom.by_id("hint"), "click", later(hint.ask))
dom.listen(dom.by_id("start"), "click", later(game.begin))
dom.listen(dom.by_id("menu-open"), "click", open_menu)
dom.listen(dom.by_id("menu"), "click", on_menu)
dom.listen(dom.by_id("languages"), "click", on_language)
dom.listen(document, "pointerdown", hurry, True)


async def start():
    """Show what was kept or begin what was pressed; then, after the first paint, let the engine come."""
    kept = store.kept_match()
    root = document.documentElement
    pressed = root.getAttribute("data-pressed")
    root.removeAttribute("data-pressed")
    dom.by_id("start").removeAttribute("aria-busy")
    document.body.dataset.page = "ready"
    if kept:
        asyncio.create_task(game.go_back_to(kept))
    else:
        root.removeAttribute("data-saved")
        if pressed:
            asyncio.create_task(game.begin())
    store.listen(tell_trouble)
    asyncio.create_task(game.relieve())
    await asyncio.sleep(0.05)
    asyncio.create_task(engine.start())


asyncio.create_task(start())
