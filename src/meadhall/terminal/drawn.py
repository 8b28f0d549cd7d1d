"""A screen with the drawings of a game: how they share the room, and how its chart is moved about."""

from __future__ import annotations

from rich.text import Text
from textual.screen import Screen

from meadhall.terminal.board import Board
from meadhall.terminal.choices import Choice
from meadhall.terminal.frame import Look
from meadhall.terminal.keys import PANS
from meadhall.terminal.teller import Layout, Place, Teller

NARROW = 72  # columns below which question and log need all the room they can get
CLOSEST, FARTHEST = 4, -4
EDGE = 2  # columns of a pane that its drawing does not have: a line and a blank


class DrawnScreen(Screen[None]):
    """The drawings of one teller. `large` is the chart alone, as large as can be."""

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self.teller = teller
        self.look = Look()
        self.large = False

    @property
    def light(self) -> bool:
        return not self.app.current_theme.dark

    def marks(self) -> dict[str, str]:
        """The keys by the things they choose."""
        return {}

    def pointed(self) -> str:
        """The thing that the answer under the cursor names."""
        return ""

    def show(self) -> None:
        """Everything anew."""

    def lay_out(self) -> None:
        """The game says how its drawings share the room above the question."""
        width, height = self.size
        layout = self.teller.layout(width, height - 3, self.large, self.marks())  # less beam, hand and keys
        panes = layout.panes or tuple(range(layout.shown))
        heights = layout.heights or self.snug(layout, panes)
        boards = self.query_one("#boards")
        boards.display = layout.shown > 0
        boards.styles.grid_size_columns, boards.styles.grid_size_rows = layout.columns, layout.rows
        boards.styles.grid_columns = " ".join(f"{share}fr" for share in layout.shares or (1,))
        boards.styles.grid_rows = " ".join(str(rows) for rows in heights) or "1fr"
        boards.styles.height = sum(heights) if heights and not layout.tall else layout.height
        for place, board in enumerate(self.query(Board)):
            board.display = place < layout.shown
            board.number = panes[place] if place < layout.shown else -1
            board.styles.row_span = layout.rows if layout.tall and place == 0 else 1
        self.set_class(self.large, "large")
        self.set_class(width < NARROW, "narrow")

    def snug(self, layout: Layout, panes: tuple[int, ...]) -> tuple[int, ...]:
        """How high each row is: lines that a drawing leaves blank go to others, and then to the question. A chart fills
        whatever it has, and drawings of several heights have theirs from the game."""
        if layout.tall or layout.shares or self.large or self.teller.charts() in panes:
            return ()
        width = (self.size.width - layout.columns + 1) // layout.columns - EDGE
        drawn = [self.draw(pane, width, layout.height).plain.rstrip().count("\n") + 1 for pane in panes]
        needs = [max(drawn[first : first + layout.columns]) for first in range(0, len(panes), layout.columns)]
        return shared(needs, layout.height)

    def errands(self) -> list[Choice]:
        """The whole way to where a course is set, while it is the reader's turn to go there."""
        text, label = self.teller.errand_to(self.look.goal) if self.look.goal else ("", "")
        return [Choice(label, text, self.look.goal, text.split()[0])] if text else []

    def draw(self, board: int, width: int, height: int) -> Text:
        return self.teller.draw(board, self.place(width, height))

    def place(self, width: int, height: int) -> Place:
        return Place(width, height, self.marks(), self.light, self.look, self.pointed())

    def action_chart(self) -> None:
        if self.teller.charts() is not None:
            self.large = not self.large
            self.show()

    def action_pan(self, key: str) -> None:
        """One step over the chart, where one is shown."""
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
        """For a thing on the chart; the same once more, or what no way leads to, is none."""
        self.look = Look(self.look.at, self.look.zoom, "" if goal == self.look.goal else goal)
        self.show()

    def chart(self) -> Board | None:
        """Where it is shown."""
        charted = self.teller.charts()
        return next((board for board in self.query(Board) if board.display and board.number == charted), None)

    def show_chart(self) -> None:
        """No other drawing shows where the reader looks, and what the cursor points at."""
        if board := self.chart():
            board.refresh()


def shared(needs: list[int], room: int) -> tuple[int, ...]:
    """As many lines as each needs; where there are too few, those that need most share what the others leave."""
    found = [0] * len(needs)
    for done, row in enumerate(sorted(range(len(needs)), key=needs.__getitem__)):
        found[row] = min(needs[row], room // (len(needs) - done))
        room -= found[row]
    return tuple(found)
