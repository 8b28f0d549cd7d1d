"""Open the book of a campaign before the table. A user's own book gets a name instead of a path."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from meadhall.core.fault import Fault, UnknownValue
from meadhall.core.game import Game
from meadhall.tables.campaign import Book, Campaign, Campaigns
from meadhall.tables.campaign_games import Shelved, list_offers, to_storied


def find_book(of: Game, text: str | None) -> Book:
    """Return a book of the game by name (the last one by default), or any other by path."""
    known = [str(book) for book in list_offers(of)]
    if text is None or text in known:
        return Book(text or known[-1])
    if not isinstance(of, Shelved) or of.own_option != to_storied(of).book_option:
        raise UnknownValue("option-value", option="book", value=text, choices=", ".join(known))
    from meadhall.commands.setup.custom_books import name_book
    from meadhall.games.trudvang.books import open_book, path_of

    book = Book(name_book(open_book(path_of(text))), str(path_of(text).resolve()))
    register_book(book)
    return book


def register_book(book: Book) -> None:
    """Register a user's own book under its name, so that records and positions need no path."""
    if not book.file:
        return
    from meadhall.games.trudvang.books import open_book
    from meadhall.games.trudvang.saga import add_book

    if not Path(book.file).exists():
        raise Fault("campaign-book-gone", book=book.name, path=book.file)
    add_book(book.name, open_book(Path(book.file)))


def is_over(campaign: Campaign) -> bool:
    """Return whether its book has nothing more to play, as far as the book can be read."""
    with suppress(Fault):
        register_book(campaign.book)
    return campaign.is_over()


def open_campaign(name: str) -> Campaign:
    """Return a campaign by name, with its book registered."""
    campaign = Campaigns().find(name)
    register_book(campaign.book)
    return campaign
