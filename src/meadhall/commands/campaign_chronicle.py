"""`meadhall campaign chronicle NAME`: print a campaign as prose."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Speaker


def chronicle(name: str, /, *, say: Speaker) -> int:
    from meadhall.commands.setup.campaign_book import open_campaign
    from meadhall.core.record import Record
    from meadhall.tables.chronicle import render_lines
    from meadhall.tables.chronicle import write_chronicle as told_back

    sittings = [Record.load(path) for path in open_campaign(name).sittings()]
    told = told_back(sittings, say.words().language)
    say.give(told, render_lines(told))
    return 0
