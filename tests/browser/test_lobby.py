"""The lobby and the form of a new table, at the sizes people have."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.legible import SIZES
from browser.legible import faults as all_faults
from browser.visitor import Visitor

BEHEADED = """() => document.querySelector('.gable-beast').getBoundingClientRect().top
  < document.querySelector('.scene').getBoundingClientRect().top"""
NARROW = "() => [...document.querySelectorAll('.ot-name')].filter(name => name.clientWidth < 100).length"


def faults(page: Page) -> list[str]:
    """The pictures on the tiles are drawings of pieces, not texts."""
    return all_faults(page, but=(".gart",))


def test_everything_can_be_read_and_pressed_at_every_size(visit: Callable[..., Visitor]) -> None:
    found: dict[str, list[str]] = {}
    egil = visit("Egil").guest
    assert egil is not None
    egil.make("me", "open", "open", title="A place beside the fire", listed=True)  # to sit down at, or to watch
    for tag in ("en", "de"):
        bera = visit("Bera")
        bera.guest.patch("/api/me", lang=tag)
        bera.guest.make("me", "thrall", title="The Oar of the Ravens")
        over = bera.guest.make("me", "thrall", title="Winter evenings at grandmother’s")["id"]
        bera.guest.post(f"/api/tables/{over}/resign", seat="A")
        page = bera.open().page
        expect(page.locator(".resume")).to_be_visible()
        page.evaluate("document.fonts.ready")
        for size, (width, height) in {**SIZES, "broad": (2560, 1080)}.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            found[f"{tag} {size} lobby"] = [*faults(page), *["beheaded"] * page.evaluate(BEHEADED)]
            page.locator(".games").scroll_into_view_if_needed()
            found[f"{tag} {size} games"] = faults(page)
            bera["records"].scroll_into_view_if_needed()
            found[f"{tag} {size} records"] = [*faults(page), *["narrow"] * page.evaluate(NARROW)]
            bera["open-table"].click()
            expect(bera["create"]).to_be_in_viewport(ratio=1)
            found[f"{tag} {size} form"] = faults(page)
            page.keyboard.press("Escape")
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_a_tile_tells_what_one_wants_to_know_and_opens_the_rules(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera").open()
    told = {name: bera.page.locator(f'[data-game="{name}"]') for name in ("norsaga", "trudvang")}
    for fact in ("2–4 players", "30 min", "against each other", "alone or with others"):
        expect(told["norsaga"]).to_contain_text(fact)
    expect(told["trudvang"]).to_contain_text("all together")
    told["norsaga"].get_by_role("button", name="Rules").click()
    expect(bera.page.get_by_role("dialog", name="Rules")).to_contain_text("NS-")
    bera.page.keyboard.press("Escape")
    told["norsaga"].get_by_role("button", name="Norsaga", exact=True).press("Enter")
    expect(bera.page.get_by_role("dialog", name="A new table")).to_be_visible()


def test_tables_with_the_same_bots_have_names_of_their_own(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    for _ in range(3):
        bera.open()["open-table"].click()
        bera["create"].click()
        bera.page.wait_for_url("**/table/*")
    names = {table["title"] for table in bera.guest.get("/api/tables")["mine"]}
    assert len(names) == 3
    assert all(" of the " in name for name in names)


def test_the_sheet_of_answers_closes_when_another_view_is_chosen(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", viewport={"width": 390, "height": 844}, has_touch=True)
    bera.table(bera.guest.make("me", "thrall", options={"basic": True, "first": "A"})).mine()
    bera.page.get_by_role("button", name="Show all of it").click()
    expect(bera.page.locator(".ask.open")).to_be_visible()
    bera.page.get_by_role("navigation", name="Views of the table").get_by_role("button", name="Hand").click()
    expect(bera.page.locator(".ask.open")).to_have_count(0)


def test_whoever_comes_to_a_wrong_address_is_shown_the_lobby(visit: Callable[..., Visitor]) -> None:
    """With a message, while a program gets JSON."""
    bera = visit("Bera")
    bera.forgive(re.compile("404"))
    assert bera.guest.fault("GET", "/nothing/here", 404) == "path-unknown"
    for path in ("/nothing", "/nothing/here", "/built/nothing/at-all"):
        reply = bera.page.goto(bera.url.rstrip("/") + path)
        assert reply is not None
        assert reply.status == 404
        expect(bera.page.get_by_text("There is nothing at this address.").first).to_be_visible()
        expect(bera.page.get_by_role("button", name="Open a table")).to_be_visible()
