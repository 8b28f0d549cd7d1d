"""Regions, Heroes and Events as tables of small ints: the rules use no component objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.trudvang.data import COMPONENTS

CP_MOST: Final = 12
TITLES_MOST: Final = 4
XP_LEVEL: Final = 3
RETURN_HEALTH: Final = 6
TEST_RUNES: Final = 7
LETTERS: Final = "ABCDEFGHIJKL"
POIS: Final = 12
QUESTS: Final = 6
SHIPS: Final = 2
MAP_TOKENS: Final = 10  # Cleared and Blocked
PERSONALITY_TOKENS: Final = 9
GENERIC_TOKENS: Final = 16

KINDS: Final[tuple[str, ...]] = ("water", "fire", "earth", "wind", "dark", "wild")
WATER: Final = 0
FIRE: Final = 1
EARTH: Final = 2
WIND: Final = 3
DARK: Final = 4
WILD: Final = 5
SUPPLY: Final = (16, 16, 16, 16, 32, 12)
TESTS: Final[tuple[str, ...]] = ("charisma", "strength", "agility", "intelligence")
TEST_RUNE: Final[list[i64]] = [WATER, FIRE, EARTH, WIND]  # TL-TEST-03, in the order of TESTS

REGIONS: Final = [region.id for region in COMPONENTS.regions]
REGION_OF: Final = {name: number for number, name in enumerate(REGIONS)}
SEA: Final = [region.sea for region in COMPONENTS.regions]
SLEEVE: Final = [region.sleeve for region in COMPONENTS.regions]
ROADS: Final[list[list[i64]]] = [[REGION_OF[name] for name in region.roads] for region in COMPONENTS.regions]
SHORES: Final[list[list[i64]]] = [[REGION_OF[name] for name in region.shores] for region in COMPONENTS.regions]

HEROES: Final = [hero.id for hero in COMPONENTS.heroes]
HERO_OF: Final = {name: number for number, name in enumerate(HEROES)}
CLASSES: Final = [str(hero.hero_class) for hero in COMPONENTS.heroes]
HEALTH: Final[list[i64]] = [hero.health for hero in COMPONENTS.heroes]
BAGS: Final[list[list[i64]]] = [[hero.runes.get(kind, 0) for kind in KINDS] for hero in COMPONENTS.heroes]
EXHAUST: Final = [hero.exhaust for hero in COMPONENTS.heroes]
MISS: Final = [hero.miss for hero in COMPONENTS.heroes]

EVENTS: Final = [event.id for event in COMPONENTS.events]
EVENT_OF: Final = {name: number for number, name in enumerate(EVENTS)}


def distances(start: i64, by_land: bool) -> list[i64]:
    """Return the number of borders from a region to every other, 99 for unreachable ones."""
    found: list[i64] = [99] * len(REGIONS)
    found[start] = 0
    edge: list[i64] = [start]
    while edge:
        here = edge.pop(0)
        for there in ROADS[here] + ([] if by_land else SHORES[here]):
            if found[there] == 99:
                found[there] = found[here] + 1
                edge.append(there)
    return found


DISTANCE: Final[list[list[i64]]] = [distances(region, False) for region in range(len(REGIONS))]
LAND_DISTANCE: Final[list[list[i64]]] = [distances(region, True) for region in range(len(REGIONS))]


def bits(mask: i64) -> list[i64]:
    found: list[i64] = []
    number: i64 = 0
    while mask >> number:
        if mask >> number & 1:
            found.append(number)
        number += 1
    return found


def contains(numbers: list[i64], number: i64) -> bool:
    """Return `number in numbers` for frequent comparisons of idents: compiled, without creating objects."""
    for one in numbers:
        if one == number:
            return True
    return False


def index_of(numbers: list[i64], number: i64) -> i64:
    """Return the first index of a number, or -1."""
    for at in range(len(numbers)):
        if numbers[at] == number:
            return at
    return -1


def take_out(numbers: list[i64], number: i64) -> None:
    """Do `numbers.remove(number)`, compiled in the same way."""
    at = index_of(numbers, number)
    if at < 0:
        raise ValueError(number)
    numbers.pop(at)


def mask_of(numbers: list[i64]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= 1 << number
    return mask
