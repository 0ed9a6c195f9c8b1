"""Lets cards travel between two Views: what is drawn is in place at once, and only looks as if it were still coming."""

from pyscript import window

from ui import cards, dom
from ui.movements import DEAL, GATHER, LEFTOVERS, PLAY, movements

SPEEDS = {"instant": 0, "quick": 130, "calm": 230, "slow": 480}
"""Milliseconds of one journey."""
EASE = "cubic-bezier(.2,.7,.25,1)"
BRUSH = "cubic-bezier(.5,0,.6,1)"


class Motion:
    """The journeys of the cards. `speed` is a name of `SPEEDS`."""

    def __init__(self, table):
        self.table = table
        self.speed = "calm"
        self.layer = dom.by_id("motion")
        self.running = []
        self.quiet = window.matchMedia("(prefers-reduced-motion: reduce)")
        self.ends = 0
        self.newest = None

    @property
    def length(self):
        """Milliseconds of one journey now; 0 where nothing may move."""
        return 0 if self.quiet.matches else SPEEDS.get(self.speed, SPEEDS["calm"])

    @property
    def meeting(self):
        """Milliseconds from a play until its capture leaves the table."""
        return Clock(self.length, {PLAY}).total

    def before(self):
        """Where all cards are now: to be given to `show` after the drawing."""
        self.hurry()
        hidden = {seat: self.hidden_hand(seat) for seat in self.table.seats.places}
        return {card: box(element) for card, element in self.table.elements.items()}, hidden

    def hidden_hand(self, seat):
        """The box of a seat's outermost back, or of the seat where its backs are not in sight."""
        backs = self.table.seats.backs(seat)
        place = backs and box(backs.lastElementChild or backs)
        return place if place and place["width"] else box(self.table.seats.places[seat])

    def show(self, seen, old, new):
        """Let what changed from *old* to *new* travel.

        *seen* is what `before` gave. Gives the milliseconds it takes.
        """
        steps = movements(old, new)
        self.newest = (seen, [journey for journey in steps if journey["step"] != DEAL], new)
        if not self.length or old is None:
            return 0
        boxes = seen[0]
        clock = self.travel_all(seen, steps, new)
        moved = {journey["card"] for journey in steps}
        for card, element in self.table.elements.items():
            if card in boxes and card not in moved:
                self.slide(element, boxes[card], clock.start(GATHER) if GATHER in clock.steps else 0)
        if GATHER in clock.steps:
            self.appear(self.table.seats.last, clock.start(LEFTOVERS))
        self.ends = window.performance.now() + clock.total
        return clock.total

    def again(self):
        """Let the newest play travel once more, from where its cards were."""
        self.hurry()
        if self.length and self.newest:
            self.travel_all(*self.newest)

    def travel_all(self, seen, steps, new):
        """Let the journeys of *steps* begin, each when its time comes by the clock that this gives."""
        boxes, hidden = seen
        clock = Clock(self.length, {journey["step"] for journey in steps})
        for number, journey in enumerate(steps):
            self.travel(journey, boxes, hidden, clock, new, number)
        return clock

    def travel(self, journey, boxes, hidden, clock, new, number):
        """One journey: of the card's own element where it stays in sight, of a picture where it leaves."""
        card, step = journey["card"], journey["step"]
        element = self.table.elements.get(card)
        own_hand = "hand:%d" % new["seat"]
        if step == PLAY:
            start = boxes.get(card) if journey["from"] == own_hand else hidden.get(seat_of(journey["from"]))
            if not start:
                return
            if element:
                self.animate(element, [way(start, box(element), 0), way(None, None, 0)], self.length)
            elif journey.get("on") in boxes:
                self.capture(journey, start, boxes[journey["on"]], clock)
        elif step == GATHER and card != new["last"]["card"]:
            self.leave(journey, card, boxes.get(card), boxes.get(journey["on"]), clock)
        elif step == LEFTOVERS:
            start = boxes.get(card) or boxes.get(new["last"]["card"])
            self.leave(journey, card, start, None, clock)
        elif step == DEAL:
            self.deal(journey, element, clock, number)

    def capture(self, journey, start, meeting, clock):
        """The played card goes to the card it takes, rests there a moment, and leaves with it."""
        stops = [start, beside(meeting, start), beside(meeting, start), shrunk(self.place(journey["pile"]), meeting)]
        whole = clock.start(GATHER) + clock.length(GATHER)
        times = [0, clock.length(PLAY) / whole, clock.start(GATHER) / whole, 1]
        self.ghost(journey["card"], start, stops, whole, 0, times).classList.add("played")

    def leave(self, journey, card, start, meeting, clock):
        """A card goes to a pile: in a capture it gathers first, in a sweep it is brushed aside."""
        pile = self.place(journey["to"])
        if not start or not pile:
            return
        step = journey["step"]
        stops = [start, shrunk(pile, start)]
        if step == GATHER and meeting and not same_box(start, meeting) and not journey.get("sweep"):
            stops = [start, between(start, meeting), shrunk(pile, start)]
        self.ghost(card, start, stops, clock.length(step), clock.start(step), brushed=bool(journey.get("sweep")))

    def deal(self, journey, element, clock, number):
        """A card comes from the stock."""
        if journey["card"] is None:
            element = self.table.seats.backs(seat_of(journey["to"])).children.item(journey["number"])
        stock = box(self.table.stock)
        if element:
            delay = clock.start(DEAL) + (number % 12) * self.length * 0.22
            self.animate(element, [way(stock, box(element), -4), way(None, None, 0)], self.length * 1.2, delay)

    def slide(self, element, start, delay):
        """A card that only moves over in its row."""
        end = box(element)
        if abs(start["x"] - end["x"]) + abs(start["y"] - end["y"]) > 1:
            self.animate(element, [way(start, end, 0), way(None, None, 0)], self.length, delay)

    def place(self, name):
        """The box of a place as `movements` names it."""
        return box(self.table.seats.pile(seat_of(name))) if name.startswith("pile:") else None

    def ghost(self, card, start, stops, length, delay, times=None, brushed=False):
        """A picture of *card* that travels through *stops*, at these *times* (0 to 1), and fades into the last."""
        picture = dom.add(dom.make("span", "card ghost"), cards.face(card))
        for name, measure in (("left", "x"), ("top", "y"), ("width", "width"), ("height", "height")):
            picture.style.setProperty(name, "%.1fpx" % start[measure])
        self.layer.appendChild(picture)
        frames = [way(stop, start, 9 * place if brushed else 0) for place, stop in enumerate(stops)]
        for frame, time in zip(frames, times or ()):
            frame["offset"] = time
        timing = {
            "duration": length,
            "delay": delay,
            "easing": BRUSH if brushed else "linear" if times else EASE,
            "fill": "both",
        }
        if times:
            for frame in frames:
                frame["easing"] = EASE
        self.run(picture, frames, timing, picture.remove)
        self.run(picture, [{"opacity": 1, "offset": 0.85}, {"opacity": 0}], timing, nothing)
        return picture

    def appear(self, element, when):
        """Let *element* be seen only from *when* on."""
        frames = [{"opacity": 0, "offset": 0}, {"opacity": 0, "offset": 0.98}, {"opacity": 1}]
        self.run(element, frames, {"duration": max(1, when)}, nothing)

    def animate(self, element, frames, length, delay=0):
        """Move an element that stays."""
        dom.mark(element, "moving", True)

        def rest(event=None):
            dom.mark(element, "moving", False)

        self.run(element, frames, {"duration": length, "delay": delay, "easing": EASE, "fill": "backwards"}, rest)

    def run(self, element, frames, timing, end):
        """Start an animation and keep it at hand."""
        animation = element.animate(dom.plain(frames), dom.plain(timing))

        def done(event=None):
            self.running = [other for other in self.running if other.playState != "finished"]
            end()

        animation.onfinish = done
        self.running.append(animation)

    def hurry(self):
        """Let all that moves arrive at once."""
        running, self.running = self.running, []
        for animation in running:
            animation.finish()
        self.ends = 0

    def left(self):
        """Milliseconds until all has arrived."""
        return max(0, self.ends - window.performance.now())


