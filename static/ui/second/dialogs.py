"""Dialogs: each opens over the table, closes with Esc, and gives the focus back to where it was."""

from pyscript import document

from ui import dom


def show(name):
    """Open a dialog."""
    dialog = dom.by_id(name)
    if not dialog.open:
        dialog.showModal()


def is_open():
    """Whether a dialog is open."""
    return bool(dom.one("dialog[open]"))


def look_after(status, fallback):
    """When a dialog closes, what was told before it was opened goes, but not what was told behind it.

    If the focus was on something gone, *fallback* gives it a place.

    A dialog that closes with nothing to give the focus back to has it still, until the page is drawn again.
    """

    def closed(event):
        dialog = event.target
        if dialog.tagName != "DIALOG" or is_open():
            return
        if status.behind:
            status.behind = False
        else:
            status.show()
        if dom.focus_is_lost() or dialog.contains(document.activeElement):
            fallback()

    dom.listen(dom.one("body"), "close", closed, True)
