"""The words of the page: catalogues in i18next's JSON format (version 4), with the browser's plural rules."""

import json
import os

from pyscript import window

from ui import dom

LANGUAGES = tuple(dom.one("html").getAttribute("data-languages").split())
"""The codes of the languages, the first being that of a browser which asks for none of them."""
RANKS = "A234567JQK"
SUITS = "DCSB"

_catalogue = {}
_language = LANGUAGES[0]
_plurals = None
_suits = "french"
_court = "french"
_card_words = ()
"""What a text says of suits and figures, and what it says instead: pairs. The catalogues speak of French ones."""


def use(language, suits="french", court="french"):
    """Speak *language* from now on; *suits* is `latin` (coins, cups...) or `french` (diamonds, hearts...).

    Beside Latin suits the figures are called as those of *court* are: with a queen in the `french` one, with a knight
    in the `latin` one. Beside French suits they have their French names.
    """
    global _catalogue, _language, _plurals, _suits, _court, _card_words
    if language != _language or not _catalogue:
        _catalogue = {}
        _language = language
        for beginning in ("", "second.", "coach.", "comfort."):
            if beginning + language + ".json" in os.listdir("i18n"):
                read(beginning)
    _plurals = window.Intl.PluralRules.new(language)
    _suits = suits
    _court = court if suits == "latin" else suits
    _card_words = pairs("suit_words", suits) + pairs("court_words", _court)
    dom.put(dom.one("html"), "lang", language)
    label()


def label():
    """Say what the elements of the page say that name their sentence themselves."""
    for element in dom.every("[data-text]"):
        if entry(element.getAttribute("data-text")):
            element.textContent = say(element.getAttribute("data-text"))


def pairs(key, kind):
    """What an entry says to put instead of what, beside suits or figures of this kind."""
    said = _catalogue[key].get(kind)
    return [pair.split(" > ") for pair in said.split(", ")] if said else []


def use_more(beginning):
    """Speak on as before, with the words of one more catalogue, which is at hand."""
    read(beginning)
    label()


def read(beginning):
    """Say the words of a catalogue too."""
    with open("i18n/" + beginning + _language + ".json") as file:
        add(json.loads(file.read()))


def add(entries):
    """Say these entries too, until another language is spoken; those of a section that is there join it."""
    for name, value in entries.items():
        if isinstance(value, dict) and isinstance(_catalogue.get(name), dict):
            _catalogue[name].update(value)
        else:
            _catalogue[name] = value


def language():
    """The language spoken."""
    return _language


def number(value, digits=0):
    """A number as people of this language write it."""
    return ("%.*f" % (digits, value)).replace(".", say("decimal"))


def entry(key):
    """What the catalogue holds for *key*, or None."""
    found = _catalogue
    for part in key.split("."):
        if not isinstance(found, dict) or part not in found:
            return None
        found = found[part]
    return found


def say(key, context=None, **facts):
    """The sentence of *key*. `count` among the facts chooses the plural, *context* the variant (`key_context`).

    Facts that are cards, or lists of cards, become words.
    """
    found = None
    for name in _variants(key, context, facts.get("count")):
        found = entry(name)
        if isinstance(found, str):
            break
    if not isinstance(found, str):
        return key
    if not key.startswith("settings."):
        for written, said in _card_words:
            found = found.replace(written, said)
    for name, value in facts.items():
        found = found.replace("{{" + name + "}}", words(value))
    return found


def _variants(key, context, count):
    bases = [key] if context is None else [key + "_" + context, key]
    for base in bases:
        if count is not None:
            yield base + "_" + _plurals.select(count)
            yield base + "_other"
        yield base


def sentence(key, context=None, **facts):
    """As `say`, beginning with a capital letter."""
    return capital(say(key, context, **facts))


def capital(text):
    """*text* with its first letter a capital."""
    return text[:1].upper() + text[1:]


def is_card(value):
    """Whether *value* is the text of a card."""
    return isinstance(value, str) and len(value) == 2 and value[0] in RANKS and value[1] in SUITS


def words(value):
    """A fact as words: cards by name with their article, lists joined, lists of lists as alternatives."""
    if is_card(value):
        return the(value)
    if isinstance(value, (list, tuple)):
        if value and isinstance(value[0], (list, tuple)):
            return join([words(part) for part in value], "or_else" if any(len(part) > 1 for part in value) else "or")
        return join([words(part) for part in value], "and")
    return str(value)


def join(parts, how="and"):
    """Parts as one enumeration, the last two joined by the word for *how*: `and`, `or`, or between parts that are
    enumerations themselves `or_else`.
    """
    if len(parts) < 2:
        return "".join(parts)
    before, after = say("list." + how).split("{{first}}")
    return before + ", ".join(parts[:-1]) + after.replace("{{last}}", parts[-1])


def card(text):
    """The name of a card: `7 de carreau`."""
    return say("suit." + _suits + "." + text[1], rank=rank(text[0]))


def the(text):
    """The name of a card with its article: `le 7 de carreau`."""
    return say("suit." + _suits + "." + text[1], rank=say("the." + text[0], _court))


def rank(letter):
    """The name of a rank: `dame`, or in the court of a Latin deck `cavalier`."""
    return say("rank." + letter, _court)


def suit(letter):
    """The name of a suit: `deniers`."""
    return say("suits." + _suits + "." + letter)


def suits():
    """How the suits are named: `latin` or `french`."""
    return _suits


def named(facts):
    """The cards that a sentence with these facts names."""
    found = []
    for value in facts.values():
        if is_card(value):
            found.append(value)
        elif isinstance(value, list):
            found += named(dict(enumerate(value)))
    return found
