"""Estimate the danger for the gods, peril by peril. The sum is the lost hope: a team wins with exp(-sum)."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    ARTIFACTS,
    ASGARD,
    BESIEGES,
    BLOCKS,
    CAGE,
    ELVES,
    FENRIR,
    FENRIR_TAKES,
    GIANTS_AT_ONCE,
    HEL,
    HEL_TAKES,
    HEROES,
    IORMUNGAND,
    ISLANDS,
    JOTUN_KIND,
    JOTUN_OBJECT,
    LEVEL_OF,
    LOKI,
    NIDHOGG,
    NONE,
    ON_BOARD,
    SURT,
    VANIR,
    WALL,
    find_world_above,
    list_bits,
)
from meadhall.games.yggdrasil.judge.saga_values import value_quest
from meadhall.games.yggdrasil.judge.wake_odds import ENEMY, WakeOdds
from meadhall.games.yggdrasil.state import Yggdrasil

# Weights, group by group, in shares of all hope; set by hand from the causes of lost games. A track is a way to lose by
# too many awakenings; its eight weights say how bad it is with none to spare (this round, the next, some day), with one
# (twice by the next, once, some day), with two, with three.
CLIMB: Final = 0  # Surt and Hel, to the crown
MUSTER: Final = 8  # giants running out
ISLES: Final = 16  # islands
DROWN: Final = 24  # anonymous running out
PAWNS: Final = 32  # jotun pawns
LIFE: Final = 40  # life points of a god, 0 to 9
DEATH: Final = 50  # Fenrir or Hel is about to take the last ones
LOOSE: Final = 51  # Fenrir out of the cage, for as long as he may wake
LOST_TURN: Final = 52  # Fenrir wakes in the cage
GIANT: Final = 53  # each on the ladder
DEAD: Final = 54  # each on Hel's
WILD: Final = 55  # each devastated world, by what it is good for
WILDER: Final = 56  # the square of their number
DOOMED: Final = 57  # a world that the next awakening would devastate
JOTUN_OUT: Final = 58  # each active jotun
RIDDEN: Final = 59  # an enemy that cannot be fought
SIEGE: Final = 60  # a besieged world, by what it is good for
BLOCK: Final = 61  # each blocker
HERO: Final = 62  # in Valhalla; this and the next ease the burden
ELF: Final = 63
DIE: Final = 64
CRAFT: Final = 65  # artifacts, by what they are good for
SCHEMER: Final = 66  # Loki out of the cage
CALLING: Final = 67  # what a god's powers are good for in the hard game
TRAIL: Final = 68  # what is still to come, whatever happens
STEEP: Final = 69  # each on the ladder of Surt or Hel, for every level climbed: a fight that will be dear

WEIGHTS: Final[list[float]] = [
    0.80,
    0.40,
    0.16,
    0.50,
    0.10,
    0.05,
    0.02,
    0.00,
    0.80,
    0.40,
    0.12,
    0.50,
    0.08,
    0.04,
    0.02,
    0.00,
    0.80,
    0.40,
    0.16,
    0.50,
    0.10,
    0.06,
    0.03,
    0.01,
    0.80,
    0.40,
    0.12,
    0.50,
    0.08,
    0.04,
    0.02,
    0.00,
    0.80,
    0.40,
    0.12,
    0.50,
    0.08,
    0.04,
    0.01,
    0.00,
    6.00,
    0.70,
    0.45,
    0.30,
    0.19,
    0.12,
    0.07,
    0.035,
    0.015,
    0.0,
    0.90,
    0.10,
    0.04,
    0.012,
    0.012,
    0.02,
    0.008,
    0.03,
    0.03,
    0.06,
    0.02,
    0.05,
    0.03,
    0.018,
    0.025,
    0.04,
    0.01,
    0.05,
    0.05,
    0.01,
]

USE: Final[list[float]] = [0.7, 1.0, 1.0, 1.2, 0.9, 1.1, 0.9, 1.3, 1.3]  # of a world's action
TOOL: Final[list[float]] = [
    0.8,
    1.2,
    0.8,
    0.8,
    0.4,
    0.8,  # andvarinaut, draupnir, giallarhorn, hringhorni, megingjord, skidbladnir
    1.2,
    1.2,
    0.5,
    0.7,
    1.2,
    1.5,  # gleipnir, gungnir, hofund, jarngreipr, mimming, mjollnir
    1.0,
    1.6,
    0.5,
    1.2,
    1.0,
    1.2,  # brisingamen, gullinbursti, idunn, odroerir, svalinn, valshamr
]
# Names of the parts of the sum, for explanations.
PARTS: Final[list[str]] = ["climb", "giants", "serpent", "life", "worlds", "jotnar", "loki", "quest", "trail", "means"]
GIFTED: Final[list[float]] = [0.6, 0.7, 0.8, 1.0, 0.9, 1.2, 1.0]  # a god's powers and symbols


def estimate_moves_left(s: Yggdrasil) -> i64:
    """Estimate how many more moves of Nidhogg a saga lasts: most of what its pages have left."""
    assert s.saga is not None
    assert s.tale is not None
    left: i64 = s.count_moves() - s.nidhogg
    for page in range(s.tale.page + 1, len(s.saga.pages)):
        left += len(s.saga.pages[page].tracks[s.players - 1].cells) - 1
    return max(1, left * 3 // 4)


def list_chances_to_come() -> list[float]:
    """Return the chance that an enemy wakes this much sooner than Nidhogg reaches the tree, in half awakenings from -12
    to 12.

    Cards return in the order in which they left, so all enemies wake about equally often.
    """
    return [1.0 / (1.0 + exp(-1.25 * (half - 12))) for half in range(25)]


TO_COME: Final[list[float]] = list_chances_to_come()


def count_steps_left(island: i64, anonymous: i64) -> i64:
    """Return the awakenings of the serpent that the anonymous last for."""
    steps: i64 = 0
    while island + 1 < len(ISLANDS):
        island += 1
        anonymous -= ISLANDS[island]
        if anonymous < 0:
            break
        steps += 1
    return steps


class DangerValue:
    """The evaluation of one table. To evaluate a change, call the same functions with other numbers."""

    def __init__(self, s: Yggdrasil, weights: list[float]) -> None:
        self.s = s
        self.weights = weights
        omens = WakeOdds(s)
        self.omens = omens
        self.moves: i64 = estimate_moves_left(s) if s.tale is not None else s.count_moves() - s.nidhogg
        self.spaces: i64 = 2 * self.moves - min(1, omens.open[NIDHOGG])
        trail: float = float(self.spaces) / 2.0
        self.time: float = trail / (trail + 2.0)  # how much a lasting thing still matters, 0 to 1
        self.share: float = 3.0 / (float(s.players) + 1.0)  # a blow falls on one god of so many
        self.loose = s.where[FENRIR] != CAGE

    # Ways to lose

    def chance_to_come(self, enemy: i64, times: i64) -> float:
        """Return the chance that it wakes this many times before Nidhogg reaches the tree."""
        halves: i64 = self.spaces - 2 * times + min(1, self.omens.open[enemy])
        return TO_COME[max(0, min(24, halves + 12))]

    def value_track(self, group: i64, enemy: i64, spare: i64) -> float:
        """Return the peril of a way to lose that needs spare + 1 more awakenings."""
        w = self.weights
        omens = self.omens
        if spare <= 0:
            soon = omens.soon[enemy]
            later = omens.later[enemy]
            return (
                w[group] * soon
                + w[group + 1] * (later - soon)
                + w[group + 2] * (1.0 - later) * self.chance_to_come(enemy, 1)
            )
        if spare == 1:
            return (
                w[group + 3] * omens.twice[enemy]
                + w[group + 4] * omens.later[enemy]
                + w[group + 5] * self.chance_to_come(enemy, 2)
            )
        return w[group + 6 if spare == 2 else group + 7] * self.chance_to_come(enemy, spare + 1)

    def value_climb(self, enemy: i64, world: i64) -> float:
        """Return the peril of Surt or Hel in this world."""
        peril = self.value_track(CLIMB, enemy, LEVEL_OF[world])
        if self.s.is_supported(enemy):
            peril += self.weights[RIDDEN] * self.chance_to_come(enemy, 1)
        return peril

    def value_clash(self, ladder: i64, world: i64) -> float:
        """Return the peril that Surt or Hel in this world, with this many on the ladder, must be fought one day."""
        return self.weights[STEEP] * float(ladder * (2 - LEVEL_OF[world])) * self.time

    def value_giants(self, ladder: i64, reserve: i64) -> float:
        return (
            self.value_track(MUSTER, SURT, reserve // GIANTS_AT_ONCE) + self.weights[GIANT] * float(ladder) * self.time
        )

    def value_serpent(self, island: i64, dead: i64, anonymous: i64) -> float:
        """Return the peril of islands and anonymous: the one that runs out first counts."""
        peril = (
            self.value_track(ISLES, IORMUNGAND, len(ISLANDS) - 1 - island)
            + self.value_track(DROWN, IORMUNGAND, count_steps_left(island, anonymous))
            + self.weights[DEAD] * float(dead) * self.time
        )
        if self.s.is_supported(IORMUNGAND):
            peril += self.weights[RIDDEN] * self.chance_to_come(IORMUNGAND, 1)
        return peril

    # Life

    def value_life(self, slot: i64, life: i64, loose: bool) -> float:
        """Return the peril of a god with this much life, Fenrir out or not. A support god has none."""
        if slot >= self.s.players:
            return 0.0
        w = self.weights
        omens = self.omens
        scale: float = self.time * self.share
        peril: float = w[LIFE + min(9, life)] * scale
        at: i64 = slot * ENEMY + FENRIR
        struck: float = omens.now_by[at] + 0.6 * omens.next_by[at]
        if loose:
            if life <= FENRIR_TAKES:
                peril += w[DEATH] * struck
            else:
                peril += (w[LIFE + life - FENRIR_TAKES] - w[LIFE + life]) * scale * struck
        at = slot * ENEMY + HEL
        struck = omens.now_by[at] + 0.6 * omens.next_by[at]
        if life <= HEL_TAKES:
            peril += w[DEATH] * struck
        return peril

    def value_lives(self, loose: bool) -> float:
        """Return the peril of all gods' lives, with Fenrir at his place or at the given one."""
        s = self.s
        peril: float = 0.0
        for slot in range(s.players):
            peril += self.value_life(slot, s.life[slot], loose)
        if loose:
            peril += self.weights[LOOSE] * self.chance_to_come(FENRIR, 1)
            if s.is_supported(FENRIR):
                peril += self.weights[RIDDEN] * self.chance_to_come(FENRIR, 1)
        return peril + self.weights[LOST_TURN] * self.omens.soon[FENRIR]

    # The tree

    def value_devastation(self, count: i64) -> float:
        """Return the peril of this many devastated worlds, which strengthen Fenrir."""
        return self.weights[WILDER] * float(count * count) * self.time

    def value_devastated_world(self, world: i64) -> float:
        """Return the peril of a world whose action cannot be taken."""
        return self.weights[WILD] * USE[world] * self.time

    def value_all_devastation(self) -> float:
        peril = self.value_devastation(WALL - self.s.wall)
        for world in list_bits(self.s.devastated):
            peril += self.value_devastated_world(world)
        return peril

    def would_devastate(self, world: i64, by: i64) -> bool:
        """Return whether this enemy would devastate the world by coming there."""
        s = self.s
        if s.is_devastated(world):
            return False
        for enemy in range(ON_BOARD):
            if enemy != by and s.where[enemy] == world:
                return True
        return False

    def value_dooms(self) -> float:
        """Return the peril of worlds that the next awakenings would devastate."""
        s = self.s
        omens = self.omens
        dooms: float = 0.0
        for enemy in (SURT, HEL):
            above = find_world_above(s.where[enemy], s.turned)
            if above != NONE and self.would_devastate(above, enemy):
                dooms += omens.later[enemy]
        if not self.loose and self.would_devastate(ASGARD, FENRIR):
            dooms += omens.later[FENRIR]
        for slot in range(s.players):
            if self.would_devastate(s.at[slot], LOKI):
                dooms += omens.now_by[slot * ENEMY + LOKI] + 0.4 * omens.next_by[slot * ENEMY + LOKI]
        return self.weights[DOOMED] * dooms

    def value_jotun(self, jotun: i64) -> float:
        """Return the peril of one active jotun; riders count with the enemy they ride."""
        w = self.weights
        peril: float = w[JOTUN_OUT]
        if JOTUN_KIND[jotun] == BESIEGES:
            peril += w[SIEGE] * USE[JOTUN_OBJECT[jotun]]
        elif JOTUN_KIND[jotun] == BLOCKS:
            peril += w[BLOCK]
        return peril * self.time

    def value_jotnar(self) -> float:
        s = self.s
        peril = self.value_track(PAWNS, LOKI, s.pawns)
        for jotun in list_bits(s.jotnar):
            peril += self.value_jotun(jotun)
        return peril

    # What helps

    def value_heroes(self, count: i64) -> float:
        """Return the value of this many heroes; each counts less than the one before."""
        if self.s.is_blocked(HEROES):
            return 0.5 * self.weights[HERO] * self.time * float(count)
        return self.weights[HERO] * self.time * (float(count) - 0.04 * float(count * count))

    def value_elves(self, count: i64) -> float:
        worth: float = self.weights[ELF] * self.time * (float(count) - 0.06 * float(min(8, count) * min(8, count)))
        return 0.5 * worth if self.s.is_blocked(ELVES) else worth

    def value_dice(self, count: i64) -> float:
        worth: float = self.weights[DIE] * self.time * (float(count) - 0.06 * float(min(8, count) * min(8, count)))
        return 0.5 * worth if self.s.is_blocked(VANIR) else worth

    def value_artifact(self, artifact: i64) -> float:
        worth: float = self.weights[CRAFT] * self.time * TOOL[artifact]
        return 0.5 * worth if self.s.is_blocked(ARTIFACTS) else worth

    def value_means(self) -> float:
        """Return the value of all means at hand against what is to come."""
        s = self.s
        worth = self.value_heroes(s.valhalla)
        for slot in range(s.players):
            worth += self.value_elves(s.elves[slot]) + self.value_dice(s.dice[slot])
            for artifact in list_bits(s.artifacts[slot]):
                worth += self.value_artifact(artifact)
            if s.house.hard and s.gods[slot] != NONE:
                worth += self.weights[CALLING] * self.time * GIFTED[s.gods[slot]]
        return worth

    def value_total(self) -> float:
        peril: float = 0.0
        for part in self.list_parts():
            peril += part
        return peril

    def list_parts(self) -> list[float]:
        """Return the parts of the sum: see PARTS."""
        s = self.s
        climbing: float = 0.0
        if s.tale is None or not s.is_slain(SURT):
            climbing += self.value_climb(SURT, s.where[SURT])
        if s.tale is None or not s.is_slain(HEL):
            climbing += self.value_climb(HEL, s.where[HEL])
        climbing += self.value_clash(s.giants, s.where[SURT]) + self.value_clash(s.dead, s.where[HEL])
        return [
            climbing,
            self.value_giants(s.giants, s.muspell),
            self.value_serpent(s.island, s.dead, s.anonymous),
            self.value_lives(self.loose),
            self.value_all_devastation() + self.value_dooms(),
            self.value_jotnar(),
            self.weights[SCHEMER] if s.where[LOKI] != CAGE else 0.0,
            value_quest(s),
            self.weights[TRAIL] * float(self.spaces),
            -self.value_means(),
        ]
