"""The list of what differs from a game's own rules."""

from ui import dom, text
from ui.lobby import rule_words


def listed(options, teams):
    """Each option that differs, with its value and the rule it is; a sentence where none does."""
    if not options:
        return dom.make("p", "as-usual", text.say("rules.as_usual"))
    entries = dom.make("dl", "differences")
    for option, value in options.items():
        name = rule_words.option_name(option)
        term = dom.make("dt", text=text.say("rules.entry", name=rule_words.Name(name), value=said(option, value)))
        dom.add(entries, term, dom.make("dd", text=rule_words.says(option, value, teams)))
    return entries


def said(option, value):
    """A value as a fact of a sentence."""
    return rule_words.Name(rule_words.value_name(option, value))
