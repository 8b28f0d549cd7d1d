"""Adventure Maps: opened and left by the book, crossed by the whole party, space by space."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.model.steps import At, OfDoor, OpenMap, Step
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import MAP_TOKENS, SEA, mask_of
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.rules.board import NO_SHIP, ship_at
from meadhall.games.trudvang.rules.enemies import unmark
from meadhall.games.trudvang.rules.who import is_met, place_of_party
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, SPACES, Trudvang


def open_map(s: Trudvang, step: OpenMap, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-01, TL-ADVMAP-02, TL-ADVMAP-03, TL-ADVMAP-14, TL-SETUP-11. Move all Heroes to the region of the party,
    without any loss, and the party to the first space.
    """
    if s.space != NOWHERE:
        return []
    place = place_of_party(s, scene)
    s.host = place
    for seat in range(s.players):
        s.at[seat] = place
        s.aboard[seat] = NO_SHIP
    enter(s, s.house.saga.space_index(s.adventure, step.start or s.house.saga.map(s.adventure).start))
    if s.log is not None:
        s.say("open-map", {"place": place_text(s, SPACES + s.space)})
    return []


def enter(s: Trudvang, space: i64) -> None:
    """TL-ADVMAP-13. Start a new visit: the entry of the space is unread."""
    if space != s.space:
        s.visited = 0
    s.space = space


def leave_map(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-14, TL-ADVMAP-21, TL-SHIP-10. Return the Heroes to the host region, at sea aboard their Ship, with any
    Heroes who wait there; remove everything on the map.
    """
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
    """TL-ADVMAP-08, TL-ADVMAP-09, TL-COMP-12. Mark a space as cleared, blocked, or open again; ten tokens in all."""
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


def change_door(s: Trudvang, step: OfDoor, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ADVMAP-04. Open or close a door permanently."""
    saga = s.house.saga
    key = door_key(saga.space_index(s.adventure, step.a), saga.space_index(s.adventure, step.b))
    s.opened = [one for one in s.opened if one != key]
    s.closed = [one for one in s.closed if one != key]
    (s.opened if step.verb == "open_door" else s.closed).append(key)
    return []


def ways_from(s: Trudvang, space: i64) -> list[i64]:
    """TL-ADVMAP-04. Return the spaces behind its doors, regardless of a door's price: those of the map that the book
    has not closed, then those it has opened.
    """
    saga = s.house.saga
    printed = [saga.space_index(s.adventure, one.to) for one in saga.spaces[s.adventure][space].doors]
    opened = [key // 64 + key % 64 - space for key in s.opened if space in (key // 64, key % 64)]
    return [to for to in dict.fromkeys([*printed, *opened]) if door_key(space, to) not in s.closed]


def neighbours(s: Trudvang, space: i64) -> list[i64]:
    """TL-ADVMAP-04, TL-ADVMAP-09. Return spaces behind an open door that are not blocked; a door can have a price."""
    saga = s.house.saga
    everyone = Scene(mask_of(s.everyone()), SPACES + s.space, 0, NO_HERO, 0)
    found: list[i64] = []
    for one in saga.spaces[s.adventure][space].doors:
        to = saga.space_index(s.adventure, one.to)
        key = door_key(space, to)
        if key not in s.closed and (key in s.opened or is_met(s, one.condition, everyone)):
            found.append(to)
    for key in s.opened:
        if space in (key // 64, key % 64):
            found.append(key // 64 + key % 64 - space)
    return sorted({to for to in found if to not in s.blocked})


def is_held_by_enemies(s: Trudvang, place: i64) -> bool:
    """TL-TRAVEL-04, TL-SHIP-12. Return whether POI-related Enemies let no Hero leave."""
    return any(group.place == place and group.poi != -1 and group.units for group in s.groups)
