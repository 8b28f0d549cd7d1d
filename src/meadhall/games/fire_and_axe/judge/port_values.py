"""The value of every port for one seat: prizes, odds, sagas, and the ship after a task there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import (
    DEMAND_BONUS,
    GOODS,
    RAID,
    SAGA_BONUS,
    SAGA_HOME,
    SAGA_KIND,
    SAGA_PORTS,
    SETTLE,
    TRADE,
    TREASURES,
)
from meadhall.games.fire_and_axe.chart import MATES, PORTS, TOWN, VALUE
from meadhall.games.fire_and_axe.judge.planned_ship import PlannedShip, spend
from meadhall.games.fire_and_axe.judge.scoring_forecast import ScoringForecast, estimate_turns_left
from meadhall.games.fire_and_axe.rules.raid import list_treasures_left
from meadhall.games.fire_and_axe.state import NO_GOOD, NO_ONE, NO_SAGA, STANDING, FireAndAxe

START: Final = 0.35  # of a saga's prize for each step towards it, shared among the steps
OPENING: Final = 1.0  # for making a region free to settle
SPOILS: Final = 0.35  # how much it hurts that a neighbour's settlement gains by mine


class PortValues:
    """The value of every port for one seat on the current table."""

    def __init__(self, s: FireAndAxe, seat: i64, promise: ScoringForecast) -> None:
        self.s = s
        self.seat = seat
        self.promise = promise
        self.pace = promise.pace
        self.turns: float = estimate_turns_left(s, seat, promise.rounds)
        self.demand: i64 = s.demand
        self.prize: list[float] = []  # of the open sagas
        self.missing: list[i64] = []  # steps to it
        self.sagas_at: dict[i64, list[i64]] = {}  # task * PORTS + port: which of them it furthers
        self.trade: list[float] = [0.0] * PORTS
        self.raid: list[float] = [0.0] * PORTS
        self.settle: list[float] = [0.0] * PORTS
        self.odds: list[float] = [0.0] * PORTS  # of one die
        self.lure: list[float] = [0.0] * PORTS
        self.ports: list[i64] = []  # the most alluring first
        self.read_sagas()
        self.read_ports()

    def read_sagas(self) -> None:
        s = self.s
        for saga in s.open:
            if saga == NO_SAGA:
                continue
            kind = SAGA_KIND[saga]
            at: i64 = len(self.prize)
            home = SAGA_HOME[saga]
            steps: i64 = 0
            for port in SAGA_PORTS[saga]:
                if (
                    s.market[port] == NO_GOOD
                    if kind == TRADE
                    else s.has_town(port)
                    if kind == RAID
                    else s.settled[port] == NO_ONE
                ):
                    steps += 1
                    code: i64 = kind * PORTS + port
                    if code in self.sagas_at:
                        self.sagas_at[code].append(at)
                    else:
                        self.sagas_at[code] = [at]
            more = self.promise.set_points(home, self.seat, 1) - self.promise.set_points(home, self.seat, 0)
            self.prize.append(more + float(SAGA_BONUS[saga]))
            self.missing.append(steps)

    def read_ports(self) -> None:
        s = self.s
        seat = self.seat
        axe = self.promise.axe_points(seat, 1) - self.promise.axe_points(seat, 0)
        means: list[float] = [
            0.0,
            estimate_mean(list_treasures_left(s, 1), TREASURES[1]),
            estimate_mean(list_treasures_left(s, 2), TREASURES[2]),
        ]
        for port in range(PORTS):
            self.odds[port] = float(6 - s.find_value(port)) / 6.0
            if s.market[port] == NO_GOOD:
                self.trade[port] = float(VALUE[port])
            if s.towns[port] == STANDING:
                self.raid[port] = means[TOWN[port]] + axe + (OPENING if MATES[port] else 0.0)
            elif s.settled[port] == NO_ONE:
                self.settle[port] = self.value_settlement(port)
            lure = max(self.trade[port] + 1.0, self.raid[port] * self.odds[port] * 1.5, self.settle[port] * 0.75)
            if lure > 1.0:
                for task in range(3):
                    code: i64 = task * PORTS + port
                    if code in self.sagas_at:
                        for saga in self.sagas_at[code]:
                            lure += self.prize[saga] / float(self.missing[saga])
                self.lure[port] = lure
                at: i64 = len(self.ports)
                while at and self.lure[self.ports[at - 1]] < lure:
                    at -= 1
                self.ports.insert(at, port)

    def value_settlement(self, port: i64) -> float:
        """Return the value of a settlement here and what it adds to the others of its region; 0 if it is impossible."""
        s = self.s
        worth: float = float(VALUE[port]) * self.promise.expect_settlement_factor(s, port)
        for mate in MATES[port]:
            if s.has_town(mate):
                return 0.0
            owner = s.settled[mate]
            if owner == self.seat:
                worth += float(VALUE[mate]) * (1.0 - self.promise.hope)
            elif owner != NO_ONE:
                worth -= float(VALUE[mate]) * (1.0 - self.promise.hope) * SPOILS
        if s.crew[self.seat] + s.supply[self.seat] < 2:
            worth -= self.pace * max(0.0, self.turns - 1.0)  # a captain without crew sits out
        return worth

    def value_sagas(self, leg: PlannedShip, code: i64) -> float:
        """Return what the sagas pay for this task: a little for a step, the rest for the last."""
        if code not in self.sagas_at:
            return 0.0
        gain: float = 0.0
        for at in self.sagas_at[code]:
            left: i64 = self.missing[at] - 1
            for other in leg.done:
                if other in self.sagas_at and at in self.sagas_at[other]:
                    left -= 1
            part: float = START * self.prize[at] / float(self.missing[at])
            gain += part if left > 0 else self.prize[at] - part * float(self.missing[at] - 1)
        return gain

    # Tasks at the end of a leg: each returns the ship that sails on, or None.

    def simulate_trade(self, leg: PlannedShip, port: i64, good: i64) -> PlannedShip | None:
        """Return the ship after a trade; a `good` of -1 means the best one."""
        code: i64 = TRADE * PORTS + port
        if self.trade[port] <= 0.0 or code in leg.done:
            return None
        if good < 0:
            good = self.find_best_good(leg, port)
            if good < 0:
                return None
        later = leg.copy()
        if later.cargo[good]:
            later.cargo[good] -= 1
        else:
            later.free -= 1
        later.gain += self.trade[port] + self.value_sagas(leg, code)
        if good == self.demand:
            later.gain += float(DEMAND_BONUS)
        later.sold = [*leg.sold, port * GOODS + good]
        later.done = [*leg.done, code]
        return later

    def find_best_good(self, leg: PlannedShip, port: i64) -> i64:
        """Return the good in demand if it can be sold here, else the most numerous one; -1 if none can."""
        s = self.s
        best: i64 = -1
        high: i64 = 0
        for good in range(GOODS):
            count: i64 = leg.cargo[good] * 2
            if not count and leg.free and s.stock[good] and (leg.free > 1 or leg.crew >= 0.5):
                count = 1
            if not count:
                continue
            if good == self.demand:
                count += 20
            if count > high:
                barred = False
                for mate in MATES[port]:
                    if s.market[mate] == good or mate * GOODS + good in leg.sold:
                        barred = True
                if not barred:
                    high = count
                    best = good
        return best

    def simulate_raid(self, leg: PlannedShip, port: i64) -> PlannedShip | None:
        """Return the ship after a raid, with rolls while one crewmember stays aboard; a ship with one has one roll."""
        code: i64 = RAID * PORTS + port
        if self.raid[port] <= 0.0 or code in leg.done:
            return None
        hands = leg.count_crew()
        if hands < 1:
            return None
        odds = self.odds[port] + (1.0 / 6.0 if TRADE * PORTS + port in leg.done else 0.0)
        failed: float = 1.0
        fallen: float = 0.0
        for _ in range(min(3, max(1, hands - 1))):
            failed *= 1.0 - odds
            fallen += failed
        later = leg.copy()
        spend(later, fallen)
        later.gain += (1.0 - failed) * (self.raid[port] + self.value_sagas(leg, code))
        later.done = [*leg.done, code]
        return later

    def simulate_settling(self, leg: PlannedShip, port: i64, dice: i64) -> PlannedShip | None:
        """Return the ship after settling with this many dice; 0 means all but one of the crew."""
        code: i64 = SETTLE * PORTS + port
        if self.settle[port] <= 0.0 or code in leg.done:
            return None
        hands = leg.count_crew()
        if hands < 1:
            return None
        if dice == 0:
            dice = min(3, max(1, hands - 1))
        odds = self.odds[port] + (1.0 / 6.0 if TRADE * PORTS + port in leg.done else 0.0)
        failed: float = 1.0
        for _ in range(dice):
            failed *= 1.0 - odds
        later = leg.copy()
        spend(later, float(dice) * (1.0 - odds) + 1.0 - failed)
        later.gain += (1.0 - failed) * (self.settle[port] + self.value_sagas(leg, code))
        later.done = [*leg.done, code]
        return later


def estimate_mean(left: list[i64], whole: list[i64]) -> float:
    values = left if left else whole
    return float(sum(values)) / float(len(values))
