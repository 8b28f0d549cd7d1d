"""Base of all games' panes: rows of text, and panes side by side."""

from __future__ import annotations

from rich.text import Text

from meadhall.terminal.colors import folded, pick_colors, touch
from meadhall.terminal.game_ui import Layout, Place, Teller

NARROWEST = 56  # columns of a pane where another one stands beside it
LOWER = 9  # rows that question and log need at least


class Drawing:
    """Draws one pane by its method `draw_...`, or the lines above the question, in the given place."""

    def __init__(self, teller: Teller, place: Place) -> None:
        self.teller = teller
        self.view = teller.view
        self.place = place
        self.paint = pick_colors(place.light)

    def draw(self, pane: str) -> Text:
        rows: list[Text] = self.wrap_rows(getattr(self, f"draw_{pane}")())
        return Text("\n").join(self.fit_rows(rows))

    def wrap_rows(self, rows: list[Text]) -> list[Text]:
        """Wrap long rows while there are spare rows, then cut them."""
        spare, found = self.place.height - len(rows), []
        for row in rows:
            lines = folded(row, self.place.width)
            if len(lines) - 1 > max(0, spare):
                row.truncate(self.place.width, overflow="ellipsis")
                lines = [row]
            spare -= len(lines) - 1
            found += lines
        return found

    def fit_rows(self, rows: list[Text]) -> list[Text]:
        """Return the rows that fit; the least important are last."""
        return rows[: self.place.height]

    def pick_fullest(self, *ways: Text) -> Text:
        """Return the first text that fits in a row, from longest to shortest."""
        return next((way for way in ways if way.cell_len <= self.place.width), ways[-1])

    def ink(self, text: str, bold: bool = False) -> Text:
        return Text(text, style=f"bold {self.paint.ink}" if bold else self.paint.ink)

    def second(self, text: str) -> Text:
        return Text(text, style=self.paint.second)

    def add_key(self, thing: str, text: Text) -> Text:
        """Add the key of a selectable thing."""
        key = self.place.keys.get(thing, "")
        if key:
            text = Text.assemble((f"{key} ", f"bold {self.paint.act}"), text)
            text.stylize(touch(thing=thing))
        return text


def side_by_side(panes: int, width: int, height: int, lowest: int, highest: int) -> Layout:
    """Put the first panes above all; the others beside them, or below if there is room."""
    columns = 2 if width // 2 >= NARROWEST else 1
    rows = max(1, min(panes // columns, (height - LOWER) // lowest))
    each = max(lowest, min(highest, (height - LOWER) // rows))
    return Layout(columns, rows, rows * each, rows * columns)
