"""Fire & Axe at the terminal: in words, and in four panes of which the first is the chart."""

from __future__ import annotations

from collections.abc import Container

from rich.text import Text

from meadhall.terminal.fire_and_axe.chart import Chart, geography
from meadhall.terminal.fire_and_axe.panes import PANES, Panes
from meadhall.terminal.fire_and_axe.tale import Tale
from meadhall.terminal.frame import TALL, Frame
from meadhall.terminal.teller import Layout, Place

WIDE = 72  # columns from which other panes stand beside the chart
BESIDE = 44  # columns of those panes, where the chart has enough
LOWER = 10  # rows that question and log need at least
LOWER_NARROW = 9  # where every row is dear
LOWER_LARGE = 6  # rows of the question below a large chart
LOWEST = 5  # rows of a chart worth looking at
SAGAS, WEATHER = (4, 7), (3, 7)  # rows of these panes at least, and with everything in them


class Teller(Tale):
    """Speaks of one view of the table to one reader, and draws it."""

    def beam(self) -> str:
        days = self.view["days"]
        return f"{self.turn()}  " + self.say("beam", left=days["limit"] - days["prep"] - days["sail"])

    def boards(self) -> int:
        return len(PANES)

    def charts(self) -> int:
        return PANES.index("chart")

    def frame(self, place: Place) -> Frame:
        return Chart(self, place).frame()

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """The chart with the other panes beside it; where it is narrow, with the ships below it."""
        if large:
            return Layout(1, 1, height - LOWER_LARGE, 1)
        room = max(LOWEST, height - LOWER)
        ships = len(self.players)
        if width < WIDE:
            room = max(LOWEST, height - LOWER_NARROW)
            if room < LOWEST + ships:
                return Layout(1, 1, room, 1)
            return Layout(1, 2, room, 2, heights=(room - ships, ships))
        share = max(width // 2, min(width - BESIDE, chart_width(room)))
        return Layout(2, 3, room, len(PANES), tall=True, shares=(share, width - share), heights=shared(room, ships))

    def draw(self, board: int, place: Place) -> Text:
        return Panes(self, place).draw(PANES[board])

    def describe(self, board: int) -> list[str]:
        pane = PANES[board]
        if pane == "chart":
            return self.place(self.players[self.own_or_active()]["ship"])
        if pane == "ships":
            return [self.say("fleet"), *(line for seat in range(len(self.players)) for line in [*self.ship(seat), ""])]
        return [*self.tell_weather(""), *self.tell_market("")] if pane == "weather" else self.tell_sagas("")

    def holding(self, place: Place) -> Text:
        return Panes(self, place).hand() if self.you is not None else Text()


def chart_width(rows: int) -> int:
    """Columns in which the whole chart is as wide as so many rows are high."""
    wide, high = geography().size
    return int(wide / (high / (rows - 1)) * TALL) + 2


def shared(room: int, ships: int) -> tuple[int, int, int]:
    """Rows of ships, weather and sagas: one line for each ship first, then what the others lack."""
    sagas, weather = SAGAS[0], WEATHER[0]
    left = room - ships - weather - sagas
    if left < 0:
        return max(1, room - weather - sagas - left), weather, max(1, sagas + left)
    more = min(left, WEATHER[1] - weather)
    weather, left = weather + more, left - more
    if left >= ships:
        ships, left = 2 * ships, left - ships
    return ships, weather, sagas + left
