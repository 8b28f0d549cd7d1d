"""The book at the table: every page that was read is shown, and makes room after it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.trudvang_helpers import table
from browser.visitor import Visitor
from golden import golden

GRANARY = 31  # of rye-alone: who comes without a key reads on from one page to the next, and has to fight


def at_the_granary(bera: Visitor) -> Visitor:
    record = golden("trudvang")["rye-alone"]
    return bera.table(table(bera, "me", position=record.game.position(record.replay(GRANARY)))).mine()


def test_pages_that_lead_on_are_read_before_what_they_lead_to(visit: Callable[..., Visitor]) -> None:
    bera = at_the_granary(visit("Bera"))
    bera.play("poi B").mine()
    assert bera.told["view"]["fight"]
    page = bera.page.locator(".bookpage")
    expect(page.locator("header b")).to_have_text("20")
    expect(page).to_contain_text("Somebody has swept the threshold")
    expect(page.locator(".bk-on b")).to_have_text("21")
    expect(page.locator(".bk-on + p")).not_to_be_empty()
    expect(page.locator(".dropcap")).to_have_count(1)
    bera.answer(bera.options[0])
    bera.mine(bera.seq)
    expect(page).to_have_count(0)  # it has been read
    bera.page.get_by_role("button", name="Frost in the Rye: read again").click()
    expect(bera.page.get_by_role("dialog", name="The story so far")).to_contain_text("Somebody has swept the threshold")
