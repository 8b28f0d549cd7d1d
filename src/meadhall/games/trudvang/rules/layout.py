"""Changes of Feats and runes on the table of a combat: make a Feat active, return runes from the Miss track."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.cards import DARK, KINDS
from meadhall.games.trudvang.feats import (
    FEATS,
    INSTANT,
    KEYWORD,
)
from meadhall.games.trudvang.fight import EMPTY
from meadhall.games.trudvang.rules.standing import fight_in, is_over
from meadhall.games.trudvang.rules.using import use_feat
from meadhall.games.trudvang.state import Trudvang


def return_miss(s: Trudvang, seat: i64, n: i64, dark: bool) -> list[Frame]:
    """Return runes from the Miss track to the bag."""
    frames: list[Frame] = [ReturnMiss(seat, n, 1 if dark else 0)]
    return frames


class ReturnMiss(Question):
    """TL-GEN-08, TL-MISS-01. Return a rune of the Miss track to the bag, of a kind that the player picks; at most as
    many as there are.
    """

    ask: ClassVar[str] = "miss.return"
    rule: ClassVar[str] = "TL-GEN-08"
    left: i64
    dark: i64

    def options(self, s: Trudvang) -> list[i64]:
        track = fight_in(s).miss[self.seat]
        found: list[i64] = []
        for kind in range(6):
            if kind in track and (not self.dark or kind == DARK):
                found.append(kind)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "return " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        fight.miss[self.seat].remove(move)
        s.bags[self.seat][move] += 1
        if s.log is not None:
            s.say("miss-returned", {"seat": self.seat, "rune": KINDS[move]})
        if self.left > 1:
            s.do(ReturnMiss(self.seat, self.left - 1, self.dark))


def nearly_full_feats(s: Trudvang, seat: i64, most: i64) -> list[i64]:
    """Return the inactive Feats with at most this many open slots."""
    fight = fight_in(s)
    found: list[i64] = []
    for at in range(len(fight.feats[seat])):
        if not fight.is_full(seat, at) and fight.slots[seat][at].count(EMPTY) <= most:
            found.append(at)
    return found


class MakeActive(Question):
    """TL-FEAT-03. One of the Hero's Feats with few open slots becomes active; an Instant one is used at once."""

    ask: ClassVar[str] = "feat.activate"
    rule: ClassVar[str] = "TL-FEAT-03"
    most: i64

    def options(self, s: Trudvang) -> list[i64]:
        return nearly_full_feats(s, self.seat, self.most)

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(fight_in(s).feats[self.seat])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-FEAT-03"

    def text(self, s: Trudvang, move: i64) -> str:
        return "activate " + FEATS[fight_in(s).feats[self.seat][move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        fight.forced[self.seat][move] = 1
        feat = fight.feats[self.seat][move]
        if s.log is not None:
            s.say("active", {"seat": self.seat, "feat": FEATS[feat]})
        if KEYWORD[feat] == INSTANT and not fight.used[self.seat][move] and not is_over(s):
            s.do_all(use_feat(s, self.seat, move))
