"""Who benefits from a Feat: its user, one Hero of the combat, or all of them."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.feats import (
    DO_GAIN_CP,
    DO_GAIN_HEALTH,
    DO_MODIFY,
    EACH,
    ONE_HERO,
    OTHER,
    OTHERS,
    Effect,
)
from meadhall.games.trudvang.rules.exhaust import refresh
from meadhall.games.trudvang.rules.losses import gain_cp, gain_health
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.state import Trudvang


def for_heroes(s: Trudvang, seat: i64, effect: Effect) -> list[Frame]:
    """TL-FEAT-09, TL-GEN-04. For the user, for one Hero of the combat, for each, or for the others."""
    frames: list[Frame] = []
    if effect.who == ONE_HERO or effect.who == OTHER:
        frames.append(Benefit(seat, effect.verb, effect.n, 1 if effect.who == OTHER else 0))
    elif effect.who == EACH or effect.who == OTHERS:
        for other in fight_in(s).heroes[:]:
            if effect.who == EACH or other != seat:
                benefit(s, other, effect.verb, effect.n)
    else:
        benefit(s, seat, effect.verb, effect.n)
    return frames


def benefit(s: Trudvang, seat: i64, verb: i64, n: i64) -> None:
    """TL-GLOSS-05, TL-GLOSS-11. One Hero has the good of it."""
    if verb == DO_MODIFY:
        fight_in(s).attack[seat] += n
        s.tell_count("deal-more", seat, n)
    elif verb == DO_GAIN_CP:
        gain_cp(s, seat, n)
    elif verb == DO_GAIN_HEALTH:
        gain_health(s, seat, n)
    else:
        refresh(s, seat)


class Benefit(Question):
    """TL-FEAT-09. The user names the Hero of the combat who benefits."""

    ask: ClassVar[str] = "hero.benefit"
    rule: ClassVar[str] = "TL-FEAT-09"
    verb: i64
    n: i64
    other: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for seat in fight_in(s).heroes:
            if not self.other or seat != self.seat:
                found.append(seat)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return fight_in(s).heroes[:]

    def why(self, s: Trudvang, move: i64) -> str:
        return "TL-FEAT-09" if self.other and move == self.seat else ""

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + HEROES[s.hero[move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            benefit(s, move, self.verb, self.n)

    def about(self, s: Trudvang) -> dict[str, Any]:
        gain = {DO_MODIFY: "attack", DO_GAIN_CP: "cp", DO_GAIN_HEALTH: "health"}.get(self.verb, "refresh")
        return {"gain": gain, "count": self.n}
