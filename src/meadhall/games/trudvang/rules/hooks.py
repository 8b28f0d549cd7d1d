"""Cards that answer what happens in a combat: its start, a kill, its end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame
from meadhall.games.trudvang.notation import effect_text
from meadhall.games.trudvang.rules.effects import (
    TableEffect,
    is_mandatory,
    seat_effects,
    table_cards,
    use_effect,
)
from meadhall.games.trudvang.state import Trudvang

WINDOWS: Final = ("combat_start", "enemy_defeated", "combat_won", "combat_end")
PASS: Final = 0


def hooks_in_fight(s: Trudvang, window: str) -> list[Frame]:
    """TL-COMBAT-RES-10. Sleeved cards act by themselves, those of Heroes in the combat if their holders like."""
    frames: list[Frame] = []
    fight = s.fight
    if fight is None:
        return frames
    for card in table_cards(s):
        for effect in s.house.saga.effect_ids(card, window):
            frames.append(TableEffect(effect))
    for seat in fight.heroes:
        if seat_effects(s, seat, window):
            frames.append(Answer(seat, WINDOWS.index(window), []))
    return frames


class Answer(Frame):
    """TL-COMBAT-RES-10, TL-GLOSS-17. A Hero's own card may answer, each once; a mandatory one must."""

    ask: ClassVar[str] = "combat.answer"
    fields: ClassVar[tuple[str, ...]] = ("seat", "window", "tried")
    lists: ClassVar[tuple[str, ...]] = ("tried",)

    def __init__(self, seat: i64, window: i64, tried: list[i64]) -> None:
        self.seat = seat
        self.window = window
        self.tried = tried

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
            s.do(*use_effect(s, self.seat, move), Answer(self.seat, self.window, [*self.tried, move]))
