"""The sea chart of Fire & Axe as text: coasts, rivers and zones, the contents of the ports, every ship, the course.

Shores are dots, ports their value with their signs, waters a ring, Homelands a house; a key in brackets sails there.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rich.text import Text

from meadhall.games.fire_and_axe.chart import HOME_IDS, SPACE_OF, SPACES, ZONES, is_homeland, is_port
from meadhall.games.fire_and_axe.edge.voyage import Voyage
from meadhall.games.fire_and_axe.terminal.symbols import PORTS, Signs
from meadhall.terminal.canvas import Canvas, Lines, around, beside
from meadhall.terminal.colors import touch
from meadhall.terminal.map_viewport import Extent, Frame, Point

NEAR = 9.0  # units in a column at which names find room
COARSEST = 21.0  # and at which the signs of all ports still do
BORDER = 5  # every so many dots of the border between two zones
WATER, HOME, COURSE = "○", "⌂", "•"
DAY, NIGHT = ("#dfe7c8", "#5f7f3a", "#2f6d9c"), ("#22301f", "#8fae5d", "#5b9bd5")  # land, its shore, rivers


@dataclass(frozen=True)
class Geography:
    """The coordinates of all places; `tools/charts.py` takes them from the browser's chart."""

    size: Point
    coast: Lines
    borders: Lines
    rivers: tuple[tuple[str, ...], ...]
    places: dict[str, Point]
    sides: dict[str, str]
    zones: dict[str, Point]


@cache
def geography() -> Geography:
    found: dict[str, Any] = tomllib.loads(Path(__file__).with_name("chart.toml").read_text(encoding="utf-8"))
    return Geography(
        tuple(found["size"]),
        tuple(map(tuple, found["coast"])),
        tuple(map(tuple, found["borders"])),
        tuple(map(tuple, found["rivers"])),
        {name: tuple(at) for name, at in found["places"].items()},
        found["sides"],
        {zone: tuple(at) for zone, at in found["zones"].items()},
    )


