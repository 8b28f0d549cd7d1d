"""A ship at some point of a planned voyage.

Dice count by their odds, so crew can be a fraction; slots not yet loaded stay open until a task needs them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import DAYS, GOODS

CALMED: Final = 1.2  # a rune played against the weather


class PlannedShip:
    """A ship at some point of a planned voyage."""

    def __init__(
        self,
        space: i64,
        turn: i64,
        prep: i64,
        sail: i64,
        limit: i64,
        skulls: i64,
        crew: float,
        free: i64,
        cargo: list[i64],
        gain: float,
        done: list[i64],
        sold: list[i64],
        tried: list[i64],
    ) -> None:
        self.space = space
        self.turn = turn  # from now
        self.prep = prep
        self.sail = sail
        self.limit = limit
        self.skulls = skulls  # covered this turn
        self.crew = crew
        self.free = free  # slots to be filled with what will be needed
        self.cargo = cargo
        self.gain = gain
        self.done = done  # task * PORTS + port
        self.sold = sold  # port * GOODS + good
        self.tried = tried  # ports, this turn
        self.calm: i64 = 0  # runes at hand against the weather
        self.rank: float = 0.0
        self.first: i64 = -1  # the first step of this voyage, to compare first steps

    def copy(self) -> PlannedShip:
        twin = PlannedShip(
            self.space,
            self.turn,
            self.prep,
            self.sail,
            self.limit,
            self.skulls,
            self.crew,
            self.free,
            self.cargo[:],
            self.gain,
            self.done,
            self.sold,
            self.tried,
        )
        twin.calm = self.calm
        twin.first = self.first
        return twin

    def wait(self) -> None:
        """End the turn here."""
        self.turn += 1
        self.prep = 0
        self.sail = 0
        self.limit = DAYS
        self.skulls = 0
        self.tried = []

    def count_goods(self) -> i64:
        return self.cargo[0] + self.cargo[1] + self.cargo[2]

    def count_crew(self) -> i64:
        """Return the crew to count with."""
        return int(self.crew + 0.5) + self.free

    def cover_skulls(self, skulls: i64) -> bool:
        """Cover this many skulls this turn: a rune averts them, or pieces are lost. Return False if the ship would be
        lost.
        """
        if self.skulls < skulls and self.calm:
            self.calm -= 1
            self.gain -= CALMED
            return True
        while self.skulls < skulls:
            if not self.lose():
                return False
            self.skulls += 1
        return True

    def lose(self) -> bool:
        """Lose one of the most numerous pieces. Return False if the ship would be lost."""
        if self.free:
            self.free -= 1
            return True
        goods = self.count_goods()
        if self.crew >= float(goods) + 1.5 or (goods == 0 and self.crew >= 1.5):
            self.crew -= 1.0
            return True
        if goods == 0:
            return False
        most: i64 = 0
        for good in range(1, GOODS):
            if self.cargo[good] > self.cargo[most]:
                most = good
        self.cargo[most] -= 1
        return True


def spend(leg: PlannedShip, crew: float) -> None:
    """Spend crew that falls or settles; open slots become crew as far as needed."""
    while leg.crew - crew < 0.0 and leg.free:
        leg.free -= 1
        leg.crew += 1.0
    leg.crew = max(0.0, leg.crew - crew)
