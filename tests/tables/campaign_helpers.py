"""Campaigns played to a chosen point."""

from __future__ import annotations

from pathlib import Path

from meadhall.book.authoring.scaffold import read_template
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.saga import add_book
from meadhall.tables.campaign import (
    Book,
    Campaign,
    CampaignShelf,
)


def three_goats(folder: Path) -> Book:
    """A campaign of three adventures: the goat is lost again and again."""
    folder.mkdir()
    frame = "saga: 1\ncampaign: {id: goats, title: Three Goats, first: X0}\nadventures: [X0, X1, X2]\n"
    (folder / "campaign.yaml").write_text(frame, encoding="utf-8")
    for name in ("X0", "X1", "X2"):
        text = read_template("en").replace("id: X0", f"id: {name}")
        (folder / f"{name.lower()}.yaml").write_text(text, encoding="utf-8")
    add_book("three-goats", open_book(folder))
    return Book("three-goats", str(folder))


def play_to(campaign: Campaign, ask: str) -> None:
    """The shortest way to the End, until this is asked: to the hill, and leave the goat to the wolves."""
    table, path = campaign.take_up()
    wanted = ("travel arji", "poi A", "choose 10.choose.2", "keep")
    while table.decision is not None and table.decision.ask != ask:
        options = table.decision.options
        text = next((option for option in wanted if option in options), options[-1])
        table.answer(max(table.decision.seat, 0), text)
        CampaignShelf(campaign).save(table, path)
