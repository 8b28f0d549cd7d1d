"""Enemies that move over the map towards the Heroes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import DISTANCE, LAND_DISTANCE, ROADS
from meadhall.games.trudvang.enemy_groups import NO_POI, Group
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.rules.foes import foes_of, group_name
from meadhall.games.trudvang.rules.threat import gather
from meadhall.games.trudvang.state import SPACES, Trudvang

HEROES: Final = -1  # towards the closest Hero
EVENT_ACTIVE: Final = -1  # every group that Events may move
FAR: Final = 99


def marches(s: Trudvang, group: Group, kind: i64) -> bool:
    """TL-ENEMY-07, TL-ENEMY-15, TL-EVENT-04. Return whether a group moves: Event-active groups, or those of one type;
    never one of a POI, nor on an Adventure Map.
    """
    if group.place >= SPACES or group.poi != NO_POI or not group.units:
        return False
    return foes_of(s, group).event_active if kind == EVENT_ACTIVE else group.kind == kind


def move_enemies(s: Trudvang, kind: i64, steps: i64, toward: i64) -> list[Frame]:
    """TL-EVENT-04, TL-EVENT-11, TL-GLOSS-08. Move this many steps; in each, every group moves from its place at the
    start of the step, so their order does not matter.
    """
    frames: list[Frame] = []
    for _ in range(steps):
        frames.append(March(kind, toward))
    return frames


def find_ways(s: Trudvang, place: i64, toward: i64) -> list[i64]:
    """TL-EVENT-04, TL-EVENT-05, TL-EVENT-06, TL-EVENT-07, TL-EVENT-08, TL-EVENT-13, TL-ENEMY-08, TL-ADVMAP-17. Return
    the regions a group can step to: over land, nearer to a Hero who is closest by any border; if none of those can be
    reached by land, to the closest who can.
    """
    goals: list[i64] = []
    if toward != HEROES:
        goals.append(toward)
    else:
        for seat in s.everyone():
            if s.at[seat] == place:
                return []
            if LAND_DISTANCE[place][s.at[seat]] < FAR:
                goals.append(s.at[seat])
        goals = closest(s, place, goals)
    found: list[i64] = []
    for goal in goals:
        for road in ROADS[place]:
            if LAND_DISTANCE[road][goal] < LAND_DISTANCE[place][goal] and road not in found:
                found.append(road)
    return found


def closest(s: Trudvang, place: i64, goals: list[i64]) -> list[i64]:
    """Return, of the regions that can be reached by land, those with the fewest borders between,
    sea borders counted.
    """
    least: i64 = FAR
    for goal in goals:
        least = min(least, DISTANCE[place][goal])
    found: list[i64] = []
    for goal in goals:
        if DISTANCE[place][goal] == least and goal not in found:
            found.append(goal)
    return found


class March(Onward):
    """TL-EVENT-04, TL-EVENT-11. One step of every moving group, from their present places."""

    kind: i64
    toward: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        moving: list[i64] = []
        for index in range(len(s.groups)):
            if marches(s, s.groups[index], self.kind) and find_ways(s, s.groups[index].place, self.toward):
                moving.append(index)
        frames: list[Frame] = []
        for index in moving:
            frames.append(MoveGroup(s.shared(), index, self.toward))
        s.do_all(frames, Arrive(moving))


class MoveGroup(Question):
    """TL-EVENT-05, TL-EVENT-07, TL-THREAT-08, TL-THREAT-14. Move the group one region with its Threat; between equal
    ways the players choose.
    """

    ask: ClassVar[str] = "enemy.move"
    rule: ClassVar[str] = "TL-EVENT-05"
    group: i64
    toward: i64

    def options(self, s: Trudvang) -> list[i64]:
        return find_ways(s, s.groups[self.group].place, self.toward)

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(ROADS)))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        here = s.groups[self.group].place
        if move in find_ways(s, here, self.toward):
            return ""
        return "TL-EVENT-06" if DISTANCE[here][move] == 1 and move not in ROADS[here] else "TL-EVENT-07"

    def text(self, s: Trudvang, move: i64) -> str:
        return "to " + place_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        group = s.groups[self.group]
        if s.log is not None:
            s.say(
                "march",
                {"group": group_name(s, self.group), "from": place_text(s, group.place), "place": place_text(s, move)},
            )
        group.place = move

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"group": group_name(s, self.group), "place": place_text(s, s.groups[self.group].place)}


class Arrive(Onward):
    """TL-THREAT-07. Waiting Threat of a region joins the group that arrived; if several arrived together, the players
    choose one.
    """

    groups: list[i64]

    def resolve(self, s: Trudvang, move: i64) -> None:
        frames: list[Frame] = []
        done: list[i64] = []
        for index in self.groups:
            place = s.groups[index].place
            if place in done:
                continue
            done.append(place)
            entered: list[i64] = []
            for other in self.groups:
                if s.groups[other].place == place:
                    entered.append(other)
            frames.extend(gather(s, place, entered))
        s.do_all(frames)
