"""Adventure Maps: opened and left by the book, crossed by the whole party, space by space."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.steps import At, OfDoor, OpenMap, Step
from meadhall.core.agenda import Frame, Onward, Question
from meadhall.games.trudvang.cards import MAP_TOKENS, SEA, mask_of
from meadhall.games.trudvang.notation import place_text, place_told
from meadhall.games.trudvang.rules.board import ship_at
from meadhall.games.trudvang.rules.enemies import unmark
from meadhall.games.trudvang.rules.who import Scene, here, met
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, SPACES, Trudvang


def open_map(s: Trudvang, step: OpenMap, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-01, TL-ADVMAP-02, TL-ADVMAP-03, TL-ADVMAP-14, TL-SETUP-11. All Heroes come to the region of the party, without any loss, and the party stands on the first space."""
    if s.space != NOWHERE:
        return []
    place = here(s, scene)
    s.host = place
    for seat in range(s.players):
        s.at[seat] = place
        s.aboard[seat] = -1
    enter(s, s.house.saga.space_index(s.adventure, step.start or s.house.saga.map(s.adventure).start))
    if s.log is not None:
        s.say("open-map", {"place": place_text(s, SPACES + s.space)})
    return []


def enter(s: Trudvang, space: i64) -> None:
    """TL-ADVMAP-13. A new visit: the entry of the space has not been read."""
    if space != s.space:
        s.visited = 0
    s.space = space


