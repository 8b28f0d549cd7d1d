from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.chromium import ARGS, HEADED, MISSING, executable
from browser.line import Line
from browser.paint import paint
from browser.visitor import Visitor
from meadhall.core.game import GAMES
from patience import PATIENCE
from server.hosting import Process
from server.people import Guest

# Do not use the fixtures of pytest-playwright: they last for the whole session, with an event loop in this thread, so
# asynchronous tests of other folders could not run after ours; and they load every page without a cache.

# Reduce motion by default: animations cost two cores more than everything else.
USUAL = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "timezone_id": "Europe/Oslo",
    "reduced_motion": "reduce",
}
expect.set_options(timeout=1000 * PATIENCE)
PICTURES = Path(__file__).parents[2] / "build" / "browser"  # of tests that failed
failed = pytest.StashKey[bool]()
guests = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
        if report.failed:
            visitors: list[Visitor] = item.stash.get(guests, [])
            for number, visitor in enumerate(visitors):
                report.sections.append((f"what visitor {number} pressed and saw", visitor.account()))
    return report


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as started:
        path = executable(started.chromium)
        if path is None and os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        if path is None:
            pytest.skip(MISSING)
        found = started.chromium.launch(executable_path=path, args=ARGS, headless=not HEADED)
        yield found
        found.close()


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server in its own process."""
    folder = tmp_path_factory.mktemp("hall")
    process = Process(f"sqlite:///{folder}/hall.sqlite3")
    yield process.url
    assert process.child is not None
    process.child.terminate()
    process.child.wait(PATIENCE)


@pytest.fixture(scope="package")
def finished(hall: str) -> str:
    """Return a listed table where three bots have played to the end."""
    guest = Guest(hall, "Host")
    table = str(guest.make("thrall", "karl", "karl", options={"turn_cap": 60}, listed=True)["id"])
    until = time.monotonic() + PATIENCE
    while guest.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)
    return table


@pytest.fixture
def line(hall: str) -> Iterator[Line]:
    held = Line(hall)
    yield held
    held.cut()


@pytest.fixture(scope="package")
def profiles(chromium: Browser) -> Iterator[dict[str, list[BrowserContext]]]:
    """Unused browser profiles, by their settings. Cached files stay, user data does not."""
    idle: dict[str, list[BrowserContext]] = {}
    yield idle
    for context in (context for contexts in idle.values() for context in contexts):
        context.close()


@pytest.fixture
def visit(
    hall: str, chromium: Browser, profiles: dict[str, list[BrowserContext]], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Return a user with their own browser; errors in any of their pages fail the test."""
    visitors: list[Visitor] = []
    request.node.stash[guests] = visitors

    def come(
        name: str | None = None, *, url: str | None = None, fresh: bool = False, newcomer: bool = False, **settings: Any
    ) -> Visitor:
        key = "" if fresh else repr(sorted(settings.items()))
        context = profiles[key].pop() if profiles.get(key) else chromium.new_context(**{**USUAL, **settings})
        guest = Guest(hall, name) if name else None
        if guest and "locale" in settings:  # what a guest has chosen goes before what the browser speaks
            guest.patch("/api/me", lang=settings["locale"][:2])
        visitors.append(Visitor(context, url or hall, guest, key, newcomer))
        return visitors[-1]

    yield come
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(failed, False):
            paint(visitor.page)
            visitor.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
        visitor.leave()
        if visitor.key:
            profiles.setdefault(visitor.key, []).append(visitor.context)
        else:
            visitor.context.close()
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture(autouse=True)
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process offers only the included games: other tests have registered one
    without words or board.
    """
    monkeypatch.delitem(GAMES, "toy", raising=False)
