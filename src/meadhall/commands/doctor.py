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
from meadhall.commands.cli.arguments import Speaker
from meadhall.core.fault import Fault
from meadhall.core.game import plug_ins
from meadhall.engine import selection
from meadhall.tables.saved_games import find_home
from meadhall.words import LANGUAGES, preferred

NARROW, LOW = 80, 24  # what the full-screen table needs


def doctor(*, say: Speaker) -> int:
    size = shutil.get_terminal_size()
    folder = find_home()
    value: dict[str, Any] = {
        "version": meadhall.__version__,
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "compiled": meadhall.compiled,
        "engine": selection.explain_choice(),
        "games": meadhall.names(),
        "broken_games": plug_ins().broken,
        "languages": list(LANGUAGES),
        "language": preferred(),
        "folder": str(folder),
        "writable": is_writable(folder),
        "terminal": sys.stdout.isatty(),
        "columns": size.columns,
        "rows": size.lines,
        "encoding": sys.stdout.encoding or "",
    }
    value |= check_server_database()
    problems = [
        key
        for key, wrong in (
            ("folder", not value["writable"]),
            ("size", value["terminal"] and (size.columns < NARROW or size.lines < LOW)),
            ("encoding", not can_print(value["encoding"])),
            ("games", bool(value["broken_games"])),
            ("settings", bool(value["settings_mistakes"])),
            ("database", bool(value["database_damage"])),
        )
        if wrong
    ]
    value["problems"] = problems

    def lines() -> Iterator[str]:
        words = say.words()
        for key in ("version", "python", "system"):
            yield words(f"doctor-{key}", value=value[key])
        yield words(
            "doctor-engine", engine=value["engine"], log=str(selection.find_log(selection.find_checkout() or folder))
        )
        yield words("doctor-games", value=", ".join(value["games"]))
        yield words("doctor-languages", value=", ".join(value["languages"]), language=value["language"])
        yield words("doctor-folder", value=value["folder"], writable="yes" if value["writable"] else "no")
        if value["settings_file"]:
            yield words("doctor-settings", file=value["settings_file"])
        if value["database"]:
            yield words("doctor-database", db=value["database"], damaged="yes" if value["database_damage"] else "no")
        yield words(
            "doctor-terminal",
            columns=size.columns,
            rows=size.lines,
            encoding=value["encoding"],
            terminal="yes" if value["terminal"] else "no",
        )
        details = {
            "mistakes": "; ".join(say.sentence(one) for one in value["settings_mistakes"]),
            "db": value["database"],
            "damage": value["database_damage"],
        }
        broken = "; ".join(f"{name} ({error})" for name, error in value["broken_games"].items())
        for key in problems:
            yield words(f"doctor-problem-{key}", folder=str(folder), columns=NARROW, rows=LOW, games=broken, **details)
        if not problems:
            yield words("doctor-well")

    shown = value | {"settings_mistakes": [say.sentence(one) for one in value["settings_mistakes"]]}
    say.give(shown, lines())
    return 1 if {"folder", "settings", "database"} & set(problems) else 0


def check_server_database() -> dict[str, Any]:
    """Return the settings and the database that `meadhall serve` would use. A database file is checked."""
    from sqlalchemy.engine import make_url

    from meadhall.commands.settings.config_file import find_file
    from meadhall.commands.settings.mistakes import Mistakes
    from meadhall.commands.settings.resolution import resolve
    from meadhall.server.store.database import describe_location, resolve_url
    from meadhall.server.store.integrity import find_damage

    found: dict[str, Any] = {"settings_file": None, "settings_mistakes": [], "database": None, "database_damage": None}
    try:
        file = find_file(None, os.environ)
        found["settings_file"] = str(file) if file else None
        db = resolve().settings.db
    except Fault as fault:
        return found | {"settings_mistakes": fault.faults if isinstance(fault, Mistakes) else [fault]}
    url = make_url(resolve_url(db))
    if not url.drivername.startswith("sqlite"):
        found["database"] = describe_location(db)
    elif Path(url.database or "").is_file():
        found |= {"database": describe_location(db), "database_damage": find_damage(Path(url.database or ""))}
    return found


def is_writable(folder: Path) -> bool:
    """Return whether games can be saved there, without creating anything."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def can_print(encoding: str) -> bool:
    """Return whether the terminal can print the letters and quotation marks of all three languages."""
    try:
        "éßü’«»„“…".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True
