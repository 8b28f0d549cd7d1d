"""The windows for Feats and cards in a combat: one after another, each Hero asked in turn until all have passed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count, DefeatEnemies
from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.games.trudvang.cards import contains
from meadhall.games.trudvang.feat_steps import OnEnemy
from meadhall.games.trudvang.feats import (
    ATTACK,
    BLOCK,
    CANCELS,
    COST,
    EFFECTS,
    FAST,
    FEATS,
    FOR_ANYONE,
    INSTANT,
    KEYWORD,
    SHIELDS,
    TYPE,
)
from meadhall.games.trudvang.fight import TRIGGERED
from meadhall.games.trudvang.notation import effect_text
from meadhall.games.trudvang.rules.acting import use_effect
from meadhall.games.trudvang.rules.blows import attacker_name, loss
from meadhall.games.trudvang.rules.effects import effect_type, effects_in, is_mandatory
from meadhall.games.trudvang.rules.enemies import prey
from meadhall.games.trudvang.rules.hired import USED_BY_HIRED, hired_barred, hired_places, use_hired
from meadhall.games.trudvang.rules.layout import nearly_full_feats
from meadhall.games.trudvang.rules.snares import can_snare
from meadhall.games.trudvang.rules.standing import fight_in, is_on, is_over, next_hero
from meadhall.games.trudvang.rules.using import use_feat
from meadhall.games.trudvang.state import Trudvang

PLAN_WINDOW: Final = 0  # planning step 1
SKILL_WINDOW: Final = 1  # resolution step 2
ABILITY_WINDOW: Final = 2  # an ability was triggered
DEFEND_WINDOW: Final = 3  # an attack is about to land
ATTACK_WINDOW: Final = 4  # resolution step 4
ITEM_WINDOW: Final = 5  # resolution step 5
DUE: Final[list[str]] = [
    "TL-COMBAT-PLAN-02",
    "TL-COMBAT-RES-02",
    "TL-COMBAT-RES-10",
    "TL-COMBAT-RES-10",
    "TL-COMBAT-RES-08",
    "TL-COMBAT-RES-09",
]
ASKS: Final[list[str]] = ["plan", "skills", "ability", "defend", "attacks", "items"]
CARDS: Final[list[list[str]]] = [
    ["instant"],
    ["fast"],
    ["ability_triggered"],
    ["attack_revealed", "defending"],
    ["attack_step"],
    ["item_step"],
]
TYPED: Final[list[list[str]]] = [
    [],
    ["", "skill"],
    ["", "skill"],
    ["", "skill", "block"],
    ["", "skill", "attack"],
    ["", "skill"],
]

PASS: Final = 0
FEAT: Final = 1  # plus its place
HIRED: Final = 32  # plus its place
CARD: Final = 1000  # plus the ident of the effect


class OpenWindow(Onward):
    """TL-COMBAT-PLAN-02, TL-COMBAT-RES-02, TL-COMBAT-RES-08, TL-COMBAT-RES-09. Begin a step in which Heroes can use
    Feats and cards, unless the combat is over.
    """

    window: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if not is_over(s):
            s.do(Window(fight_in(s).heroes[0], self.window, 0))


class Window(Question):
    """TL-COMBAT-PLAN-02, TL-COMBAT-PLAN-18, TL-COMBAT-RES-02, TL-COMBAT-RES-08, TL-COMBAT-RES-09, TL-COMBAT-RES-10,
    TL-COMBAT-RES-19, TL-FEAT-10, TL-FEAT-11, TL-FEAT-12, TL-FEAT-14, TL-FEAT-15, TL-FEAT-16, TL-FEAT-18, TL-CARD-06,
    TL-CARD-09, TL-CARD-12, TL-GLOSS-14, TL-GLOSS-15, TL-GLOSS-17, TL-GEN-11, TL-SOLO-09, TL-SOLO-23. A Hero uses a Feat
    or a card that fits this moment, or passes; the window closes when all have passed since the last use. Mandatory
    ones are used before it closes.
    """

    ask: ClassVar[str] = "combat.use"
    window: i64
    passes: i64

    def due(self, s: Trudvang) -> str:
        return DUE[self.window]

    def closed(self, s: Trudvang) -> bool:
        """Return whether the combat is over, or the thing to answer is gone."""
        if is_over(s):
            return True
        if self.window not in (ABILITY_WINDOW, DEFEND_WINDOW):
            return False
        blow = fight_in(s).blow()
        if not is_on(s, blow) or blow.missed:
            return True
        return self.window == ABILITY_WINDOW and blow.ability != TRIGGERED

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        if self.closed(s):
            return found
        fight = fight_in(s)
        found.append(PASS)
        if not contains(fight.heroes, self.seat):
            return found
        for at in range(len(fight.feats[self.seat])):
            if not barred_by(s, self.seat, at, self.window):
                found.append(FEAT + at)
        for at in hired_places(s, self.seat):
            if not hired_at(s, self.seat, at, self.window):
                found.append(HIRED + at)
        must = False
        for effect in cards_in(s, self.seat, self.window):
            found.append(CARD + effect)
            must = must or is_mandatory(s, effect)
        if must and self.passes + 1 >= len(fight.heroes):
            found.pop(0)  # a Hero has to use it now
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        fight = fight_in(s)
        found: list[i64] = [PASS]
        if self.seat in fight.heroes:
            found.extend([FEAT + at for at in range(len(fight.feats[self.seat]))])
            found.extend([HIRED + at for at in hired_places(s, self.seat)])
        return list(dict.fromkeys([*self.options(s), *found]))

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        if move == PASS:
            return "TL-GLOSS-17"
        if move >= HIRED:
            return hired_at(s, self.seat, move - HIRED, self.window)
        return barred_by(s, self.seat, move - FEAT, self.window)

    def text(self, s: Trudvang, move: i64) -> str:
        if move == PASS:
            return "pass"
        if move >= CARD:
            return "use " + effect_text(s, move - CARD)
        if move >= HIRED:
            return "hire " + FEATS[s.hired_feats[move - HIRED]]
        return "play " + FEATS[fight_in(s).feats[self.seat][move - FEAT]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        seat = self.seat
        if move == PASS:
            passes = self.passes + (1 if contains(fight.heroes, seat) else 0)  # a Hero who has left has no voice
            if passes < len(fight.heroes):
                s.do(Window(next_hero(fight, seat), self.window, passes))
            return
        s.do(Window(seat, self.window, 0))
        if move >= CARD:
            s.do_all(use_effect(s, seat, move - CARD))
        elif move >= HIRED:
            s.do_all(use_hired(s, seat, move - HIRED))
        else:
            s.do_all(use_feat(s, seat, move - FEAT))

    def about(self, s: Trudvang) -> dict[str, Any]:
        told: dict[str, Any] = {"window": ASKS[self.window]}
        if self.window in (ABILITY_WINDOW, DEFEND_WINDOW):
            blow = fight_in(s).blow()
            told.update(unit=attacker_name(s, blow), count=loss(s, blow))
        return told


# Which Feats


def barred_by(s: Trudvang, seat: i64, at: i64, window: i64) -> str:
    """TL-FEAT-03, TL-FEAT-13. Return why a laid-out Feat cannot be used in this window: not active, used, or the wrong
    time.
    """
    fight = fight_in(s)
    if not fight.is_full(seat, at):
        return "TL-FEAT-03"
    if fight.used[seat][at] and not fight.left[seat][at]:
        return "TL-FEAT-13"
    if fight.blows and seat * 16 + at in fight.blow().used:
        return "TL-FEAT-13"
    return is_untimely(s, seat, fight.feats[seat][at], window)


def hired_at(s: Trudvang, seat: i64, at: i64, window: i64) -> str:
    """TL-SOLO-23. Return the rule against using a hired-hand Feat now, "" if none: it needs no full slots, but the
    right time.
    """
    fight = fight_in(s)
    if fight.blows and USED_BY_HIRED + at in fight.blow().used:
        return "TL-FEAT-13"
    return hired_barred(s, at) or is_untimely(s, seat, s.hired_feats[at], window)


def is_untimely(s: Trudvang, seat: i64, feat: i64, window: i64) -> str:
    """TL-FEAT-07, TL-FEAT-10, TL-FEAT-11, TL-FEAT-12, TL-FEAT-18, TL-COMBAT-RES-05. Return why a Feat does not fit the
    time by its type and keyword, or lacks a requirement.
    """
    if window == PLAN_WINDOW or KEYWORD[feat] == INSTANT:
        return "TL-FEAT-17" if KEYWORD[feat] == INSTANT else "TL-FEAT-10"
    if s.hp[seat] < COST[feat]:
        return "TL-FEAT-07"
    answers = window in (ABILITY_WINDOW, DEFEND_WINDOW)
    if TYPE[feat] == BLOCK:
        return block_barred(s, seat, feat, window)
    if TYPE[feat] == ATTACK:
        early = window == SKILL_WINDOW and KEYWORD[feat] == FAST
        return "" if early or window == ATTACK_WINDOW else "TL-FEAT-11"
    if CANCELS[feat]:
        return "" if window == ABILITY_WINDOW else "TL-GLOSS-03"
    if SHIELDS[feat]:
        return "" if answers else "TL-COMBAT-RES-05"
    return is_aimless(s, seat, feat)


def block_barred(s: Trudvang, seat: i64, feat: i64, window: i64) -> str:
    """TL-FEAT-12, TL-COMBAT-RES-20. Return why a Block cannot be used: it answers an attack on its user, or on any Hero
    if it says so; one that cancels an ability can come before it.
    """
    if window != DEFEND_WINDOW and not (window == ABILITY_WINDOW and CANCELS[feat]):
        return "TL-FEAT-12"
    if fight_in(s).blow().defender == seat:
        return ""
    return "" if FOR_ANYONE[feat] else "TL-COMBAT-RES-20"


def is_aimless(s: Trudvang, seat: i64, feat: i64) -> str:
    """TL-COMBAT-RES-22, TL-GLOSS-08. Return the rule against a Skill that lacks the target it
    needs; "" if it has one.
    """
    for step in EFFECTS[feat]:
        if step.verb == "skip_attack":
            if not can_snare(s, 1, 1):
                return "TL-COMBAT-RES-22"
        elif isinstance(step, OnEnemy) and step.aim != "this":
            if not can_snare(s, 1 if step.not_boss else 0, 0):
                return "TL-COMBAT-RES-22"
        elif isinstance(step, DefeatEnemies):
            if not prey(s, fight_in(s).place, -1, step.max_health, 1 if step.not_boss else 0):
                return "TL-GLOSS-08"
        elif isinstance(step, Count) and step.verb == "make_active" and not nearly_full_feats(s, seat, step.n.number):
            return "TL-FEAT-03"
    return ""


# Which cards


def cards_in(s: Trudvang, seat: i64, window: i64) -> list[i64]:
    """TL-CARD-04, TL-CARD-10, TL-CARD-11, TL-CARD-12, TL-CARD-20, TL-GLOSS-02. Return the effects of cards that fit a
    window and can be paid: by their own time, or by their type (one without a type like a Skill).
    """
    found: list[i64] = []
    saga = s.house.saga
    if not saga.reacting:
        saga.reacting = [[saga.acting_at(name) for name in names] for names in CARDS]
    for acting in saga.reacting[window]:
        if acting.sieve:
            found.extend(effects_in(s, seat, acting))
    typed = TYPED[window]
    if typed and saga.fighting.sieve:
        for effect in effects_in(s, seat, saga.fighting):
            kind = effect_type(s, effect)
            if kind in typed and not (kind == "block" and is_only_for_user(s, effect) and not defends(s, seat)):
                found.append(effect)
    return found


def defends(s: Trudvang, seat: i64) -> bool:
    return fight_in(s).blow().defender == seat


def is_only_for_user(s: Trudvang, effect: i64) -> bool:
    """TL-COMBAT-RES-20. Return whether a Block of a card protects its user alone."""
    for step in s.house.saga.effect(effect).do.steps:
        if isinstance(step, Count) and step.verb == "block":
            return step.aim in ("", "user")
    return False
