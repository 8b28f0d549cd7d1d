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
    bits,
)
from meadhall.games.yggdrasil.judge.danger_value import RIDDEN, SCHEMER, Perils
from meadhall.games.yggdrasil.judge.saga_values import risks_of_errand, slaying, worth_of_errand, worth_of_fight
from meadhall.games.yggdrasil.judge.saving_throw_cost import Saves
from meadhall.games.yggdrasil.rules.actions import price_of_healing
from meadhall.games.yggdrasil.rules.errands import errands, extra_risks, fated
from meadhall.games.yggdrasil.rules.risks import NO_FOE


class Gains:
    """For one god, at one table."""

    def __init__(self, perils: Perils, slot: i64) -> None:
        self.perils = perils
        self.s = perils.s
        self.slot = slot
        self.saves = Saves(perils, slot)

    # Pieces and life

    def call(self, heroes: i64) -> float:
        s = self.s
        return self.perils.heroes(s.valhalla + min(heroes, s.heroes)) - self.perils.heroes(s.valhalla)

    def forge(self, stacks: i64) -> float:
        best: float = 0.0
        for stack in range(stacks):
            if self.s.tops[stack] != NONE:
                best = max(best, self.perils.tool(self.s.tops[stack]))
        return best

    def regain(self, slot: i64, count: i64) -> float:
        """Return the gain of life points for a god, as many as the supply and the god's limit allow."""
        s = self.s
        count = min(count, s.most[slot] - s.life[slot], s.supply)
        if count <= 0:
            return 0.0
        loose = self.perils.loose
        return self.perils.life(slot, s.life[slot], loose) - self.perils.life(slot, s.life[slot] + count, loose)

    def best_regain(self, count: i64) -> float:
        best: float = 0.0
        for slot in range(self.s.players):
            best = max(best, self.regain(slot, count))
        return best

    def freed(self) -> float:
        """Return the gain of anonymous brought home from Hel."""
        s = self.s
        count = min(REMOVED_AT_MOST, s.dead)
        return (
            self.perils.serpent(s.island, s.dead, s.anonymous)
            - self.perils.serpent(s.island, s.dead - count, s.anonymous + count)
            + self.perils.clash(count, s.where[HEL])
        )

    def routed(self) -> float:
        """Return the gain of giants driven from Surt's side."""
        s = self.s
        count = min(REMOVED_AT_MOST, s.giants)
        return (
            self.perils.giants(s.giants, s.muspell)
            - self.perils.giants(s.giants - count, s.muspell + count)
            + self.perils.clash(count, s.where[SURT])
        )

    # Worlds

    def heal(self, world: i64) -> float:
        """Return the gain of healing a world, unless two enemies are still there."""
        s = self.s
        if not s.is_devastated(world) or s.enemies_in(world) > 1:
            return 0.0
        wild: i64 = WALL - s.wall
        return self.perils.wild_world(world) + self.perils.wild(wild) - self.perils.wild(wild - 1)

    def best_healing(self) -> float:
        best: float = 0.0
        for world in bits(self.s.devastated):
            best = max(best, self.heal(world))
        return best

    def heal_tree(self, world: i64) -> float:
        return self.heal(world) - self.saves.lost(price_of_healing(self.s, self.slot))

    # Enemies

    def beat(self, jotun: i64) -> float:
        """Return the gain of beating a jotun, whose enemy can then be fought."""
        perils = self.perils
        gain = perils.jotun(jotun)
        if JOTUN_KIND[jotun] == SUPPORTS:
            ridden = JOTUN_OBJECT[jotun]
            if ridden in (SURT, HEL, IORMUNGAND) or (ridden == FENRIR and perils.loose):
                gain += perils.weights[RIDDEN] * perils.to_come(ridden, 1)
        return gain

    def drive(self, foe: i64) -> float:
        """Return the gain of an enemy's retreat."""
        s = self.s
        perils = self.perils
        if foe >= FIGURE:
            return worth_of_fight(s, self.slot, foe)
        if foe >= JOTUN:
            return self.beat(foe - JOTUN)
        if foe == FENRIR:
            return perils.lives(True) - perils.lives(False)
        if foe == LOKI:
            return perils.weights[SCHEMER]
        if foe == IORMUNGAND:
            if s.island == 0:
                return 0.0
            return perils.serpent(s.island, s.dead, s.anonymous) - perils.serpent(s.island - 1, s.dead, s.anonymous)
        home = RETREAT[foe]
        ladder = s.giants if foe == SURT else s.dead
        gain = (
            perils.climb(foe, s.where[foe])
            - perils.climb(foe, home)
            + perils.clash(ladder, s.where[foe])
            - perils.clash(ladder, home)
        )
        if s.where[foe] != home and perils.crowded(home, foe):
            wild: i64 = WALL - s.wall
            gain -= perils.wild_world(home) + perils.wild(wild + 1) - perils.wild(wild)
        return gain

    def fight(self, foe: i64, bonus: i64, world: i64) -> float:
        s = self.s
        if s.tale is None:
            return self.drive(foe) - self.saves.face(s.power_of(foe), foe, bonus, world)
        bonus += fated(s, self.slot, foe)
        gain = self.drive(foe) + (slaying(s, foe) if foe < JOTUN else 0.0)
        return gain - self.saves.face(s.power_of(foe) + extra_risks(s, self.slot, foe), foe, bonus, world)

    def errand(self, number: i64, world: i64) -> float:
        """Return the gain of a saga action, less its risks."""
        s = self.s
        gain = worth_of_errand(s, self.slot, number, world)
        risks = risks_of_errand(s, self.slot, number, world)
        return gain - self.saves.face(risks, NO_FOE, 0, s.at[self.slot]) if risks > 0 else gain

    def best_errand(self, world: i64) -> float:
        best: float = 0.0
        for number in errands(self.s, self.slot, world):
            best = max(best, self.errand(number, world))
        return best