def leave_map(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-14, TL-ADVMAP-21, TL-SHIP-10. The Heroes are in the host region again, at sea aboard their Ship, with whoever waits there; what stood on the map is gone."""
    if s.space == NOWHERE:
        return []
    if SEA[s.host]:
        for seat in range(s.players):
            s.aboard[seat] = ship_at(s, s.host)
    s.space = NOWHERE
    s.host = NOWHERE
    s.visited = 0
    s.groups = [group for group in s.groups if group.place < SPACES]
    s.loose = [token for token in s.loose if token // 4 < SPACES]
    for letter in range(len(s.poi_at)):
        if s.poi_at[letter] >= SPACES:
            s.poi_at[letter] = NOWHERE
            s.duels[letter] = NO_HERO
            unmark(s, letter)
    if s.log is not None:
        s.say("leave-map", {})
    return []


def move_party(s: Trudvang, step: At, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-03. The book moves the party to a space."""
    if s.space != NOWHERE:
        enter(s, s.house.saga.space_index(s.adventure, step.place))
    return []


def mark_space(s: Trudvang, step: At, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-08, TL-ADVMAP-09, TL-COMP-12. A space is cleared, blocked, or open again; ten tokens in all."""
    space = s.house.saga.space_index(s.adventure, step.place)
    if step.verb == "unblock_space":
        s.blocked = [one for one in s.blocked if one != space]
        return []
    marked = s.cleared if step.verb == "clear_space" else s.blocked
    if space in marked or len(s.cleared) + len(s.blocked) >= MAP_TOKENS:
        return []
    marked.append(space)
    if s.log is not None:
        s.say("clear-space" if step.verb == "clear_space" else "block-space", {"place": place_text(s, SPACES + space)})
    return []


def door_key(a: i64, b: i64) -> i64:
    return min(a, b) * 64 + max(a, b)


def door(s: Trudvang, step: OfDoor, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-04. A door is opened or closed for good."""
    saga = s.house.saga
    key = door_key(saga.space_index(s.adventure, step.a), saga.space_index(s.adventure, step.b))
    s.opened = [one for one in s.opened if one != key]
    s.closed = [one for one in s.closed if one != key]
    (s.opened if step.verb == "open_door" else s.closed).append(key)
    return []


def ways(s: Trudvang, space: i64) -> list[i64]:
    """TL-ADVMAP-04. The spaces behind its doors: those of the map that the book has not closed, then those it has opened; whatever a door may ask for."""
    saga = s.house.saga
    printed = [saga.space_index(s.adventure, one.to) for one in saga.spaces[s.adventure][space].doors]
    opened = [key // 64 + key % 64 - space for key in s.opened if space in (key // 64, key % 64)]
    return [to for to in dict.fromkeys([*printed, *opened]) if door_key(space, to) not in s.closed]


def neighbours(s: Trudvang, space: i64) -> list[i64]:
    """TL-ADVMAP-04, TL-ADVMAP-09. Spaces behind an open door that are not blocked; a door may ask for something."""
    saga = s.house.saga
    everyone = Scene(mask_of(s.everyone()), SPACES + s.space, 0, NO_HERO, 0)
    found: list[i64] = []
    for one in saga.spaces[s.adventure][space].doors:
        to = saga.space_index(s.adventure, one.to)
        key = door_key(space, to)
        if key not in s.closed and (key in s.opened or met(s, one.condition, everyone)):
            found.append(to)
    for key in s.opened:
        if space in (key // 64, key % 64):
            found.append(key // 64 + key % 64 - space)
    return sorted({to for to in found if to not in s.blocked})


def reachable(s: Trudvang) -> list[i64]:
    """TL-ADVMAP-08, TL-ADVMAP-12, TL-ADVMAP-23. Through any number of cleared spaces without Enemies, up to the first that is not."""
    found: list[i64] = []
    edge: list[i64] = [s.space]
    while edge:
        space = edge.pop(0)
        for to in neighbours(s, space):
            if to != s.space and to not in found:
                found.append(to)
                if to in s.cleared and not s.enemies_at(SPACES + to):
                    edge.append(to)
    return sorted(found)


class Wander(Question):
    """TL-ADVMAP-04, TL-ADVMAP-07, TL-ADVMAP-11, TL-ADVMAP-12, TL-ADVMAP-15, TL-ADVMAP-18. The party moves on the map or stays; Enemies on its space cost what they cost on the Map board, and those of a POI hold it."""

    ask: ClassVar[str] = "party.move"
    rule: ClassVar[str] = "TL-ADVMAP-04"

    def options(self, s: Trudvang) -> list[i64]:
        stay: list[i64] = [s.space]
        if not s.everyone() or held(s, SPACES + s.space):
            return stay
        return stay + reachable(s)

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(s.house.saga.spaces[s.adventure])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        if held(s, SPACES + s.space):
            return "TL-TRAVEL-04"
        return "TL-ADVMAP-09" if move in s.blocked else "TL-ADVMAP-04"

    def text(self, s: Trudvang, move: i64) -> str:
        return "stay" if move == s.space else "space " + s.house.saga.spaces[s.adventure][move].id

    def resolve(self, s: Trudvang, move: i64) -> None:
        from meadhall.games.trudvang.rules.travel import leave_frames  # travel looks at maps too

        if move == s.space or move < 0:
            return
        frames: list[Frame] = []
        for seat in s.everyone():
            frames.extend(leave_frames(s, seat))
        s.do(*frames, Arrived(move))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return place_told(s, SPACES + s.space)


class Arrived(Onward):
    """TL-ADVMAP-03, TL-TRAVEL-06. The party comes to a space, unless all of it fell on leaving."""

    space: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if s.everyone():
            enter(s, self.space)
            if s.log is not None:
                s.say("party", {"place": place_text(s, SPACES + self.space)})


def held(s: Trudvang, place: i64) -> bool:
    """TL-TRAVEL-04, TL-SHIP-12. POI-related Enemies let nobody leave."""
    return any(group.place == place and group.poi != -1 and group.units for group in s.groups)


VERBS: Final[dict[str, Any]] = {
    "open_map": open_map, "leave_map": leave_map, "move_party": move_party, "clear_space": mark_space,
    "block_space": mark_space, "unblock_space": mark_space, "open_door": door, "close_door": door,
}
