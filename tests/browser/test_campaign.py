"""A campaign in the browser: from the lobby to its table, into a file, and on another server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.campaign_helpers import at, saved
from browser.sizes_helpers import SIZES, sideways
from browser.trudvang_helpers import BELL, MORNING, table
from browser.visitor import CUT, Visitor
from meadhall.server.table.server import ServerExtensions
from server.campaigning import answers, begin, goats_in
from server.hosting import Host
from server.people import Guest


@pytest.fixture
def goats(tmp_path: Path) -> Iterator[str]:
    """A server with a book of three adventures."""
    extras = ServerExtensions(books={"goats": goats_in(tmp_path / "goats")})
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3", extras=extras)
    yield host.url
    host.stop()


def test_from_the_lobby_into_a_file_and_on_in_a_second_hall(
    visit: Callable[..., Visitor],
    goats: str,
    tmp_path: Path,
) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=MORNING, title="Rain over Fylges")).mine().page
    page.get_by_role("button", name="Shut the book").click()
    bera.play("travel trollridge")
    path = saved(bera, tmp_path)
    assert path.name == "rain-over-fylges.campaign"
    bera.open()
    line = bera["mine"].locator("li", has_text="Rain over Fylges")
    expect(line).to_contain_text(re.compile("The Ferrywoman’s Debt, round 2.*Volgr and Maelling", re.S))
    expect(line).to_contain_text("last played")

    orm = at(visit, goats, "Orm")
    orm.forgive(re.compile(f"{CUT.pattern}|400"))  # a file is refused, and the hall closes before the browser does
    there = orm.open().page
    orm["campaign-open"].click()
    orm["campaign-file"].set_input_files({"name": "notes.txt", "mimeType": "text/plain", "buffer": b"dear diary"})
    expect(there.get_by_role("alert")).to_have_text("notes.txt is not an exported campaign.")
    orm["campaign-file"].set_input_files(path)
    dialog = there.get_by_role("dialog", name="Open a saved campaign")
    expect(dialog).to_contain_text("The Ferrywoman’s Debt, round 2")
    expect(dialog).to_contain_text("In the middle of an adventure")
    orm["take-up"].click()
    there.wait_for_url("**/table/*")
    orm.ready()
    assert orm.told["view"]["heroes"][0]["at"] == "trollridge"
    assert orm.told["view"]["round"] == 2
    expect(there.locator(".beam")).to_contain_text("Rain over Fylges")


def test_the_host_begins_the_adventure_again(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    bera.play("travel trollridge").mine()
    bera["menu"].click()
    page.get_by_role("button", name="Begin the adventure again").click()
    dialog = page.get_by_role("dialog", name="Begin the adventure again")
    expect(dialog).to_contain_text("Everything played so far stays on record")
    dialog.get_by_role("button", name="Cancel").click()
    assert bera.told["view"]["heroes"][0]["at"] == "trollridge"
    bera["menu"].click()
    page.get_by_role("button", name="Begin the adventure again").click()
    seq = bera.seq
    bera["restart"].click()
    bera.ready(seq)
    first = next(message for message in bera.heard if message["type"] == "table" and message["seq"] > seq)
    assert first["full"]  # the bot may have gone on since
    assert first["view"]["heroes"][0]["at"] == "fylges"
    expect(page.locator(".notices")).to_contain_text("The adventure begins again.")


def test_who_is_not_the_host_finds_only_the_story(hall: str, visit: Callable[..., Visitor]) -> None:
    host = Guest(hall, "Sigrun")
    bera = visit("Bera")
    made: dict[str, Any] = host.post(
        "/api/tables", 201, game="trudvang", seats=[{"kind": "me"}, {"kind": "open"}], position=MORNING, listed=True
    )
    bera.guest.post(f"/api/tables/{made['id']}/sit")
    page = bera.table(made).ready().page
    bera["menu"].click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="The story so far")).to_be_visible()
    expect(menu.get_by_role("button", name="Begin the adventure again")).to_have_count(0)
    expect(bera["campaign-save"]).to_have_count(0)


def test_between_two_adventures(visit: Callable[..., Visitor], goats: str) -> None:
    """The gains of the last one are shown, the journal keeps it, and others can join at a new table."""
    bera = at(visit, goats, "Bera")
    bera.forgive()  # the hall closes before the browser does
    made = begin(bera.guest, title="Goats")
    answers(bera.guest, made["id"], "adventure.choose")
    page = bera.table(made).mine().page
    expect(page.locator(".reckoning")).to_contain_text("What the Heroes take along")
    assert violations(page) == []
    bera.play("adventure X1")
    bera["menu"].click()
    page.get_by_role("dialog").get_by_role("button", name="The story so far").click()
    journal = page.get_by_role("dialog", name="The story so far")
    told = journal.locator(".j-chapter", has_text="The Lost Goat")
    told.locator("summary").click()
    expect(told).to_contain_text("What the Heroes take along")
    expect(told).to_contain_text("Leave it to them.")
    page.keyboard.press("Escape")

    bera["menu"].click()
    page.get_by_role("button", name="Go on at a new table").click()
    dialog = page.get_by_role("dialog", name="Go on at a new table")
    expect(dialog.get_by_role("combobox")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Add a seat")).to_have_count(0)
    expect(dialog).to_contain_text("Bera, as before")
    bera["take-up"].click()
    page.wait_for_url(lambda url: made["id"] not in url)
    bera.ready()
    assert bera.told["view"]["adventure"]["id"] == "X1"


def test_the_end_tells_what_stays(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(table(bera, "me", "thrall", position=BELL)).mine()
    bera.answer("choose 1")
    expect(bera["ending"].locator(".reckoning")).to_contain_text("What the world remembers")
    expect(bera["ending"].locator(".reckoning")).to_contain_text("Yet to be told: Salt in the Well.")
    expect(bera["ending"].get_by_role("link", name="Save the campaign to a file")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_the_phone_never_scrolls_sideways(visit: Callable[..., Visitor], size: str) -> None:
    bera = visit("Bera", **SIZES[size])
    made = table(bera, "me", "thrall", position=MORNING, title="Rain over Fylges")
    page = bera.open().page
    expect(bera["mine"]).to_contain_text("round 2")
    assert sideways(bera) == []
    bera.table(made).mine()
    bera["menu"].click()
    page.get_by_role("button", name="Go on at a new table").click()
    expect(bera["take-up"]).to_be_visible()
    assert sideways(bera) == []


def test_everything_has_a_name_and_enough_contrast(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", bypass_csp=True)
    made = table(bera, "me", "thrall", position=MORNING, title="Rain over Fylges")
    page = bera.open().page
    expect(bera["mine"]).to_be_visible()
    bera["campaign-open"].click()
    expect(bera["campaign-file"]).to_be_visible()
    assert violations(page) == []
    bera.table(made).mine()
    bera["menu"].click()
    page.get_by_role("button", name="Go on at a new table").click()
    expect(bera["take-up"]).to_be_visible()
    assert violations(page) == []
