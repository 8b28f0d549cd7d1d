"""A page shows what the server offers, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.visitor import Visitor
from meadhall.server.table.server import ServerExtensions
from server.hosting import Host
from server.people import Guest

NAMES = ("accounts", "admin", "chat", "invitations", "push", "ratings")


@pytest.fixture
def open_without(tmp_path: Path) -> Iterator[Callable[[str], Host]]:
    """Open a server that offers all but one feature."""
    hosts: list[Host] = []

    def start(name: str) -> Host:
        left_out = frozenset({name} & {"accounts", "chat", "invitations"})
        extras = ServerExtensions(keeper="" if name == "admin" else "a-token-of-the-admin", without=left_out)  # type: ignore[arg-type]
        database = f"sqlite:///{tmp_path}/hall.sqlite3"
        hooks = "off" if name == "push" else "any"
        hosts.append(Host(database, extras=extras, hooks=hooks, ratings=name != "ratings"))
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()


def expect_shown(found: Locator, shown: bool) -> None:
    expect(found).to_have_count(1 if shown else 0)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_offered_is_hidden(
    visit: Callable[..., Visitor], open_without: Callable[[str], Host], name: str
) -> None:
    host = open_without(name)
    guest, friend = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    made = guest.make("me", "open", listed=True)
    friend.post(f"/api/tables/{made['id']}/sit", seat="B")
    bera = visit(url=host.url, fresh=True, locale="en-GB")
    bera.context.add_cookies([{"name": "mh_guest", "value": guest.cookie, "url": host.url}])
    page = bera.page

    bera.open("/")
    expect(bera["me"]).to_contain_text("Bera")
    expect_shown(page.locator("#code"), name != "invitations")
    bera["history-open"].click()
    expect(page.locator("dialog .history")).to_be_visible()
    expect_shown(page.locator("dialog .history h3", has_text="Among friends"), name != "ratings")
    assert any(url.endswith("/api/ratings") for url in bera.asked_for) == (name != "ratings")
    page.keyboard.press("Escape")
    bera["me"].click()
    expect(bera["account"]).to_be_visible()
    expect_shown(page.locator("dialog input[type=url]"), name != "push")
    bera["account"].click()
    expect(bera["forget"]).to_be_visible()
    for part in ("password", "sign-in"):
        expect_shown(bera[part], name != "accounts")

    bera.open(f"/table/{made['id']}")
    expect(page.locator("#tab-notes")).to_be_visible()
    expect_shown(page.locator("#tab-chat"), name != "chat")
    if name != "chat":
        page.locator("#tab-chat").click()
        expect(page.locator("#say")).to_be_visible()
        expect_shown(bera["report"], name != "admin")
    bera["menu"].click()
    expect(bera["handbook"]).to_be_visible()
    expect_shown(page.locator("dialog kbd", has_text="/"), name != "chat")
    expect_shown(page.locator("dialog [data-test^=invite]"), name != "invitations")
