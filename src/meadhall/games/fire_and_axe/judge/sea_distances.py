"""Distances from all spaces to all ports and the waters on the way, precomputed from the chart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.chart import CLEAR, HOMELANDS, NEAR, PORTS, WINTER, ZONE

NOWHERE: Final = 99
STEP: Final = 100  # what a day counts for; a rough zone is a little longer than a mild one


def find_roughness(space: i64) -> i64:
    """Return how rough the space's zone is: over the whole dial, more clear days mean less. It decides between routes
    of the same length.
    """
    clear: i64 = 0
    for cover in range(4):
        clear += CLEAR[cover * 4 + ZONE[space]]
    return 28 - clear


def find_courses(port: i64) -> list[i64]:
    """Return for each space the next one on the best route to this port; routes do not pass through ports and
    Homelands.
    """
    far: i64 = STEP * NOWHERE
    cost: list[i64] = [far] * WINTER
    course: list[i64] = [-1] * WINTER
    cost[port] = 0
    frontier: list[i64] = [port]
    while frontier:
        nearest: i64 = 0
        for i in range(len(frontier)):
            if cost[frontier[i]] < cost[frontier[nearest]]:
                nearest = i
        space = frontier.pop(nearest)
        for before in NEAR[space]:
            if space != port and (space < PORTS or space >= HOMELANDS):
                continue
            way = cost[space] + STEP + find_roughness(space)
            if way < cost[before]:
                cost[before] = way
                course[before] = space
                frontier.append(before)
    return course


def list_passages() -> list[list[i64]]:
    """Return the zones entered day by day, for each space and port: space * PORTS + port."""
    table: list[list[i64]] = [[] for _ in range(WINTER * PORTS)]
    for port in range(PORTS):
        course = find_courses(port)
        for start in range(WINTER):
            space: i64 = start
            zones = table[start * PORTS + port]
            while space != port:
                space = course[space]
                zones.append(ZONE[space])
    return table


ROUTE: Final[list[list[i64]]] = list_passages()
DISTANCE: Final[list[i64]] = [len(route) for route in ROUTE]
