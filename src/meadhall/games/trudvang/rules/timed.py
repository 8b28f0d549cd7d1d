"""Timed effects: at the start of a game, at its end, and at once when their card comes into play."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Question
from meadhall.games.trudvang.notation import card_text, effect_text
from meadhall.games.trudvang.rules.acting import TableEffect, use_effect
from meadhall.games.trudvang.rules.effects import usable
from meadhall.games.trudvang.rules.who import is_sleeved
from meadhall.games.trudvang.state import Trudvang

WINDOWS: Final = ("start", "end")


def cards_in_play(s: Trudvang) -> list[i64]:
    """Sleeved cards, then the Titles, Companions and Items of the Heroes."""
    found = [*s.stories, *s.beside]
    found += [card for card in [*s.locations, *s.phases] if card]
    for seat in range(s.players):
        found += [*s.titles[seat], *s.companions[seat], *s.items[seat]]
    return found


def timed_effects(s: Trudvang, window: str) -> list[i64]:
    """TL-TIMED-01, TL-TIMED-02. What fires at the start or the end of a game."""
    found: list[i64] = []
    acting = s.house.saga.acting_at(window)
    if acting.sieve:
        for card in cards_in_play(s):
            found.extend(acting.of(card))
    return found


def arrival(s: Trudvang, card: i64) -> list[Frame]:
    """TL-TIMED-01, TL-TIMED-06. A START effect fires at once when its card comes into play."""
    return [TimedEffect(effect) for effect in s.house.saga.effect_ids(card, "start")]


class Timed(Question):
    """TL-SETUP-36, TL-TIMED-05, TL-GEN-11. Of several timed effects the players choose the order; a card that is gone by then does not fire."""

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
    """TL-TIMED-01, TL-TIMED-02. It happens for everybody, or for its holder."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        card = s.house.saga.card_of[self.effect]
        if is_sleeved(s, card):
            super().resolve(s, move)
            return
        for seat in range(s.players):
            held = [*s.titles[seat], *s.companions[seat], *s.items[seat]]
            if card in held and usable(s, seat, self.effect):
                s.do(*use_effect(s, seat, self.effect))


def start_effects(s: Trudvang) -> Frame:
    return Timed(s.shared(), 0, timed_effects(s, "start"))


def end_effects(s: Trudvang) -> Frame:
    """TL-TIMED-02, TL-TIMED-06. Also those of cards the End itself brought into play."""
    return Timed(s.shared(), 1, timed_effects(s, "end"))


