from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright

from browser.chromium import ARGS, MISSING, executable
from browser.line import Line
from browser.visitor import Visitor
from server.hosting import Process
from server.people import Guest

# pytest-playwright keeps its fixtures for the whole session, and with them a running event loop in this thread:
# asynchronous tests of other folders could not run after ours. Here they last as long as this package.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="package")
def usual() -> dict[str, Any]:
    """Calm by default: what moves by itself costs two cores more than everything else."""
    return {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "timezone_id": "Europe/Oslo",
            "reduced_motion": "reduce"}


@pytest.fixture(scope="package")
def browser(browser_type: BrowserType, pytestconfig: pytest.Config) -> Iterator[Browser]:
    path = executable(browser_type)
    if path is None and os.environ.get("CI") == "true":
        pytest.fail(MISSING, pytrace=False)
    if path is None:
        pytest.skip(MISSING)
    found = browser_type.launch(executable_path=path, args=ARGS, headless=not pytestconfig.getoption("--headed"),
                                slow_mo=pytestconfig.getoption("--slowmo"))
    yield found
    found.close()


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is a process of its own."""
    folder = tmp_path_factory.mktemp("hall")
    process = Process(f"sqlite+aiosqlite:///{folder}/hall.sqlite3")
    yield process.url
    assert process.child is not None
    process.child.terminate()
    process.child.wait(10)


@pytest.fixture(scope="package")
def finished(hall: str) -> str:
    """A listed table where three bots have played to the end."""
    guest = Guest(hall, "Host")
    table = str(guest.make("thrall", "karl", "karl", options={"turn_cap": 60}, listed=True)["id"])
    until = time.monotonic() + 30
    while guest.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)
    return table


@pytest.fixture
def line(hall: str) -> Iterator[Line]:
    held = Line(hall)
    yield held
    held.cut()


@pytest.fixture
def visit(hall: str, usual: dict[str, Any], new_context: Callable[..., Any]) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; whatever went wrong in any of their pages fails the test."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, guest: Guest | None = None, url: str | None = None, **context: Any) -> Visitor:
        if name and guest is None:
            guest = Guest(hall, name)
        made = new_context(**{**usual, "base_url": url or hall, **context})
        visitors.append(Visitor(made, url or hall, guest))
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    assert not troubles, "\n".join(troubles)
