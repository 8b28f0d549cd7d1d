"""A pane of the screen with one of the game's drawings in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widget import Widget

from meadhall.terminal.keys import PANS

Draw = Callable[[int, int, int], Text]  # a drawing by its number, in so many columns and rows


class Board(Widget):
    """One drawing, with the keys of what can be chosen on it. Where it is a map, arrows move it."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, f"screen.pan('{key}')", show=False) for key in PANS]

    def __init__(self, number: int, draw: Draw) -> None:
        super().__init__()
        self.number = number
        self.draw = draw

    def render(self) -> Text:
        width, height = self.content_size
        return self.draw(self.number, width, height)
