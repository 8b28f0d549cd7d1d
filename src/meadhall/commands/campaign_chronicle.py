"""`meadhall campaign chronicle NAME`: print a campaign as prose."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Speaker


def chronicle(name: str, /, *, say: Speaker) -> int:
    from meadhall.commands.setup.campaign_book import opened
    from meadhall.core.record import Record
    from meadhall.tables.chronicle import as_text
    from meadhall.tables.chronicle import chronicle as told_back

    sittings = [Record.load(path) for path in opened(name).sittings()]
    told = told_back(sittings, say.words().language)
    say.give(told, as_text(told))
    return 0
