"""Plan a combat: lay out Feats, draw and allocate runes; each Hero continues or stops."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Onward, Question
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import DARK, HEROES, KINDS, WILD, contains
from meadhall.games.trudvang.feats import FEATS, INSTANT, KEYWORD, SLOTS
from meadhall.games.trudvang.fight import EMPTY, Fight
from meadhall.games.trudvang.rules.effects import draw_power
from meadhall.games.trudvang.rules.exhaust import exhaust_for, may_exhaust, may_exhaust_hired
from meadhall.games.trudvang.rules.runes import DrawRunes
from meadhall.games.trudvang.rules.standing import fight_in, is_over
from meadhall.games.trudvang.rules.triggers import MISS_SLOTS
from meadhall.games.trudvang.rules.using import use_feat
from meadhall.games.trudvang.state import Trudvang

DRAW: Final = 0
STOP: Final = 1
MISS: Final = 1  # plus the kind
EXHAUST: Final = 10
EXHAUST_HIRED: Final = 11
PLACE: Final = 64  # plus kind * 128 + place of the Feat * 8 + slot


class LayOut(Onward):
    """TL-COMBAT-PLAN-03, TL-COMBAT-PLAN-17. Every Hero in the combat draws Feats and lays them out."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        if is_over(s):
            return
        frames: list[Frame] = []
        for seat in fight_in(s).heroes:
            frames.append(DrawFeats(seat, draw_power(s, seat, "feats")))
        s.do_all(frames)


class DrawFeats(Lot):
    """TL-COMBAT-PLAN-03, TL-COMBAT-PLAN-04, TL-COMBAT-PLAN-05, TL-FEAT-02, TL-DEFEAT-11. Draw the next Feat of the
    deck, any at an unknown place; an empty deck is renewed from the discards; without any the Hero plays with fewer.
    """

    ask: ClassVar[str] = "feat.draw"
    rule: ClassVar[str] = "TL-COMBAT-PLAN-03"
    hero: i64
    left: i64

    def options(self, s: Trudvang) -> list[i64]:
        return s.feat_decks[self.hero].drawable() if self.left > 0 else []

    def sample(self, s: Trudvang, rng: Rng) -> i64:
        return s.feat_decks[self.hero].pick(rng) if self.left > 0 else AUTO

    def text(self, s: Trudvang, move: i64) -> str:
        return "feat " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if self.left <= 0 or fight is None or not contains(fight.heroes, self.hero):
            return
        deck = s.feat_decks[self.hero]
        if move == AUTO:
            if deck.out:
                deck.renew()
                s.tell("feats-shuffled", self.hero)
                s.do(self)
            return
        deck.take(move)
        lay(fight, self.hero, move)
        if s.log is not None:
            s.say("feats-drawn", {"seat": self.hero, "count": 1, "drawn": [FEATS[move]]}, reveals=True, joins=True)
        s.do(DrawFeats(self.hero, self.left - 1))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"hero": HEROES[s.hero[self.hero]]}


def lay(fight: Fight, seat: i64, feat: i64) -> None:
    fight.feats[seat].append(feat)
    fight.slots[seat].append([EMPTY] * len(SLOTS[feat]))
    fight.used[seat].append(0)
    fight.left[seat].append(0)
    fight.forced[seat].append(0)


