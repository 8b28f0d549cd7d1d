"""`meadhall campaign new NAME`: begins a campaign of a game that is told over many evenings."""

from __future__ import annotations

from meadhall.commands.arguments import MaybeNumber, Options, Speaker, options_from
from meadhall.core.fault import Fault
from meadhall.core.game import game as game_of

ALONE = "me"


def new(
    name: str,
    /,
    *,
    game: str = "trudvang",
    book: str | None = None,
    seats: str = ALONE,
    seed: MaybeNumber = None,
    option: Options = None,
    say: Speaker,
) -> int:
    from meadhall.commands.at_terminal import your_name
    from meadhall.commands.campaign_book import book_from
    from meadhall.tables.campaign import Campaigns
    from meadhall.tables.seats import seats_from
    from meadhall.tables.storied import storied

    campaigns = Campaigns()
    campaigns.place_for(name)  # a name that cannot be is told before the book is read
    of = game_of(game)
    named, given = storied(of).book_option, options_from(option)
    if named in given:
        raise Fault("campaign-book-option", book=given[named])
    chairs = seats_from(seats, of, your_name(None))
    chosen = book_from(of, book)
    options = of.check({**given, named: chosen.name}, len(chairs))
    campaign = campaigns.begin(name, chosen, of, chairs, options, seed)
    words = say.words()
    say.give(
        {
            "name": campaign.name,
            "game": of.name,
            "folder": str(campaign.folder),
            "book": chosen.name,
            "seats": seats.split(","),
        },
        [words("campaign-begun", name=campaign.name), words("campaign-next", command=campaign.command("play"))],
    )
    return 0
