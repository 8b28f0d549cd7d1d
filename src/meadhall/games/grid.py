"""Boards of squares: names of squares, neighbours, and the part of a view that browser and terminal draw.

Squares are numbered from 0, row by row from the bottom left, and named as in chess: `a1`, `b1`, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # (columns, rows): up, right, down, left


class Grid:
    """A board of `rows` times `columns` squares; at most 26 columns have names."""

    def __init__(self, rows: int, columns: int) -> None:
        if not (rows > 0 and 0 < columns <= 26):
            raise ValueError(f"a grid of {rows} times {columns} squares has no names for them")
        self.rows = rows
        self.columns = columns

    def __len__(self) -> int:
        return self.rows * self.columns

    def name(self, square: int) -> str:
        """Return the name of a square: `d4`. Raise IndexError off the board."""
        if not 0 <= square < len(self):
            raise IndexError(f"square {square} of {len(self)}")
        row, column = divmod(square, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def square(self, name: str) -> int:
        """Return the square of this name. Raise ValueError if there is none."""
        column, row = ord(name[:1] or " ") - ord("a"), name[1:]
        if not (0 <= column < self.columns and row.isascii() and row.isdecimal() and 1 <= int(row) <= self.rows):
            raise ValueError(name)
        if row[0] == "0":
            raise ValueError(name)
        return (int(row) - 1) * self.columns + column

    def step(self, square: int, columns: int, rows: int) -> int | None:
        """Return the square this many columns and rows away; None off the board."""
        row, column = divmod(square, self.columns)
        row, column = row + rows, column + columns
        return row * self.columns + column if 0 <= row < self.rows and 0 <= column < self.columns else None

    def neighbours(self, square: int) -> list[int]:
        """Return the squares above, right, below and left, as far as they exist."""
        return [found for columns, rows in STEPS if (found := self.step(square, columns, rows)) is not None]

    def line(self, square: int, columns: int, rows: int) -> list[int]:
        """Return the squares in this direction, the nearest first, up to the edge."""
        found: list[int] = []
        at = self.step(square, columns, rows)
        while at is not None:
            found.append(at)
            at = self.step(at, columns, rows)
        return found

    def is_edge(self, square: int) -> bool:
        row, column = divmod(square, self.columns)
        return row in (0, self.rows - 1) or column in (0, self.columns - 1)

    def view(
        self,
        pieces: Sequence[str],
        marks: Mapping[int, str] | None = None,
        owners: Mapping[str, int] | None = None,
    ) -> dict[str, Any]:
        """Return the value of `grid` in a view. `pieces` holds the kind of piece on each square, "" for none; `marks`
        names special squares; `owners` gives the owner of a kind of piece, for its colour.
        """
        return {
            "rows": self.rows,
            "columns": self.columns,
            "pieces": {self.name(square): kind for square, kind in enumerate(pieces) if kind},
            "marks": {self.name(square): kind for square, kind in (marks or {}).items()},
            "owners": dict(owners or {}),
        }
