"""The coach's reasons as sentences: in a few words, or with the numbers."""

from ui import names, text

LEAST = 0.1
"""Points below which two digits are told."""


def in_short(told):
    """The first reason of a Hint or an Explanation, without numbers."""
    return sentence(told["because"][0], short=True)


def in_full(told):
    """Every reason, with its numbers."""
    return " ".join(sentence(reason) for reason in told["because"])


def sentence(reason, short=False):
    """One reason as a sentence."""
    facts = {name: value for name, value in reason.items() if name not in ("code", "than", "taking")}
    context = "short" if short else context_of(reason)
    if reason.get("than"):
        facts["other"] = names.Name(move({"card": reason["than"], "taken": reason["taking"]}))
    if "ranks" in facts:
        facts["ranks"] = names.Name(
            text.join([text.say("rank." + rank, context=text.suits()) for rank in facts["ranks"]], "or")
        )
    if "category" in facts:
        facts["category"] = names.Name(category(facts["category"]))
    if "points" in facts:
        facts["points"] = points(abs(facts["points"]))
    return text.sentence("because." + reason["code"], context, **facts)


def context_of(reason):
    """Which of its sentences a reason is told by, where it has several."""
    if reason.get("than"):
        return "than"
    if reason["code"] == "may-be-swept" and reason["cases"] == reason["of"]:
        return "sure"
    if reason["code"] == "exact":
        return "level" if not reason["points"] else "ahead" if reason["points"] > 0 else "behind"
    if "ahead" in reason:
        return "ours" if reason["ahead"] else "theirs"
    return "partner" if reason.get("partner") else None


def move(played):
    """A move in words, as a part of a sentence."""
    if "declare" in played:
        return text.say("review.hidden" if played["declare"] == "!pass" else "review.declared")
    key = "because.takes" if played["taken"] else "because.lays"
    return text.say(key, card=played["card"], taken=played["taken"])


def category(name):
    """What a category of points is called in the middle of a sentence."""
    if text.entry("because.category." + name):
        return text.say("because.category." + name)
    said = text.say("award." + name)
    return said[:1].lower() + said[1:]


def points(value):
    """Points as people write them: whole ones without digits, others with one, or two where they are few."""
    if value == int(value):
        return text.number(value)
    return text.number(value, 1 if value >= LEAST else 2)
