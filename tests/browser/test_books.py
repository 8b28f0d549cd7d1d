"""A user of a server with a book of its admin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor
from meadhall.book.authoring.scaffold import read_template
from meadhall.commands.setup.custom_books import load_books
from meadhall.server.table.server import ServerExtensions
from server.hosting import Host

SIDE = "saga: 1\ntranslation: {of: X0, language: fr}\ntexts:\n  adventure.title: La chèvre perdue\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "goat.yaml").write_text(read_template("en"), encoding="utf-8")
    (tmp_path / "goat.fr.yaml").write_text(SIDE, encoding="utf-8")
    books = load_books([str(tmp_path / "goat.yaml")])
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3", extras=ServerExtensions(books=books))
    yield host.url
    host.stop()


def test_a_book_of_the_keepers_own_is_chosen_by_its_title(visit: Callable[..., Visitor], shelf: str) -> None:
    guest = visit(url=shelf, fresh=True, locale="fr-FR")
    page = guest.page
    page.goto(shelf)
    page.locator('[data-game="trudvang"]').click()
    form = page.locator("form.opts")
    form.get_by_label("Livre").select_option(label="La chèvre perdue")
    form.locator('[data-test="create"]').click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table.trudvang")).to_contain_text("La chèvre perdue")
    guest.forgive()  # the hall closes before the browser does
