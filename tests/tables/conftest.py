"""A campaign of a small book that the test may edit, and people who answer for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.book.authoring.scaffold import read_template
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.saga import add_book, remove_book
from meadhall.tables.campaign import Book, Campaign, Campaigns, CampaignShelf
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

TRUDVANG = meadhall.game("trudvang")
Begin = Callable[..., Campaign]


@pytest.fixture
def campaigns(tmp_path: Path) -> Campaigns:
    return Campaigns(tmp_path / "campaigns")


@pytest.fixture
def goat(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "goat.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    add_book("goat", open_book(path))
    yield path
    remove_book("goat")  # the halls of other tests must not find it


@pytest.fixture
def begin(campaigns: Campaigns, goat: Path) -> Begin:
    """`begin("Goats", players=2)`: of the goat book, dealt from a seed."""

    def begun(name: str = "Goats", players: int = 1, book: Book | None = None) -> Campaign:
        of = book or Book("goat", str(goat))
        seats = [Seat("me", f"Bera {number}") for number in range(players)]
        return campaigns.begin(name, of, TRUDVANG, seats, TRUDVANG.check({"adventure": of.name}, players), 7)

    return begun


def edited(path: Path, old: str, new: str) -> None:
    """The book as its author would change it, on the shelf at once."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    add_book("goat", open_book(path))


def play_on(campaign: Campaign, answers: int) -> Table:
    """So many more answers, each saved as a person's would be: the first option, then the second, and so on."""
    table, path = campaign.take_up()
    shelf = CampaignShelf(campaign)
    for number in range(answers):
        decision = table.decision
        if decision is None:
            break
        table.answer(max(decision.seat, 0), decision.options[number % len(decision.options)])
        shelf.save(table, path)
    return table
