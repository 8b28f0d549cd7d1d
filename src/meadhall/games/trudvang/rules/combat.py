"""A combat from its first Feat to its last rune: the order of steps, and its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward
from meadhall.games.trudvang.fight import ATTACKS, BROKEN_OFF, ENEMIES, ITEMS, SKILLS, TRACKS, new_fight
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.rules.effects import end_of_combat
from meadhall.games.trudvang.rules.enemy_turn import EnemyTurn
from meadhall.games.trudvang.rules.growth import due_level_ups, gain_xp
from meadhall.games.trudvang.rules.hooks import hooks_in_fight
from meadhall.games.trudvang.rules.leaving import clear_layout
from meadhall.games.trudvang.rules.planning import LayOut, PlanRound
from meadhall.games.trudvang.rules.standing import fight_in, is_over
from meadhall.games.trudvang.rules.triggers import Track, backlash
from meadhall.games.trudvang.rules.windows import ATTACK_WINDOW, ITEM_WINDOW, PLAN_WINDOW, SKILL_WINDOW, OpenWindow
from meadhall.games.trudvang.state import Trudvang

COMBAT_XP: Final = 1


class Combat(Onward):
    """TL-COMBAT-PLAN-01, TL-COMBAT-RES-15, TL-ENGAGE-01. All Heroes of a place against all its Enemies: planning once, then one pass of the five steps."""

    place: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        heroes = s.party(self.place)
        if not heroes or not s.enemies_at(self.place):
            return
        s.fight = new_fight(self.place, s.players, heroes)
        if s.log is not None:
            s.say("combat", {"place": place_text(s, self.place)})
        s.do_all(
            [
                *hooks_in_fight(s, "combat_start"),
                OpenWindow(PLAN_WINDOW),
                LayOut(),
                PlanRound(),
                Step(TRACKS),
                Step(SKILLS),
                Step(ENEMIES),
                Step(ATTACKS),
                Step(ITEMS),
                EndCombat(),
            ]
        )


class Step(Onward):
    """TL-COMBAT-RES-01, TL-COMBAT-RES-02, TL-COMBAT-RES-04, TL-COMBAT-RES-08, TL-COMBAT-RES-09, TL-COMBAT-RES-12, TL-COMBAT-RES-16. The steps of the resolution: Miss tracks, Skills and Fast Attacks, the Enemies, Attacks, Items; none when the combat is over."""

    step: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if is_over(s):
            return
        fight = fight_in(s)
        fight.step = self.step
        if self.step == TRACKS:
            frames: list[Frame] = []
            for seat in fight.heroes:
                frames.append(Track(seat))
            s.do_all(frames)
        elif self.step == ENEMIES:
            s.do(EnemyTurn(s.shared()))
        else:
            s.do(OpenWindow({SKILLS: SKILL_WINDOW, ATTACKS: ATTACK_WINDOW}.get(int(self.step), ITEM_WINDOW)))


class EndCombat(Onward):
    """TL-COMBAT-RES-30, TL-COMBAT-RES-31, TL-CAMP-07. A combat that freed the place gives every Hero still in it 1 XP,
    if the adventure gives any.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = fight_in(s)
        won = bool(fight.heroes) and fight.step != BROKEN_OFF and not s.enemies_at(fight.place)
        if won and s.house.saga.adventure(s.adventure).gives_xp:
            for seat in fight.heroes:
                gain_xp(s, seat, COMBAT_XP)
        if s.log is not None:
            s.say("combat-won" if won else "combat-over", {"place": place_text(s, fight.place)})
        frames = hooks_in_fight(s, "combat_won") if won else []
        s.do_all([*frames, *hooks_in_fight(s, "combat_end"), CloseCombat()])


class CloseCombat(Onward):
    """TL-COMBAT-RES-14, TL-COMBAT-RES-15, TL-MISS-07, TL-MISS-08, TL-HP-06, TL-CARD-08, TL-LEVEL-06, TL-SOLO-17. Return
    runes to the bags, Feats to the discards, flip Personality tokens back; surviving Enemies keep their damage;
    postponed effects happen now.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = fight_in(s)
        for seat in fight.heroes:
            clear_layout(s, seat)
        for group in s.groups:  # also one that has left the place since
            group.rest()
        backlashes: list[Frame] = []
        for seat in fight.heroes:
            if fight.backlash[seat]:
                backlashes.append(Backlash(seat))
        s.fight = None
        s.hired_used = 0
        end_of_combat(s)
        s.do_all([*backlashes, *due_level_ups(s)])


class Backlash(Onward):
    """TL-MISS-07, TL-GLOSS-22. A postponed BACKLASH."""

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(backlash(s, self.hero))
