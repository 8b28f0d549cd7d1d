"""Enemies are placed on the map, borrow figures, heal, are marked, and are removed by effects."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import LETTERS
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.enemy_groups import CARD, ERKKI, NPC, UNITS, Group, new_group
from meadhall.games.trudvang.notation import describe_place, place_text
from meadhall.games.trudvang.rules import threat
from meadhall.games.trudvang.rules.foes import (
    OF_CARD,
    foes_of,
    group_name,
    groups_at,
    health_of,
    is_like_another,
    remove_group,
    slay,
    take_off,
    unit_name,
)
from meadhall.games.trudvang.rules.hooks import hooks_in_fight
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, Trudvang
from meadhall.games.trudvang.status_tokens import STATUSES

FIGURES_IN_BOX: Final[list[i64]] = [figure.count for figure in COMBAT.figures]
ENEMY_TOKENS: Final[int] = COMBAT.tokens[1].count
ELITE_TOKENS: Final[int] = COMBAT.tokens[2].count
EVERY: Final = -1


def figures_on_map(s: Trudvang, kind: i64) -> i64:
    """Return the number of figures of a type, or Enemy tokens, on the map."""
    found: i64 = 0
    for group in s.groups:
        if group.kind == kind:
            found += group.figures()
    return found


def figures_available(s: Trudvang, kind: i64, source: i64) -> i64:
    """TL-ENEMY-13, TL-COMP-03, TL-BOSS-10. Return how many figures of a type the box still has; an Elite figure needs
    an Elite token too.
    """
    if kind == NPC:
        return ENEMY_TOKENS - figures_on_map(s, NPC)
    left = FIGURES_IN_BOX[kind] - figures_on_map(s, kind)
    if source != CARD and kind < ERKKI:
        elite: i64 = ELITE_TOKENS
        for group in s.groups:
            if group.elite() and group.kind < ERKKI:
                elite -= group.figures()
        left = min(left, elite)
    return left


def place_group(
    s: Trudvang, kind: i64, count: i64, place: i64, source: i64, poi: i64, with_threat: bool = True
) -> list[Frame]:
    """TL-ENEMY-08, TL-ENEMY-09, TL-ENEMY-10, TL-ENEMY-11, TL-ENEMY-13, TL-HP-05. Place Enemies as a group, in any
    region; missing figures come from other groups, and then Threat.
    """
    placed = min(count, figures_available(s, kind, source))
    s.groups.append(new_group(kind, source, place, poi, placed))
    if placed and s.log is not None:
        s.say("enemies", {"group": group_name(s, len(s.groups) - 1), "place": place_text(s, place), "count": placed})
    short = count - placed if kind < ERKKI and source == CARD else 0
    frames: list[Frame] = [BorrowFigure(s.shared(), kind, short)] if short else []
    frames.append(GroupPlaced(int(with_threat)))
    return frames


def lenders(s: Trudvang, kind: i64) -> list[i64]:
    """TL-ENEMY-11. Return groups of a type, other than the newest, that keep a figure when they give one."""
    found: list[i64] = []
    for index in range(len(s.groups) - 1):
        group = s.groups[index]
        if group.kind == kind and group.source == CARD and group.figures() >= 2:
            found.append(index)
    return found


class BorrowFigure(Question):
    """TL-ENEMY-11, TL-ENEMY-12, TL-THREAT-13. A figure comes from a group of two or more and leaves a `!` with its
    damage; the least damaged goes, without damage; without a Threat token, none.
    """

    ask: ClassVar[str] = "enemy.borrow"
    rule: ClassVar[str] = "TL-ENEMY-11"
    kind: i64
    left: i64

    def options(self, s: Trudvang) -> list[i64]:
        return lenders(s, self.kind) if threat.supply(s) > 0 else []

    def text(self, s: Trudvang, move: i64) -> str:
        return f"group {group_name(s, move)} {place_text(s, s.groups[move].place)}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        lender = s.groups[move]
        least: i64 = 0
        for unit in range(lender.figures()):
            if lender.units[unit] < lender.units[least]:
                least = unit
        damage = lender.units[least]
        acted = lender.acted[least]
        take_off(s, move, least)
        lender.attach(1)
        lender.units[len(lender.units) - 1] = damage
        lender.acted[len(lender.units) - 1] = acted
        s.groups[-1].join()
        if s.log is not None:
            s.say("borrowed", {"group": group_name(s, move), "place": place_text(s, lender.place)})
        if self.left > 1:
            s.do(BorrowFigure(self.seat, self.kind, self.left - 1))


class GroupPlaced(Onward):
    """TL-THREAT-03, TL-THREAT-06, TL-THREAT-07, TL-ENEMY-12. Give the newest group the waiting Threat and its own;
    remove it if it has no unit.
    """

    with_threat: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        index = len(s.groups) - 1
        if not s.groups[index].units:
            remove_group(s, index)
            return
        frames = threat.gather(s, s.groups[index].place, [index])
        if self.with_threat:
            frames.extend(threat.add_automatic_threat(s, index))
        s.do_all(frames)


# Removed by effects


def matches(s: Trudvang, group: Group, unit: i64, kind: i64, most: i64, not_boss: i64) -> bool:
    """TL-GLOSS-08. Return whether a unit fits the demand of an effect; the printed health counts."""
    foes = foes_of(s, group)
    if not_boss and foes.boss:
        return False
    return (kind < 0 or group.kind == kind) and (most == 0 or foes.health <= most)


def prey(s: Trudvang, place: i64, kind: i64, most: i64, not_boss: i64) -> list[i64]:
    """TL-THREAT-16. Return the units that an effect can remove, group * UNITS + unit: of a group with a `!` that one;
    like ones once. NOWHERE is anywhere.
    """
    found: list[i64] = []
    for index in range(len(s.groups)):
        group = s.groups[index]
        if place not in (NOWHERE, group.place) or not group.units:
            continue
        first = len(group.units) - 1 if group.threat else 0
        for unit in range(first, len(group.units)):
            if matches(s, group, unit, kind, most, not_boss) and not is_like_another(s, index, unit):
                found.append(index * UNITS + unit)
    return found


def defeat_enemies(
    s: Trudvang, asked: i64, n: i64, kind: i64, place: i64, most: i64, not_boss: bool, by: i64 = NO_HERO
) -> list[Frame]:
    """TL-GLOSS-08, TL-ENEMY-16, TL-COMBAT-RES-32. Remove this many fitting units (EVERY: all); this gives no XP."""
    frames: list[Frame] = [DefeatUnit(asked, n, kind, place, most, 1 if not_boss else 0, by)]
    return frames


class DefeatUnit(Question):
    """TL-GLOSS-08, TL-THREAT-16, TL-ENEMY-16, TL-COMBAT-RES-10. The user of the effect picks the unit, for a Book
    instruction the party; cards can answer a kill in a combat.
    """

    ask: ClassVar[str] = "enemy.defeat"
    rule: ClassVar[str] = "TL-GLOSS-08"
    left: i64
    kind: i64
    place: i64
    most: i64
    not_boss: i64
    by: i64

    def options(self, s: Trudvang) -> list[i64]:
        found = prey(s, self.place, self.kind, self.most, self.not_boss)
        return found[:1] if self.left == EVERY else found

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for index in range(len(s.groups)):
            if self.place in (NOWHERE, s.groups[index].place):
                for unit in range(len(s.groups[index].units)):
                    if not is_like_another(s, index, unit):
                        found.append(index * UNITS + unit)
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        group = s.groups[move // UNITS]
        if not matches(s, group, move % UNITS, self.kind, self.most, self.not_boss):
            return "TL-GLOSS-08"
        return "TL-THREAT-16" if group.threat and move % UNITS != len(group.units) - 1 else ""

    def text(self, s: Trudvang, move: i64) -> str:
        where = "" if self.place != NOWHERE else " " + place_text(s, s.groups[move // UNITS].place)
        return "defeat " + unit_name(s, move // UNITS, move % UNITS) + where

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        place = s.groups[move // UNITS].place
        slay(s, move // UNITS, move % UNITS, self.by)
        if self.left == EVERY or self.left > 1:
            left = EVERY if self.left == EVERY else self.left - 1
            s.do(DefeatUnit(self.seat, left, self.kind, self.place, self.most, self.not_boss, self.by))
        if s.fight is not None and s.fight.place == place:
            s.do_all(hooks_in_fight(s, "enemy_defeated"))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": self.left} if self.place == NOWHERE else {"count": self.left, **describe_place(s, self.place)}


# Health and marks


def heal_enemies(s: Trudvang, place: i64, n: i64) -> None:
    """TL-HP-04. Each unit there loses this much damage, at most what it has."""
    for index in groups_at(s, place):
        group = s.groups[index]
        for unit in range(len(group.units)):
            group.units[unit] = max(0, group.units[unit] - n)


def check_dead(s: Trudvang) -> None:
    """TL-HP-07, TL-COMBAT-RES-32. After a change of stats, defeat units whose damage reaches their health at once,
    without XP.
    """
    for index in range(len(s.groups) - 1, -1, -1):
        for unit in range(len(s.groups[index].units) - 1, -1, -1):
            if s.groups[index].units[unit] >= health_of(s, s.groups[index], unit):
                slay(s, index, unit, NO_HERO)


def status_on_enemy(s: Trudvang, source: i64, kind: i64) -> None:
    """TL-STATUS-11, TL-COMP-02. Put an ATK or DEF token on a POI (its letter) or an Enemy card (OF_CARD and its
    figure).
    """
    aspect = kind // 2
    if s.status_pool[aspect] and aspect >= 2:
        s.status_pool[aspect] -= 1
        s.marks.append([source, kind])
        if s.log is not None:
            on = LETTERS[source] if source < OF_CARD else FIGURES[source - OF_CARD]
            s.say("status-enemy", {"group": on, "status": STATUSES[kind]})


def unmark(s: Trudvang, source: i64) -> None:
    """TL-STATUS-12. Remove the tokens when the card is replaced or the POI token discarded."""
    for mark in s.marks:
        if mark[0] == source:
            s.status_pool[mark[1] // 2] += 1
    s.marks = [mark for mark in s.marks if mark[0] != source]


def disband(s: Trudvang, kind: i64) -> None:
    """TL-CARD-34. Remove regular Enemies of a type from the map with the card that has their stats."""
    for index in range(len(s.groups) - 1, -1, -1):
        group = s.groups[index]
        if group.kind == kind and group.source == CARD:
            while group.units:
                take_off(s, index, len(group.units) - 1)
            remove_group(s, index)


def clear_enemies(s: Trudvang) -> None:
    """TL-END-03. Clear the map of Enemies, Threat and marks."""
    for mark in s.marks:
        s.status_pool[mark[1] // 2] += 1
    s.marks = []
    s.groups = []
    s.loose = []
