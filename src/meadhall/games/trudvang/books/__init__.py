"""The included books, and the facts of the game that the format needs to read any book."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from meadhall.book.model.game_world import BoxCard, Hero, Region, World
from meadhall.book.model.story import Book
from meadhall.core.fault import Fault, find_nearest
from meadhall.games.trudvang.builtin_cards import BUILT_IN
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.data_combat import COMBAT

FOLDER = Path(str(resources.files(__name__)))
SHELF = {"example_x1": "example_x1/x1.yaml", "winter_owed": "winter_owed"}


def list_shipped() -> list[str]:
    """Return the names of the included books."""
    return list(SHELF)


def path_of(name: str) -> Path:
    """Return the path of a book: of an included one by its name, of any other by its path."""
    if name in SHELF:
        return FOLDER / SHELF[name]
    path = Path(name)
    if path.name == name and not path.suffix and not path.exists():  # meant for a name, as far as one can tell
        raise Fault("trudvang-book-unknown", book=name, nearest=find_nearest(name, list(SHELF)))
    return path


@cache
def book(name: str) -> Book:
    """Return an included book."""
    return open_book(path_of(name))


def open_book(path: Path) -> Book:
    """Open any book: one Adventure file, or the folder of a campaign."""
    from meadhall.book.lint.open_book import (
        load_book,  # who only asks which books there are need not wait for their reader
    )

    return load_book(path, world())


@cache
def world() -> World:
    """Return the game's facts for the format."""
    cards = {
        card.id: BoxCard(card.kind, card.foes.figure if card.foes else "", card.foes.tier if card.foes else 0)
        for card in BUILT_IN
    }
    return World(
        {
            region.id: Region(region.sea, region.sleeve, tuple(region.roads), tuple(region.shores))
            for region in COMPONENTS.regions
        },
        tuple(Hero(hero.id, hero.hero_class, hero.health, dict(hero.runes)) for hero in COMPONENTS.heroes),
        cards,
        {figure.id: figure.count for figure in COMBAT.figures},
        load_protected(),
    )


def load_protected() -> frozenset[str]:
    """Return hashes of sentences of the printed game, which our books must not contain."""
    return frozenset((FOLDER / "protected.txt").read_text(encoding="ascii").split())
