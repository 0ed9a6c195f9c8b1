"""The points of a deal, one block a category: who has how much, the cards that prove it, and a sentence why."""

from ui import cards, dom, names, text, voice

ITALIAN = ("Scope", "Settebello", "Primiera", "Napola", "Re bello", "Piccola", "Grande", "Cappotto")
"""The Italian names that an award may go by in any language."""
OWN_WORDS = ("sweeps", "cards", "coins", "settebello", "primiera")
"""The awards whose sentences speak to the person who plays against the computer."""
FOR_SEVERAL = ("sweeps", "accusi", "few_cards")
"""The awards that more than one side may score."""


def grouped(awards):
    """One entry a category: its awards put together, with `scored`, the points of each side that has some."""
    found = []
    for award in awards:
        if not found or found[-1]["category"] != award["category"]:
            found.append(dict(award, scored={}))
        if award["side"] is not None:
            found[-1]["scored"][award["side"]] = award["points"]
    return found


def block(award, view):
    """The block of one category, as `grouped` gives it."""
    category, scored, mine = award["category"], award["scored"], voice.sides(view)[0]
    called = text.say("award." + category)
    made = dom.make("section", "award")
    dom.put(made, "data-category", category)
    dom.put(made, "data-whose", "nobody" if not scored else "person" if mine in scored else "computer")
    dom.add(
        made,
        dom.add(
            dom.make("h3"),
            dom.make("span", "category", called, attributes={"lang": "it"} if called in ITALIAN else {}),
            dom.make("span", "points", points_of(award)),
        ),
        dom.make("p", "verdict", verdict(award, view)),
    )
    for side in voice.sides(view):
        made.appendChild(proof(award, side, view))
    return made


def points_of(award):
    """The points of a category in words: of the one side that has them, of several one after the other."""
    scored = award["scored"]
    if not scored:
        return text.say("sheet.nobody")
    if award["category"] == "cappotto":
        return text.say("sheet.wins_match")
    if len(scored) == 1:
        return text.say("sheet.points", count=next(iter(scored.values())))
    return " + ".join(text.number(scored[side]) for side in sorted(scored))


def proof(award, side, view):
    """The cards of one side for one category."""
    row = dom.make("div", "proof" + (" won" if side in award["scored"] else ""))
    amount = award["amounts"][side]
    row.appendChild(dom.make("span", "who", names.side_name(view, side)))
    row.appendChild(dom.make("span", "amount", shown(amount)))
    pictures = dom.make("ul", "proof-cards")
    values = award["values"][side] if "values" in award else None
    for place, card in enumerate(award["cards"][side]):
        item = dom.make("li", "card tiny")
        face = cards.face(card)
        face.removeAttribute("aria-hidden")
        dom.put(face, "role", "img")
        dom.put(face, "aria-label", text.card(card))
        item.appendChild(face)
        if values:
            item.appendChild(dom.make("span", "value", text.number(values[place])))
        pictures.appendChild(item)
    row.appendChild(pictures)
    return row


def verdict(award, view):
    """Why the points go where they go: a sentence."""
    category, amounts, scored = award["category"], award["amounts"], award["scored"]
    mine = voice.sides(view)[0]
    if voice.duel(view) and category in OWN_WORDS:
        whose = "nobody" if not scored else "person" if mine in scored else "computer"
        if None in amounts:
            whose = "lacking" if whose == "nobody" else whose + "_alone"
        elif not scored and category != "sweeps" and leads(amounts):
            return text.say("why.elsewhere")
        facts = {"mine": shown(amounts[mine]), "theirs": shown(amounts[1 - mine])}
        return text.sentence("why." + category, context=whose, **facts)
    if category in FOR_SEVERAL:
        return text.sentence("why." + category, context=None if scored else "nobody")
    best = max(amount or 0 for amount in amounts)
    if scored:
        side = next(iter(scored))
        card = award["cards"][side][0] if award["cards"][side] else ""
        return text.sentence(
            "why." + category, context="named", best=text.number(best), name=names.side_fact(view, side), card=card
        )
    if text.entry("why." + category + "_nobody") and (not best or category not in OWN_WORDS):
        return text.sentence("why." + category, context="nobody")
    if not best:
        return text.say("why.none")
    return text.say("why.elsewhere") if leads(amounts) else text.say("why.level", best=text.number(best))


def leads(amounts):
    """Whether one side has more than any other."""
    counted = [amount or 0 for amount in amounts]
    return counted.count(max(counted)) == 1


def shown(amount):
    """An amount as text; a disqualified one as a dash."""
    return "–" if amount is None else text.number(amount)
