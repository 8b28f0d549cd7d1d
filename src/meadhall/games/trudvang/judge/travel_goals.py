"""Travel goals: the Point of Interest that the Heroes go to, and its distance by land and by Ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.trudvang.cards import POIS, REGIONS, ROADS, SEA, SHIPS, SHORES
from meadhall.games.trudvang.state import NOWHERE, SPACES, Trudvang

FAR: Final = 60.0  # no way there
FOE: Final = 0.3  # what an Enemy unit adds to a way through its region
PATIENCE: Final = 12  # rounds before the Heroes try one place after another
NO_SHIP: Final = -1


def goal(s: Trudvang) -> i64:
    """Return the common goal: the POI nearest to all Heroes together. If the story takes long, each POI in turn."""
    places: list[i64] = []
    for letter in range(POIS):
        place = s.poi_at[letter]
        if 0 <= place < SPACES and place not in places:
            places.append(place)
    if not places:
        return NOWHERE
    if s.round > PATIENCE:
        return places[s.round // PATIENCE % len(places)]
    best = places[0]
    least: float = 1e9
    for place in places:
        total: float = 0.0
        for seat in s.everyone():
            total += travel_time(s, s.at[seat], ship_at(s, s.at[seat]), place)
        if total < least:
            least = total
            best = place
    return best


def ship_at(s: Trudvang, region: i64) -> i64:
    """Return a Ship in that place."""
    for ship in range(SHIPS):
        if s.ships[ship] == region:
            return ship
    return NO_SHIP


def fight_toll(s: Trudvang, region: i64) -> float:
    return 1.0 + FOE * float(s.enemies_at(region))


def travel_time(s: Trudvang, start: i64, ship: i64, end: i64) -> float:
    """Return the Travel Phases between two regions, with the Ship in this place; Enemies on the way add to them, the
    last region is counted as free.
    """
    count: i64 = len(REGIONS)
    dear: list[float] = [FAR] * (count * (SHIPS + 1))
    first: i64 = start + count * (ship + 1)
    dear[first] = 0.0
    edge: list[i64] = [first]
    while edge:
        at: i64 = 0
        for place in range(1, len(edge)):
            if dear[edge[place]] < dear[edge[at]]:
                at = place
        node = edge.pop(at)
        region = node % count
        carried = node // count - 1
        if region == end:
            return dear[node]
        steps: list[i64] = []
        if not SEA[region]:
            for there in ROADS[region]:
                steps.append(there + count * (ship_at(s, there) + 1))
        if carried != NO_SHIP:
            for there in SHORES[region]:
                steps.append(there + count * (carried + 1))
        for step in steps:
            cost: float = dear[node] + (1.0 if step % count == end else fight_toll(s, step % count))
            if cost < dear[step]:
                dear[step] = cost
                if step not in edge:
                    edge.append(step)
    return FAR
