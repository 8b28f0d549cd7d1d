"""Books of one's own for a hall: checked before it opens, and called by their ids, so that no visitor sees a path."""

from __future__ import annotations

from meadhall.book.checks.lint import lint
from meadhall.book.loading import gather
from meadhall.book.story import Book
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import path_of, shelf, world
from meadhall.tables.campaign import slug


def books_from(paths: list[str]) -> dict[str, Book]:
    """Each book by its name at the table. The first error of the check is raised; warnings stop nobody."""
    found: dict[str, Book] = {}
    given: dict[str, str] = {}
    for path in paths:
        if path in shelf():
            raise Fault("serve-book-shipped", book=path)
        book = checked(path)
        name = called(book)
        if name in given:
            raise Fault("serve-book-twice", name=name, one=given[name], other=path)
        found[name], given[name] = book, path
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
