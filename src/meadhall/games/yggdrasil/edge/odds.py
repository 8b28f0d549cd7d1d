"""The odds of a saving throw: the chance to avert everything, and the average cost."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from mypy_extensions import i64

from meadhall.core.agenda import NOBODY, Frame
from meadhall.games.yggdrasil.cards import (
    AMOUNT,
    ANDVARINAUT,
    ASGARD,
    CREATURES,
    DRAUPNIR,
    ELVES,
    FREYIA,
    FREYR,
    GOD_DICE,
    GOD_DIE,
    HEROES,
    MUSPELLHEIM,
    NIFLHEIM,
    NONE,
    NORMAL,
    STRENGTH,
    THOR,
    VANIR,
    VANIR_DIE,
)
from meadhall.games.yggdrasil.dice import (
    MARKED,
    count_averted_by_artifacts,
    count_risks_left,
    count_successes,
    get_kind,
    get_slot,
)
from meadhall.games.yggdrasil.edge import view_types
from meadhall.games.yggdrasil.rules.creatures import SquirrelAct, WolfFight
from meadhall.games.yggdrasil.rules.deeds import ACT, BLESS, ERRAND, FIGHT, HEAL, Deed
from meadhall.games.yggdrasil.rules.dicing import AGAIN, ANDVARINAUT_USED, DONE, DRAUPNIR_USED, REROLL_GOD, Reroll
from meadhall.games.yggdrasil.rules.errands import count_extra_risks, count_fate, find_errand
from meadhall.games.yggdrasil.rules.risks import Pairs
from meadhall.games.yggdrasil.rules.runes import ACT as RUNE_ACT
from meadhall.games.yggdrasil.rules.runes import ERRAND as RUNE_ERRAND
from meadhall.games.yggdrasil.rules.runes import TRAVEL, Stones
from meadhall.games.yggdrasil.rules.throw import NO_THROW, Heroes, LateHeroes, Throw
from meadhall.games.yggdrasil.state import Yggdrasil

DANGEROUS = (ASGARD, NIFLHEIM, MUSPELLHEIM)
WOLVES = CREATURES.index("gerifreki")
SIDES = 6
SURE = 1e-9  # what adding up chances may be off by


class Odds(NamedTuple):
    """The risks, the chance that none is left, and the life they cost on average and at worst."""

    risks: int
    clear: float
    loss: float
    worst: int

    def to_plain(self) -> view_types.Odds:
        """Return whole per cent and tenths of a point; 0, 100 and no loss are used only if certain."""
        return {"risks": self.risks, "clear": round_percent(self.clear), "loss": round_tenths(self.loss)}


class Lying(NamedTuple):
    """Failed dice of the roller on the table, which elves could turn."""

    god: bool
    dice: int


NOTHING = Lying(False, 0)


def round_percent(chance: float) -> int:
    if chance < SURE or chance > 1 - SURE:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def round_tenths(loss: float) -> float:
    return 0.0 if loss < SURE else max(0.1, round(loss, 1))


def chance_of_success(s: Yggdrasil, symbols: i64, kind: i64, again: bool) -> float:
    """Return the chance that one die succeeds, with a ring that throws a failed one again."""
    good = sum(count for face, count in enumerate(s.house.dice[kind]) if symbols >> face & 1)
    fails = 1 - good / SIDES
    return 1 - fails * fails if again else 1 - fails


def count_late_heroes(s: Yggdrasil, slot: i64) -> i64:
    """YG-GOD-FREYIA-01. Return the heroes that Freyia can still use after a throw."""
    return s.valhalla if s.has_power(slot, FREYIA) and not s.is_blocked(HEROES) else 0


def count_risks_after_throw(s: Yggdrasil, slot: i64, risks: i64, god_failed: bool, failed: i64, late: i64) -> i64:
    """Return the risks left after elves, late heroes and Freyr's pairs, for a throw with these failed dice."""
    elves = 0 if s.is_blocked(ELVES) else s.elves[slot]
    used = 0
    if risks > 0 and god_failed and elves:
        used = 1
        risks -= 2 if s.has_power(slot, THOR) else 1
    turned = max(0, min(risks, failed, elves - used))
    risks -= turned + late
    if s.has_power(slot, FREYR):
        risks -= (s.elves[slot] - used - turned) // 2
    return max(0, risks)


