"""Attacks of Heroes, and other damage to Enemies."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.enemy_groups import UNITS
from meadhall.games.trudvang.feats import (
    DAZE,
    DISARM,
    EVERY_UNIT,
    IGNORE_DEFENCE,
    IS_ATTACK,
    KILL_CP,
    KILL_HEALTH,
    SURPLUS,
)
from meadhall.games.trudvang.notation import describe_place
from meadhall.games.trudvang.rules.effects import passive_change
from meadhall.games.trudvang.rules.foes import (
    defence_of,
    groups_at,
    health_of,
    hurt,
    is_boss,
    targets,
    unit_name,
    units_at,
)
from meadhall.games.trudvang.rules.hooks import hooks_in_fight
from meadhall.games.trudvang.rules.losses import gain_cp, gain_health
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.state import Trudvang

NOTHING_LEFT: Final = -99  # ATK of a unit that was disarmed


def attack(
    s: Trudvang, seat: i64, n: i64, times: i64, flags: i64, more: i64, damaged: i64, cripple: i64
) -> list[Frame]:
    """TL-GLOSS-05, TL-GLOSS-06, TL-GLOSS-07. Poison and doubling are used up by the whole Attack; "deal X" is no Attack
    and uses neither.
    """
    fight = fight_in(s)
    poison: i64 = 0
    if flags & IS_ATTACK:
        n *= fight.multiply[seat]
        fight.multiply[seat] = 1
        poison = fight.poison[seat] + fight.venom[seat]
        fight.poison[seat] = 0
    frames: list[Frame] = []
    if flags & EVERY_UNIT:
        frames.append(StrikeAll(seat, n, flags, poison))
    else:
        frames.append(Strike(seat, n, more, times, flags, damaged, cripple, poison))
    return frames


def damage_of(s: Trudvang, seat: i64, index: i64, unit: i64, strength: i64, flags: i64) -> i64:
    """TL-COMBAT-RES-03, TL-COMBAT-RES-23, TL-COMBAT-RES-24, TL-STATUS-09, TL-GLOSS-25. Return total ATK, at least 0,
    minus total DEF; ATK modifiers count for Attacks only.
    """
    group = s.groups[index]
    if flags & IS_ATTACK:
        strength += fight_in(s).attack[seat] + passive_change(s, seat, "modify_attack", group.kind)
    defence: i64 = 0 if flags & IGNORE_DEFENCE else defence_of(s, group, unit)
    return max(0, strength - defence)  # DEF itself is never below 0


class Strike(Question):
    """TL-FEAT-11, TL-COMBAT-RES-03, TL-COMBAT-RES-22, TL-COMBAT-RES-24, TL-GLOSS-04, TL-GLOSS-06, TL-THREAT-12. One
    hit: the user picks a target and deals the damage; damage beyond its health is lost; each further hit can have
    another target.
    """

    ask: ClassVar[str] = "target.choose"
    rule: ClassVar[str] = "TL-FEAT-11"
    n: i64
    more: i64
    times: i64
    flags: i64
    damaged: i64
    cripple: i64
    poison: i64  # damage besides, DEF ignored

    def options(self, s: Trudvang) -> list[i64]:
        fight = s.fight
        found: list[i64] = []
        return targets(s, fight.place) if fight is not None and self.seat in fight.heroes else found

    def candidates(self, s: Trudvang) -> list[i64]:
        return units_at(s, fight_in(s).place)

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-THREAT-12"

    def text(self, s: Trudvang, move: i64) -> str:
        return "hit " + unit_name(s, move // UNITS, move % UNITS)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        if self.times > 1:
            s.do(Strike(self.seat, self.n, self.more, self.times - 1, self.flags, self.damaged, self.cripple, 0))
        index = move // UNITS
        unit = move % UNITS
        group = s.groups[index]
        bonus: i64 = self.damaged if group.units[unit] else 0
        damage = damage_of(s, self.seat, index, unit, self.n + self.more + bonus, self.flags) + self.poison
        surplus = damage - (health_of(s, group, unit) - group.units[unit])
        group.attack[unit] -= self.cripple
        if hurt(s, index, unit, damage, self.seat):
            s.do_all(reward_kill(s, self.seat, self.flags))
            if self.flags & SURPLUS and surplus > 0 and group.units:
                s.do(Surplus(self.seat, index, surplus, self.flags))
        else:
            hold(s, index, unit, self.flags)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": self.n + self.more, "left": self.times}


def hold(s: Trudvang, index: i64, unit: i64, flags: i64) -> None:
    """Apply the effect of an Attack to a surviving target; never to a Boss."""
    group = s.groups[index]
    if is_boss(s, group):
        return
    if flags & DISARM:
        group.attack[unit] = NOTHING_LEFT
    if flags & DAZE and group.units[unit]:
        group.still[unit] = 1


def reward_kill(s: Trudvang, seat: i64, flags: i64) -> list[Frame]:
    """Give the reward of a kill to the Hero who made it, and run the cards that answer it."""
    if flags & KILL_CP:
        gain_cp(s, seat, 1)
    if flags & KILL_HEALTH:
        gain_health(s, seat, 1)
    return hooks_in_fight(s, "enemy_defeated")


class Surplus(Question):
    """TL-FEAT-11. If the text says so, damage beyond a target's health goes on to another unit of its group."""

    ask: ClassVar[str] = "target.surplus"
    rule: ClassVar[str] = "TL-FEAT-11"
    group: i64
    n: i64
    flags: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for move in targets(s, fight_in(s).place):
            if move // UNITS == self.group:
                found.append(move)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "hit " + unit_name(s, move // UNITS, move % UNITS)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        group = s.groups[self.group]
        unit = move % UNITS
        left = self.n - (health_of(s, group, unit) - group.units[unit])
        if hurt(s, self.group, unit, self.n, self.seat):
            s.do_all(reward_kill(s, self.seat, self.flags))
            if left > 0 and group.units:
                s.do(Surplus(self.seat, self.group, left, self.flags))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": self.n}


class StrikeAll(Onward):
    """TL-COMBAT-RES-24. An Attack against every unit of the combat, each with its own DEF; poison
    applies to the first.
    """

    hero: i64
    n: i64
    flags: i64
    poison: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        poison = self.poison
        frames: list[Frame] = []
        for index in groups_at(s, fight_in(s).place)[::-1]:
            for unit in range(len(s.groups[index].units) - 1, -1, -1):
                damage = damage_of(s, self.hero, index, unit, self.n, self.flags) + poison
                poison = 0
                if hurt(s, index, unit, damage, self.hero):
                    frames.extend(reward_kill(s, self.hero, self.flags))
        s.do_all(frames)


class DamageUnit(Question):
    """TL-COMBAT-RES-23. Damage a unit of the user's choice; DEF and changes of Attacks do not count."""

    ask: ClassVar[str] = "target.damage"
    rule: ClassVar[str] = "TL-COMBAT-RES-23"
    place: i64
    n: i64
    by: i64

    def options(self, s: Trudvang) -> list[i64]:
        return targets(s, self.place)

    def candidates(self, s: Trudvang) -> list[i64]:
        return units_at(s, self.place)

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-THREAT-12"

    def text(self, s: Trudvang, move: i64) -> str:
        return "hit " + unit_name(s, move // UNITS, move % UNITS)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO and hurt(s, move // UNITS, move % UNITS, self.n, self.by):
            s.do_all(hooks_in_fight(s, "enemy_defeated"))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": self.n, **describe_place(s, self.place)}


def damage_all(s: Trudvang, place: i64, n: i64, by: i64) -> list[Frame]:
    """Damage every unit of a place."""
    frames: list[Frame] = []
    for index in groups_at(s, place)[::-1]:
        for unit in range(len(s.groups[index].units) - 1, -1, -1):
            if hurt(s, index, unit, n, by):
                frames.extend(hooks_in_fight(s, "enemy_defeated"))
    return frames
