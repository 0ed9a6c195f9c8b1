"""Small pictures of screens, compared as one looks at them from across the room: the mean colour of each patch.

Another font of another machine moves a few letters, which hardly changes the mean of a patch; a hand that is not
there, a seat that has moved or a table in another colour does.
"""

import io
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Page

from tools.serve import ROOT

FOLDER = Path("tests/golden/page")
SEEN = Path(".test/page")
WIDTH = 320
COLOURS = 48
PATCH = 16
"""Pixels of the side of a patch: a twentieth of the width of a screen."""
WORST = 70
"""How far a patch may be off in one of red, green and blue, of 255. Words that are set otherwise change a patch by up
to 50, a card that is or is not there by 120 and more.
"""
MEAN = 5
"""How far all patches may be off on average."""

Picture = Image.Image


def taken(page: Page) -> Picture:
    """A small picture of what a page shows."""
    shot = Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")
    return shot.resize((WIDTH, round(shot.height * WIDTH / shot.width)), Image.Resampling.BOX)


def part(page: Page, left: float, top: float, width: float, height: float) -> Picture:
    """A part of what a page shows, pixel by pixel."""
    clip: FloatRect = {"x": left, "y": top, "width": width, "height": height}
    return Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide", clip=clip))).convert("RGB")


def farthest(one: Picture, other: Picture) -> int:
    """How far apart two pictures of a size are at the worst pixel, of 255."""
    return max(most for _, most in ImageChops.difference(one, other).getextrema())


def kept(name: str) -> Picture:
    """The picture of a screen that was kept."""
    return Image.open(ROOT / FOLDER / f"{name}.png").convert("RGB")


def lay_aside(name: str, picture: Picture) -> Path:
    """Write the picture of a screen down, in a few colours, for a person to look at; give its path in the clone."""
    path = SEEN / f"{name}.png"
    (ROOT / SEEN).mkdir(parents=True, exist_ok=True)
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(ROOT / path, optimize=True)
    return path


def patches(picture: Picture) -> Picture:
    """The mean colours of the patches of a picture."""
    return picture.resize((picture.width // PATCH, picture.height // PATCH), Image.Resampling.BOX)


def differences(one: Picture, other: Picture) -> tuple[float, float]:
    """How far apart two pictures are: the worst patch, and the mean of all; of 255.

    Raises ValueError if they differ in size.
    """
    if one.size != other.size:
        raise ValueError(f"{one.size} is not {other.size}")
    apart = ImageChops.difference(patches(one), patches(other))
    values = apart.tobytes()
    return float(max(values)), sum(values) / len(values)


def alike(one: Picture, other: Picture) -> bool:
    """Whether two pictures show the same."""
    worst, mean = differences(one, other)
    return worst <= WORST and mean <= MEAN
