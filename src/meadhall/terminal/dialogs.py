"""Dialogs over the table: texts, questions, and the screen that hides one player's hand from the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static


class Sheet(ModalScreen[None]):
    """A text over the table. Arrows scroll it, Escape closes it."""

    AUTO_FOCUS = "#page-text"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, lines: list[str], foot: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield from self.above()
            with VerticalScroll(id="page-text"):
                yield Static(id="text", markup=False)

    def above(self) -> ComposeResult:
        yield from ()

    def on_mount(self) -> None:
        page = self.query_one("#page", Vertical)
        page.border_title = Text(self.heading)
        page.border_subtitle = Text(self.foot)
        self.show(self.lines)

    def show(self, lines: list[str]) -> None:
        self.lines = lines
        self.query_one("#text", Static).update(Text("\n").join(Text(line) for line in lines))
        self.query_one("#page-text", VerticalScroll).scroll_home(animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


class Page(Sheet):
    """A text to read. Nothing is typed here, so more keys close it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,enter", "close", show=False)]


class Lesson(Page):
    """The teacher's text, below the drawings."""


class Inquiry(Sheet):
    """A text with an input line above it to ask for another one."""

    AUTO_FOCUS = "#asked"

    def __init__(self, title: str, lines: list[str], foot: str, hint: str, reply: Callable[[str], list[str]]) -> None:
        super().__init__(title, lines, foot)
        self.hint = hint
        self.reply = reply

    def above(self) -> ComposeResult:
        yield Input(placeholder=self.hint, id="asked")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        self.show(self.reply(message.value))

    def key_down(self) -> None:
        self.query_one("#page-text", VerticalScroll).scroll_down()

    def key_up(self) -> None:
        self.query_one("#page-text", VerticalScroll).scroll_up()


class HandOver(Screen[None]):
    """Covers everything until the next player confirms."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", show=False),
        Binding("ctrl+c,q", "leave", show=False, priority=True),
    ]

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        yield Static(Text("\n\n").join(Text(line) for line in self.lines), id="hand-over")

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        self.app.exit(0)
