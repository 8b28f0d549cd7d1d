"""The full-screen application with one table."""

from __future__ import annotations

import os

from textual.app import App

from meadhall.terminal.farewell import describe_leaving, describe_record
from meadhall.terminal.session import Sitting
from meadhall.terminal.table_screen import TableScreen
from meadhall.terminal.themes import BONE, DEFAULTS, SOOT, wants_day
from meadhall.terminal.wrapping import keep_no_break_spaces

PACE = 0.7  # seconds between the answers of bots, so that people can follow


class Hall(App[int]):
    """The full-screen application."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        keep_no_break_spaces()
        self.sitting = sitting
        self.pace = pace
        self.register_theme(BONE)
        self.register_theme(SOOT)
        self.theme = BONE.name if wants_day(os.environ) else SOOT.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return DEFAULTS

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.sitting, self.pace))


def play_on_screen(sitting: Sitting) -> int:
    """Play, then print on the normal screen how the game ended or how to resume it."""
    hall = Hall(sitting)
    hall.run()
    if sitting.table.outcome is not None:
        lines = [*sitting.result(), describe_record(sitting)]
    else:
        lines = describe_leaving(sitting)
    print("\n".join(lines))
    return hall.return_code or 0
