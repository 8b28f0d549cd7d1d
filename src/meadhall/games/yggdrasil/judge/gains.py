"""The gain for a god from single effects: pieces, life, a healed world, a repelled enemy."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    FENRIR,
    FIGURE,
    HEL,
    IORMUNGAND,
    JOTUN,
    JOTUN_KIND,
    JOTUN_OBJECT,
    LOKI,
    NONE,
    REMOVED_AT_MOST,
    RETREAT,
    SUPPORTS,
    SURT,
    WALL,
    list_bits,
)
from meadhall.games.yggdrasil.judge.danger_value import RIDDEN, SCHEMER, DangerValue
from meadhall.games.yggdrasil.judge.saga_values import count_errand_risks, value_errand, value_fight, value_slaying
from meadhall.games.yggdrasil.judge.saving_throw_cost import SavingThrowCost
from meadhall.games.yggdrasil.rules.actions import find_healing_price
from meadhall.games.yggdrasil.rules.errands import count_extra_risks, count_fate, list_errands
from meadhall.games.yggdrasil.rules.risks import NO_FOE


class Gains:
    """For one god, at one table."""

    def __init__(self, perils: DangerValue, slot: i64) -> None:
        self.perils = perils
        self.s = perils.s
        self.slot = slot
        self.saves = SavingThrowCost(perils, slot)

    # Pieces and life

    def value_heroes(self, heroes: i64) -> float:
        s = self.s
        return self.perils.value_heroes(s.valhalla + min(heroes, s.heroes)) - self.perils.value_heroes(s.valhalla)

    def value_forging(self, stacks: i64) -> float:
        best: float = 0.0
        for stack in range(stacks):
            if self.s.tops[stack] != NONE:
                best = max(best, self.perils.value_artifact(self.s.tops[stack]))
        return best

    def value_regain(self, slot: i64, count: i64) -> float:
        """Return the gain of life points for a god, as many as the supply and the god's limit allow."""
        s = self.s
        count = min(count, s.most[slot] - s.life[slot], s.supply)
        if count <= 0:
            return 0.0
        loose = self.perils.loose
        return self.perils.value_life(slot, s.life[slot], loose) - self.perils.value_life(
            slot, s.life[slot] + count, loose
        )

    def best_regain(self, count: i64) -> float:
        best: float = 0.0
        for slot in range(self.s.players):
            best = max(best, self.value_regain(slot, count))
        return best

    def value_freeing(self) -> float:
        """Return the gain of anonymous brought home from Hel."""
        s = self.s
        count = min(REMOVED_AT_MOST, s.dead)
        return (
            self.perils.value_serpent(s.island, s.dead, s.anonymous)
            - self.perils.value_serpent(s.island, s.dead - count, s.anonymous + count)
            + self.perils.value_clash(count, s.where[HEL])
        )

    def value_routing(self) -> float:
        """Return the gain of giants driven from Surt's side."""
        s = self.s
        count = min(REMOVED_AT_MOST, s.giants)
        return (
            self.perils.value_giants(s.giants, s.muspell)
            - self.perils.value_giants(s.giants - count, s.muspell + count)
            + self.perils.value_clash(count, s.where[SURT])
        )

    # Worlds

    def value_healing(self, world: i64) -> float:
        """Return the gain of healing a world, unless two enemies are still there."""
        s = self.s
        if not s.is_devastated(world) or s.count_enemies(world) > 1:
            return 0.0
        wild: i64 = WALL - s.wall
        return (
            self.perils.value_devastated_world(world)
            + self.perils.value_devastation(wild)
            - self.perils.value_devastation(wild - 1)
        )

    def best_healing(self) -> float:
        best: float = 0.0
        for world in list_bits(self.s.devastated):
            best = max(best, self.value_healing(world))
        return best

    def heal_tree(self, world: i64) -> float:
        return self.value_healing(world) - self.saves.cost_of_life(find_healing_price(self.s, self.slot))

    # Enemies

    def value_beating(self, jotun: i64) -> float:
        """Return the gain of beating a jotun, whose enemy can then be fought."""
        perils = self.perils
        gain = perils.value_jotun(jotun)
        if JOTUN_KIND[jotun] == SUPPORTS:
            ridden = JOTUN_OBJECT[jotun]
            if ridden in (SURT, HEL, IORMUNGAND) or (ridden == FENRIR and perils.loose):
                gain += perils.weights[RIDDEN] * perils.chance_to_come(ridden, 1)
        return gain

    def value_retreat(self, foe: i64) -> float:
        """Return the gain of an enemy's retreat."""
        s = self.s
        perils = self.perils
        if foe >= FIGURE:
            return value_fight(s, self.slot, foe)
        if foe >= JOTUN:
            return self.value_beating(foe - JOTUN)
        if foe == FENRIR:
            return perils.value_lives(True) - perils.value_lives(False)
        if foe == LOKI:
            return perils.weights[SCHEMER]
        if foe == IORMUNGAND:
            if s.island == 0:
                return 0.0
            return perils.value_serpent(s.island, s.dead, s.anonymous) - perils.value_serpent(
                s.island - 1, s.dead, s.anonymous
            )
        home = RETREAT[foe]
        ladder = s.giants if foe == SURT else s.dead
        gain = (
            perils.value_climb(foe, s.where[foe])
            - perils.value_climb(foe, home)
            + perils.value_clash(ladder, s.where[foe])
            - perils.value_clash(ladder, home)
        )
        if s.where[foe] != home and perils.would_devastate(home, foe):
            wild: i64 = WALL - s.wall
            gain -= (
                perils.value_devastated_world(home)
                + perils.value_devastation(wild + 1)
                - perils.value_devastation(wild)
            )
        return gain

    def value_fight(self, foe: i64, bonus: i64, world: i64) -> float:
        s = self.s
        if s.tale is None:
            return self.value_retreat(foe) - self.saves.cost_of_risks(s.find_power(foe), foe, bonus, world)
        bonus += count_fate(s, self.slot, foe)
        gain = self.value_retreat(foe) + (value_slaying(s, foe) if foe < JOTUN else 0.0)
        return gain - self.saves.cost_of_risks(
            s.find_power(foe) + count_extra_risks(s, self.slot, foe), foe, bonus, world
        )

    def value_errand(self, number: i64, world: i64) -> float:
        """Return the gain of a saga action, less its risks."""
        s = self.s
        gain = value_errand(s, self.slot, number, world)
        risks = count_errand_risks(s, self.slot, number, world)
        return gain - self.saves.cost_of_risks(risks, NO_FOE, 0, s.at[self.slot]) if risks > 0 else gain

    def best_errand(self, world: i64) -> float:
        best: float = 0.0
        for number in list_errands(self.s, self.slot, world):
            best = max(best, self.value_errand(number, world))
        return best
