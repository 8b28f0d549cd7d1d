"""The illustrated rules: pictures that show what they name, in the drawer and at an address of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from browser.accessible import violations
from browser.visitor import Visitor
from guides import load_guides

GUIDES = load_guides()
NUMBERS = "() => [...document.querySelectorAll('.p-number')].map(one => Number(one.textContent)).sort((a, b) => a - b)"
# No mark lies outside of the picture.
INSIDE = """() => [...document.querySelectorAll('.p-number, .p-box.lit')].map(one => one.getBoundingClientRect())
  .every(box => box.left >= -8 && box.top >= -8 && box.right <= innerWidth + 8 && box.bottom <= innerHeight + 8)"""


@pytest.mark.parametrize("name", GUIDES)
def test_every_part_that_is_named_is_in_the_picture(visit: Callable[..., Visitor], name: str) -> None:
    """Also what a step of the example highlights. The documents show the same page."""
    guide = GUIDES[name]
    bera = visit("Bera", viewport={"width": 1280, "height": 800}).open(f"/picture/{name}#table")
    marks = bera.page.locator(".p-marks")
    expect(marks).to_have_attribute("data-drawn", str(len(guide.parts)))
    assert bera.page.evaluate(NUMBERS) == list(range(1, len(guide.parts) + 1))
    assert bera.page.evaluate(INSIDE)
    for number, scene in enumerate(guide.scenes, 1):
        bera.page.evaluate(f"location.hash = 'step-{number}'")
        expect(bera.page.locator(".p-box.lit")).to_have_count(len(scene.light))
        assert bera.page.evaluate(INSIDE), number


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_page_of_the_rules_is_read_shown_and_searched(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    bera = visit("Bera", viewport={"width": size[0], "height": size[1]}, bypass_csp=True).open("/rules/norsaga")
    page, frames = bera.page, bera.page.locator(".g-frame iframe")
    expect(bera["guide"]).to_contain_text("Around the fire")
    expect(frames).to_have_count(2)
    expect(frames.first.content_frame.locator(".p-number").first).to_be_attached()
    bera["guide-on"].click()
    expect(page.locator(".g-steps .now")).to_contain_text("draws a fourth")
    expect(frames.last.content_frame.locator(".p-box.lit")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("button", name="NS-DECK-03").click()
    expect(page.locator("#NS-DECK-03")).to_be_focused()
    page.get_by_role("searchbox").fill("ghost")
    expect(page.locator("#NS-GHOST-01")).to_be_visible()
    expect(page.locator("#NS-DECK-03")).to_have_count(0)


def test_a_link_leads_to_a_rule(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", locale="de").open("/rules/norsaga#NS-WIN-04")
    expect(bera.page.locator("#NS-WIN-04")).to_be_focused()
    bera["to-guide"].click()
    expect(bera["guide"]).to_contain_text("Stammbaum")


def test_the_drawer_at_a_table_and_a_game_nobody_knows(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(bera.guest.make("me", "thrall")).mine()
    bera.page.get_by_role("button", name="Rules").first.click()
    drawer = bera.page.get_by_role("dialog", name="Rules")
    drawer.get_by_role("button", name="Signs and words").click()
    expect(drawer.get_by_role("heading", name="Signs and words")).to_be_in_viewport()
    expect(drawer.locator(".g-signs")).to_contain_text("Red triangle")
    bera.forgive(re.compile("404"))
    bera.open("/rules/nothing")
    expect(bera.page.locator(".sorry")).to_be_visible()


# A long touch, as a browser reports it.
LONG_PRESS = """node => {
  const box = node.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2
  node.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', clientX: x, clientY: y, bubbles: true }))
}"""


@pytest.mark.parametrize(
    ("game", "lesson", "mark", "means"),
    [
        ("yggdrasil", "round", "[data-place=asgard]", "AsgardHeal any devastated world"),
        ("fire_and_axe", "sagas_and_runes", "[data-rune=berserkers]", "BerserkersBefore you roll"),
        ("trudvang", "combat", "[data-status='+health']", "positive health statusGain 1 health"),
    ],
)
def test_worlds_runes_and_statuses_explain_themselves(
    visit: Callable[..., Visitor], game: str, lesson: str, mark: str, means: str
) -> None:
    bera = visit("Bera", viewport={"width": 1366, "height": 768})
    bera.table(bera.guest.post(f"/api/games/{game}/lessons/{lesson}", 201))
    piece = bera.page.locator(f"{mark}:visible").first
    piece.wait_for()
    told = bera.page.locator(".explained")
    for _ in range(10):  # redrawing the board cancels the press: try again
        piece.evaluate(LONG_PRESS)
        with suppress(Error):
            told.wait_for(timeout=6_000)
            break
    expect(told).to_contain_text(means)


def test_signs_of_the_board_explain_themselves(visit: Callable[..., Visitor]) -> None:
    """On hover, by keyboard, and by a long touch; Escape hides the words."""
    bera = visit("Bera", viewport={"width": 1366, "height": 768})
    bera.table(bera.guest.make("me", "thrall", "thrall", options={"first": "A"})).mine()
    page, told = bera.page, bera.page.locator(".explained")
    page.locator("[data-term=deck]").hover()
    expect(told).to_have_text("DeckHow many cards can still be drawn. Nobody knows their order.")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    card = page.locator(".hand [data-card]").first
    card.focus()
    page.keyboard.press("Shift")  # the keyboard was used last: now the focus is to be seen
    page.locator(".hand [data-card]").nth(1).focus()
    expect(told).to_be_visible()
    expect(page.locator("[aria-describedby=explained]")).to_have_count(1)
    page.locator("[data-term=deck]").evaluate(LONG_PRESS)
    expect(told).to_contain_text("Nobody knows their order")
    assert "[" not in told.inner_text()
