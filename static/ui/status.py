"""The line that says what is going on, the buttons below, and the word for a sweep."""

from pyscript import window

from ui import dom, names, text, voice

WORD = 1900
"""Milliseconds that the word for a sweep stays."""


class Status:
    """Says whose turn it is and what the choice would do. *game* is set once there is one."""

    def __init__(self, speech):
        self.speech = speech
        self.game = None
        self.line = dom.by_id("status")
        self.play = dom.by_id("play")
        self.notice = dom.by_id("notice")
        self.practice = dom.by_id("practice")
        self.noticed = None
        self.behind = False
        """Whether what was told last was told behind a dialog."""

    def show(self):
        """The line for now: the choice in progress, else whose turn it is."""
        game = self.game
        view = game.view
        dom.mark(self.line, "wrong", False)
        if not view:
            self.line.textContent = ""
            self.practice.hidden = True
            return
        self.play.textContent = text.say(play_word(view, game.choice.now))
        self.line.textContent = self.sentence(view, game.choice.now)
        if newcomer(view, game.choice.now):
            self.line.appendChild(dom.make("small", text=" " + text.say("status.again")))
        ready = view["asks"] != "play" or game.choice.now.card
        dom.mark(self.play, "waiting", not ready)

    def sentence(self, view, now):
        """What the line says."""
        if view["phase"] == "over":
            return text.say("status.over")
        if view["asks"] == "next_deal":
            return text.say("status.scoring")
        if now.card and view["asks"] == "play":
            return chosen(now)
        if view["asks"] in ("declare", "hand_over"):
            return question(view)
        return text.say("status.your_turn") if view["asks"] == "play" else of_turn("status.thinking", view)

    def tell_of(self, key, **facts):
        """Tell the sentence of *key*; in the lobby it stays, and is told again where another language is chosen."""
        if not self.game.view:
            self.noticed = (key, facts)
        self.tell(text.sentence(key, **facts))

    def tell(self, sentence, wrong=False):
        """A sentence to the person, seen and spoken."""
        if self.game.view:
            self.line.textContent = sentence
            dom.mark(self.line, "wrong", wrong)
        else:
            self.notice.textContent = sentence
            self.notice.hidden = False
        self.behind = bool(dom.one("dialog[open]"))
        self.speech.say([sentence], keep=False)

    def clear(self):
        """Nothing that was told is to be seen any more."""
        self.noticed = None
        self.notice.hidden = True
        self.show()

    def buttons(self, answer):
        """Undo and redo as far as they can be asked, and whether an undo has made the match a practice."""
        self.practice.hidden = not answer["view"]["match"]["practice"]
        for name in ("undo", "redo"):
            dom.put(dom.by_id(name), "aria-disabled", None if answer[name] else "true")

    def label(self):
        """The names of the buttons and the mark of a practice, in the language spoken."""
        for name in ("undo", "redo", "hint"):
            button = dom.by_id(name)
            dom.put(button, "aria-label", text.say("button." + name))
            dom.put(button, "title", text.say("button." + name))
            dom.one(".word", button).textContent = text.say("button." + name + "_word")
        self.play.textContent = text.say("button.play")
        self.practice.textContent = text.say("practice")
        if self.noticed:
            key, facts = self.noticed
            self.notice.textContent = text.sentence(key, **facts)

    def sweep(self, own, delay):
        """Scopa! is felt: the word crosses the table after *delay* milliseconds, as the cards are brushed away."""
        names = "sweep-word " + ("mine" if own else "theirs")
        word = dom.make("p", names, text.say("sweep.word"), {"aria-hidden": "true", "lang": text.say("sweep.language")})
        window.setTimeout(lambda: dom.by_id("felt").appendChild(word), delay)
        window.setTimeout(word.remove, delay + WORD)


def newcomer(view, now):
    """Whether to say how a choice is played: it can be, and it is the first round of a match."""
    return view["asks"] == "play" and view["deal"] == 1 and view["round"] == 1 and now.legal()


def play_word(view, now):
    """The word on the main button."""
    if view["asks"] == "next_deal" or view["phase"] == "over":
        return "button.sheet"
    return "button.play"


def question(view):
    """What is asked, as a sentence: seen on the line above and spoken."""
    if view["asks"] == "hand_over":
        return text.say("hand_over.to", name=names.fact(view, view["turn"]))
    first = view["declarations"][0]
    return text.say("declare.question_" + first["kind"], count=first["points"])


def of_turn(key, view):
    """The sentence of *key* about the seat whose turn it is."""
    turn = view["turn"]
    variant = "computer" if turn is None else voice.of_seat(view, turn)
    return text.sentence(key, context=variant, name="" if turn is None else names.fact(view, turn))


def chosen(now):
    """What the choice in progress would do."""
    captures = now.captures()
    if not now.taken and now.legal():
        return text.sentence("status.lays_rather" if captures else "status.lays", card=now.card)
    if not captures and not now.taken:
        return text.sentence("status.may_not_lay", card=now.card)
    if now.legal():
        return text.sentence("status.takes", card=now.card, taken=now.move_cards())
    if len(captures) > 1 and not now.taken:
        return text.sentence("status.several", card=now.card, count=len(captures))
    if now.taken and now.to_fifteen():
        whole = text.number(now.value() + sum(now.values()))
        return text.sentence("status.sum_fifteen", card=now.card, taken=now.move_cards(), sum=whole)
    if now.taken:
        return text.sentence("status.sum", card=now.card, taken=now.move_cards(), sum=text.number(sum(now.values())))
    return text.sentence("status.must_choose", card=now.card)
