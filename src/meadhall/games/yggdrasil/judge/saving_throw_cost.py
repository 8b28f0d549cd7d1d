"""The expected cost of risks for a god: heroes, the throw with its odds, elves, and life."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    ANDVARINAUT,
    BRISINGAMEN,
    DIE,
    DRAUPNIR,
    ELVES,
    FREYR,
    GOD_DICE,
    GOD_DIE,
    HEROES,
    PLAIN_SYMBOLS,
    SVALINN,
    THOR,
    VANIR,
    VANIR_DIE,
)
from meadhall.games.yggdrasil.dice import count_averted_by_artifacts
from meadhall.games.yggdrasil.judge.danger_value import DangerValue

MOST_DICE: Final[i64] = 7  # more than so many in one throw are never thought through
RUIN: Final = 6.0  # the last life point


def list_success_chances(kind: i64) -> list[float]:
    """Return for each set of symbols the chance that a die of this kind shows one of them."""
    faces = DIE[kind]
    found: list[float] = []
    for symbols in range(1 << len(faces)):
        sides: i64 = 0
        for face in range(len(faces)):
            if symbols >> face & 1:
                sides += faces[face]
        found.append(float(sides) / 6.0)
    return found


SUCCESS: Final[list[list[float]]] = [list_success_chances(GOD_DIE), list_success_chances(VANIR_DIE)]


def add_die(odds: list[float], chance: float, averts: i64) -> list[float]:
    """Return the odds of averted risks with one more die."""
    found: list[float] = [0.0] * (len(odds) + averts)
    for k in range(len(odds)):
        found[k] += odds[k] * (1.0 - chance)
        found[k + averts] += odds[k] * chance
    return found


class SavingThrowCost:
    """A god's means against risks, at the prices of one table."""

    def __init__(self, perils: DangerValue, slot: i64) -> None:
        s = perils.s
        self.s = s
        self.slot = slot
        self.paid: list[float] = []  # what so many unaverted risks cost in life
        life = s.life[slot]
        now = perils.value_life(slot, life, perils.loose)
        for lost in range(life):
            self.paid.append(perils.value_life(slot, life - lost, perils.loose) - now)
        elves: i64 = s.elves[slot] if slot < s.players else 0
        vanir: i64 = s.dice[slot] if slot < s.players else 0
        self.hero: float = perils.value_heroes(s.valhalla) - perils.value_heroes(max(0, s.valhalla - 1))
        self.elf: float = perils.value_elves(elves) - perils.value_elves(max(0, elves - 1))
        self.die: float = perils.value_dice(vanir) - perils.value_dice(max(0, vanir - 1))
        self.turners: i64 = 0 if s.is_blocked(ELVES) else elves
        self.vanir: i64 = 0 if s.is_blocked(VANIR) else min(vanir, MOST_DICE)
        self.luck: dict[i64, list[float]] = {}  # odds found so far, by dice and world
        self.throws: dict[i64, float] = {}  # found so far, by risks, dice and world
        self.faced: dict[i64, float] = {}  # the same with heroes, by risks and world

    def cost_of_life(self, life: i64) -> float:
        """Return the cost of this many life points."""
        return self.paid[max(0, life)] if life < len(self.paid) else RUIN

    def cost_after_throw(self, risks: i64, failed: i64) -> float:
        """Return the cost after a throw with this many failed dice: elves, Freyr's pairs of them, then life."""
        if risks <= 0:
            return 0.0
        turned = min(self.turners, failed, risks)
        cost: float = 0.0
        if turned:
            cost = self.elf * float(turned - 1 if self.s.has(self.slot, SVALINN) else turned)
            risks -= turned
        if risks and self.s.has_power(self.slot, FREYR):
            pairs = min((self.s.elves[self.slot] - turned) // 2, risks)
            cost += 2.0 * self.elf * float(pairs)
            risks -= pairs
        return cost + self.cost_of_life(risks)

    def list_odds(self, dice: i64, world: i64) -> list[float]:
        """Return how many risks a throw with this many Vanir dice averts in this world, brothers in arms included."""
        s = self.s
        slot = self.slot
        odds: list[float] = [1.0]
        if not s.is_blocked(GOD_DICE):
            chance = SUCCESS[GOD_DIE][s.god_symbols[slot]]
            if s.has(slot, DRAUPNIR):
                chance += (1.0 - chance) * chance
            odds = add_die(odds, chance, 2 if s.has_power(slot, THOR) else 1)
            if s.brothers[slot]:
                for other in range(len(s.at)):
                    if other != slot and s.brothers[slot] >> other & 1 and s.at[other] == world:
                        symbols = s.god_symbols[other] if other < s.players else PLAIN_SYMBOLS
                        odds = add_die(odds, SUCCESS[GOD_DIE][symbols], 1)
        if dice:
            chance = SUCCESS[VANIR_DIE][s.vanir_symbols[slot]]
            if s.has(slot, ANDVARINAUT):
                chance += (1.0 - chance) * chance
            for _ in range(dice):
                odds = add_die(odds, chance, 1)
        return odds

    def cost_of_throw(self, risks: i64, dice: i64, world: i64) -> float:
        """Return the cost of facing these risks with this many Vanir dice."""
        key: i64 = (risks * 16 + dice) * 16 + (world if self.s.brothers[self.slot] else 0)
        found = self.throws.get(key)
        if found is not None:
            return found
        odds = self.luck.get(key & 255)
        if odds is None:
            odds = self.list_odds(dice, world)
            self.luck[key & 255] = odds
        failing: i64 = len(odds) - 1
        cost: float = 0.0
        for k in range(min(risks, len(odds))):
            cost += odds[k] * self.cost_after_throw(risks - k, failing - k)
        lost: float = float(dice) / 3.0
        if self.s.has(self.slot, BRISINGAMEN):
            lost = max(0.0, lost - 1.0)
        cost += lost * self.die
        self.throws[key] = cost
        return cost

    def best_throw(self, risks: i64, world: i64) -> float:
        """Return the cost with the best number of dice."""
        if risks <= 0:
            return 0.0
        best = self.cost_of_throw(risks, self.vanir, world)
        if self.vanir > risks + 1:
            best = min(best, self.cost_of_throw(risks, risks + 1, world))
        return best

    def cost_of_risks(self, risks: i64, foe: i64, bonus: i64, world: i64) -> float:
        """Return the cost of facing these risks with everything at hand."""
        s = self.s
        risks -= bonus + count_averted_by_artifacts(s, self.slot, foe)
        if risks <= 0:
            return 0.0
        key: i64 = risks * 16 + (world if s.brothers[self.slot] else 0)
        found = self.faced.get(key)
        if found is not None:
            return found
        best = self.best_throw(risks, world)
        if not s.is_blocked(HEROES):
            for heroes in range(1, min(s.valhalla, risks) + 1):
                cost = self.hero * float(heroes) + self.best_throw(risks - heroes, world)
                if cost < best:
                    best = cost
        self.faced[key] = best
        return best
