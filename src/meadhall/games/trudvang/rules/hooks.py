"""Cards that answer events of a combat: its start, a kill, its end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.notation import effect_text
from meadhall.games.trudvang.rules.acting import TableEffect, use_effect
from meadhall.games.trudvang.rules.effects import effects_acting, is_mandatory, seat_effects, table_cards
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.rules.who import scene_at
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, SPACES, Trudvang

WINDOWS: Final = ("combat_start", "enemy_defeated", "combat_won", "combat_end")
PASS: Final = 0


def hooks_in_fight(s: Trudvang, window: str) -> list[Frame]:
    """TL-COMBAT-RES-10, TL-CP-04. Sleeved cards without a price act automatically, a Location only in its own region;
    those with one, and the Heroes' own, by choice of a Hero in the combat.
    """
    frames: list[Frame] = []
    fight = s.fight
    acting = s.house.saga.acting_at(window)
    if fight is None or acting.sieve == 0:
        return frames
    for card in table_cards(s, acting.free):
        if card in s.locations and (fight.place >= SPACES or s.locations[fight.place] != card):
            continue
        for effect in acting.free.effects_of(card):
            frames.append(FightEffect(effect))
    for seat in fight.heroes:
        if effects_acting(s, seat, acting):
            frames.append(Answer(seat, WINDOWS.index(window), []))
    return frames


class FightEffect(TableEffect):
    """TL-GEN-04, TL-COMBAT-RES-10. The effect of a sleeved card at a moment of a combat is about
    the Heroes in it only.
    """

    def scene(self, s: Trudvang, card: i64) -> Scene:
        return scene_at(s, fight_in(s).place, NO_HERO, card)


class Answer(Question):
    """TL-COMBAT-RES-10, TL-GLOSS-17. A Hero's own card can answer, each once; a mandatory one must."""

    ask: ClassVar[str] = "combat.answer"
    rule: ClassVar[str] = "TL-COMBAT-RES-10"
    window: i64
    tried: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        forced: list[i64] = []
        for effect in seat_effects(s, self.seat, WINDOWS[self.window]):
            if effect not in self.tried:
                found.append(effect)
                if is_mandatory(s, effect):
                    forced.append(effect)
        return forced or [PASS, *found]

    def text(self, s: Trudvang, move: i64) -> str:
        return "pass" if move == PASS else "use " + effect_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != PASS and move != AUTO:
            s.do_all(use_effect(s, self.seat, move), Answer(self.seat, self.window, [*self.tried, move]))
