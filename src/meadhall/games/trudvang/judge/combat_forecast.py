"""The expected end of the running combat: losses of the Heroes and defeated Enemies.

This is computed without simulation: active Feats hit the units they are best against, the remaining Enemy attacks have
the average strength of their deck, and Blocks stop the worst of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.trudvang.attack_cards import MISSES, MODIFIER
from meadhall.games.trudvang.cards import WILD
from meadhall.games.trudvang.feats import (
    ATTACK,
    BLOCK,
    EVERY_UNIT,
    FAST,
    IGNORE_DEFENCE,
    KEYWORD,
    SLOTS,
    TYPE,
    USES,
)
from meadhall.games.trudvang.fight import ATTACKS, EMPTY, ENEMIES, ITEMS, PLANNING, SKILLS, Fight
from meadhall.games.trudvang.judge.feat_effects import ARMS, FELL, STILL, STRIKE, WARD, FeatUse
from meadhall.games.trudvang.judge.health_values import CP, FEAT_WORTH, foe_worth, hero_worth
from meadhall.games.trudvang.rules.blows import loss
from meadhall.games.trudvang.rules.foes import attack_of, attacks_of, defence_of, groups_at, health_of
from meadhall.games.trudvang.rules.triggers import MISS_SLOTS, PERMANENT_GAIN, PERMANENT_LOSS, verdict
from meadhall.games.trudvang.state import Trudvang

HOPE: Final = (0.8, 0.6, 0.4, 0.2, 0.05, 0.0)  # of filling more slots, by runes on the Miss track
DRAWN: Final = 3.0  # runes of a draw
DONE: Final = 0.04  # what remains of a Feat's worth once it has been used: better used than kept
READY: Final = 0.5  # what becomes of the worth of a Skill that is active before the resolution
UNUSED: Final = 0.3  # and before the Enemies strike
MISS_EFFECT: Final = 1.5  # what an exhausted Hero card does on a full Miss track


class Unit:
    """An Enemy unit with the damage of this forecast."""

    def __init__(self, health: float, attack: float, defence: float, attacks: float) -> None:
        self.health = health
        self.attack = attack
        self.defence = defence
        self.attacks = attacks  # still to be made

    def threat(self) -> float:
        return 1.0 + self.attack * self.attacks


class Hit:
    """One hit of a Feat that is active."""

    def __init__(self, strength: float, flags: i64) -> None:
        self.strength = strength
        self.flags = flags


class CombatForecast:
    """The Heroes' means in a combat, and their Enemies."""

    def __init__(self, s: Trudvang, fight: Fight) -> None:
        self.s = s
        self.fight = fight
        self.units: list[Unit] = []
        self.early: list[Hit] = []
        self.late: list[Hit] = []
        self.blocks: list[float] = []
        self.felled: i64 = 0  # units that a Feat defeats outright
        self.stilled: i64 = 0  # attacks that a Feat takes away
        self.credit: float = 0.0  # what else lies ready
        for index in groups_at(s, fight.place):
            group = s.groups[index]
            for unit in range(len(group.units)):
                attacks: i64 = 0 if group.still[unit] else attacks_of(s, group, unit) - group.acted[unit]
                if fight.step > ENEMIES:
                    attacks = 0
                self.units.append(
                    Unit(
                        float(health_of(s, group, unit) - group.units[unit]),
                        float(attack_of(s, group, unit)),
                        float(defence_of(s, group, unit)),
                        float(max(0, attacks)),
                    )
                )
        for seat in fight.heroes:
            self.ready(seat)

    # Active Feats

    def ready(self, seat: i64) -> None:
        fight = self.fight
        planning = fight.step == PLANNING
        for at in range(len(fight.feats[seat])):
            feat = fight.feats[seat][at]
            if fight.used[seat][at]:
                self.credit += DONE * FEAT_WORTH[feat]
            if fight.is_full(seat, at):
                left: i64 = fight.left[seat][at] if fight.used[seat][at] else max(1, USES[feat])
                for _ in range(left):
                    self.feat_use(seat, feat)
            elif planning and not fight.stopped[seat] and FEAT_WORTH[feat] > 0.0:
                self.credit += FEAT_WORTH[feat] * self.chance_to_fill(seat, at)

    def chance_to_fill(self, seat: i64, at: i64) -> float:
        """Return the approximate chance that a Feat will be full after the next draw or two."""
        fight = self.fight
        bag = self.s.bags[seat]
        total: i64 = sum(bag)
        misses: i64 = len(fight.miss[seat])
        if total == 0 or misses >= MISS_SLOTS:
            return 0.0
        chance: float = HOPE[misses]
        masks = SLOTS[fight.feats[seat][at]]
        for slot in range(len(masks)):
            if fight.slots[seat][at][slot] == EMPTY:
                fitting: i64 = bag[WILD]
                for kind in range(4):
                    if masks[slot] >> kind & 1:
                        fitting += bag[kind]
                chance *= min(0.8, DRAWN * float(fitting) / float(total))
        return chance

    def feat_use(self, seat: i64, feat: i64) -> None:
        """Return a use of an active Feat."""
        fight = self.fight
        for arm in ARMS[feat]:
            if arm.kind == STRIKE:
                if fight.step <= ATTACKS:
                    self.strike(seat, arm, TYPE[feat] != ATTACK or KEYWORD[feat] == FAST)
            elif arm.kind == WARD:
                self.blocks.append(float(max(0, arm.n + (fight.block[seat] if arm.is_block else 0))))
            elif arm.kind == FELL and fight.step < ITEMS:
                self.felled += max(1, arm.n)
            elif arm.kind == STILL and fight.step < ENEMIES:
                self.stilled += max(1, arm.n)
            elif TYPE[feat] != BLOCK:
                worth: float = FEAT_WORTH[feat] / float(len(ARMS[feat]))
                self.credit += (
                    READY * worth if fight.step < SKILLS else UNUSED * worth if fight.step <= ENEMIES else 0.0
                )

    def strike(self, seat: i64, arm: FeatUse, fast: bool) -> None:
        fight = self.fight
        strength: float = float(arm.n * fight.multiply[seat] + fight.attack[seat] + self.attack_of_track(seat))
        early = fast and fight.step <= SKILLS
        for _ in range(max(1, arm.times)):
            hit = Hit(max(0.0, strength), arm.flags)
            if early:
                self.early.append(hit)
            else:
                self.late.append(hit)

    def attack_of_track(self, seat: i64) -> i64:
        """Return the ATK that the Miss track will give or take while it is still open."""
        sign = self.sign(seat)
        found: i64 = 0
        for kind in self.s.status[seat]:
            if sign > 0 and kind == 4:
                found += 1
            elif sign < 0 and kind == 5:
                found -= 1
        return found

    def sign(self, seat: i64) -> i64:
        """TL-MISS-02, TL-MISS-03, TL-MISS-04. Return what the present Miss track triggers: good 1,
        nothing 0, bad -1.
        """
        if self.fight.step != PLANNING:
            return 0
        return verdict(len(self.fight.miss[seat]))

    # Results

    def points(self) -> float:
        """Return the points of the table after the combat, in the measure of health values."""
        points: float = 0.0
        for part in self.parts():
            points += part
        return points

    def parts(self) -> list[float]:
        """Return the parts of these points: active Feats and Miss tracks, the Heroes, the Enemies."""
        s = self.s
        fight = self.fight
        health: list[float] = [float(one) for one in s.hp]
        ready: float = self.credit
        for seat in fight.heroes:
            sign = self.sign(seat)
            ready += self.track(seat, sign)
            health[seat] += self.status_value(seat, sign)
        self.remove_units()
        self.apply_hits(self.early)
        self.apply_attacks(health)
        self.apply_hits(self.late)
        heroes: float = 0.0
        for seat in range(s.players):
            heroes += hero_worth(s, seat, health[seat])
        foes: float = 0.0
        for unit in self.units:
            foes -= foe_worth(unit.health, unit.attack)
        return [ready, heroes, foes]

    def track(self, seat: i64, sign: i64) -> float:
        if sign == 0:
            return 0.0
        points: float = CP * float(PERMANENT_GAIN) if sign > 0 else 0.0
        if sign < 0 and self.s.exhausted[seat]:
            points -= MISS_EFFECT
        for kind in self.s.status[seat]:
            if kind == 2 and sign > 0:
                points += CP
            elif kind == 3 and sign < 0:
                points -= CP
        return points

    def status_value(self, seat: i64, sign: i64) -> float:
        found: float = -float(PERMANENT_LOSS) if sign < 0 else 0.0
        for kind in self.s.status[seat]:
            if kind == 0 and sign > 0:
                found += 1.0
            elif kind == 1 and sign < 0:
                found -= 1.0
        return found

    def remove_units(self) -> None:
        """Remove units that are defeated or held without damage: the most dangerous first."""
        for _ in range(self.felled):
            if self.units:
                self.units.remove(max(self.units, key=Unit.threat))
        for _ in range(self.stilled):
            if self.units:
                max(self.units, key=Unit.threat).attacks = 0.0

    def apply_hits(self, hits: list[Hit]) -> None:
        """Apply each hit to the unit it affects most; a kill counts more than a wound."""
        for hit in sorted(hits, key=strength_of, reverse=True):
            if hit.flags & EVERY_UNIT:
                for unit in self.units:
                    unit.health -= damage_dealt(hit, unit)
            elif self.units:
                best = self.units[0]
                most: float = -1.0
                for unit in self.units:
                    damage = damage_dealt(hit, unit)
                    gain: float = unit.threat() + unit.health if damage >= unit.health else 0.5 * damage
                    if gain > most:
                        most = gain
                        best = unit
                best.health -= damage_dealt(hit, best)
            self.units = [unit for unit in self.units if unit.health > 0.0]

    def apply_attacks(self, health: list[float]) -> None:
        """Apply the remaining attacks: Blocks stop the hardest, the rest go to the Hero who can best afford them."""
        fight = self.fight
        if fight.step > ENEMIES:
            return
        blows: list[float] = []
        for unit in self.units:
            if unit.attacks > 0.0:
                mean = self.mean(unit.attack)
                for _ in range(int(unit.attacks)):
                    blows.append(mean)
        blocks = sorted(self.blocks, reverse=True)
        if fight.blows:
            # The card is open and known.
            blow = fight.blow()
            if blow.card >= 0 and blow.defender in fight.heroes and blow.group >= 0:
                hurts: float = float(loss(self.s, blow))
                if hurts > 0.0 and blocks:
                    hurts = max(0.0, hurts - blocks.pop(0))
                health[blow.defender] -= hurts
            elif blow.group >= 0:
                blows.append(self.mean(float(attack_of(self.s, self.s.groups[blow.group], blow.unit))))
        blows.sort(reverse=True)
        for number in range(len(blows)):
            stopped: float = blocks[number] if number < len(blocks) else 0.0
            bearer = fight.heroes[0]
            for seat in fight.heroes:
                if health[seat] + float(fight.defence[seat]) > health[bearer] + float(fight.defence[bearer]):
                    bearer = seat
            health[bearer] -= max(0.0, blows[number] - stopped - float(fight.defence[bearer]))

    def mean(self, attack: float) -> float:
        """Return the mean strength of an attack over the cards that can be revealed."""
        deck = self.s.attack_deck
        cards = deck.cards() or deck.out
        total: float = 0.0
        for card in cards:
            if not MISSES[card]:
                total += max(0.0, attack + float(MODIFIER[card]))
        return total / float(max(1, len(cards)))


def strength_of(hit: Hit) -> float:
    return hit.strength


def damage_dealt(hit: Hit, unit: Unit) -> float:
    return max(0.0, hit.strength - (0.0 if hit.flags & IGNORE_DEFENCE else unit.defence))
