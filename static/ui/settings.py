"""The settings: what may be chosen is data, the dialog is drawn from it."""

from pyscript import document

from ui import decks, dom, store, text

CHOICES = (
    ("language", text.LANGUAGES),
    ("speed", ("instant", "quick", "calm", "slow")),
    ("theme", ("auto", "light", "dark")),
    ("deck", decks.DECKS),
    ("corner", ("letter", "value", "none")),
    ("suits", ("deck", "latin", "french")),
    ("colours", ("usual", "four")),
    ("letters", ("on", "off")),
    ("memory", ("off", "on")),
)
"""Each setting and what it may be, the usual choice first but for speed and language."""
USUAL = {
    "language": None,
    "speed": "calm",
    "theme": "auto",
    "deck": decks.DECKS[0],
    "corner": "letter",
    "suits": "deck",
    "colours": "usual",
    "letters": "on",
    "memory": "off",
}


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
        return decks.family() if self.values["suits"] == "deck" else self.values["suits"]

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
        """Bring the theme of the page and the look of the cards in line."""
        theme = self.values["theme"]
        dom.put(document.documentElement, "data-theme", None if theme == "auto" else theme)
        decks.show(self.values["deck"], self.values["corner"], self.values["colours"])

    def draw(self):
        """Write the dialog in the language spoken. The focus stays on the choice it was on."""
        active = document.activeElement
        held = (active.name, active.value) if active and self.fields.contains(active) else None
        dom.empty(self.fields)
        for name, choices in CHOICES:
            if name == "colours" and not decks.has_four_colours():
                continue
            group = dom.make("fieldset", "setting")
            group.appendChild(dom.make("legend", text=text.say("settings." + name)))
            row = dom.make("div", "row")
            for value in choices:
                label = dom.make("label", "option")
                field = dom.make("input", attributes={"type": "radio", "name": name, "value": value})
                field.checked = self.values[name] == value
                words = dom.make("span", text=text.say("settings." + name + "_" + value))
                if name == "language":
                    dom.put(words, "lang", value)
                row.appendChild(dom.add(label, field, words))
                if name == "deck":
                    decks.preview(label, value)
                if held == (name, value):
                    held_field = field
            self.fields.appendChild(dom.add(group, row))
            if name == "deck":
                group.appendChild(
                    dom.make("button", "quiet", text.say("gallery.look"), {"type": "button", "id": "look-at-cards"})
                )
        if held:
            held_field.focus()
