"""The moments at which runes can be played out of turn, or inside an activity."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.fire_and_axe.cards import (
    AFTER_TRADE,
    ANY_WINDOW,
    DECLARED,
    LOSS,
    OPPONENT_DECLARED,
    OPPONENT_ROLLED,
    ROLLED,
    TASKS,
)
from meadhall.games.fire_and_axe.chart import SPACES
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.rules.runes import Window
from meadhall.games.fire_and_axe.state import FireAndAxe


class StartWindow(Window):
    """FA-REACT-01, FA-REACT-08, FA-RUNE-07. At the start of a turn the others can play a rune that fits any moment, or
    discard one for the wind.
    """

    ask: ClassVar[str] = "rune.start"
    rule: ClassVar[str] = "FA-REACT-01"

    def find_timing(self, s: FireAndAxe) -> i64:
        return ANY_WINDOW

    def allows_discards(self) -> bool:
        return True

    def build_window(self, seat: i64, left: i64) -> Frame:
        return StartWindow(seat, left)

    def restart(self, s: FireAndAxe) -> Frame:
        return self.build_window((s.active + 1) % s.players, s.players - 1)

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"target": SEATS[s.active]}


class BetweenWindow(StartWindow):
    """FA-REACT-02, FA-REACT-16, FA-REACT-19. If the options ask for it, also after each activity; but not after the
    ship has gone to winter.
    """

    ask: ClassVar[str] = "rune.between"
    rule: ClassVar[str] = "FA-REACT-02"

    def is_closed(self, s: FireAndAxe) -> bool:
        return s.over != 0

    def build_window(self, seat: i64, left: i64) -> Frame:
        return BetweenWindow(seat, left)


class DeclaredWindow(Window):
    """FA-REACT-03, FA-TASK-08. Port, task and dice of an attack are fixed, before the roll: the attacker first, then
    the others.
    """

    ask: ClassVar[str] = "rune.declared"
    rule: ClassVar[str] = "FA-REACT-03"

    def find_timing(self, s: FireAndAxe) -> i64:
        return DECLARED if self.seat == s.active else OPPONENT_DECLARED

    def build_window(self, seat: i64, left: i64) -> Frame:
        return DeclaredWindow(seat, left)

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"task": TASKS[s.attack], "port": SPACES[s.ships[s.active]], "target": SEATS[s.active]}


class RolledWindow(Window):
    """FA-REACT-04, FA-REACT-15, FA-REACT-18. The dice of an attack are rolled and have not taken effect; after a reroll
    the same window goes round again.
    """

    ask: ClassVar[str] = "rune.rolled"
    rule: ClassVar[str] = "FA-REACT-04"

    def find_timing(self, s: FireAndAxe) -> i64:
        return ROLLED if self.seat == s.active else OPPONENT_ROLLED

    def build_window(self, seat: i64, left: i64) -> Frame:
        return RolledWindow(seat, left)

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {
            "dice": s.dice[:],
            "value": s.number_to_beat(s.ships[s.active]),
            "might": s.might,
            "target": SEATS[s.active],
        }


class LossWindow(Window):
    """FA-REACT-06, FA-REACT-15. A player who must cover skulls can avert it; the wind that the rune turns counts from
    the next sail.
    """

    ask: ClassVar[str] = "rune.loss"
    rule: ClassVar[str] = "FA-REACT-06"

    def find_timing(self, s: FireAndAxe) -> i64:
        return LOSS

    def is_closed(self, s: FireAndAxe) -> bool:
        return s.owed == 0

    def build_window(self, seat: i64, left: i64) -> Frame:
        return LossWindow(seat, left)

    def restart(self, s: FireAndAxe) -> Frame:
        return self

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"left": s.owed}


class TradeWindow(Window):
    """FA-REACT-07. After a trade the trader can play runes that name this moment, also twice."""

    ask: ClassVar[str] = "rune.trade"
    rule: ClassVar[str] = "FA-REACT-07"

    def find_timing(self, s: FireAndAxe) -> i64:
        return AFTER_TRADE

    def build_window(self, seat: i64, left: i64) -> Frame:
        return TradeWindow(seat, left)

    def restart(self, s: FireAndAxe) -> Frame:
        return self

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"port": SPACES[s.ships[self.seat]]}
