"""Play and discard runes: the wind turns, opponents can cancel it, it takes effect, and the card is discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.fire_and_axe.cards import KINDS, OPPONENT_RUNE, RUNES, TIMING
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.rules.eligible import is_about, is_idle, why_not_discard, why_not_in_window
from meadhall.games.fire_and_axe.state import FireAndAxe

PASS: Final = 69  # moves stay below 256: Python keeps those numbers ready made
PLAY: Final = 70  # + kind of rune
DISCARD: Final = 100  # + kind of rune

LEAVE: Final = 0
CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = 3
TURNS: Final = ("", "clockwise", "", "anticlockwise")

EFFECT_OF: Final[
    list[Callable[[i64], Frame]]
] = []  # by kind; effects.py fills it, since effects themselves open windows


def list_kinds(timing: i64) -> list[i64]:
    return [rune for rune in range(KINDS) if TIMING[rune] == timing]


KINDS_AT: Final[list[list[i64]]] = [list_kinds(timing) for timing in range(OPPONENT_RUNE + 1)]


def play_rune(s: FireAndAxe, seat: i64, rune: i64) -> None:
    """FA-RUNE-03, FA-RUNE-05, FA-WEATHER-05, FA-REACT-05. Show the rune, then push what follows: the wind, the window,
    the effect.
    """
    s.leave_hand(seat, rune)
    s.table.append(rune)
    if s.log is not None:
        s.log_event("play", {"seat": seat, "rune": RUNES[rune]}, reveals=True)
    if is_about(s, KINDS_AT[OPPONENT_RUNE][0]):
        s.do(TurnWind(seat), RuneWindow(s.active, s.players, seat), Effect(seat))
    else:
        s.do(TurnWind(seat), Effect(seat))


def discard_rune(s: FireAndAxe, seat: i64, rune: i64) -> None:
    """FA-RUNE-04. Discard face up, without effect; the wind can turn."""
    s.leave_hand(seat, rune)
    s.discard.append(rune)
    if s.log is not None:
        s.log_event("discard", {"seat": seat, "rune": RUNES[rune]}, reveals=True)
    s.do(TurnWind(seat))


class TurnWind(Question):
    """FA-WEATHER-04, FA-WEATHER-06, FA-WEATHER-07, FA-WEATHER-08. Turn the cover one quarter either way, or leave it;
    the turn itself costs no player anything.
    """

    ask: ClassVar[str] = "wind.turn"
    rule: ClassVar[str] = "FA-WEATHER-04"

    def options(self, s: FireAndAxe) -> list[i64]:
        return [LEAVE, CLOCKWISE, ANTICLOCKWISE]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.wind = (s.wind + move) % 4
        if s.log is not None and move != LEAVE:
            s.log_event("wind", {"seat": self.seat, "direction": TURNS[move]})

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "leave" if move == LEAVE else "turn " + TURNS[move]


class Window(Question):
    """FA-REACT-09, FA-REACT-10, FA-REACT-13, FA-REACT-14. Offers go round: one rune or pass; after a rune they start
    again, and when all have passed in a row the window closes.

    Every player who could hold a fitting rune by public information is asked, even if they can only pass.
    """

    private: ClassVar[bool] = True
    left: i64  # players still to be offered, this one included

    def find_timing(self, s: FireAndAxe) -> i64:
        """Return the moment whose runes this seat can play here."""
        raise NotImplementedError

    def is_closed(self, s: FireAndAxe) -> bool:
        return False

    def build_window(self, seat: i64, left: i64) -> Frame:
        raise NotImplementedError

    def restart(self, s: FireAndAxe) -> Frame:
        """Restart the round of offers."""
        return self.build_window(s.active, s.players)

    def allows_discards(self) -> bool:
        return False

    def is_asked(self, s: FireAndAxe) -> bool:
        """FA-REACT-10. Return whether this seat could play something here, by public information alone."""
        if not s.may_use_runes(self.seat):
            return False
        if self.allows_discards():
            return True
        for rune in KINDS_AT[self.find_timing(s)]:
            if is_about(s, rune) and not is_idle(s, self.seat, rune):
                return True
        return False

    def options(self, s: FireAndAxe) -> list[i64]:
        moves: list[i64] = []
        if self.is_closed(s) or not self.is_asked(s):
            return moves
        timing = self.find_timing(s)
        kinds = s.list_kinds(self.seat)
        for rune in kinds:
            if not why_not_in_window(s, self.seat, rune, timing):
                moves.append(PLAY + rune)
        if self.allows_discards():
            for rune in kinds:
                moves.append(DISCARD + rune)
        moves.append(PASS)
        return moves

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO or move == PASS:
            if self.left > 1 and not self.is_closed(s):
                s.do(self.build_window((self.seat + 1) % s.players, self.left - 1))
            return
        s.do(self.restart(s))
        if move >= DISCARD:
            discard_rune(s, self.seat, move - DISCARD)
        else:
            play_rune(s, self.seat, move - PLAY)

    def text(self, s: FireAndAxe, move: i64) -> str:
        if move == PASS:
            return "pass"
        return "discard " + RUNES[move - DISCARD] if move >= DISCARD else "play " + RUNES[move - PLAY]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [PASS, *(PLAY + rune for rune in range(KINDS)), *(DISCARD + rune for rune in range(KINDS))]

    def why(self, s: FireAndAxe, move: i64) -> str:
        if move == PASS:
            return ""
        if move < DISCARD:
            return why_not_in_window(s, self.seat, move - PLAY, self.find_timing(s))
        barred = why_not_discard(s, self.seat, move - DISCARD)
        return barred if barred or self.allows_discards() else "FA-REACT-08"


class RuneWindow(Window):
    """FA-REACT-05, FA-REACT-12, FA-REACT-18. Before a rune takes effect, its player's opponents can cancel it, the
    latest rune first; a cancelled rune needs no more offers.
    """

    ask: ClassVar[str] = "rune.avert"
    rule: ClassVar[str] = "FA-REACT-05"
    by: i64

    def find_timing(self, s: FireAndAxe) -> i64:
        return OPPONENT_RUNE

    def is_closed(self, s: FireAndAxe) -> bool:
        return s.warded != 0

    def is_asked(self, s: FireAndAxe) -> bool:
        return self.seat != self.by and super().is_asked(s)

    def build_window(self, seat: i64, left: i64) -> Frame:
        return RuneWindow(seat, left, self.by)

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"target": SEATS[self.by], "rune": RUNES[s.table[-1]]}


class Effect(Onward):
    """FA-RUNE-03, FA-REACT-12, FA-REACT-18. The latest rune takes effect unless it was cancelled; its targets are
    chosen only now.
    """

    player: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        rune = s.table[-1]
        if not s.warded:
            s.do(EFFECT_OF[rune](self.player), PutAway())
            return
        s.warded = 0
        if s.log is not None:
            s.log_event("cancel", {"seat": self.player, "rune": RUNES[rune]})
        s.do(PutAway())


class PutAway(Onward):
    """FA-RUNE-03. Put the rune face up on the discard pile."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.discard.append(s.table.pop())
