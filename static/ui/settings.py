"""The settings: what may be chosen is data, the dialog is drawn from it (`second/settings_form.py`)."""

from pyscript import document

from ui import decks, dom, store, text

CHOICES = (
    ("language", text.LANGUAGES),
    ("theme", ("auto", "light", "dark")),
    ("contrast", ("auto", "usual", "high")),
    ("deck", decks.DECKS),
    ("corner", ("letter", "value", "none")),
    ("suits", ("deck", "latin", "french")),
    ("colours", ("usual", "four")),
    ("order", ("rank", "suit", "dealt")),
    ("size", ("usual", "large", "small")),
    ("side", ("right", "left")),
    ("speed", ("instant", "quick", "calm", "slow")),
    ("pause", ("none", "short", "long")),
    ("taken", ("stays", "passes")),
    ("sound", ("off", "soft", "on", "loud")),
    ("confirm", ("off", "on")),
    ("memory", ("off", "on")),
    ("chances", ("off", "on")),
    ("advice", ("off", "on")),
    ("letters", ("on", "off")),
)
"""Each setting and what it may be."""
USUAL = {"language": None, "speed": "calm", "pause": "short"}
"""The usual choice, where it is not the first."""


class Settings:
    """The settings of this device. *changed* is called with the name of each one that changes."""

    def __init__(self, changed):
        self.changed = changed
        kept = store.settings()
        self.values = {}
        for name, choices in CHOICES:
            self.values[name] = kept[name] if kept.get(name) in choices else USUAL.get(name, choices[0])
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
        """Bring the theme of the page and the look of the cards in line, and what else a style sheet does."""
        for name in ("side", "taken", "theme", "size"):
            dom.put(document.documentElement, "data-" + name, self.values[name])
        decks.show(self.values["deck"], self.values["corner"], self.values["colours"])
