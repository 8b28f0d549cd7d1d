"""`meadhall campaign list`: list all campaigns, last played first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Speaker

if TYPE_CHECKING:
    from meadhall.tables.campaign import Campaign


def list_(*, say: Speaker) -> int:
    from meadhall.tables.campaign import Campaigns

    words = say.words()
    found = [to_plain(campaign, words.language) for campaign in Campaigns().all()]

    def lines() -> Iterator[str]:
        for one in found:
            people = ", ".join(one["names"])
            state = "yes" if one["over"] else "next" if one["next"] else "no"
            yield words("campaign-line", **one | {"names": people, "over": state})
        if not found:
            yield words("campaign-list-empty")

    say.give(found, lines())
    return 0


def to_plain(campaign: Campaign, language: str) -> dict[str, Any]:
    from meadhall.commands.setup.campaign_book import is_over

    story = campaign.story()
    played = time.strftime("%Y-%m-%d %H:%M", time.localtime(campaign.last_played()))
    over = is_over(campaign)
    return {
        "name": campaign.name,
        "game": campaign.game.name,
        "book": campaign.book.name,
        "adventure": story.get("adventure", ""),
        "place": campaign.place(language),
        "round": story.get("round", 0),
        "names": campaign.manifest["names"],
        "sittings": len(campaign.sittings()),
        "played": played,
        "over": over,
        "next": campaign.has_ended() and not over,
        "tries": story.get("bookmark", {}).get("tries", 1),
    }