class PlanRound(Onward):
    """TL-COMBAT-PLAN-01, TL-COMBAT-PLAN-14, TL-COMBAT-PLAN-16. Heroes plan at the same time: one draw each in the order of seats, until all have stopped."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        if is_over(s):
            return
        fight = fight_in(s)
        frames: list[Frame] = []
        for seat in fight.heroes:
            if not fight.stopped[seat]:
                frames.append(PlanTurn(seat))
        if frames:
            s.do_all(frames, PlanRound())


class PlanTurn(Question):
    """TL-COMBAT-PLAN-06, TL-COMBAT-PLAN-08, TL-COMBAT-PLAN-09, TL-COMBAT-PLAN-15, TL-COMBAT-PLAN-17, TL-EXH-08. Draw
    runes or stop; the first draw is compulsory; a full Miss track, an empty bag, or a card that leaves no draw means
    stop.
    """

    ask: ClassVar[str] = "planning.draw"
    rule: ClassVar[str] = "TL-COMBAT-PLAN-08"

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        fight = s.fight
        if fight is None or is_over(s) or self.seat not in fight.heroes or fight.stopped[self.seat]:
            return found
        if not self.cannot_draw(s):
            found.append(DRAW)
        if fight.draws[self.seat] or not found:
            found.append(STOP)
        return found

    def cannot_draw(self, s: Trudvang) -> str:
        if len(fight_in(s).miss[self.seat]) >= MISS_SLOTS:
            return "TL-COMBAT-PLAN-09"
        if self.power(s) == 0:
            return "TL-COMBAT-PLAN-17"
        return "" if sum(s.bags[self.seat]) else "TL-COMBAT-PLAN-15"

    def power(self, s: Trudvang) -> i64:
        return draw_power(s, self.seat, "runes") + fight_in(s).more_runes[self.seat]

    def candidates(self, s: Trudvang) -> list[i64]:
        return [DRAW, STOP]

    def why(self, s: Trudvang, move: i64) -> str:
        if move == DRAW:
            return self.cannot_draw(s)
        return "" if fight_in(s).draws[self.seat] else "TL-EXH-08"

    def text(self, s: Trudvang, move: i64) -> str:
        return "draw" if move == DRAW else "stop"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        seat = self.seat
        if move == STOP:
            fight.stopped[seat] = 1
            s.tell("stop", seat)
            return
        count = self.power(s)
        fight.more_runes[seat] = 0
        s.do(DrawRunes(seat, count), Allocate(seat, 1), Drawn(seat))


class Drawn(Onward):
    """TL-COMBAT-PLAN-09, TL-COMBAT-PLAN-20. After a draw is placed, and after Instant Feats, a Hero whose Miss track is
    full stops.
    """

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if fight is not None and len(fight.miss[self.hero]) >= MISS_SLOTS:
            fight.stopped[self.hero] = 1


def takes(mask: i64, kind: i64, dark: bool) -> bool:
    """TL-FEAT-04, TL-FEAT-05. Return whether a slot accepts a rune: its own kinds and WILD; DARK only if an effect
    allows it.
    """
    if kind == DARK:
        return dark
    return kind == WILD or mask >> kind & 1 != 0


def spots(s: Trudvang, seat: i64, kind: i64) -> list[i64]:
    """TL-COMBAT-PLAN-06, TL-FEAT-06. Return the open slots that fit a rune, place of the Feat * 8 + slot; equal slots
    of one Feat count once.
    """
    fight = fight_in(s)
    dark = fight.dark[seat] > 0
    feats, filled = fight.feats[seat], fight.slots[seat]
    bit: i64 = 1
    found: list[i64] = []
    for at in range(len(feats)):
        masks, slots = SLOTS[feats[at]], filled[at]
        seen: i64 = 0  # masks, a bit each
        for slot in range(len(masks)):
            mask = masks[slot]
            if slots[slot] == EMPTY and not seen >> mask & 1 and takes(mask, kind, dark):
                seen |= bit << mask
                found.append(at * 8 + slot)
    return found


def waits_for_instant(fight: Fight, seat: i64) -> bool:
    """Return whether an Instant Feat can still become active, so that the order of placing and missing matters."""
    for at in range(len(fight.feats[seat])):
        if KEYWORD[fight.feats[seat][at]] == INSTANT and not fight.used[seat][at]:
            return True
    return False


class Allocate(Question):
    """TL-COMBAT-PLAN-06, TL-COMBAT-PLAN-07, TL-COMBAT-PLAN-10, TL-COMBAT-PLAN-11, TL-COMBAT-PLAN-12, TL-COMBAT-PLAN-13, TL-FEAT-05, TL-FEAT-17, TL-MISS-01, TL-EXH-01, TL-EXH-06. The runes of a draw are placed one after another, in any order: to a fitting open slot if there is one, else to the Miss track, and when that is full back to the bag. Before the first the Hero card may be exhausted instead.

    A rune without a slot waits until the others are placed, unless an Instant Feat makes the order matter.
    """

    ask: ClassVar[str] = "planning.allocate"
    rule: ClassVar[str] = "TL-COMBAT-PLAN-06"
    fresh: i64  # none of these runes has been placed yet

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        misfits: list[i64] = []
        if is_over(s) or not contains(fight_in(s).heroes, self.seat):
            return found
        for kind in range(6):
            if s.drawn[self.seat][kind]:
                fitting = spots(s, self.seat, kind)
                for spot in fitting:
                    found.append(PLACE + kind * 128 + spot)
                if not fitting:
                    misfits.append(MISS + kind)
        if not found and not misfits:
            return found
        if found and waits_for_instant(fight_in(s), self.seat):
            found.extend(misfits)
        elif not found:
            found.append(misfits[0])
        if self.fresh and may_exhaust(s, self.seat):
            found.append(EXHAUST)
        if self.fresh and may_exhaust_hired(s):
            found.append(EXHAUST_HIRED)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        fight = fight_in(s)
        found: list[i64] = [EXHAUST]
        if s.hired >= 0:
            found.append(EXHAUST_HIRED)
        for kind in range(6):
            found.append(MISS + kind)
            for at in range(len(fight.feats[self.seat])):
                for slot in range(len(fight.slots[self.seat][at])):
                    found.append(PLACE + kind * 128 + at * 8 + slot)
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        if move in (EXHAUST, EXHAUST_HIRED):
            return "TL-EXH-06" if not self.fresh else "TL-EXH-01"
        if move < EXHAUST:
            return "TL-COMBAT-PLAN-06"
        kind = (move - PLACE) // 128
        at = (move - PLACE) % 128 // 8
        slot = (move - PLACE) % 8
        fight = fight_in(s)
        if not s.drawn[self.seat][kind]:
            return "TL-COMBAT-PLAN-06"
        if fight.slots[self.seat][at][slot] != EMPTY:
            return "TL-FEAT-06"
        if takes(SLOTS[fight.feats[self.seat][at]][slot], kind, fight.dark[self.seat] > 0):
            return "TL-COMBAT-PLAN-07"  # a like slot of the same Feat stands for both
        return "TL-FEAT-05" if kind == DARK else "TL-FEAT-04"

    def text(self, s: Trudvang, move: i64) -> str:
        if move == EXHAUST:
            return "exhaust " + HEROES[s.hero[self.seat]]
        if move == EXHAUST_HIRED:
            return "exhaust " + HEROES[s.hired]
        if move < EXHAUST:
            return "miss " + KINDS[move - MISS]
        feat = fight_in(s).feats[self.seat][(move - PLACE) % 128 // 8]
        return f"place {KINDS[(move - PLACE) // 128]} {FEATS[feat]}.{(move - PLACE) % 8 + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        seat = self.seat
        if move in (EXHAUST, EXHAUST_HIRED):
            frames = exhaust_for(s, seat, False, move == EXHAUST_HIRED)
            s.do_all(frames, PlanTurn(seat))
            return
        if self.fresh:
            fight.draws[seat] += 1
        s.do(Allocate(seat, 0))
        if move < EXHAUST:
            miss(s, fight, seat, move - MISS)
        else:
            place(s, fight, seat, (move - PLACE) // 128, (move - PLACE) % 128 // 8, (move - PLACE) % 8)

    def about(self, s: Trudvang) -> dict[str, Any]:
        found: list[str] = []
        for kind in range(6):
            found.extend([KINDS[kind]] * s.drawn[self.seat][kind])
        return {"runes": found}


def miss(s: Trudvang, fight: Fight, seat: i64, kind: i64) -> None:
    """TL-MISS-01, TL-COMBAT-PLAN-10. Put the rune on the leftmost free Miss slot; if there is none, it goes back and
    the Hero stops.
    """
    s.drawn[seat][kind] -= 1
    if len(fight.miss[seat]) < MISS_SLOTS:
        fight.miss[seat].append(kind)
        if s.log is not None:
            s.say("miss", {"seat": seat, "rune": KINDS[kind], "count": len(fight.miss[seat])})
    else:
        s.bags[seat][kind] += 1
        fight.stopped[seat] = 1


def place(s: Trudvang, fight: Fight, seat: i64, kind: i64, at: i64, slot: i64) -> None:
    """TL-FEAT-06. Place a rune for the rest of the combat."""
    s.drawn[seat][kind] -= 1
    if kind == DARK:
        fight.dark[seat] -= 1
    fight.slots[seat][at][slot] = kind
    if s.log is not None:
        s.say("place", {"seat": seat, "rune": KINDS[kind], "feat": FEATS[fight.feats[seat][at]]})
    s.do_all(fill_slots(s, fight, seat, at))


def fill_slots(s: Trudvang, fight: Fight, seat: i64, at: i64) -> list[Frame]:
    """TL-FEAT-03, TL-FEAT-17, TL-COMBAT-PLAN-12. A Feat with its last slot filled is active; an Instant one is used at
    that moment.
    """
    frames: list[Frame] = []
    feat = fight.feats[seat][at]
    if fight.is_full(seat, at):
        if s.log is not None:
            s.say("active", {"seat": seat, "feat": FEATS[feat]})
        if KEYWORD[feat] == INSTANT and not fight.used[seat][at]:
            frames.extend(use_feat(s, seat, at))
    return frames


def draw_more(seat: i64, n: i64) -> list[Frame]:
    """TL-FEAT-17. Draw more runes, which all must be allocated too."""
    return [DrawRunes(seat, n), Allocate(seat, 0)]
