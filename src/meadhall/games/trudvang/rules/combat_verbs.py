"""The combat verbs of the Book of Sagas: effects of Items, Companions, Personalities and abilities in a combat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count, Damage, OfWord, Step
from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.cards import KINDS, bits
from meadhall.games.trudvang.feat_steps import Attack, Marked, OnEnemy
from meadhall.games.trudvang.feats import (
    DAZE,
    DISARM,
    EVERY_UNIT,
    EVERYTHING,
    FEATS,
    IGNORE_DEFENCE,
    IS_ATTACK,
    KILL_CP,
    KILL_HEALTH,
    SURPLUS,
    TYPE,
    TYPES,
)
from meadhall.games.trudvang.fight import BROKEN_OFF, EMPTY
from meadhall.games.trudvang.rules.blows import add_block, cancel_ability, miss_blow, shield
from meadhall.games.trudvang.rules.enemy_turn import take
from meadhall.games.trudvang.rules.foretell import FEAT_DECK, SINK, show
from meadhall.games.trudvang.rules.layout import MakeActive, return_miss
from meadhall.games.trudvang.rules.planning import DrawFeats, draw_more, fill_slots, spots
from meadhall.games.trudvang.rules.runes import DrawRunes
from meadhall.games.trudvang.rules.snares import WHOLE_GROUP, change_all, snare
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.rules.strikes import DamageUnit, attack, damage_all
from meadhall.games.trudvang.rules.who import amount, find_place, place_of_party
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, Trudvang


def number_of(s: Trudvang, step: Count, scene: Scene) -> i64:
    return amount(s, step.n, scene.user, place_of_party(s, scene))


# Damage to Enemies


def strike(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-FEAT-11, TL-GLOSS-04, TL-GLOSS-07, TL-GLOSS-24, TL-COMBAT-RES-23, TL-CARD-11. An Attack of the user, or a
    deal, which is none: its printed value, doubled if an effect says so, then additions.
    """
    flags = flags_of(step)
    if not isinstance(step, Attack):
        return attack(s, scene.user, number_of(s, step, scene), step.times, flags, 0, 0, 0)
    alone = fight_in(s).feats_used(scene.user) + len(bits(s.hired_used)) <= 1  # this one counts already
    return attack(
        s,
        scene.user,
        number_of(s, step, scene),
        step.times,
        flags,
        step.alone if alone else 0,
        step.damaged,
        step.cripple,
    )


def flags_of(step: Count) -> i64:
    """Return the special properties of an Attack."""
    flags: i64 = IS_ATTACK if step.verb == "attack" else 0
    flags |= (IGNORE_DEFENCE if step.ignore_defence else 0) | (SURPLUS if step.spread else 0)
    if isinstance(step, Attack):
        flags |= (EVERY_UNIT if step.each else 0) | (DAZE if step.daze else 0) | (DISARM if step.disarm else 0)
        flags |= (KILL_CP if step.kill == "cp" else 0) | (KILL_HEALTH if step.kill == "health" else 0)
    return flags


