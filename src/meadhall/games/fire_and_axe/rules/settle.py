"""Settle: roll the dice together, take losses first, then one of the crew stays."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Onward, Question
from meadhall.games.fire_and_axe.cards import CREW, SETTLE
from meadhall.games.fire_and_axe.chart import SPACES
from meadhall.games.fire_and_axe.rules.dice import roll_dice
from meadhall.games.fire_and_axe.rules.eligible import count_failed_dice
from meadhall.games.fire_and_axe.rules.sagas import Claim
from meadhall.games.fire_and_axe.rules.windows import DeclaredWindow, RolledWindow
from meadhall.games.fire_and_axe.state import FireAndAxe

PLACE: Final = 1
REFUSE: Final = 0


def settle(s: FireAndAxe, seat: i64, dice: i64) -> None:
    """FA-SETTLE-03, FA-SETTLE-13. Declare the attempt with its dice; there is only one roll."""
    port = s.ships[seat]
    s.try_task(port)
    s.attack = SETTLE
    if s.log is not None:
        s.log_event("settle", {"seat": seat, "port": SPACES[port], "value": s.find_value(port), "count": dice})
    s.do(RolledWindow(s.active, s.players), SettleOutcome(seat))
    s.do_all(roll_dice(dice))
    s.do(DeclaredWindow(s.active, s.players))


class SettleOutcome(Onward):
    """FA-SETTLE-04, FA-SETTLE-05, FA-SETTLE-06, FA-SETTLE-08, FA-SETTLE-09. Every failed die costs a crewmember; then, with any success, one more of the crew settles."""

    player: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        player = self.player
        failed = count_failed_dice(s)
        won = failed < len(s.dice)
        shielded = s.shield != 0
        s.end_attack()
        if failed and not shielded:
            for _ in range(failed):
                s.drop(player, CREW)
            if s.log is not None:
                s.log_event("fall", {"seat": player, "count": failed})
        if not s.crew[player]:
            s.strand_without_crew(player)
        elif not won:
            s.log_seat_event("fail", player)
        elif s.crew[player] == 1:
            s.do(SettleLast(player))
        else:
            place(s, player)


def place(s: FireAndAxe, seat: i64) -> None:
    """FA-SETTLE-06, FA-SETTLE-09, FA-SETTLE-10, FA-SETTLE-12, FA-SAGA-06. One of the crew becomes a settlement, which stays and counts even if it was the last."""
    port = s.ships[seat]
    s.crew[seat] -= 1
    s.settled[port] = seat
    if s.log is not None:
        s.log_event("settlement", {"seat": seat, "port": SPACES[port]})
    s.strand_without_crew(seat)
    s.do(Claim())


class SettleLast(Question):
    """FA-SETTLE-07, FA-SETTLE-08, FA-WINTER-03. The last crewmember may stay aboard; then the port is not settled."""

    ask: ClassVar[str] = "settle.place"
    rule: ClassVar[str] = "FA-SETTLE-07"

    def options(self, s: FireAndAxe) -> list[i64]:
        return [PLACE, REFUSE]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == PLACE:
            place(s, self.seat)
        else:
            s.log_seat_event("refuse", self.seat)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "place" if move == PLACE else "refuse"

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"port": SPACES[s.ships[self.seat]]}
