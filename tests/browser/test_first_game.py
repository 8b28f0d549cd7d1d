"""A user new to a game: the offers, and hints that appear once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import meadhall
from browser.legible import SIZES, faults
from browser.visitor import Visitor
from meadhall.lessons.first_game import load_hints

BOTH = "norsaga players=2 options=first:A A.saga=SG-12 A.hand=RG1,RY1,BG1,GY1 B.saga=SG-38 B.hand=BB1,GB1,BY1,GR1 turn=1 active=A agenda=Continue(0)>QueueUp(0)>Skalds()>Turn(1)"
# Things beside the boxes of the right side that belong to none of them.
STRAY = """() => [...document.querySelector('.right').childNodes]
  .filter(one => one.nodeType === Node.TEXT_NODE && one.textContent.trim()).map(one => one.textContent)"""
HINTS = {hint.name: hint for hint in load_hints(meadhall.game("norsaga"))}


def test_a_newcomer_is_offered_four_ways_and_nobody_twice(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", newcomer=True)
    page = bera.open().page
    page.locator("[data-game=yggdrasil]").click()
    expect(bera["first-lesson"]).to_contain_text("A round on the world tree")
    expect(bera["create"]).to_have_count(0)
    found = {}
    for size in ("laptop", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        found[size] = faults(page)
    assert found == {"laptop": [], "phone": []}
    bera["first-plain"].click()
    expect(bera["create"]).to_be_visible()
    expect(page.locator("dialog form select").first).to_be_focused()
    page.locator("dialog form select").first.select_option("norsaga")  # that one is still new
    bera["first-help"].click()
    page.wait_for_url("**/table/*")
    bera.mine()
    [made] = bera.guest.get("/api/tables")["mine"] if bera.guest else []
    assert [seat["level"] for seat in made["seats"]] == [None, "thrall"]
    expect(bera["hint"]).to_have_count(1)
    bera.open()
    page.locator("[data-game=yggdrasil]").click()
    expect(bera["create"]).to_be_visible()


def test_a_hint_is_told_once_and_all_of_them_can_be_turned_off(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", newcomer=True)
    bera.table(bera.guest.post("/api/games/norsaga/lessons/basic", 201)).mine()  # which has a teacher
    expect(bera["hint"]).to_have_count(0)
    assert bera.page.evaluate(STRAY) == []
    made = bera.guest.make("me", "thrall", position=BOTH)
    bera.table(made).mine()
    expect(bera["hint"]).to_contain_text(HINTS["youngest"].say["en"])
    lit = """() => getComputedStyle(document.querySelector('[data-spot="0.Y"]')).filter !== 'none'
      || getComputedStyle(document.querySelector('[data-spot="0.Y"]')).outlineStyle === 'solid'"""
    bera.page.wait_for_function(lit)
    bera.page.reload()  # nothing was answered: it is still there
    expect(bera["hint"]).to_have_attribute("data-hint", "youngest")
    bera["hint-close"].click()
    expect(bera["hint"]).to_have_count(0)
    bera.page.reload()
    bera.mine()
    expect(bera["hint"]).to_have_count(0)
    bera["menu"].click()
    bera["hints-again"].click()
    bera.page.keyboard.press("Escape")
    expect(bera["hint"]).to_have_attribute("data-hint", "youngest")
    bera["hints-none"].click()
    expect(bera["hint"]).to_have_count(0)
    bera.page.reload()
    bera.mine()
    expect(bera["hint"]).to_have_count(0)
