"""An admin's own books and sagas: checked at start, named by id instead of path."""

from __future__ import annotations

from pathlib import Path

from meadhall.book.lint.linter import lint
from meadhall.book.loader import load_draft
from meadhall.book.model.story import Book
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import list_shipped, path_of, world
from meadhall.games.yggdrasil.sagas.catalog import OwnSaga, read_own_saga
from meadhall.tables.campaign import make_slug
from meadhall.tables.campaign_games import Volume

SAGA = ".toml"  # a saga of Yggdrasil Chronicles; everything else is a book of Trudvang Legends


def load_books(paths: list[str]) -> dict[str, Volume]:
    """Return each book by its name at the table. Raise the first error of the check; warnings are allowed."""
    found: dict[str, Volume] = {}
    given: dict[str, str] = {}
    for path in expand_folders(paths):
        if path in list_shipped():
            raise Fault("serve-book-shipped", book=path)
        book = read_own_saga(Path(path)) if path.endswith(SAGA) else load_checked_book(path)
        name = book.id if isinstance(book, OwnSaga) else name_book(book)
        if name in given:
            raise Fault("serve-book-twice", name=name, one=given[name], other=path)
        found[name], given[name] = book, path
    return found


def expand_folders(paths: list[str]) -> list[str]:
    """Expand a folder of sagas to all sagas in it."""
    found: list[str] = []
    for path in paths:
        sagas = sorted(str(file) for file in Path(path).glob(f"*{SAGA}")) if Path(path).is_dir() else []
        found += sagas or [path]
    return found


def name_book(book: Book) -> str:
    """Return the name of a book at the table: its id, safe for files and messages."""
    return make_slug(book.campaign.id) or "book"


def load_checked_book(path: str) -> Book:
    manuscript = load_draft(path_of(path))
    errors = lint(manuscript, world()).errors
    if errors:
        raise errors[0].fault()
    return manuscript.book()
