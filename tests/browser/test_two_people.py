"""Two users with two browsers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.visitor import Visitor, play_on


def test_two_people_play_a_whole_game(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit(), visit()
    bera.open()
    bera["me"].click()
    bera.page.get_by_role("dialog").get_by_label("Your name").fill("Bera")
    bera.page.get_by_role("button", name="Save", exact=True).click()
    expect(bera["me"]).to_contain_text("Bera")

    bera["open-table"].click()
    dialog = bera.page.get_by_role("dialog", name="A new table")
    dialog.locator("form select").first.select_option("norsaga")
    dialog.get_by_role("button", name="Remove seat C").click()
    dialog.get_by_label("Seat B: who sits there").select_option("open")
    dialog.get_by_label("Name of the table").fill("Two friends")
    dialog.get_by_text("options of the game").click()
    dialog.get_by_label("Basic game").check()
    bera["create"].click()
    expect(bera["waiting"]).to_contain_text("Waiting for one more player")

    egil.open(bera.page.get_by_label("Invite link").input_value())
    egil["waiting"].get_by_label("Your name").fill("Egil")
    egil["waiting"].get_by_role("button", name="Sit here").click()
    for visitor in (bera, egil):
        expect(visitor.page.locator(".seats")).to_contain_text("Bera")
        expect(visitor.page.locator(".seats")).to_contain_text("Egil")
    given = play_on(bera, egil)

    assert given >= 20
    results = {visitor.page.locator("#ask-h").inner_text() for visitor in (bera, egil)}
    winner = bera.told["outcome"]["winners"]
    assert winner == egil.told["outcome"]["winners"]
    assert results == {"You win!", f"{'Bera' if winner == [0] else 'Egil'} wins"}
    for visitor in (bera, egil):
        expect(visitor["ending"].locator(".scores li.first")).to_contain_text("Bera" if winner == [0] else "Egil")
        expect(visitor["ending"].get_by_role("img", name="from 0 to")).to_be_visible()


def test_nobody_finds_what_somebody_else_left_in_a_browser(visit: Callable[..., Visitor]) -> None:
    """Profiles are used again by other tests."""
    bera = visit("Bera", viewport={"width": 1001, "height": 700})
    bera.open()
    bera.page.evaluate("localStorage.setItem('mh-lang', '\"fr\"')")
    bera.open()
    expect(bera.page.locator("html")).to_have_attribute("lang", "fr")
    bera.page.goto("about:blank")
    bera.leave()
    egil = Visitor(bera.context, bera.url)
    egil.open()
    expect(egil["me"]).not_to_contain_text("Bera")
    expect(egil.page.locator("html")).to_have_attribute("lang", "en")
    bera.page = egil.page
