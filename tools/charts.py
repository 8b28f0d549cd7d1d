"""Write the maps of the terminal, simplified from those of the browser: shapes and places are defined once, in its
scripts.

`python tools/charts.py` writes them; a test fails when they are out of date.
"""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "meadhall"
CLIENT = SOURCE / "client"
CHART = SOURCE / "games/fire_and_axe/terminal/chart.toml"
LAND = SOURCE / "games/trudvang/terminal/map.toml"

NEAR = 2.5  # units that a corner may lie beside its line: half a dot of the largest scale
ISLET = 6  # units: what is smaller is no more than a speck
Point = tuple[float, float]
Line = list[Point]


def read(path: str) -> str:
    return (CLIENT / path).read_text(encoding="utf-8")


def read_scripts(folder: str) -> str:
    """Return all scripts of a folder, so that things can move between its files."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted((CLIENT / folder).glob("*.js")))


# Paths


def parse_path(path: str) -> list[Line]:
    """Return the lines of an SVG path that uses M, L, l and z."""
    found: list[Line] = []
    relative = False
    for command, numbers in re.findall(r"([MLlz])([^MLlz]*)", path):
        values = [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", numbers)]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            found.append([points[0]])
            points, relative = points[1:], False
        elif command in "Ll":
            relative = command == "l"
        for x, y in points:
            at = found[-1][-1]
            found[-1].append((at[0] + x, at[1] + y) if relative else (x, y))
        if command == "z":
            found[-1].append(found[-1][0])
    return found


def simplify(line: Line) -> Line:
    """Remove corners that lie close to the line between their neighbours."""
    if len(line) < 3:
        return line
    start, end = line[0], line[-1]
    far, at = max((measure_distance(point, start, end), number) for number, point in enumerate(line[1:-1], 1))
    if far <= NEAR:
        return [start, end]
    return [*simplify(line[: at + 1])[:-1], *simplify(line[at:])]


def measure_distance(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = dx * dx + dy * dy
    part = 0.0 if not along else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / along
    part = min(1.0, max(0.0, part))
    return float(((start[0] + part * dx - point[0]) ** 2 + (start[1] + part * dy - point[1]) ** 2) ** 0.5)


def is_long_enough(line: Line) -> bool:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return max(max(xs) - min(xs), max(ys) - min(ys)) >= ISLET


def format_rows(name: str, lines: list[Line]) -> list[str]:
    """Return a list of lines, each as its numbers in a row."""
    flat = (", ".join(f"{value:g}" for point in line for value in point) for line in lines)
    return [f"{name} = [", *(f"    [{line}]," for line in flat), "]"]


# Data of the scripts


def read_template(text: str, name: str) -> str:
    """Return a constant that is written in backquotes."""
    found = re.search(rf"const {name} = `([^`]*)`", text)
    assert found, name
    return found[1]


def read_table(text: str, name: str) -> dict[str, list[str]]:
    """Return a constant that has a row of numbers and words for each name."""
    found = re.search(rf"const {name} = {{(.*?)}}\n", text, re.DOTALL)
    assert found, name
    return {
        key: [one.strip().strip("'") for one in row.split(",")]
        for key, row in re.findall(r"(\w+): \[([^\]]*)\]", found[1])
    }


def render_chart() -> str:
    coast, places = read("../games/fire_and_axe/client/coast.js"), read_scripts("../games/fire_and_axe/client")
    size = re.findall(r"[WH] = (\d+)", read("../games/fire_and_axe/client/drawing.js"))
    found = re.search(r"const RIVERS = (\[.*?\n\])", places, re.DOTALL)
    assert found
    spaces = {
        name: row for kind in ("PORT", "WATER", "HOME") for name, row in read_table(places, f"{kind}_ROWS").items()
    }
    shores = [
        simplify(line[: len(line) // 2 + 1])[:-1] + simplify(line[len(line) // 2 :])
        for line in parse_path(read_template(coast, "COAST"))
        if is_long_enough(line)
    ]
    return "\n".join(
        [
            "# Sea chart of Fire & Axe, written by tools/charts.py from the browser's chart. Coast: Natural Earth.",
            f"size = [{', '.join(size)}]",
            "rivers = " + re.sub(r"\s+", " ", found[1]).replace("'", '"'),
            *format_rows("borders", parse_path(read_template(coast, "BORDERS"))),
            *format_rows("coast", shores),
            "[zones]",
            *(f"{zone} = [{', '.join(at)}]" for zone, at in read_table(places, "ZONE_AT").items()),
            "[places]",
            *(f"{name} = [{row[0]}, {row[1]}]" for name, row in spaces.items()),
            "[sides]",
            *(f'{name} = "{row[2]}"' for name, row in spaces.items() if len(row) > 2),
            "",
        ]
    )


def render_land() -> str:
    regions, drawing = read("../games/trudvang/client/regions.js"), read_scripts("../games/trudvang/client")
    size = re.search(r"(\d+) x (\d+)", regions)
    assert size
    nudges = read_table(drawing, "NUDGE")
    places, seas = [], []
    for name, x, y, sea, path in re.findall(
        r"(\w+): {\s+x: (\d+),\s+y: (\d+),\s+area: \d+,\s+sea: (\w+),\s+d: `([^`]*)`", regions
    ):
        dx, dy = nudges.get(name, ["0", "0"])
        places.append(f"{name} = [{int(x) + int(dx)}, {int(y) + int(dy)}]")
        if sea == "true":
            seas += parse_path(path)
    _, _, listed = regions.partition("const BORDERS")
    kinds = re.findall(r"(\w+):\s+[`']([^`']*)[`']", listed)
    isle = parse_path(read_template(drawing, "ISLE"))
    home = re.search(r"id === '(\w+)' \? ISLE", drawing)
    assert home
    cell = next(path for name, path in re.findall(r"(\w+): {[^`]*?d: `([^`]*)`", regions) if name == home[1])
    return "\n".join(
        [
            "# The map of Trudvang. Written by tools/charts.py from the browser's.",
            f"size = [{size[1]}, {size[2]}]",
            *format_rows("seas", [simplify(line) for line in [*seas, *parse_path(cell)]]),
            *format_rows("isles", [simplify(line) for line in isle]),
            "[borders]",
            *(row for kind, path in kinds for row in format_rows(kind, [*map(simplify, parse_path(path))])),
            "[places]",
            *places,
            "",
        ]
    )


WRITTEN = {CHART: render_chart, LAND: render_land}

if __name__ == "__main__":
    for path, write in WRITTEN.items():
        path.write_text(write(), encoding="utf-8")
        print(path)
