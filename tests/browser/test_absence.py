"""A player is gone: what the others see, and what they do about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.visitor import Visitor
from server.absence_helpers import asked_first
from server.hosting import Host
from server.people import Guest
from server.play_helpers import seated

DAY = 86_400


def test_the_others_call_for_an_end(
    visit: Callable[..., Visitor],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3")
    try:
        people = Guest(host.url, "Bera"), Guest(host.url, "Egil")
        table = seated(*people)
        (here,), gone = asked_first(table, *people)
        somebody = visit(url=host.url, fresh=True, bypass_csp=True)
        somebody.context.add_cookies([{"name": "mh_guest", "value": here.cookie, "url": host.url}])
        somebody.open(f"/table/{table}")
        expect(somebody.page.locator("#ask-h")).to_be_visible()
        expect(somebody["absent"]).to_have_count(0)
        monkeypatch.setattr(host.hall.database, "ahead", host.hall.database.ahead + DAY + 1)  # the page asks it
        somebody.open(f"/table/{table}")
        expect(somebody["absent"]).to_contain_text(f"for {gone.get('/api/me')['name']}")
        assert violations(somebody.page) == []
        somebody.page.locator("[data-call=end]").click()
        expect(somebody["ending"]).to_contain_text("Ended without a result")
        expect(somebody["absent"]).to_have_count(0)
        somebody.page.goto("about:blank")
    finally:
        host.stop()
