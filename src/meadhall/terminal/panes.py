"""What the panes of all games have in common: they are drawn in rows, and stand side by side where there is room."""

from __future__ import annotations

from rich.text import Text

from meadhall.terminal.paint import colours, folded, touch
from meadhall.terminal.teller import Layout, Place, Teller

NARROWEST = 56  # columns of a pane where another one stands beside it
LOWER = 9  # rows that question and log need at least


class Drawing:
    """Draws one pane by its method `draw_...`, or the lines above the question, in the place it is given."""

    def __init__(self, teller: Teller, place: Place) -> None:
        self.teller = teller
        self.view = teller.view
        self.place = place
        self.paint = colours(place.light)

    def draw(self, pane: str) -> Text:
        rows: list[Text] = self.flowing(getattr(self, f"draw_{pane}")())
        return Text("\n").join(self.fitting(rows))

    def flowing(self, rows: list[Text]) -> list[Text]:
        """Rows that are too long go on below as long as there are rows to spare, then they are cut."""
        spare, found = self.place.height - len(rows), []
        for row in rows:
            lines = folded(row, self.place.width)
            if len(lines) - 1 > max(0, spare):
                row.truncate(self.place.width, overflow="ellipsis")
                lines = [row]
            spare -= len(lines) - 1
            found += lines
        return found

    def fitting(self, rows: list[Text]) -> list[Text]:
        """The rows that there is room for; what matters least stands last."""
        return rows[: self.place.height]

    def fullest(self, *ways: Text) -> Text:
        """The first way of saying it that fits into a row; they are given from the fullest to the shortest."""
        return next((way for way in ways if way.cell_len <= self.place.width), ways[-1])

    def ink(self, text: str, bold: bool = False) -> Text:
        return Text(text, style=f"bold {self.paint.ink}" if bold else self.paint.ink)

    def second(self, text: str) -> Text:
        return Text(text, style=self.paint.second)

    def keyed(self, thing: str, text: Text) -> Text:
        """With the key that chooses it, where it can be chosen."""
        key = self.place.keys.get(thing, "")
        if key:
            text = Text.assemble((f"{key} ", f"bold {self.paint.act}"), text)
            text.stylize(touch(thing=thing))
        return text


def side_by_side(panes: int, width: int, height: int, lowest: int, highest: int) -> Layout:
    """The first panes above all; the others beside them, or below where there is room."""
    columns = 2 if width // 2 >= NARROWEST else 1
    rows = max(1, min(panes // columns, (height - LOWER) // lowest))
    each = max(lowest, min(highest, (height - LOWER) // rows))
    return Layout(columns, rows, rows * each, rows * columns)
