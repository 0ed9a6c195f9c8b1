"""Dialogs: each opens over the table, closes with Esc, and gives the focus back to where it was."""

from ui import dom


def show(name):
    """Open a dialog."""
    dialog = dom.by_id(name)
    if not dialog.open:
        dialog.showModal()


def is_open():
    """Whether a dialog is open."""
    return bool(dom.one("dialog[open]"))


def give_focus_back(fallback):
    """When a dialog closes and the focus was on something gone, *fallback* gives it a place."""

    def closed(event):
        if event.target.tagName == "DIALOG" and not is_open() and dom.focus_is_lost():
            fallback()

    dom.listen(dom.one("body"), "close", closed, True)
