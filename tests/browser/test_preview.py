"""An author at work: the book at the table, the inspector beside it, and a file that is saved."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.legible import faults
from browser.visitor import Visitor
from meadhall.book.authoring.scaffold import read_template
from meadhall.preview.book_watcher import BookWatcher
from meadhall.preview.routes import build_extensions
from server.hosting import Host


@pytest.fixture
def goat(tmp_path: Path) -> Path:
    path = tmp_path / "goat.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    return path


@pytest.fixture
def preview(goat: Path, tmp_path: Path) -> Iterator[str]:
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3", extras=build_extensions(BookWatcher(str(goat))))
    yield host.url
    host.stop()


def test_a_page_is_opened_and_rewritten_while_it_is_read(
    visit: Callable[..., Visitor], preview: str, goat: Path
) -> None:
    author = visit(url=preview, fresh=True)
    page = author.page
    page.goto(f"{preview}/preview")
    panel = page.locator(".inspector")
    expect(panel.get_by_role("heading", name="Inspector")).to_be_visible()
    expect(panel).to_contain_text("Nothing: the book is clean.")

    first = page.url
    panel.get_by_role("button", name="10", exact=True).click()
    page.wait_for_url(lambda url: url != first)
    book = page.locator(".bookpage")
    expect(book).to_contain_text("Two wolves stand beside it")

    panel.get_by_text("Set before a leap").click()
    panel.get_by_label("Remembered", exact=True).fill("told_so")
    second = page.url
    panel.get_by_role("button", name="10", exact=True).click()
    page.wait_for_url(lambda url: url != second)
    expect(panel.locator("dd", has_text="told_so")).to_be_visible()

    text = goat.read_text(encoding="utf-8")
    goat.write_text(text.replace("Two wolves", "Three wolves"), encoding="utf-8")
    later = goat.stat().st_mtime_ns + 1_000_000
    os.utime(goat, ns=(later, later))
    expect(book).to_contain_text("Three wolves stand beside it")

    page.get_by_role("button", name="Inspector").click()
    expect(panel).to_be_hidden()
    author.forgive()  # the hall closes before the browser does


def test_the_page_that_is_opened_is_read_before_the_one_it_leads_to(
    visit: Callable[..., Visitor], preview: str, goat: Path
) -> None:
    """If a page goes on to another by itself, the table shows both, and begins with the pressed one."""
    text = goat.read_text(encoding="utf-8")
    there = "    text: The goat stands on a rock. Two wolves stand beside it, waiting for it to be tired."
    assert there in text
    goat.write_text(
        text.replace(there, f"    text: A bell rings.\n    do: [{{read: 11}}]\n  11:\n{there}"), encoding="utf-8"
    )
    later = goat.stat().st_mtime_ns + 1_000_000
    os.utime(goat, ns=(later, later))
    author = visit(url=preview, fresh=True)
    page = author.page
    page.goto(f"{preview}/preview")
    button = page.locator(".inspector").get_by_role("button", name="10", exact=True)
    expect(page.locator(".inspector").get_by_role("button", name="11", exact=True)).to_be_visible()
    first = page.url
    button.click()
    page.wait_for_url(lambda url: url != first)
    book = page.locator(".bookpage")
    expect(book).to_contain_text("Two wolves stand beside it")
    expect(book.locator(".lead")).to_contain_text("bell rings")
    author.forgive()  # the hall closes before the browser does


def test_a_slow_server_is_asked_one_thing_at_a_time(visit: Callable[..., Visitor], preview: str) -> None:
    """The next request waits for the reply, however long it takes."""
    author = visit(url=preview, fresh=True)
    page = author.page
    held: list[Route] = []
    author.forgive(re.compile("ERR_|WebSocket"))  # what is cut here, and a hall that closes before the browser does
    page.route("**/preview/*?lang=*", lambda route: held.append(route))
    page.clock.install()
    page.goto(f"{preview}/preview")
    page.wait_for_function("document.querySelector('.inspector-handle') !== null")
    page.clock.run_for(120_000)
    assert len(held) == 1
    held[0].fulfill(body="<h2>Inspector</h2>", headers={"etag": "1"})
    expect(page.locator(".inspector h2")).to_be_visible()
    page.clock.run_for(600_000)
    assert len(held) == 2
    held[1].abort()
    for _ in range(60):  # the page hears of the cut line a little later
        if len(held) == 3:
            break
        page.clock.run_for(60_000)
    assert len(held) == 3
    held[2].abort()


def test_beside_the_inspector_the_table_has_its_own_width(visit: Callable[..., Visitor], preview: str) -> None:
    """Nothing overlaps: a readable map, a row that opens its entry, and a free menu."""
    author = visit(url=preview, fresh=True, viewport={"width": 1366, "height": 768})
    page = author.page
    author.forgive()  # the hall closes before the browser does
    page.goto(f"{preview}/preview")
    panel = page.locator(".inspector")
    expect(panel.get_by_role("button", name="10", exact=True)).to_be_visible()
    for _ in range(12):  # until the first question of the table itself
        if page.locator(".region-map").count():
            break
        author.mine()
        author.play(author.options[0])
    page.wait_for_load_state("networkidle")
    assert faults(page) == []
    frame = page.locator(".map-frame").bounding_box()
    assert frame is not None
    assert frame["width"] > 480
    page.locator(".inspector-handle").click()
    expect(panel).to_be_hidden()
    assert faults(page) == []
    menu, handle = author["menu"].bounding_box(), page.locator(".inspector-handle").bounding_box()
    assert menu is not None
    assert handle is not None
    assert menu["x"] + menu["width"] <= handle["x"]
    page.locator(".inspector-handle").click()
    first = page.url
    panel.locator("li", has_text="Two wolves stand").click(position={"x": 240, "y": 44})
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".bookpage")).to_contain_text("Two wolves stand beside it")
