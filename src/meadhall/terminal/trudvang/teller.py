"""Trudvang Legends at the terminal: in words, and in four panes; the map comes first where it is asked about."""

from __future__ import annotations

from collections.abc import Container

from rich.text import Text

from meadhall.games.trudvang.cards import REGIONS
from meadhall.terminal.frame import Frame
from meadhall.terminal.panes import side_by_side
from meadhall.terminal.teller import Layout, Place
from meadhall.terminal.trudvang.land import Land
from meadhall.terminal.trudvang.panes import LOWEST, PANES, Panes
from meadhall.terminal.trudvang.speaker import Speaker

HIGHEST = 18
LOWER_LARGE = 7  # rows of the question below a large map
MAP = PANES.index("map")


class Teller(Speaker):
    """Speaks of one view of the table to one reader, and draws it."""

    def beam(self) -> str:
        return self.turn()

    def boards(self) -> int:
        return len(PANES)

    def charts(self) -> int:
        return MAP

    def frame(self, place: Place) -> Frame | None:
        return Land(self, place).frame() if self.view["space"] is None else None

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """The page or the combat above all, in a column of its own where there is room; then map, Heroes and cards.

        Where there is room for one of them, it is the map while regions are asked about and the page has been read.
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
        """Whether a fight goes on, or the page is new: turned after the reader's last answer, or nobody knows when."""
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
