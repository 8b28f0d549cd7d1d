"""`meadhall campaign export NAME [FILE]`: write a campaign to one file."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker


def export(name: str, file: str | None = None, /, *, say: Speaker) -> int:
    from meadhall.tables.campaign import Campaigns, make_slug
    from meadhall.tables.campaign_archive import ENDING, pack

    campaign = Campaigns().find(name)
    path = pack(campaign, Path(file or make_slug(campaign.name) + ENDING))
    words = say.words()
    say.give(
        {"name": campaign.name, "file": str(path), "sittings": len(campaign.sittings())},
        [words("campaign-exported", name=campaign.name, path=str(path))],
    )
    return 0
