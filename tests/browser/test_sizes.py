"""Phones, narrow windows, and a page at 200 %: nothing scrolls sideways, and the question is always within reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor

SIZES = {
    "phone": {"viewport": {"width": 360, "height": 780}, "has_touch": True, "device_scale_factor": 2},
    "narrow": {"viewport": {"width": 320, "height": 640}, "has_touch": True},
    "zoomed": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},        # 1440 x 900 at 200 %
}
SIDEWAYS = """() => {
  const page = document.scrollingElement, width = page.clientWidth
  if (page.scrollWidth <= width) return []
  return [`page ${page.scrollWidth} > ${width}`, ...[...document.querySelectorAll('body *')].filter(node => node.getBoundingClientRect().right > width + 1)
    .slice(0, 8).map(node => `${node.tagName}.${node.getAttribute('class')} ${Math.round(node.getBoundingClientRect().right)}`)]
}"""


def sideways(visitor: Visitor) -> list[str]:
    return list(visitor.page.evaluate(SIDEWAYS))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_sideways_and_the_question_is_within_reach(
        visit: Callable[..., Visitor], finished: str, size: str) -> None:
    bera = visit("Bera", **SIZES[size])
    page = bera.page
    bera.open()
    expect(bera["open-table"]).to_be_visible()
    assert sideways(bera) == []
    bera["open-table"].click()
    page.locator("details summary").click()
    assert sideways(bera) == []
    bera["create"].scroll_into_view_if_needed()
    expect(bera["create"]).to_be_in_viewport()

    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    assert sideways(bera) == []
    expect(page.locator("#ask-h")).to_be_in_viewport()
    if size == "zoomed":
        bera.find("play GG1 me.G4")
    else:
        page.get_by_role("button", name="All 21 answers").click()
        for tab in ("Hand", "Log", "Table", "Board"):
            page.get_by_role("navigation", name="Views of the table").get_by_role("button", name=tab).click()
            assert sideways(bera) == []
    bera.row("play GG1 me.G4").scroll_into_view_if_needed()
    bera.row("play GG1 me.G4").click()
    expect(bera["confirm"]).to_be_in_viewport()
    assert sideways(bera) == []
    bera["confirm"].click()
    expect(bera["ending"]).to_contain_text("You win!")
    expect(page.locator("#ask-h")).to_be_in_viewport()
    assert sideways(bera) == []
    bera["ending"].get_by_role("link", name="Replay").click()
    expect(bera["scrub"]).to_be_in_viewport()
    assert sideways(bera) == []


def test_a_card_is_played_on_the_phones_board(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", **SIZES["phone"])
    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    bera.page.locator('.hand [data-card="GG1"]').tap()
    bera.page.locator('.mine [data-spot="0.G3"]').tap()
    expect(bera.row("play GG1 me.G3")).to_be_in_viewport()
    bera["confirm"].tap()
    expect(bera["ending"]).to_contain_text("You win!")
