"""Using a Feat: its price, its effects one after another, and the choices they need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import HEALTH
from meadhall.games.trudvang.feats import (
    COST,
    DO_GAIN_HEALTH,
    DO_REFRESH,
    EFFECTS,
    EITHER,
    FEATS,
    LOW_HEALTH,
    USES,
    USES_IF_LOW,
    Effect,
)
from meadhall.games.trudvang.rules.losses import pay_health
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.state import Trudvang

PERFORM: Final[list[Callable[[Trudvang, i64, Effect], list[Frame]]]] = []      # feat_verbs.py fills it


def use_feat(s: Trudvang, seat: i64, at: i64) -> list[Frame]:
    """TL-FEAT-07, TL-FEAT-13, TL-FEAT-16. A Feat is used once in a combat, unless it says more; its price comes first."""
    fight = fight_in(s)
    feat = fight.feats[seat][at]
    if fight.used[seat][at] == 0:
        fight.left[seat][at] = uses_of(s, seat, feat) - 1
    else:
        fight.left[seat][at] -= 1
    fight.used[seat][at] += 1
    if fight.blows:
        fight.blow().used.append(seat * 16 + at)
    return effects_of(s, seat, feat)


def uses_of(s: Trudvang, seat: i64, feat: i64) -> i64:
    return USES_IF_LOW[feat] if USES_IF_LOW[feat] and s.hp[seat] <= LOW_HEALTH else USES[feat]


def effects_of(s: Trudvang, seat: i64, feat: i64) -> list[Frame]:
    """TL-FEAT-07, TL-FEAT-08, TL-FEAT-09."""
    if s.log is not None:
        s.say("feat", {"seat": seat, "feat": FEATS[feat]})
    frames: list[Frame] = []
    if COST[feat]:
        frames.extend(pay_health(s, seat, COST[feat]))
    frames.append(ChooseEffect(seat, feat) if EITHER[feat] else FeatEffect(seat, feat, 0))
    return frames


class FeatEffect(Onward):
    """TL-FEAT-08, TL-FEAT-09, TL-FEAT-13, TL-COMBAT-RES-13. The effects of a Feat in their order, all of them, also when the Enemy falls meanwhile; a Hero defeated by the price gets nothing."""

    hero: i64
    feat: i64
    at: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if fight is None or self.hero not in fight.heroes:
            return
        effects = EFFECTS[self.feat]
        if self.at + 1 < len(effects):
            s.do(FeatEffect(self.hero, self.feat, self.at + 1))
        s.do(*PERFORM[0](s, self.hero, effects[self.at]))


class ChooseEffect(Question):
    """TL-FEAT-08, TL-GLOSS-26. Of effects joined by OR one is chosen, and not one that would change nothing while the other would."""

    ask: ClassVar[str] = "feat.either"
    rule: ClassVar[str] = "TL-FEAT-08"
    feat: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for number in range(len(EFFECTS[self.feat])):
            if changes(s, EFFECTS[self.feat][number]):
                found.append(number)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(EFFECTS[self.feat])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if changes(s, EFFECTS[self.feat][move]) else "TL-GLOSS-26"

    def text(self, s: Trudvang, move: i64) -> str:
        return f"either {move + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.do(*PERFORM[0](s, self.seat, EFFECTS[self.feat][move]))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"feat": FEATS[self.feat]}


def changes(s: Trudvang, effect: Effect) -> bool:
    """TL-GLOSS-26. Whether refreshing or healing all would do anything for anybody."""
    for seat in fight_in(s).heroes:
        if effect.verb == DO_REFRESH and (s.exhausted[seat] or s.hired_exhausted):
            return True
        if effect.verb == DO_GAIN_HEALTH and s.hp[seat] < HEALTH[s.hero[seat]]:
            return True
    return False
