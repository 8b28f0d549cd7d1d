"""Imagined voyages: where a ship might go from here, day by day and winter by winter, and what that would bring.

A voyage is good for what it gains beyond the pace at which points come in anyway: each turn it takes costs so much.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import DAYS, GOODS, RUNE_OF
from meadhall.games.fire_and_axe.chart import CLEAR, HOMELANDS, PORTS, WINTER, skull_at
from meadhall.games.fire_and_axe.judge.outlook import Outlook
from meadhall.games.fire_and_axe.judge.passage import DISTANCE, ROUTE
from meadhall.games.fire_and_axe.judge.promise import Promise
from meadhall.games.fire_and_axe.judge.survey import Survey, foremost
from meadhall.games.fire_and_axe.judge.vessel import Vessel
from meadhall.games.fire_and_axe.state import FireAndAxe

CALM_SEAS: Final[int] = RUNE_OF["calm_seas"]
KEPT: Final = 1.0  # a piece still aboard, when voyages are compared half-way
IDLE: Final = 0.1  # a Day used in the last turn of a voyage, so that a ship never dawdles
PORTS_TRIED: Final = 8  # the most promising for a ship's next leg
A_DAY: Final = 0.9  # what a Day's sail takes off the lure of a port
LEGS: Final = 8
RICH: Final = 36  # while more ports than these offer something, their number tells the pace well enough


class Navigator(Outlook):
    """What lies before one seat's ship: every voyage worth imagining, by what the ports offer and what the way costs."""

    def __init__(self, s: FireAndAxe, seat: i64, promise: Promise, width: i64) -> None:
        super().__init__(s, seat, promise)
        self.width = width  # voyages followed side by side
        self.last: i64 = int(self.turns + 0.5)
        self.clear: list[i64] = CLEAR[s.wind * 4 : s.wind * 4 + 4]
        self.delayed = False  # the latest passage waited for the weather
        self.yielded: float = 0.0  # a turn, by the best of the voyages looked at last

    def sailed(self, leg: Vessel, port: i64, haste: bool) -> Vessel | None:
        """The ship in that port: in haste whatever the weather costs, else waiting for the next turn when it would cost."""
        next = leg.copy()
        if leg.space == port:
            if port in leg.tried:
                next.wait()
            return next
        for zone in ROUTE[leg.space * PORTS + port]:
            if next.prep + next.sail >= next.limit:
                next.wait()
            skulls = skull_at(next.sail + 1 - self.clear[zone])
            if skulls > next.skulls:
                if haste:
                    if not next.brave(skulls):
                        return None
                else:
                    self.delayed = True
                    next.wait()
            next.sail += 1
        next.space = port
        if next.turn == 0 and self.s.occupied(port):
            return None
        return next

    def onward(self, leg: Vessel, found: list[Vessel]) -> None:
        """Every good next port and what may be done there."""
        if leg.crew + float(leg.free) < 0.5:
            return
        for port in self.nearest(leg.space):
            self.delayed = False
            calm = self.sailed(leg, port, False)
            if calm is not None:
                self.tasks(calm, port, found)
            if self.delayed:
                rash = self.sailed(leg, port, True)
                if rash is not None and (calm is None or rash.turn < calm.turn):
                    self.tasks(rash, port, found)

    def nearest(self, space: i64) -> list[i64]:
        """The ports that promise most for their distance."""
        ports: list[i64] = []
        lures: list[float] = []
        base: i64 = space * PORTS
        for port in self.ports:
            full = len(ports) == PORTS_TRIED
            if full and self.lure[port] <= lures[-1]:
                break
            lure = self.lure[port] - A_DAY * float(DISTANCE[base + port])
            if full:
                if lure <= lures[-1]:
                    continue
                ports.pop()
                lures.pop()
            at: i64 = len(ports)
            while at and lures[at - 1] < lure:
                at -= 1
            ports.insert(at, port)
            lures.insert(at, lure)
        return ports

    def tasks(self, leg: Vessel, port: i64, found: list[Vessel]) -> None:
        if leg.turn >= self.last:
            return
        if self.trade[port] > 0.0:
            self.consider(self.traded(leg, port, -1), port, found)
        if self.raid[port] > 0.0:
            self.consider(self.raided(leg, port), port, found)
        elif self.settle[port] > 0.0:
            self.consider(self.settled(leg, port, 0), port, found)

    def consider(self, next: Vessel | None, port: i64, found: list[Vessel]) -> None:
        if next is not None:
            next.tried = [*next.tried, port]
            next.rank = next.gain - self.pace * (float(next.turn) + float(next.prep + next.sail) / float(DAYS))
            next.rank += KEPT * (next.crew + float(next.free + next.goods()))
            found.append(next)

    def value(self, leg: Vessel) -> float:
        """The best voyage from here, with the winter after it, in points beyond the pace."""
        return self.furthest([leg])

    def furthest(self, front: list[Vessel]) -> float:
        best = self.wintered(front[0])
        self.yielded = 0.0
        for _ in range(LEGS):
            found: list[Vessel] = []
            for each in front:
                self.onward(each, found)
            if not found:
                break
            for each in found:
                best = max(best, self.wintered(each))
                self.yielded = max(self.yielded, each.gain / float(each.turn + 1))
            front = foremost(found, self.width)
        return best

    def survey(self, front: list[Vessel]) -> Survey:
        """One look at all beginnings together: the first legs as they stand, and the voyage that came out best.

        Legs without a `first` are told apart by the port they make for.
        """
        survey = Survey(front[0], self.wintered(front[0]))
        for legs in range(LEGS):
            found: list[Vessel] = []
            for each in front:
                self.onward(each, found)
            if not found:
                break
            for each in found:
                if legs == 0:
                    if each.first < 0:
                        each.first = each.space
                    survey.begin(each)
                survey.end(each, self.wintered(each))
            front = foremost(found, self.width)
        return survey

    def wintered(self, leg: Vessel) -> float:
        """The voyage ends: what it gained, less the turns it took."""
        return leg.gain - self.pace * min(float(leg.turn + 1), self.turns) - IDLE * float(leg.prep + leg.sail)

    # Where a ship is now

    def ship(self) -> Vessel:
        """The seat's ship as it is; others than the active one begin a new turn."""
        s = self.s
        seat = self.seat
        mine = seat == s.active
        leg = Vessel(
            s.ships[seat],
            0,
            s.prep if mine else 0,
            s.sail if mine else 0,
            s.limit if mine else DAYS,
            len(s.losses) if mine else 0,
            float(s.crew[seat]),
            0,
            s.cargo[seat * GOODS : seat * GOODS + GOODS],
            0.0,
            [],
            [],
            s.tried[:] if mine else [],
        )
        leg.calm = s.hands[seat].count(CALM_SEAS)
        return leg

    def fitted_out(self, leg: Vessel) -> Vessel:
        """A ship in the Wintering Zone with all its slots to fill: each takes a Day."""
        s = self.s
        next = leg.copy()
        vacant = s.vacant(self.seat) + s.aboard(self.seat) - leg.goods() - int(leg.crew)
        supplies = s.supply[self.seat] + s.stock[0] + s.stock[1] + s.stock[2]
        next.free = max(0, min(vacant, next.limit - next.prep - next.sail, supplies))
        next.prep += next.free
        return next

    def launched(self, leg: Vessel, home: i64) -> Vessel:
        next = leg.copy()
        next.space = HOMELANDS + home
        return next

    def best(self, leg: Vessel) -> float:
        """The value of a ship wherever it is, the Wintering Zone included."""
        if leg.space != WINTER:
            return self.value(leg)
        ready = self.fitted_out(leg)
        if ready.crew + float(ready.free) < 0.5:
            return self.wintered(leg)
        return self.furthest(self.launches(ready))

    def launches(self, leg: Vessel) -> list[Vessel]:
        """The ship in each Homeland, told apart by it."""
        legs: list[Vessel] = []
        for home in range(3):
            next = self.launched(leg, home)
            next.first = home
            legs.append(next)
        return legs

    def rate(self) -> float:
        """Points a turn of the best voyage that a ship may begin after a winter."""
        fresh = Vessel(WINTER, 0, 0, 0, DAYS, 0, 1.0, 0, [0] * GOODS, 0.0, [], [], [])
        self.furthest(self.launches(self.fitted_out(fresh)))
        return self.yielded


def paced(s: FireAndAxe, seat: i64, promise: Promise, width: i64) -> Navigator:
    """The seat's navigator; from here on the promise's pace is what the best voyage after a winter yields.

    By any other pace the act of wintering would gain or lose points out of nothing: a ship in the Wintering Zone counts
    its next voyage, one at sea does not. And a captain who went by a pace that can no longer be had would winter again
    and again, rather than sail far for less. While the chart is rich the line of the promise comes close enough.
    """
    navigator = Navigator(s, seat, promise, width)
    if len(navigator.ports) > RICH:
        return navigator
    promise.pace = navigator.rate()
    return Navigator(s, seat, promise, width)
