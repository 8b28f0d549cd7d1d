"""Advice beside the question, and the analysis of the finished game under its scrubber."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from analysis.played_records import MISSED, NEAR
from browser.trudvang_helpers import BELL
from browser.visitor import Visitor


def test_counsel_is_taken_and_the_finished_game_is_analysed(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    table = str(bera.guest.make("me", "me", position=NEAR)["id"])

    def answer(seat: str, text: str) -> None:
        now = bera.guest.get(f"/api/tables/{table}/state?seat={seat}")
        bera.guest.post(f"/api/tables/{table}/answers", seat=seat, seq=now["seq"], answer=text)

    answer("A", MISSED)
    answer("B", "pass")
    page = bera.open(f"/table/{table}").page
    page.get_by_role("button", name="Bera 2").click()
    bera["counsel"].click()
    best = bera["counsel-answers"].locator("[data-advised]").first
    expect(best).to_contain_text("100%")
    expect(best).to_contain_text("For it: the game is won.")
    best.click()
    expect(bera["counsel-answers"]).to_have_count(0)
    bera["confirm"].click()
    expect(bera["ending"]).to_be_visible()

    bera.open(f"/replay/{table}")
    bera["analyse"].click()
    expect(bera["analysis"]).to_be_visible()
    blunder = page.locator("[data-verdict=blunder]")
    expect(blunder).to_have_count(1)
    expect(bera["analysis"]).to_contain_text("Better: Play")
    bera["scrub"].fill("2")
    blunder.click()
    expect(bera["scrub"]).to_have_value("0")
    expect(page.get_by_role("button", name="Try another answer here")).to_be_visible()
    page.locator("summary", has_text="Skill and luck").click()
    expect(page.locator(".accounts tbody tr")).to_have_count(2)


def test_a_story_is_analysed_without_chances_to_win(visit: Callable[..., Visitor]) -> None:
    """The end of a book is unknown: there is no curve, and the account has no start, play and result."""
    bera = visit("Bera")
    table = str(bera.guest.make("me", "thrall", game="trudvang", position=BELL)["id"])
    seq = bera.guest.get(f"/api/tables/{table}/state?seat=A")["seq"]
    bera.guest.post(f"/api/tables/{table}/answers", seat="A", seq=seq, answer="choose 1")
    page = bera.open(f"/replay/{table}").page
    bera["analyse"].click()
    expect(bera["analysis"]).to_contain_text("Skill and luck")
    expect(bera["analysis"].locator("svg.chart")).to_have_count(0)
    page.locator("summary", has_text="Skill and luck").click()
    expect(page.locator(".accounts thead th")).to_have_count(3)
    expect(page.locator(".accounts tbody tr")).to_have_count(2)
    expect(page.locator(".accounts tbody tr").first.locator("th, td")).to_have_count(3)
    expect(bera["analysis"]).to_contain_text("What the book still holds, nobody knows.")
