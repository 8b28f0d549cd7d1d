"""Where a longship can get to and what the weather would take, reckoned from a view of the table alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.games.fire_and_axe.cards import DAYS
from meadhall.games.fire_and_axe.chart import SPACE_OF, SPACES, WINTER, ZONES
from meadhall.games.fire_and_axe.edge.routes import Departure, Leg, routes

FAR = 60        # no voyage on the chart takes so many Days


@dataclass(frozen=True)
class Way:
    """A way to a space: the spaces between, the Days it takes, what it costs, and whether this turn has the Days."""

    through: list[str]
    days: int
    losses: int
    in_time: bool


class Voyage:
    """What lies ahead of one ship: in its own turn with the Days it has left, otherwise in its next turn."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        days, lost = view["days"], len(view["skulls"])
        if view["active"] != seat or view["over"]:
            days, lost = {"prep": 0, "sail": 0, "limit": DAYS}, 0
        self.left: int = days["limit"] - days["prep"] - days["sail"]
        self.start = view["players"][seat]["ship"]
        ships = [SPACE_OF[player["ship"]] for player in view["players"]]
        self.taken = {space for space in ships if space != SPACE_OF[self.start]}
        clear = [view["wind"]["clear"][zone] for zone in ZONES]
        # A ship without crew can load some before it leaves.
        outset = Departure(SPACE_OF[self.start], ships, clear, True, days["sail"], lost, FAR)
        self.legs: dict[int, list[Leg]] = routes(outset)

    def is_taken(self, place: str) -> bool:
        """Another ship is there, which closes a port."""
        return SPACE_OF[place] in self.taken

    def ways(self, place: str) -> list[Way]:
        """The quickest way with the fewest losses, then slower ones that spare more."""
        space = SPACE_OF[place]
        return [Way(self.through(space, leg), leg.days, leg.losses, leg.days <= self.left)
                for leg in self.legs.get(space, [])]

    def through(self, space: int, leg: Leg) -> list[str]:
        """Every step before a leg is the leg of `by` that takes one Day less."""
        steps: list[str] = []
        while leg.by != WINTER and leg.days > 1:
            days = leg.days - 1
            steps.append(SPACES[leg.by])
            leg = next(before for before in self.legs[leg.by] if before.days == days)
        if leg.days == 1 and SPACES[leg.by] != self.start:
            steps.append(SPACES[leg.by])        # the Homeland a ship is launched to
        return steps[::-1]
