"""The Engage Phase: Heroes fight in places with Enemies; elsewhere on land they draw an Event."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.games.trudvang.cards import SEA, contains
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.rules.combat import Combat
from meadhall.games.trudvang.rules.events import event_for
from meadhall.games.trudvang.rules.growth import due_level_ups
from meadhall.games.trudvang.state import SPACES, Trudvang


class Engage(Question):
    """TL-ENGAGE-01, TL-ENGAGE-02, TL-ENGAGE-03, TL-ENGAGE-05, TL-ENGAGE-06, TL-ENGAGE-07, TL-ADVMAP-05, TL-ADVMAP-21,
    TL-SHIP-06, TL-EVENT-12. Each place with undefeated Heroes once, in the players' order, with a combat or an Event
    depending on the Enemies there then; aboard a Ship and on an Adventure Map there are no Events.
    """

    ask: ClassVar[str] = "region.engage"
    rule: ClassVar[str] = "TL-ENGAGE-01"
    done: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for seat in range(s.players):
            place = s.place_of(seat)
            if s.down[seat] or contains(found, place) or contains(self.done, place):
                continue
            if happens(s, place):
                found.append(place)
        found.sort()
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "engage " + place_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        again = Engage(self.seat, [*self.done, move])
        if s.enemies_at(move):
            s.do(Combat(move), AfterCombat(), again)
        else:
            s.do_all(event_for(s, move), again)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"fights": [place_text(s, place) for place in self.options(s) if s.enemies_at(place)]}


def happens(s: Trudvang, place: i64) -> bool:
    return s.enemies_at(place) > 0 or (place < SPACES and not SEA[place])


class AfterCombat(Onward):
    """TL-LEVEL-06. Level ups from the XP of a combat, once it is over."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(due_level_ups(s))
