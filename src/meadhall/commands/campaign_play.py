"""`meadhall campaign play [NAME]`: continue a campaign."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.core.fault import Fault


def play(name: str | None = None, /, *, seats: str | None = None, plain: Flag = False, say: Speaker) -> int:
    from meadhall.commands.setup.campaign_book import is_over, open_campaign
    from meadhall.commands.setup.terminal_table import choose_name, play_at_terminal
    from meadhall.tables.campaign import Campaigns, CampaignShelf
    from meadhall.tables.seats import parse_seats

    if name is None:
        left = [one for one in Campaigns().all() if not is_over(one)]
        if not left:
            raise Fault("campaign-none")
        name = left[0].name
    campaign = open_campaign(name)
    before, ended = campaign.find_last(), campaign.has_ended()
    chairs = None if seats is None else parse_seats(seats, campaign.game, choose_name(None))
    table, path = campaign.take_up(chairs)
    words = say.words()
    if ended:
        say.error(words("campaign-follows", name=campaign.name, adventure=campaign.place(words.language)))
    elif chairs is None and path != before:
        say.error(words("campaign-moved", name=campaign.name))
    code = play_at_terminal(table, path, CampaignShelf(campaign), plain, say)
    if table.record.result is not None and not is_over(campaign):
        say.error(words("campaign-more", command=campaign.command("play")))
    return code
