"""What is seen for a moment besides the play: the draw for dealer, the cut, a void deal, cards that change hands."""

import asyncio

from pyscript import window

from ui import cards, dom, names, speech, text, voice

LENGTHS = {"instant": 0, "quick": 1300, "calm": 2400, "slow": 4200}
"""Milliseconds that a scene stays, by the speed of the cards."""
CUT = 1500
"""Milliseconds that the cut stays; nobody waits for it."""
SHOWN = ("drawn", "void", "dealer-table", "declared", "aside")
AT_REST = ("dealer-table", "declared", "aside")
"""What is seen once the cards have come to rest; the others come before them."""
LOOK = 0.05
"""Seconds between two looks whether they have."""


class Scenes:
    """The scenes of an Answer, one after the other. A tap or a key leaves a scene at once."""

    def __init__(self, motion):
        self.motion = motion
        self.panel = dom.by_id("scene")
        self.stock = dom.one("#felt .stock")
        self.waiting = []
        self.running = None
        self.left = None

    def show(self, events, view):
        """Show what there is to see of *events*."""
        if not LENGTHS.get(self.motion.speed, 0):
            return
        for event in events:
            if event["event"] == "cut" or (event["event"] in SHOWN and cards_of(event, view)):
                self.waiting.append((event, view))
        if self.waiting and not self.running:
            self.running = asyncio.create_task(self.run())

    async def run(self):
        """One scene after the other."""
        while self.waiting:
            event, view = self.waiting.pop(0)
            if event["event"] == "cut":
                self.cut(event, view)
                continue
            while event["event"] in AT_REST and self.motion.left():
                await asyncio.sleep(LOOK)
            rows = cards_of(event, view)
            for number, row in enumerate(rows):
                self.draw(row, caption(event, view, number, len(rows)))
                self.left = asyncio.Event()
                window.setTimeout(self.left.set, LENGTHS[self.motion.speed])
                await self.left.wait()
            self.panel.hidden = True
        self.running = None

    async def over(self):
        """Wait until all has been seen."""
        if self.running:
            await self.running

    def leave(self, event=None):
        """Go on from what is shown, as a tap or a key asks."""
        if self.left:
            self.left.set()

    def stop(self):
        """Show nothing more."""
        self.waiting = []
        self.leave()

    def draw(self, row, sentence):
        """Lay cards on the table for all to see, each with the name below it where there is one."""
        dom.empty(self.panel)
        laid = dom.make("div", "scene-cards")
        for card, name in row:
            place = dom.make("figure", "scene-card")
            place.appendChild(dom.add(dom.make("span", "card"), cards.face(card)))
            if name:
                place.appendChild(dom.make("figcaption", text=name))
            laid.appendChild(place)
        dom.add(self.panel, laid, dom.make("p", text=sentence))
        self.panel.hidden = False

    def cut(self, event, view):
        """The pack is cut: its upper half is lifted, and a word says by whom."""
        word = dom.make("span", "cut-by", speech.of_event(event, view), {"aria-hidden": "true"})
        self.stock.appendChild(word)
        dom.mark(self.stock, "cut", True)

        def rest():
            word.remove()
            dom.mark(self.stock, "cut", False)

        window.setTimeout(rest, CUT)


def caption(event, view, number, count):
    """The sentence below the cards; of a draw, what it is for, and whether it has decided who deals."""
    if event["event"] != "drawn":
        return speech.of_event(event, view)
    dealer = event["dealer"]
    decided = text.sentence("event.deals", context=voice.of_seat(view, dealer), name=names.fact(view, dealer))
    found = decided if number == count - 1 else text.say("event.tie")
    return found if number else text.say("event.drawing") + " " + found


def cards_of(event, view):
    """The rows of cards, with the name of a seat or None, that a scene shows one after the other."""
    if event["event"] == "drawn":
        return [[(draw["card"], names.name_of(view, draw["seat"])) for draw in drawing] for drawing in event["rounds"]]
    shown = view["seats"][event["seat"]]["exposed"] if event["event"] == "declared" else event["cards"]
    return [[(card, None) for card in shown]]
