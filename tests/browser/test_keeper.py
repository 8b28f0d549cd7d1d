"""The admin page in a browser: by keyboard, in three languages, and closed to others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.visitor import Visitor
from meadhall.server.table.server import ServerExtensions
from server.hosting import Host
from server.people import Guest

TOKEN = "a-token-of-the-keeper-of-this-hall"


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Host]:
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3", extras=ServerExtensions(keeper=TOKEN))
    yield host
    host.stop()


@pytest.mark.parametrize("locale", ["de-DE"])
def test_a_keeper_comes_in_looks_around_and_speaks(visit: Callable[..., Visitor], kept: Host, locale: str) -> None:
    bera = Guest(kept.url, "Bera")
    table = bera.make("me", "open", listed=True, title="Thursday")["id"]
    look = bera.watch(table)
    look.send("chat", text="something ugly")
    Guest(kept.url, "Egil").post(f"/api/tables/{table}/report", chat=look.until("chat")["id"])
    keeper = visit(url=kept.url, locale=locale, fresh=True, bypass_csp=True)
    keeper.forgive(re.compile("401"))  # access needs a token, and the browser logs the refusal
    keeper.open("/keeper")
    door = keeper["keeper-door"]
    door.locator("[name=token]").fill("wrong")
    door.locator("[name=token]").press("Enter")
    expect(door.get_by_role("alert")).to_contain_text("Schlüssel")
    door.locator("[name=token]").fill(TOKEN)
    door.locator("[name=token]").press("Enter")
    expect(keeper["keeper-tables"]).to_contain_text("Thursday")
    assert violations(keeper.page) == []
    wide = keeper.page.viewport_size
    keeper.page.set_viewport_size({"width": 390, "height": 844})  # the list scrolls, the page does not
    assert keeper.page.evaluate("document.documentElement.scrollWidth") == 390
    for tool in ("settings", "keeper-leave"):
        expect(keeper[tool]).to_be_in_viewport(ratio=1)
        expect(keeper[tool].locator("svg")).to_be_visible()
    keeper.page.set_viewport_size(wide or {"width": 1280, "height": 800})

    row = keeper.page.locator(f'tr[data-table="{table}"]')
    row.get_by_role("button").press("Enter")
    expect(keeper["keeper-talk"]).to_contain_text("something ugly")
    assert violations(keeper.page) == []
    keeper["keeper-talk"].locator("li").filter(has_text="Bera").get_by_role("button", name="Stummschalten").press(
        "Enter"
    )
    expect(keeper["keeper-talk"].get_by_role("button", pressed=True)).to_have_count(1)
    look.send("chat", text="once more")
    assert look.until("error")["key"] == "chat-muted"
    keeper["keeper-close"].press("Enter")
    expect(row).to_have_count(0)
    reported = keeper["keeper-reports"].locator("[data-report]")
    expect(reported).to_contain_text("something ugly")
    expect(reported).to_contain_text("Egil meldet Bera.")
    reported.get_by_role("button", name="Erledigt").press("Enter")
    expect(reported).to_have_count(0)

    keeper["keeper-announce"].locator("input").fill("We upgrade at nine.")
    keeper["keeper-announce"].locator("input").press("Enter")
    guest = visit(url=kept.url, locale="fr-FR", fresh=True)
    guest.open("/")
    expect(guest.page.locator(".notice")).to_contain_text("We upgrade at nine.")
    keeper["keeper-drain"].press("Enter")
    expect(keeper["keeper-lacks"]).to_be_visible()
    keeper["keeper-leave"].press("Enter")
    expect(door).to_be_visible()


def test_a_long_report_does_not_widen_the_page(visit: Callable[..., Visitor], kept: Host) -> None:
    """A user may write this many letters without a space; reports of one guest are grouped."""
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    made = bera.make("me", "open")
    egil.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    for letter in "xyz":
        assert bera.http.post(f"/api/tables/{made['id']}/report", json={"seat": "B", "reason": letter * 400}).is_success
    keeper = visit(url=kept.url, locale="en-GB", fresh=True)
    keeper.forgive(re.compile("401"))
    keeper.open("/keeper")
    keeper["keeper-door"].locator("[name=token]").fill(TOKEN)
    keeper["keeper-door"].locator("[name=token]").press("Enter")
    expect(keeper["keeper-reports"].locator("[data-guest]")).to_have_count(1)
    expect(keeper["keeper-reports"].locator("[data-report]")).to_have_count(3)
    for width in (390, 820, 1280):
        keeper.page.set_viewport_size({"width": width, "height": 844})
        assert keeper.page.evaluate("document.documentElement.scrollWidth") == width
        assert keeper["keeper-reports"].evaluate("part => part.scrollWidth <= part.clientWidth")
    keeper["keeper-reports"].get_by_role("button", name="Settle all").click()
    expect(keeper["keeper-reports"]).to_have_count(0)
