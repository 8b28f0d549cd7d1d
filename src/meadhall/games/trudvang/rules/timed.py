"""Timed effects: at the start of a game, at its end, and at once when their card comes into play."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Question
from meadhall.games.trudvang.notation import card_text, effect_text
from meadhall.games.trudvang.rules.acting import TableEffect, UseCard
from meadhall.games.trudvang.rules.effects import SCOPES, is_usable
from meadhall.games.trudvang.rules.steps import EffectOver, Steps
from meadhall.games.trudvang.rules.who import is_sleeved, scene_at
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import Trudvang

WINDOWS: Final = ("start", "end")


def cards_in_play(s: Trudvang) -> list[i64]:
    """Return sleeved cards, then the Titles, Companions and Items of the Heroes."""
    found = [*s.stories, *s.beside]
    found += [card for card in [*s.locations, *s.phases] if card]
    for seat in range(s.players):
        found += [*s.titles[seat], *s.companions[seat], *s.items[seat]]
    return found


def timed_effects(s: Trudvang, window: str) -> list[i64]:
    """TL-TIMED-01, TL-TIMED-02. Return the effects that happen automatically at the start or the end of a game."""
    found: list[i64] = []
    free = s.house.saga.acting_at(window).free
    if free.sieve:
        for card in cards_in_play(s):
            found.extend(free.effects_of(card))
    return found


def arrival(s: Trudvang, card: i64) -> list[Frame]:
    """TL-TIMED-01, TL-TIMED-06, TL-CP-04. A START effect happens at once when its card comes into play; one with a
    price is optional.
    """
    acting = s.house.saga.acting_at("start")
    frames: list[Frame] = [TimedEffect(effect) for effect in acting.free.effects_of(card)]
    if acting.priced.has(card):
        frames.extend(
            offers(
                s,
                "start",
                [
                    effect
                    for effects in acting.effects.values()
                    for effect in effects
                    if effect not in acting.priced.effects_of(card)
                ],
            )
        )
    return frames


def offers(s: Trudvang, window: str, but: list[i64]) -> list[Frame]:
    """TL-CP-04. Effects with a price happen only for a Hero who chooses to pay it."""
    if s.house.saga.acting_at(window).priced.sieve == 0:
        return []
    return [UseCard(seat, [ident(window), *but]) for seat in range(s.players)]


class Timed(Question):
    """TL-SETUP-36, TL-TIMED-05, TL-GEN-11. The players choose the order of several timed effects; a card that is gone
    by then has none.
    """

    ask: ClassVar[str] = "timed.order"
    rule: ClassVar[str] = "TL-TIMED-05"
    window: i64
    left: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        in_play = cards_in_play(s) if self.left else []
        return [effect for effect in self.left if s.house.saga.card_of[effect] in in_play]

    def text(self, s: Trudvang, move: i64) -> str:
        return f"{WINDOWS[self.window]} {effect_text(s, move)}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move <= 0:
            return
        left = [effect for effect in self.left if effect != move]
        s.do(TimedEffect(move), Timed(self.seat, self.window, left))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"cards": [card_text(s, s.house.saga.card_of[effect]) for effect in self.left]}


class TimedEffect(TableEffect):
    """TL-TIMED-01, TL-TIMED-02, TL-CARD-04, TL-CARD-21. Run it for all, or for its holder. This does not use the card:
    a Companion stays ready, an Item in its place.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        card = s.house.saga.card_of[self.effect]
        if is_sleeved(s, card):
            super().resolve(s, move)
            return
        for seat in range(s.players):
            held = [*s.titles[seat], *s.companions[seat], *s.items[seat]]
            if card in held and is_usable(s, seat, self.effect):
                self.befall(s, seat, card)

    def befall(self, s: Trudvang, seat: i64, card: i64) -> None:
        one = s.house.saga.effect(self.effect)
        if one.once_per:
            s.used.append([SCOPES.index(one.once_per), self.effect, seat])
        if s.log is not None:
            s.say("card-acts", {"card": s.house.saga.card(card).id})
        its = scene_at(s, s.place_of(seat), seat, card)
        s.do(Steps(ident(one.do.name), 0, its.party, its.where, its.them, seat, card), EffectOver(card))


def start_effects(s: Trudvang) -> list[Frame]:
    return effects_of(s, 0)


def end_effects(s: Trudvang) -> list[Frame]:
    """TL-TIMED-02, TL-TIMED-06. Include those of cards that the End itself brought into play."""
    return effects_of(s, 1)


def effects_of(s: Trudvang, window: i64) -> list[Frame]:
    name = WINDOWS[window]
    free = timed_effects(s, name)
    return [Timed(s.shared(), window, free), *offers(s, name, free)]
