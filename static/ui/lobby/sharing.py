"""House rules kept under a name, forgotten, and shared as a link."""

import asyncio

from pyscript import window

from ui import dom, names, store, text
from ui.lobby import kept_rules, links
from ui.lobby.panel import button


class Sharing:
    """The last part of the house rules."""

    def __init__(self, house):
        self.house = house
        self.field = None
        self.link = None
        self.forget = None

    def draw(self):
        """Write it anew."""
        self.field = dom.make(
            "input",
            "name-field",
            attributes={"id": "rules-name", "maxlength": str(names.LONGEST), "autocomplete": "off"},
        )
        self.field.value = self.house.table["called"]
        dom.listen(self.field, "input", lambda event: self.look())
        self.link = dom.make("input", "link-field", attributes={"id": "rules-link", "readonly": ""})
        self.forget = button("rules.forget", "quiet", self.on_forget)
        part = dom.make("section", "sharing")
        return dom.add(
            part,
            dom.make("h3", text=text.say("rules.keep_title")),
            label("rules-name", "rules.name"),
            dom.add(dom.make("p", "field-row"), self.field, button("rules.keep", "quiet", self.on_keep), self.forget),
            label("rules-link", "rules.link"),
            dom.add(dom.make("p", "field-row"), self.link, button("rules.copy", "quiet", self.on_copy)),
        )

    def look(self):
        """Bring the link in line with what is chosen, and offer to forget only what is kept."""
        address = window.location.href.split("#")[0]
        self.link.value = address + links.write(self.house.told["text"], self.name())
        self.forget.hidden = not self.is_kept()

    def name(self):
        """The name written."""
        return names.clean(self.field.value)

    def is_kept(self):
        """Whether rules are kept under the name written."""
        return any(one["name"] == self.name() for one in kept_rules.kept())

    def called(self):
        """The name of the rules, where they are kept under it as they are, or came with it."""
        rules = self.house.told["text"]
        kept = any(one["name"] == self.name() and one["rules"] == rules for one in kept_rules.kept())
        came = self.name() == self.house.table["called"] and not self.house.changed and self.house.table["rules"]
        return self.name() if kept or came else ""

    def on_keep(self):
        """Keep the rules under their name."""
        if self.house.error:
            self.house.use()
        elif not self.name():
            self.house.panel.say(text.say("rules.name_first"), wrong=True)
            self.field.focus()
        else:
            kept_rules.keep(self.name(), self.house.told["text"])
            self.house.panel.say(text.say("rules.kept_now", name=names.Name(self.name())))
            self.after()

    def on_forget(self):
        """Keep the rules of that name no more."""
        kept_rules.forget(self.name())
        self.house.panel.say(text.say("rules.forgotten", name=names.Name(self.name())))
        self.field.focus()
        self.after()

    def after(self):
        """What is kept has changed."""
        self.look()
        self.house.chooser.draw_games()

    def on_copy(self):
        """Copy the link, or mark it where the browser does not let us."""
        if self.house.error:
            self.house.use()
        else:
            asyncio.create_task(self.copy())

    async def copy(self):
        """Ask the browser to copy the link."""
        self.link.select()
        board = window.navigator.clipboard
        try:
            await store.promised(board.writeText, board, self.link.value)
            self.house.panel.say(text.say("rules.copied"))
        except Exception:
            self.house.panel.say(text.say("rules.copy_by_hand"))


def label(field, key):
    """The label of a field."""
    return dom.make("label", text=text.say(key), attributes={"for": field})
