"""The dialog of the settings, drawn from what may be chosen."""

from pyscript import document

from ui import dom, text
from ui.settings import CHOICES

HEADINGS = {"theme": "look", "suits": "cards", "speed": "play", "confirm": "help"}
"""What is written above a setting, where those that follow have something in common."""


class SettingsForm:
    """Writes the choices of *settings*."""

    def __init__(self, settings):
        self.settings = settings
        self.fields = settings.fields

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
                field.checked = self.settings[name] == value
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
