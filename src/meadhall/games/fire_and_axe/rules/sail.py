"""Sailing, the weather, and its losses."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Question
from meadhall.games.fire_and_axe.cards import CREW, GOODS, PIECES
from meadhall.games.fire_and_axe.chart import SPACES, find_skull
from meadhall.games.fire_and_axe.rules.windows import LossWindow
from meadhall.games.fire_and_axe.state import FireAndAxe


def enter(s: FireAndAxe, seat: i64, space: i64) -> None:
    """FA-LOSS-01, FA-LOSS-04, FA-LOSS-05, FA-LOSS-07, FA-LOSS-08, FA-SAIL-07, FA-REACT-06. The ship enters a space; the
    losses to the weather of that zone come first.

    Only the sailing slider counts. Skulls covered earlier this turn are not covered again.
    """
    s.ships[seat] = space
    if s.log is not None:
        s.log_event("sail", {"seat": seat, "space": SPACES[space], "day": s.sail})
    owed = count_owed_skulls(s, space)
    if owed > 0:
        s.owed = owed
        s.do(LossWindow(seat, 1), Cover(seat))


def count_owed_skulls(s: FireAndAxe, space: i64) -> i64:
    """FA-LOSS-02, FA-LOSS-03, FA-LOSS-04. Return the skulls that a ship entering this space now has to cover."""
    return find_skull(s.sail - s.count_clear_days(space)) - len(s.losses)


def list_pieces(s: FireAndAxe, seat: i64) -> list[i64]:
    """Return the kinds of piece aboard."""
    pieces: list[i64] = []
    for good in range(GOODS):
        if s.cargo[seat * GOODS + good]:
            pieces.append(good)
    if s.crew[seat]:
        pieces.append(CREW)
    return pieces


class Lose(Question):
    """FA-LOSS-06, FA-CREW-03. The player who loses a piece chooses it; it can be the last crewmember."""

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_pieces(s, self.seat)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "lose " + PIECES[move]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [piece for piece in range(CREW + 1)]

    def why(self, s: FireAndAxe, move: i64) -> str:
        return "" if move in list_pieces(s, self.seat) else "FA-LOSS-06"


class Cover(Lose):
    """FA-LOSS-03, FA-LOSS-06, FA-LOSS-09, FA-LOSS-10, FA-LOSS-11, FA-LOAD-14, FA-REACT-06. Cover a skull with a piece
    of the longship, and repeat until all indicated ones are covered.

    The piece stays there until the clean-up. With the last crewmember the ship loses the rest.
    """

    ask: ClassVar[str] = "loss.cover"
    rule: ClassVar[str] = "FA-LOSS-03"

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_pieces(s, self.seat) if s.owed else []

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:  # nothing is owed any more: a ship with crew has a piece to lose
            return
        if move == CREW:
            s.crew[self.seat] -= 1
        else:
            s.cargo[self.seat * GOODS + move] -= 1
        s.losses.append(move)
        s.owed -= 1
        if s.log is not None:
            s.log_event("lose", {"seat": self.seat, "piece": PIECES[move]})
        if not s.crew[self.seat]:
            s.owed = 0
            s.strand_without_crew(self.seat)
        elif s.owed:
            s.do(self)

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"left": s.owed}
