"""Statuses take effect: by the Miss track at the start of resolution, or by BACKLASH at any time."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import DARK, MISS
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.rules.leaving import lift_feat
from meadhall.games.trudvang.rules.losses import gain_cp, gain_health, lose_cp, lose_health, stake_loss
from meadhall.games.trudvang.rules.runes import gain_rune
from meadhall.games.trudvang.rules.statuses import discard_status, gain_status
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.status_tokens import ANY_GOOD

PERMANENT_GAIN: Final[int] = COMBAT.numbers["permanent-gain"]
PERMANENT_LOSS: Final[int] = COMBAT.numbers["permanent-loss"]
MISS_SLOTS: Final[int] = COMBAT.numbers["miss-slots"]
GOOD_MISSES: Final[int] = COMBAT.numbers["good-misses"]
HEALTH: Final = 0  # aspects of a status
CP: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
MINUS_HEALTH: Final = 1  # the token


def count(s: Trudvang, seat: i64, aspect: i64, negative: i64) -> i64:
    found: i64 = 0
    for kind in s.status[seat]:
        if kind == aspect * 2 + negative:
            found += 1
    return found


def trigger_positive(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-STATUS-01, TL-STATUS-02, TL-STATUS-07, TL-STATUS-08, TL-MISS-02. The permanent gain and every positive token
    take effect; no token is used up.
    """
    gain_cp(s, seat, PERMANENT_GAIN + count(s, seat, CP, 0))
    gain_health(s, seat, count(s, seat, HEALTH, 0))
    change_stats_for_combat(s, seat, 0, 1)
    return []


def change_stats_for_combat(s: Trudvang, seat: i64, negative: i64, sign: i64) -> None:
    """TL-STATUS-08, TL-STATUS-09, TL-STATUS-15. Change ATK and DEF until the combat ends, regardless of later changes
    of the tokens.
    """
    fight = s.fight
    if fight is not None:
        fight.attack[seat] += sign * count(s, seat, ATTACK, negative)
        fight.defence[seat] += sign * count(s, seat, DEFENCE, negative)


def trigger_negative(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-STATUS-02, TL-STATUS-08, TL-MISS-04. The permanent loss and every negative token take effect; a card can
    prevent the permanent one.
    """
    return stake_loss(s, "would_trigger_negative", seat, PERMANENT_LOSS, Negatives())


class Negatives(Onward):
    """TL-STATUS-02, TL-STATUS-08. The rest of the permanent loss, and the tokens; below 0, a card
    has stopped them all.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        hero = stake[1]
        if stake[2] >= 0:
            change_stats_for_combat(s, hero, 1, -1)
            s.do(Suffer(hero, stake[2], count(s, hero, HEALTH, 1), count(s, hero, CP, 1)))


class Suffer(Question):
    """TL-MISS-05, TL-MISS-06, TL-CP-07. The player chooses the order of the losses of triggered statuses; lost health
    can defeat the Hero.
    """

    ask: ClassVar[str] = "status.suffer"
    rule: ClassVar[str] = "TL-MISS-05"
    permanent: i64
    health: i64
    cp: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        if s.down[self.seat]:
            return found
        if self.permanent or self.health:
            found.append(HEALTH)
        if self.cp:
            found.append(CP)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "suffer " + ("health" if move == HEALTH else "cp")

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        seat = self.seat
        if move == CP:
            s.do_all(lose_cp(s, seat, 1), Suffer(seat, self.permanent, self.health, self.cp - 1))
        elif self.permanent:
            s.do_all(lose_health(s, seat, self.permanent), Suffer(seat, 0, self.health, self.cp))
        else:
            s.do_all(lose_health(s, seat, 1), Suffer(seat, 0, self.health - 1, self.cp))


def backlash(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-MISS-04, TL-MISS-07, TL-GLOSS-22. Negative statuses, then the Miss effect of an exhausted Hero card."""
    s.tell("backlash", seat)
    return [*trigger_negative(s, seat), MissEffect(seat)]


class MissEffect(Onward):
    """TL-MISS-04, TL-MISS-05. After the statuses, run the Miss effect of an exhausted Hero card."""

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        hero = self.hero
        if not s.exhausted[hero] or s.down[hero]:
            return
        s.tell("miss-effect", hero)
        s.do_all(miss_effect(s, hero))


def miss_effect(s: Trudvang, seat: i64) -> list[Frame]:
    """The Miss effect of each Hero card."""
    effect = MISS[s.hero[seat]]
    if effect == "lose-cp":
        return lose_cp(s, seat, 1)
    if effect == "gain-dark":
        return gain_rune(s, seat, [DARK])
    if effect == "gain-minus-health":
        return gain_status(s, seat, MINUS_HEALTH)
    if effect == "lose-health":
        return lose_health(s, seat, 1)
    if effect == "discard-good":
        return discard_status(s, seat, ANY_GOOD)
    frames: list[Frame] = [DiscardFeat(seat)]
    return frames


class DiscardFeat(Question):
    """TL-MISS-04. Briya's Miss effect: an unused active Feat goes to the discards, its runes to the bag."""

    ask: ClassVar[str] = "feat.discard"
    rule: ClassVar[str] = "TL-MISS-04"

    def options(self, s: Trudvang) -> list[i64]:
        fight = s.fight
        found: list[i64] = []
        if fight is not None:
            for at in range(len(fight.feats[self.seat])):
                if fight.is_full(self.seat, at) and not fight.used[self.seat][at]:
                    found.append(at)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        assert s.fight is not None
        return "discard " + FEATS[s.fight.feats[self.seat][move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        feat = lift_feat(s, self.seat, move)
        s.feat_decks[self.seat].out.append(feat)
        if s.log is not None:
            s.say("feat-discarded", {"seat": self.seat, "feat": FEATS[feat]})


def verdict(misses: i64) -> i64:
    """TL-MISS-02, TL-MISS-03, TL-MISS-04. Return what this many misses trigger: the good statuses 1, nothing 0, the bad
    ones -1.
    """
    return 1 if misses <= GOOD_MISSES else -1 if misses >= MISS_SLOTS else 0


class Track(Onward):
    """TL-COMBAT-RES-01, TL-MISS-02, TL-MISS-03, TL-MISS-04, TL-STATUS-05. Up to three misses trigger the good statuses, four nothing, five the bad ones and the Miss effect."""

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if fight is None or self.hero not in fight.heroes:
            return
        found = verdict(len(fight.miss[self.hero]))
        if found > 0:
            s.tell("track-good", self.hero)
            s.do_all(trigger_positive(s, self.hero))
        elif found < 0:
            s.do_all(backlash(s, self.hero))
