"""The possible deeds of a god in the rest of a turn: how much peril each removes, and the best of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    ACTION,
    ALFHEIM,
    ASGARD,
    CREATURES,
    FENRIR,
    FIGURE,
    FIGURES,
    FRIGG,
    GULLINBURSTI,
    IORMUNGAND,
    JOTUN,
    LIFE,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NONE,
    NORMAL,
    ROTATE,
    SIDES,
    STRENGTH,
    SURT,
    SVARTALFHEIM,
    VANAHEIM,
    WORLDS,
    list_bits,
)
from meadhall.games.yggdrasil.judge.danger_value import DangerValue
from meadhall.games.yggdrasil.judge.gains import Gains
from meadhall.games.yggdrasil.rules.deeds import ACT, BLESS, ERRAND, FIGHT, HEAL, PASS, why_not_fight
from meadhall.games.yggdrasil.rules.moving import find_reach
from meadhall.games.yggdrasil.rules.presence import list_strengths, why_closed, why_too_weak
from meadhall.games.yggdrasil.rules.risks import NO_FOE

# Estimates in perils, for what cannot be computed.
TURNING: Final = 0.004  # the tree turned as one likes
JOURNEY: Final = 0.01  # a god sent anywhere
SIGHT: Final = 0.02  # Skuld's
RIDE: Final = 0.02  # Sleipnir's
BARTER: Final = 0.006  # Gulltopp's
LUCK: Final[list[float]] = [0.0, 0.0, 0.35, 0.55]  # how near so many cards come to the best one left
NEVER: Final = -9.0


def estimate_creatures() -> list[float]:
    """Estimate the average effect of the farther-reaching creatures; 0 means it must be computed."""
    average = {
        "ratatosk": 0.06,
        "gerifreki": 0.08,
        "urd": 0.05,
        "verdandi": 0.03,
        "skuld": SIGHT,
        "sleipnir": RIDE,
        "gulltopp": BARTER,
    }
    return [average.get(name, 0.0) for name in CREATURES]


GUESS: Final[list[float]] = estimate_creatures()


class ActionValues(Gains):
    """The deeds open to one god, evaluated."""

    def __init__(self, perils: DangerValue, slot: i64) -> None:
        super().__init__(perils, slot)
        self.creatures: float = NEVER  # what the best and the average creature would do, once asked for
        self.creature: float = 0.0
        self.afar: float = NEVER

    # Actions

    def value_action(self, world: i64, strength: i64) -> float:
        """Return how much a world's action removes, less its risks."""
        s = self.s
        perils = self.perils
        amount = STRENGTH[world][strength]
        if world == ASGARD:
            return self.best_healing() - self.saves.cost_of_risks(amount, NO_FOE, 0, s.at[self.slot])
        if world == ALFHEIM:
            own = s.elves[self.slot]
            return perils.value_elves(own + min(amount, s.alfheim)) - perils.value_elves(own)
        if world == VANAHEIM:
            own = s.dice[self.slot]
            return perils.value_dice(own + min(amount, s.vanaheim)) - perils.value_dice(own)
        if world == MIDGARD:
            return self.value_heroes(amount)
        if world == NIDAVELLIR:
            return self.value_forging(amount)
        if world == SVARTALFHEIM:
            return self.value_draw(amount)
        if world == NIFLHEIM:
            return self.value_freeing() - self.saves.cost_of_risks(amount, NO_FOE, 0, s.at[self.slot])
        if world == MUSPELLHEIM:
            return self.value_routing() - self.saves.cost_of_risks(amount, NO_FOE, 0, s.at[self.slot])
        return self.value_stones(amount)

    def value_stones(self, stones: i64) -> float:
        """Return the value of runestones, each showing either side."""
        gain: float = 0.0
        for stone in range(stones):
            for side in SIDES[stone]:
                gain += 0.5 * self.value_rune(side)
        return gain

    def value_rune(self, side: i64) -> float:
        if side == LIFE:
            return self.value_regain(self.slot, 1)
        if side == ACTION:
            return self.value_from_afar()
        return TURNING if side == ROTATE else JOURNEY

    def value_from_afar(self) -> float:
        """Return the value of the best action anywhere, at normal strength, without Jotunheim's own."""
        if self.afar == NEVER:
            best: float = 0.0
            for world in (ALFHEIM, VANAHEIM, MIDGARD, NIDAVELLIR, SVARTALFHEIM, NIFLHEIM, MUSPELLHEIM):
                if not why_closed(self.s, world) and not why_too_weak(self.s, world, NORMAL):
                    best = max(best, self.value_action(world, NORMAL))
            if self.s.tale is not None:
                for world in range(len(WORLDS)):
                    best = max(best, self.best_errand(world))
            self.afar = best
        return self.afar

    def value_draw(self, cards: i64) -> float:
        """Return the value of the best of this many creatures. Slow ones are estimated."""
        if self.creatures == NEVER:
            deck = list_bits(self.s.creature_deck)
            best: float = 0.0
            total: float = 0.0
            for creature in deck:
                gain = GUESS[creature] * self.perils.time
                if gain == 0.0:
                    gain = self.value_creature(CREATURES[creature])
                total += gain
                best = max(best, gain)
            self.creature = total / float(max(1, len(deck)))
            self.creatures = best
        return self.creature + LUCK[cards] * (self.creatures - self.creature)

    def value_creature(self, name: str) -> float:  # noqa: C901 (a line for each creature)
        s = self.s
        perils = self.perils
        slot = self.slot
        if name == "stags":
            return self.value_regain(slot, 1)
        if name == "heidrun":
            return self.value_regain(slot, 2)
        if name == "saehrimnir":
            return self.best_regain(1)
        if name == "tann":
            return self.best_regain(2)
        if name == "eikthyrnir":
            return self.best_healing()
        if name == "gullfaxi":
            best: float = 0.0
            for jotun in list_bits(s.jotnar):
                best = max(best, self.value_beating(jotun))
            return best
        if name == "gullinkambi":
            return self.value_heroes(1)
        if name == "vedrfolnir":
            return self.value_heroes(2)
        if name == "vidofnir":
            return self.value_heroes(3)
        if name == "hildisvini":
            return perils.value_elves(s.elves[slot] + min(3, s.alfheim)) - perils.value_elves(s.elves[slot])
        if name == "huginmunin":
            return perils.value_dice(s.dice[slot] + min(2, s.vanaheim)) - perils.value_dice(s.dice[slot])
        if name == "ratatosk":
            return self.value_from_afar_plain()
        if name == "gerifreki":
            return self.best_hunt()
        if name == "verdandi":
            return self.value_life_trade()
        if name == "urd":
            return self.value_delay()
        if name == "skuld":
            return SIGHT
        return RIDE if name == "sleipnir" else BARTER

    def value_from_afar_plain(self) -> float:
        """Return the value of Ratatosk's action, without creatures."""
        best: float = 0.0
        for world in (ALFHEIM, VANAHEIM, MIDGARD, NIDAVELLIR, NIFLHEIM, MUSPELLHEIM):
            if not why_closed(self.s, world):
                strength = list_strengths(self.s, self.slot, world)[0]
                if not why_too_weak(self.s, world, strength):
                    best = max(best, self.value_action(world, strength))
        return best

    def best_hunt(self) -> float:
        """Return the value of the best fight anywhere with a risk less."""
        best: float = 0.0
        for foe in range(5):
            if self.s.where[foe] < 9 and not self.s.is_supported(foe):
                best = max(best, self.value_fight(foe, 1, self.s.where[foe]))
        return best

    def value_life_trade(self) -> float:
        """Return the value of trading life so that the weakest god is less weak."""
        s = self.s
        weakest: i64 = 0
        strongest: i64 = 0
        for slot in range(len(s.at)):
            if slot < s.players and s.life[slot] < s.life[weakest]:
                weakest = slot
            if s.life[slot] > s.life[strongest]:
                strongest = slot
        spare = min((s.life[strongest] - s.life[weakest]) // 2, s.most[weakest] - s.life[weakest])
        if spare <= 0:
            return 0.0
        perils = self.perils
        loose = perils.loose
        gain = perils.value_life(weakest, s.life[weakest], loose) - perils.value_life(
            weakest, s.life[weakest] + spare, loose
        )
        return (
            gain
            + perils.value_life(strongest, s.life[strongest], loose)
            - perils.value_life(strongest, s.life[strongest] - spare, loose)
        )

    def value_delay(self) -> float:
        """Return the value of Urd's removal of two open cards: the most dangerous enemies sleep longer."""
        best: float = 0.0
        second: float = 0.0
        for enemy in range(5):
            if self.perils.omens.open[enemy]:
                gain = self.value_removed_card(enemy)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        return best + second

    def value_removed_card(self, enemy: i64) -> float:
        """Return the approximate value of removing an open card of this enemy."""
        perils = self.perils
        s = self.s
        later = perils.omens.later[enemy]
        if later <= 0.0:
            return 0.0
        if enemy == FENRIR:
            return perils.value_lives(perils.loose) - perils.value_lives(False) if perils.loose else 0.01 * later
        if enemy == LOKI:
            return 0.03 * later
        if enemy == IORMUNGAND:
            return 0.5 * perils.value_serpent(s.island, s.dead, s.anonymous) * later
        peril = perils.value_climb(enemy, s.where[enemy])
        if enemy == SURT:
            peril += perils.value_giants(s.giants, s.muspell)
        return 0.6 * peril * later

    # The rest of the turn

    def value_deed(self, move: i64) -> float:
        """Return the value of an answer to step 3 in the god's world."""
        world = self.s.at[self.slot]
        if move == PASS:
            return 0.0
        if move == HEAL:
            return self.heal_tree(world)
        if move < HEAL:
            return self.value_action(world, move - ACT)
        if move >= ERRAND:
            return self.value_errand(move - ERRAND, world)
        return self.value_regain(move - BLESS, 1) if move >= BLESS else self.value_fight(move - FIGHT, 0, world)

    def value_best_deed(self, world: i64) -> float:
        """Return the value of the best deed in this world, if the god were there."""
        s = self.s
        slot = self.slot
        home = s.at[slot]
        s.at[slot] = world
        action = self.best_action(world)
        battle = self.best_battle(world)
        gain = action + battle if s.has(slot, GULLINBURSTI) else max(action, battle)
        if s.has_power(slot, FRIGG):
            for other in range(s.players):
                if s.at[other] == world:
                    gain = max(gain, self.value_regain(other, 1))
        s.at[slot] = home
        return gain

    def best_action(self, world: i64) -> float:
        """Return the value of the best action of this world, with the god there."""
        s = self.s
        gain: float = 0.0
        if not why_closed(s, world):
            for strength in list_strengths(s, self.slot, world):
                if not why_too_weak(s, world, strength):
                    gain = max(gain, self.value_action(world, strength))
        elif s.is_devastated(world) and s.find_besieger(world) == NONE:
            gain = max(gain, self.heal_tree(world))
        if s.tale is not None:
            gain = max(gain, self.best_errand(world))
        return gain

    def best_battle(self, world: i64) -> float:
        """Return the value of the best fight in this world, with the god there."""
        s = self.s
        slot = self.slot
        gain: float = 0.0
        for foe in range(5):
            if s.where[foe] == world and not s.is_supported(foe):
                gain = max(gain, self.value_fight(foe, 0, world))
        for jotun in list_bits(s.jotnar):
            if not why_not_fight(s, slot, JOTUN + jotun):
                gain = max(gain, self.value_fight(JOTUN + jotun, 0, world))
        if s.tale is not None:
            for figure in range(len(FIGURES)):
                if not why_not_fight(s, slot, FIGURE + figure):
                    gain = max(gain, self.value_fight(FIGURE + figure, 0, world))
        return gain

    def best_move(self) -> float:
        """Return the value of the best deed within one step."""
        best = self.value_best_deed(self.s.at[self.slot])
        for world in list_bits(find_reach(self.s, self.slot)):
            best = max(best, self.value_best_deed(world))
        return best
