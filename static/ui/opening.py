"""The maker of Views that is there first: it walks the printed first round of `static/openings.json`."""

import json

from pyscript import window

from ui import store

ANSWERS = ("play", "reply", "undo", "redo", "hint", "why_not")


async def fetched(address="static/openings.json"):
    """The printed openings, left to the browser until one of them is played; None where they cannot be had: the engine
    will do.
    """
    try:
        response = await window.fetch(address)
        return await response.json() if response.ok else None
    except Exception:
        return None


def printed(book, wanted):
    """The first of the printed openings whose seed is *wanted*, to be read here, or None."""
    for opening in book.openings if book else []:
        if wanted(opening.seed):
            return json.loads(window.JSON.stringify(opening))
    return None


def unplayed(book):
    """A walk through an opening that this device has not played, or None."""
    played = store.openings_played()
    opening = printed(book, lambda seed: seed not in played)
    return Opening(opening, book.level) if opening else None


def resumed(book, save):
    """The walk through a printed opening that is where *save* is, or None."""
    opening = printed(book, lambda seed: '[Seed "%s"]' % seed in str(save["record"]))
    for place, node in enumerate(opening["nodes"] if opening else []):
        if node["record"] == save["record"]:
            walk = Opening(opening, book.level)
            walk.path = path_to(opening["nodes"], place)
            walk.practice = bool(save.get("practice"))
            return walk if walk.foresee(save.get("future")) else None
    return None


def path_to(nodes, place):
    """The places of the nodes from the start to *place*."""
    before = {}
    for number, node in enumerate(nodes):
        for follower in followers(node):
            before[follower] = number
    path = [place]
    while path[0]:
        path.insert(0, before[path[0]])
    return path


def followers(node):
    """The places of the nodes that may follow *node*."""
    return list(node.get("moves", {}).values()) + ([node["reply"]] if node.get("reply") else [])


class Opening:
    """A walk through one printed opening.

    `path` holds the places of the nodes so far, `future` those undone, newest first.
    """

    def __init__(self, opening, level):
        self.level = level
        self.seed = opening["seed"]
        self.nodes = opening["nodes"]
        self.path = [0]
        self.future = []
        self.practice = False

    @property
    def node(self):
        """The node of now."""
        return self.nodes[self.path[-1]]

    def foresee(self, record):
        """Let `redo` walk along what was undone up to *record*, if it is a text. Gives whether that is printed."""
        if not record:
            return True
        for place, node in enumerate(self.nodes):
            if node["record"] == record:
                path = path_to(self.nodes, place)
                self.future = list(reversed(path[len(self.path) :]))
                return path[: len(self.path)] == self.path
        return False

    def answers(self, question):
        """Whether the printed part goes far enough for *question*."""
        if question == "new_match":
            return True
        if question not in ANSWERS:
            return False
        if question == "play":
            return bool(self.node.get("moves"))
        if question == "reply":
            return bool(self.node.get("reply"))
        return True

    async def ask(self, question, argument=None):
        """The Answer, Hint or Reason to *question*, in the words of the protocol."""
        return getattr(self, question)(argument)

    def new_match(self, argument):
        """The start of the printed match."""
        self.path = [0]
        self.future = []
        return self.answer()

    def play(self, move):
        """The node that *move* leads to."""
        place = follow(self.node.get("moves", {}), move)
        if place is None:
            return {"error": {"code": "not-printed", "move": move}}
        self.path.append(place)
        self.future = []
        return self.answer()

    def reply(self, argument):
        """The node after the computer's move."""
        self.path.append(self.node["reply"])
        return self.answer()

    def undo(self, argument):
        """Back to the last own decision; cards seen since then make the match a practice."""
        if not self.decision_before():
            return {"error": {"code": "nothing-to-undo"}}
        while True:
            place = self.path.pop()
            self.future.append(place)
            if "reply" in self.nodes[self.path[-1]]:
                self.practice = True
            if self.node.get("moves"):
                return self.answer(events=False)

    def redo(self, argument):
        """Forward to the next own decision that was undone."""
        if not self.future:
            return {"error": {"code": "nothing-to-redo"}}
        while self.future:
            self.path.append(self.future.pop())
            if self.node.get("moves"):
                break
        return self.answer(events=False)

    def hint(self, argument):
        """The hint printed at this decision."""
        return self.node.get("hint") or {"error": {"code": "no-hint"}}

    def why_not(self, choice):
        """The Reason printed for a choice that is none of the card's captures; None for a legal one."""
        card, taken = choice["card"], choice["taken"]
        if follow(self.node.get("moves", {}), card + ("x" + "".join(taken) if taken else "")) is not None:
            return None
        reasons = self.node.get("reasons", {}).get(card)
        if reasons is None:
            return {"code": "not-in-hand", "card": card}
        if not taken:
            return reasons["nothing"]
        view = self.node["view"]
        values = {entry["card"]: entry["value"] for entry in view["hand"] + view["table"]}
        taken = [entry["card"] for entry in view["table"] if entry["card"] in taken]
        total = sum(values[text] for text in taken)
        reason = dict(reasons["equal" if total == values[card] else "other"])
        if "taken" in reason:
            reason["taken"] = taken
        if "sum" in reason:
            reason["sum"] = total
        return reason

    def decision_before(self):
        """Whether there was an own decision before now."""
        return any(self.nodes[place].get("moves") for place in self.path[:-1])

    def answer(self, events=True):
        """The Answer of the node of now."""
        node = self.node
        view = dict(node["view"])
        view["match"] = dict(view["match"])
        view["match"]["practice"] = self.practice
        return {
            "view": view,
            "events": node["events"] if events else [],
            "save": {
                "record": node["record"],
                "seat": view["seat"],
                "level": self.level,
                "future": self.nodes[self.future[0]]["record"] if self.future else None,
                "practice": self.practice,
            },
            "undo": self.decision_before(),
            "redo": bool(self.future),
        }


def follow(moves, move):
    """The place that *move* leads to, whatever the order in which its cards are named; None where it leads nowhere."""
    for printed, place in moves.items():
        if same_move(printed, move):
            return place
    return None


def same_move(one, other):
    """Whether two texts are the same move."""
    return one[:2] == other[:2] and sorted_cards(one[3:]) == sorted_cards(other[3:])


def sorted_cards(text):
    """The cards of a run of card texts, sorted."""
    return sorted(text[place : place + 2] for place in range(0, len(text.rstrip("#")), 2))
