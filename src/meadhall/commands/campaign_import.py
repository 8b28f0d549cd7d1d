"""`meadhall campaign import FILE`: import an exported campaign."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.commands.cli.arguments import Speaker
from meadhall.core.fault import Fault

if TYPE_CHECKING:
    from meadhall.tables.campaign import Book


def import_(file: str, /, *, name: str | None = None, book: str | None = None, say: Speaker) -> int:
    from meadhall.commands.setup.campaign_book import register_book
    from meadhall.tables.campaign import Campaigns
    from meadhall.tables.campaign_archive import Parcel

    parcel = Parcel.open(Path(file))
    campaigns = Campaigns()
    campaigns.place_for(name or parcel.name)
    here = find_local_book(parcel.book, book)
    register_book(here)
    campaign = parcel.unwrap(campaigns, name or parcel.name, here)
    words = say.words()
    same = campaign.is_current()
    sittings = len(campaign.sittings())
    lines = [words("campaign-imported", name=campaign.name, sittings=sittings)]
    lines += [] if same else [words("campaign-older", book=campaign.book.name)]
    value = {"name": campaign.name, "folder": str(campaign.folder), "sittings": sittings, "current": same}
    say.give(value, [*lines, words("campaign-next", command=campaign.command("play"))])
    return 0


def find_local_book(book: Book, given: str | None) -> Book:
    """Return the book on this machine: the game's own, or the file given on the command line."""
    if not book.file and given is not None:
        raise Fault("campaign-book-known", book=book.name)
    if book.file and given is None:
        raise Fault("campaign-book-needed", book=book.name, file=book.file)
    return book if given is None else replace(book, file=str(Path(given).resolve()))
