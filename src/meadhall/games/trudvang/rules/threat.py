"""Threat tokens: put on the map, attached to groups, taken from elsewhere when the supply is empty."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.cards import DISTANCE
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.notation import describe_place, place_text
from meadhall.games.trudvang.rules.foes import group_name, groups_at, is_boss, remove_group, take_off
from meadhall.games.trudvang.state import SPACES, Trudvang

TOKENS: Final[int] = COMBAT.tokens[0].count
BY_INSTRUCTION: Final = -1  # a token that comes with no group
LOOSE: Final = 1000  # an unattached token as an answer: this and its place


def supply(s: Trudvang) -> i64:
    """TL-THREAT-09. Return the tokens neither attached nor waiting."""
    used: i64 = len(s.loose)
    for group in s.groups:
        used += len(group.tokens)
    return TOKENS - used


def side(s: Trudvang) -> i64:
    """TL-THREAT-02, TL-THREAT-03, TL-THREAT-04, TL-THREAT-13, TL-SOLO-25. `!!` with four players, else `!`."""
    return 2 if s.players == 4 else 1


def add_automatic_threat(s: Trudvang, index: i64) -> list[Frame]:
    """TL-THREAT-03, TL-THREAT-04, TL-THREAT-05, TL-THREAT-14, TL-BOSS-04, TL-ADVMAP-19. With three or more players
    every placed group brings a token, a Boss never.
    """
    group = s.groups[index]
    if s.players < 3 or is_boss(s, group):
        return []
    return one_threat(s, group.place, index)


def place_threat(s: Trudvang, place: i64, n: i64) -> list[Frame]:
    """TL-THREAT-02, TL-THREAT-06, TL-THREAT-07. Place tokens by instruction, one after another."""
    frames: list[Frame] = []
    for _ in range(n):
        frames.append(FetchThreat(s.shared(), place, BY_INSTRUCTION))
    return frames


def one_threat(s: Trudvang, place: i64, index: i64) -> list[Frame]:
    if supply(s) > 0:
        return settle(s, place, index, side(s))
    frames: list[Frame] = [FetchThreat(s.shared(), place, index)] if s.loose else []
    return frames


def settle(s: Trudvang, place: i64, index: i64, units: i64) -> list[Frame]:
    """TL-THREAT-06, TL-THREAT-07. Attach the token to the group it came with, or to the only one there; with several
    the players choose, with none it waits.
    """
    there = groups_at(s, place) if index < 0 else [index]
    if not there:
        s.loose.append(place * 4 + units)
        if s.log is not None:
            s.say("threat-waits", {"place": place_text(s, place), "count": units})
        return []
    if len(there) == 1:
        attach(s, there[0], units)
        return []
    frames: list[Frame] = [AttachThreat(s.shared(), place, units, [])]
    return frames


def attach(s: Trudvang, index: i64, units: i64) -> None:
    s.groups[index].attach(units)
    if s.log is not None:
        s.say("threat", {"group": group_name(s, index), "place": place_text(s, s.groups[index].place), "count": units})


def furthest_tokens(s: Trudvang, place: i64) -> list[i64]:
    """TL-THREAT-09. Return the places of the unattached tokens furthest from a place."""
    at = s.host if place >= SPACES else place
    found: list[i64] = []
    most: i64 = -1
    for token in s.loose:
        there = token // 4
        distance = DISTANCE[at][s.host if there >= SPACES else there]
        if distance > most:
            most = distance
            found = []
        if distance == most and there not in found:
            found.append(there)
    return found


class FetchThreat(Question):
    """TL-THREAT-09, TL-THREAT-13. Take a token from the supply; if it is empty, the unattached one furthest away
    (players break ties); if all are attached, none.
    """

    ask: ClassVar[str] = "threat.fetch"
    rule: ClassVar[str] = "TL-THREAT-09"
    place: i64
    group: i64  # the group it comes with, -1 by instruction

    def options(self, s: Trudvang) -> list[i64]:
        return [] if supply(s) > 0 else furthest_tokens(s, self.place)

    def text(self, s: Trudvang, move: i64) -> str:
        return "from " + place_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            for token in s.loose:
                if token // 4 == move:
                    s.loose.remove(token)
                    break
        if supply(s) > 0:
            s.do_all(settle(s, self.place, self.group, side(s)))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_place(s, self.place)


class AttachThreat(Question):
    """TL-THREAT-06, TL-THREAT-07. With several groups there, or several that arrived together, the players choose which
    gets the token.
    """

    ask: ClassVar[str] = "threat.attach"
    rule: ClassVar[str] = "TL-THREAT-06"
    place: i64
    units: i64
    groups: list[i64]  # those that entered; empty: any there

    def options(self, s: Trudvang) -> list[i64]:
        return self.groups or groups_at(s, self.place)

    def candidates(self, s: Trudvang) -> list[i64]:
        return groups_at(s, self.place)

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-THREAT-07"

    def text(self, s: Trudvang, move: i64) -> str:
        return "group " + group_name(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            attach(s, move, self.units)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_place(s, self.place)


def gather(s: Trudvang, place: i64, entered: list[i64]) -> list[Frame]:
    """TL-THREAT-07. Waiting tokens of a region join the first group that enters it."""
    frames: list[Frame] = []
    waiting: list[i64] = []
    for token in s.loose:
        if token // 4 == place:
            waiting.append(token)
    for token in waiting:
        s.loose.remove(token)
        if len(entered) == 1:
            attach(s, entered[0], token % 4)
        else:
            frames.append(AttachThreat(s.shared(), place, token % 4, entered))
    return frames


def remove_threat(s: Trudvang, place: i64, n: i64) -> list[Frame]:
    """TL-GEN-08. Remove this many tokens from a place, as far as there are any."""
    frames: list[Frame] = []
    for _ in range(n):
        frames.append(RemoveThreat(s.shared(), place))
    return frames


class RemoveThreat(Question):
    """TL-GEN-08. The players choose the token to remove: a waiting one, or a group's."""

    ask: ClassVar[str] = "threat.remove"
    rule: ClassVar[str] = "TL-GEN-08"
    place: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for token in s.loose:
            if token // 4 == self.place:
                found.append(LOOSE)
                break
        for index in groups_at(s, self.place):
            if s.groups[index].tokens:
                found.append(index)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "group loose" if move == LOOSE else "group " + group_name(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == LOOSE:
            for token in s.loose:
                if token // 4 == self.place:
                    s.loose.remove(token)
                    return
        elif move != AUTO:
            group = s.groups[move]
            for _ in range(group.tokens[-1]):
                take_off(s, move, len(group.units) - 1)
            if not group.units:
                remove_group(s, move)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_place(s, self.place)
