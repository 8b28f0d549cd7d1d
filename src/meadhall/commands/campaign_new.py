"""`meadhall campaign new NAME`: begin a campaign."""

from __future__ import annotations

from meadhall.commands.cli.arguments import MaybeNumber, Options, Speaker, options_from
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
    from meadhall.commands.setup.campaign_book import book_from
    from meadhall.commands.setup.terminal_table import your_name
    from meadhall.tables.campaign import Campaigns
    from meadhall.tables.campaign_games import storied
    from meadhall.tables.seats import seats_from

    campaigns = Campaigns()
    campaigns.place_for(name)  # refuse an impossible name before reading the book
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
