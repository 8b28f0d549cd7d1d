"""Help a party along: the way to the next goal, and weakened Enemies."""

from __future__ import annotations

from typing import Any

from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.judge.travel_goals import ship_at, travel_time
from meadhall.games.trudvang.rules.foes import groups_at, health_of
from meadhall.games.trudvang.rules.travel import GoTo, SailOn


def weaken(state: Any, place: int) -> None:
    """Leave each Enemy of a place with one health."""
    for index in groups_at(state, place):
        group = state.groups[index]
        group.units[:] = [health_of(state, group, unit) - 1 for unit in range(len(group.units))]


def moves_nearer(state: Any, frame: GoTo | SailOn, options: list[int]) -> list[int]:
    """Return the moves that bring a Hero closest to a goal on the map, over land or by an available Ship."""
    goals = [place for place in state.poi_at if 0 <= place < len(REGIONS)]
    far = {}
    for move in options:
        there, ship = landing_of(state, frame, move)
        far[move] = min((travel_time(state, there, ship, goal) for goal in goals), default=0)
    nearest = min(far.values())
    return [move for move in options if far[move] == nearest]


def landing_of(state: Any, frame: GoTo | SailOn, move: int) -> tuple[int, int]:
    """Return where a move leads, and the Ship that lies there afterwards."""
    here = state.at[frame.queue[0]]
    word, _, to = frame.text(state, move).partition(" ")
    there = REGIONS.index(to) if to else here
    return there, ship_at(state, here if word == "sail" else there)
