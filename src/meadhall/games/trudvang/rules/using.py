"""Use a Feat: its price, its effects one after another, and their choices."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count
from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import HEROES, mask_of
from meadhall.games.trudvang.feats import BLOCKS, COST, EFFECTS, EITHER, FEATS, LOW_HEALTH, USES, USES_IF_LOW
from meadhall.games.trudvang.rules.flow import step_changes
from meadhall.games.trudvang.rules.losses import pay_health
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.rules.steps import count_joined
from meadhall.games.trudvang.rules.who import heroes_for
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NONE, Trudvang

FOR_ONE: Final = ("one", "other")


def use_feat(s: Trudvang, seat: i64, at: i64) -> list[Frame]:
    """TL-FEAT-07, TL-FEAT-13, TL-FEAT-16. Use a Feat once in a combat, unless it says more; its price comes first."""
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
    """TL-FEAT-08, TL-FEAT-09, TL-FEAT-13, TL-COMBAT-RES-13. Run all effects of a Feat in their order, even if the Enemy
    falls before the end; a Hero defeated by the price gets nothing.
    """

    hero: i64
    feat: i64
    at: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if fight is None or self.hero not in fight.heroes:
            return
        effects = EFFECTS[self.feat]
        after = self.at + count_joined(effects, self.at)
        if after < len(effects):
            s.do(FeatEffect(self.hero, self.feat, after))
        perform(s, self.hero, self.feat, self.at)


def perform(s: Trudvang, seat: i64, feat: i64, at: i64) -> None:
    """TL-FEAT-09, TL-GEN-04. Run one effect: for the user, for one Hero of the combat, for each, or for the others."""
    who = EFFECTS[feat][at].who
    if who.kind in FOR_ONE:
        s.do(Benefit(seat, feat, at))
    else:
        carry_out(s, seat, feat, at, heroes_for(s, who, scene_of(s, seat)))


def carry_out(s: Trudvang, seat: i64, feat: i64, at: i64, heroes: list[i64]) -> None:
    s.run_step(EFFECTS[feat][at], ident(BLOCKS[feat]), at, scene_of(s, seat), heroes)


def scene_of(s: Trudvang, seat: i64) -> Scene:
    """TL-GEN-04. A Feat is about the Heroes of the combat."""
    fight = fight_in(s)
    return Scene(mask_of(fight.heroes), fight.place, 1 << seat, seat, NONE)


class ChooseEffect(Question):
    """TL-FEAT-08, TL-GLOSS-26. Choose one of the effects joined by OR; not one without effect while
    the other has one.
    """

    ask: ClassVar[str] = "feat.either"
    rule: ClassVar[str] = "TL-FEAT-08"
    feat: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for number in range(len(EFFECTS[self.feat])):
            if self.changes(s, number):
                found.append(number)
        return found

    def changes(self, s: Trudvang, at: i64) -> bool:
        """Return whether an effect would change anything for any Hero."""
        step = EFFECTS[self.feat][at]
        return any(step_changes(s, step, seat) for seat in heroes_for(s, step.who, scene_of(s, self.seat)))

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(EFFECTS[self.feat])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if self.changes(s, move) else "TL-GLOSS-26"

    def text(self, s: Trudvang, move: i64) -> str:
        return f"either {move + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            perform(s, self.seat, self.feat, move)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"feat": FEATS[self.feat]}


class Benefit(Question):
    """TL-FEAT-09. The user names the Hero of the combat who benefits."""

    ask: ClassVar[str] = "hero.benefit"
    rule: ClassVar[str] = "TL-FEAT-09"
    feat: i64
    at: i64

    def is_other(self) -> bool:
        return EFFECTS[self.feat][self.at].who.kind == "other"

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for seat in fight_in(s).heroes:
            if seat != self.seat or not self.is_other():
                found.append(seat)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return fight_in(s).heroes[:]

    def why(self, s: Trudvang, move: i64) -> str:
        return "TL-FEAT-09" if move == self.seat and self.is_other() else ""

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + HEROES[s.hero[move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            carry_out(s, self.seat, self.feat, self.at, [move])

    def about(self, s: Trudvang) -> dict[str, Any]:
        step = EFFECTS[self.feat][self.at]
        gain = {"modify_attack": "attack", "gain_cp": "cp", "gain_health": "health"}.get(step.verb, "refresh")
        return {"gain": gain, "count": step.n.number if isinstance(step, Count) else 0}
