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
    context = context_of(reason)
    if short:
        context = in_short_of(reason["code"], context)
    if reason.get("than"):
        facts["other"] = names.Name(move({"card": reason["than"], "taken": reason["taking"]}))
    if "ranks" in facts:
        facts["ranks"] = names.Name(
            text.join([text.say("rank." + rank, context=text.suits()) for rank in facts["ranks"]], "or")
        )
    if "cases" in facts:
        often = text.say("because.cases", "about" if facts["about"] else None, cases=facts["cases"], of=facts["of"])
        facts["often"] = names.Name(often)
    if "category" in facts:
        facts["category"] = names.Name(category(facts["category"]))
    if "points" in facts:
        facts["points"] = points(abs(facts["points"]))
    return text.sentence("because." + reason["code"], context, **facts)


def in_short_of(code, context):
    """The context of a few words: those of this *context* where it has its own, else those of the reason."""
    own = "short" if context is None else context + "_short"
    return own if text.entry("because." + code + "_" + own) else "short"


def context_of(reason):
    """Which of its sentences a reason is told by, where it has several."""
    if reason.get("than"):
        return "than"
    if reason["code"] == "may-be-swept":
        sure = reason["cases"] == reason["of"]
        return ("remembered_sure" if sure else "remembered") if reason["remembered"] else "sure" if sure else None
    if "counts_for" in reason:
        return reason["counts_for"]
    if reason["code"] == "exact":
        return "level" if not reason["points"] else "ahead" if reason["points"] > 0 else "behind"
    if "ahead" in reason:
        return "ours" if reason["ahead"] else "theirs"
    return next((fact for fact in ("partner", "two_of_four", "shown") if reason.get(fact)), None)


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
