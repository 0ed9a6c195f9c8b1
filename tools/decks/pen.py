"""The pen all decks are drawn with: its colours, and paths moved, turned and mirrored.

A path is SVG path data in absolute coordinates with the commands M, L, C, Q and Z only,
each point written `x,y`, so that every number is an x or a y in turn.
"""

import re
from math import cos, hypot, radians, sin

INK = "#2a2420"
STOCK = "#fbf5e6"
BRASS = "#d9a441"
DARK_BRASS = "#a5762a"
PALE_BRASS = "#f0cf86"
SUNLIGHT = "#fbe9b4"
TERRACOTTA = "#b3402a"
RUST = "#a9502a"
WINE = "#7d2a1d"
COBALT = "#2f4f8f"
OLIVE = "#5f7a45"
WOOD = "#9a6232"

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
POINT = re.compile(rf"({NUMBER.pattern}),({NUMBER.pattern})")


def digits(value: float) -> str:
    """Return `value` to a tenth of a unit, as short as it can be written: -0.5 is "-.5"."""
    text = f"{round(value, 1):g}"
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if abs(value) < 1 else text


def remap(path: str, across: tuple[float, float], down: tuple[float, float]) -> str:
    """Return `path` with x = across[0] + across[1] * x and y = down[0] + down[1] * y."""

    def moved(point: re.Match[str]) -> str:
        x, y = map(float, point.groups())
        return f"{digits(across[0] + across[1] * x)},{digits(down[0] + down[1] * y)}"

    return POINT.sub(moved, path)


def place(path: str, x: float, y: float, scale: float = 1) -> str:
    """Return `path`, drawn around the origin, at (x, y) and `scale` times as large; a negative scale turns it over."""
    return remap(path, (x, scale), (y, scale))


def turn(x: float, y: float, angle: float) -> tuple[float, float]:
    """Return the point (x, y) turned clockwise about the origin by `angle` degrees."""
    across, down = cos(radians(angle)), sin(radians(angle))
    return x * across - y * down, x * down + y * across


def rotate(path: str, angle: float, x: float, y: float) -> str:
    """Return `path`, drawn around the origin, turned clockwise by `angle` degrees and moved to (x, y)."""

    def turned(point: re.Match[str]) -> str:
        right, below = turn(float(point.group(1)), float(point.group(2)), angle)
        return f"{digits(x + right)},{digits(y + below)}"

    return POINT.sub(turned, path)


def both(path: str, axis: float) -> str:
    """Return `path` and its image in the vertical line x = `axis`."""
    return path + " " + remap(path, (2 * axis, -1), (0, 1))


def smooth(*points: tuple[float, float], closed: bool = True) -> str:
    """Return the path of a curve without corners through `points`, back to the first where it is `closed`."""
    count = len(points)

    def point(index: int) -> tuple[float, float]:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    path = "M{:g},{:g}".format(*points[0])
    for index in range(count if closed else count - 1):
        before, start, end, after = (point(index + step) for step in (-1, 0, 1, 2))
        leaving = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        coming = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        path += " C" + " ".join(f"{x:.2f},{y:.2f}" for x, y in (leaving, coming, end))
    return path + (" Z" if closed else "")


def limb(*joints: tuple[float, float, float]) -> str:
    """Return the outline of an arm or a stem along `joints` (x, y, width there), its ends cut straight."""
    left, right = [], []
    for index, (x, y, width) in enumerate(joints):
        before, after = joints[max(index - 1, 0)], joints[min(index + 1, len(joints) - 1)]
        along = (after[0] - before[0], after[1] - before[1])
        length = hypot(*along)
        aside = (-along[1] / length * width / 2, along[0] / length * width / 2)
        left.append((x - aside[0], y - aside[1]))
        right.append((x + aside[0], y + aside[1]))
    there = smooth(*left, closed=False)
    back = smooth(*reversed(right), closed=False)
    return f"{there} L{back[1:]} Z"


def disc(x: float, y: float, radius: float) -> str:
    """Return the path of a circle about (x, y)."""
    quarters = (
        "M0,-1 C0.5523,-1 1,-0.5523 1,0 C1,0.5523 0.5523,1 0,1 C-0.5523,1 -1,0.5523 -1,0 C-1,-0.5523 -0.5523,-1 0,-1 Z"
    )
    return place(quarters, x, y, radius)


def discs(*circles: tuple[float, float, float]) -> str:
    """Return the path of several circles (x, y, radius)."""
    return " ".join(disc(*circle) for circle in circles)


def shape(path: str, fill: str, width: float | None = None) -> str:
    """Draw a filled shape outlined with the pen of the group around it, or with a pen of `width`."""
    pen = "" if width is None else f' stroke-width="{digits(width)}"'
    return f'<path fill="{fill}"{pen} d="{tidy(path)}"/>'


def flat(path: str, fill: str) -> str:
    """Draw a filled shape without an outline."""
    return f'<path fill="{fill}" stroke="none" d="{tidy(path)}"/>'


def line(path: str, width: float, colour: str = INK) -> str:
    """Draw a line with a pen of `width`."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{digits(width)}" d="{tidy(path)}"/>'


def tidy(path: str) -> str:
    """Return `path` with every number as short as it can be written."""
    return remap(path, (0, 1), (0, 1))


def inked(content: str, width: float, move: str = "") -> str:
    """Draw `content` with an ink pen of `width`, moved by the SVG transform `move`."""
    moved = f' transform="{move}"' if move else ""
    pen = f'stroke="{INK}" stroke-width="{digits(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g{moved} {pen}>{content}</g>"


def moved(content: str, x: float, y: float, scale: float = 1, angle: float = 0, mirror: bool = False) -> str:
    """Draw `content`, drawn around the origin, at (x, y): `mirror` turns left and right about, then it is turned."""
    parts = [f"translate({digits(x)} {digits(y)})"]
    if angle:
        parts.append(f"rotate({angle:g})")
    if mirror:
        parts.append(f"scale({-scale:g} {scale:g})")
    elif scale != 1:
        parts.append(f"scale({scale:g})")
    return f'<g transform="{" ".join(parts)}">{content}</g>'


def window(x: float, y: float, width: float, height: float, content: str) -> str:
    """Draw `content` where it falls inside the rectangle, and cut off the rest."""
    box = f"{digits(x)} {digits(y)} {digits(width)} {digits(height)}"
    return (
        f'<svg x="{digits(x)}" y="{digits(y)}" width="{digits(width)}" height="{digits(height)}" viewBox="{box}">'
        f"{content}</svg>"
    )
