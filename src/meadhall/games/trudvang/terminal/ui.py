"""Trudvang Legends in the terminal: in words, and in four panes; the map comes first while the question is about it."""

from __future__ import annotations

from collections.abc import Container

from rich.text import Text

from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.terminal.map_drawing import Land
from meadhall.games.trudvang.terminal.panes import LOWEST, PANES, Panes
from meadhall.games.trudvang.terminal.topics import Speaker
from meadhall.terminal.game_ui import Layout, Place
from meadhall.terminal.map_viewport import Frame
from meadhall.terminal.pane import side_by_side

HIGHEST = 18
LOWER_LARGE = 7  # rows of the question below a large map
MAP = PANES.index("map")


class Teller(Speaker):
    """Describes one view of the table to one reader, and draws it."""

    def beam(self) -> str:
        return self.turn()

    def boards(self) -> int:
        return len(PANES)

    def charts(self) -> int:
        return MAP

    def frame(self, place: Place) -> Frame | None:
        return Land(self, place).frame() if self.view["space"] is None else None

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """Return the layout: the page or the combat on top, in a column of its own if there is room; then map, Heroes
        and cards.

        If there is room for one only, show the map while regions are asked about and the page has been read.
        """
        if large:
            return Layout(1, 1, height - LOWER_LARGE, 1, panes=(MAP,))
        found = side_by_side(len(PANES), width, height, LOWEST, HIGHEST)
        if found.shown == 1 and any(region in things for region in REGIONS) and not self.is_reading():
            return Layout(1, 1, found.height, 1, panes=(MAP,))
        beside = len(PANES) - 1
        if found.columns < 2 or found.height < beside * LOWEST:
            return found
        least = found.height // (beside + 1)
        return Layout(
            2,
            beside,
            found.height,
            len(PANES),
            tall=True,
            heights=(found.height - (beside - 1) * least, *[least] * (beside - 1)),
        )

    def is_reading(self) -> bool:
        """Return whether to show the page or the fight: a fight is running, or the page is new, that is, turned after
        the reader's last answer or at an unknown time.
        """
        return bool(self.view["fight"]) or not self.log() or any(event["kind"] == "read" for event in self.news())

    def draw(self, board: int, place: Place) -> Text:
        return Panes(self, place).draw(PANES[board])

    def describe(self, board: int) -> list[str]:
        pane = PANES[board]
        if pane == "scene":
            return self.tell_fight("") if self.view["fight"] else self.tell_page("")
        if pane == "map":
            return [*self.tell_map(""), "", *self.tell_foes("")]
        if pane == "heroes":
            sheets = [line for seat in self.gathered() for line in [*self.dashboard.sheet(seat), ""]]
            return [self.say("all-heroes"), "", *sheets, *self.dashboard.hired()]
        return [*self.tell_campaign(""), "", *self.tell_cards(""), "", *self.tell_decks("")]

    def holding(self, place: Place) -> Text:
        return Panes(self, place).hand()
