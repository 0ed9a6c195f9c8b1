"""The dialog of the settings, drawn from what may be chosen."""

import asyncio

from pyscript import document

from ui import decks, dom, later, text
from ui.second import deck_choice
from ui.settings import CHOICES

HEADINGS = {"theme": "look", "deck": "cards", "speed": "play", "confirm": "help"}
"""What is written above a setting, where those that follow have something in common."""


class SettingsForm:
    """Writes the choices, and changes the settings of the page."""

    def __init__(self, page):
        self.settings = page.settings
        self.fields = dom.by_id("settings-fields")
        self.said = dom.make("p", "panel-said", attributes={"role": "status"})
        self.deck = None
        """The deck chosen last."""
        dom.one("#settings form").prepend(self.said)
        dom.listen(self.fields, "change", self.on_change)
        dom.listen(self.fields, "click", self.on_click)

    def on_change(self, event):
        """A choice was made."""
        self.say("")
        name, value = event.target.name, event.target.value
        if name == "deck":
            asyncio.create_task(self.take_deck(value))
        else:
            self.settings.put(name, value)

    def on_click(self, event):
        """The cards are to be looked at."""
        if event.target.closest("#look-at-cards"):
            asyncio.create_task(self.look_at_cards())

    async def take_deck(self, name):
        """Show the deck chosen once it is here; where it cannot be had, the one on the table stays."""
        self.deck = name
        try:
            await deck_choice.fetch(name)
        except OSError:
            self.draw()
            self.say(text.say("gallery.failed"))
        else:
            if self.deck == name:
                self.settings.put("deck", name)

    async def look_at_cards(self):
        """Show all cards of the deck."""
        try:
            gallery = await later.gallery()
        except OSError:
            self.say(text.say("wait.failed"))
        else:
            gallery.open()

    def say(self, sentence):
        """A sentence above the button, seen and spoken: what is told on the table lies behind the dialog."""
        self.said.textContent = sentence

    def draw(self):
        """Write the dialog in the language spoken. The focus stays on what it was on."""
        active = document.activeElement
        held = held_by(active) if active and self.fields.contains(active) else None
        dom.empty(self.fields)
        for name, choices in CHOICES:
            if name in HEADINGS:
                self.fields.appendChild(dom.make("h3", text=text.say("settings.about." + HEADINGS[name])))
            if name != "colours" or "four" in decks.shown()["colours"]:
                self.fields.appendChild(self.group(name, choices))
        again = held and dom.one(held, self.fields)
        if again:
            again.focus()

    def group(self, name, choices):
        """The choices of one setting."""
        row = dom.make("div", "row")
        for value in choices:
            field = dom.make("input", attributes={"type": "radio", "name": name, "value": value})
            field.checked = self.settings[name] == value
            words = dom.make("span", text=called(name, value))
            if name == "language":
                dom.put(words, "lang", value)
            option = dom.add(dom.make("label", "option"), field, words)
            if name == "deck":
                deck_choice.preview(option, value)
            row.appendChild(option)
        group = dom.make("fieldset", "setting")
        dom.add(group, dom.make("legend", text=text.say("settings." + name)), row)
        if name == "deck":
            look = {"type": "button", "id": "look-at-cards"}
            group.appendChild(dom.make("button", "quiet", text.say("gallery.look"), look))
        return group


def held_by(element):
    """How a choice, or the button below the decks, is found when the dialog is written again."""
    if element.id:
        return "#" + element.id
    return "[name=" + element.name + "][value=" + element.value + "]"


def called(name, value):
    """What a choice is called: a language as it calls itself, as on its button in the lobby."""
    if name == "language":
        return dom.one("#languages [data-language=" + value + "]").textContent
    return text.say("settings." + name + "_" + value)
