"""Check a SQLite file for damage: a lost page is otherwise noticed only when it is read."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from meadhall.core.fault import Fault

CHECK = "PRAGMA quick_check(1)"  # every page of every table and index, but not whether both say the same
GOOD = "ok"


def check_undamaged(connection: Connection, place: str) -> None:
    """Raise a Fault if a SQLite database is damaged. PostgreSQL checks its own pages if configured to."""
    try:
        found = str(connection.execute(text(CHECK)).scalar())
    except DatabaseError as error:
        found = str(error.orig)
    if found != GOOD:
        raise Fault("db-damaged", db=place, reason=" ".join(found.split()))


def find_damage(file: Path) -> str | None:
    """Return what is wrong with a database file, or None. Read-only; safe while a server uses the file."""
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            found = str(connection.execute(CHECK).fetchone()[0])
        except sqlite3.DatabaseError as error:
            found = str(error)
    return None if found == GOOD else " ".join(found.split())
