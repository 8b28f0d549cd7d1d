"""The full-screen table, its texts and clicks."""

from __future__ import annotations

from collections.abc import Callable

from textual.pilot import Pilot

from meadhall.terminal.board_pane import Board
from meadhall.terminal.session import Sitting
from meadhall.terminal.table_screen import TableScreen


async def until(pilot: Pilot[int], true: Callable[[], bool]) -> None:
    for _ in range(3000):
        await pilot.pause(0.01)
        if true():
            return
    raise AssertionError("waited in vain")


def shown(pilot: Pilot[int]) -> str:
    """All that stands on the screen, as text."""
    screen = pilot.app.screen
    strips = screen._compositor.render_strips(screen.size)
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def sees(pilot: Pilot[int], text: str) -> None:
    """Waits for a text to stand on the screen, however it is broken into lines."""
    await until(pilot, lambda: text in shown(pilot) or text in " ".join(shown(pilot).split()))


async def clicks(pilot: Pilot[int], text: str) -> None:
    """Waits for a text to stand on the screen, and presses the mouse on it."""
    await sees(pilot, text)
    rows = shown(pilot).splitlines()
    y = next(number for number, row in enumerate(rows) if text in row)
    await pilot.click(offset=(rows[y].index(text) + 2, y))


async def reads(pilot: Pilot[int], *wanted: str) -> None:
    """Has each board read in words, one text of each waited for."""
    for board, expected in zip(pilot.app.screen.query(Board), wanted, strict=True):
        board.focus()
        await pilot.press("t")
        await sees(pilot, expected)
        await pilot.press("escape")


def table_of(pilot: Pilot[int]) -> TableScreen:
    [screen] = [screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen)]
    return screen


def mine(sitting: Sitting) -> list[str]:
    return [answer.text for answer in sitting.table.record.answers if answer.seat == "A"]
