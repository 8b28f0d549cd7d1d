"""The visible part of a map. It follows the question until the reader scrolls."""

from __future__ import annotations

from dataclasses import dataclass, replace

Point = tuple[float, float]
TALL = 2  # a letter is about twice as high as it is wide
STEP = 0.35  # of the pane, for each press of an arrow
CLOSER = 0.72  # of the units in a column, for each press of a plus
CLOSEST = 4.0  # units in a column
ROOM = 0.8  # of the pane for the points themselves; their signs need the rest


@dataclass(frozen=True)
class Look:
    """How the reader changed a map: scrolled, zoomed, set a course."""

    at: Point | None = None
    zoom: int = 0
    goal: str = ""


@dataclass(frozen=True)
class Frame:
    """A window over a map: columns and rows, upper left corner, and map units per column and row."""

    width: int
    height: int
    left: float
    top: float
    across: float
    down: float

    def cell(self, point: Point) -> tuple[int, int]:
        """Return column and row of a point, which may lie outside the window."""
        return int((point[0] - self.left) // self.across), int((point[1] - self.top) // self.down)

    def holds(self, point: Point) -> bool:
        column, row = self.cell(point)
        return 0 <= column < self.width and 0 <= row < self.height

    @property
    def middle(self) -> Point:
        return self.left + self.width * self.across / 2, self.top + self.height * self.down / 2

    def moved(self, look: Look, columns: int, rows: int) -> Look:
        """Return the window one step further. Drawing clamps it to the map."""
        x, y = self.middle
        return replace(
            look, at=(x + columns * STEP * self.width * self.across, y + rows * STEP * self.height * self.down)
        )


@dataclass(frozen=True)
class Extent:
    """A map: its size, the comfortable scale, and the largest scale at which all of it is still shown."""

    size: Point
    near: float
    coarsest: float
    tall: float = TALL  # units in a row for each in a column

    def frame(self, width: int, height: int, look: Look, wanted: list[Point]) -> Frame:
        """Return the window. By default it shows the whole map if that is readable, else the wanted places."""
        width, height = max(1, width), max(1, height)
        whole = max(self.size[0] / width, self.size[1] / height / self.tall)
        seen = fitting(wanted, (width * self.coarsest, height * self.coarsest * self.tall))
        wide, high = spread(seen)
        fits = max(self.near, wide / width / ROOM, high / height / self.tall / ROOM)
        scale = whole if whole <= self.coarsest else fits
        scale = min(whole, max(CLOSEST, scale * CLOSER**look.zoom))
        at = look.at or centre(seen) or (self.size[0] / 2, self.size[1] / 2)
        return Frame(
            width,
            height,
            clamped(at[0], width * scale, self.size[0]),
            clamped(at[1], height * scale * self.tall, self.size[1]),
            scale,
            scale * self.tall,
        )


def spread(points: list[Point]) -> Point:
    xs, ys = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    return max(xs) - min(xs), max(ys) - min(ys)


def fitting(wanted: list[Point], window: Point) -> list[Point]:
    """Return as many of these places as fit at once, in order of priority."""
    seen: list[Point] = []
    for point in wanted:
        wide, high = spread([*seen, point])
        if wide <= window[0] * ROOM and high <= window[1] * ROOM:
            seen.append(point)
    return seen


def centre(points: list[Point]) -> Point | None:
    if not points:
        return None
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2


def clamped(middle: float, window: float, size: float) -> float:
    """Return the start of a window within the map; a window larger than the map is centred."""
    if window >= size:
        return (size - window) / 2
    return min(max(0.0, middle - window / 2), size - window)
