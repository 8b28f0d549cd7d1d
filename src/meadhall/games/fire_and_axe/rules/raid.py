"""Raid: up to three rolls, one after another, for the treasure of a town."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Lot, Onward, Question
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import CREW, RAID, ROLLS, TREASURES
from meadhall.games.fire_and_axe.chart import PORTS, SPACES, TOWN
from meadhall.games.fire_and_axe.rules.dice import RollDie
from meadhall.games.fire_and_axe.rules.eligible import count_failed_dice
from meadhall.games.fire_and_axe.rules.sagas import Claim
from meadhall.games.fire_and_axe.rules.windows import DeclaredWindow, RolledWindow
from meadhall.games.fire_and_axe.state import TAKEN, FireAndAxe

STOP: Final = 0
AGAIN: Final = 1


def raid(s: FireAndAxe, seat: i64) -> None:
    """FA-RAID-01, FA-RAID-06, FA-REACT-03. Declare the raid; runes can be played before the first of its rolls."""
    port = s.ships[seat]
    s.try_task(port)
    s.attack = RAID
    if s.log is not None:
        s.log_event("raid", {"seat": seat, "port": SPACES[port], "value": s.find_value(port)})
    s.do(DeclaredWindow(s.active, s.players), RaidRoll(seat, 1))


class RaidRoll(Onward):
    """FA-RAID-03, FA-RAID-09. Roll one die; runes can follow before it takes effect."""

    player: i64
    number: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.dice.clear()
        s.shield = 0
        s.do(RollDie(0), RolledWindow(s.active, s.players), RaidOutcome(self.player, self.number))


class RaidOutcome(Onward):
    """FA-RAID-03, FA-RAID-04, FA-RAID-05, FA-RAID-08, FA-RAID-10, FA-RAID-12. More than the port's value takes the
    town; any other roll costs a crewmember, and the last of them ends the raid and the turn. The good in the port
    stays.
    """

    player: i64
    number: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if not count_failed_dice(s):
            s.end_attack()
            s.do(Treasure(self.player, s.ships[self.player]), Claim())
            return
        if not s.shield:
            s.drop(self.player, CREW)
            if s.log is not None:
                s.log_event("fall", {"seat": self.player, "count": 1})
        if not s.crew[self.player]:
            s.end_attack()
            s.strand_without_crew(self.player)
        elif self.number >= ROLLS:
            s.end_attack()
            s.log_seat_event("break", self.player)
        else:
            s.do(RaidAgain(self.player, self.number))


class RaidAgain(Question):
    """FA-RAID-06, FA-RAID-07, FA-WINTER-03. With crew left, roll again or stop."""

    ask: ClassVar[str] = "raid.again"
    rule: ClassVar[str] = "FA-RAID-06"
    number: i64

    def options(self, s: FireAndAxe) -> list[i64]:
        return [AGAIN, STOP]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AGAIN:
            s.do(RaidRoll(self.seat, self.number + 1))
            return
        s.end_attack()
        s.log_seat_event("break", self.seat)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "roll" if move == AGAIN else "stop"

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        port = s.ships[self.seat]
        return {"port": SPACES[port], "value": s.number_to_beat(port), "left": ROLLS - self.number}


class Treasure(Lot):
    """FA-RAID-04, FA-SETUP-01, FA-INFO-02, FA-RAID-11. Take the town figure and the treasure under it: any treasure of
    its size that has not been found yet.
    """

    ask: ClassVar[str] = "treasure.reveal"
    rule: ClassVar[str] = "FA-RAID-04"
    player: i64
    port: i64

    def options(self, s: FireAndAxe) -> list[i64]:
        values: list[i64] = []
        for value in list_treasures_left(s, TOWN[self.port]):
            if value not in values:
                values.append(value)
        return values

    def weights(self, s: FireAndAxe) -> list[i64] | None:
        left = list_treasures_left(s, TOWN[self.port])
        return [left.count(value) for value in self.options(s)]

    def sample(self, s: FireAndAxe, rng: Rng) -> i64:
        left = list_treasures_left(s, TOWN[self.port])
        return left[rng.below(len(left))]

    def text(self, s: FireAndAxe, move: i64) -> str:
        return f"treasure {move}"

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.towns[self.port] = self.player + TAKEN * move
        s.gain(self.player, move)
        if s.log is not None:
            s.log_event("sack", {"seat": self.player, "port": SPACES[self.port], "vp": move}, reveals=True)


def list_treasures_left(s: FireAndAxe, size: i64) -> list[i64]:
    """FA-INFO-02. Return the treasures of this size that are not found yet, which is public."""
    left = TREASURES[size][:]
    for port in range(PORTS):
        if TOWN[port] == size and s.towns[port] >= 0:
            left.remove(s.towns[port] // TAKEN)
    return left
