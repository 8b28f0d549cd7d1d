"""Fire & Axe in the terminal: in words, and in four panes of which the first is the chart."""

from __future__ import annotations

from collections.abc import Container

from rich.text import Text

from meadhall.games.fire_and_axe.terminal.chart import Chart, geography
from meadhall.games.fire_and_axe.terminal.descriptions import Tale
from meadhall.games.fire_and_axe.terminal.panes import PANES, Panes
from meadhall.terminal.game_ui import Layout, Place
from meadhall.terminal.map_viewport import TALL, Frame

WIDE = 72  # columns from which other panes stand beside the chart
BESIDE = 44  # columns of those panes, where the chart has enough
LOWER = 10  # rows that question and log need at least
LOWER_NARROW = 9  # where every row is dear
LOWER_LARGE = 6  # rows of the question below a large chart
LOWEST = 5  # rows of a chart worth looking at
SAGAS, WEATHER = (4, 7), (3, 7)  # rows of these panes at least, and with everything in them


class Teller(Tale):
    """Describes one view of the table to one reader, and draws it."""

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
        """Return the layout: the chart with the other panes beside it; on narrow screens, the ships below it."""
        if large:
            return Layout(1, 1, height - LOWER_LARGE, 1)
        room = max(LOWEST, height - LOWER)
        ships = len(self.players)
        if width < WIDE:
            room = max(LOWEST, height - LOWER_NARROW)
            if room < LOWEST + ships:
                return Layout(1, 1, room, 1)
            return Layout(1, 2, room, 2, heights=(room - ships, ships))
        share = max(width // 2, min(width - BESIDE, measure_chart(room)))
        return Layout(2, 3, room, len(PANES), tall=True, shares=(share, width - share), heights=share_rows(room, ships))

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


def measure_chart(rows: int) -> int:
    """Return the columns that the whole chart needs at this many rows."""
    wide, high = geography().size
    return int(wide / (high / (rows - 1)) * TALL) + 2


def share_rows(room: int, ships: int) -> tuple[int, int, int]:
    """Return the rows of ships, weather and sagas: one line for each ship first, then what the others need."""
    sagas, weather = SAGAS[0], WEATHER[0]
    left = room - ships - weather - sagas
    if left < 0:
        return max(1, room - weather - sagas - left), weather, max(1, sagas + left)
    more = min(left, WEATHER[1] - weather)
    weather, left = weather + more, left - more
    if left >= ships:
        ships, left = 2 * ships, left - ships
    return ships, weather, sagas + left
