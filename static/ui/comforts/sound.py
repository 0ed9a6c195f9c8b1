"""What the table sounds like: made here of tones and noise, and heard only once something was touched or pressed.

A sound is a row of strokes. A stroke is a tone (`from` and `to` in hertz) or noise (of that pitch), with its start, its
length in seconds and its loudness.
"""

from pyscript import document, window

from ui import dom

NOISE = "noise"
SOUNDS = {
    "deal": [(NOISE, 5200, 5200, 0.08 * number, 0.05, 0.16) for number in range(6)],
    "lay": [(NOISE, 2400, 2400, 0, 0.06, 0.3), ("sine", 160, 90, 0, 0.09, 0.22)],
    "capture": [(NOISE, 1800, 3200, 0, 0.12, 0.22), ("sine", 330, 440, 0.02, 0.14, 0.16)],
    "sweep": [
        (NOISE, 700, 5200, 0, 0.42, 0.28),
        ("triangle", 523, 523, 0.1, 0.22, 0.2), ("triangle", 659, 659, 0.2, 0.22, 0.2),
        ("triangle", 784, 784, 0.3, 0.42, 0.2),
    ],
    "count": [("sine", 880, 880, 0.12 * number, 0.08, 0.12) for number in range(4)],
    "win": [
        ("triangle", 392, 392, 0, 0.22, 0.2), ("triangle", 523, 523, 0.18, 0.22, 0.2),
        ("triangle", 659, 659, 0.36, 0.22, 0.2), ("triangle", 784, 784, 0.54, 0.6, 0.22),
    ],
}  # fmt: skip
HEARD = {"played": "lay", "captured": "capture", "swept": "sweep", "dealt": "deal", "scored": "count", "won": "win"}
"""What is heard of an event."""
ROOM = {"off": 0, "soft": 0.2, "on": 0.5, "loud": 1}
"""How loud all of it is, by the setting."""
SILENCE = 0.00001
LOUDEST = 128
"""The noise is made of whole numbers up to this."""
ATTACK = 0.008
"""Seconds until a stroke is at its loudest."""
AFTER = {"capture": 0.5, "sweep": 0.9, "deal": 1.2, "count": 1.6, "win": 2.2}
"""When a sound comes, in parts of the time that the cards of a play travel; the lay comes at once."""


def begin(page):
    """Made when the table is first to be heard."""
    return Sound(page.motion)


class Sound:
    """Plays the sounds of an Answer, as loud as `room` says: not at all where it is 0."""

    def __init__(self, motion):
        self.motion = motion
        self.room = 0
        self.place = None
        self.noise = None
        for gesture in ("pointerdown", "keydown"):
            dom.listen(document, gesture, self.wake, True)

    def wake(self, event=None):
        """Take hold of the loudspeakers, once the person has done something: no browser lets us before."""
        if self.place or not self.room:
            return
        self.place = window.AudioContext.new()
        random = window.crypto.getRandomValues(window.Uint8Array.new(16384))
        self.noise = self.place.createBuffer(1, 16384, self.place.sampleRate)
        self.noise.copyToChannel(window.Float32Array.new(window.Int8Array.new(random.buffer)), 0)

    def turn_to(self, value):
        """Be as loud as the setting wishes."""
        self.room = ROOM[value]

    def sample(self):
        """Let the person hear what was chosen just now."""
        self.wake()
        if self.room:
            self.play("lay")

    def hear(self, events, view):
        """Play what happened, in step with the cards."""
        if not self.room or not self.place:
            return
        mine = view["seats"][view["seat"]]["side"]
        events = [event for event in events if event["event"] != "won" or event["side"] == mine]
        heard = [HEARD[event["event"]] for event in events if event["event"] in HEARD]
        if "sweep" in heard:
            heard.remove("capture")
        whole = max(self.motion.length, 0) * 2 / 1000
        for number, name in enumerate(heard):
            self.play(name, AFTER.get(name, 0) * whole + 0.02 * number)

    def play(self, name, delay=0):
        """Play one sound, so many seconds from now."""
        now = self.place.currentTime + delay
        for stroke in SOUNDS[name]:
            self.strike(now, *stroke)

    def strike(self, now, kind, start, end, delay, length, loudness):
        """Play one stroke: it rises at once and dies away."""
        at = now + delay
        loud = self.place.createGain()
        loud.gain.setValueAtTime(SILENCE, at)
        loudness = loudness * self.room / (LOUDEST if kind == NOISE else 1)
        loud.gain.exponentialRampToValueAtTime(loudness, at + ATTACK)
        loud.gain.exponentialRampToValueAtTime(SILENCE, at + length)
        loud.connect(self.place.destination)
        if kind == NOISE:
            source = self.place.createBufferSource()
            source.buffer = self.noise
            source.loop = True
            pitch = self.place.createBiquadFilter()
            pitch.type = "bandpass"
            pitch.Q.value = 0.8
            changing = pitch.frequency
            source.connect(pitch)
            pitch.connect(loud)
        else:
            source = self.place.createOscillator()
            source.type = kind
            changing = source.frequency
            source.connect(loud)
        changing.setValueAtTime(start, at)
        changing.exponentialRampToValueAtTime(end, at + length)
        source.start(at)
        source.stop(at + length + ATTACK)
