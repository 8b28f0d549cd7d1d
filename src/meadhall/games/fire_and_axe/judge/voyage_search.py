"""Planned voyages: where a ship can go from here, day by day and winter by winter, and the gain.

The value of a voyage is its gain beyond the average pace of points: each turn it takes costs that much.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import DAYS, GOODS, RUNE_OF
from meadhall.games.fire_and_axe.chart import CLEAR, HOMELANDS, PORTS, WINTER, find_skull
from meadhall.games.fire_and_axe.judge.planned_ship import PlannedShip
from meadhall.games.fire_and_axe.judge.port_values import PortValues
from meadhall.games.fire_and_axe.judge.scoring_forecast import ScoringForecast
from meadhall.games.fire_and_axe.judge.sea_distances import DISTANCE, ROUTE
from meadhall.games.fire_and_axe.judge.voyage_ranking import VoyageRanking, take_best
from meadhall.games.fire_and_axe.state import FireAndAxe

CALM_SEAS: Final[int] = RUNE_OF["calm_seas"]
KEPT: Final = 1.0  # a piece still aboard, when voyages are compared half-way
IDLE: Final = 0.1  # a Day used in the last turn of a voyage, so that a ship never dawdles
PORTS_TRIED: Final = 8  # the most promising for a ship's next leg
A_DAY: Final = 0.9  # what a Day's sail takes off the lure of a port
LEGS: Final = 8
RICH: Final = 36  # while more ports than these offer something, their number tells the pace well enough


class VoyageSearch(PortValues):
    """All voyages of one seat's ship that are worth planning, from the value of the ports and the cost of the way."""

    def __init__(self, s: FireAndAxe, seat: i64, promise: ScoringForecast, width: i64) -> None:
        super().__init__(s, seat, promise)
        self.width = width  # voyages followed side by side
        self.last: i64 = int(self.turns + 0.5)
        self.clear: list[i64] = CLEAR[s.wind * 4 : s.wind * 4 + 4]
        self.delayed = False  # the latest passage waited for the weather
        self.yielded: float = 0.0  # a turn, by the best of the voyages looked at last

    def simulate_sail(self, leg: PlannedShip, port: i64, haste: bool) -> PlannedShip | None:
        """Return the ship in that port: in haste with the losses to the weather, else waiting a turn to avoid them."""
        later = leg.copy()
        if leg.space == port:
            if port in leg.tried:
                later.wait()
            return later
        for zone in ROUTE[leg.space * PORTS + port]:
            if later.prep + later.sail >= later.limit:
                later.wait()
            skulls = find_skull(later.sail + 1 - self.clear[zone])
            if skulls > later.skulls:
                if haste:
                    if not later.cover_skulls(skulls):
                        return None
                else:
                    self.delayed = True
                    later.wait()
            later.sail += 1
        later.space = port
        if later.turn == 0 and self.s.is_occupied(port):
            return None
        return later

    def add_next_ports(self, leg: PlannedShip, found: list[PlannedShip]) -> None:
        """Return every good next port with its possible tasks."""
        if leg.crew + float(leg.free) < 0.5:
            return
        for port in self.list_near_ports(leg.space):
            self.delayed = False
            calm = self.simulate_sail(leg, port, False)
            if calm is not None:
                self.add_tasks(calm, port, found)
            if self.delayed:
                rash = self.simulate_sail(leg, port, True)
                if rash is not None and (calm is None or rash.turn < calm.turn):
                    self.add_tasks(rash, port, found)

    def list_near_ports(self, space: i64) -> list[i64]:
        """Return the ports with the best value for their distance."""
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

    def add_tasks(self, leg: PlannedShip, port: i64, found: list[PlannedShip]) -> None:
        if leg.turn >= self.last:
            return
        if self.trade[port] > 0.0:
            self.consider(self.simulate_trade(leg, port, -1), port, found)
        if self.raid[port] > 0.0:
            self.consider(self.simulate_raid(leg, port), port, found)
        elif self.settle[port] > 0.0:
            self.consider(self.simulate_settling(leg, port, 0), port, found)

    def consider(self, later: PlannedShip | None, port: i64, found: list[PlannedShip]) -> None:
        if later is not None:
            later.tried = [*later.tried, port]
            later.rank = later.gain - self.pace * (float(later.turn) + float(later.prep + later.sail) / float(DAYS))
            later.rank += KEPT * (later.crew + float(later.free + later.count_goods()))
            found.append(later)

    def value_voyage(self, leg: PlannedShip) -> float:
        """Return the best voyage from here with the winter after it, in points beyond the pace."""
        return self.search_voyages([leg])

    def search_voyages(self, front: list[PlannedShip]) -> float:
        best = self.value_at_winter(front[0])
        self.yielded = 0.0
        for _ in range(LEGS):
            found: list[PlannedShip] = []
            for each in front:
                self.add_next_ports(each, found)
            if not found:
                break
            for each in found:
                best = max(best, self.value_at_winter(each))
                self.yielded = max(self.yielded, each.gain / float(each.turn + 1))
            front = take_best(found, self.width)
        return best

    def survey(self, front: list[PlannedShip]) -> VoyageRanking:
        """Survey all first steps together: the value of the first legs, and the best voyage.

        Legs without a `first` are identified by their destination port.
        """
        survey = VoyageRanking(front[0], self.value_at_winter(front[0]))
        for legs in range(LEGS):
            found: list[PlannedShip] = []
            for each in front:
                self.add_next_ports(each, found)
            if not found:
                break
            for each in found:
                if legs == 0:
                    if each.first < 0:
                        each.first = each.space
                    survey.add_start(each)
                survey.add_end(each, self.value_at_winter(each))
            front = take_best(found, self.width)
        return survey

    def value_at_winter(self, leg: PlannedShip) -> float:
        """End the voyage: its gain, less the cost of its turns."""
        return leg.gain - self.pace * min(float(leg.turn + 1), self.turns) - IDLE * float(leg.prep + leg.sail)

    # Where a ship is now

    def build_ship(self) -> PlannedShip:
        """Return the seat's ship; ships of seats other than the active one start a new turn."""
        s = self.s
        seat = self.seat
        mine = seat == s.active
        leg = PlannedShip(
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

    def simulate_loading(self, leg: PlannedShip) -> PlannedShip:
        """Return a ship in the Wintering Zone with all its slots to fill: each takes a Day."""
        s = self.s
        later = leg.copy()
        vacant = s.count_vacant_slots(self.seat) + s.count_aboard(self.seat) - leg.count_goods() - int(leg.crew)
        supplies = s.supply[self.seat] + s.stock[0] + s.stock[1] + s.stock[2]
        later.free = max(0, min(vacant, later.limit - later.prep - later.sail, supplies))
        later.prep += later.free
        return later

    def simulate_launch(self, leg: PlannedShip, home: i64) -> PlannedShip:
        later = leg.copy()
        later.space = HOMELANDS + home
        return later

    def value_ship(self, leg: PlannedShip) -> float:
        """Return the value of a ship anywhere, the Wintering Zone included."""
        if leg.space != WINTER:
            return self.value_voyage(leg)
        ready = self.simulate_loading(leg)
        if ready.crew + float(ready.free) < 0.5:
            return self.value_at_winter(leg)
        return self.search_voyages(self.simulate_all_launches(ready))

    def simulate_all_launches(self, leg: PlannedShip) -> list[PlannedShip]:
        """Return the ship in each Homeland, by Homeland."""
        legs: list[PlannedShip] = []
        for home in range(3):
            later = self.simulate_launch(leg, home)
            later.first = home
            legs.append(later)
        return legs

    def find_pace(self) -> float:
        """Return the points per turn of the best voyage after a winter."""
        fresh = PlannedShip(WINTER, 0, 0, 0, DAYS, 0, 1.0, 0, [0] * GOODS, 0.0, [], [], [])
        self.search_voyages(self.simulate_all_launches(self.simulate_loading(fresh)))
        return self.yielded


def create_navigator(s: FireAndAxe, seat: i64, promise: ScoringForecast, width: i64) -> VoyageSearch:
    """Return the seat's navigator, and set the promise's pace to the yield of the best voyage after a winter.

    With any other pace, wintering itself would gain or lose points: a ship in the Wintering Zone counts its next
    voyage, one at sea does not. A captain with a pace that can no longer be reached would winter again and again
    instead of sailing far for less. While the chart is rich, the promise's line is close enough.
    """
    navigator = VoyageSearch(s, seat, promise, width)
    if len(navigator.ports) > RICH:
        return navigator
    promise.pace = navigator.find_pace()
    return VoyageSearch(s, seat, promise, width)
