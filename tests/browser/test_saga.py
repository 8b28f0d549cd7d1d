"""Sagas of Yggdrasil Chronicles in the browser: a whole game of the campaign, its purchases, pages and pieces."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.campaign_helpers import at
from browser.keyboard_helpers import NO_POINTER
from browser.keyboard_helpers import give as by_keyboard
from browser.sizes_helpers import SIZES, sideways
from browser.visitor import Visitor
from browser.yggdrasil_helpers import lazy, table
from server.hosting import Process

GODS = "yggdrasil players=3 gods=odin,thor,tyr "
OATHS = (
    GODS + "options=saga:balder nidhogg=1 marks=asgard:hidden,alfheim:oath,vanaheim:broken,muspellheim:broken "
    "bag=oath:1 tally=oaths:2 odin.at=alfheim active=odin step=3 order=thor,tyr"
)
PAGES = {
    "oaths": OATHS,
    "winter": GODS + "options=saga:fimbulwinter page=2 figures=son1:midgard,son2:jotunheim,son3:asgard notes=son1:1 "
    "odin.at=asgard active=odin step=3 order=thor,tyr",
    "wolves": GODS + "options=saga:sky_wolves page=2 figures=skoll:vanaheim,hati:alfheim notes=skoll:4,hati:2 "
    "tally=leashes:1 odin.at=nidavellir active=odin step=3 order=thor,tyr",
    "ship": GODS + "options=saga:naglfar page=2 figures=naglfar:nidavellir,garm:deck,modgud:deck,ganglati:quay,"
    "ganglot:quay quay=?,ganglot odin.at=asgard active=odin step=3 order=thor,tyr",
    "bridge": GODS + "options=saga:bifrost page=2 tally=bridge:3,cracks:2 odin.at=midgard active=odin step=3 "
    "order=thor,tyr",
    "dragon": GODS + "options=saga:vigrid page=3 slain=loki,surt figures=dragon:niflheim devastated=niflheim "
    "tally=wounds:1 odin.at=niflheim active=odin step=3 order=thor,tyr",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(f"sqlite:///{tmp_path}/hall.sqlite3")
    yield process
    process.kill()


def test_a_whole_saga_by_keyboard_over_a_restart_and_the_next_try(
    visit: Callable[..., Visitor], server: Process
) -> None:
    bera = at(visit, server.url, "Bera")
    bera.forgive()  # the server is killed while the page is open
    page = bera.page
    page.add_init_script(NO_POINTER)
    made = table(bera, "me", "thrall", options={"campaign": "ragnarok"}, title="Ragna")
    bera.table(made).mine()
    for answers in range(250):
        if bera.over:
            break
        if answers == 6:
            server.kill()
            server.start()
            page.reload()
            bera.mine()
            expect(bera["saga"]).to_contain_text("Nine oaths")
        seq = bera.seq
        by_keyboard(bera, lazy(bera))
        bera.mine(seq)
    assert bera.over
    assert answers > 6
    page.keyboard.press("Escape")
    again = bera["go-on"]
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: made["id"] not in url)
    bera.mine()
    assert bera.told["decision"]["ask"] == "sheet.buy"
    expect(bera["purchases"]).to_contain_text("try 2")
    box = page.locator('[data-buy="buy elf"]')
    box.focus()
    page.keyboard.press("Enter")
    expect(box).to_have_attribute("aria-pressed", "true")
    seq = bera.seq
    bera["confirm"].focus()
    page.keyboard.press("Enter")
    bera.mine(seq)
    expect(page.get_by_role("img", name="ticked").first).to_be_visible()
    assert bera.told["view"]["campaign"]["sheets"][0]["xp"] == 2


def test_a_page_shows_its_goal_its_markers_and_what_an_action_does(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", "thrall", position=OATHS)).mine().page
    expect(bera["saga"]).to_contain_text("Bring 5 oaths to the page.")
    expect(bera["saga"].get_by_role("img", name="2 of 5")).to_be_visible()
    expect(bera["saga"].get_by_role("img", name="2 of 3")).to_be_visible()  # broken oaths
    expect(page.locator(".marker.m-broken")).to_have_count(2)
    expect(page.locator(".marker.m-hidden")).to_have_count(1)
    expect(page.locator("[data-world=alfheim]")).to_have_attribute("aria-label", re.compile("an oath"))
    expect(bera.row("saga swear")).to_contain_text("the marker here is turned up")
    expect(page.get_by_role("img", name="at the end: the dead tree: you lose")).to_be_visible()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_can_be_heard_and_fits_a_phone(visit: Callable[..., Visitor], name: str) -> None:
    bera = visit("Bera", bypass_csp=True, **SIZES["phone"])
    bera.table(table(bera, "me", "thrall", "thrall", position=PAGES[name])).mine()
    expect(bera.page.locator(".worldtree")).to_be_visible()
    assert violations(bera.page) == []
    assert sideways(bera) == []
    bera["open-page"].click()
    expect(bera.page.get_by_role("dialog").locator(".sg-goal")).to_be_visible()
    assert violations(bera.page) == []
    assert sideways(bera) == []


def test_a_tablet_has_the_page_behind_a_button(visit: Callable[..., Visitor]) -> None:
    """There is no room for it beside the board, where the wheel would cover it."""
    bera = visit("Bera", viewport={"width": 820, "height": 1180})
    page = bera.table(table(bera, "me", "thrall", "thrall", position=OATHS)).mine().page
    expect(bera["saga"]).to_be_hidden()
    bera["open-page"].click()
    expect(page.get_by_role("dialog", name="Nine oaths")).to_contain_text("On space 2 A jotun is activated.")


def test_a_page_is_read_over_the_board_closed_and_opened_again(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", viewport={"width": 1366, "height": 768})
    page = bera.table(table(bera, "me", "thrall", "thrall", position=PAGES["bridge"])).mine().page
    story = page.get_by_role("dialog", name="Strike the arch").locator("[data-test=story]")
    expect(story).to_have_count(0)  # this visitor has said that pages stay closed
    bera["open-story"].click()
    expect(story).to_contain_text("we are to break the bridge ourselves")
    assert [god.get_attribute("data-god") for god in story.locator("[data-god]").all()] == ["thor", "tyr"]
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(story).to_have_count(0)
    bera["open-story"].press("Enter")
    expect(story).to_be_visible()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(bera["open-story"]).to_be_focused()


def test_a_page_that_is_new_opens_by_itself_once_and_only_if_wished(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", fresh=True, viewport={"width": 1366, "height": 768})
    bera.page.add_init_script("localStorage.removeItem('mh-pages')")
    made = table(bera, "me", "thrall", "thrall", position=OATHS)
    page = bera.table(made).mine().page
    dialog = page.get_by_role("dialog", name="Nine oaths")
    expect(dialog.locator("[data-test=story]")).to_contain_text("She came to each of us and asked.")
    expect(dialog.locator("[data-god]")).to_have_count(2)
    page.keyboard.press("Escape")
    page.reload()
    bera.mine()
    expect(bera["open-story"]).to_be_visible()
    expect(dialog).to_have_count(0)


def test_a_page_is_read_in_the_reader_s_language(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", locale="de-DE", **SIZES["phone"])
    page = bera.table(table(bera, "me", "thrall", "thrall", position=PAGES["ship"])).mine().page
    bera["open-page"].click()
    page.get_by_role("dialog").locator("[data-test=open-story]").click()
    expect(bera["story"]).to_contain_text("So zwei baut einer im Leben.")
    assert sideways(bera) == []
