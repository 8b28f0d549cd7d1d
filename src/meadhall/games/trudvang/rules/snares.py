"""Changes of an Enemy unit, a group, or all of them for the rest of a combat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.enemy_groups import UNITS
from meadhall.games.trudvang.rules.foes import describe_unit, group_name, groups_at, is_boss, is_like_another, unit_name
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.state import Trudvang

WHOLE_GROUP: Final = 0
ENOUGH: Final = -2


def snare(seat: i64, attack: i64, defence: i64, still: i64, not_boss: i64, count: i64) -> list[Frame]:
    """Change one unit, up to this many, or (WHOLE_GROUP) every unit of a group."""
    frames: list[Frame] = [Snare(seat, attack, defence, still, not_boss, count, 1 if count > 1 else 0)]
    return frames


def change_all(s: Trudvang, attack: i64, defence: i64) -> None:
    """Change every Enemy in the combat."""
    for index in groups_at(s, fight_in(s).place):
        for unit in range(len(s.groups[index].units)):
            change(s, index, unit, attack, defence, 0)


def change(s: Trudvang, index: i64, unit: i64, attack: i64, defence: i64, still: i64) -> None:
    group = s.groups[index]
    group.attack[unit] += attack
    group.defence[unit] += defence
    if still:
        group.still[unit] = 1
    if s.log is not None:
        s.say("snared", {"unit": describe_unit(s, index, unit), "attack": attack, "defence": defence, "still": still})


def can_snare(s: Trudvang, not_boss: i64, still: i64) -> list[i64]:
    """TL-COMBAT-RES-22. Return the units that can be chosen, group * UNITS + unit, `!` as well as figures since this is
    no damage; like ones once; not a unit that is already held.
    """
    found: list[i64] = []
    fight = s.fight
    if fight is None:
        return found
    for index in groups_at(s, fight.place):
        group = s.groups[index]
        if not_boss and is_boss(s, group):
            continue
        for unit in range(len(group.units)):
            if not is_like_another(s, index, unit) and not (still and group.still[unit]):
                found.append(index * UNITS + unit)
    return found


class Snare(Question):
    """TL-COMBAT-RES-22, TL-STATUS-12. The user picks the unit, or the group, whose ATK or DEF changes or that does not
    attack in this combat.
    """

    ask: ClassVar[str] = "enemy.snare"
    rule: ClassVar[str] = "TL-COMBAT-RES-22"
    attack: i64
    defence: i64
    still: i64
    not_boss: i64
    left: i64
    up_to: i64

    def options(self, s: Trudvang) -> list[i64]:
        found = can_snare(s, self.not_boss, self.still)
        if self.left == WHOLE_GROUP:
            groups: list[i64] = []
            for move in found:
                if move // UNITS * UNITS not in groups:
                    groups.append(move // UNITS * UNITS)
            return groups
        if self.up_to and found:
            found.append(ENOUGH)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        if self.left == WHOLE_GROUP:
            return self.options(s)
        found: list[i64] = [ENOUGH]
        for index in groups_at(s, fight_in(s).place):
            for unit in range(len(s.groups[index].units)):
                found.append(index * UNITS + unit)
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        if move == ENOUGH:
            return "TL-GEN-09"
        return "TL-BOSS-01" if self.not_boss and is_boss(s, s.groups[move // UNITS]) else "TL-COMBAT-RES-22"

    def text(self, s: Trudvang, move: i64) -> str:
        if move == ENOUGH:
            return "enough"
        if self.left == WHOLE_GROUP:
            return "group " + group_name(s, move // UNITS)
        return "unit " + unit_name(s, move // UNITS, move % UNITS)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO or move == ENOUGH:
            return
        if self.left == WHOLE_GROUP:
            for unit in range(len(s.groups[move // UNITS].units)):
                change(s, move // UNITS, unit, self.attack, self.defence, self.still)
            return
        change(s, move // UNITS, move % UNITS, self.attack, self.defence, self.still)
        if self.left > 1:
            s.do(Snare(self.seat, self.attack, self.defence, self.still, self.not_boss, self.left - 1, 1))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"attack": self.attack, "defence": self.defence, "still": self.still}
