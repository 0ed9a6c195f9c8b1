"""Letters at the table.

They tell the state on demand, or do what a button does. They count only inside the table and can be switched off.
"""

import asyncio

from ui import dom, names, speech, text, voice
from ui.second import dialogs, memory

LETTERS = ("t", "c", "l", "s", "m", "h", "u", "w", "p", "n", "?")
OTHERS = ("arrows", "space", "enter", "escape")


class Keys:
    """Listens for letters. A letter without a deed of its own tells something."""

    def __init__(self, page, menu, hint, coaching):
        self.table = page.table
        self.game = page.game
        self.choice = page.choice
        self.status = page.status
        self.deeds = {
            "l": self.again,
            "h": soon(hint.ask),
            "u": soon(page.game.undo),
            "w": soon(page.person.why),
            "p": soon(coaching.why),
            "n": menu.ask_new,
            "?": self.show,
        }
        self.settings = page.settings
        dom.listen(self.table.felt, "keydown", self.on_key)

    def on_key(self, event):
        """A key was pressed inside the table."""
        if event.ctrlKey or event.altKey or event.metaKey or not self.game.view:
            return
        key = event.key.lower() if len(event.key) == 1 else event.key
        if key == "Escape":
            self.choice.clear()
        elif key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown") and event.target.matches("input[name=taken]"):
            event.preventDefault()
            self.step(event.target, -1 if key in ("ArrowLeft", "ArrowUp") else 1)
        elif self.settings["letters"] == "on" and key in LETTERS:
            event.preventDefault()
            deed = self.deeds.get(key)
            if deed:
                deed()
            else:
                self.tell(TELL[key])

    def tell(self, words):
        """Say what *words* makes of the view."""
        self.status.tell(words(self.game.view))

    def again(self):
        """Tell the newest play, and let it travel once more."""
        self.tell(tell_last)
        self.game.motion.again()

    def step(self, field, by):
        """From one table card to the next."""
        fields = dom.every("input", self.table.middle)
        values = [other.value for other in fields]
        fields[(values.index(field.value) + by) % len(fields)].focus()

    def show(self):
        """Open the list of keys, in the language spoken."""
        holder = dom.empty(dom.by_id("keys-list"))
        entries = dom.make("dl", "keys")
        for key in OTHERS + LETTERS:
            name = text.say("keys." + key + "_key") if key in OTHERS else key.upper()
            words = text.say("keys." + ("help" if key == "?" else key))
            dom.add(entries, dom.add(dom.make("dt"), dom.make("kbd", text=name)), dom.make("dd", text=words))
        holder.appendChild(entries)
        dialogs.show("keys")


def soon(work):
    """What starts the coroutine function *work*."""
    return lambda: asyncio.create_task(work())


def tell_table(view):
    """What lies on the table."""
    lying = [entry["card"] for entry in view["table"]]
    return (
        text.sentence("tell.table", cards=[text.card(card) for card in lying])
        if lying
        else text.say("tell.table_empty")
    )


def tell_captured(view):
    """How much each side has taken."""
    if not voice.duel(view):
        return " ".join(captured_by(view, side) + "." for side in voice.sides(view))
    mine = voice.sides(view)[0]
    own, other = view["sides"][mine], view["sides"][1 - mine]
    return text.say(
        "tell.captured",
        mine=text.say("cards", count=own["pile"]),
        theirs=text.say("cards", count=other["pile"]),
        my_sweeps=text.say("sweeps", count=len(own["sweeps"])),
        their_sweeps=text.say("sweeps", count=len(other["sweeps"])),
    )


def captured_by(view, side):
    """How much one side has taken."""
    taken = view["sides"][side]
    return text.say(
        "tell.captured_each",
        name=names.side_fact(view, side),
        cards=names.Name(text.say("cards", count=taken["pile"])),
        sweeps=names.Name(text.say("sweeps", count=len(taken["sweeps"]))),
    )


def tell_last(view):
    """The newest play."""
    last = view["last"]
    if not last:
        return text.say("tell.last_none")
    event = {
        "event": "captured" if last["taken"] else "played",
        "seat": last["seat"],
        "card": last["card"],
        "taken": last["taken"],
    }
    return speech.of_event(event, view)


def tell_score(view):
    """The score of the match."""
    mine, match = voice.sides(view)[0], view["match"]
    scores = [side["score"] for side in view["sides"]]
    if voice.duel(view) and match["end"] != "deals":
        return text.say("tell.score", mine=scores[mine], theirs=scores[1 - mine], target=match["target"])
    each = voice.each_side(view, scores)
    if match["end"] == "deals":
        return text.say("tell.score_deals", scores=each, count=match["agreed"])
    return text.say("tell.score_each", scores=each, target=match["target"])


def tell_memory(view):
    """What there is to remember, where the aid to memory is on."""
    return memory.tell(view) if dom.by_id("memory-open").hidden is False else text.say("memory.off")


TELL = {"t": tell_table, "c": tell_captured, "s": tell_score, "m": tell_memory}
