"""Deals and matches: the deal of the day, a deal by its seed, a match as a file or a link."""

import asyncio

from pyscript import window

from ui import dom, names, tables, text
from ui.comforts import daily, files, records
from ui.comforts.matches import Matches
from ui.lobby import rule_words
from ui.lobby.panel import Panel, button


def begin(page):
    """Made when deals and matches are first asked for."""
    return Deals(page)


class Deals:
    """A dialog over the table."""

    def __init__(self, page):
        self.page = page
        self.game = page.game
        self.matches = Matches(page)
        self.panel = Panel("deals")
        self.seed = None

    # What is shown

    def show(self):
        """Open the dialog."""
        self.panel.name(text.say("deals.title"))
        self.panel.buttons([("close", "quiet", self.panel.close)])
        self.draw()
        self.panel.show()

    def draw(self):
        """Write what can be done now."""
        body = dom.empty(self.panel.body)
        dom.add(body, self.day())
        if self.game.view:
            dom.add(body, self.match())
        dom.add(body, self.other())

    def day(self):
        """The deal of the day, and how it went."""
        seed = today()
        part = dom.add(dom.make("section", "part"), dom.make("h3", text=text.say("deals.day", date=said_day(seed))))
        result = daily.kept().get(seed)
        if not result:
            play = button("deals.play_day", "main", lambda: self.play(seed, daily.RULES))
            return dom.add(part, dom.make("p", "line", text.say("deals.day_says")), play)
        line = dom.make("input", "link-field", attributes={"readonly": "", "id": "day-line"})
        line.value = self.result_line(seed, result)
        label = dom.make("label", text=text.say("deals.day_done"), attributes={"for": "day-line"})
        return dom.add(part, label, self.row(line, self.copying("day-line")))

    def result_line(self, seed, result):
        """The result of a day in one line, with the link to the same deal."""
        said = text.say("deals.line", date=said_day(seed), mine=result[0], theirs=result[1])
        if result[2]:
            said += ", " + text.say("sweeps", count=result[2])
        return said + " " + address() + records.deal_link(seed, daily.RULES)

    def match(self):
        """The match on the table."""
        view = self.game.view
        part = dom.add(dom.make("section", "part"), dom.make("h3", text=text.say("deals.match")))
        dom.add(part, dom.make("p", "line", text.say("sheet.seed", seed=names.Name(view["match"]["seed"]))))
        deeds = [
            button("deals.again", "quiet", lambda: self.play_again(view["deal"])),
            button("deals.save", "quiet", self.save),
        ]
        if view["phase"] != "play":
            deeds.insert(0, button("deals.whole", "quiet", self.see_whole))
        link = dom.make("input", "link-field", attributes={"readonly": "", "id": "match-link"})
        link.value = address() + records.match_link(self.game.answer["save"], names.given())
        label = dom.make("label", text=text.say("deals.link"), attributes={"for": "match-link"})
        return dom.add(part, self.row(*deeds), label, self.row(link, self.copying("match-link")))

    def other(self):
        """A deal by its seed, a match from a file."""
        self.seed = dom.make("input", attributes={"id": "seed", "maxlength": "40", "autocomplete": "off"})
        label = dom.make("label", text=text.say("deals.seed"), attributes={"for": "seed"})
        asked = self.game.table_asked
        called = asked["called"] or rule_words.game_name(asked["game"])
        players = text.say("table.players", count=asked["seats"])
        facts = {"game": names.Name(called), "players": names.Name(players)}
        part = dom.add(dom.make("section", "part"), dom.make("h3", text=text.say("deals.other")))
        dom.add(part, label, self.row(self.seed, button("deals.play_seed", "quiet", self.play_seed)))
        dom.add(part, dom.make("p", "line", text.say("deals.seed_says", **facts)))
        return dom.add(part, self.row(button("deals.open", "quiet", self.open_file)))

    def row(self, *parts):
        """Things in a row."""
        return dom.add(dom.make("p", "field-row"), *parts)

    def copying(self, name):
        """A button that copies the field of this id."""

        def copy():
            asyncio.create_task(self.copy(dom.by_id(name)))

        return button("deals.copy", "quiet", copy)

    async def copy(self, field):
        """Copy a field, and say whether that went well."""
        self.panel.say(text.say("rules.copied" if await files.copy(field) else "rules.copy_by_hand"))

    # What is done

    def ask_first(self, key, deed):
        """Do it, after a question where that would put away a match that goes on."""
        if self.page.playing():
            self.page.parts.confirm.ask(key, deed)
        else:
            deed()

    def take(self, question, argument, named=None):
        """Put a match on the table, soon."""
        asyncio.create_task(self.taken(question, argument, named))

    async def taken(self, question, argument, named):
        """Put a match on the table; what is wrong is said, on the dialog where it is open."""
        error = await self.matches.take(question, argument, named)
        if error:
            self.tell(self.sentence(error))

    def sentence(self, error):
        """What is wrong, in words."""
        key = "error." + error["code"]
        facts = {name: value for name, value in error.items() if name != "code"}
        return text.sentence(key if text.entry(key) else "error.other", **facts)

    def tell(self, sentence):
        """Say that something is wrong."""
        if self.panel.dialog.open:
            self.panel.say(sentence, wrong=True)
        else:
            self.page.status.tell(sentence)

    def play(self, seed, rules):
        """A match from this seed, by these rules."""
        self.ask_first("new", lambda: self.take("new_match", {"rules": rules, "seed": seed, "people": [0]}))

    def play_seed(self):
        """A match from the seed that is written, at the table that is set."""
        seed = self.seed.value.strip()
        if not records.is_seed(seed):
            self.tell(text.say("deals.no_seed"))
            self.seed.focus()
            return
        asked = self.game.table_asked
        self.ask_first("new", lambda: self.take("new_match", tables.request(asked, seed), asked["names"]))

    def play_again(self, deal):
        """Go back to the beginning of a deal; what followed can be done again."""
        save, named = self.game.answer["save"], list(names.given())
        self.ask_first("play_again", lambda: self.take("resume", records.again(save, deal), named))

    def see_whole(self):
        """Look at the whole deal."""
        self.panel.close()
        self.page.parts.comfort.start("whole_deal", "show", self.game.view["deal"])

    def save(self):
        """Save the match as a file."""
        name = "scopa-" + "".join(letter for letter in self.game.view["match"]["seed"] if records.is_seed(letter))
        files.save(name + ".txt", records.write(self.game.answer["save"], names.given()), "text/plain")
        self.panel.say(text.say("deals.saved"))

    def open_file(self):
        """Let a file be chosen, and open the match in it."""
        files.choose(".txt,text/plain", lambda file: asyncio.create_task(self.opened(file)))

    async def opened(self, file):
        """Open the match in a file."""
        content = await files.text_of(file)
        self.bring(records.read(content) if content else None, "deals.unread_file")

    def follow(self, fragment):
        """Open what a link brings."""
        self.bring(records.read_link(fragment), "deals.unread_link")

    def bring(self, found, unread):
        """Put on the table what was found; *unread* is what to say where nothing was."""
        if not found:
            self.tell(text.say(unread))
        elif "save" in found:
            self.ask_first("open_match", lambda: self.take("resume", found["save"], found["names"]))
        else:
            self.ask_first("open_match", lambda: self.begin(found))

    def begin(self, found):
        """A match from a seed that a link has brought."""
        self.take("new_match", {"rules": found["rules"], "seed": found["seed"], "people": [0]})


def address():
    """The address of the page."""
    return window.location.href.split("#")[0]


def today():
    """The seed of today."""
    now = window.Date.new()
    return daily.day_of(now.getFullYear(), now.getMonth() + 1, now.getDate())


def said_day(seed):
    """A day in words: `30 novembre 2026`."""
    year, month, day = [int(part) for part in seed.split("-")]
    form = window.Intl.DateTimeFormat.new(text.language(), dom.plain({"dateStyle": "long"}))
    return names.Name(form.format(window.Date.new(year, month - 1, day)))
