"""`meadhall doctor`: what this installation has, and what it lacks."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meadhall
from meadhall.commands.arguments import Speaker
from meadhall.engine import which
from meadhall.tables.saved_games import home
from meadhall.words import LANGUAGES, preferred

NARROW, LOW = 80, 24  # what the full-screen table needs


def doctor(*, say: Speaker) -> int:
    size = shutil.get_terminal_size()
    folder = home()
    value: dict[str, Any] = {
        "version": meadhall.__version__,
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "compiled": meadhall.compiled,
        "engine": which.why(),
        "games": meadhall.names(),
        "languages": list(LANGUAGES),
        "language": preferred(),
        "folder": str(folder),
        "writable": writable(folder),
        "terminal": sys.stdout.isatty(),
        "columns": size.columns,
        "rows": size.lines,
        "encoding": sys.stdout.encoding or "",
    }
    problems = [
        key
        for key, wrong in (
            ("folder", not value["writable"]),
            ("size", value["terminal"] and (size.columns < NARROW or size.lines < LOW)),
            ("encoding", not speaks(value["encoding"])),
        )
        if wrong
    ]
    value["problems"] = problems

    def lines() -> Iterator[str]:
        words = say.words()
        for key in ("version", "python", "system"):
            yield words(f"doctor-{key}", value=value[key])
        yield words("doctor-engine", engine=value["engine"], log=str(which.log_of(which.checkout() or folder)))
        yield words("doctor-games", value=", ".join(value["games"]))
        yield words("doctor-languages", value=", ".join(value["languages"]), language=value["language"])
        yield words("doctor-folder", value=value["folder"], writable="yes" if value["writable"] else "no")
        yield words(
            "doctor-terminal",
            columns=size.columns,
            rows=size.lines,
            encoding=value["encoding"],
            terminal="yes" if value["terminal"] else "no",
        )
        for key in problems:
            yield words(f"doctor-problem-{key}", folder=str(folder), columns=NARROW, rows=LOW)
        if not problems:
            yield words("doctor-well")

    say.give(value, lines())
    return 1 if "folder" in problems else 0


def writable(folder: Path) -> bool:
    """Whether games can be kept there; nothing is made, only looked at."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def speaks(encoding: str) -> bool:
    """Whether the terminal can show the letters of our three languages and the quotation marks they use."""
    try:
        "éßü’«»„“…".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True
