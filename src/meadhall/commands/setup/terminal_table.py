"""Play a table in this terminal."""

from __future__ import annotations

import contextlib
import getpass
import sys
from pathlib import Path

from meadhall.commands.cli.output import Say
from meadhall.core.fault import Fault
from meadhall.lessons.learner_progress import Memory
from meadhall.tables.saved_games import Shelf
from meadhall.tables.table import Table

NAME_LENGTH = 30


def can_ask(say: Say) -> bool:
    """Return whether a person is at the terminal, not a script or a pipe."""
    return not say.json and sys.stdin.isatty()


def play_at_terminal(table: Table, path: Path, shelf: Shelf, plain: bool, say: Say) -> int:
    """Play until the user leaves or the game is over."""
    words = say.words(table.game.name)
    memory = Memory() if can_ask(say) else None
    plain = plain or say.json or not (sys.stdout.isatty() and sys.stdin.isatty())

    from meadhall import terminal

    # With --json, stdout has nothing but JSON; the table's output goes to stderr.
    with contextlib.redirect_stdout(sys.stderr) if say.json else contextlib.nullcontext():
        code = terminal.play(table, path, shelf, words, plain, memory)
    if say.json:
        result = table.record.result
        say.give(
            {
                "game": table.game.name,
                "record": str(path) if path.is_file() else None,
                "seats": table.record.header["seats"],
                "names": [seat.name for seat in table.seats],
                "answers": len(table.record.answers),
                "over": result is not None,
                "result": result and result["result"],
            },
            [],
        )
    return code


def choose_name(given: str | None) -> str:
    """Return the name given, or the user's name on this machine."""
    if given is None:
        try:
            return getpass.getuser().capitalize()[:NAME_LENGTH] or "Skald"
        except (OSError, KeyError):
            return "Skald"
    name = " ".join(given.split())
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise Fault("play-name", name=given, most=NAME_LENGTH)
    return name
