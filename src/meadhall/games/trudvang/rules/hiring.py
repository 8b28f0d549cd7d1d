"""The hired hand of a single player: the choice of its Hero, its four Feats, and their runes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import HEROES, KINDS, bits
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.feats import FEATS, LEVEL, ONE, SLOTS, SOLO, TWO, feats_of, upgrade_of
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import NO_HERO, Trudvang

PLAYER: Final = 0


def hire(s: Trudvang) -> list[Frame]:
    """TL-SETUP-13, TL-SOLO-01, TL-SOLO-24. Choose a new hired hand for each adventure."""
    return [PickHired(PLAYER)]


def dismiss(s: Trudvang) -> None:
    """TL-SOLO-30. After the adventure the hired hand leaves, with its Starting Item and runes."""
    if s.hired == NO_HERO:
        return
    item = item_of(s.hired)
    for pile in (s.items[PLAYER], s.items_aside[PLAYER]):
        if item in pile:
            pile.remove(item)
    for row in s.hired_runes:
        for kind in range(6):
            s.pool[kind] += row[kind]
    s.hired = NO_HERO
    s.hired_feats = []
    s.hired_runes = []
    s.hired_down = 0
    s.hired_exhausted = 0


def item_of(hero: i64) -> i64:
    return ident(COMPONENTS.heroes[hero].item)


def solo_feats(hero: i64) -> list[i64]:
    """TL-SOLO-01, TL-FEAT-19. Return the four Feats of Level I that a hired hand brings."""
    return [feat for feat in feats_of(hero, ONE) if SOLO[feat]]


class PickHired(Question):
    """TL-SOLO-01, TL-SOLO-02, TL-SOLO-05, TL-SOLO-07, TL-SOLO-24. Another Hero joins with its four SOLO Feats of Level
    I; its Starting Item joins the Hero's.
    """

    ask: ClassVar[str] = "hired.choose"
    rule: ClassVar[str] = "TL-SOLO-01"

    def options(self, s: Trudvang) -> list[i64]:
        return [hero for hero in range(len(HEROES)) if hero != s.hero[PLAYER]]

    def text(self, s: Trudvang, move: i64) -> str:
        return "hire " + HEROES[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.hired = move
        s.hired_feats = solo_feats(move)
        s.hired_runes = [[0] * 6 for _ in range(len(s.hired_feats) + 1)]
        s.items[PLAYER].append(item_of(move))
        if s.log is not None:
            s.say("hired", {"hero": HEROES[move]})
        training: list[Frame] = [TrainHired(PLAYER) for _ in range(s.mains)]
        s.do_all(training, FillSlots())


class TrainHired(Question):
    """TL-SOLO-03, TL-SOLO-24. One of its Feats is upgraded for each main adventure played, all to II before any to Legendary."""

    ask: ClassVar[str] = "hired.train"
    rule: ClassVar[str] = "TL-SOLO-03"

    def options(self, s: Trudvang) -> list[i64]:
        low = [feat for feat in s.hired_feats if LEVEL[feat] == ONE]
        return low or [feat for feat in s.hired_feats if LEVEL[feat] == TWO]

    def candidates(self, s: Trudvang) -> list[i64]:
        return s.hired_feats[:]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-SOLO-03"

    def text(self, s: Trudvang, move: i64) -> str:
        return "train " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.hired_feats[s.hired_feats.index(move)] = upgrade_of(move)


class FillSlots(Onward):
    """TL-SOLO-04, TL-SOLO-22. Put a rune from the pool on every single slot; a missing rune leaves its slot empty. Then
    ask for the dual slots.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        duals: list[Frame] = []
        for place in range(len(s.hired_feats)):
            slots = SLOTS[s.hired_feats[place]]
            for slot in range(len(slots)):
                kinds = bits(slots[slot])
                if len(kinds) == 1:
                    lay(s, place, kinds[0])
                else:
                    duals.append(FillDual(PLAYER, place, slot))
        s.do_all(duals)


def lay(s: Trudvang, place: i64, kind: i64) -> None:
    """TL-SOLO-22. Take a rune from the supply, if it has one."""
    if s.pool[kind]:
        s.pool[kind] -= 1
        s.hired_runes[place][kind] += 1


class FillDual(Question):
    """TL-SOLO-04, TL-SOLO-22. A dual slot gets a kind that is not yet on its card if possible, else either of its
    kinds.
    """

    ask: ClassVar[str] = "hired.fill"
    rule: ClassVar[str] = "TL-SOLO-04"
    place: i64
    slot: i64

    def options(self, s: Trudvang) -> list[i64]:
        kinds = [kind for kind in bits(SLOTS[s.hired_feats[self.place]][self.slot]) if s.pool[kind]]
        new = [kind for kind in kinds if not s.hired_runes[self.place][kind]]
        return new or kinds

    def candidates(self, s: Trudvang) -> list[i64]:
        return bits(SLOTS[s.hired_feats[self.place]][self.slot])

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-SOLO-04"

    def text(self, s: Trudvang, move: i64) -> str:
        return "rune " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            lay(s, self.place, move)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"feat": FEATS[s.hired_feats[self.place]]}
