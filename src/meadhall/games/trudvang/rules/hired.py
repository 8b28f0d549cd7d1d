"""The hired hand of a solo game: its four Feats, used like the Hero's."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.games.trudvang.cards import KINDS
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.rules.using import effects_of, uses_of
from meadhall.games.trudvang.state import NO_HERO, Trudvang

AGAIN: Final = 4  # a Feat with uses left is place * AGAIN + uses
USED_BY_HIRED: Final = 1000  # in Blow.used: plus the place of the Feat


def runes_on(s: Trudvang, at: i64) -> i64:
    return sum(s.hired_runes[at])


def is_down(s: Trudvang, at: i64) -> bool:
    return s.hired_down >> at & 1 != 0


def has_use_left(s: Trudvang, at: i64) -> bool:
    """Return whether a Feat already used in this combat has a use left."""
    guest = fight_in(s).guest
    return guest >= 0 and guest // AGAIN == at and guest % AGAIN > 0


def hired_barred(s: Trudvang, at: i64) -> str:
    """TL-SOLO-08, TL-SOLO-09, TL-SOLO-10, TL-SOLO-17, TL-SOLO-18. Return why a Feat of the hired hand cannot be used:
    face down, used, one per combat, or fewer runes than another that lies face up.
    """
    if has_use_left(s, at):
        return ""
    if is_down(s, at):
        return "TL-SOLO-10"
    if s.hired_used >> at & 1:
        return "TL-FEAT-13"
    if s.hired_used and not s.house.all_hired_feats:
        return "TL-SOLO-17"
    for other in range(len(s.hired_feats)):
        if not is_down(s, other) and runes_on(s, other) > runes_on(s, at):
            return "TL-SOLO-09"
    return ""


def hired_places(s: Trudvang, seat: i64) -> list[i64]:
    """Return the places of the hired hand's Feats, if this Hero has one."""
    found: list[i64] = []
    if s.hired != NO_HERO and seat == 0:
        for at in range(len(s.hired_feats)):
            found.append(at)
    return found


def use_hired(s: Trudvang, seat: i64, at: i64) -> list[Frame]:
    """TL-SOLO-08, TL-SOLO-10, TL-SOLO-23. Move a rune of the Feat to the hired hand's Hero card; without a rune left
    this was its last use.
    """
    fight = fight_in(s)
    feat = s.hired_feats[at]
    frames: list[Frame] = []
    if has_use_left(s, at):
        fight.guest -= 1
    else:
        s.hired_used |= 1 << at
        left = uses_of(s, seat, feat) - 1
        if left:
            fight.guest = at * AGAIN + left
        if runes_on(s, at):
            frames.append(MoveHiredRune(seat, at))
        else:
            s.hired_down |= 1 << at
    if fight.blows:
        fight.blow().used.append(USED_BY_HIRED + at)
    return [*frames, *effects_of(s, seat, feat)]


class MoveHiredRune(Question):
    """TL-SOLO-10. The player picks the rune to move to the hired hand's Hero card."""

    ask: ClassVar[str] = "hired.move"
    rule: ClassVar[str] = "TL-SOLO-10"
    at: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in range(6):
            if s.hired_runes[self.at][kind]:
                found.append(kind)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "move " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.hired_runes[self.at][move] -= 1
            s.hired_runes[-1][move] += 1

    def about(self, s: Trudvang) -> dict[str, object]:
        return {"feat": FEATS[s.hired_feats[self.at]]}
