"""A book as one page: played in a browser to an End, without a server, in the reader's language."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadhall.cli import main
from patience import PATIENCE

# Press buttons in turn until the story is over: the first of those pressed least so far.
PLAY = """() => {
  const pressed = new Map(), log = document.getElementById('log')
  for (let turn = 0; turn < 3000 && !log.dataset.over; turn++) {
    const buttons = [...document.querySelectorAll('#choices button')]
    if (!buttons.length) return `no choice after ${log.lastChild.textContent}`
    const count = one => pressed.get(one.textContent) ?? 0
    const next = buttons.reduce((best, one) => (count(one) < count(best) ? one : best))
    pressed.set(next.textContent, count(next) + 1)
    next.click()
  }
  return log.dataset.over ?? 'never over'
}"""


@pytest.mark.parametrize(
    ("book", "language", "said"),
    [
        ("example_x1", "en", "The story is over"),
        ("example_x1", "de", "Die Geschichte ist zu Ende"),
        ("winter_owed", "fr", "L’histoire est finie"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_friend_plays_the_page_to_an_end(
    chromium: Browser, tmp_path: Path, book: str, language: str, said: str, seed: int
) -> None:
    file = tmp_path / "book.html"
    assert main(["story", "export", book, "--out", str(file), "--lang", language]) == 0
    context = chromium.new_context(offline=True)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.goto(f"{file.as_uri()}#{seed}")
    assert page.evaluate("document.documentElement.lang") == language
    end = page.evaluate(PLAY)
    assert (end.startswith("end-"), troubles) == (True, []), end
    expect(page.get_by_role("heading", name=said)).to_be_visible()
    assert "{if" not in page.locator("#log").inner_text()
    context.close()


# The first answer, this many times.
PRESS = "count => { while (count--) document.querySelector('#choices button').click() }"
SEEN = "() => ['standing', 'choices', 'log'].map(id => document.getElementById(id).innerText)"
NOTHING_KEPT = (
    """Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"""
)


def test_a_reader_goes_on_where_they_left_off(chromium: Browser, tmp_path: Path) -> None:
    """With the runes of that sitting; another edition begins at its own beginning, and so does a restart."""
    files = {language: tmp_path / f"book.{language}.html" for language in ("en", "fr")}
    for language, file in files.items():
        assert main(["story", "export", "example_x1", "--out", str(file), "--lang", language]) == 0
    context = chromium.new_context(offline=True)
    page = context.new_page()
    page.goto(files["en"].as_uri())
    expect(page.get_by_text("Begin again", exact=True)).to_be_hidden()
    page.evaluate(PRESS, 12)
    left = page.evaluate(SEEN)

    before, page = page, context.new_page()
    page.goto(files["fr"].as_uri())
    expect(page.get_by_role("heading", name="Qui êtes-vous")).to_be_visible()
    back = page.get_by_text("You go on where you left off.")
    until = time.monotonic() + PATIENCE
    while not back.is_visible():  # on a busy machine the browser is still writing what the page before has kept
        assert time.monotonic() < until
        page.goto(files["en"].as_uri())
    before.close()
    back.evaluate("one => one.remove()")
    assert page.evaluate(SEEN) == left
    page.evaluate(PRESS, 1)
    page.reload()
    assert page.locator("#log").inner_text().startswith(left[2])

    page.get_by_text("Begin again", exact=True).click()
    page.get_by_role("button", name="Yes.").click()
    expect(page.get_by_role("list", name="Your choices").get_by_role("button")).to_have_count(6)
    assert page.evaluate("() => localStorage.length") == 0
    context.close()


def test_a_browser_that_keeps_nothing_tells_the_story_all_the_same(chromium: Browser, tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    assert main(["story", "export", "example_x1", "--out", str(file), "--lang", "en"]) == 0
    page = chromium.new_page()
    page.add_init_script(NOTHING_KEPT)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(file.as_uri())
    page.evaluate(PRESS, 3)
    expect(page.get_by_role("status")).to_contain_text("Health")
    page.reload()
    expect(page.get_by_role("list", name="Your choices").get_by_role("button")).to_have_count(6)
    assert troubles == []
    page.context.close()


def test_the_page_is_played_by_keys_and_read_aloud(chromium: Browser, tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    assert main(["story", "export", "example_x1", "--out", str(file), "--lang", "en"]) == 0
    context = chromium.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(f"{file.as_uri()}#1")
    light = chromium.new_context(color_scheme="light").new_page()
    light.goto(file.as_uri())
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) != light.evaluate(ground)
    light.context.close()
    expect(page.get_by_role("list", name="Your choices").get_by_role("button")).to_have_count(6)
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("It has been raining on Fylges")
    assert page.evaluate("document.activeElement.tagName") == "SECTION"
    expect(page.get_by_role("status")).to_contain_text("Health 9 of 9")
    context.close()
