"""Books and sagas of one's own for a hall: checked before it opens, called by their ids and not by their paths."""

from __future__ import annotations

from pathlib import Path

from meadhall.book.checks.lint import lint
from meadhall.book.loading import gather
from meadhall.book.story import Book
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import path_of, shelf, world
from meadhall.games.yggdrasil.sagas.shelf import OwnSaga, own_saga
from meadhall.tables.campaign import slug
from meadhall.tables.storied import Volume

SAGA = ".toml"  # a saga of Yggdrasil Chronicles; everything else is a book of Trudvang Legends


def books_from(paths: list[str]) -> dict[str, Volume]:
    """Each book by its name at the table. The first error of the check is raised; warnings stop nobody."""
    found: dict[str, Volume] = {}
    given: dict[str, str] = {}
    for path in unfolded(paths):
        if path in shelf():
            raise Fault("serve-book-shipped", book=path)
        book = own_saga(Path(path)) if path.endswith(SAGA) else checked(path)
        name = book.id if isinstance(book, OwnSaga) else called(book)
        if name in given:
            raise Fault("serve-book-twice", name=name, one=given[name], other=path)
        found[name], given[name] = book, path
    return found


def unfolded(paths: list[str]) -> list[str]:
    """A folder of sagas is all that lie in it."""
    found: list[str] = []
    for path in paths:
        sagas = sorted(str(file) for file in Path(path).glob(f"*{SAGA}")) if Path(path).is_dir() else []
        found += sagas or [path]
    return found


def called(book: Book) -> str:
    """The name of a book at the table: its id as every file and message can hold it."""
    return slug(book.campaign.id) or "book"


def checked(path: str) -> Book:
    manuscript = gather(path_of(path))
    errors = lint(manuscript, world()).errors
    if errors:
        raise errors[0].fault()
    return manuscript.book()
