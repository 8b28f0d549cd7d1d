"""What the format needs to know of the game: regions, Heroes, built-in cards, and the supply."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Region:
    sea: bool
    sleeve: bool
    roads: tuple[str, ...]
    shores: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hero:
    """What is needed for the odds of tests and the losses on a path."""

    id: str
    hero_class: str
    health: int
    runes: dict[str, int]


@dataclass(frozen=True, slots=True)
class BoxCard:
    """A built-in card that needs no definition: DRAUGR-1, CITY-VODD, TRAVEL ..."""

    kind: str
    figure: str = ""
    tier: int = 0


@dataclass(frozen=True, slots=True)
class World:
    regions: dict[str, Region]
    heroes: tuple[Hero, ...]
    cards: dict[str, BoxCard]
    figures: dict[str, int]
    protected: frozenset[str] = frozenset()  # hashes of sentences that must not be copied (SAGA-W11)

    def reachable(self, start: str, by_sea: bool) -> set[str]:
        """Return every region reachable from here, with or without a Ship."""
        found, todo = {start}, [start]
        while todo:
            region = self.regions[todo.pop()]
            for near in (*region.roads, *(region.shores if by_sea else ())):
                if near not in found:
                    found.add(near)
                    todo.append(near)
        return found
