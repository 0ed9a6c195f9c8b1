"""The rules of the match being played: what differs from the game, and the way to its rules page."""

from ui import dom, names, text
from ui.lobby import differences, rule_words
from ui.lobby.panel import Panel


class RulesNow:
    """A dialog that is written each time it is opened."""

    def __init__(self):
        self.panel = Panel("rules-now-dialog")

    def show(self, view, called):
        """Tell the rules of the match of *view*; *called* is the name of the house rules, if they have one."""
        game = view["game"]
        name = rule_words.game_name(game)
        options = view["rules"]["options"]
        self.panel.name(text.say("rules.now", game=rule_words.Name(called or name)))
        body = dom.empty(self.panel.body)
        if not options:
            body.appendChild(dom.make("p", "line", text.say("game." + game + ".line")))
        dom.add(
            body,
            dom.make("h3", text=text.say("rules.differs", game=rule_words.Name(name))),
            differences.listed(options, len(view["sides"]) < len(view["seats"])),
            dom.add(dom.make("p"), page_link(game, name)),
            *levels(view),
        )
        self.panel.buttons([("close", "main", self.panel.close)])
        self.panel.show()


def levels(view):
    """How well the computer plays, seat by seat where that differs."""
    found = [(seat["seat"], seat["level"]) for seat in view["seats"] if seat["level"]]
    if not found:
        return []
    if len({level for _, level in found}) == 1:
        said = [text.say("level." + found[0][1])]
    else:
        said = [
            text.say("rules.entry", name=names.fact(view, seat), value=names.Name(text.say("level." + level)))
            for seat, level in found
        ]
    return [dom.make("h3", text=text.say("level.title"))] + [dom.make("p", text=line) for line in said]


def page_link(game, name):
    """The link to the rules page of a game."""
    address = "static/rules/" + game + "." + text.language() + ".html"
    return dom.make("a", "page", text.say("rules.page", game=rule_words.Name(name)), {"href": address})
