"""A map in characters: coasts and lines in braille dots, with signs and names where there is room.

Land differs from sea by its dots, not only by colour, so it reads in sixteen colours and in none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from rich.style import Style
from rich.text import Text

from meadhall.terminal.map_viewport import Frame, Point

BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column within a letter
ACROSS, DOWN = 2, 4  # dots in a letter
STIPPLE = "⠂"  # inland, every other letter
Lines = tuple[tuple[float, ...], ...]  # each line as its numbers in a row
Bits = list[list[int]]  # the dots of each letter


@lru_cache(maxsize=16)
def filled(shapes: Lines, frame: Frame) -> tuple[bytes, ...]:
    """Return which dots lie inside the shapes, one byte each, row by row."""
    wide, high = frame.width * ACROSS, frame.height * DOWN
    crossings: list[list[float]] = [[] for _ in range(high)]
    dx, dy = frame.across / ACROSS, frame.down / DOWN
    for shape in shapes:
        points = [((shape[at] - frame.left) / dx, (shape[at + 1] - frame.top) / dy) for at in range(0, len(shape), 2)]
        for (x, y), (p, q) in zip(points, [*points[1:], points[0]], strict=True):
            low, up = (y, q) if y < q else (q, y)
            for row in range(max(0, int(low + 0.5)), min(high, int(up + 0.5))):
                crossings[row].append(x + (row + 0.5 - y) * (p - x) / (q - y))
    rows = []
    for found in crossings:
        dots = bytearray(wide)
        found.sort()
        for start, end in zip(found[::2], found[1::2], strict=False):
            for column in range(max(0, int(start + 0.5)), min(wide, int(end + 0.5))):
                dots[column] = 1
        rows.append(bytes(dots))
    return tuple(rows)


@lru_cache(maxsize=16)
def shores(shapes: Lines, frame: Frame) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[bool, ...], ...]]:
    """Return for each character the dots of the shapes' edges, and whether most of it lies inside."""
    inside = filled(shapes, frame)
    wide, high = frame.width * ACROSS, frame.height * DOWN

    def is_edge(x: int, y: int) -> bool:
        return bool(inside[y][x]) and not (
            (x == 0 or inside[y][x - 1])
            and (x == wide - 1 or inside[y][x + 1])
            and (y == 0 or inside[y - 1][x])
            and (y == high - 1 or inside[y + 1][x])
        )

    def bits(column: int, row: int) -> int:
        return sum(
            DOTS[y][x] for y in range(DOWN) for x in range(ACROSS) if is_edge(column * ACROSS + x, row * DOWN + y)
        )

    def within(column: int, row: int) -> bool:
        return (
            sum(sum(inside[row * DOWN + y][column * ACROSS : (column + 1) * ACROSS]) for y in range(DOWN)) * 2
            > ACROSS * DOWN
        )

    return (
        tuple(tuple(bits(x, y) for x in range(frame.width)) for y in range(frame.height)),
        tuple(tuple(within(x, y) for x in range(frame.width)) for y in range(frame.height)),
    )


