"""Card effects: pay the price and run the steps, by a Hero's choice or automatically."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward, Question
from meadhall.games.trudvang.cards import bits, index_of
from meadhall.games.trudvang.notation import effect_text
from meadhall.games.trudvang.rules.effects import (
    SCOPES,
    effects_acting,
    is_hero_effect,
    is_mandatory,
    is_spent,
    limit_of,
    seat_effects,
    table_cards,
)
from meadhall.games.trudvang.rules.steps import EffectOver, Steps
from meadhall.games.trudvang.rules.who import is_met, is_sleeved, scene_at, scene_of_all
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, Trudvang

PASS: Final = 0


def use_effect(s: Trudvang, seat: i64, effect: i64) -> list[Frame]:
    """TL-CARD-04, TL-CARD-08, TL-CARD-11, TL-CARD-19, TL-CARD-20, TL-CP-03, TL-GEN-02. Pay the price, mark the card as
    used, run its steps for its user.
    """
    saga = s.house.saga
    one = saga.effect(effect)
    card: i64 = saga.card_of[effect]
    kind = saga.card(card).kind
    limit = limit_of(one)
    if limit:
        s.used.append([SCOPES.index(limit), effect, seat])
    if kind == "companion" and one.once_per == "adventure":
        s.rotated.append(card)
    elif kind == "item" and card in s.items[seat]:
        s.items[seat].remove(card)
        s.items[seat].append(card)
    elif kind == "personality":
        s.flipped.append(card)
    if s.log is not None:
        s.say("use", {"seat": seat, "card": saga.card(card).id})
    scene = scene_at(s, s.place_of(seat), seat, card)
    price = s.pay(seat, one.cost) if one.cost is not None else []
    steps = Steps(ident(one.do.name), 0, scene.party, scene.where, scene.them, seat, card)
    return [*price, steps, EffectOver(card)]


def hooks(s: Trudvang, window: str) -> list[Frame]:
    """TL-GEN-09, TL-CARD-13. Cards that act at a moment of the round: those without a price automatically, the others
    by their holders' choice.
    """
    frames: list[Frame] = []
    acting = s.house.saga.acting_at(window)
    if acting.sieve == 0:
        return frames
    for card in table_cards(s, acting.free):
        for effect in acting.free.effects_of(card):
            frames.append(TableEffect(effect))
    for seat in range(s.players):
        if effects_acting(s, seat, acting):
            frames.append(UseCard(seat, [ident(window)]))
    return frames


class TableEffect(Onward):
    """TL-GEN-09, TL-TIMED-05, TL-LOC-05, TL-LOC-08. Run an effect of a sleeved card: for each Hero if it is about
    Heroes, of a Location for those in its region, else once; not if the card is gone by then.
    """

    effect: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        saga = s.house.saga
        one = saga.effect(self.effect)
        card: i64 = saga.card_of[self.effect]
        if not is_sleeved(s, card):
            return
        scene = self.scene(s, card)
        if is_spent(s, NO_HERO, self.effect, one) or not is_met(s, one.condition, scene):
            return
        if one.once_per:
            s.used.append([SCOPES.index(one.once_per), self.effect, NO_HERO])
        if s.log is not None:
            s.say("card-acts", {"card": saga.card(card).id})
        block = ident(one.do.name)
        if not is_hero_effect(s, self.effect):
            s.do(Steps(block, 0, scene.party, scene.where, 0, NO_HERO, card), EffectOver(card))
            return
        frames: list[Frame] = []
        for seat in bits(scene.party):
            its: Scene = scene_at(s, s.place_of(seat), seat, card)
            frames.extend([Steps(block, 0, its.party, its.where, its.them, seat, card), EffectOver(card)])
        s.do_all(frames)

    def scene(self, s: Trudvang, card: i64) -> Scene:
        region = index_of(s.locations, card)
        return scene_of_all(s, card) if region == NOWHERE else scene_at(s, region, NO_HERO, card)


class UseCard(Question):
    """TL-CARD-04, TL-CP-04, TL-GEN-09. Use a Hero's own cards at a moment outside combat, or other cards for a price;
    optional unless mandatory.
    """

    ask: ClassVar[str] = "card.use"
    rule: ClassVar[str] = "TL-CARD-04"
    window: list[i64]  # its ident, then the effects already used

    def options(self, s: Trudvang) -> list[i64]:
        found = [
            effect for effect in seat_effects(s, self.seat, WINDOW_OF[self.window[0]]) if effect not in self.window
        ]
        forced = [effect for effect in found if is_mandatory(s, effect)]
        return forced or [PASS, *found]

    def text(self, s: Trudvang, move: i64) -> str:
        return "pass" if move == PASS else "use " + effect_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move > PASS:
            s.do_all(use_effect(s, self.seat, move), UseCard(self.seat, [*self.window, move]))


WINDOW_OF: Final = {
    ident(name): name for name in ("travel", "engage", "round_start", "round_end", "test_drawn", "start", "end")
}