class Clock:
    """When each step begins, in milliseconds: steps that do not happen take no time."""

    def __init__(self, length, steps):
        self.steps = steps
        self.lengths = {PLAY: length, GATHER: length * 1.5, LEFTOVERS: length * 1.5, DEAL: length * 3.5}
        self.pauses = {PLAY: length * 0.6, GATHER: 0, LEFTOVERS: 0, DEAL: 0}
        self.starts = {}
        time = 0
        for step in (PLAY, GATHER, LEFTOVERS, DEAL):
            self.starts[step] = time
            if step in steps:
                time += self.lengths[step] + self.pauses[step]
        self.total = time

    def start(self, step):
        """When *step* begins."""
        return self.starts[step]

    def length(self, step):
        """How long one journey of *step* takes."""
        return self.lengths[step]


def seat_of(place):
    """The seat of a place as `movements` names it: `hand:2`."""
    return int(place.split(":")[1])


def nothing():
    """Where an animation's end changes nothing."""


def box(element):
    """Where an element is on the screen."""
    rect = element.getBoundingClientRect()
    return {"x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height}


def way(start, end, turn):
    """A frame in which what is at *end* looks as if it were at *start*."""
    if start is None:
        return {"transform": "none"}
    across = start["x"] + start["width"] / 2 - end["x"] - end["width"] / 2
    down = start["y"] + start["height"] / 2 - end["y"] - end["height"] / 2
    size = start["width"] / end["width"] if end["width"] else 1
    return {"transform": "translate(%.1fpx,%.1fpx) rotate(%ddeg) scale(%.3f)" % (across, down, turn, size or 1)}


def beside(place, shape):
    """A box of the size of *shape* a little beside *place*: where a played card meets the one it takes."""
    if not place or not shape:
        return place or shape
    return {
        "x": place["x"] + place["width"] * 0.18,
        "y": place["y"] + place["height"] * 0.14,
        "width": place["width"],
        "height": place["height"],
    }


def between(start, meeting):
    """A box on the way to where the captured cards gather."""
    return {
        "x": meeting["x"] * 0.75 + start["x"] * 0.25,
        "y": meeting["y"] * 0.75 + start["y"] * 0.25,
        "width": start["width"],
        "height": start["height"],
    }


def shrunk(pile, shape):
    """The middle of a pile, in the shape of a pile's card."""
    width = min(shape["width"], pile["width"]) or shape["width"]
    height = width * shape["height"] / shape["width"]
    return {
        "x": pile["x"] + (pile["width"] - width) / 2,
        "y": pile["y"] + (pile["height"] - height) / 2,
        "width": width,
        "height": height,
    }


def same_box(one, other):
    """Whether two boxes are at the same place."""
    return abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) < 2