def odds_of_throw(
    s: Yggdrasil, slot: i64, risks: i64, god: float | None, dice: i64, each: float, lying: Lying, late: i64
) -> Odds:
    """Return the odds of a god die, or none, and this many Vanir dice that succeed this often, beside failed dice on
    the table.
    """
    clear = loss = 0.0
    worst = 0
    hit = god or 0.0
    for success, weight in ((True, hit), (False, 1 - hit)):
        averted = (2 if s.has_power(slot, THOR) else 1) if success else 0
        failed_god = lying.god or (god is not None and not success)
        for good in range(dice + 1):
            chance = weight * comb(dice, good) * each**good * (1 - each) ** (dice - good)
            rest = count_risks_after_throw(s, slot, risks - averted - good, failed_god, lying.dice + dice - good, late)
            clear += chance if rest == 0 else 0.0
            loss += chance * float(rest)
            worst = max(worst, rest) if chance > 0 else worst
    return Odds(max(0, risks), clear, loss, worst)


def odds_with_dice(s: Yggdrasil, slot: i64, risks: i64, dice: i64, late: i64) -> Odds:
    """YG-RISK-03, YG-RISK-06. Return the odds with this many Vanir dice, with the god's own elves and late heroes spent
    as needed; helpers are not included.
    """
    god = None if s.is_blocked(GOD_DICE) else chance_of_success(s, s.god_symbols[slot], GOD_DIE, s.has(slot, DRAUPNIR))
    each = chance_of_success(s, s.vanir_symbols[slot], VANIR_DIE, s.has(slot, ANDVARINAUT))
    return odds_of_throw(s, slot, max(0, risks), god, dice, each, NOTHING, late)


def odds_of_rethrow(s: Yggdrasil, frame: Reroll, god: bool, marked: bool) -> Odds:
    """YG-ART-DRAUPNIR, YG-ART-ANDVARINAUT, YG-ART-01. Return the odds when the god die or the marked dice are thrown
    again; an unused ring rerolls failed dice.
    """
    slot = frame.seat
    risks = s.risks
    dice = lying_dice = 0
    lying_god = False
    later = not frame.used & ANDVARINAUT_USED and s.has(slot, ANDVARINAUT) and god
    god = god or (marked and not frame.used & DRAUPNIR_USED and s.has(slot, DRAUPNIR) and has_failed_god_die(s, slot))
    for die in s.throw:
        own, vanir, failed = get_slot(die) == slot, get_kind(die) == VANIR_DIE, count_successes(s, die) == 0
        if own and not vanir and god:
            continue
        if own and vanir and (bool(die & MARKED) if marked else later and failed):
            dice += 1
            continue
        risks -= count_successes(s, die)
        lying_dice += 1 if own and vanir and failed else 0
        lying_god = lying_god or (own and not vanir and failed)
    hit = chance_of_success(s, s.god_symbols[slot], GOD_DIE, False) if god else None
    each = chance_of_success(s, s.vanir_symbols[slot], VANIR_DIE, False)
    odds = odds_of_throw(s, slot, risks, hit, dice, each, Lying(lying_god, lying_dice), count_late_heroes(s, slot))
    return odds._replace(risks=count_risks_left(s))


def odds_of_reroll(s: Yggdrasil, frame: Reroll, move: i64) -> Odds:
    """Return the odds with one more die taken up, as if it were thrown again together with the others."""
    if move in (REROLL_GOD, AGAIN, DONE):
        return odds_of_rethrow(s, frame, move == REROLL_GOD, move == AGAIN)
    twin = s.copy()
    twin.throw[frame.find_die(twin, move)] |= MARKED
    return odds_of_rethrow(twin, frame, False, True)


def has_failed_god_die(s: Yggdrasil, slot: i64) -> bool:
    """Return whether the god die of this roller is on the table and has failed."""
    return any(get_slot(die) == slot and get_kind(die) == GOD_DIE and count_successes(s, die) == 0 for die in s.throw)


def odds_without_throw(s: Yggdrasil, slot: i64, risks: i64) -> Odds:
    """YG-GOD-06. Return the odds without a throw, and so without late heroes."""
    rest = count_risks_after_throw(s, slot, risks, False, 0, 0)
    return odds_after_throw(rest)._replace(risks=risks)


