"""What helps a party along: the way to the next goal, and Enemies that come half beaten."""

from __future__ import annotations

from typing import Any

from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.judge.paths import ship_at, way
from meadhall.games.trudvang.rules.foes import groups_at, health_of
from meadhall.games.trudvang.rules.travel import GoTo, SailOn


def weaken(state: Any, place: int) -> None:
    """One hit more, and each Enemy of a place falls."""
    for index in groups_at(state, place):
        group = state.groups[index]
        group.units[:] = [health_of(state, group, unit) - 1 for unit in range(len(group.units))]


def nearer(state: Any, frame: GoTo | SailOn, options: list[int]) -> list[int]:
    """The moves that bring a Hero closest to some goal on the map, over land or by a Ship that is at hand."""
    goals = [place for place in state.poi_at if 0 <= place < len(REGIONS)]
    far = {}
    for move in options:
        there, ship = landing(state, frame, move)
        far[move] = min((way(state, there, ship, goal) for goal in goals), default=0)
    nearest = min(far.values())
    return [move for move in options if far[move] == nearest]


def landing(state: Any, frame: GoTo | SailOn, move: int) -> tuple[int, int]:
    """Where a move leads, and the Ship that lies there afterwards."""
    here = state.at[frame.queue[0]]
    word, _, to = frame.text(state, move).partition(" ")
    there = REGIONS.index(to) if to else here
    return there, ship_at(state, here if word == "sail" else there)
