"""Runes: draw from a bag, gain from the supply, lose to it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Question
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import DARK, HEROES, KINDS
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.fight import EMPTY
from meadhall.games.trudvang.state import Trudvang

DECLINE: Final = 6  # after the six kinds
ANY_KIND: Final = -1
FROM_MISS: Final = 0
FROM_FEAT: Final = 1  # plus place of the Feat * 8 + slot


def tell(s: Trudvang, event: str, seat: i64, kind: i64) -> None:
    if s.log is not None:
        s.say(event, {"seat": seat, "rune": KINDS[kind]})


class DrawRunes(Lot):
    """TL-RUNE-02, TL-COMBAT-PLAN-06, TL-COMBAT-PLAN-15, TL-TEST-02. Draw a rune, any of those in the bag; an empty bag
    gives none.
    """

    ask: ClassVar[str] = "runes.draw"
    rule: ClassVar[str] = "TL-RUNE-02"
    hero: i64
    left: i64

    def options(self, s: Trudvang) -> list[i64]:
        bag = s.bags[self.hero]
        found: list[i64] = []
        for kind in range(6):
            if bag[kind] and self.left > 0:
                found.append(kind)
        return found

    def weights(self, s: Trudvang) -> list[i64] | None:
        found: list[i64] = []
        for count in s.bags[self.hero]:
            if count:
                found.append(count)
        return found

    def sample(self, s: Trudvang, rng: Rng) -> i64:
        bag = s.bags[self.hero]
        total: i64 = 0
        for count in bag:
            total += count
        if total == 0 or self.left <= 0:
            return AUTO
        drawn = rng.below(total)
        kind: i64 = 0
        while drawn >= bag[kind]:
            drawn -= bag[kind]
            kind += 1
        return kind

    def text(self, s: Trudvang, move: i64) -> str:
        return "rune " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        bag, drawn = s.bags[self.hero], s.drawn[self.hero]
        bag[move] = bag[move] - 1  # compiled, `-=` would make an object of the number
        drawn[move] = drawn[move] + 1
        if s.log is not None:
            s.say("runes", {"seat": self.hero, "count": 1, "drawn": [KINDS[move]]}, reveals=True, joins=True)
        if self.left > 1:
            s.do(DrawRunes(self.hero, self.left - 1))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"hero": HEROES[s.hero[self.hero]]}


def return_drawn(s: Trudvang, hero: i64) -> None:
    """TL-TEST-17, TL-EXH-01, TL-COMBAT-PLAN-13. Put the runes just drawn back into the bag."""
    bag, drawn = s.bags[hero], s.drawn[hero]
    for kind in range(6):
        count = drawn[kind]
        if count:
            bag[kind] = bag[kind] + count  # as above: no object for the number
            drawn[kind] = 0


def gain_rune(s: Trudvang, seat: i64, kinds: list[i64]) -> list[Frame]:
    """TL-RUNE-04, TL-RUNE-06, TL-RUNE-09. Gain a rune. DARK must be taken; a kind that the supply lacks cannot."""
    if kinds == [DARK]:
        if s.pool[DARK]:
            take_rune(s, seat, DARK)
        return []
    frames: list[Frame] = [GainRune(seat, kinds)]
    return frames


def take_rune(s: Trudvang, seat: i64, kind: i64) -> None:
    """TL-RUNE-10. Put a rune into the bag at once, also in a combat or a test."""
    s.pool[kind] -= 1
    s.bags[seat][kind] += 1
    tell(s, "rune-gained", seat, kind)


class GainRune(Question):
    """TL-RUNE-04, TL-RUNE-05, TL-RUNE-06, TL-RUNE-09, TL-RUNE-10. Take or decline a rune; of a dual rune one kind that
    the supply has.
    """

    ask: ClassVar[str] = "rune.gain"
    rule: ClassVar[str] = "TL-RUNE-04"
    kinds: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in self.kinds:
            if s.pool[kind]:
                found.append(kind)
        if DARK not in self.kinds:
            found.append(DECLINE)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return [0, 1, 2, 3, 4, 5, DECLINE]

    def why(self, s: Trudvang, move: i64) -> str:
        if move == DECLINE:
            return "TL-RUNE-04" if DARK in self.kinds else ""
        if move not in self.kinds:
            return "TL-RUNE-05"
        return "" if s.pool[move] else "TL-RUNE-06"

    def text(self, s: Trudvang, move: i64) -> str:
        return "decline" if move == DECLINE else "take " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO and move != DECLINE:
            take_rune(s, self.seat, move)


def laid_places(s: Trudvang, seat: i64, kind: i64) -> list[i64]:
    """Return where runes of a kind are in a combat besides the bag: once for the Miss track, once for each slot."""
    found: list[i64] = []
    fight = s.fight
    if fight is not None:
        if kind in fight.miss[seat]:
            found.append(FROM_MISS)
        for at, slots in enumerate(fight.slots[seat]):
            for slot, rune in enumerate(slots):
                if rune == kind:
                    found.append(FROM_FEAT + at * 8 + slot)
    return found


def has_rune(s: Trudvang, seat: i64, kind: i64) -> bool:
    return s.bags[seat][kind] > 0 or s.drawn[seat][kind] > 0 or len(laid_places(s, seat, kind)) > 0


def lose_rune(s: Trudvang, seat: i64, kind: i64) -> list[Frame]:
    """TL-RUNE-03, TL-RUNE-07, TL-RUNE-08. Lose a rune, from the bag first; if no kind is named, the player chooses; a
    Hero with none loses none.
    """
    frames: list[Frame] = []
    if kind == ANY_KIND:
        frames.append(LoseRune(seat))
        return frames
    if s.bags[seat][kind]:
        s.bags[seat][kind] -= 1
    elif s.drawn[seat][kind]:
        s.drawn[seat][kind] -= 1
    else:
        if laid_places(s, seat, kind):
            frames.append(LoseLaid(seat, kind))
        return frames
    s.pool[kind] += 1
    tell(s, "rune-lost", seat, kind)
    return frames


class LoseRune(Question):
    """TL-RUNE-03, TL-RUNE-08. Lose a rune of a kind that the player chooses."""

    ask: ClassVar[str] = "rune.lose"
    rule: ClassVar[str] = "TL-RUNE-03"

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in range(6):
            if has_rune(s, self.seat, kind):
                found.append(kind)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return [0, 1, 2, 3, 4, 5]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if has_rune(s, self.seat, move) else "TL-RUNE-07"

    def text(self, s: Trudvang, move: i64) -> str:
        return "lose " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.do_all(lose_rune(s, self.seat, move))


class LoseLaid(Question):
    """TL-RUNE-07. A rune that is only on Feats or the Miss track is taken from there; the player picks the place."""

    ask: ClassVar[str] = "rune.lift"
    rule: ClassVar[str] = "TL-RUNE-07"
    kind: i64

    def options(self, s: Trudvang) -> list[i64]:
        return laid_places(s, self.seat, self.kind)

    def text(self, s: Trudvang, move: i64) -> str:
        if move == FROM_MISS:
            return "lift miss"
        assert s.fight is not None
        at = (move - FROM_FEAT) // 8
        return f"lift {FEATS[s.fight.feats[self.seat][at]]}.{(move - FROM_FEAT) % 8 + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if move == AUTO or fight is None:
            return
        if move == FROM_MISS:
            fight.miss[self.seat].remove(self.kind)
        else:
            fight.slots[self.seat][(move - FROM_FEAT) // 8][(move - FROM_FEAT) % 8] = EMPTY
        s.pool[self.kind] += 1
        tell(s, "rune-lost", self.seat, self.kind)
