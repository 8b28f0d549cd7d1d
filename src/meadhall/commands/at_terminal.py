"""A table in this terminal: who sits down at it, and until when."""

from __future__ import annotations

import contextlib
import getpass
import sys
from pathlib import Path

from meadhall.commands.say import Say
from meadhall.core.fault import Fault
from meadhall.lessons.memory import Memory
from meadhall.tables.saved_games import Shelf
from meadhall.tables.table import Table

NAME_LENGTH = 30


def can_ask(say: Say) -> bool:
    """Whether somebody is there who can be asked, and not a script or a pipe."""
    return not say.json and sys.stdin.isatty()


def at_terminal(table: Table, path: Path, shelf: Shelf, plain: bool, say: Say) -> int:
    """Play here until somebody leaves or the game is over."""
    words = say.words(table.game.name)
    memory = Memory() if can_ask(say) else None
    plain = plain or say.json or not (sys.stdout.isatty() and sys.stdin.isatty())

    from meadhall import terminal

    # With --json, stdout holds nothing but JSON; the talk at the table goes to stderr.
    with contextlib.redirect_stdout(sys.stderr) if say.json else contextlib.nullcontext():
        code = terminal.play(table, path, shelf, words, plain, memory)
    if say.json:
        result = table.record.result
        say.give(
            {
                "game": table.game.name,
                "record": str(path),
                "seats": table.record.header["seats"],
                "names": [seat.name for seat in table.seats],
                "answers": len(table.record.answers),
                "over": result is not None,
                "result": result and result["result"],
            },
            [],
        )
    return code


def your_name(given: str | None) -> str:
    """The name on the line, or the one this machine knows its user by."""
    if given is None:
        try:
            return getpass.getuser().capitalize()[:NAME_LENGTH] or "Skald"
        except (OSError, KeyError):
            return "Skald"
    name = " ".join(given.split())
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise Fault("play-name", name=given, most=NAME_LENGTH)
    return name
