"""Several people on one device: whose hand may be on the screen now."""

from ui import voice


class HotSeat:
    """Knows who holds the device. `holder` is the seat that has said so last, or None while it is handed over."""

    def __init__(self):
        self.holder = None

    def covered(self, view):
        """*view* as it may be shown: without the hand of anybody but the holder, who is asked to come."""
        if not voice.several(view):
            return view
        asks = view["asks"]
        if asks == "hand_over":
            self.holder = None
        mine = view["seat"] == self.holder
        if asks == "hand_over" or not mine:
            view = dict(view)
            view["hand"] = []
            view["declarations"] = []
            if asks in ("play", "declare"):
                view["asks"] = "hand_over"
        return view
