"""The book of a campaign: it lies on the shelf before anybody sits down; one of your own goes by a name, not a path."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.tables.campaign import Book, Campaign, Campaigns
from meadhall.tables.storied import Shelved, offers, storied


def book_from(of: Game, text: str | None) -> Book:
    """A book that comes with the game, by its name, the last of them if none is named; any other by its path."""
    known = [str(book) for book in offers(of)]
    if text is None or text in known:
        return Book(text or known[-1])
    if not isinstance(of, Shelved) or of.own_option != storied(of).book_option:
        raise Fault("option-value", option="book", value=text, choices=", ".join(known))
    from meadhall.commands.serve_books import called
    from meadhall.games.trudvang.books import open_book, path_of

    book = Book(called(open_book(path_of(text))), str(path_of(text).resolve()))
    put_out(book)
    return book


def put_out(book: Book) -> None:
    """Lays a book of one's own on the shelf under its name, so that records and positions need no path."""
    if not book.file:
        return
    from meadhall.games.trudvang.books import open_book
    from meadhall.games.trudvang.saga import put_on_shelf

    if not Path(book.file).exists():
        raise Fault("campaign-book-gone", book=book.name, path=book.file)
    put_on_shelf(book.name, open_book(Path(book.file)))


def is_over(campaign: Campaign) -> bool:
    """Whether its book has nothing more to tell, as far as the book can be read."""
    with suppress(Fault):
        put_out(campaign.book)
    return campaign.is_over()


def opened(name: str) -> Campaign:
    """A campaign by its name, with its book on the shelf."""
    campaign = Campaigns().find(name)
    put_out(campaign.book)
    return campaign
