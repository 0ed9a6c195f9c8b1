"""The settings: what may be chosen is data, the dialog is drawn from it (`second/settings_form.py`)."""

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
    ("chances", ("off", "on")),
    ("advice", ("off", "on")),
)
"""Each setting and what it may be, the usual choice first but for speed and language."""
USUAL = {
    "language": None, "speed": "calm", "theme": "auto", "deck": decks.DECKS[0], "corner": "letter", "suits": "deck",
    "colours": "usual", "letters": "on", "memory": "off", "chances": "off", "advice": "off",
}  # fmt: skip


class Settings:
    """The settings of this device. *changed* is called with the name of each one that changes."""

    def __init__(self, changed):
        self.changed = changed
        kept = store.settings()
        self.values = {}
        for name, choices in CHOICES:
            self.values[name] = kept[name] if kept.get(name) in choices else USUAL[name]
        if not self.values["language"]:
            asked = dom.one("html").getAttribute("lang")
            self.values["language"] = asked if asked in text.LANGUAGES else text.LANGUAGES[0]
            self.chosen_language = False

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

    def look(self):
        """Bring the theme of the page and the look of the cards in line."""
        theme = self.values["theme"]
        dom.put(document.documentElement, "data-theme", None if theme == "auto" else theme)
        decks.show(self.values["deck"], self.values["corner"], self.values["colours"])
