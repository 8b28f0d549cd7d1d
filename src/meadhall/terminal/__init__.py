"""The terminal interface: full screen, or plain text for screen readers and pipes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from meadhall.lessons.learner_progress import Memory
from meadhall.tables.saved_games import Shelf
from meadhall.tables.table import Table
from meadhall.words import Words


def play(table: Table, path: Path, shelf: Shelf, words: Words, plain: bool, memory: Memory | None = None) -> int:
    """Play until the game is over or the user leaves; return the exit code."""
    from meadhall.terminal.session import Sitting

    sitting = Sitting(table, path, shelf, words, memory=memory)
    if plain or not is_screen_possible():
        from meadhall.terminal.plain_ui import play_plain

        return play_plain(sitting)
    from meadhall.terminal.app import play_on_screen

    return play_on_screen(sitting)


def is_screen_possible() -> bool:
    """Return whether full screen works. Textual draws on standard error; a terminal without cursor movement gets plain
    text.
    """
    return sys.__stderr__ is not None and sys.__stderr__.isatty() and os.environ.get("TERM") != "dumb"