class Chart(Signs):
    """Draws the visible part of the chart."""

    # Where

    def frame(self) -> Frame:
        """Choose the visible part: it follows the ship, its course and the spaces it can enter."""
        known = geography()
        wanted = [known.places[name] for name in self.wanted() if name in known.places]
        extent = Extent(known.size, NEAR, COARSEST)
        return extent.frame(self.place.width, self.place.height - 1, self.place.look, wanted)

    def here(self) -> str:
        return str(self.teller.players[self.teller.own_or_active()]["ship"])

    def wanted(self) -> list[str]:
        here = self.here()
        start = list(HOME_IDS) if here == "winter" else [here]
        return [*start, *self.entered(), *self.way()]

    def entered(self) -> list[str]:
        """Return the spaces that an answer names."""
        return [name for name in self.place.keys if name in SPACE_OF]

    def way(self) -> list[str]:
        """Return the course that is set, or the step under the cursor."""
        goal = self.place.look.goal
        if goal:
            return self.teller.course(goal)
        return [self.place.pointed] if self.place.pointed in SPACE_OF else []

    # Drawing

    def rows(self) -> list[Text]:
        self.canvas = Canvas(self.frame())
        self.signed: dict[str, tuple[int, int, int]] = {}
        self.ground()
        asked = [name for name in self.in_order() if self.is_asked(name)]
        others = [name for name in self.in_order() if name not in asked]
        for names in (asked, others):  # whatever is asked about has its name before others have their signs
            for name in names:
                self.sign(name)
            self.course()
            for name in names:
                self.name(name)
        self.weather()
        return [self.heading(), *self.canvas.rows()]

    def ground(self) -> None:
        """Draw the borders between zones, land and rivers."""
        known, (land, shore, river) = geography(), DAY if self.place.light else NIGHT
        for line in known.borders:
            self.canvas.line(list(zip(line[::2], line[1::2], strict=True)), self.paint.line, BORDER)
        self.canvas.fill(known.coast, shore, self.paint.line, land)
        for names in known.rivers:
            self.canvas.line([known.places[name] for name in names], river)

    def in_order(self) -> list[str]:
        """Order things by importance: ships, spaces to enter and the course first; then ports, Homelands, waters."""
        first = [*self.entered(), *self.way(), *(player["ship"] for player in self.teller.players)]
        kinds = sorted(SPACES, key=lambda name: (not is_port(SPACE_OF[name]), not is_homeland(SPACE_OF[name])))
        inside = geography().places
        return [
            name for name in dict.fromkeys([*first, *kinds]) if name in inside and self.canvas.frame.holds(inside[name])
        ]

    def is_asked(self, name: str) -> bool:
        return name in self.place.keys or name in self.way() or bool(self.teller.ships_in(name))

    def sign(self, name: str) -> None:
        """Draw a space: the key that sails there with its cost, its contents, the ships."""
        text = Text()
        key = self.place.keys.get(name, "")
        if key:
            text.append(f"({key})", style=f"bold {self.paint.act}")
        losses = self.losses(name) if key else 0
        kind = (
            self.port(name)
            if name in PORTS
            else Text(HOME if is_homeland(SPACE_OF[name]) else "" if key else WATER, style=self.paint.second)
        )
        text.append_text(kind)
        text.append_text(self.ships(name))
        if losses:
            text.append(f"−{losses}", style=f"bold {self.paint.ink}")
        if name == self.place.pointed:
            text.stylize("reverse")
        text.stylize(touch(thing=name) if key else touch(goal=name))
        column, row = self.canvas.frame.cell(geography().places[name])
        at = self.canvas.put(text, around(column, row, text.cell_len))
        if at is not None:
            self.signed[name] = (*at, text.cell_len)

    def course(self) -> None:
        places = geography().places
        points = [places[name] for name in [self.here(), *self.way()] if name in places]
        self.canvas.trail(points, COURSE, f"bold {self.paint.act}")

    def losses(self, name: str) -> int:
        ways = Voyage(self.view, self.teller.own_or_active()).find_ways(name)
        return ways[0].losses if ways else 0

    def name(self, name: str) -> None:
        """Draw a name beside its sign if there is room; names of waters only when zoomed in or asked about."""
        is_land = name in PORTS or is_homeland(SPACE_OF[name])
        if name not in self.signed or not (is_land or self.is_asked(name) or self.canvas.frame.across <= NEAR):
            return
        column, row, length = self.signed[name]
        text = Text(self.teller.space(name), style=self.paint.ink if is_land else f"italic {self.paint.second}")
        text.stylize(touch(thing=name) if name in self.place.keys else touch(goal=name))
        side = geography().sides.get(name, "r")
        self.canvas.put(text, beside(column, row, length, text.cell_len, side))

    def weather(self) -> None:
        """Draw each visible zone with its clear Days."""
        known = geography()
        for zone in ZONES:
            text = Text(f"{self.words(f'zone-{zone}')} {self.teller.clear(zone)}", style=f"bold {self.paint.second}")
            spots = [known.zones[zone], *(at for name, at in known.places.items() if self.teller.zone(name) == zone)]
            for spot in spots:
                column, row = self.canvas.frame.cell(spot)
                if self.canvas.frame.holds(spot) and self.canvas.put(text, around(column, row, text.cell_len, 3)):
                    break

    def heading(self) -> Text:
        """Return the heading: the ship's place and its contents, or the cost of the course; and the weather of all
        zones.
        """
        here = self.here()
        place = Text(self.teller.space(here), style=f"bold {self.paint.ink}")
        if here != "winter":
            zone = self.teller.zone(here)
            place.append(f"  {self.words(f'zone-{zone}')} {self.teller.clear(zone)}", style=self.paint.second)
        place.append_text(self.contents(here))
        goal = self.place.look.goal
        said = Text(f"→ {self.teller.reached(goal)}" if goal else "", style=f"bold {self.paint.act}")
        dial = Text("  ").join(
            Text(f"{self.letter(zone)} {self.teller.clear(zone)}", style=self.paint.second) for zone in ZONES
        )
        for parts in ([place, said, dial], [place, said], [said, dial], [said]):
            row = Text("  ").join([part for part in parts if part])
            if row and row.cell_len <= self.place.width:
                return row
        return place
