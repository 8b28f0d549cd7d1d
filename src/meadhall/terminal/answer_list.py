"""The list of answers, which knows how many are scrolled out of sight."""

from __future__ import annotations

from textual.message import Message
from textual.widgets import OptionList


class Answers(OptionList):
    """One or more lines per answer."""

    class Scrolled(Message):
        """The visible answers have changed."""

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.post_message(self.Scrolled())

    def on_resize(self) -> None:
        self.post_message(self.Scrolled())

    def lines(self) -> int:
        """The number of rows of all answers."""
        return len(self._lines)

    def hidden(self) -> tuple[int, int]:
        """Return how many answers begin above the visible part, and how many end below it."""
        top = round(self.scroll_offset.y)
        bottom = top + self.size.height
        starts = [self._index_to_line[number] for number in range(self.option_count)]
        ends = [*starts[1:], self.lines()]
        return sum(start < top for start in starts), sum(end > bottom for end in ends)
