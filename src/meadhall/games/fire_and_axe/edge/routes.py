"""Where a ship can still get to this turn, and what the weather would take on the way: looked up before anybody sails."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.fire_and_axe.chart import HOMELANDS, NEAR, WINTER, is_port, skull_at
from meadhall.games.fire_and_axe.state import FireAndAxe


class Leg:
    """A way to a space in so many sails; `by` is the space before it, WINTER where the ship itself has to be launched."""

    def __init__(self, days: i64, losses: i64, by: i64) -> None:
        self.days = days
        self.losses = losses      # pieces on skulls when it gets there, besides those lost already
        self.by = by


def routes(s: FireAndAxe, seat: i64) -> dict[int, list[Leg]]:
    """FA-SAIL-01, FA-SAIL-04, FA-TURN-05, FA-LOSS-02, FA-LOSS-04, FA-LOAD-08. For each space the quickest way with the fewest losses, then slower ones that spare more.

    The step before a leg is always the leg of `by` that takes one Day less. The wind is taken as it blows now.
    """
    start = s.ships[seat]
    found: dict[int, list[Leg]] = {}
    reached: dict[int, i64] = {start: 0}      # losses, by the spaces that exactly so many sails lead to
    if start == WINTER:
        reached = dict.fromkeys(range(HOMELANDS, WINTER), 0) if s.crew[seat] else {}
        for home in reached:
            found[home] = [Leg(0, 0, WINTER)]
    for days in range(1, s.limit - s.prep - s.sail + 1):
        legs = sails(s, reached, days)
        for space in list(legs):
            known = found.get(space)
            if space == start or (known and known[-1].losses <= legs[space].losses):
                del legs[space]
            else:
                found.setdefault(space, []).append(legs[space])
        reached = {space: legs[space].losses for space in legs}
    return found


def drifts(s: FireAndAxe, seat: i64) -> dict[int, list[Leg]]:
    """FA-RUNE-11, FA-LOSS-01. Where a sail that costs no Day leads."""
    return {space: [leg] for space, leg in sails(s, {s.ships[seat]: 0}, 0).items()}


def sails(s: FireAndAxe, reached: dict[int, i64], days: i64) -> dict[int, Leg]:
    """One sail on from everywhere."""
    legs: dict[int, Leg] = {}
    for space, lost in reached.items():
        for to in NEAR[space]:
            if is_port(to) and s.occupied(to):
                continue
            losses = max(lost, skulls_at(s, to, days) - len(s.losses))
            if to not in legs or losses < legs[to].losses:
                legs[to] = Leg(days, losses, space)
    return legs


def skulls_at(s: FireAndAxe, space: i64, days: i64) -> i64:
    """FA-LOSS-02. Skulls that the chart points at when a ship enters this space so many sails from now."""
    return skull_at(s.sail + days - s.clear_in(space))
