"""The reach of a longship, read from a view of the table; and a course that is sailed leg by leg."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.games.fire_and_axe.cards import DAYS
from meadhall.games.fire_and_axe.chart import SPACE_OF, SPACES, WINTER, ZONES
from meadhall.games.fire_and_axe.edge.routes import Departure, Leg, find_routes

FAR = 60  # no voyage on the chart takes so many Days
Legs = dict[int, list[Leg]]


@dataclass(frozen=True)
class Way:
    """A route to a space: the spaces between, the Days, the losses, and whether this turn has the Days."""

    through: list[str]
    days: int
    losses: int
    in_time: bool


class Voyage:
    """The routes ahead of one ship. The view contains the routes of this turn; longer ones, or those of the ship's next
    turn, are computed the same way.
    """

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own_turn: bool = view["active"] == seat and not view["over"]
        days = view["days"]
        self.left: int = days["limit"] - days["prep"] - days["sail"] if self.own_turn else DAYS
        self.start: str = view["players"][seat]["ship"]
        told = view["routes"] if self.own_turn else {}
        self.told: Legs = {
            SPACE_OF[name]: [Leg(days, losses, SPACE_OF[by]) for days, losses, by in legs]
            for name, legs in told.items()
        }
        self.later: Legs | None = None

    def is_taken(self, place: str) -> bool:
        """Return whether another ship is there, which closes a port."""
        return place != self.start and any(player["ship"] == place for player in self.view["players"])

    def find_ways(self, place: str) -> list[Way]:
        """Return the quickest routes with the fewest losses."""
        space = SPACE_OF[place]
        legs = self.told if space in self.told else self.find_far_legs()
        return [
            Way(self.list_steps(legs, leg), leg.days, leg.losses, leg.days <= self.left) for leg in legs.get(space, [])
        ]

    def find_far_legs(self) -> Legs:
        """Return routes of any length. A ship without crew can load some before it leaves."""
        if self.later is None:
            view = self.view
            ships = [SPACE_OF[player["ship"]] for player in view["players"]]
            clear = [view["wind"]["clear"][zone] for zone in ZONES]
            sailed, lost = (view["days"]["sail"], len(view["skulls"])) if self.own_turn else (0, 0)
            self.later = find_routes(Departure(SPACE_OF[self.start], ships, clear, True, sailed, lost, FAR))
        return self.later

    def list_steps(self, legs: Legs, leg: Leg) -> list[str]:
        """Return the steps of a route: the one before a leg is always the leg of `by` that takes one Day less."""
        steps: list[str] = []
        while leg.by != WINTER and leg.days > 1:
            days = leg.days - 1
            steps.append(SPACES[leg.by])
            leg = next(before for before in legs[leg.by] if before.days == days)
        if leg.days == 1 and SPACES[leg.by] != self.start:
            steps.append(SPACES[leg.by])  # the Homeland a ship is launched to
        return steps[::-1]


class Course:
    """A whole route given with one command. Its legs are ordinary answers, sent one after the other while nothing
    changes. Control returns to the player at any other question, rune, change of weather, moved ship or lost piece, and
    before a leg that costs a piece. `client/course.js` does the same in a browser.
    """

    def __init__(self, seat: int, to: str) -> None:
        self.seat = seat
        self.to = to
        self.at = ""
        self.calm = ""

    def next(self, view: dict[str, Any]) -> str:
        """Return the answer that sails the next leg; "" if the player has to decide."""
        ship = view["players"][self.seat]["ship"]
        as_left = not self.at or (ship == self.at and view["calm"] == self.calm)
        if view["asked"] != {"seat": self.seat, "ask": "turn.act"} or not as_left or self.to not in view["routes"]:
            return ""
        voyage = Voyage(view, self.seat)
        [way, *_] = voyage.find_ways(self.to)
        step = [*way.through, self.to][0]
        text = f"launch {step}" if ship == "winter" else f"sail {step}"
        if ship != "winter" and voyage.find_ways(step)[0].losses:
            return ""
        self.at, self.calm = step, view["calm"]
        return text
