"""The reach of a ship and the losses on the way, computed before it sails."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.fire_and_axe.chart import CLEAR, HOMELANDS, NEAR, WINTER, ZONE, ZONES, find_skull, is_port
from meadhall.games.fire_and_axe.state import FireAndAxe


class Departure:
    """The public facts that a ship's routes depend on; they can come from a table or from a view."""

    def __init__(
        self, space: i64, ships: list[i64], clear: list[i64], manned: bool, sailed: i64, lost: i64, days: i64
    ) -> None:
        self.space = space
        self.ships = ships  # everybody's, its own among them
        self.clear = clear  # Days, zone by zone
        self.manned = manned
        self.sailed = sailed  # Days of this turn
        self.lost = lost  # pieces on skulls
        self.days = days  # left to sail


class Leg:
    """A route to a space in this many sails; `by` is the space before it, WINTER if the ship must first be launched."""

    def __init__(self, days: i64, losses: i64, by: i64) -> None:
        self.days = days
        self.losses = losses  # pieces on skulls when it gets there, besides those lost already
        self.by = by


def find_departure(s: FireAndAxe, seat: i64) -> Departure:
    """FA-TURN-05, FA-WEATHER-03. Return the departure of this ship with the Days that are left."""
    clear = [CLEAR[s.wind * len(ZONES) + zone] for zone in range(len(ZONES))]
    return Departure(s.ships[seat], s.ships, clear, s.crew[seat] > 0, s.sail, len(s.losses), s.limit - s.prep - s.sail)


def find_routes(outset: Departure) -> dict[int, list[Leg]]:
    """FA-SAIL-01, FA-SAIL-04, FA-TURN-05, FA-LOSS-02, FA-LOSS-04, FA-LOAD-08. Return for each space the quickest route
    with the fewest losses, then slower ones with fewer losses.

    The step before a leg is always the leg of `by` that takes one Day less. The wind is taken as it is now.
    """
    start = outset.space
    found: dict[int, list[Leg]] = {}
    reached: dict[int, i64] = {start: 0}  # losses, by the spaces that exactly so many sails lead to
    if start == WINTER:
        reached = dict.fromkeys(range(HOMELANDS, WINTER), 0) if outset.manned else {}
        for home in reached:
            found[home] = [Leg(0, 0, WINTER)]
    for days in range(1, outset.days + 1):
        legs = extend_legs(outset, reached, days)
        for space in list(legs):
            known = found.get(space)
            if space == start or (known and known[-1].losses <= legs[space].losses):
                del legs[space]
            else:
                found.setdefault(space, []).append(legs[space])
        reached = {space: legs[space].losses for space in legs}
    return found


def find_drifts(outset: Departure) -> dict[int, list[Leg]]:
    """FA-RUNE-11, FA-LOSS-01. Return where a sail that costs no Day can go."""
    return {space: [leg] for space, leg in extend_legs(outset, {outset.space: 0}, 0).items()}


def extend_legs(outset: Departure, reached: dict[int, i64], days: i64) -> dict[int, Leg]:
    """Extend all legs by one sail."""
    legs: dict[int, Leg] = {}
    for space, lost in reached.items():
        for to in NEAR[space]:
            if is_port(to) and to in outset.ships:
                continue
            losses = max(lost, count_skulls(outset, to, days) - outset.lost)
            if to not in legs or losses < legs[to].losses:
                legs[to] = Leg(days, losses, space)
    return legs


def count_skulls(outset: Departure, space: i64, days: i64) -> i64:
    """FA-LOSS-02. Return the skulls on the chart when a ship enters this space after this many sails."""
    return find_skull(outset.sailed + days - outset.clear[ZONE[space]])
