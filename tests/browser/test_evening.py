"""A whole evening of "The Winter That Was Owed" in the browser, and the next one begun after a
restart of the server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.beside import Beside
from browser.campaign_helpers import at, saved
from browser.visitor import Visitor
from meadhall.tables.campaign_archive import Parcel
from meadhall.words import Words
from server.hosting import Process

# The deal of a test's server depends on the options. With this limit, which is never reached, a single karl is soon
# through, and meets a choice, a test, a fight and a level on the way.
ROUNDS = 83
MOST = 120  # answers


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(f"sqlite:///{tmp_path}/hall.sqlite3")
    yield process
    process.kill()


def opened(bera: Visitor) -> str:
    """Open a campaign for one from the lobby; return its table."""
    page = bera.open().page
    page.locator("[data-game=trudvang]").get_by_role("button", name="Trudvang Legends", exact=True).click()
    form = page.locator("form.opts")
    form.get_by_label("Name of the campaign").fill("The Long Tally")
    for seat in "CB":
        form.get_by_role("button", name=f"Remove seat {seat}").click()
    bera["options"].locator("summary").click()
    form.get_by_label("Book").select_option(label="The Winter That Was Owed")
    form.get_by_label("Rounds at most").fill(str(ROUNDS))
    bera["create"].click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


def played(bera: Visitor, beside: Beside, until: str) -> None:
    """Answer every question as a karl would, through the list beside the board, until this is asked."""
    bera.mine()
    for _ in range(MOST):
        told, seq = bera.told, bera.seq
        if told["decision"]["ask"] == until:
            return
        if told["decision"]["ask"] == "upgrade.pick":
            learning(bera)
        bera.answer(beside.think(told))
        bera.mine(seq)
    pytest.fail(f"{until} was never asked")


def learning(bera: Visitor) -> None:
    """Each of the three says what it will do."""
    words = Words("en", "trudvang")
    for answer in bera.options:
        expect(bera.row(answer)).to_contain_text(words(f"feat-{answer.split()[1]}.effect"))


def test_from_the_lobby_to_the_end_and_after_a_restart_into_the_next(
    visit: Callable[..., Visitor], server: Process, tmp_path: Path
) -> None:
    bera = at(visit, server.url, "Bera")
    bera.forgive()  # the hall is shut while the page is open
    page = bera.page
    table = opened(bera)
    beside = Beside(tmp_path / "hall.sqlite3", table)
    played(bera, beside, "adventure.choose")
    assert {
        "hero.choose",
        "hero.travel",
        "branch.choose",
        "test.answer",
        "planning.draw",
        "upgrade.pick",
    } <= beside.asks

    expect(page.locator(".bookpage")).to_contain_text("Frost in the Rye")
    expect(page.locator(".reckoning")).to_contain_text("What the Heroes take along")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator(".reckoning h2").first.hover()
    page.mouse.wheel(0, 5000)
    expect(bera.row("adventure M2")).to_be_in_viewport(ratio=1)  # the question is below all of the text
    file = saved(bera, tmp_path)
    assert Parcel.open(file).files
    page.goto("about:blank")
    server.kill()
    server.start()

    bera.open()
    line = bera["mine"].locator("li", has_text="The Long Tally")
    expect(line).to_contain_text("Frost in the Rye, told to its end")
    line.get_by_role("link", name="Return").click()
    bera.mine()
    expect(bera.row("adventure M2")).to_contain_text("The Counting House")
    beside.play("adventure M2")
    bera.play("adventure M2")
    played(bera, beside, "hero.travel")  # the hall deals on as if nothing had been
    expect(page.locator(".bookpage")).to_contain_text("All roads out of Dranvelt")
    bera["menu"].click()
    page.get_by_role("dialog").get_by_role("button", name="The story so far").click()
    journal = page.get_by_role("dialog", name="The story so far")
    expect(journal.locator(".j-chapter h3")).to_have_text(["Frost in the Rye", "The Counting House"])
