"""Compare planned voyages: rank each first step, and find the end of the best one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.judge.planned_ship import PlannedShip

NEVER: Final = -1e9
UNSEEN: Final = 3.0  # the penalty of a first step without a search
UNSURE: Final = 0.5  # the extra penalty of one with a quick rating only


class VoyageRanking:
    """The result of a survey: the rank of each first step, and the best voyage."""

    def __init__(self, leg: PlannedShip, stay: float) -> None:
        self.best: float = stay
        self.leg = leg  # the end of the best voyage
        self.high: float = NEVER
        self.ranks: dict[i64, float] = {}
        self.values: dict[i64, float] = {}

    def add_start(self, leg: PlannedShip) -> None:
        self.high = max(self.high, leg.rank)
        if leg.first not in self.ranks or self.ranks[leg.first] < leg.rank:
            self.ranks[leg.first] = leg.rank

    def add_end(self, leg: PlannedShip, value: float) -> None:
        if leg.first not in self.values or self.values[leg.first] < value:
            self.values[leg.first] = value
        if value > self.best:
            self.best = value
            self.leg = leg

    def value_first_step(self, first: i64) -> float:
        """Return the value of a first step: the voyage followed to its end, or else its distance to the best at first
        sight.
        """
        if first not in self.ranks:
            return self.best - UNSEEN
        guess = self.best - (self.high - self.ranks[first]) - UNSURE
        return max(guess, self.values[first]) if first in self.values else guess


def take_best(found: list[PlannedShip], width: i64) -> list[PlannedShip]:
    """Return the few highest ranked ones, in order."""
    front: list[PlannedShip] = []
    for leg in found:
        if len(front) < width:
            front.append(leg)
        elif leg.rank > front[-1].rank:
            front[-1] = leg
        else:
            continue
        at: i64 = len(front) - 1
        while at and front[at - 1].rank < front[at].rank:
            front[at], front[at - 1] = front[at - 1], front[at]
            at -= 1
    return front