def damage_units(s: Trudvang, step: Damage, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-COMBAT-RES-23. Deal damage that DEF does not reduce."""
    place = find_place(s, step.place, scene)
    n = amount(s, step.n, scene.user, place)
    if step.each:
        return damage_all(s, place, n, scene.user)
    asked = scene.user if scene.user != NO_HERO else s.shared()
    frames: list[Frame] = [DamageUnit(asked, place, n, scene.user)]
    return frames


# The present attack


def block(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-01, TL-COMBAT-RES-20."""
    fight = fight_in(s)
    if fight.blows and (step.aim in ("defender", "anyone") or fight.blow().defender == scene.user):
        add_block(s, scene.user, EVERYTHING if step.n.name == "all" else number_of(s, step, scene))
    return []


def take_damage(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-18, TL-GLOSS-20."""
    return take(s, number_of(s, step, scene), step.times) if fight_in(s).blows else []


def change_attack(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-03, TL-GLOSS-16, TL-GLOSS-20. Miss, cancel, redirect, double."""
    fight = fight_in(s)
    if not fight.blows:
        return []
    if step.verb == "enemy_misses":
        miss_blow(s)
    elif isinstance(step, OfWord):
        if step.word == "ability":
            cancel_ability(s)
        else:
            fight.blow().cancelled = 1
    elif isinstance(step, Count):
        fight.blow().times = number_of(s, step, scene)
    elif heroes and heroes[0] in fight.heroes:
        shield(s, heroes[0])
    return []


# Changes for the combat


def change_hero(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-05, TL-GLOSS-07. Change Attacks or Blocks of Heroes, or allow DARK runes."""
    fight = fight_in(s)
    n = number_of(s, step, scene)
    for seat in heroes:
        if step.verb == "multiply_attack":
            fight.multiply[seat] = n
        elif step.verb == "modify_attack":
            fight.attack[seat] += n
            s.tell_count("deal-more", seat, n)
        elif step.verb == "modify_block":
            fight.block[seat] += n
        else:
            fight.dark[seat] += n
    return []


def change_enemy(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-19, TL-STATUS-12. Change this attack, or a unit, a group or all for the combat; DEF has no present
    attack, so its `this` is a unit.
    """
    fight = fight_in(s)
    n = number_of(s, step, scene)
    of_attack = step.verb == "modify_enemy_attack"
    if of_attack and step.aim in ("", "this"):
        if fight.blows:
            fight.blow().more += n
        return []
    more_attack: i64 = n if of_attack else 0
    more_defence: i64 = 0 if of_attack else n
    if step.aim == "all":
        change_all(s, more_attack, more_defence)
        return []
    count: i64 = WHOLE_GROUP if step.aim == "group" else 1
    not_boss: i64 = 1 if isinstance(step, OnEnemy) and step.not_boss else 0
    return snare(user_of(scene, heroes), more_attack, more_defence, 0, not_boss, count)


def user_of(scene: Scene, heroes: list[i64]) -> i64:
    return scene.user if scene.user != NO_HERO else heroes[0]


def skip(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ENEMY-02. Units that do not attack in this combat; a Boss cannot be held."""
    n = number_of(s, step, scene)
    defence: i64 = step.defence if isinstance(step, OnEnemy) else 0
    return snare(user_of(scene, heroes), 0, defence, 1, 1, n) if n > 0 else []


# Feats and runes


def change_layout(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-FEAT-03, TL-COMBAT-PLAN-17, TL-GEN-08, TL-COMBAT-PLAN-12, TL-FEAT-06, TL-FEAT-17, TL-MISS-01. Draw more Feats
    or runes, move runes back from the Miss track or to another slot, make a Feat active.
    """
    frames: list[Frame] = []
    n = number_of(s, step, scene)
    for seat in heroes:
        if step.verb == "make_active":
            frames.append(MakeActive(seat, n))
        elif step.verb == "draw_feats":
            frames.append(DrawFeats(seat, n))
        elif step.verb == "draw_runes":
            frames.extend(draw_more(seat, n))
        elif step.verb == "return_miss":
            frames.extend(return_miss(s, seat, n, isinstance(step, Marked) and step.dark))
        else:
            frames.append(MoveRune(seat, n))
    return frames


def redraw(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-02. Put back this many of the runes just drawn and draw as many again, in a test or a combat."""
    n = number_of(s, step, scene)
    frames: list[Frame] = []
    for seat in heroes:
        count = min(n, sum(s.drawn[seat]))
        if count:
            frames.append(PutBack(seat, count, []))
    return frames


def reuse(s: Trudvang, step: OfWord, scene: Scene, heroes: list[i64]) -> list[Frame]:
    frames: list[Frame] = []
    for seat in heroes:
        frames.append(ReuseFeat(seat, TYPES.index(step.word)))
    return frames


def sink_feat(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-02. Lockpicks and Lies: show the next Feats, and put one to the bottom."""
    frames: list[Frame] = []
    for seat in heroes:
        frames.extend(show(s, seat, FEAT_DECK, number_of(s, step, scene), seat, SINK))
    return frames


def end_combat(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-02. Stop the combat, without XP."""
    fight_in(s).step = BROKEN_OFF
    return []


class PutBack(Question):
    """TL-GEN-02. The player picks the runes to put back; then as many are drawn."""

    ask: ClassVar[str] = "rune.redraw"
    rule: ClassVar[str] = "TL-GEN-02"
    left: i64
    back: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in range(6):
            if s.drawn[self.seat][kind] > self.back.count(kind):
                found.append(kind)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "return " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        back = [*self.back, move]
        if self.left > 1:
            s.do(PutBack(self.seat, self.left - 1, back))
            return
        for kind in back:
            s.drawn[self.seat][kind] -= 1
            s.bags[self.seat][kind] += 1
        s.do(DrawRunes(self.seat, len(back)))


class MoveRune(Question):
    """TL-FEAT-06, TL-FEAT-17, TL-GEN-02. Move a rune on a Feat to another slot that fits it, or decline."""

    ask: ClassVar[str] = "rune.move"
    rule: ClassVar[str] = "TL-FEAT-06"
    left: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        rows = fight_in(s).slots[self.seat]
        for at in range(len(rows)):
            for slot in range(len(rows[at])):
                if rows[at][slot] != EMPTY:
                    for spot in spots(s, self.seat, rows[at][slot]):
                        found.append((at * 8 + slot) * 128 + spot)
        if found:
            found.append(ENOUGH)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        if move == ENOUGH:
            return "enough"
        return f"move {self.spot(s, move // 128)} {self.spot(s, move % 128)}"

    def spot(self, s: Trudvang, spot: i64) -> str:
        return f"{FEATS[fight_in(s).feats[self.seat][spot // 8]]}.{spot % 8 + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO or move == ENOUGH:
            return
        fight = fight_in(s)
        rows = fight.slots[self.seat]
        start = move // 128
        goal = move % 128
        rows[goal // 8][goal % 8] = rows[start // 8][start % 8]
        rows[start // 8][start % 8] = EMPTY
        if self.left > 1:
            s.do(MoveRune(self.seat, self.left - 1))
        s.do_all(fill_slots(s, fight, self.seat, goal // 8))


ENOUGH: Final = -2


class ReuseFeat(Question):
    """TL-FEAT-13, TL-GEN-02. Allow a used Feat of a type once more in this combat."""

    ask: ClassVar[str] = "feat.reuse"
    rule: ClassVar[str] = "TL-FEAT-13"
    type: i64

    def options(self, s: Trudvang) -> list[i64]:
        fight = fight_in(s)
        found: list[i64] = []
        for at in range(len(fight.feats[self.seat])):
            spent = fight.used[self.seat][at] > 0 and fight.left[self.seat][at] == 0
            if spent and TYPE[fight.feats[self.seat][at]] == self.type:
                found.append(at)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "again " + FEATS[fight_in(s).feats[self.seat][move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            fight_in(s).left[self.seat][move] = 1


def redirect(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """Give the pending loss, or else the present attack, to another Hero."""
    if s.stakes and heroes:
        s.stakes[-1][1] = heroes[0]
        return []
    return [] if s.fight is None else change_attack(s, step, scene, heroes)
