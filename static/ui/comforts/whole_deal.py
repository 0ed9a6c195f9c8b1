"""A deal that is over, seen whole: every hand as it was dealt, and every play in order, one step at a time."""

import asyncio

from ui import cards, dom, names, speech, text, voice
from ui.lobby.panel import Panel, options


def begin(page):
    """Made when a whole deal is first asked for."""
    return WholeDeal(page)


class WholeDeal:
    """A dialog with what lies where after each play."""

    def __init__(self, page):
        self.game = page.game
        self.panel = Panel("whole-deal")
        self.told = None
        self.at = 0
        self.slider = None
        self.label = None
        self.said = None
        self.place = None

    async def show(self, number):
        """Ask the engine for a deal, and show how it began."""
        told = await self.game.ask("whole_deal", number)
        if not told:
            return
        self.told, self.at = told, 0
        self.panel.name(text.say("whole_deal.title", deal=told["deal"]))
        self.panel.buttons(
            [
                ("whole_deal.before", "quiet", lambda: self.step(self.at - 1)),
                ("whole_deal.after", "main", lambda: self.step(self.at + 1)),
                ("close", "quiet", self.panel.close),
            ]
        )
        self.draw()
        self.panel.show()

    def draw(self):
        """Write what stays: which deal, which play, and how the cards were dealt."""
        body = dom.empty(self.panel.body)
        if self.told["deals"] > 1:
            body.appendChild(self.other_deals())
        last = str(len(self.told["steps"]) - 1)
        self.slider = dom.make(
            "input", "slider", attributes={"type": "range", "id": "deal-step", "min": "0", "max": last}
        )
        dom.listen(self.slider, "input", lambda event: self.step(int(self.slider.value)))
        self.label = dom.make("label", attributes={"for": "deal-step"})
        self.said = dom.make("p", "deal-said", attributes={"role": "status"})
        self.place = dom.make("div", "deal-places")
        dom.add(body, dom.add(dom.make("div", "deal-steps"), self.label, self.slider), self.said, self.place)
        dom.add(body, self.dealt(), self.plays())
        self.step(0)

    def other_deals(self):
        """A list to choose another deal of the match from."""
        field = dom.make("select", attributes={"id": "which-deal"})
        choices = [(str(deal + 1), text.say("sheet.deal", deal=deal + 1)) for deal in range(self.told["deals"])]
        options(field, choices, str(self.told["deal"]))
        dom.listen(field, "change", lambda event: self.look_at(int(event.target.value)))
        label = dom.make("label", text=text.say("whole_deal.deal"), attributes={"for": "which-deal"})
        return dom.add(dom.make("p", "length-row"), label, field)

    def look_at(self, number):
        """Show another deal."""
        asyncio.create_task(self.show(number))

    def step(self, at):
        """Show what lies where after so many moves, and say the newest."""
        steps = self.told["steps"]
        self.at = max(0, min(at, len(steps) - 1))
        step = steps[self.at]
        self.slider.value = str(self.at)
        self.said.textContent = self.sentence(self.at)
        self.label.textContent = text.say("whole_deal.play", play=self.at, plays=len(steps) - 1)
        dom.empty(self.place)
        view = self.game.view
        count = len(step["hands"])
        for seat in [(view["seat"] + number) % count for number in range(1, count)]:
            self.place.appendChild(place(names.name_of(view, seat), step["hands"][seat]))
        self.place.appendChild(place(text.say("whole_deal.table"), step["table"], "middle"))
        self.place.appendChild(place(names.name_of(view, view["seat"]), step["hands"][view["seat"]]))
        for item, entry in enumerate(dom.every("li", dom.one(".plays", self.panel.body))):
            dom.put(entry, "aria-current", "step" if item + 1 == self.at else None)

    def sentence(self, at):
        """What happened in a step."""
        if not at:
            dealer = self.told["dealer"]
            variant = voice.of_seat(self.game.view, dealer)
            return text.sentence("event.deals", context=variant, name=names.fact(self.game.view, dealer))
        view = dict(self.game.view)
        view["seats"] = [dict(seat) for seat in view["seats"]]
        for seat, shown in enumerate(self.told["steps"][at]["exposed"]):
            view["seats"][seat]["exposed"] = shown
        said = [speech.of_event(event, view) for event in self.told["steps"][at]["events"]]
        passed = text.say("whole_deal.passed")
        return " ".join(sentence for sentence in said if sentence) or passed

    def dealt(self):
        """Every hand as it was dealt, round by round."""
        part = dom.add(dom.make("details", "group"), dom.make("summary", text=text.say("whole_deal.dealt")))
        for number, hands in enumerate(self.told["rounds"]):
            if len(self.told["rounds"]) > 1:
                part.appendChild(dom.make("h4", text=text.say("whole_deal.round", round=number + 1)))
            for seat, hand in enumerate(hands):
                part.appendChild(place(names.name_of(self.game.view, seat), hand))
            if not number:
                part.appendChild(place(text.say("whole_deal.table"), self.told["table"]))
        if self.told["aside"]:
            part.appendChild(place(text.say("whole_deal.aside"), self.told["aside"]))
        return part

    def plays(self):
        """Every play in words."""
        part = dom.add(dom.make("details", "group"), dom.make("summary", text=text.say("whole_deal.plays")))
        entries = dom.make("ol", "plays")
        for at in range(1, len(self.told["steps"])):
            entries.appendChild(dom.make("li", text=self.sentence(at)))
        return dom.add(part, entries)


def place(name, shown, kind=""):
    """Cards with whose they are."""
    row = dom.make("ul", "deal-cards")
    for card in shown:
        picture = dom.add(dom.make("span", "card tiny"), cards.face(card))
        dom.put(picture, "role", "img")
        dom.put(picture, "aria-label", text.card(card))
        row.appendChild(dom.add(dom.make("li"), picture))
    holder = dom.add(dom.make("div", "deal-place " + kind), dom.make("p", "who", names.clean(name)))
    return dom.add(holder, row) if shown else dom.add(holder, dom.make("p", "no-cards", text.say("whole_deal.nothing")))
