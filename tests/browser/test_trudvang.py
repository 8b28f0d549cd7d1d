"""Trudvang Legends at the table: a saga with one person among bots, its combat, its book, phones, and those who hear the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.test_keyboard import NO_POINTER
from browser.test_keyboard import give as by_keyboard
from browser.test_loading import MOST
from browser.test_sizes import SIZES, sideways
from browser.visitor import Visitor
from meadhall.games.trudvang.saga import ident

# A morning in Fylges: Draugr next door, Threat in the town, a point of interest where the Heroes stand.
MORNING = ("trudvang players=2 A.hero=volgr A.at=fylges A.cp=2 A.status=-attack,+defence A.items=ITEM-AXE B.hero=maelling B.at=fylges "
           "round=2 phase=2 stories=DEFEAT,LEVEL-UP,X1-W1 tokens=X1-W1:1 windows=A pois=A:fylges enemies=DRAUGR-1,FOREST-TROLL-1 "
           "groups=draugr@sylvan:0.0!1;forest_troll@arji:0 threat=manjord!1 journal=intro agenda=GoTo(0,[0,1],0,0)>NextPhase()")
# Felerion plans: two runes in the hand, three misses on the track.
PLANNING = ("trudvang players=2 A.hero=felerion A.at=fylges A.hp=4 A.cp=1 A.bag=fire:1,earth:2,wind:1,dark:2 A.drawn=earth:1,wind:2 "
            "A.status=-defence,+attack A.feats=/woven-insight-1,unweave-1,rune-reading-1,frost-grip-1// A.items=ITEM-STAFF "
            "B.hero=maelling B.at=manjord round=6 phase=3 windows=A pois=A:fylges enemies=DRAUGR-1 groups=draugr@fylges:0.1 journal=intro "
            "fight=fylges:planning fight.heroes=A A.laid=chain-of-sparks-1:wind.fire,galder-word-1:-.earth,vitner-bolt-1:-.-,mistwall-1:wild.water "
            "A.miss=dark,dark,dark A.plan=3:0 agenda=Allocate(0,0)>PlanRound()>Step(1)>Step(2)>Step(3)>Step(4)>Step(5)>EndCombat()"
            ">AfterCombat()>Engage(-3,[13])>NextPhase()")
# The last choice of the worked example.
BELL = ("trudvang players=2 A.hero=volgr A.at=sylvan B.hero=maelling B.at=sylvan round=9 phase=4 stories=DEFEAT,LEVEL-UP,X1-W1 windows=ABE "
        f"journal=intro,10,11,40,42 agenda=OpenEntry({ident('X1/60')},3,16)>CloseBook()>NextPhase()")


def table(visitor: Visitor, *seats: str, **more: Any) -> dict[str, Any]:
    wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    assert visitor.guest is not None
    made: dict[str, Any] = visitor.guest.post("/api/tables", 201, game="trudvang", seats=wished, **more)
    return made


def test_a_saga_from_its_last_choice_to_the_end(visit: Callable[..., Visitor]) -> None:
    """The page is the question; the last page stands on the end screen, and the journal keeps both."""
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=BELL)).mine().page
    book = page.locator(".ask .bookpage")
    expect(book).to_contain_text("The thane sinks.")
    expect(bera.row("choose 1")).to_contain_text("Ring it once, for the eleven.")
    bera.row("choose 1").click()
    bera["cancel"].click()
    expect(bera.row("choose 1")).to_have_attribute("aria-pressed", "false")
    bera.row("choose 1").click()
    bera["confirm"].click()
    expect(bera["ending"]).to_contain_text("The story is told.")
    expect(bera["ending"].locator(".bookpage")).to_contain_text("leven people walk out of the sea")
    bera["ending"].get_by_role("button", name="The story so far").click()
    journal = page.get_by_role("dialog", name="The story so far")
    expect(journal).to_contain_text("The thane sinks.")
    expect(journal).to_contain_text("Ring it once, for the eleven.")


def test_travel_on_the_map(visit: Callable[..., Visitor]) -> None:
    """Regions one may go to light up, others say why not; the Hero's figure goes along."""
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    page.get_by_role("button", name="Shut the book").click()
    expect(page.locator(".bookpage")).to_have_count(0)
    page.locator("[data-region=grim_sea]").click(position={"x": 30, "y": 160})
    expect(page.locator("[data-refused]").first).to_be_visible()
    page.locator("[data-region=manjord]").focus()
    page.keyboard.press("Enter")
    expect(bera.row("travel manjord")).to_have_attribute("aria-pressed", "true")
    expect(bera.row("travel sylvan")).to_contain_text("Draugr (2)")
    seq = bera.seq
    bera["confirm"].click()
    bera.mine(seq)
    assert bera.told["view"]["heroes"][0]["at"] == "manjord"
    expect(page.locator("[data-region=manjord]")).to_have_attribute("aria-label", re.compile("^Manjord, Volgr.*waiting Threat"))


def test_runes_are_placed_and_the_risk_is_told(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=PLANNING)).mine().page
    fight = page.get_by_role("region", name="Combat in Fylges")
    expect(fight.locator(".f-stop")).to_contain_text("3 misses: positive statuses act.")
    fight.locator("[data-rune=wind]").click()
    expect(page.locator(".held-hint")).to_contain_text("Wind: where to?")
    fight.locator("[data-slot='vitner-bolt-1.1']").click()
    expect(bera.row("place wind vitner-bolt-1.1")).to_have_attribute("aria-pressed", "true")
    seq = bera.seq
    bera["confirm"].click()
    bera.mine(seq)
    while "draw" not in bera.options:
        bera.play(bera.options[0])
    expect(fight.locator(".f-odds li").first).to_contain_text("%")
    expect(bera.row("draw")).to_contain_text("a full track")
    fight.get_by_role("button", name="Stop").click()
    expect(bera.row("stop")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Map", exact=True).click()
    expect(page.locator("[data-region=fylges]")).to_be_visible()


def test_answers_by_keyboard(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(NO_POINTER)
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.region")
    seq = bera.seq
    by_keyboard(bera, "travel trollridge")
    bera.mine(seq)
    assert bera.told["view"]["heroes"][0]["at"] == "trollridge"


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_the_phone_never_scrolls_sideways(visit: Callable[..., Visitor], size: str) -> None:
    bera = visit("Bera", **SIZES[size])
    for position in (MORNING, PLANNING):
        page = bera.table(table(bera, "me", "thrall", position=position)).mine().page
        for tab in ("Board", "Hand", "Log", "Table"):
            page.get_by_role("navigation", name="Views of the table").get_by_role("button", name=tab).click()
            assert sideways(bera) == []


def test_everything_has_a_name_and_enough_contrast(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", bypass_csp=True)
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    assert violations(page) == []
    page.locator(".saga-box").get_by_role("button", name="The story so far").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rain has been falling on Fylges")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page = bera.table(table(bera, "me", "thrall", position=PLANNING)).mine().page
    assert violations(page) == []


def test_the_first_load_is_light(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", fresh=True)
    loaded: list[Any] = []
    bera.page.on("response", lambda response: loaded.append(response))
    bera.table(table(bera, "me", "thrall", position=MORNING)).mine()
    bera.page.wait_for_load_state("networkidle")
    code = {response.url: response.request.sizes()["responseBodySize"] for response in loaded if response.url.endswith((".js", ".css"))}
    plain = sum(size for url, size in code.items() if "/art/" not in url)
    print(f"script and style {plain / 1000:.1f} kB, with drawings {sum(code.values()) / 1000:.1f} kB")
    assert plain <= MOST
