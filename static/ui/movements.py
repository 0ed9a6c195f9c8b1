"""What moved between two Views: plain data, to be animated."""

PLAY, GATHER, LEFTOVERS, DEAL = 0, 1, 2, 3
"""The steps of one answer, in the order in which they are shown."""


def movements(old, new):
    """The journeys that lead from *old* to *new*, each `{"card", "from", "to", "step", ...}`.

    Places are `hand:0`, `table`, `pile:1` (a seat's), `stock`. A card that cannot be seen is `None`. A captured card
    has `on`: the table card that the played one meets. With `sweep` the table is brushed aside. Cards that only
    change their place in a row are not in the list.
    """
    if old is None:
        return []
    found = []
    fresh_deal = old["deal"] != new["deal"] or old["match"]["seed"] != new["match"]["seed"]
    if not fresh_deal and new["last"] and new["last"] != old["last"] and forward(old, new):
        found += of_play(old, new)
        if new["leftovers"] and not old["leftovers"]:
            to = "pile:%d" % new["sides"][new["leftovers"]["side"]]["seats"][0]
            found += [journey(card, "table", to, LEFTOVERS) for card in new["leftovers"]["cards"]]
    if fresh_deal or (new["round"] != old["round"] and forward(old, new)):
        found += of_deal(old, new, fresh_deal)
    return found


def forward(old, new):
    """Whether *new* comes after *old*: nobody has fewer cards taken and the stock did not grow back."""
    before = sum(side["pile"] for side in old["sides"])
    after = sum(side["pile"] for side in new["sides"])
    return after >= before and new["stock"] <= old["stock"]


def of_play(old, new):
    """The journeys of the newest play."""
    last = new["last"]
    hand = "hand:%d" % last["seat"]
    if not last["taken"]:
        return [journey(last["card"], hand, "table", PLAY)]
    pile = "pile:%d" % last["seat"]
    found = [dict(journey(last["card"], hand, "table", PLAY), on=last["taken"][0], pile=pile)]
    for card in [last["card"]] + last["taken"]:
        found.append(dict(journey(card, "table", pile, GATHER), sweep=last["sweep"], on=last["taken"][0]))
    return found


def of_deal(old, new, fresh):
    """The journeys of the cards just dealt, round the table from the eldest on.

    Own ones seen, the others' as backs, each with its `number` in the hand, and at the start of a deal the table's.
    """
    found = []
    for seat in dealt_order(new):
        hand = "hand:%d" % seat
        own = [entry["card"] for entry in new["hand"]] if seat == new["seat"] else []
        for number, card in enumerate(own or [None] * new["seats"][seat]["cards"]):
            if own or seat != new["seat"]:
                found.append(dict(journey(card, "stock", hand, DEAL), number=number))
    if fresh:
        for entry in new["table"]:
            found.append(journey(entry["card"], "stock", "table", DEAL))
    return found


def dealt_order(view):
    """The seats as cards are dealt to them: from the eldest, the way the turn goes, round to the dealer."""
    count, dealer = len(view["seats"]), view["dealer"]
    step = 1 if view["rules"].get("direction") == "cw" else -1
    return [(dealer + step * number) % count for number in range(1, count + 1)]


def journey(card, start, end, step):
    """One card's way."""
    return {"card": card, "from": start, "to": end, "step": step}
