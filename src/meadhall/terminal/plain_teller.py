"""The default drawing of a game in the terminal: the board of its view, then every field in words."""

from __future__ import annotations

import importlib
import re
from collections.abc import Container
from typing import Any

from rich.text import Text

from meadhall.core.game import find_package
from meadhall.terminal.colors import pick_colors, touch
from meadhall.terminal.game_ui import Layout, Place, Teller

SQUARE = re.compile(r"[a-z]\d+")
ELSEWHERE = {"you", "game", "asked", "options", "over", "grid", "winner", "campaign"}
LOWER = 10  # rows that question and log need at least
CELL = 3  # columns of a square


def format_value(value: Any) -> str:
    """Return a value of a view as text."""
    if value is None or value in ("", [], {}):
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {format_value(one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(format_value, value))
    return str(value)


class PlainTeller(Teller):
    """Lists the fields of the view, and draws its `grid` if it has one; see `meadhall.games.grid`."""

    @property
    def grid(self) -> dict[str, Any] | None:
        return self.view.get("grid")

    def label(self, name: str) -> str:
        key = f"view-{name}"
        return self.speech(key) if self.speech.has(key) else name.replace("_", " ")

    def brief(self) -> list[str]:
        lines = []
        for name, value in self.view.items():
            if name == "players":
                lines += [self.speech.labelled(self.name(seat), format_value(one)) for seat, one in enumerate(value)]
            elif name not in ELSEWHERE:
                lines.append(self.speech.labelled(self.label(name), format_value(value)))
        return [*self.rows(), *lines]

    def describe(self, board: int) -> list[str]:
        return [self.title(), *self.brief()]

    def word(self, what: str, kind: str) -> str:
        """Return the name (`thing-king`) or the sign (`sign-king`) of a piece or a mark."""
        key = f"{what}-{kind}"
        if self.speech.has(key):
            return self.speech(key)
        return kind[:1].upper() if what == "sign" else kind

    # In characters

    def boards(self) -> int:
        return 1

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        wanted = (self.grid["rows"] + 1 if self.grid else 0) + sum(name not in ELSEWHERE for name in self.view) + 2
        return Layout(1, 1, max(3, min(wanted, height - LOWER)), 1)

    def draw(self, board: int, place: Place) -> Text:
        lines = [*self.squares(place), *(Text(line) for line in self.brief()[len(self.rows()) :])]
        return Text("\n").join(lines[: max(1, place.height)])

    def squares(self, place: Place) -> list[Text]:
        """Return the rows of the grid, highest first; selectable squares show their keys or are highlighted."""
        if not self.grid:
            return []
        paint = pick_colors(place.light)
        found = []
        for row in range(self.grid["rows"], 0, -1):
            line = Text(f"{row:>2} ", style=paint.second)
            for column in range(self.grid["columns"]):
                square = f"{chr(ord('a') + column)}{row}"
                key = place.keys.get(square, "")
                sign = Text(f"{key or self.sign_of(square):^{CELL}}", style=f"bold {paint.act}" if key else paint.ink)
                if key:
                    sign.stylize(touch(thing=square))
                line.append_text(sign)
            found.append(line)
        letters = "".join(f"{chr(ord('a') + column):^{CELL}}" for column in range(self.grid["columns"]))
        return [*found, Text(f"   {letters}", style=paint.second)]

    def sign_of(self, square: str) -> str:
        assert self.grid is not None
        kind = self.grid["pieces"].get(square) or self.grid.get("marks", {}).get(square)
        return self.word("sign", kind) if kind else "·"

    def rows(self) -> list[str]:
        """Return the grid as lines of plain text."""
        if not self.grid:
            return []
        columns = [chr(ord("a") + column) for column in range(self.grid["columns"])]
        rows = [
            f"{row:>2} " + "".join(f"{self.sign_of(f'{column}{row}'):^{CELL}}" for column in columns)
            for row in range(self.grid["rows"], 0, -1)
        ]
        return [*(row.rstrip() for row in rows), "   " + "".join(f"{column:^{CELL}}" for column in columns).rstrip()]


def find_teller(game: str) -> type[Teller]:
    """Return the game's own class, or the default. A missing import in the game's own module is an error."""
    package = find_package(game)
    if not package:  # a game in a single file
        return PlainTeller
    place = f"{package}.terminal"
    for name in (place, f"{place}.ui"):
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise
            break
        found: type[Teller] | None = vars(module).get("Teller")
        if found is not None:
            return found
    return PlainTeller
