"""A pane with one of the game's drawings."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widget import Widget

from meadhall.terminal.key_bindings import PANS

Draw = Callable[[int, int, int], Text]  # a drawing by its number, in so many columns and rows


class Board(Widget):
    """One drawing, with the keys of selectable things. Arrow keys scroll a map."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, f"screen.pan('{key}')", show=False) for key in PANS]

    def __init__(self, number: int, draw: Draw) -> None:
        super().__init__()
        self.number = number
        self.draw = draw

    def render(self) -> Text:
        width, height = self.content_size
        return self.draw(self.number, width, height)
