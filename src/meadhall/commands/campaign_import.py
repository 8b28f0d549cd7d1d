"""`meadhall campaign import FILE`: puts a campaign that was exported beside the others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.commands.arguments import Speaker
from meadhall.core.fault import Fault

if TYPE_CHECKING:
    from meadhall.tables.campaign import Book


def import_(file: str, /, *, name: str | None = None, book: str | None = None, say: Speaker) -> int:
    from meadhall.commands.campaign_book import put_out
    from meadhall.tables.campaign import Campaigns
    from meadhall.tables.campaign_file import Parcel

    parcel = Parcel.open(Path(file))
    campaigns = Campaigns()
    campaigns.place_for(name or parcel.name)
    here = here_of(parcel.book, book)
    put_out(here)
    campaign = parcel.unwrap(campaigns, name or parcel.name, here)
    words = say.words()
    same = campaign.is_current()
    sittings = len(campaign.sittings())
    lines = [words("campaign-imported", name=campaign.name, sittings=sittings)]
    lines += [] if same else [words("campaign-older", book=campaign.book.name)]
    value = {"name": campaign.name, "folder": str(campaign.folder), "sittings": sittings, "current": same}
    say.give(value, [*lines, words("campaign-next", command=campaign.command("play"))])
    return 0


def here_of(book: Book, given: str | None) -> Book:
    """The book on this machine: one that comes with the game as it is, any other where the line says it lies."""
    if not book.file and given is not None:
        raise Fault("campaign-book-known", book=book.name)
    if book.file and given is None:
        raise Fault("campaign-book-needed", book=book.name, file=book.file)
    return book if given is None else replace(book, file=str(Path(given).resolve()))
