"""The map of Trudvang as text: regions with their borders and seas, who and what is there, possible destinations.

Coasts are lines of dots, borders by land finer ones, seas are dotted sparsely; a key in brackets goes there.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rich.text import Text

from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.terminal.topics import Speaker
from meadhall.terminal.canvas import Canvas, Lines
from meadhall.terminal.colors import touch
from meadhall.terminal.map_viewport import Extent, Frame, Point
from meadhall.terminal.pane import Drawing

NEAR = 12.0  # units in a column at which names and figures find room
COARSEST = 18.0  # and at which the whole map still reads
STRETCH = (1.6, 3.6)  # units in a row for each in a column: the map has no shape to be true to
SHORT = 9  # letters of a line up to which the next word joins it
FINE = 3  # every so many dots of a border by land
SEATS = "ABCD"
FOES, POI, THREAT, PLACE, PERSON, SHIP = "‡", "◇", "!", "⌂", "&", "∪"
DAY, NIGHT = ("#2f6d9c", "#cfdfe6"), ("#5b9bd5", "#16242c")  # coast and sea


@dataclass(frozen=True)
class Ground:
    """The coordinates of all places; `tools/charts.py` takes them from the browser's map."""

    size: Point
    seas: Lines
    isles: Lines
    borders: dict[str, Lines]
    places: dict[str, Point]


@cache
def ground() -> Ground:
    found: dict[str, Any] = tomllib.loads(Path(__file__).with_name("map.toml").read_text(encoding="utf-8"))
    return Ground(
        tuple(found["size"]),
        tuple(map(tuple, found["seas"])),
        tuple(map(tuple, found["isles"])),
        {kind: tuple(map(tuple, lines)) for kind, lines in found["borders"].items()},
        {name: tuple(at) for name, at in found["places"].items()},
    )


class Land(Drawing):
    """Draws the visible part of the map."""

    teller: Speaker

    def frame(self) -> Frame:
        known, width, height = ground(), self.place.width, self.place.height
        fitting = known.size[1] / max(1, height) / (known.size[0] / max(1, width))
        extent = Extent(known.size, NEAR, COARSEST, min(STRETCH[1], max(STRETCH[0], fitting)))
        return extent.frame(width, height, self.place.look, [known.places[name] for name in self.wanted()])

    def wanted(self) -> list[str]:
        """Choose the visible part: the reader's Hero, possible choices, then the other Heroes."""
        seat = self.view["leader"] if self.teller.you is None else self.teller.you
        heroes = [hero.get("at", "") for hero in (self.teller.heroes[seat], *self.teller.heroes)]
        return [name for name in dict.fromkeys([heroes[0], *self.place.keys, *heroes]) if name in ground().places]

    def rows(self) -> list[Text]:
        self.canvas = Canvas(self.frame())
        self.shapes()
        asked = [name for name in REGIONS if name in self.place.keys]
        busy = [name for name in REGIONS if self.teller.map.contents(name)]
        for name in dict.fromkeys([*asked, *self.wanted(), *busy, *REGIONS]):
            if self.canvas.frame.holds(ground().places[name]):
                self.region(name)
        return self.canvas.rows()

    def shapes(self) -> None:
        known, (coast, sea) = ground(), DAY if self.place.light else NIGHT
        self.canvas.fill(known.seas, coast, self.paint.line, sea)
        for kind, lines in known.borders.items():
            for line in lines:
                points = list(zip(line[::2], line[1::2], strict=True))
                self.canvas.line(points, coast if kind == "coast" else self.paint.line, 1 if kind == "coast" else FINE)
        for isle in known.isles:
            self.canvas.line(list(zip(isle[::2], isle[1::2], strict=True)), coast)

    def region(self, name: str) -> None:
        """Draw the name of a region on a line or two, with who and what is there below."""
        lines = [Text(line, style=self.name_style(name)) for line in folded(self.teller.map.label(name))]
        key = self.place.keys.get(name, "")
        if key:
            lines[0] = Text.assemble((f"({key}) ", f"bold {self.paint.act}"), lines[0])
        here = self.tenants(name)
        if here:
            lines.append(here)
        for line in lines:
            line.stylize(touch(thing=name))
        self.canvas.put_block(lines, *self.canvas.frame.cell(ground().places[name]))

    def name_style(self, name: str) -> str:
        reverse = "reverse " if name == self.place.pointed else ""
        return f"{reverse}{'bold ' if name in self.place.keys else ''}{self.paint.ink}"

    def tenants(self, name: str) -> Text:
        """Return `‹AB› ‡3 ◇C`: Heroes, the number of Enemies, points of interest, Threat, a Location, people, ships."""
        places = self.view["map"]
        heroes = "".join(SEATS[hero["seat"]] for hero in self.teller.heroes if hero["hero"] and hero["at"] == name)
        parts = [Text(f"‹{heroes}›", style=f"bold {self.paint.act}")] if heroes else []
        foes = sum(len(group["units"]) for group in self.teller.map.groups_at(name))
        signs = [f"{FOES}{foes}"] if foes else []
        signs += [f"{POI}{poi['poi']}" for poi in self.view["pois"] if poi["place"] == name]
        waiting = sum(token["place"] == name for token in places["threat"])
        signs += [f"{THREAT}{waiting}"] if waiting else []
        signs += [PLACE] if name in places["locations"] else []
        signs += [PERSON for one in places["people"].values() if one["place"] == name]
        signs += [SHIP for ship in places["ships"] if ship == name]
        return Text(" ").join([*parts, *(self.ink(sign, bold=True) for sign in signs)])


def folded(name: str) -> list[str]:
    """Split a name into lines, one per word, with short words together."""
    lines: list[str] = []
    for word in name.split():
        if lines and (len(lines[-1]) + len(word) < SHORT or len(word) < 3):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
