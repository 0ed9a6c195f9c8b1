"""The statistics in a dialog: seen, saved as a file, brought from one, begun anew."""

import asyncio

from ui import dom, later, names, text
from ui.comforts import files, statistics
from ui.lobby import rule_words
from ui.lobby.panel import Panel, button


def begin(page):
    """Made when the statistics are first asked for."""
    return StatisticsPanel(page)


class StatisticsPanel:
    """A dialog with one block a game and level."""

    def __init__(self, page):
        self.page = page
        self.panel = Panel("statistics")

    async def show(self):
        """Open it."""
        try:
            await later.words_of_rules()
        except OSError:
            self.page.status.tell_of("wait.failed")
            return
        self.panel.name(text.say("statistics.title"))
        self.panel.buttons([("close", "main", self.panel.close)])
        self.draw()
        self.panel.show()

    def draw(self):
        """Write what there is."""
        body = dom.empty(self.panel.body)
        games = statistics.kept()["games"]
        for game in sorted(games):
            for level in sorted(games[game]):
                dom.add(body, block(game, level, games[game][level]))
        if not games:
            dom.add(body, dom.make("p", "line", text.say("statistics.none")))
        dom.add(body, dom.make("p", "line", text.say("statistics.says")))
        deeds = [button("statistics.open", "quiet", self.open_file)]
        if games:
            deeds.insert(0, button("statistics.save", "quiet", self.save))
            deeds.append(button("statistics.forget", "quiet", self.ask_forget))
        dom.add(body, dom.add(dom.make("p", "field-row"), *deeds))

    def save(self):
        """Save them as a file."""
        files.save("scopa-statistics.json", statistics.write(statistics.kept()), "application/json")
        self.panel.say(text.say("statistics.saved"))

    def open_file(self):
        """Let a file be chosen."""
        files.choose(".json,application/json", lambda file: asyncio.create_task(self.opened(file)))

    async def opened(self, file):
        """Take the statistics of a file, after a question where there are some."""
        content = await files.text_of(file)
        found = statistics.read(content) if content else None
        if not found:
            self.panel.say(text.say("statistics.unread"), wrong=True)
        elif statistics.kept()["games"]:
            self.page.parts.confirm.ask("replace_statistics", lambda: self.take(found, "statistics.opened"))
        else:
            self.take(found, "statistics.opened")

    def ask_forget(self):
        """Begin anew, after a question."""
        self.page.parts.confirm.ask("forget_statistics", lambda: self.take(statistics.empty(), "statistics.forgotten"))

    def take(self, found, said):
        """Keep these instead, and say so."""
        statistics.keep(found)
        self.draw()
        self.panel.say(text.say(said))
        self.panel.heading.focus()


def block(game, level, row):
    """How the matches of one game against one level went."""
    name = rule_words.game_name(game)
    key = "level." + level
    if text.entry(key):
        name = text.say("statistics.game", game=names.Name(name), level=names.Name(text.say(key)))
    entries = [
        ("played", text.number(row["played"])),
        ("won", text.say("statistics.share", won=row["won"], percent=round(100 * row["won"] / row["played"]))),
        ("margin", signed(row["margin"] / row["played"])),
        ("best", signed(row["best"], 0)),
        ("sweeps", text.number(row["sweeps"])),
        ("settebello", text.say("statistics.of", count=row["settebello"], deals=row["deals"])),
    ]
    facts = dom.make("dl", "facts")
    for entry, value in entries:
        pair = dom.add(
            dom.make("div"), dom.make("dt", text=text.say("statistics." + entry)), dom.make("dd", text=value)
        )
        facts.appendChild(pair)
    return dom.add(dom.make("section", "part"), dom.make("h3", text=name), facts)


def signed(value, digits=1):
    """A number with its sign."""
    return ("+" if value > 0 else "−" if value < 0 else "") + text.number(abs(value), digits)
