"""A dialog with a title, a body that scrolls, and buttons that stay in sight below it."""

from pyscript import document

from ui import dom, text


class Panel:
    """Made once; its words are written anew each time it is shown."""

    def __init__(self, name):
        self.dialog = dom.make("dialog", "panel", attributes={"id": name, "aria-labelledby": name + "-title"})
        self.heading = dom.make("h2", attributes={"id": name + "-title", "tabindex": "-1"})
        self.body = dom.make("div", "panel-body")
        self.said = dom.make("p", "panel-said", attributes={"role": "status"})
        self.end = dom.make("p", "buttons")
        dom.add(self.dialog, self.heading, self.body, dom.add(dom.make("div", "panel-end"), self.said, self.end))
        document.body.appendChild(self.dialog)

    def name(self, title):
        """Say what the panel is."""
        self.heading.textContent = title

    def say(self, sentence="", wrong=False):
        """A sentence above the buttons, seen and spoken."""
        self.said.textContent = sentence
        dom.mark(self.said, "wrong", wrong)

    def buttons(self, entries):
        """The buttons: each its text in the catalogue, its class, and what it does."""
        dom.empty(self.end)
        for key, kind, deed in entries:
            self.end.appendChild(button(key, kind, deed))

    def show(self):
        """Open it at its top."""
        self.say()
        if not self.dialog.open:
            self.dialog.showModal()
        self.body.scrollTop = 0
        self.heading.focus()

    def close(self):
        """Close it."""
        self.dialog.close()


def button(key, kind, deed, **facts):
    """A button with a text of the catalogue."""
    made = dom.make("button", kind, text.say(key, **facts), {"type": "button", "data-text-key": key})
    dom.listen(made, "click", lambda event: deed())
    return made


def radios(legend, name, choices, chosen, deed):
    """A group of radio buttons in a row: *choices* are values with their words; *deed* is called with the new value."""
    group = dom.add(dom.make("fieldset", "setting"), dom.make("legend", text=legend))
    row = dom.make("div", "row")
    for value, words in choices:
        field = dom.make("input", attributes={"type": "radio", "name": name, "value": str(value)})
        field.checked = value == chosen
        row.appendChild(dom.add(dom.make("label", "option"), field, dom.make("span", text=words)))
    dom.listen(group, "change", lambda event: deed(event.target.value))
    return dom.add(group, row)


def options(field, choices, chosen):
    """Fill a drop-down list: *choices* are values with their words."""
    for value, words in choices:
        choice = dom.make("option", text=words, attributes={"value": value})
        choice.selected = value == chosen
        field.appendChild(choice)
    return field
