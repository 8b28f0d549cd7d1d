"""The components of Trudvang Legends outside combat, read from data/*.toml and checked against the printed counts."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from meadhall.files.strict import Strict
from meadhall.games.component_files import Entry, check_count, decode
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.data_files import FILES, texts

Class = Literal["bard", "vitner_weaver", "dimwalker", "warrior", "ranger", "rogue"]


class Region(Entry, frozen=True):
    """TL-TRAVEL-02, TL-TRAVEL-05, TL-SHIP-10, TL-CARD-17. Roads are land borders, shores sea borders; a Location needs
    a sleeve.
    """

    id: str
    sea: bool
    sleeve: bool
    roads: list[str]
    shores: list[str]


class Hero(Entry, frozen=True, rename={"hero_class": "class"}):
    """TL-SETUP-05. A Hero card: printed health, starting runes, effects of exhausting and of a Miss, Starting Item."""

    id: str
    hero_class: Class
    health: int
    runes: dict[str, int]
    exhaust: str
    miss: str
    item: str


class EventCard(Entry, frozen=True):
    """TL-EVENT-01. An Event; `do` is written in the verbs of the Book of Sagas."""

    id: str
    do: list[str | dict[str, Any]]


class CardData(Entry, frozen=True, rename={"hero_class": "class"}):
    """A card of every campaign. `do` is written in the verbs of the Book of Sagas."""

    id: str
    kind: Literal["location", "phase", "rule", "world", "item"]
    region: str = ""
    city: bool = False
    sleeve: int = 0
    number: str = ""
    hero_class: Class | Literal[""] = ""
    at: str = ""
    cp: int = 0
    do: list[str | dict[str, Any]] = msgspec.field(default_factory=list)


class RegionFile(Strict, frozen=True):
    region: list[Region]


class HeroFile(Strict, frozen=True):
    hero: list[Hero]


class EventFile(Strict, frozen=True):
    event: list[EventCard]


class CardFile(Strict, frozen=True):
    card: list[CardData]


class Components:
    """TL-COMP-11. All components outside combat, with their required counts."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.regions = decode("regions.toml", texts, RegionFile).region
        self.heroes = decode("heroes.toml", texts, HeroFile).hero
        self.events = decode("events.toml", texts, EventFile).event
        self.cards = decode("cards.toml", texts, CardFile).card
        self.reasons: dict[str, str] = {}  # ours are written out where they stand
        self.hash = hashlib.sha256("".join(texts[name] for name in FILES).encode()).hexdigest()[:16]
        self.check()

    def check(self) -> None:
        of = {kind: sum(card.kind == kind for card in self.cards) for kind in ("location", "phase", "rule", "item")}
        roads = sum(len(region.roads) for region in self.regions) // 2
        shores = sum(len(region.shores) for region in self.regions) // 2
        for what, found, right in (
            ("regions", len(self.regions), 21),
            ("seas", sum(region.sea for region in self.regions), 3),
            ("land borders", roads, 35),
            ("sea borders", shores, 13),
            ("heroes", len(self.heroes), 6),
            ("events", len(self.events), 14),
            ("cities", of["location"], 4),
            ("phases", of["phase"], 3),
            ("rule cards", of["rule"], 2),
            ("starting items", of["item"], 6),
        ):
            check_count(what, found, right)

    def entries(self) -> list[tuple[str, Any]]:
        """Return every named entry, those of combat included, to list what is printed and what is ours."""
        named = [(entry.id, entry) for kind in (self.regions, self.heroes, self.events, self.cards) for entry in kind]
        return [*named, *COMBAT.entries()]


COMPONENTS = Components(texts())
