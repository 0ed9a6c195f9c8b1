"""The words of games, options and their values, as the rules pages have them too."""

from ui import text
from ui.names import Name


def game_name(game):
    """The name of a game; what it was called, where there is no such game."""
    return text.say("game." + game + ".name") if text.entry("game." + game) else game


def game_tongue(game):
    """The language that the name of a game is in, whatever language is spoken."""
    return "es" if game.startswith("escoba") else "it"


def option_name(option):
    """The name of an option; its own name, where there is no such option."""
    return text.say("option." + option + ".name") if text.entry("option." + option) else option


def value_name(option, value):
    """What a value of an option is called; the value itself, where the option has none of that name."""
    entry = _entry(option, value, "name")
    return _say(entry, value) if entry else str(value)


def says(option, value, teams=False):
    """The rule that an option is with this value, as a sentence; *teams*: as it is said where teams play."""
    entry = _entry(option, value, "says")
    if not entry:
        return ""
    said = text.capital(_say(entry, value, "pairs" if teams else None))
    return said if said[-1] in ".!?" else said + "."


def sources(option, value):
    """Where a value of an option comes from: statements of the sources, or usage."""
    statements = text.entry("sources." + option + "." + _key(value))
    return text.say("rules.sources", list=", ".join(statements)) if statements else text.say("rules.usage")


def named(option, value):
    """An option with its value: `“Aces: take the whole table”`."""
    if value is None and not _entry(option, value, "name"):
        return text.say("rules.option", name=Name(option_name(option)))
    return text.say("rules.named", name=Name(option_name(option)), value=Name(value_name(option, value)))


def clash(error, values):
    """What is wrong with some rules, in a sentence; *values* are those of the options, as far as they are known."""
    code = error["code"]
    facts = {name: Name(str(value)) for name, value in error.items()}
    if code in ("option-needs", "options-clash", "pack-not-dealt-out"):
        one, other = error["options"][:2]
        return text.sentence(
            "rules." + code,
            one=Name(named(one, values.get(one))),
            other=Name(named(other, values.get(other))),
        )
    if code == "option-value":
        facts["name"] = Name(option_name(error["option"]))
    return text.sentence("rules." + code if text.entry("rules." + code) else "rules.unread", **facts)


def _key(value):
    """The name of a value in the catalogues."""
    return str(value).lower()


def _entry(option, value, part):
    for key in (_key(value), "number"):
        entry = "option." + option + "." + key + "." + part
        if text.entry(entry) or text.entry(entry + "_other"):
            return entry
    return None


def _say(entry, value, context=None):
    if isinstance(value, int) and not isinstance(value, bool):
        return text.say(entry, context, count=value)
    return text.say(entry, context)
