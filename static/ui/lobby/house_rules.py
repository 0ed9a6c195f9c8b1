"""House rules: every option of a game, as the engine tells them, with what each value says and where it comes from."""

import asyncio

from ui import dom, names, tables, text
from ui.lobby import links, rule_words
from ui.lobby.panel import Panel, button, radios
from ui.lobby.sharing import Sharing


class HouseRules:
    """A dialog over the chooser. What is chosen in it counts once it is used."""

    def __init__(self, chooser):
        self.chooser = chooser
        self.panel = Panel("house-rules")
        self.sharing = Sharing(self)
        self.table = None
        self.own = None
        self.told = None
        self.changed = {}
        self.offered = {}
        self.parts = {}
        self.error = None
        self.back = None

    async def open(self):
        """Ask the engine for the game's own rules, and for those of the table, and show them."""
        self.table = self.chooser.table
        own = await self.chooser.ask(self.asked({}))
        if not own:
            return
        self.own = self.told = own
        self.changed = {} if self.table["rules"] else dict(self.table["options"])
        self.error = None
        self.panel.name(text.say("rules.house"))
        self.panel.buttons(
            [
                ("rules.use", "main", self.use),
                ("cancel", "quiet", self.panel.close),
            ]
        )
        self.draw()
        self.panel.show()
        await self.look()

    def asked(self, changed):
        """The table's rules with these options changed, as the engine is asked for them."""
        if self.table["rules"]:
            return {"rules": links.changed(self.table["rules"], changed)}
        asked = tables.rules_of(self.table)
        asked["options"] = changed
        return asked

    # What is shown

    def draw(self):
        """Write every option, by group."""
        body = dom.empty(self.panel.body)
        self.back = button("rules.reset", "quiet", self.reset)
        dom.add(body, self.lead(), dom.add(dom.make("p"), self.back))
        self.parts = {}
        self.offered = {}
        group, holder = None, None
        for choice in self.own["choices"]:
            if choice["group"] != group:
                group = choice["group"]
                holder = dom.make("details", "group", attributes={"data-group": group})
                summary = dom.make("summary")
                dom.add(summary, dom.make("span", text=text.say("group." + group)), dom.make("span", "changes"))
                body.appendChild(dom.add(holder, summary))
            holder.appendChild(self.option(choice))
        body.appendChild(self.sharing.draw())

    def lead(self):
        """Which game, for how many, and what the numbers of the sources are."""
        table = self.table
        said = text.say(
            "rules.lead",
            game=names.Name(rule_words.game_name(table["game"])),
            players=names.Name(text.say("table.players", count=table["seats"])),
        )
        lead = dom.make("p", "line", said + " ")
        address = "static/rules/index." + text.language() + ".html#sources"
        return dom.add(lead, dom.make("a", "page", text.say("rules.the_sources"), {"href": address}))

    def option(self, choice):
        """One option: its values to choose from, and a line for what the chosen one says."""
        option = choice["option"]
        values = [offered["value"] for offered in choice["values"]]
        value = self.changed.get(option, choice["value"])
        if value not in values:
            values.append(value)
        self.offered[option] = values

        def chosen(place):
            self.choose(option, values[int(place)])

        words = [(place, text.capital(rule_words.value_name(option, one))) for place, one in enumerate(values)]
        name = rule_words.option_name(option)
        group = radios(name, "option-" + option, words, place_of(values, value), chosen)
        group.dataset.option = option
        self.parts[option] = (group, dom.make("p", "says"), dom.make("p", "sources"))
        return dom.add(group, self.parts[option][1], self.parts[option][2])

    def mark(self):
        """Bring what is said of each option in line with what is chosen."""
        self.back.hidden = not self.changed
        counts = {}
        clashing = self.error.get("options", []) if self.error else []
        for choice in self.told["choices"]:
            option = choice["option"]
            group, says, sources = self.parts[option]
            value = self.value(option)
            says.textContent = rule_words.says(option, value, self.table["teams"] != "solo")
            sources.textContent = rule_words.sources(option, value)
            dom.mark(group, "changed", option in self.changed)
            dom.mark(group, "clashing", option in clashing)
            counts[choice["group"]] = counts.get(choice["group"], 0) + (option in self.changed)
            self.mark_values(choice, group)
        for part in dom.every("details", self.panel.body):
            count = counts.get(part.dataset.group, 0)
            words = text.say("rules.changes", count=count) if count else ""
            dom.one(".changes", part).textContent = words
            if dom.one(".clashing", part):
                part.open = True

    def mark_values(self, choice, group):
        """Show which values go with no other option as it stands."""
        disagrees = [(offered["value"], offered["disagrees"]) for offered in choice["values"]]
        for value, field in zip(self.offered[choice["option"]], dom.every("input", group)):
            others = [with_them for offered, with_them in disagrees if same(offered, value)]
            others = others[0] if others else []
            label = field.closest("label")
            sentence = ""
            if others and not self.error:
                called = [names.Name(rule_words.option_name(other)) for other in others]
                sentence = text.say("rules.disagrees", options=names.Name(text.join([str(name) for name in called])))
            dom.mark(label, "disagrees", bool(sentence))
            dom.put(label, "title", sentence or None)
            dom.put(field, "aria-description", sentence or None)

    # What is chosen

    def value(self, option):
        """The value an option has now."""
        return self.changed[option] if option in self.changed else self.own["options"][option]

    def values(self):
        """The value of every option, for a sentence about them."""
        now = dict(self.own["options"])
        now.update(self.changed)
        return now

    def choose(self, option, value):
        """A value was chosen."""
        if same(value, self.own["options"][option]):
            self.changed.pop(option, None)
        else:
            self.changed[option] = value
        asyncio.create_task(self.look())

    async def look(self):
        """Ask the engine about what is chosen; two options that disagree are shown at once."""
        changed = dict(self.changed)
        told = await self.chooser.answer(self.asked(changed), self.panel)
        if changed != self.changed:
            return
        self.error = None
        self.panel.say()
        if told is None:
            self.panel.say(text.say("wait.failed"), wrong=True)
            return
        if "error" in told:
            self.error = told["error"]
            self.panel.say(rule_words.clash(self.error, self.values()), wrong=True)
        else:
            self.told = told
        self.mark()
        self.sharing.look()

    def reset(self):
        """Back to the game's own rules."""
        self.changed = {}
        for choice in self.own["choices"]:
            option = choice["option"]
            place = place_of(self.offered[option], choice["value"])
            dom.every("input", self.parts[option][0])[place].checked = True
        self.panel.heading.focus()
        asyncio.create_task(self.look())

    def use(self):
        """Let these rules be those of the table."""
        if self.error:
            self.panel.say(rule_words.clash(self.error, self.values()), wrong=True)
            dom.one(".clashing input:checked", self.panel.body).focus()
            return
        table = dict(self.table)
        if table["rules"]:
            table["rules"] = self.told["text"]
        else:
            table["options"] = dict(self.changed)
        table["called"] = self.sharing.called()
        self.chooser.told = self.told
        self.panel.close()
        self.chooser.change(table)


def same(one, other):
    """Whether two values of an option are the same: yes is not 1."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def place_of(values, value):
    """Where *value* is among *values*."""
    return [same(one, value) for one in values].index(True)
