"""`meadhall campaign restart NAME`: restart the adventure with the Heroes as they were at its beginning."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Speaker


def restart(name: str, /, *, say: Speaker) -> int:
    from meadhall.commands.setup.campaign_book import open_campaign

    campaign = open_campaign(name)
    campaign.restart()
    story = campaign.story()
    words = say.words()
    say.give(
        {"name": campaign.name, "adventure": story["adventure"], "sittings": len(campaign.sittings())},
        [
            words("campaign-restarted", name=campaign.name, adventure=campaign.place(words.language)),
            words("campaign-next", command=campaign.command("play")),
        ],
    )
    return 0