class Canvas:
    """A window over a map. What is written first keeps its place."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.letters = [[" "] * frame.width for _ in range(frame.height)]
        self.styles: list[list[Style]] = [[Style.null()] * frame.width for _ in range(frame.height)]
        self.bits: Bits = [[0] * frame.width for _ in range(frame.height)]
        self.taken = [[False] * frame.width for _ in range(frame.height)]

    # Dots

    def fill(self, shapes: Lines, edge: str, inner: str, ground: str = "") -> None:
        """Draw land: a dotted coast, sparse dots inland, and its own background colour."""
        edges, inside = shores(shapes, self.frame)
        behind = Style.parse(f"on {ground}") if ground else Style.null()
        for y in range(self.frame.height):
            for x in range(self.frame.width):
                if inside[y][x]:
                    self.styles[y][x] = behind
                if edges[y][x]:
                    self.bits[y][x] |= edges[y][x]
                    self.styles[y][x] += Style.parse(edge)
                elif inside[y][x] and (x + y) % 2 == 0:
                    self.letters[y][x] = STIPPLE
                    self.styles[y][x] += Style.parse(inner)

    def line(self, points: Sequence[Point], style: str, every: int = 1) -> None:
        """Draw a dotted line through these points."""
        dx, dy = self.frame.across / ACROSS, self.frame.down / DOWN
        ink, count = Style.parse(style), 0
        places = [((x - self.frame.left) / dx, (y - self.frame.top) / dy) for x, y in points]
        for (x, y), (p, q) in pairwise(places):
            steps = max(1, round(max(abs(p - x), abs(q - y))))
            for step in range(steps):
                count += 1
                if count % every == 0:
                    self.dot(int(x + (p - x) * step / steps), int(y + (q - y) * step / steps), ink)

    def dot(self, x: int, y: int, ink: Style) -> None:
        column, row = x // ACROSS, y // DOWN
        if 0 <= column < self.frame.width and 0 <= row < self.frame.height:
            self.bits[row][column] |= DOTS[y % DOWN][x % ACROSS]
            self.styles[row][column] += ink

    # Characters

    def trail(self, points: Sequence[Point], letter: str, style: str) -> None:
        """Draw a line of characters where nothing is written yet; names avoid it."""
        cells = [self.frame.cell(point) for point in points]
        for (x, y), (p, q) in pairwise(cells):
            steps = max(1, abs(p - x) // 2, abs(q - y))
            for step in range(1, steps):
                column, row = round(x + (p - x) * step / steps), round(y + (q - y) * step / steps)
                if 0 <= row < self.frame.height and 0 <= column < self.frame.width and not self.taken[row][column]:
                    self.letters[row][column], self.bits[row][column] = letter, 0
                    self.styles[row][column] += Style.parse(style)
                    self.taken[row][column] = True

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Return whether a word fits there with a blank on each side."""
        if not (0 <= row < self.frame.height and column >= 0 and column + length <= self.frame.width):
            return False
        return not any(self.taken[row][max(0, column - 1) : column + length + 1])

    def write(self, column: int, row: int, text: Text) -> None:
        """Write with a blank on both sides, so that dots are not read as part of the word."""
        plain = text.plain
        for at in (column - 1, column + len(plain)):
            if 0 <= at < self.frame.width and not self.taken[row][at]:
                self.letters[row][at], self.bits[row][at] = " ", 0
        for at, letter in enumerate(plain):
            self.letters[row][column + at] = letter
            self.bits[row][column + at] = 0
            self.taken[row][column + at] = True
        base = self.styles[row][column].background_style if plain else Style.null()
        for at in range(len(plain)):
            self.styles[row][column + at] = base
        for span in text.spans:
            for at in range(span.start, span.end):
                style = span.style if isinstance(span.style, Style) else Style.parse(span.style)
                self.styles[row][column + at] += style
        if text.style:
            style = text.style if isinstance(text.style, Style) else Style.parse(text.style)
            for at in range(len(plain)):
                self.styles[row][column + at] = style + self.styles[row][column + at]

    def put(self, text: Text, spots: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
        """Write at the first of these spots with enough room; return None if there is none."""
        for column, row in spots:
            if self.is_free(column, row, text.cell_len):
                self.write(column, row, text)
                return column, row
        return None

    def put_block(self, lines: list[Text], column: int, row: int) -> bool:
        """Write all of these lines around a place, or none."""
        tops = around(column, row - (len(lines) - 1) // 2, 1)
        for middle, top in tops:
            spots = [(middle - line.cell_len // 2, top + at) for at, line in enumerate(lines)]
            if all(self.is_free(*spot, line.cell_len) for spot, line in zip(spots, lines, strict=True)):
                for spot, line in zip(spots, lines, strict=True):
                    self.write(*spot, line)
                return True
        return False

    def rows(self) -> list[Text]:
        found = []
        for y in range(self.frame.height):
            letters = [
                chr(BRAILLE + bits) if bits else letter
                for bits, letter in zip(self.bits[y], self.letters[y], strict=True)
            ]
            row, start = Text(), 0
            for end in range(1, self.frame.width + 1):
                if end == self.frame.width or self.styles[y][end] != self.styles[y][start]:
                    row.append("".join(letters[start:end]), style=self.styles[y][start])
                    start = end
            found.append(row)
        return found


def around(column: int, row: int, length: int, reach: int = 2) -> list[tuple[int, int]]:
    """Yield spots for a sign: its place, then further and further around it."""
    offsets = sorted(
        ((x, y) for x in range(-reach * 2, reach * 2 + 1) for y in range(-reach, reach + 1)),
        key=lambda at: (abs(at[0]) + 2 * abs(at[1]), at),
    )
    start = column - length // 2
    return [(start + x, row + y) for x, y in offsets]


def beside(column: int, row: int, length: int, name: int, side: str = "r") -> list[tuple[int, int]]:
    """Yield spots for a name beside a sign of so many characters: the preferred side first."""
    right, left = (column + length + 1, row), (column - name - 1, row)
    over, below = column + (length - name) // 2, column + (length - name) // 2
    above, under = [(over, row - 1), (column, row - 1)], [(below, row + 1), (column, row + 1)]
    sides = {
        "r": [right, left, *above, *under],
        "l": [left, right, *above, *under],
        "t": [*above, right, left, *under],
        "b": [*under, right, left, *above],
    }
    return sides["l" if side.endswith("l") else "r" if side.endswith("r") else side or "r"]
