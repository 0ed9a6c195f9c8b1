"""Texts that somebody could craft: sound ones spoilt in every way, and values that are of the wrong kind."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

NASTY = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "'; alert(1); //",
    '" onload="alert(1)',
    "{{name}}",
    "%s %d %(name)s",
    "{0.__class__}",
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "\x00",
    "\u202eabc\u2066",
    "\ud800",
    "é" * 300,
    "7D",
    "9" * 400,
    "-1",
    "NaN",
    '\n[Rules "scopa"]\n',
    "%00%0a%ff",
    "%E0%A4%A",
    " ",
    "",
)
"""Texts that have broken pages."""
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**63, 10**400, 0.5, float("inf"), float("nan"), [], {}, [[]], {"": {}}, [None],
    *NASTY,
)  # fmt: skip
"""Values of every kind."""
DEPTH = 3000


def spoilt(chance: Random, text: str) -> str:
    """*text* with a few letters lost, doubled, changed or put in."""
    letters = list(text)
    for _ in range(chance.randint(1, 6)):
        at = chance.randint(0, len(letters))
        deed = chance.randrange(5)
        if deed == 0:
            del letters[at : at + chance.choice((1, 1, 2, 10, 200))]
        elif deed == 1:
            letters[at:at] = letters[at : at + chance.choice((1, 5, 100))]
        elif deed == 2:
            letters[at : at + 1] = chr(
                chance.choice((0, 10, 32, 34, 37, 91, 93, 123, 0x202E, chance.randrange(0xD800)))
            )
        elif deed == 3:
            letters[at:at] = chance.choice(NASTY)
        else:
            letters[at:at] = chance.choice('0123456789ADCSBKQJx#!.=[]{}",:% \n')
    return "".join(letters)


def changed(chance: Random, value: Any) -> Any:
    """Plain data with one part of it changed, left out, or another put in."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        rest = dict(value)
        if chance.random() < 0.15:
            del rest[name]
        elif chance.random() < 0.15:
            rest[chance.choice(NASTY)] = rest.pop(name)
        else:
            rest[name] = changed(chance, value[name])
        return rest
    if isinstance(value, list) and value and chance.random() < 0.8:
        at = chance.randrange(len(value))
        return [*value[:at], changed(chance, value[at]), *value[at + chance.randrange(2) :]]
    if isinstance(value, str) and chance.random() < 0.6:
        return spoilt(chance, value)
    return chance.choice(VALUES)


def crafted(seed: int, samples: Sequence[str], count: int) -> Iterator[str]:
    """So many texts made from sound *samples*, those that are data and those that are not; the same at every run."""
    chance = Random(seed)
    for number in range(count):
        sample = chance.choice(samples)
        how = number % 10
        if how == 0:
            yield chance.choice(NASTY)
        elif how == 1:
            yield chance.choice(("[", '{"a":', "%5B")) * chance.choice((1, 50, DEPTH))
        elif how < 6:
            yield spoilt(chance, sample)
        else:
            try:
                data = json.loads(sample)
            except ValueError:
                yield spoilt(chance, sample)
            else:
                yield json.dumps(changed(chance, changed(chance, data)))
