"""An author at work: the book at the table, the inspector beside it, and a file that is saved."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor
from meadhall.book.writing import template
from meadhall.preview.desk import Desk
from meadhall.preview.routes import extras
from server.hosting import Host


@pytest.fixture
def goat(tmp_path: Path) -> Path:
    path = tmp_path / "goat.yaml"
    path.write_text(template("en"), encoding="utf-8")
    return path


@pytest.fixture
def preview(goat: Path, tmp_path: Path) -> Iterator[str]:
    host = Host(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite3", extras=extras(Desk(str(goat))))
    yield host.url
    host.stop()


def test_a_page_is_opened_and_rewritten_while_it_is_read(visit: Callable[..., Visitor], preview: str, goat: Path) -> None:
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
    author.forgive()        # the hall closes before the browser does
