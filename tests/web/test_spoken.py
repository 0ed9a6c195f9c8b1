"""What a person who does not see the table hears of one deal, sentence by sentence, each of them once."""

from playwright.sync_api import Page

from tools.serve import ROOT
from web.driver import Keyboard, check, expect_rest, visit
from web.sentences import catalogue
from web.site import Site

WRITTEN = ROOT / "tests" / "golden" / "page" / "spoken.fr.txt"
HEARD = ROOT / ".test" / "spoken.fr.txt"
SEED = 11

LISTEN = """addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  new MutationObserver((records) => {
    for (const record of records) for (const node of record.addedNodes) window.heard.push(node.textContent);
  }).observe(document.querySelector("[aria-live]"), { childList: true });
})"""


def test_one_deal_is_spoken_as_it_was_written_down(page: Page, site: Site) -> None:
    page.add_init_script(LISTEN)
    visit(page, site, seeds=(SEED,))
    player = Keyboard(page)
    player.press("#start")
    expect_rest(page)
    while check(page).view()["phase"] == "play":
        player.step()
    heard = page.evaluate("window.heard")
    log = page.locator("#log-list li").all_text_contents()
    assert heard == log
    HEARD.parent.mkdir(exist_ok=True)
    HEARD.write_text("\n".join(heard) + "\n", encoding="utf-8")
    assert HEARD.read_text(encoding="utf-8") == WRITTEN.read_text(encoding="utf-8"), (
        f"if this is meant: cp {HEARD.relative_to(ROOT)} {WRITTEN.relative_to(ROOT)}"
    )


def test_letters_tell_the_state_aloud(page: Page, site: Site) -> None:
    """A question asked with a letter is answered in the live region, and changes nothing."""
    visit(page, site, seeds=(SEED,))
    player = Keyboard(page)
    player.press("#start")
    expect_rest(page)
    player.step()
    before = check(page)
    player.go_to("[data-zone=hand][data-seat='0'] input")
    said = []
    for letter in "tcls":
        page.keyboard.press(letter)
        said.append(page.locator("#said p").last.inner_text())
    beginnings = [catalogue("fr")[key].split("{{")[0] for key in ("tell.table", "tell.captured")]
    assert said[0].startswith(beginnings[0])
    assert said[1].startswith(beginnings[1])
    assert len(set(said)) == 4
    assert check(page) == before
