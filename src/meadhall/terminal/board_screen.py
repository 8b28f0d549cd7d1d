"""A screen with a game's drawings: their layout, and scrolling of the map."""

from __future__ import annotations

from rich.text import Text
from textual.screen import Screen

from meadhall.terminal.board_pane import Board
from meadhall.terminal.choices import Choice
from meadhall.terminal.game_ui import Layout, Place, Teller
from meadhall.terminal.key_bindings import PANS
from meadhall.terminal.map_viewport import Look

NARROW = 72  # columns below which question and log need all the room they can get
FRAMED = 2  # rows of the beam and the keys
LEAST_LOWER = 6  # rows that question and log keep
LEAST_BOARDS = 8  # rows to which drawings shrink so that answers are seen
CLOSEST, FARTHEST = 4, -4
EDGE = 2  # columns of a pane that its drawing does not have: a line and a blank


class DrawnScreen(Screen[None]):
    """The drawings of one game interface. `large` shows the map alone, as large as possible."""

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self.teller = teller
        self.look = Look()
        self.large = False
        self.lower = 0  # rows of question and log

    @property
    def light(self) -> bool:
        return not self.app.current_theme.dark

    def map_keys(self) -> dict[str, str]:
        """Return the keys by the things they select."""
        return {}

    def find_pointed(self) -> str:
        """Return the thing named by the answer under the cursor."""
        return ""

    def show(self) -> None:
        """Redraw everything."""

    def count_rows_below(self, room: int) -> int:
        """Return the rows that the question and its answers need, within the available ones; 0 without a question."""
        return 0

    def count_rows_held(self) -> int:
        """Return the rows of the reader's hand."""
        return 1

    def lay_out(self) -> None:
        """Lay out the drawings above the question as the game says. Answers that lack rows take them from the drawings;
        cut drawings get rows that the answers do not need.
        """
        width, height = self.size
        layout = self.teller.layout(width, height - 3, self.large, self.map_keys())  # less beam, hand and keys
        spare = self.count_spare_rows(layout)
        if spare < 0:
            layout = self.shrink_layout(layout, -spare)
        panes = layout.panes or tuple(range(layout.shown))
        heights = layout.heights or self.fit_heights(layout, panes, layout.height + max(0, spare))
        boards = self.query_one("#boards")
        boards.display = layout.shown > 0
        boards.styles.grid_size_columns, boards.styles.grid_size_rows = layout.columns, layout.rows
        boards.styles.grid_columns = " ".join(f"{share}fr" for share in layout.shares or (1,))
        boards.styles.grid_rows = " ".join(str(rows) for rows in heights) or "1fr"
        rows = sum(heights) if heights and not layout.tall else layout.height
        boards.styles.height = rows
        for place, board in enumerate(self.query(Board)):
            board.display = place < layout.shown
            board.number = panes[place] if place < layout.shown else -1
            board.styles.row_span = layout.rows if layout.tall and place == 0 else 1
        self.lower = height - FRAMED - self.count_rows_held() - (rows if layout.shown else 0)
        self.set_class(self.large, "large")
        self.set_class(width < NARROW, "narrow")

    def count_spare_rows(self, layout: Layout) -> int:
        """Return the rows that the question leaves below this layout; negative if it lacks some."""
        room = self.size.height - FRAMED - self.count_rows_held() - layout.height
        wanted = self.count_rows_below(room)
        return room - max(wanted, LEAST_LOWER) if wanted else 0

    def shrink_layout(self, layout: Layout, lack: int) -> Layout:
        """Return a layout with so many rows fewer, or as few as keep every drawing visible. Heights fixed by the game
        do not shrink.
        """
        if layout.heights:
            return layout
        for rows in range(min(lack, layout.height - LEAST_BOARDS), 0, -1):
            found = self.teller.layout(self.size.width, self.size.height - 3 - rows, self.large, self.map_keys())
            if found.shown == layout.shown and found.height >= LEAST_BOARDS:
                return found
        return layout

    def fit_heights(self, layout: Layout, panes: tuple[int, ...], room: int) -> tuple[int, ...]:
        """Return the height of each row: blank lines of a drawing go to others, then to the question. A map fills its
        space; drawings with several heights get them from the game.
        """
        if layout.tall or layout.shares or self.large or self.teller.charts() in panes:
            return ()
        width = (self.size.width - layout.columns + 1) // layout.columns - EDGE
        drawn = [self.draw(pane, width, room).plain.rstrip().count("\n") + 1 for pane in panes]
        needs = [max(drawn[first : first + layout.columns]) for first in range(0, len(panes), layout.columns)]
        return share_rows(needs, room)

    def list_errands(self) -> list[Choice]:
        """Return the route of the set course, during the reader's turn."""
        text, label = self.teller.offer_errand(self.look.goal) if self.look.goal else ("", "")
        return [Choice(label, text, self.look.goal)] if text else []

    def draw(self, board: int, width: int, height: int) -> Text:
        return self.teller.draw(board, self.place(width, height))

    def place(self, width: int, height: int) -> Place:
        return Place(width, height, self.map_keys(), self.light, self.look, self.find_pointed())

    def action_chart(self) -> None:
        if self.teller.charts() is not None:
            self.large = not self.large
            self.show()

    def action_pan(self, key: str) -> None:
        """Scroll the map by one step, if there is one."""
        board = self.chart()
        frame = self.teller.frame(self.place(*board.content_size)) if board else None
        if board and frame:
            self.look = frame.moved(self.look, *PANS[key])
            board.refresh()

    def action_zoom(self, step: int) -> None:
        self.look = Look(self.look.at, min(4, max(-4, self.look.zoom + step)), self.look.goal)
        self.show_chart()

    def action_follow(self) -> None:
        self.look = Look(goal=self.look.goal)
        self.show_chart()

    def set_course(self, goal: str) -> None:
        """Set the course to a place. The same place again, or an unreachable one, clears it."""
        self.look = Look(self.look.at, self.look.zoom, "" if goal == self.look.goal else goal)
        self.show()

    def chart(self) -> Board | None:
        """Return the pane of the map, if it is shown."""
        charted = self.teller.charts()
        return next((board for board in self.query(Board) if board.display and board.number == charted), None)

    def show_chart(self) -> None:
        """Redraw the map alone: only it shows the scroll position and the cursor's target."""
        if board := self.chart():
            board.refresh()


def share_rows(needs: list[int], room: int) -> tuple[int, ...]:
    """Give each as many lines as it needs; if there are too few, those that need most share the rest."""
    found = [0] * len(needs)
    for done, row in enumerate(sorted(range(len(needs)), key=needs.__getitem__)):
        found[row] = min(needs[row], room // (len(needs) - done))
        room -= found[row]
    return tuple(found)
