"""Enemy units: their stats, names, damage, and defeat."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.model.story import Foes
from meadhall.games.trudvang.cards import LETTERS
from meadhall.games.trudvang.enemy_groups import CARD, NPC, UNITS, Group
from meadhall.games.trudvang.rules.leaving import lift_wyrd
from meadhall.games.trudvang.rules.losses import gain_cp
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import NO_HERO, Trudvang

OF_CARD = 32  # source of a mark on an Enemy card: this and its figure
PLUS_ATTACK = 4
PLUS_DEFENCE = 6


def foes_of(s: Trudvang, group: Group) -> Foes:
    """TL-ENEMY-01, TL-ENEMY-04, TL-ENEMY-05, TL-ENEMY-06, TL-ENEMY-14, TL-GLOSS-23, TL-BOSS-10. Return the stats: of
    regular Enemies from the Enemy card in play, of Elite ones and tokens from their POI; of a Boss from either.
    """
    saga = s.house.saga
    found = (
        saga.card(s.enemy_cards[group.kind]).foes if group.source == CARD else saga.poi(s.adventure, group.source).foes
    )
    assert found is not None
    return found


def is_boss(s: Trudvang, group: Group) -> bool:
    """TL-BOSS-01. Return whether its card or POI says Boss."""
    return foes_of(s, group).boss


def boss_heroes(s: Trudvang) -> i64:
    """TL-BOSS-05, TL-BOSS-06, TL-SOLO-15. Return the number of all Heroes in the game, defeated or elsewhere, and the
    hired hand.
    """
    return s.players + (1 if s.hired != NO_HERO else 0)


def health_of(s: Trudvang, group: Group, unit: i64) -> i64:
    """TL-BOSS-02, TL-BOSS-08, TL-BOSS-09. Return printed health; a Boss has it once for each Hero, a `!` with it only
    once.
    """
    foes = foes_of(s, group)
    return foes.health * boss_heroes(s) if foes.boss and not group.is_threat(unit) else foes.health


def attacks_of(s: Trudvang, group: Group, unit: i64) -> i64:
    """TL-ENEMY-02, TL-BOSS-03, TL-BOSS-08. Return the attacks in a combat: one; of a Boss one for each Hero in the
    game.
    """
    return boss_heroes(s) if is_boss(s, group) and not group.is_threat(unit) else 1


def marks_on(s: Trudvang, group: Group, kind: i64) -> i64:
    """TL-STATUS-11, TL-HP-08. Status tokens on the card or POI change all Enemies that use it."""
    source = OF_CARD + group.kind if group.source == CARD else group.source
    found: i64 = 0
    for mark in s.marks:
        if mark[0] == source and mark[1] // 2 == kind // 2:
            found += 1 if mark[1] == kind else -1
    return found


def attack_of(s: Trudvang, group: Group, unit: i64) -> i64:
    """TL-STATUS-12. Return ATK with statuses and the changes of this combat, at least 0."""
    return max(0, foes_of(s, group).attack + marks_on(s, group, PLUS_ATTACK) + group.attack[unit])


def defence_of(s: Trudvang, group: Group, unit: i64) -> i64:
    """TL-STATUS-12."""
    return max(0, foes_of(s, group).defence + marks_on(s, group, PLUS_DEFENCE) + group.defence[unit])


# Names


def label(group: Group) -> str:
    """Return the letter of its POI, or its figure."""
    return LETTERS[group.source] if group.source != CARD else "npc" if group.kind == NPC else FIGURES[group.kind]


def group_name(s: Trudvang, index: i64) -> str:
    """Return `draugr`; `draugr~2` for the second such group in the same place."""
    group = s.groups[index]
    number = 0
    for other in range(index + 1):
        if s.groups[other].place == group.place and label(s.groups[other]) == label(group):
            number += 1
    return label(group) if number == 1 else f"{label(group)}~{number}"


def unit_name(s: Trudvang, index: i64, unit: i64) -> str:
    """Return the unit as answers name it, by its index in the row: `draugr.2`; its `!` is `draugr.!`, one that waits
    beneath another `draugr.!2`.
    """
    group = s.groups[index]
    if not group.is_threat(unit):
        return f"{group_name(s, index)}.{unit + 1}"
    above = len(group.units) - unit
    return f"{group_name(s, index)}.!" + (str(above) if above > 1 else "")


def describe_unit(s: Trudvang, index: i64, unit: i64) -> str:
    """Return the unit as texts name it: `draugr.2` stays number 2 when number 1 is gone."""
    group = s.groups[index]
    return unit_name(s, index, unit) if group.is_threat(unit) else f"{group_name(s, index)}.{group.numbers[unit]}"


# Queries


def groups_at(s: Trudvang, place: i64) -> list[i64]:
    """TL-COMBAT-PLAN-01, TL-ENGAGE-01. Return the numbers of the groups in a place."""
    found: list[i64] = []
    for index in range(len(s.groups)):
        if s.groups[index].place == place and s.groups[index].units:
            found.append(index)
    return found


def is_like_another(s: Trudvang, index: i64, unit: i64) -> bool:
    """Return whether another unit of the group is the same choice: the first of equal figures stands for all, of `!`
    the last; an attacking unit is unique.
    """
    group = s.groups[index]
    attacker: i64 = attacking_units(s, index)
    if unit == attacker:
        return False
    threat = group.is_threat(unit)
    for other in range(unit + 1 if threat else 0, len(group.units) if threat else unit):
        if (
            other != attacker
            and group.units[other] == group.units[unit]
            and group.acted[other] == group.acted[unit]
            and group.still[other] == group.still[unit]
            and group.attack[other] == group.attack[unit]
            and group.defence[other] == group.defence[unit]
        ):
            return True
    return False


def attacking_units(s: Trudvang, index: i64) -> i64:
    """Return the attacking unit of a group, -1 for none."""
    fight = s.fight
    if fight is None or not fight.blows or fight.blow().group != index:
        return -1
    return fight.blow().unit


def units_at(s: Trudvang, place: i64) -> list[i64]:
    """Return all units in a place, group * UNITS + unit; like ones count once."""
    found: list[i64] = []
    for index in groups_at(s, place):
        for unit in range(len(s.groups[index].units)):
            if not is_like_another(s, index, unit):
                found.append(index * UNITS + unit)
    return found


def targets(s: Trudvang, place: i64) -> list[i64]:
    """TL-THREAT-10, TL-THREAT-12, TL-COMBAT-RES-22. Return the units that can be hit, group * UNITS + unit: while a
    group has a `!`, only that one; like ones count once.
    """
    found: list[i64] = []
    for index in groups_at(s, place):
        group = s.groups[index]
        if group.threat:
            found.append(index * UNITS + len(group.units) - 1)
            continue
        for unit in range(len(group.units)):
            if not is_like_another(s, index, unit):
                found.append(index * UNITS + unit)
    return found


# Changes


def hurt(s: Trudvang, index: i64, unit: i64, damage: i64, by: i64) -> bool:
    """TL-HP-03, TL-HP-06, TL-COMBAT-RES-11. Add damage; a unit whose damage reaches its health is removed at once.
    Return whether it was.
    """
    group = s.groups[index]
    if damage > 0:
        group.units[unit] += damage
        if s.log is not None:
            s.say("hurt", {"unit": describe_unit(s, index, unit), "count": damage})
    if group.units[unit] < health_of(s, group, unit):
        return False
    slay(s, index, unit, by)
    return True


def slay(s: Trudvang, index: i64, unit: i64, by: i64) -> None:
    """TL-HP-03, TL-THREAT-10, TL-THREAT-17, TL-COMBAT-RES-11, TL-DEFEAT-11, TL-ENEMY-16. Remove a unit, a `!` in the
    place of a figure while there is one; the Hero who defeated it can pilfer, and loses an active Wyrd.
    """
    group = s.groups[index]
    if group.threat and not group.is_threat(unit):
        swap_units(s, index, unit, len(group.units) - 1)
        unit = len(group.units) - 1
    if s.log is not None:
        s.say("slain", {"unit": describe_unit(s, index, unit)})
    take_off(s, index, unit)
    if not group.units:
        remove_group(s, index)
    fight = s.fight
    if fight is not None and by != NO_HERO and by in fight.heroes:
        if fight.pilfer[by]:
            fight.pilfer[by] -= 1
            gain_cp(s, by, 1)
        lift_wyrd(s, by, True)


def swap_units(s: Trudvang, index: i64, one: i64, other: i64) -> None:
    """Swap two units of a group; an attack stays with its unit."""
    s.groups[index].swap(one, other)
    if s.fight is not None:
        for blow in s.fight.blows:
            if blow.group == index and blow.unit in (one, other):
                blow.unit = one + other - blow.unit


def take_off(s: Trudvang, index: i64, unit: i64) -> None:
    """Remove a unit from its group; its attack loses its attacker."""
    s.groups[index].remove(unit)
    fight = s.fight
    if fight is None:
        return
    for blow in fight.blows:
        if blow.group == index and blow.unit == unit:
            blow.group = -1
        elif blow.group == index and blow.unit > unit:
            blow.unit -= 1


def remove_group(s: Trudvang, index: i64) -> None:
    """Remove a group. The numbers of the groups after it move up."""
    s.groups.pop(index)
    fight = s.fight
    if fight is None:
        return
    for blow in fight.blows:
        if blow.group > index:
            blow.group -= 1
    if fight.boss == index:
        fight.boss = -1
    elif fight.boss > index:
        fight.boss -= 1
