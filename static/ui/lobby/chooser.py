"""The chooser: every game by family, and the form of the table where it is played."""

import asyncio

from pyscript import window

from ui import dom, names, tables, text
from ui.lobby import kept_rules, links, rule_words, table_forms
from ui.lobby.house_rules import HouseRules
from ui.lobby.panel import Panel
from ui.lobby.rules_now import RulesNow
from ui.lobby.seats_form import SeatsForm


class Chooser:
    """All that the lobby offers beyond the one button; *offered* is what `static/games.json` holds."""

    def __init__(self, page, offered):
        self.page = page
        self.offered = offered
        self.rows = {row["game"]: row for family in offered["families"] for row in family["games"]}
        self.table = tables.plain()
        self.told = None
        self.panel = Panel("chooser")
        self.games = dom.make("nav", "games")
        self.form = SeatsForm(self)
        dom.add(self.panel.body, self.games, self.form.body)
        self.rules_now = RulesNow()
        self.house = HouseRules(self)
        dom.listen(self.games, "click", self.on_game)
        dom.listen(self.panel.dialog, "cancel", self.on_cancel)
        dom.listen(self.panel.dialog, "close", lambda event: forget_link())

    # What is shown

    def open(self):
        """Offer the games; the table played last is the one that is set."""
        self.set(self.page.game.table_asked)
        self.draw_games()
        self.step("games")
        self.panel.show()

    def step(self, name):
        """Show the list of `games` or the form of the `table`; a wide screen shows both."""
        self.panel.dialog.dataset.step = name
        self.panel.name(text.say("chooser." + name))
        self.panel.say()
        back = [("chooser.back", "quiet back", self.on_back)]
        self.panel.buttons(
            [("chooser.play", "main", self.on_play)] + back + [("close", "quiet shut", self.panel.close)]
        )

    def set(self, table, told=None):
        """Put this table into the form; *told* is what the engine said of its rules, where it was asked."""
        if table["game"] not in self.rows and not table["rules"]:
            table = tables.plain()
        self.table = dict(table)
        for part in ("people", "names"):
            self.table[part] = list(table[part])
        self.told = told
        self.form.draw()

    def draw_games(self):
        """Write the list."""
        dom.put(dom.empty(self.games), "aria-label", text.say("chooser.games"))
        sets = kept_rules.kept()
        if sets:
            self.add_family(text.say("rules.kept"), [self.kept_entry(one) for one in sets])
        for family in self.offered["families"]:
            entries = [self.game_entry(row) for row in family["games"]]
            self.add_family(text.say("family." + family["family"]), entries)

    def add_family(self, name, entries):
        """A family with its games."""
        items = dom.make("ul", "choices")
        for entry in entries:
            items.appendChild(dom.add(dom.make("li"), entry))
        dom.add(self.games, dom.make("h3", text=name), items)

    def game_entry(self, row):
        """A game in the list: its name, how many play, its line."""
        game = row["game"]
        chosen = game == self.table["game"] and not self.table["called"]
        made = entry(rule_words.game_name(game), players(row), text.say("game." + game + ".line"), chosen)
        dom.put(dom.one("b", made), "lang", rule_words.game_tongue(game))
        made.dataset.game = game
        return made

    def kept_entry(self, one):
        """House rules in the list."""
        made = entry(names.clean(one["name"]), "", "", one["name"] == self.table["called"])
        made.dataset.kept = one["name"]
        return made

    # What is done

    def on_game(self, event):
        """A game of the list, or house rules there, are pressed."""
        made = event.target.closest("button")
        if not made:
            return
        game, kept = made.getAttribute("data-game"), made.getAttribute("data-kept")
        if game:
            self.choose(made, tables.plain(game, *first_form(self.rows[game])))
            return
        for one in kept_rules.kept():
            if one["name"] == kept:
                asyncio.create_task(self.open_rules(one["rules"], one["name"], made))

    def choose(self, chosen, table, told=None):
        """A game of the list, or house rules, are chosen; *chosen* is their button, if they have one there."""
        known = self.page.game.table_asked
        if known["game"] == table["game"] and not told and not known["called"]:
            table = known
        else:
            table["level"] = self.table["level"]
        self.set(table, told)
        for other in dom.every("button", self.games):
            dom.put(other, "aria-current", "true" if chosen and other.isSameNode(chosen) else None)
        self.step("table")
        self.panel.body.scrollTop = 0
        dom.one(".game-title", self.form.body).focus()

    def change(self, table):
        """Something in the form is changed."""
        self.set(table, self.told if table["rules"] else None)
        self.panel.say()

    def differs(self):
        """The options that differ from the game's own rules."""
        return self.told["differs"] if self.table["rules"] and self.told else self.table["options"]

    def on_back(self):
        """From the form to the list."""
        self.step("games")
        current = dom.one("[aria-current]", self.games) or dom.one("button", self.games)
        current.focus()

    def on_cancel(self, event):
        """Esc in the form of a small screen leads back to the list first."""
        if self.panel.dialog.dataset.step == "table" and window.getComputedStyle(self.games).display == "none":
            event.preventDefault()
            self.on_back()

    def on_house_rules(self):
        """Open the house rules of this table."""
        asyncio.create_task(self.house.open())

    def on_play(self):
        """Begin a match at this table, if its rules can be."""
        asyncio.create_task(self.play())

    async def play(self):
        """Ask the engine where house rules are chosen, and the person where a match would be lost; then begin."""
        if self.table["options"] or self.table["rules"]:
            told = await self.ask(tables.rules_of(self.table))
            if told is None:
                return
        if self.page.playing():
            self.page.parts.confirm.ask("new", self.begin)
        else:
            self.begin()

    def begin(self):
        """Close, and begin."""
        self.panel.close()
        asyncio.create_task(self.page.game.begin(self.table))

    def name_of(self, table):
        """What the game at a table is called."""
        return table["called"] or rule_words.game_name(table["game"])

    # What the engine says of rules

    async def ask(self, asked, panel=None, values=None):
        """Rules told, once the engine is there. What is wrong is said on the panel, and gives None."""
        panel = panel or self.panel
        told = await self.answer(asked, panel)
        if told is None:
            panel.say(text.say("wait.failed"), wrong=True)
        elif "error" in told:
            values = values or self.table["options"]
            panel.say(rule_words.clash(told["error"], values), wrong=True)
        else:
            panel.say()
            return told
        return None

    async def answer(self, asked, panel):
        """What the engine answers, an error too; None where it cannot answer."""
        engine = self.page.engine
        if engine.state == "booting":
            panel.say(text.say("wait.starting"))
            await engine.ready.wait()
        if engine.state != "ready":
            return None
        try:
            return await engine.ask("rules", asked)
        except Exception as error:
            print("The engine failed:", error)
            return {"error": {"code": "unread"}}

    async def open_rules(self, rules, called, chosen=None):
        """Put a table with these rules into the form; rules that cannot be are told, and change nothing."""
        told = await self.ask({"rules": rules}, values=links.options_of(rules))
        if told:
            self.choose(chosen, table_forms.of_rules(told, self.rows, called), told)

    async def open_link(self, fragment):
        """House rules from a link: shown, and offered to play."""
        self.open()
        found = links.read(fragment)
        if found:
            await self.open_rules(found["rules"], found["called"])
        else:
            self.panel.say(text.say("rules.unread"), wrong=True)


def entry(name, amount, line, chosen):
    """A button of the list."""
    made = dom.make("button", "game", attributes={"type": "button"})
    dom.put(made, "aria-current", "true" if chosen else None)
    head = dom.add(dom.make("span", "game-head"), dom.make("b", text=name), dom.make("span", "amount", amount))
    return dom.add(made, head, dom.make("span", "game-line", line))


def players(row):
    """How many play a game: `2 to 6 players`."""
    counts = [form["seats"] for form in row["seats"]]
    if len(counts) == 1:
        return text.say("table.players", count=counts[0])
    if max(counts) - min(counts) + 1 == len(counts):
        return text.say("table.players_between", least=min(counts), most=max(counts))
    first = ", ".join([str(count) for count in counts[:-1]])
    return text.say("table.players_some", first=first, last=counts[-1])


def first_form(row):
    """A game's own number of seats and form of teams."""
    return row["seats"][0]["seats"], row["seats"][0]["teams"][0]


def forget_link():
    """Take the house rules out of the address, once they have been seen."""
    if window.location.hash.startswith(links.MARK):
        window.history.replaceState(None, "", window.location.pathname + window.location.search)
