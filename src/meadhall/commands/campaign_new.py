"""`meadhall campaign new NAME`: begin a campaign."""

from __future__ import annotations

from meadhall.commands.cli.arguments import MaybeNumber, Options, Speaker, parse_options
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
    from meadhall.commands.setup.campaign_book import find_book
    from meadhall.commands.setup.terminal_table import choose_name
    from meadhall.tables.campaign import Campaigns
    from meadhall.tables.campaign_games import to_storied
    from meadhall.tables.seats import parse_seats

    campaigns = Campaigns()
    campaigns.place_for(name)  # refuse an impossible name before reading the book
    of = game_of(game)
    named, given = to_storied(of).book_option, parse_options(option)
    if named in given:
        raise Fault("campaign-book-option", book=given[named])
    chairs = parse_seats(seats, of, choose_name(None))
    chosen = find_book(of, book)
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
