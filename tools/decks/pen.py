"""The pen all decks are drawn with: its colours, and paths moved, turned and mirrored.

A path is SVG path data in absolute coordinates with the commands M, L, C, Q and Z only, so that every number is an x or a y in turn.
"""

import re
from math import cos, radians, sin

INK = "#2a2420"
STOCK = "#fbf5e6"
BRASS = "#d9a441"
DARK_BRASS = "#a5762a"
SUNLIGHT = "#fbe9b4"
TERRACOTTA = "#b3402a"
COBALT = "#2f4f8f"
OLIVE = "#5f7a45"

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
POINT = re.compile(rf"({NUMBER.pattern}),({NUMBER.pattern})")


def number(value: float) -> str:
    """`value` to a tenth of a unit, as short as it can be written."""
    return f"{round(value, 1):g}".replace("-0.", "-.").removeprefix("0") if 0 < abs(value) < 1 else f"{round(value, 1):g}"


def remap(path: str, across: tuple[float, float], down: tuple[float, float]) -> str:
    """`path` with x = across[0] + across[1] * x and y = down[0] + down[1] * y."""
    coordinates = [across, down]
    count = 0

    def moved(match: re.Match[str]) -> str:
        nonlocal count
        shift, factor = coordinates[count % 2]
        count += 1
        return number(shift + factor * float(match.group()))

    return NUMBER.sub(moved, path)


def place(path: str, x: float, y: float, scale: float = 1, turned: bool = False) -> str:
    """`path`, drawn around the origin, at (x, y), `scale` times as large; `turned` upside down."""
    factor = -scale if turned else scale
    return remap(path, (x, factor), (y, factor))


def turn(x: float, y: float, angle: float) -> tuple[float, float]:
    """The point (x, y) turned clockwise about the origin by `angle` degrees."""
    across, down = cos(radians(angle)), sin(radians(angle))
    return x * across - y * down, x * down + y * across


def rotate(path: str, angle: float, x: float, y: float) -> str:
    """`path`, drawn around the origin, turned clockwise by `angle` degrees and moved to (x, y)."""

    def turned(match: re.Match[str]) -> str:
        px, py = turn(float(match.group(1)), float(match.group(2)), angle)
        return f"{number(x + px)},{number(y + py)}"

    return POINT.sub(turned, path)


def mirror(path: str, axis: float) -> str:
    """`path` and its image in the vertical line x = `axis`."""
    return path + " " + remap(path, (2 * axis, -1), (0, 1))


def shape(path: str, fill: str, width: float | None = None) -> str:
    """A filled shape; its outline has the group's pen, or a pen of `width`."""
    pen = "" if width is None else f' stroke-width="{number(width)}"'
    return f'<path fill="{fill}"{pen} d="{remap(path, (0, 1), (0, 1))}"/>'


def flat(path: str, fill: str) -> str:
    """A filled shape without an outline."""
    return f'<path fill="{fill}" stroke="none" d="{remap(path, (0, 1), (0, 1))}"/>'


def line(path: str, width: float, colour: str = INK) -> str:
    """A line drawn with a pen of `width`."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" d="{remap(path, (0, 1), (0, 1))}"/>'


def disc(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    bend = 0.5523
    unit = f"M0,-1 C{bend},-1 1,-{bend} 1,0 C1,{bend} {bend},1 0,1 C-{bend},1 -1,{bend} -1,0 C-1,-{bend} -{bend},-1 0,-1 Z"
    return remap(unit, (x, radius), (y, radius))
