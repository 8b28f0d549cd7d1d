"""What a saving throw promises: how often it averts everything, and what it costs on average."""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

from mypy_extensions import i64

from meadhall.core.agenda import NOBODY, Frame
from meadhall.games.yggdrasil.cards import (
    AMOUNT,
    ANDVARINAUT,
    ASGARD,
    CREATURES,
    DIE,
    DRAUPNIR,
    ELVES,
    FREYIA,
    FREYR,
    GOD_DICE,
    GOD_DIE,
    HEROES,
    MUSPELLHEIM,
    NIFLHEIM,
    NORMAL,
    STRENGTH,
    THOR,
    VANIR,
    VANIR_DIE,
)
from meadhall.games.yggdrasil.dice import left, weapon
from meadhall.games.yggdrasil.rules.creatures import SquirrelAct, WolfFight
from meadhall.games.yggdrasil.rules.deeds import ACT, BLESS, FIGHT, HEAL, Deed
from meadhall.games.yggdrasil.rules.runes import ACT as RUNE_ACT
from meadhall.games.yggdrasil.rules.runes import TRAVEL, Stones
from meadhall.games.yggdrasil.rules.throw import NO_THROW, Heroes, Throw
from meadhall.games.yggdrasil.state import Yggdrasil

DANGEROUS = (ASGARD, NIFLHEIM, MUSPELLHEIM)
WOLVES = CREATURES.index("gerifreki")
SIDES = 6
SURE = 1e-9       # what adding up chances may be off by


class Odds(NamedTuple):
    """Risks to be faced, how often nothing of them is left, and how much life they cost on average."""

    risks: int
    clear: float
    loss: float

    def plain(self) -> dict[str, Any]:
        """In whole per cent and tenths of a point; 0, 100 and no loss are kept for what is certain."""
        return {"risks": self.risks, "clear": percent(self.clear), "loss": tenths(self.loss)}


def percent(chance: float) -> int:
    if chance < SURE or chance > 1 - SURE:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def tenths(loss: float) -> float:
    return 0.0 if loss < SURE else max(0.1, round(loss, 1))


def succeeds(symbols: i64, kind: i64, again: bool) -> float:
    """How often one die succeeds; with a ring that throws a failed one again."""
    good = sum(count for face, count in enumerate(DIE[kind]) if symbols >> face & 1)
    fails = 1 - good / SIDES
    return 1 - fails * fails if again else 1 - fails


def left_over(s: Yggdrasil, slot: i64, risks: i64, god_failed: bool, failed: i64) -> i64:
    """What elves, Freyia's heroes and Freyr's pairs leave of the risks after a throw with these failed dice."""
    elves = 0 if s.blocked(ELVES) else s.elves[slot]
    used = 0
    if risks > 0 and god_failed and elves:
        used = 1
        risks -= 2 if s.has_power(slot, THOR) else 1
    turned = max(0, min(risks, failed, elves - used))
    risks -= turned
    if s.has_power(slot, FREYIA) and not s.blocked(HEROES):
        risks -= s.valhalla
    if s.has_power(slot, FREYR):
        risks -= (s.elves[slot] - used - turned) // 2
    return max(0, risks)


def throwing(s: Yggdrasil, slot: i64, risks: i64, dice: i64) -> Odds:
    """YG-RISK-03, YG-RISK-06. The odds with so many Vanir dice, the own elves spent as needed; helpers come on top."""
    risks = max(0, risks)
    god = not s.blocked(GOD_DICE)
    hit = succeeds(s.god_symbols[slot], GOD_DIE, s.has(slot, DRAUPNIR)) if god else 0.0
    each = succeeds(s.vanir_symbols[slot], VANIR_DIE, s.has(slot, ANDVARINAUT))
    clear = loss = 0.0
    for success, weight in ((True, hit), (False, 1 - hit)):
        averted = (2 if s.has_power(slot, THOR) else 1) if success else 0
        for good in range(dice + 1):
            chance = weight * comb(dice, good) * each ** good * (1 - each) ** (dice - good)
            rest = left_over(s, slot, risks - averted - good, god and not success, dice - good)
            clear += chance if rest == 0 else 0.0
            loss += chance * float(rest)
    return Odds(risks, clear, loss)


def refraining(s: Yggdrasil, slot: i64, risks: i64) -> Odds:
    rest = left_over(s, slot, risks, False, 0)
    return Odds(risks, float(rest == 0), float(rest))


def facing(s: Yggdrasil, slot: i64, risks: i64) -> Odds:
    """With all the Vanir dice at hand and no hero."""
    return throwing(s, slot, risks, 0 if s.blocked(VANIR) else s.dice[slot])


def fighting(s: Yggdrasil, slot: i64, foe: i64, bonus: i64) -> Odds:
    return facing(s, slot, s.power_of(foe) - weapon(s, slot, foe) - bonus)


def acting(s: Yggdrasil, slot: i64, world: i64, strength: i64) -> Odds | None:
    return facing(s, slot, STRENGTH[world][strength]) if world in DANGEROUS else None


def of_move(s: Yggdrasil, frame: Frame, move: i64) -> Odds | None:
    """The odds of an answer that leads into risks; None: it does not."""
    slot = frame.seat
    if isinstance(frame, Throw):
        return refraining(s, slot, left(s)) if move == NO_THROW else throwing(s, slot, left(s), move)
    if isinstance(frame, Heroes):
        return facing(s, slot, left(s) - move)
    if isinstance(frame, WolfFight):
        return fighting(s, slot, move - FIGHT, AMOUNT[WOLVES]) if move >= FIGHT else None
    if isinstance(frame, Stones):
        world = move - RUNE_ACT
        there = RUNE_ACT <= move < TRAVEL and not s.is_devastated(world)
        return acting(s, slot, world, NORMAL) if there else None
    if FIGHT <= move < BLESS:
        return fighting(s, slot, move - FIGHT, 0)
    return acting(s, slot, s.at[slot], move - ACT) if ACT <= move < HEAL else None


def odds(s: Yggdrasil) -> dict[str, Any]:
    """By answer, for everybody to talk about before the one who is asked commits."""
    if not s.agenda or s.agenda[-1].seat == NOBODY:
        return {}
    frame = s.agenda[-1]
    if not isinstance(frame, (Throw, Heroes, WolfFight, SquirrelAct, Deed, Stones)):
        return {}
    found = {frame.text(s, move): of_move(s, frame, move) for move in frame.options(s)}
    return {text: one.plain() for text, one in found.items() if one is not None}
