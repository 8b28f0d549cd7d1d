"""Another user's personal link: both names are shown, and there is a way back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.visitor import Visitor
from server.people import Guest


def test_nobody_becomes_another_without_a_word(visit: Callable[..., Visitor], hall: str) -> None:
    egil = Guest(hall, "Egil")
    theirs = egil.get("/api/me")["personal"]
    bera = visit("Bera")
    mine = bera.guest.get("/api/me")["personal"]
    bera.open(theirs)
    asking = bera.page.locator("dialog")
    expect(asking).to_contain_text("Egil")
    expect(asking).to_contain_text("Bera")
    expect(asking.locator("input")).to_have_value(f"{bera.url}{mine}")
    bera.page.keyboard.press("Escape")
    expect(bera["me"]).to_contain_text("Bera")
    bera.open(theirs)
    bera["become"].click()
    expect(bera["me"]).to_contain_text("Egil")
    bera["me"].click()
    expect(bera.page.get_by_label("How to get back to Bera")).to_have_value(f"{bera.url}{mine}")
    bera.open(mine)
    bera["become"].click()
    expect(bera["me"]).to_contain_text("Bera")
