"""The sea chart as tables of small ints: ports first, then waters, Homelands, and last the Wintering Zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.data import COMPONENTS

PORTS: Final = 45
HOMELANDS: Final = 99  # the first of three
WINTER: Final = 102  # the Wintering Zone: no space of the chart, nothing leads there or away
ZONES: Final = "NESW"

NO_TOWN: Final = 0
SMALL: Final = 1
LARGE: Final = 2

PORT_IDS: Final[list[str]] = [port.id for port in COMPONENTS.ports]
HOME_IDS: Final[list[str]] = [home.id for home in COMPONENTS.homelands]
REGION_IDS: Final[list[str]] = [region.id for region in COMPONENTS.regions]
SPACES: Final[list[str]] = [*PORT_IDS, *(water.id for water in COMPONENTS.waters), *HOME_IDS]
SPACE_OF: Final[dict[str, int]] = {name: space for space, name in enumerate([*SPACES, "winter"])}


def list_neighbours() -> list[list[i64]]:
    """FA-SAIL-01, FA-SAIL-02, FA-SAIL-03, FA-SAIL-08. Return the spaces one step away over water; ports and Homelands
    border water only.
    """
    near: list[list[i64]] = [[] for _ in SPACES]
    for water in COMPONENTS.waters:
        for other in water.near:
            near[SPACE_OF[water.id]].append(SPACE_OF[other])
    for port in COMPONENTS.ports:
        for other in port.waters:
            near[SPACE_OF[port.id]].append(SPACE_OF[other])
            near[SPACE_OF[other]].append(SPACE_OF[port.id])
    for home in COMPONENTS.homelands:
        for other in home.waters:
            near[SPACE_OF[home.id]].append(SPACE_OF[other])
            near[SPACE_OF[other]].append(SPACE_OF[home.id])
    near.append([])
    return near


def list_zones() -> list[i64]:
    """FA-WEATHER-01, FA-WEATHER-02. Return the zone of each space; Faeroes and Shetland lie in the West."""
    letters = [*(p.zone for p in COMPONENTS.ports), *(w.zone for w in COMPONENTS.waters)]
    letters += [home.zone for home in COMPONENTS.homelands]
    return [ZONES.index(letter) for letter in letters]


def list_mates() -> list[list[i64]]:
    """FA-REGION-01, FA-REGION-02. Return the two other ports of the region; none for an independent port."""
    table: list[list[i64]] = []
    for port in COMPONENTS.ports:
        table.append(
            [
                SPACE_OF[other.id]
                for other in COMPONENTS.ports
                if port.region and other.region == port.region and other.id != port.id
            ]
        )
    return table


def list_clear_days() -> list[i64]:
    """FA-WEATHER-03. Return the clear days of the four zones for each position of the cover."""
    table: list[i64] = []
    for cover in sorted(COMPONENTS.covers, key=lambda cover: cover.turns):
        table.extend([cover.clear["N"], cover.clear["E"], cover.clear["S"], cover.clear["W"]])
    return table


def list_skulls() -> list[i64]:
    """Return the skull at each overshoot of the Losses chart; 0 means none."""
    table: list[i64] = [0]
    for entry in sorted(COMPONENTS.skulls, key=lambda entry: entry.overshoot):
        table.append(entry.skull)
    return table


NEAR: Final[list[list[i64]]] = list_neighbours()
ZONE: Final[list[i64]] = list_zones()
MATES: Final[list[list[i64]]] = list_mates()
VALUE: Final[list[i64]] = [port.value for port in COMPONENTS.ports]
REGION: Final[list[i64]] = [REGION_IDS.index(p.region) if p.region else -1 for p in COMPONENTS.ports]
TOWN: Final[list[i64]] = [("none", "small", "large").index(port.town) for port in COMPONENTS.ports]
CLEAR: Final[list[i64]] = list_clear_days()
SKULL: Final[list[i64]] = list_skulls()


def find_skull(overshoot: i64) -> i64:
    """FA-LOSS-02. Return the skull for this many Days too many, 0 for none; past the chart, every
    two Days add a skull.
    """
    if overshoot <= 0:
        return 0
    charted: i64 = len(SKULL) - 1
    if overshoot <= charted:
        return SKULL[overshoot]
    return SKULL[charted] + (overshoot - charted) // 2


def is_port(space: i64) -> bool:
    return space < PORTS


def is_water(space: i64) -> bool:
    return PORTS <= space < HOMELANDS


def is_homeland(space: i64) -> bool:
    return HOMELANDS <= space < WINTER


def is_at_sea(space: i64) -> bool:
    """Return whether the space is a water space or a port."""
    return space < HOMELANDS
