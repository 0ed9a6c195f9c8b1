"""Files that the person keeps and brings, and what is copied. All stays on the device."""

from pyscript import window

from ui import dom, store

LARGEST = 400000
"""Bytes of a file that is read."""


def save(name, text, kind):
    """Have the browser save a text as a file of this name and media type."""
    parts = window.Array.of(text)
    blob = window.Blob.new(parts, dom.plain({"type": kind + ";charset=utf-8"}))
    address = window.URL.createObjectURL(blob)
    link = dom.make("a", attributes={"href": address, "download": name})
    link.click()
    window.setTimeout(lambda: window.URL.revokeObjectURL(address), 10000)


def choose(kinds, found):
    """Let the person choose a file of these kinds; *found* is called with it. To be called while a press is handled."""
    field = dom.make("input", attributes={"type": "file", "accept": kinds})

    def chosen(event):
        if event.target.files.length:
            found(event.target.files.item(0))

    dom.listen(field, "change", chosen)
    field.click()


async def text_of(file):
    """The text of a file that was chosen; None where it is too large or cannot be read."""
    if file.size > LARGEST:
        return None
    try:
        return await file.text()
    except Exception:
        return None


async def copy(field):
    """Copy the text of a field, which is selected too. Gives whether the browser has let us."""
    field.select()
    board = window.navigator.clipboard
    try:
        await store.promised(board.writeText, board, field.value)
    except Exception:
        return False
    return True
