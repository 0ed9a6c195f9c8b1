"""Drawings as tables of strokes, so that one table serves several colours.

A stroke is (tool, colour, path): the tool is `shape` (outlined), `small` (outlined with a finer pen), `flat` (no
outline) or the width of a line; the colour is a name that `drawn` looks up.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tools.decks.pen import flat, line, moved, shape

Stroke = tuple[str | float, str, str]


class Placed(NamedTuple):
    """A drawing around the origin, as strokes or drawn already, and where it goes: `moved` says how."""

    content: str | list[Stroke]
    x: float
    y: float
    scale: float = 1
    angle: float = 0
    mirror: bool = False


Layer = list[Stroke] | Placed
"""A part of a picture: strokes that stand where they are drawn, or a drawing and its place."""


def drawn(strokes: Iterable[Stroke], colours: Mapping[str, str]) -> str:
    """Draw `strokes` in `colours`, name -> colour."""
    parts = []
    for tool, name, path in strokes:
        colour = colours[name]
        if tool == "shape":
            parts.append(shape(path, colour))
        elif tool == "small":
            parts.append(shape(path, colour, 0.8))
        elif tool == "flat":
            parts.append(flat(path, colour))
        else:
            parts.append(line(path, float(tool), colour))
    return "".join(parts)


def layered(layers: Iterable[Layer], colours: Mapping[str, str]) -> str:
    """Draw `layers`, the first one undermost, in `colours`."""
    parts = []
    for layer in layers:
        if isinstance(layer, Placed):
            content = layer.content if isinstance(layer.content, str) else drawn(layer.content, colours)
            parts.append(moved(content, layer.x, layer.y, layer.scale, layer.angle, layer.mirror))
        else:
            parts.append(drawn(layer, colours))
    return "".join(parts)
