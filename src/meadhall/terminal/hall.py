"""The whole terminal as a hall with one table in it."""

from __future__ import annotations

import os

from textual.app import App

from meadhall.terminal.screen import TableScreen
from meadhall.terminal.sitting import Sitting
from meadhall.terminal.themes import BONE, DEFAULTS, SOOT, wants_day

PACE = 0.7  # seconds between the answers of bots, so that people can follow


class Hall(App[int]):
    """The table in the whole terminal."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
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
    """Play, and say on the ordinary screen how it ended or how to go on."""
    hall = Hall(sitting)
    hall.run()
    say = sitting.speech
    if sitting.table.outcome is not None:
        lines = [*sitting.result(), say("terminal-record", path=str(sitting.path))]
    else:
        lines = [say("terminal-left", path=str(sitting.path)), say("terminal-go-on", command=sitting.go_on())]
    print("\n".join(lines))
    return hall.return_code or 0
