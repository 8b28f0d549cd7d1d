"""Forecast Final Scoring for each seat while the game runs: settlements that can grow, majorities that can change."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import SAGA_HOME, SAGA_SPACES, TOKENS
from meadhall.games.fire_and_axe.chart import MATES, PORTS, VALUE
from meadhall.games.fire_and_axe.rules.scoring import AXE, MOST, SECOND
from meadhall.games.fire_and_axe.state import NO_GOOD, NO_ONE, NO_SAGA, STANDING, TAKEN, FireAndAxe

SAGAS_A_ROUND: Final[list[float]] = [1.0, 1.0, 0.6, 0.8, 1.0, 1.2]  # by players: how fast a good table tells them
HOPE: Final = 0.6  # that an empty port beside a settlement will be settled in time
COLD: Final = 0.3  # how firm a majority is when the game is over,
HEAT: Final = 0.09  # and how much looser for each saga still to come
ASHORE: Final = 1.34  # points that a turn brings in anyway,
OFFERED: Final = 0.221  # and for each port that still offers something; fitted to the best voyages of karls
RUNNER_UP: Final = 0.6  # of those who are not first, so many are second


class ScoringForecast:
    """The forecast of a table, computed once for all seats."""

    def __init__(self, s: FireAndAxe) -> None:
        unclaimed: i64 = 0
        for space in range(SAGA_SPACES):
            if s.open[space] != NO_SAGA:
                unclaimed += 1
        self.rounds: float = estimate_rounds_left(s, unclaimed)
        self.hope: float = HOPE * min(1.0, self.rounds / 12.0)
        self.heat: float = COLD + HEAT * float(s.left + unclaimed)
        self.told: list[i64] = [0] * (3 * s.players)  # sagas by Homeland * players + seat
        self.sacked: list[i64] = [0] * s.players
        self.players: i64 = s.players
        for saga in range(len(s.won)):
            if s.won[saga] >= 0:
                self.told[SAGA_HOME[saga] * s.players + s.won[saga]] += 1
        offers: i64 = 0
        for port in range(PORTS):
            if s.market[port] == NO_GOOD or s.towns[port] == STANDING or s.settled[port] == NO_ONE:
                offers += 1
            if s.towns[port] >= 0:
                self.sacked[s.towns[port] % TAKEN] += 1
        self.pace: float = ASHORE + OFFERED * float(offers)  # what a turn brings in anyway; see voyage.paced

    def chance_of_lead(self, counts: list[i64], at: i64, seat: i64, more: i64) -> float:
        """Return the chance that a seat holds the most at the end if it takes this many more; counts start at `at`."""
        total: float = 0.0
        mine: float = 0.0
        for other in range(self.players):
            count: i64 = counts[at + other]
            if other == seat:
                mine = exp(float(count + more) / self.heat)
                total += mine
            else:
                total += exp(float(count) / self.heat)
        return mine / total

    def set_points(self, home: i64, seat: i64, more: i64) -> float:
        """Return the points for this Homeland's sagas, with this many more of them."""
        at: i64 = home * self.players
        count: float = float(self.told[at + seat] + more)
        if count == 0.0:
            return 0.0
        lead = self.chance_of_lead(self.told, at, seat, more)
        return count * (float(MOST) * lead + float(SECOND) * RUNNER_UP * (1.0 - lead))

    def axe_points(self, seat: i64, more: i64) -> float:
        """Return the points for the Bloodied Axe, with this many more towns."""
        count: float = float(self.sacked[seat] + more)
        if count == 0.0:
            return 0.0
        return float(AXE) * count * self.chance_of_lead(self.sacked, 0, seat, more)

    def expect_settlement_factor(self, s: FireAndAxe, port: i64) -> float:
        """Return how often the value of a settlement here is expected to count."""
        times: float = 1.0
        for mate in MATES[port]:
            times += self.hope if s.settled[mate] == NO_ONE else 1.0
        return times

    def points(self, s: FireAndAxe) -> list[float]:
        """Return each seat's score if it did nothing more."""
        points: list[float] = []
        for seat in range(s.players):
            sure: float = float(s.vp[seat]) + self.axe_points(seat, 0)
            for home in range(3):
                sure += self.set_points(home, seat, 0)
            points.append(sure)
        for port in range(PORTS):
            owner = s.settled[port]
            if owner != NO_ONE:
                points[owner] += float(VALUE[port]) * self.expect_settlement_factor(s, port)
        return points

    def parts(self, s: FireAndAxe, seat: i64) -> list[float]:
        """Return the parts of one seat's score: points on the track, the axe, sagas, settlements."""
        told: float = 0.0
        for home in range(3):
            told += self.set_points(home, seat, 0)
        settled: float = 0.0
        for port in range(PORTS):
            if s.settled[port] == seat:
                settled += float(VALUE[port]) * self.expect_settlement_factor(s, port)
        return [float(s.vp[seat]), self.axe_points(seat, 0), told, settled]


def estimate_rounds_left(s: FireAndAxe, unclaimed: i64) -> float:
    """Return the rounds to come with the present one: known once the tokens are out, else estimated from the remaining
    sagas.
    """
    most: float = float(s.house.round_cap - s.round + 1)
    if s.holder != NO_ONE:
        return min(most, float(TOKENS - s.placed + 1))
    return min(most, float(s.left + unclaimed - 1) / SAGAS_A_ROUND[s.players] + float(TOKENS))


def estimate_turns_left(s: FireAndAxe, seat: i64, rounds: float) -> float:
    """Return the turns of this seat to come, a running one included.

    Until the tokens are out this is the number of rounds, less one for a player who has had this round's turn. Then the
    holder has one turn for each token to be placed, and between two of them every other player has one.
    """
    if s.holder == NO_ONE:
        over = (seat - s.first) % s.players < (s.active - s.first) % s.players
        return rounds - 1.0 if over else rounds
    left: i64 = TOKENS - s.placed
    if seat == s.holder:
        return float(left + 1) if s.active == seat else float(left)
    if (seat - s.holder) % s.players < (s.active - s.holder) % s.players:
        left -= 1
    return float(max(0, left))
