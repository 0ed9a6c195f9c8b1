"""The form of one table: how many play, who with whom, under which names, how long."""

from pyscript import document

from ui import dom, names, tables, text
from ui.lobby import differences, rule_words, table_forms
from ui.lobby.panel import button, options, radios
from ui.lobby.rules_now import page_link

SIDES = "ABC"
"""The letters of the teams."""


class SeatsForm:
    """Draws the table that `chooser` holds, and tells it each change."""

    def __init__(self, chooser):
        self.chooser = chooser
        self.body = dom.make("div", "table-form")
        self.opposed = None
        dom.listen(self.body, "keydown", self.on_key)

    def on_key(self, event):
        """Enter in a field plays."""
        if event.key == "Enter" and event.target.tagName == "INPUT":
            event.preventDefault()
            self.chooser.on_play()

    def draw(self):
        """Write the form; the focus stays on the field it was on."""
        table = self.chooser.table
        active = document.activeElement
        held = held_by(active) if active and self.body.contains(active) else None
        name = rule_words.game_name(table["game"])
        title = dom.make("h3", "game-title", table["called"] or name, {"tabindex": "-1"})
        dom.put(title, "lang", None if table["called"] else rule_words.game_tongue(table["game"]))
        dom.add(dom.empty(self.body), title, self.line(table, name))
        if not table["rules"]:
            self.add_seats(table)
        self.body.appendChild(self.names(table))
        if len(table["people"]) < table["seats"]:
            self.body.appendChild(self.levels(table))
        if not table["rules"]:
            self.body.appendChild(self.length(table))
        self.body.appendChild(self.house_rules(table))
        if held:
            self.focus(held)

    def focus(self, held):
        """The field of that name and value; the first of that name, where it has gone."""
        fields = dom.every("input, select", self.body)
        for same in (held, (held[0], None)):
            for field in fields:
                if field.name == same[0] and same[1] in (None, field.value):
                    field.focus()
                    return

    def line(self, table, name):
        """What the game is, and where its rules are."""
        line = dom.make("p", "line")
        if table["called"]:
            line.textContent = text.say("rules.after", game=names.Name(name)) + " "
        else:
            line.textContent = text.say("game." + table["game"] + ".line") + " "
        return dom.add(line, page_link(table["game"], name))

    def add_seats(self, table):
        """How many play, and in which teams."""
        forms = self.chooser.rows[table["game"]]["seats"]
        if len(forms) > 1:
            counts = [(form["seats"], text.number(form["seats"])) for form in forms]
            self.body.appendChild(radios(text.say("table.seats"), "seats", counts, table["seats"], self.on_seats))
        else:
            self.body.appendChild(dom.make("p", "fixed", text.say("table.players", count=table["seats"])))
        teams = self.forms(table["seats"])
        if len(teams) > 1:
            choices = [(form, text.capital(rule_words.value_name("teams", form))) for form in teams]
            self.body.appendChild(radios(text.say("table.teams"), "teams", choices, table["teams"], self.on_teams))

    def forms(self, seats):
        """The forms of teams at so many seats."""
        for form in self.chooser.rows[self.chooser.table["game"]]["seats"]:
            if form["seats"] == seats:
                return form["teams"]
        return []

    def on_seats(self, value):
        """Another number of players."""
        teams = self.forms(int(value))
        kept = self.chooser.table["teams"]
        self.chooser.change(table_forms.seated(self.chooser.table, int(value), kept if kept in teams else teams[0]))

    def on_teams(self, value):
        """Another form of teams."""
        self.chooser.change(table_forms.seated(self.chooser.table, self.chooser.table["seats"], value))

    def names(self, table):
        """A row a seat: its team, its name, who plays it."""
        group = dom.add(dom.make("fieldset", "setting"), dom.make("legend", text=text.say("table.who")))
        usual = table_forms.usual_names(table)
        by_sides = table_forms.sides(table)
        for seat in range(table["seats"]):
            row = dom.make("div", "seat-row")
            if table["teams"] != "solo":
                side = [seat in seats for seats in by_sides].index(True)
                badge = text.say("table.side", letter=SIDES[side])
                row.appendChild(dom.make("span", "side side-" + str(side), SIDES[side], {"title": badge}))
            dom.add(row, self.name_field(table, seat, usual[seat]), self.player_field(table, seat))
            group.appendChild(row)
        self.opposed = dom.make("p", "opposed", opposed(table))
        self.opposed.hidden = table["teams"] == "solo"
        group.appendChild(self.opposed)
        if len(table["people"]) > 1:
            group.appendChild(dom.make("p", "opposed", text.say("table.hand_over")))
        return group

    def name_field(self, table, seat, usual):
        """Where a name is written; the usual one shows through."""
        attributes = {
            "name": "name-%d" % seat,
            "maxlength": str(names.LONGEST),
            "placeholder": usual,
            "aria-label": text.say("table.name", number=seat + 1),
            "spellcheck": "false",
            "autocomplete": "off",
            "enterkeyhint": "done",
        }
        field = dom.make("input", "name-field", attributes=attributes)
        field.value = table["names"][seat]

        def renamed(event):
            table["names"][seat] = names.clean(event.target.value)
            self.opposed.textContent = opposed(table)

        dom.listen(field, "input", renamed)
        return field

    def player_field(self, table, seat):
        """Who plays a seat: a person on this device, or the computer; the first is always a person's."""
        if seat == table["people"][0]:
            return dom.make("span", "player", text.say("table.person"))
        attributes = {"name": "player-%d" % seat, "aria-label": text.say("table.player", number=seat + 1)}
        field = dom.make("select", "player", attributes=attributes)
        kinds = [(kind, text.say("table." + kind)) for kind in ("computer", "person")]
        options(field, kinds, "person" if seat in table["people"] else "computer")

        def changed(event):
            others = [other for other in table["people"] if other != seat]
            table["people"] = sorted(others + [seat]) if event.target.value == "person" else others
            self.chooser.change(table)

        dom.listen(field, "change", changed)
        return field

    def levels(self, table):
        """How well the computer plays."""
        choices = [(name, text.say("level." + name)) for name in tables.LEVELS]
        group = radios(text.say("level.title"), "level", choices, table["level"], self.on_level)
        return dom.add(group, dom.make("p", "level-line", text.say("level." + table["level"] + "_line")))

    def on_level(self, value):
        """Another level."""
        changed = dict(self.chooser.table)
        changed["level"] = value
        self.chooser.change(changed)

    def length(self, table):
        """How long the match goes on."""
        row = self.chooser.rows[table["game"]]
        offered = self.chooser.offered
        now = table_forms.length_of(table, row)
        lengths = ["target %d" % count for count in sorted(set(offered["targets"] + [row["target"]]))]
        lengths += ["deals %d" % count for count in offered["deals"]]
        if now not in lengths:
            lengths.append(now)
        field = dom.make("select", "length", attributes={"name": "length", "id": "table-length"})
        choices = []
        for length in lengths:
            how, count = length.split()
            choices.append((length, text.say("table.length_" + how, count=int(count))))
        options(field, choices, now)

        def changed(event):
            self.chooser.change(table_forms.lasting(table, row, event.target.value))

        dom.listen(field, "change", changed)
        label = dom.make("label", text=text.say("table.length"), attributes={"for": "table-length"})
        return dom.add(dom.make("p", "length-row"), label, field)

    def house_rules(self, table):
        """What differs from the game, and the way to change it."""
        part = dom.add(dom.make("section", "setting"), dom.make("h4", text=text.say("rules.house")))
        options = {
            option: value
            for option, value in self.chooser.differs().items()
            if table["rules"] or option not in ("end", "target", "deals")
        }
        part.appendChild(differences.listed(options, table["teams"] != "solo"))
        return dom.add(part, button("rules.change", "quiet", self.chooser.on_house_rules))


def held_by(element):
    """The name and value of the field that has the focus; None where it is on something else."""
    name = element.getAttribute("name")
    return (name, element.value) if name else None


def opposed(table):
    """Who plays against whom: `You and Carla against Bruno and Dino`."""
    called = table_forms.all_names(table)
    parts = [text.join([called[seat] for seat in side]) for side in table_forms.sides(table)]
    return (" " + text.say("table.against") + " ").join(parts)
