"""The settings: what may be chosen is data, the dialog is drawn from it."""

from pyscript import document

from ui import cards, dom, store, text

CHOICES = (
    ("language", text.LANGUAGES),
    ("theme", ("auto", "light", "dark")),
    ("contrast", ("auto", "usual", "high")),
    ("suits", ("deck", "latin", "french")),
    ("colours", ("usual", "four")),
    ("order", ("rank", "suit", "dealt")),
    ("side", ("right", "left")),
    ("speed", ("instant", "quick", "calm", "slow")),
    ("pause", ("none", "short", "long")),
    ("taken", ("stays", "passes")),
    ("sound", ("off", "on")),
    ("confirm", ("off", "on")),
    ("memory", ("off", "on")),
    ("letters", ("on", "off")),
)
"""Each setting and what it may be."""
HEADINGS = {"theme": "look", "suits": "cards", "speed": "play", "confirm": "help"}
"""What is written above a setting, where those that follow have something in common."""
USUAL = {
    "language": None, "speed": "calm", "theme": "auto", "suits": "deck", "colours": "usual", "letters": "on",
    "memory": "off", "contrast": "auto", "order": "rank", "side": "right", "pause": "short", "taken": "stays",
    "sound": "off", "confirm": "off",
}  # fmt: skip


class Settings:
    """The settings of this device. *changed* is called with the name of each one that changes."""

    def __init__(self, changed):
        self.changed = changed
        self.fields = dom.by_id("settings-fields")
        kept = store.settings()
        self.values = {}
        for name, choices in CHOICES:
            self.values[name] = kept[name] if kept.get(name) in choices else USUAL[name]
        if not self.values["language"]:
            asked = dom.one("html").getAttribute("lang")
            self.values["language"] = asked if asked in text.LANGUAGES else text.LANGUAGES[0]
            self.chosen_language = False
        dom.listen(self.fields, "change", self.on_change)

    def __getitem__(self, name):
        return self.values[name]

    def suits(self):
        """The suits by whose names cards are called: those chosen, or those of the cards' pictures."""
        return cards.SUITS if self.values["suits"] == "deck" else self.values["suits"]

    def put(self, name, value):
        """Change a setting and keep it."""
        if self.values[name] != value:
            self.values[name] = value
            store.keep_settings(self.values)
            self.changed(name)

    def on_change(self, event):
        """A choice was made in the dialog."""
        self.put(event.target.name, event.target.value)

    def look(self):
        """Bring theme and colours of the page in line, and what else a style sheet does."""
        for name in ("side", "taken"):
            dom.put(document.documentElement, "data-" + name, self.values[name])
        theme = self.values["theme"]
        dom.put(document.documentElement, "data-theme", None if theme == "auto" else theme)
        dom.mark(document.documentElement, "four-colours", self.values["colours"] == "four")

    def draw(self):
        """Write the dialog in the language spoken. The focus stays on the choice it was on."""
        active = document.activeElement
        held = (active.name, active.value) if active and self.fields.contains(active) else None
        dom.empty(self.fields)
        for name, choices in CHOICES:
            if name in HEADINGS:
                self.fields.appendChild(dom.make("h3", text=text.say("settings.about." + HEADINGS[name])))
            group = dom.make("fieldset", "setting")
            group.appendChild(dom.make("legend", text=text.say("settings." + name)))
            row = dom.make("div", "row")
            for value in choices:
                label = dom.make("label", "option")
                field = dom.make("input", attributes={"type": "radio", "name": name, "value": value})
                field.checked = self.values[name] == value
                words = dom.make("span", text=called(name, value))
                if name == "language":
                    dom.put(words, "lang", value)
                row.appendChild(dom.add(label, field, words))
                if held == (name, value):
                    held_field = field
            self.fields.appendChild(dom.add(group, row))
        if held:
            held_field.focus()


def called(name, value):
    """What a choice is called: a language as it calls itself, as on its button in the lobby."""
    if name == "language":
        return dom.one("#languages [data-language=" + value + "]").textContent
    return text.say("settings." + name + "_" + value)
