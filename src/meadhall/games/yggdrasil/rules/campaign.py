"""The campaign between its games: the next saga, or the same one again, with the gods and their sheets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.yggdrasil.rules.setup import Begin, Equip, lay_out, open_saga, set_up_board
from meadhall.games.yggdrasil.rules.sheets import Buy
from meadhall.games.yggdrasil.state import SAGAS, WON, Yggdrasil

SHEET: Final = (
    "gods",
    "god_symbols",
    "vanir_symbols",
    "brothers",
    "bloods",
    "chances",
    "travels",
    "elf_boxes",
    "die_boxes",
    "xp",
)


def build_next_game(s: Yggdrasil) -> Yggdrasil | None:
    """YG-CAMP-01, YG-CAMP-02, YG-CAMP-09, YG-CAMP-10, YG-CAMP-13, YG-CAMP-14. Return the next game of a campaign: a win
    opens the next saga, a loss repeats this one. Gods, support gods and sheets stay, everything else is as at the
    start. None after the last saga.
    """
    if not s.ended or not s.house.campaign:
        return None
    chapter: i64 = s.chapter + 1 if s.reason == WON else s.chapter
    if chapter == len(SAGAS):
        return None
    after = set_up_board(s.players, s.house)
    for name in SHEET:
        setattr(after, name, getattr(s, name))
    after.chapter = chapter
    open_saga(after)
    after.tries = s.tries[:]
    after.tries[chapter] += 1
    buying: list[Frame] = []
    for seat in range(s.players):
        buying.append(Buy(seat))
    after.do_all([Begin(), *buying, Equip(), *lay_out(after)])
    return after