def odds_after_throw(risks: i64) -> Odds:
    """Return the certain result after the throw: the risks left are lost."""
    return Odds(risks, float(risks == 0), float(risks), risks)


def odds_with_all_dice(s: Yggdrasil, slot: i64, risks: i64, late: i64) -> Odds:
    """Return the odds with all Vanir dice at hand, and no hero but the late ones."""
    return odds_with_dice(s, slot, risks, 0 if s.is_blocked(VANIR) else s.dice[slot], late)


def odds_with_heroes(s: Yggdrasil, slot: i64, heroes: i64) -> Odds:
    """YG-RISK-02, YG-RISK-12, YG-GOD-06. Return the odds with this many heroes before the throw; if no die can be
    thrown, this is the last chance.
    """
    throws = not s.is_blocked(GOD_DICE) or (s.dice[slot] > 0 and not s.is_blocked(VANIR))
    return odds_with_all_dice(
        s, slot, count_risks_left(s) - heroes, max(0, count_late_heroes(s, slot) - heroes) if throws else 0
    )


def odds_of_fight(s: Yggdrasil, slot: i64, foe: i64, bonus: i64) -> Odds:
    risks = (
        s.find_power(foe)
        + count_extra_risks(s, slot, foe)
        - count_averted_by_artifacts(s, slot, foe)
        - bonus
        - count_fate(s, slot, foe)
    )
    return odds_with_all_dice(s, slot, risks, count_late_heroes(s, slot))


def odds_of_saga_action(s: Yggdrasil, slot: i64, number: i64, world: i64) -> Odds | None:
    """YG-BOOK-10. Return the odds of a saga action, if it has risks."""
    action = find_errand(s, number)
    risks = action.risks.evaluate(s, slot, world, NONE) if action is not None else 0
    return odds_with_all_dice(s, slot, risks, count_late_heroes(s, slot)) if risks > 0 else None


def odds_of_action(s: Yggdrasil, slot: i64, world: i64, strength: i64) -> Odds | None:
    return (
        odds_with_all_dice(s, slot, STRENGTH[world][strength], count_late_heroes(s, slot))
        if world in DANGEROUS
        else None
    )


def of_move(s: Yggdrasil, frame: Frame, move: i64) -> Odds | None:
    """Return the odds of an answer that leads to risks; None if it does not."""
    slot = frame.seat
    if isinstance(frame, Throw):
        if move == NO_THROW:
            return odds_without_throw(s, slot, count_risks_left(s))
        return odds_with_dice(s, slot, count_risks_left(s), move, count_late_heroes(s, slot))
    if isinstance(frame, Reroll):
        return odds_of_reroll(s, frame, move)
    if isinstance(frame, (LateHeroes, Pairs)):
        return odds_after_throw(count_risks_left(s) - move)
    if isinstance(frame, Heroes):
        return odds_with_heroes(s, slot, move)
    if isinstance(frame, WolfFight):
        return odds_of_fight(s, slot, move - FIGHT, AMOUNT[WOLVES]) if move >= FIGHT else None
    if isinstance(frame, Stones) and move >= RUNE_ERRAND:
        return odds_of_saga_action(s, slot, (move - RUNE_ERRAND) // 9, (move - RUNE_ERRAND) % 9)
    if isinstance(frame, Stones):
        world = move - RUNE_ACT
        there = RUNE_ACT <= move < TRAVEL and not s.is_devastated(world)
        return odds_of_action(s, slot, world, NORMAL) if there else None
    if move >= ERRAND:
        return odds_of_saga_action(s, slot, move - ERRAND, s.at[slot])
    if FIGHT <= move < BLESS:
        return odds_of_fight(s, slot, move - FIGHT, 0)
    return odds_of_action(s, slot, s.at[slot], move - ACT) if ACT <= move < HEAL else None


def list_odds(s: Yggdrasil) -> dict[str, Odds]:
    """Return odds by answer, for all players to discuss before the asked one answers."""
    if not s.agenda or s.agenda[-1].seat == NOBODY:
        return {}
    frame = s.agenda[-1]
    if not isinstance(frame, (Throw, Heroes, Reroll, Pairs, WolfFight, SquirrelAct, Deed, Stones)):
        return {}
    found = {frame.text(s, move): of_move(s, frame, move) for move in frame.options(s)}
    return {text: one for text, one in found.items() if one is not None}
